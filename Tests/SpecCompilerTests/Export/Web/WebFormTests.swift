import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("What a browser can't do as the motion does")
struct WebFormTests {
    private func export(
        _ spec: Spec, composite: BakeOptions.Composite = .replace
    ) throws -> (BrowserModel, [String]) {
        let options = BakeOptions(composite: composite)
        let export = try Export(.waapi, of: ExportSource(spec, options: options))
        return (
            try BrowserModel(String(decoding: export.bytes, as: UTF8.self)), export.losses.map { $0.text }
        )
    }

    private func frames(_ browser: BrowserModel, _ index: Int = 0) throws -> [[String: Any]] {
        try #require(browser.animations("v")[index]["keyframes"] as? [[String: Any]])
    }

    @Test("jumps take a millionth of an iteration, and show both of their sides before and after")
    func jumps() throws {
        let spec = try WebSpec.read(
            """
            "variants": { "v": { "motion": { "sequence": [
              { "wait": 1 }, { "set": { "x.opacity": 0.2 } }, { "animate": "x.opacity", "from": 0.4, "to": 0.8, "duration": 1 },
              { "set": { "x.opacity": 0.1 } } ] } } }
            """)
        let (browser, _) = try export(spec)
        for (time, value) in [(0, 1.0), (0.999, 1), (1.00001, 0.4), (2 - 5e-6, 0.8), (2.001, 0.1), (9, 0.1)] {
            let shown = browser.shown("x.opacity", in: "v", at: time).flatMap { $0.numbers }
            #expect(abs((shown.first ?? .nan) - value) < 1e-4, "\(time): \(shown)")
        }
    }

    @Test("a jump between two sums of times that differ by a rounding is one, and isn't lost")
    func roundedJump() throws {
        let spec = try WebSpec.read(
            """
            "variants": { "v": { "motion": { "sequence": [
              { "animate": "x.opacity", "to": 0.6523, "duration": 0.1 }, { "wait": 0.05 },
              { "animate": "x.opacity", "to": 0.95, "duration": 0.1, "iterations": 2 },
              { "animate": "x.opacity", "from": 0.28, "to": 0.71, "duration": 0.1 } ] } } }
            """)
        // Shares of the duration are written with a few digits.
        let losses = try Export(.waapi, of: ExportSource(spec)).losses
        #expect(losses.compactMap { $0.size }.allSatisfy { $0 < 1e-4 })
        let (browser, _) = try export(spec)
        #expect(try frames(browser).contains { $0["opacity"] as? String == "0.6523" })
    }

    @Test(
        "what stays is there a rounding before the end: WebKit may come out short of it",
        arguments: TestBuild.some(of: WebGallery.names))
    func ends(_ name: String) throws {
        let browser = try BrowserModel(WebGallery.motion(name).1.waapiText)
        for variant in browser.data["variants"] as? [String: Any] ?? [:] {
            for animation in browser.animations(variant.key) {
                let timing = try #require(animation["timing"] as? [String: Any])
                let frames = try #require(animation["keyframes"] as? [[String: Any]])
                let isOver =
                    timing["iterations"] as? String != "Infinity" && timing["duration"] as? Double != 0
                guard timing["fill"] as? String != "backwards", isOver, frames.count > 1 else { continue }
                let (former, end) = (frames[frames.count - 2], frames[frames.count - 1])
                let jumps =
                    former["easing"] as? String == "steps(1, end)"
                    || (former["offset"] as? Double ?? 0) > 1 - 2e-6
                let values = [former, end].map { frame in
                    frame.compactMapValues { $0 as? String }.filter { $0.key != "easing" }
                }
                #expect(!jumps || values[0] == values[1], "\(variant.key): \(frames.suffix(2))")
            }
        }
    }

    @Test("a layer is added over its property, in the share of its weight")
    func layers() throws {
        let spec = try WebSpec.read(
            """
            "variants": { "v": { "motion": { "group": [
              { "animate": "x.transform.rotation.z", "from": 10, "to": 50, "duration": 1, "curve": "linear" },
              { "animate": "x.transform.rotation.z", "by": 8, "additive": true, "weight": 0.25, "duration": 0.5, "curve": "linear" } ] } } }
            """)
        let (browser, _) = try export(spec)
        #expect(browser.animations("v").count == 2)
        for (time, degrees) in [(0.0, 10.0), (0.25, 21), (0.5, 32), (0.75, 42), (1, 52), (2, 52)] {
            let shown = browser.shown("x.transform.rotation.z", in: "v", at: time).flatMap { $0.numbers }
            #expect(abs((shown.first ?? .nan) - degrees) < 1e-9, "\(time): \(shown)")
        }
    }

