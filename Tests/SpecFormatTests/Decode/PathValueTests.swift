import MotionModel
import SpecFormat
import TestSupport
import Testing

@Suite("Path values")
struct PathValueTests {
    static func read(_ animations: String, properties: String = "{}") -> (Spec?, [Diagnostic]) {
        SpecReader.read(
            SourceFile(
                path: "spec.json",
                text: """
                    { "motionSpec": 1, "name": "Test", "properties": \(properties),
                      "animations": { \(animations) },
                      "variants": { "show": { "timings": { "*": { "duration": "0.2s" } }, "reducedMotion": "instant" } } }
                    """))
    }

    static func constants(_ animation: Spec.Animation) -> [MotionValue] {
        animation.values.compactMap { if case .constant(let value) = $0 { value } else { nil } }
    }

    @Test(
        "are read by their key path, by a declaration, or by how they begin",
        arguments: [
            ("icon.path", "{}"), ("icon.shadowPath", "{}"), ("icon.outline", "{}"),
            ("icon.outline", #"{ "icon.outline": { "type": "path" } }"#),
        ])
    func inference(_ property: String, _ declarations: String) throws {
        let (spec, diagnostics) = Self.read(
            "\"\(property)\": [\" m 0 0 1 1\", \"M5 5L-.5 8\"]", properties: declarations)
        let isKnown = !property.hasSuffix("outline") || declarations != "{}"
        #expect(diagnostics.map { $0.id } == (isKnown ? [] : [.propertyUndeclared]), "\(diagnostics)")
        let animation = try #require(spec?.animations.first)
        #expect(animation.property.type == Self.constants(animation)[0].type)
        #expect(!animation.property.isAdditive)
        #expect(Self.constants(animation).map { $0.path?.svg } == ["M0 0L1 1", "M5 5L-0.5 8"])
    }

    @Test("may be empty, as they are before anything sets them")
    func empty() throws {
        for property in ["icon.path", "icon.outline"] {
            let (spec, diagnostics) = Self.read(
                "\"\(property)\": [\"\", \"M5 5L8 8\"]",
                properties: "{ \"\(property)\": { \"type\": \"path\", \"initial\": \"\" } }")
            #expect(diagnostics.isEmpty, "\(diagnostics)")
            let animation = try #require(spec?.animations.first)
            #expect(
                Self.constants(animation).map { $0.path?.svg } == ["M0 0C0 0 0 0 0 0", "M5 5C6 6 7 7 8 8"])
        }
    }

