import Foundation
import TestSupport
import Testing

@Suite("Labels of a plot")
struct PlotLabelTests {
    /// What a label takes at least: no font that the picture asks for is that narrow.
    private struct Label {
        let text: String
        let left: Double
        let right: Double
        let y: Double

        init(_ type: Substring, _ x: Double, _ y: Double, _ anchor: Substring, _ text: Substring) {
            let sizes: [Substring: Double] = ["title": 16, "heading": 14, "label": 11]
            let width = 0.47 * (sizes[type] ?? 10) * Double(text.count)
            switch anchor {
            case "end": left = x - width
            case "middle": left = x - width / 2
            default: left = x
            }
            right = left + width
            self.text = String(text)
            self.y = y
        }
    }

    private func labels(of spec: String) throws -> [Label] {
        let result = try Speccli().run(["plot", "-"], input: spec)
        try #require(result.code == 0, "\(result.errors)")
        let texts = /<text class="([^"]*)" x="([^"]*)" y="([^"]*)" text-anchor="([^"]*)">([^<]*)</
        return result.output.matches(of: texts).map {
            Label($0.1, Double($0.2) ?? .nan, Double($0.3) ?? .nan, $0.4, $0.5)
        }
    }

    private static let name = String(repeating: "aNameThatGoesOnAndOnForEverAndEverUntilItEnds", count: 3)
    private static let long =
        "aVeryLongTargetNameThatNobodyShouldHaveWrittenButSomebodyDid.inner.row.0.detail"

    @Test(
        "no label leaves the picture, and none stands on another",
        arguments: [
            // At the end, beside each other, and many at once.
            #"{ "emit": "everythingShown", "delay": "1s" }"#,
            """
            { "emit": "aMarkerWithAVeryLongNameAtTheEnd", "delay": "0.95s" },
            { "emit": "anotherMarkerRightBesideIt", "delay": "0.97s" }, { "emit": "m3", "delay": "0.98s" }
            """,
            (0..<20).map { "{ \"emit\": \"marker\($0)\", \"delay\": \"\($0 * 20)ms\" }" }
                .joined(separator: ", "),
            "{ \"emit\": \"\(String(repeating: "long", count: 60))\", \"delay\": \"0.5s\" }",
        ])
    func places(_ markers: String) throws {
        let labels = try labels(
            of: """
                { "motionSpec": 1, "name": "\(Self.name)", "variants": { "\(Self.name)": { "motion": { "group": [
                { "animate": "\(Self.long).position.x", "from": 0, "to": 123456789.123, "duration": "1s" },
                { "animate": "\(Self.long).backgroundColor", "from": "red", "to": "blue", "duration": "1s" },
                { "animate": "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW.opacity", "from": 0, "to": 1, "duration": "1s" },
                \(markers) ] } } } }
                """)
        for label in labels {
            #expect(label.left >= 0 && label.right <= 800, "\(label)")
            for other in labels where other.text != label.text && (other.y - label.y).magnitude < 8 {
                #expect(other.left >= label.right || label.left >= other.right, "\(label) \(other)")
            }
        }
    }

    @Test("a marker's name is whole where there is room, and cut where there is none")
    func names() throws {
        let texts = try labels(
            of: """
                { "motionSpec": 1, "name": "B", "variants": { "v": { "motion": { "group": [
                { "animate": "box.opacity", "from": 0, "to": 1, "duration": "1s" },
                { "emit": "everythingShown", "delay": "1s" }, { "emit": "begun" },
                { "emit": "\(String(repeating: "long", count: 60))", "delay": "0.5s" } ] } } } }
                """
        ).map { $0.text }
        #expect(texts.contains("everythingShown") && texts.contains("begun"))
        #expect(texts.contains { $0.hasPrefix("longlong") && $0.hasSuffix("…") }, "\(texts)")
    }
}
