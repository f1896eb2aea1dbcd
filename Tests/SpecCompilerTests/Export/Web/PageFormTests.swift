import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("What the forms for browsers write for a page")
struct PageFormTests {
    private func export(
        _ format: ExportFormat, _ spec: Spec, rules: BakeOptions.Rules = .animations
    ) throws -> (text: String, losses: [String]) {
        let export = try Export(format, of: ExportSource(spec, options: BakeOptions(rules: rules)))
        return (String(decoding: export.bytes, as: UTF8.self), export.losses.map { $0.text })
    }

    @Test("a dash is a length, which every browser works out, and lies beyond the line where it is nothing")
    func strokes() throws {
        let spec = try WebSpec.spec(#""x.strokeEnd": [0, 0.7], "x.strokeStart": [0, 0.2]"#)
        for format in [ExportFormat.css, .tailwind, .waapi] {
            let text = try export(format, spec).text
            #expect(
                text.contains("calc((var(--a-stroke-end) - var(--a-stroke-start)) * 1px) 3px"), "\(format)")
            #expect(text.contains("* -1px - clamp(0, 1 - ("), "\(format)")
        }
        #expect(try export(.svg, spec).text.contains("calc((var(--end) - var(--start)) * 1px) 3px"))
    }

    @Test("what nothing moves has its value even where no custom property is registered")
    func shadowTrees() throws {
        let text = try export(.css, WebSpec.spec(#""x.shadowOpacity": [0, 1], "y.strokeEnd": [0, 1]"#)).text
        #expect(text.contains("var(--a-shadow-offset-width, 0px) var(--a-shadow-offset-height, -3px)"))
        #expect(text.contains("calc(var(--a-shadow-opacity) * 100%)"))
        #expect(text.contains("var(--a-stroke-start, 0)"))
    }

    @Test(
        "a name has a hyphen for what no name of CSS has",
        arguments: [
            ("a b", "a-b"), ("per%cent", "per-cent"), ("größe", "größe"), ("x: 1; } * { y", "x-1-y"),
            ("my_name.x", "my-name-x"),
        ])
    func names(_ name: String, _ kebab: String) throws {
        #expect(WebNames.kebab(name) == kebab)
        let spec = try WebSpec.read(
            """
            "animations": { "x.opacity": { "values": [0, 1], "timing": \(JSONValue.quoted(name)) } },
            "variants": { "v": { "timings": { \(JSONValue.quoted(name)): { "duration": 1, "curve": "linear" } } } }
            """)
        #expect(try export(.css, spec, rules: .transitions).text.contains("--a-v-\(kebab): 1s linear;"))
        #expect(
            try export(.tailwind, spec, rules: .transitions).text.contains("--ease-a-v-\(kebab): linear;"))
    }

    @Test("a comment ends where its line does")
    func comments() {
        var sheet = CSSSheet()
        sheet.comment("a */ b { }")
        #expect(sheet.text == "/* a * / b { } */\n")
    }

    @Test(
        "a spring that no transition is says so, and a Bézier doesn't", arguments: ["snappy", "ease-in-out"])
    func springs(_ curve: String) throws {
        let spec = try WebSpec.read(
            """
            "animations": { "x.transform.scale": [1, 2] },
            "variants": { "v": { "timings": { "*": { "duration": 1, "curve": "\(curve)" } } } }
            """)
        for (rules, isLost) in [(BakeOptions.Rules.transitions, curve == "snappy"), (.animations, false)] {
            let losses = try export(.css, spec, rules: rules).losses
            #expect(losses.contains { $0.contains("no transition") } == isLost, "\(losses)")
        }
    }

    @Test(
        "what has no first value says that it begins where it was before anything played",
        arguments: [
            ExportFormat.css, .tailwind, .waapi, .gsap, .motion, .flutter, .swiftUI, .compose, .coreAnimation,
            .android,
        ])
    func starts(_ format: ExportFormat) throws {
        func losses(_ start: String) throws -> [String] {
            let spec = try WebSpec.read(
                """
                "variants": { "v": { "motion": { "animate": "x.opacity", \(start) "to": 0, "duration": 1 } } }
                """)
            return try export(format, spec).losses.filter { $0.contains("begins where it is before") }
        }
        #expect(try losses("").count == 1)
        #expect(try losses(#""from": 1, "#).isEmpty)
    }

    @Test("a theme says nothing of classes, and which element a numbered utility is for")
    func themes() throws {
        let spec = try WebSpec.read(
            """
            "states": ["a", "b"], "animations": { "row.one.opacity": [0, 1], "row_one.opacity": [1, 0] },
            "variants": { "v": { "timings": { "*": { "duration": 1 } } }, "w": { "reverseValues": true, "timings": { "*": { "duration": 1 } } } },
            "targets": { "row_one": { "appears": "b" } }
            """)
        #expect(try export(.tailwind, spec).losses.allSatisfy { !$0.contains("is gone at once") })
        let text = try export(.tailwind, spec).text
        #expect(text.contains("/* 'row_one' in 'v' */\n  --animate-a-v-row-one-2:"))
        #expect(text.contains("Changes are lost when the spec is baked again."))
    }

    @Test("what stays as it is at rest has no keyframes, and no number has digits of reckoning")
    func short() throws {
        let spec = try WebSpec.read(
            """
            "parameters": { "lift": 40 }, "states": ["a", "b", "c"],
            "animations": { "x.opacity": [0, 0, 1], "y.constant": ["= lift", "= lift", 0], "x.transform.scale": [1, 2, 3] },
            "variants": { "v": { "from": "a", "to": "b", "timings": { "*": { "curve": "snappy" } } },
              "w": { "from": "b", "to": "c", "timings": { "*": { "curve": "snappy" } } } }
            """)
        let text = try export(.css, spec).text
        #expect(!text.contains("from, to { opacity: 0; }"))
        #expect(!text.contains("99999999"))
        #expect(!text.contains("lift) * 0.5 + var(--a-param-lift)"))
    }
}
