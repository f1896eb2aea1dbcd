import Foundation
import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Perspectives on a page")
struct PerspectiveFormTests {
    /// A perspective that comes or goes; with a curve that goes beyond its ends it is less than none at times.
    private func spec(_ values: String, _ curve: String) throws -> Spec {
        try MotionTreeTests.spec(
            """
            { "motionSpec": 1, "name": "S", "animations": {
                "b.transform": { "values": \(values), "timing": "t" }, "b.progress": { "values": [0, 1], "timing": "t" } },
              "variants": { "go": { "timings": { "t": { "duration": 1, "curve": \(curve) } } },
                            "back": { "extends": "go", "reverseValues": true } } }
            """)
    }

    @Test(
        "are functions that CSS has, and of one kind in all keyframes, between which a browser mixes their numbers",
        arguments: [
            (#"[[], [{ "perspective": 400 }, { "rotateY": 60 }]]"#, 0, 1.0 / 400),
            (
                #"[[{ "perspective": "none" }, { "rotateX": 10 }], [{ "perspective": 90 }, { "rotateX": 80 }]]"#,
                0, 1.0 / 90
            ),
            (
                #"[[{ "translate": [1, 2] }, { "perspective": 1 }], [{ "translate": [9, 9] }, { "perspective": 400 }]]"#,
                1, 1.0 / 400
            ),
        ] as [(String, Double, Double)],
        [
            #""linear""#, #""back.out""#, #""back.in""#, #"{ "css": "linear(0, 0.3 20%, 1.2 60%, 1)" }"#,
            #"{ "spring": { "duration": 0.5, "bounce": 0.4 } }"#, #""elastic.out""#,
        ])
    func kinds(_ values: (text: String, from: Double, to: Double), _ curve: String) throws {
        let spec = try spec(values.text, curve)
        for format in [ExportFormat.css, .waapi, .tailwind, .svg] {
            let text = String(decoding: try Export(format, of: ExportSource(spec)).bytes, as: UTF8.self)
            let lengths = text.matches(of: /perspective\((-?[\d.]+)px\)/).compactMap { Double($0.1) }
            #expect(lengths.allSatisfy { $0 >= 1 }, "\(format): \(lengths)")
            if curve == #""linear""# { #expect(!lengths.isEmpty, "\(format)") }
        }
        let source = ExportSource(spec)
        let web = try BrowserModel(String(decoding: try Export(.waapi, of: source).bytes, as: UTF8.self))
        for (variant, timeline) in try source.timelines() {
            let progress = try #require(timeline.properties.first { $0.property.text == "b.progress" })
            for animation in web.animations(variant.name) {
                let frames = try #require(animation["keyframes"] as? [[String: Any]])
                let texts = frames.compactMap { $0["transform"] as? String }
                guard !texts.isEmpty else { continue }
                let kinds = texts.map { $0.matches(of: /(\w+)\(/).map { String($0.1) } }
                #expect(kinds.allSatisfy { $0 == kinds[0] }, "\(variant.name): \(kinds)")
                let timing = try #require(animation["timing"] as? [String: Any])
                let duration = try #require((timing["duration"] as? NSNumber)?.doubleValue) / 1000
                for (text, frame) in zip(texts, frames) {
                    let offset = try #require((frame["offset"] as? NSNumber)?.doubleValue)
                    let share = try #require(Self.share(in: text), "\(text)")
                    let reached = progress.value(at: offset * duration).components[0]
                    let wanted = values.from + (values.to - values.from) * reached
                    let far = abs(share - wanted) / abs(values.to - values.from)
                    #expect(far < 2e-3, "\(share), not \(wanted), at \(offset)")
                }
            }
        }
    }

    /// 1 over the distance of the perspective in a list of functions.
    private static func share(in text: String) -> Double? {
        if let match = text.firstMatch(of: /perspective\((.*?)(px)?\)/) {
            return match.1 == "none" ? 0 : Double(match.1).map { 1 / $0 }
        }
        return text.firstMatch(of: /matrix3d\((.*?)\)/).map { -ReadBack.numbers(in: $0.1)[11] }
    }
}
