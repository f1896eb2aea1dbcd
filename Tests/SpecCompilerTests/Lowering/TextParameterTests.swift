import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Texts as parameters")
struct TextParameterTests {
    private static let library = SourceFile(
        path: "lib.json",
        text: """
            { "motionSpec": 1, "name": "Lib", "parameters": { "before": "Idle", "after": "Ready", "late": false },
              "animations": { "row.caption": ["Off", "On"] },
              "variants": {
                "say": { "motion": { "animate": "row.caption", "from": "= before", "to": "= late ? before : after",
                                     "duration": 1 } },
                "done": { "motion": { "use": "say", "with": { "after": "Done" } } } } }
            """)

    private static func motion(_ members: String) throws -> CompiledMotion {
        let file = SourceFile(path: "a.json", text: "{ \"motionSpec\": 1, \"name\": \"A\", \(members) }")
        var workspace = SpecWorkspace(SourceSet([library]))
        let (spec, diagnostics) = workspace.read(file)
        let others = diagnostics.filter { $0.id != .propertyUndeclared }
        #expect(others.isEmpty, "\(Report(file: file, diagnostics: others).short())")
        return CompiledMotion(try #require(spec))
    }

    /// The texts of each track in the order of the spec, at both ends.
    private static func ends(
        _ motion: CompiledMotion, _ variant: String, _ values: [String: MotionValue] = [:]
    ) throws -> [[String?]] {
        let timeline = try motion.bind(
            try #require(motion[variant]), parameters: motion.parameterComponents(values))
        return timeline.tracks.map { track in
            [0, timeline.duration].map { track.value(at: $0).string }
        }
    }

    private static let button = """
        "parameters": { "action": "Save", "done": "Saved", "isNew": true },
        "animations": { "button.label": ["= isNew ? action : done", "Cancel"], "hint.text": ["= done", "Save"] },
        "variants": { "go": { "timings": { "*": { "duration": 0.2 } } } }
        """

    @Test("A text parameter is the same text for every property, by default and as it is given")
    func parameters() throws {
        let motion = try Self.motion(Self.button)
        #expect(try Self.ends(motion, "go") == [["Save", "Cancel"], ["Saved", "Save"]])
        let given: [String: MotionValue] = ["action": .string("Cancel"), "done": .string("Save")]
        #expect(try Self.ends(motion, "go", given) == [["Cancel", "Cancel"], ["Save", "Save"]])
        let old: [String: MotionValue] = ["isNew": .boolean(false)]
        #expect(try Self.ends(motion, "go", old) == [["Saved", "Cancel"], ["Saved", "Save"]])
        #expect(
            motion.properties.map { $0.type } == [
                motion.parameters[0].defaultValue.type, motion.properties[0].type,
            ])
    }

    @Test(
        "A text that the motion doesn't have is refused by name, until it is added; then every other stays the same"
    )
    func accepting() throws {
        let motion = try Self.motion(Self.button)
        let given: [String: MotionValue] = ["action": .string("Sichern"), "done": .string("Gesichert")]
        #expect(throws: ParameterError.unknownText("action", "Sichern")) {
            try motion.parameterComponents(given)
        }
        let german = motion.accepting(texts: ["Gesichert", "Save", "Sichern"])
        #expect(try Self.ends(german, "go", given) == [["Sichern", "Cancel"], ["Gesichert", "Save"]])
        #expect(try Self.ends(german, "go") == Self.ends(motion, "go"))
        #expect(german.accepting(texts: ["Sichern"]) == german)
        #expect(german.parameters.map { $0.defaultValue.string } == ["Save", "Saved", nil])
        let without = try Self.motion(
            "\"animations\": { \"x.opacity\": [0, 1] }, \"variants\": { \"go\": { \"timings\": { \"*\": {} } } }"
        )
        #expect(without.accepting(texts: ["Sichern"]) == without)
        let mixed = motion.parameters[0].defaultValue.type
        #expect(throws: ParameterError.wrongType("action", expected: mixed, found: .number)) {
            try motion.parameterComponents(["action": .number(1)])
        }
    }

    @Test(
        "A variant that is used takes texts as they are written, of parameters here, and its own by default")
    func used() throws {
        let motion = try Self.motion(
            """
            "imports": { "lib": "lib.json" }, "parameters": { "title": "Hello", "isLate": true },
            "animations": { "row.caption": ["Ready", "Hello"] },
            "variants": {
              "plain": { "motion": { "use": "lib.say" } },
              "written": { "motion": { "use": "lib.say", "with": { "before": "On", "after": "= title" } } },
              "late": { "motion": { "use": "lib.say", "with": { "late": "= isLate", "before": "Late" } } },
              "done": { "motion": { "use": "lib.done" } } }
            """)
        #expect(try Self.ends(motion, "plain") == [["Idle", "Ready"]])
        #expect(try Self.ends(motion, "written") == [["On", "Hello"]])
        #expect(try Self.ends(motion, "written", ["title": .string("Off")]) == [["On", "Off"]])
        #expect(try Self.ends(motion, "late") == [["Late", "Late"]])
        #expect(try Self.ends(motion, "late", ["isLate": .boolean(false)]) == [["Late", "Ready"]])
        #expect(try Self.ends(motion, "done") == [["Idle", "Done"]])
    }

    @Test("A text can stay what it is, whatever the other texts of its property are")
    func from() throws {
        let motion = try Self.motion(
            """
            "animations": { "row.caption": ["Off", "On"] },
            "variants": { "keep": { "motion": { "sequence": [
              { "animate": "row.caption", "to": "Late" }, { "animate": "row.caption", "to": "= from" }] } } }
            """)
        #expect(try Self.ends(motion, "keep") == [["Off", "Late"]])
    }
}