    @Test("of one property have one form, the initial one too")
    func oneForm() throws {
        let (spec, diagnostics) = Self.read(
            #""icon.path": ["M0 0H10V10H0Z", "M5 0L10 8H0Z"]"#,
            properties: ##"{ "icon.path": { "initial": "M0 0Q5 5 0 9Z" } }"##)
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        let animation = try #require(spec?.animations.first)
        let types = Set(
            (Self.constants(animation) + [try #require(animation.property.initial)]).map { $0.type })
        #expect(types == [animation.property.type])
        #expect(animation.property.initial?.path?.svg.hasPrefix("M0 0C") == true)
    }

    @Test(
        "begin where they are nearest to each other, unless they are not to be aligned",
        arguments: [
            ("{}", true), (#"{ "icon.path": { "align": "nearest" } }"#, true),
            (#"{ "icon.path": { "align": "none" } }"#, false),
        ])
    func alignment(_ declarations: String, _ isAligned: Bool) throws {
        let (spec, diagnostics) = Self.read(
            #""icon.path": ["M0 0H10V10H0Z", "M10 0V10H0V0Z"]"#, properties: declarations)
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        let values = Self.constants(try #require(spec?.animations.first)).map { $0.path?.svg }
        try #require(values.count == 2)
        #expect(values[0]?.hasPrefix("M0 0") == true)
        #expect(values[1]?.hasPrefix("M10 0") == !isAligned)
        #expect((values[0] == values[1]) == isAligned)
    }

    @Test(
        "are all that can be aligned, whatever says the type",
        arguments: [
            ("icon.level", #""type": "number""#), ("icon.opacity", #""type": "number""#),
            ("icon.opacity", ""), ("icon.level", #""initial": 1"#), ("icon.level", ""),
        ])
    func alignmentOfOthers(_ property: String, _ members: String) {
        let members = members.isEmpty ? "" : ", " + members
        let (spec, diagnostics) = Self.read(
            "\"\(property)\": [0, 1]",
            properties: "{ \"\(property)\": { \"align\": \"none\"\(members) } }")
        #expect(spec == nil)
        #expect(diagnostics.map { $0.message } == ["'align' is for a path, and '\(property)' is a number"])
    }

    static let square = "M0 0H10V10H0Z"
    /// The same square, from another corner and drawn the other way.
    static let turned = "M10 0V10H0V0Z"

    /// The start and the end of the only leaf of a spec's first variant.
    static func ends(_ members: String, beside library: SourceFile) throws -> [MotionValue?] {
        let file = SourceFile(
            path: "spec.json", text: "{ \"motionSpec\": 1, \"name\": \"Test\", \(members) }")
        var workspace = SpecWorkspace(SourceSet([library, file]))
        let (spec, diagnostics) = workspace.read(file)
        guard case .tree(let root, _)? = spec?.variants.first?.motion else {
            Issue.record("\(diagnostics)")
            return []
        }
        let leaf = try #require(root.leaves.first)
        return [leaf.start?.constant, leaf.keyframes[0].value.constant]
    }

    @Test(
        "are aligned in a tree as in states, and as a used variant says under each name",
        arguments: [("", true), (#", "align": "nearest""#, true), (#", "align": "none""#, false)])
    func alignmentOfUses(_ member: String, _ isAligned: Bool) throws {
        let declared = "\"properties\": { \"icon.outline\": { \"type\": \"path\"\(member) } }"
        let turn = """
            { "animate": "icon.outline", "from": "\(Self.square)", "to": "\(Self.turned)", "duration": 0.2 }
            """
        let library = SourceFile(
            path: "library.json",
            text: """
                { "motionSpec": 1, "name": "Library", \(declared), "variants": { "turn": { "motion": \(turn) } } }
                """)
        let imports = #""imports": { "lib": "library.json" }"#
        for (head, motion) in [
            (declared, turn),
            (declared, #"{ "use": "turn", "targets": { "icon": "mark" } }"#),
            (imports, #"{ "use": "lib.turn" }"#),
            (imports, #"{ "use": "lib.turn", "targets": { "icon": "mark" } }"#),
        ] {
            let own = head == declared ? ", \"turn\": { \"motion\": \(turn) }" : ""
            let ends = try Self.ends(
                "\(head), \"variants\": { \"show\": { \"motion\": \(motion) }\(own) }", beside: library)
            #expect(ends.count == 2 && (ends[0] == ends[1]) == isAligned, "\(motion)")
        }
        // What the spec itself declares comes before what it uses.
        let own = #""properties": { "icon.outline": { "type": "path", "align": "nearest" } }"#
        let ends = try Self.ends(
            "\(imports), \(own), \"variants\": { \"show\": { \"motion\": { \"use\": \"lib.turn\" } } }",
            beside: library)
        #expect(ends.count == 2 && ends[0] == ends[1])
    }

    @Test("have the way that is left when they are aligned, where it decides the duration")
    func travel() throws {
        for (word, seconds) in [("nearest", 0.1), ("none", 0.9)] {
            let (spec, diagnostics) = SpecReader.read(
                SourceFile(
                    path: "spec.json",
                    text: """
                        { "motionSpec": 1, "name": "Test", "properties": { "icon.path": { "align": "\(word)" } },
                          "animations": { "icon.path": ["M0 0H10V10H0Z", "M10 0V10H0V0Z"] },
                          "variants": { "show": { "timings": {
                            "*": { "duration": { "min": 0.1, "max": 0.9, "perUnit": 1 } } } } } }
                        """))
            let leaf = try #require(spec?.topLeaves(ofVariant: 0).first, "\(diagnostics)")
            #expect(leaf.node.length == seconds)
        }
    }

    @Test(
        "that can't be read are refused at the place",
        arguments: [
            (#"["M0 0L1", "M0 0L1 1"]"#, "value-invalid", "a number is missing here", 8),
            (#"["M0 0L1 1", "M0 0X"]"#, "value-invalid", "path data has no command 'X'", 18),
            (#"["M0 0A1 1 0 2 0 1 1", "M0 0"]"#, "value-invalid", "a flag of an arc is 0 or 1", 13),
            (#"["L1 1", "M0 0"]"#, "value-invalid", "path data begins with 'M' or 'm'", 2),
            (#"["M0 1e13", "M0 0"]"#, "range", "a coordinate of a path lies between -1e12 and 1e12", 5),
            (#"["M0 0", 7]"#, "value-type-mismatch", "'icon.path' takes a path, not a number", 9),
        ])
    func refusals(_ values: String, _ id: String, _ message: String, _ offset: Int) throws {
        let (_, diagnostics) = Self.read("\"icon.path\": \(values)")
        let found = try #require(diagnostics.first)
        #expect(found.id.name == id && found.message == message)
        let text =
            "{ \"motionSpec\": 1, \"name\": \"Test\", \"properties\": {},\n  \"animations\": { \"icon.path\": "
        #expect(found.range.start == text.utf8.count + offset)
    }
}
