import Foundation
import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Parameters on a web page")
struct WebParameterTests {
    private static let expressions = [
        "w", "w * 2 + h / 3", "-w ^ 2", "(w - h) * (w + 1)", "w % 7", "min(w, h, 4)", "max(w, -h)",
        "clamp(w, 3, 5)", "clamp(w, 9, 2)", "abs(h - w)", "sign(h)", "floor(w / 3)", "ceil(-w / 3)",
        "round(w - 0.5)", "round(-w - 0.5)", "sqrt(w)", "exp(w / 9)", "log(w)", "pow(w, 1.5)", "sin(w)",
        "cos(h)", "tan(w)", "lerp(w, h, 0.3)", "2 - (w - (h - 1))", "w / (h / 2)",
    ]

    @Test("are worked out by calc() as by the player, whatever they are", arguments: expressions)
    func asThePlayer(_ expression: String) throws {
        let spec = try WebSpec.read(
            """
            "parameters": { "w": 11, "h": -6 }, "states": ["a", "b"],
            "animations": { "x.value": ["= \(expression)", "= w - h"] },
            "variants": { "v": { "timings": { "*": { "duration": 1, "curve": "linear" } } } }
            """)
        let source = ExportSource(spec)
        let browser = try BrowserModel(String(decoding: try Export(.waapi, of: source).bytes, as: UTF8.self))
        let frames = try #require(browser.animations("v")[0]["keyframes"] as? [[String: Any]])
        let variant = try #require(source.motion.variants.first)
        for (w, h) in [(11.0, -6.0), (4, 2.5), (0.5, 8)] {
            let bound = try source.motion.bind(variant, parameters: [w, h])
            let variables = ["--a-param-w": w, "--a-param-h": h]
            let value = bound.tracks[0].value(at: 0).components[0]
            let text = try #require(frames[0]["--a-value"] as? String)
            #expect(text.contains("var("))
            #expect(
                abs(try CalcReading.value(text, variables) - value) <= 1e-12 * max(1, abs(value)), "\(text)"
            )
        }
    }

    @Test(
        "are named where they decide how a spring or a throw goes, which keyframes are written for; a decay follows"
    )
    func courses() throws {
        let spec = try WebSpec.read(
            """
            "parameters": { "w": 300 }, "variants": { "v": { "motion": { "group": [
              { "physics": "a.position.x", "velocity": "= clamp(w, -900, 900)", "friction": 1, "bounds": [-50, 50] },
              { "animate": "b.position.x", "from": 0, "to": 100, "velocity": "= clamp(w, -900, 900)",
                "curve": { "spring": { "response": 0.4, "dampingRatio": 0.8 } } },
              { "decay": "c.position.x", "velocity": "= clamp(w, -900, 900)", "friction": 2 } ] } } }
            """)
        for format in [ExportFormat.css, .waapi, .player] {
            let losses = try Export(format, of: ExportSource(spec)).losses.map { $0.text }
            let lost = losses.filter { $0.contains("doesn't follow") }
            let names = ["a.position.x", "b.position.x"]
            #expect(lost == names.map { "\($0): doesn't follow parameter 'w'" }, "\(format): \(losses)")
        }
    }

    @Test("are named where a weight has been worked into what they say")
    func weight() throws {
        let spec = try WebSpec.read(
            """
            "parameters": { "w": 100 }, "states": ["a", "b"],
            "animations": { "x.position.x": { "values": [0, "= w"], "weight": 0.5 } },
            "variants": { "v": { "timings": { "*": { "duration": 1 } } } }
            """)
        for format in [ExportFormat.css, .waapi] {
            let export = try Export(format, of: ExportSource(spec))
            let isKept = String(decoding: export.bytes, as: UTF8.self).contains("var(--a-param-w)")
            #expect(isKept || export.losses.contains { $0.text.contains("'w'") })
        }
    }

    @Test("stand in every keyframe of a spring, which is found once for all their values")
    func spring() throws {
        let spec = try WebSpec.read(
            """
            "parameters": { "w": 10, "box": { "width": 3, "height": 4 } }, "states": ["a", "b"],
            "animations": { "x.size": { "values": [["= w", 2], ["= box.height", "= w + box.width"]], "additive": false } },
            "properties": { "x.size": { "type": "size" } },
            "variants": { "v": { "timings": { "*": { "curve": { "spring": { "duration": 0.5, "bounce": 0.3 } } } } } }
            """)
        let source = ExportSource(spec)
        let text = String(decoding: try Export(.waapi, of: source).bytes, as: UTF8.self)
        let frames = try #require(try BrowserModel(text).animations("v")[0]["keyframes"] as? [[String: Any]])
        #expect(frames.count > 4)
        let variant = try #require(source.motion.variants.first)
        for (w, width, height) in [(10.0, 3.0, 4.0), (-2, 50, 7)] {
            let bound = try source.motion.bind(variant, parameters: [w, width, height]).tracks[0]
            let variables = ["--a-param-w": w, "--a-param-box-width": width, "--a-param-box-height": height]
            for frame in frames {
                let time = ((frame["offset"] as? NSNumber)?.doubleValue ?? .nan) * bound.track.end
                let value = bound.value(at: time).components
                let numbers = try ["--a-size-width", "--a-size-height"].map { name in
                    try CalcReading.value(try #require(frame[name] as? String), variables)
                }
                for (number, right) in zip(numbers, value) { #expect(abs(number - right) < 0.001 * 60) }
            }
        }
        #expect(!(try Export(.waapi, of: source)).losses.contains { $0.kind == .omission })
    }

    @Test("that no style can work out keep their value, and that is said")
    func lost() throws {
        let spec = try WebSpec.read(
            """
            "parameters": { "w": 10, "h": 2 }, "states": ["a", "b"],
            "animations": { "x.a": ["= w > 3 ? 1 : 2", 7], "x.b": ["= h", 7] },
            "variants": { "v": { "timings": { "*": { "duration": 1 } } } }
            """)
        let export = try Export(.css, of: ExportSource(spec))
        let text = String(decoding: export.bytes, as: UTF8.self)
        #expect(text.contains("--a-param-h: 2;") && !text.contains("--a-param-w"))
        #expect(export.losses.map { $0.text }.contains("x.a: doesn't follow parameter 'w'"))
        #expect(!export.losses.contains { $0.text.contains("'h'") })
    }

    @Test(
        "are followed by what doesn't move in a variant, as the state says",
        arguments: [BakeOptions.Composite.replace, .add])
    func standing(_ composite: BakeOptions.Composite) throws {
        let spec = try WebSpec.read(
            """
            "parameters": { "w": 10, "h": 2, "tint": "#ff0000" },
            "states": ["a", "b"],
            "animations": {
                "x.c": { "values": ["= w * h", 4], "timing": "c" },
                "x.d": { "values": ["= tint", "#0000ff"], "timing": "c" }
            },
            "variants": {
                "v": { "from": "a", "to": "b", "motion": { "animate": "x.b", "from": 0, "to": 1, "duration": 1 } },
                "w": { "from": "a", "to": "b", "timings": { "*": { "duration": 1 } } }
            }
            """)
        var options = BakeOptions()
        options.composite = composite
        let export = try Export(.css, of: ExportSource(spec, options: options))
        let text = String(decoding: export.bytes, as: UTF8.self)
        let written = try #require(text.firstMatch(of: /--a-c: (calc\(.*\));/)?.output.1)
        for (w, h) in [(10.0, 2.0), (3, -4)] {
            let shown = try CalcReading.value(String(written), ["--a-param-w": w, "--a-param-h": h])
            #expect(shown == w * h)
        }
        #expect(text.contains("--a-param-w: 10;") && text.contains("--a-param-h: 2;"))
        #expect(export.losses.map { $0.text }.contains("x.d: doesn't follow parameter 'tint'"))
    }
}