    @Test("an overshoot beyond a range is said, with its size")
    func ranges() throws {
        let (_, losses) = try export(
            try WebSpec.read(
                """
                "states": ["a", "b"], "animations": { "x.opacity": [0, 1] },
                "variants": { "v": { "timings": { "*": { "duration": 1, "curve": { "bezier": [0.3, 0, 0.3, 2] } } } } }
                """))
        // The Bézier 3·2·(1−t)t² + t³ is largest at t = 0.8: 1.28.
        #expect(
            losses == ["v x.opacity: a browser stops at the ends of its range, off by 0.219 of the travel"]
                || losses == [
                    "v x.opacity: a browser stops at the ends of its range, off by 0.28 of the travel"
                ], "\(losses)")
    }

    @Test("a whole transform is replaced, which is said, and written function by function")
    func transforms() throws {
        let spec = try WebSpec.spec(
            #""x.transform": [[{ "perspective": 800 }, { "rotateY": 0 }], [{ "perspective": 800 }, { "rotateY": 180 }, { "scale": 2 }]]"#
        )
        let (browser, losses) = try export(spec, composite: .add)
        let frames = try frames(browser)
        #expect(frames[0]["transform"] as? String == "perspective(800px) rotateY(0deg) scale(1, 1)")
        #expect(frames[1]["transform"] as? String == "perspective(800px) rotateY(180deg) scale(2, 2)")
        #expect(losses == ["v x.transform: replaces what plays already instead of adding to it"])
    }

    @Test("what adds a share of its travel says that it is written for what is there at rest")
    func weighted() throws {
        func losses(_ weight: Double) throws -> [String] {
            let spec = try WebSpec.read(
                """
                "states": ["a", "b"], "variants": { "v": { "timings": { "*": { "duration": 1 } } } },
                "animations": { "x.position.x": { "values": [0, 10], "weight": \(weight) } }
                """)
            return try export(spec, composite: .add).1
        }
        #expect(
            try losses(0.3) == ["v x.position.x: begins as it is written even where it interrupts something"])
        #expect(try losses(1).isEmpty)
    }

    @Test("what adds up and ends where its property was says that it is written for what is there at rest")
    func endsByCurrent() throws {
        func losses(_ start: String) throws -> [String] {
            let spec = try WebSpec.read(
                """
                "variants": {
                  "v": { "motion": { "animate": "x.position.x", \(start)"to": 9, "duration": 1 } },
                  "w": { "extends": "v", "mirror": true } }
                """)
            return try export(spec, composite: .add).1
        }
        #expect(
            try losses("") == ["w x.position.x: ends as it is written even where it begins elsewhere"])
        #expect(try losses("\"from\": 0, ").isEmpty)
    }

    /// CSS Transforms 1: the transform box of an SVG element is the view box, and browsers' own sheets have its origin at 0 0.
    @Test(
        "an SVG shape turns about its anchor point, in its own box",
        arguments: [
            (#""x.strokeEnd": [0, 0.7], "x.transform.rotation": [0, 360]"#, true, true),
            (#""x.path": ["M0 0H10", "M0 0H20"], "x.transform.scale.x": [1, 2]"#, true, true),
            (
                #""x.strokeStart": [0, 0.7], "x.transform.rotation": [0, 9], "x.anchorPoint": [[0, 0], [1, 1]]"#,
                true, false
            ),
            (#""x.path": ["M0 0H10", "M0 0H20"], "x.position": [[0, 0], [9, 9]]"#, true, false),
            (#""x.strokeEnd": [0, 0.7], "x.transform.translation": [[0, 0], [9, 9]]"#, false, false),
            (#""x.opacity": [0, 0.7], "x.transform.rotation": [0, 360]"#, false, false),
        ])
    func shapes(_ animations: String, hasBox: Bool, hasMiddle: Bool) throws {
        let source = ExportSource(try WebSpec.spec(animations))
        for (format, box, middle) in [
            (ExportFormat.css, "transform-box: fill-box", "transform-origin: 50% 50%;"),
            (.tailwind, "transform-box: fill-box", "transform-origin: 50% 50%;"),
            (.waapi, #""transformBox": "fill-box""#, #""transformOrigin": "50% 50%""#),
        ] {
            let text = String(decoding: try Export(format, of: source).bytes, as: UTF8.self)
            #expect(text.contains(box) == hasBox, "\(format)")
            #expect(text.contains(middle) == hasMiddle, "\(format)")
        }
        let text = String(decoding: try Export(.gsap, of: source).bytes, as: UTF8.self)
        #expect(
            text.contains(#".set(elements.x, { transformOrigin: "50% 50%" }, 0)"#)
                == (hasBox && animations.contains("transform.") && !animations.contains("translation")))
    }

    @Test("an integer is read rounded of the number that moves")
    func integers() throws {
        let spec = try WebSpec.read(
            """
            "properties": { "x.count": { "type": "integer", "initial": 0 } },
            "states": ["a", "b"], "animations": { "x.count": { "values": [0, 10], "timing": "t" } },
            "variants": { "v": { "timings": { "t": { "duration": 1, "curve": "linear" } } } }
            """)
        let (browser, losses) = try export(spec)
        #expect(losses.isEmpty)
        #expect(try frames(browser).map { $0["--a-count-exact"] as? String } == ["0", "10"])
        for format in [ExportFormat.css, .tailwind] {
            let text = String(decoding: try Export(format, of: ExportSource(spec)).bytes, as: UTF8.self)
            #expect(
                text.contains(
                    #"@property --a-count { syntax: "<integer>"; inherits: false; initial-value: 0; }"#))
            #expect(text.contains(#"@property --a-count-exact { syntax: "<number>";"#))
            #expect(text.contains("--a-count: calc(var(--a-count-exact));"))
        }
        // Half of one in ten.
        for format in [ExportFormat.swiftUI, .compose, .flutter, .coreAnimation] {
            let export = try Export(format, of: ExportSource(spec))
            #expect(
                export.losses.map { $0.text } == [
                    "v x.count: not rounded on its way, off by 0.05 of the travel"
                ],
                "\(format)")
        }
    }

    @Test("an integer that only changes at once has no fraction to lose")
    func wholeIntegers() throws {
        let spec = try WebSpec.read(
            """
            "properties": { "x.count": { "type": "integer", "initial": 0 } },
            "states": ["a", "b"], "animations": { "x.count": { "values": [0, 10], "timing": "t" } },
            "variants": { "v": { "timings": { "t": { "duration": 1, "curve": { "steps": 5 } } } } }
            """)
        for format in [ExportFormat.swiftUI, .compose, .flutter, .coreAnimation] {
            let losses = try Export(format, of: ExportSource(spec)).losses
            #expect(!losses.contains { $0.phrase.contains("rounded") }, "\(format)")
        }
    }

    @Test("texts are quoted, held and changed at once")
    func texts() throws {
        let (browser, _) = try export(try WebSpec.spec(#""x.side": ["a \"b\"\\", "c\n"]"#))
        let frames = try frames(browser)
        #expect(frames.first?["--a-side"] as? String == #""a \"b\"\\""#)
        #expect(frames.last?["--a-side"] as? String == #""c\0a ""#)
        #expect(frames.dropLast().allSatisfy { $0["easing"] as? String == "steps(1, end)" })
    }

    @Test("times are the decimals that a reader expects")
    func times() throws {
        #expect(WebTime.milliseconds(0.285) == 285)
        #expect(WebTime.milliseconds(0.015) == 15)
        #expect(WebTime.milliseconds(1.1) == 1100)
        let (browser, _) = try export(try CalendarChip.spec())
        let timing =
            browser.animations("expand").first {
                $0["properties"] as? [String] == ["expandedContent.opacity"]
            }?["timing"] as? [String: Any]
        #expect(timing?["delay"] as? Double == 75 && timing?["duration"] as? Double == 150)
    }

    @Test("offsets differ in single precision, in which Firefox keeps them")
    func offsets() throws {
        let spec = try WebSpec.read(
            """
            "variants": { "v": { "motion": { "sequence": [
              { "wait": 1 }, { "set": { "x.opacity": 0.2 } }, { "animate": "x.opacity", "from": 0.4, "to": 0.8, "duration": 3 },
              { "set": { "x.opacity": 0.1 } } ] } } }
            """)
        let (browser, _) = try export(spec)
        let offsets = try frames(browser).compactMap { $0["offset"] as? Double }
        #expect(offsets.count > 3)
        for (one, next) in zip(offsets, offsets.dropFirst()) { #expect(Float(one) < Float(next)) }
    }

    @Test(
        "colours are shown whether a browser mixes them in OKLab or in sRGB",
        arguments: [
            ("#ff0000", "#0000ff"), ("#00ff0080", "#102030"), ("oklch(0.7 0.2 140)", "#fff0"),
        ])
    func colours(_ from: String, _ to: String) throws {
        let spec = try WebSpec.read(
            """
            "states": ["a", "b"], "animations": { "x.backgroundColor": ["\(from)", "\(to)"] },
            "variants": { "v": { "timings": { "*": { "duration": 1, "curve": "linear" } } } }
            """)
        let (browser, _) = try export(spec)
        let keys = try frames(browser).map { frame in
            (try #require(frame["offset"] as? Double), try #require(frame["backgroundColor"] as? String))
        }
        let (first, last) = (try Color(css: from), try Color(css: to))
        let travel = zip(first.premultiplied, last.premultiplied).map { abs($1 - $0) }.max() ?? 0
        for ((start, one), (end, next)) in zip(keys, keys.dropFirst()) where end - start > 1e-5 {
            let (one, next) = (try Color(css: one), try Color(css: next))
            for share in [0.25, 0.5, 0.75] {
                func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
                let alpha = mixed(one.alpha, next.alpha)
                func part(_ from: Double, _ to: Double) -> Double {
                    mixed(from * one.alpha, to * next.alpha) / alpha
                }
                let inSRGB = Color(
                    red: part(one.srgb.red, next.srgb.red), green: part(one.srgb.green, next.srgb.green),
                    blue: part(one.srgb.blue, next.srgb.blue), alpha: alpha)
                let time = start + (end - start) * share
                let right = zip(first.premultiplied, last.premultiplied).map { $0 + ($1 - $0) * time }
                for (number, shown) in zip(right, inSRGB.premultiplied) {
                    #expect(abs(number - shown) <= 0.00101 * travel, "\(time)")
                }
            }
        }
    }
}
