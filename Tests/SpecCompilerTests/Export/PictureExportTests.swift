import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Animated pictures")
struct PictureExportTests {
    @Test(
        "are well formed, and play only what they have keyframes for",
        arguments: TestBuild.some(of: WebGallery.names))
    func wellFormed(_ name: String) throws {
        let (source, _) = try WebGallery.motion(name)
        let text = String(decoding: try Export(.svg, of: source).bytes, as: UTF8.self)
        let parser = XMLShape(text)
        #expect(parser.problem == nil)
        for word in ["NaN", "nan", "inf ", "infinity"] { #expect(!text.contains(word)) }
        let keyframes = Set(
            text.split(separator: "\n").filter { $0.hasPrefix("@keyframes ") }
                .map { String($0.dropFirst(11).prefix { $0 != " " }) })
        let classes = Set(parser.classes.filter { $0.hasPrefix("m") })
        for name in classes { #expect(text.contains("\n.\(name) { animation: \(name)")) }
        for name in keyframes { #expect(classes.contains(String(name.prefix { $0 != "_" }))) }
    }

    @Test(
        "show each track as the motion has it, then hold its end, and begin again",
        arguments: TestBuild.some(of: WebGallery.names))
    func cycles(_ name: String) throws {
        let (source, _) = try WebGallery.motion(name)
        var random = SplitMix64(seed: 9)
        for (_, timeline) in try source.writtenTimelines() {
            let cycle = PictureCycle(timeline, .tolerance(0.001))
            var work = KeyframeWork()
            for property in timeline.properties {
                let type = property.base.form.canonical
                guard type.name == "number" || type.name == "angle", property.layers.isEmpty else { continue }
                let animations = cycle.animations(property.base, &work) { value in
                    [WebDeclaration(property: "v", value: WebUnit.number.text(value.components[0]))]
                }
                let end = WebGallery.end(of: timeline)
                let travel = WebGallery.travel(of: property, until: end)
                // What never ends isn't begun again.
                #expect(cycle.repeats == timeline.duration.isFinite)
                #expect(!cycle.repeats || (animations.count == 1 && animations[0].iterations == .infinity))
                #expect(cycle.length >= (cycle.repeats ? timeline.duration + PictureCycle.pause : 0))
                let times = (0..<12).map { _ in random.uniform(0...(cycle.repeats ? cycle.length : 3 * end)) }
                    .filter { !WebGallery.jumps(property, at: $0, travel) }
                for round in cycle.repeats ? [0, 1.0, 7] : [0] {
                    for time in times {
                        let playing = animations.last { $0.delay <= time } ?? animations[0]
                        let number = BrowserModel.shown(playing, at: [time + round * cycle.length])[0]
                        let right: Double = property.base.value(at: time).components[0]
                        let allowed: Double = 0.001 * travel + 1e-6 * max(1, abs(right))
                        let place = "\(property.property) at \(time): \(number) instead of \(right)"
                        #expect(abs(number - right) <= allowed, "\(place)")
                    }
                }
            }
        }
    }

    /// What lines are filled with is not seen.
    @Test(
        "draw a path of lines with a stroke, one that has a colour without, and a moving stroke without a filling"
    )
    func lines() throws {
        func path(_ more: String) throws -> (text: String, element: Substring) {
            let spec = try WebSpec.read(
                """
                "animations": { "x.path": { "values": ["M3 6H21 M3 12H21", "M5 5L19 19 M12 12H12.01"], "timing": "t" }\(more) },
                "states": ["a", "b"], "variants": { "v": { "timings": { "t": { "duration": 0.2 } } } }
                """)
            let text = String(decoding: try Export(.svg, of: ExportSource(spec)).bytes, as: UTF8.self)
            let start = try #require(text.range(of: "<path ")).lowerBound
            return (text, text[start...].prefix { $0 != ">" })
        }
        let plain = try path("").element
        #expect(
            plain.contains(" stroke=\"#") && plain.contains(" stroke-width=") && plain.contains(" fill=\"#"))
        let colored = try path(
            #", "x.backgroundColor": { "values": ["red", "lime"], "timing": "t" }"#
        ).element
        #expect(!colored.contains(" stroke"))
        let drawn = try path(#", "x.strokeEnd": { "values": [0, 1], "timing": "t" }"#)
        #expect(drawn.element.contains("class=\"stroke ") && drawn.element.contains("pathLength=\"1\""))
        #expect(!drawn.element.contains("fill") && drawn.text.contains(".stroke { fill: none;"))
    }

    @Test("turn a path about its middle")
    func turnedPath() throws {
        let spec = try WebSpec.spec(
            """
            "x.path": ["M0 0H10V10H0Z", "M0 0H20V10H0Z"], "x.transform.rotation": [0, 90], "y.transform.rotation": [0, 90]
            """)
        let text = String(decoding: try Export(.svg, of: ExportSource(spec)).bytes, as: UTF8.self)
        let turned = text.split(separator: "\n").filter { $0.contains("transform-origin: 50% 50%") }
        #expect(turned.count == 1 && turned[0].contains("transform-box: fill-box"), "\(text)")
    }

    @Test("jump where an iteration begins, also for a browser that keeps offsets in single precision")
    func iterations() throws {
        var random = SplitMix64(seed: 4)
        for _ in 0..<20 {
            let (delay, duration) = (Double(random.below(600)) / 1000, Double(20 + random.below(400)) / 1000)
            let spec = try WebSpec.read(
                """
                "animations": { "x.position.x": { "values": [10, 20], "timing": { "delay": \(delay), "duration": \(duration),
                  "curve": "linear", "iterations": \(2 + random.below(5)).5 } } },
                "states": ["a", "b"], "variants": { "v": {} , "w": { "extends": "v", "mirror": true } }
                """)
            for (_, timeline) in try ExportSource(spec).writtenTimelines() {
                var work = KeyframeWork()
                let track = timeline.properties[0].base
                let animation = PictureCycle(timeline, .tolerance(0.001)).animations(track, &work) { value in
                    [WebDeclaration(property: "v", value: WebUnit.number.text(value.components[0]))]
                }[0]
                let times = (0..<30).map { _ in random.uniform(0...timeline.duration) }
                for (time, shown) in zip(times, BrowserModel.shown(animation, at: times)) {
                    let right: Double = track.value(at: time).components[0]
                    // At the jump itself rounding decides.
                    let around: [Double] = [-1e-5, 1e-5].map { track.value(at: time + $0).components[0] }
                    guard abs(around[0] - around[1]) < 1 else { continue }
                    #expect(
                        abs(shown - right) < 0.01,
                        "\(delay) \(duration) at \(time): \(shown) instead of \(right)")
                }
            }
        }
    }
}

/// The tags of an XML text: whether they match, and the classes in them.
struct XMLShape {
    private(set) var problem: String?
    private(set) var classes: [String] = []

    init(_ text: String) {
        var open: [String] = []
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if rest.hasPrefix("<![CDATA[") {
                rest = rest.range(of: "]]>").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else {
                problem = "a tag that doesn't end"
                return
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if let place = tag.range(of: "class=\"") {
                classes += tag[place.upperBound...].prefix { $0 != "\"" }.split(separator: " ").map(
                    String.init)
            }
            if tag.hasPrefix("/") {
                if open.popLast() != String(tag.dropFirst()) { problem = "</\(tag)> without its start" }
            } else if !tag.hasSuffix("/") {
                open.append(String(tag.prefix { $0 != " " }))
            }
        }
        if !open.isEmpty { problem = "no end of \(open)" }
    }
}
