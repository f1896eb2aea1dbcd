import Foundation
import MotionModel
import TestSupport
import Testing

@testable import SpecFormat

@Suite("The schema")
struct SpecSchemaTests {
    @Test("The schema in docs is the one that the tables make")
    func checkedIn() throws { try CheckedIn.compare("docs/motion-spec.schema.json", SpecSchema.text) }

    @Test("The reference in docs is the one that the tables make")
    func reference() throws { try CheckedIn.compare("docs/reference.md", ReferencePage.markdown) }

    // MARK: Completeness

    /// All members of `properties` anywhere in the schema that have this name.
    private static func properties(_ name: String, in value: Any?) -> [[String: Any]] {
        if let list = value as? [Any] { return list.flatMap { properties(name, in: $0) } }
        guard let object = value as? [String: Any] else { return [] }
        var found = object.values.flatMap { properties(name, in: $0) }
        if let own = (object["properties"] as? [String: Any])?[name] as? [String: Any] { found.append(own) }
        return found
    }

    private func check<Key: FieldTable>(_ table: Key.Type, in root: Any) {
        for key in Key.allCases {
            let found = Self.properties(key.rawValue, in: root)
            let described = found.filter { $0["description"] as? String == key.field.summary }
            #expect(!described.isEmpty, "\(Key.object) lacks '\(key.rawValue)'")
            #expect(described.allSatisfy { $0["markdownDescription"] is String })
            if let fallback = key.field.fallback, JSONValue(text: fallback) != nil {
                #expect(described.allSatisfy { $0["default"] != nil }, "'\(key.rawValue)'")
            }
            let words = key.field.allWords.map { "`\($0)`" }.joined(separator: ", ")
            let row = "| `\(key.rawValue)` | \(key.field.type)\(words.isEmpty ? "" : ": \(words)") |"
            #expect(ReferencePage.markdown.contains(row), "\(row)")
            #expect(ReferencePage.markdown.contains(key.field.summary))
        }
    }

    @Test("Every key of every object is in the schema and in the reference, with what its row says")
    func everyKey() throws {
        let root = try JSONSerialization.jsonObject(with: Data(SpecSchema.text.utf8))
        check(SpecField.self, in: root)
        check(DefaultsField.self, in: root)
        check(AnimationField.self, in: root)
        check(PropertyField.self, in: root)
        check(VariantField.self, in: root)
        check(TimingField.self, in: root)
        check(TimeField.self, in: root)
        check(TravelField.self, in: root)
        check(CurveField.self, in: root)
        check(CurvePointField.self, in: root)
        check(SpringField.self, in: root)
        check(NodeField.self, in: root)
        check(KeyframeField.self, in: root)
        check(StaggerField.self, in: root)
        check(PreviewField.self, in: root)
        check(LayerField.self, in: root)
        check(TransitionField.self, in: root)
        check(TargetField.self, in: root)
        for key in CommonField.allCases {
            #expect(SpecSchema.text.contains("\"\(key.rawValue)\": { \"$ref\""))
            #expect(ReferencePage.markdown.contains("| `\(key.rawValue)` | \(key.field.type) |"))
        }
    }

    @Test(
        "Every curve's name, key path, type, unit and rule is on the reference page, the first three in the schema too"
    )
    func everyName() {
        let page = ReferencePage.markdown
        for curve in NamedCurve.all {
            for name in [curve.name] + curve.aliases {
                #expect(page.contains("`\(name)`"))
                #expect(SpecSchema.text.contains("\"\(name)\""))
            }
        }
        for path in KnownKeyPath.all { #expect(page.contains("| `\(path.keyPath)` | \(path.type.name) |")) }
        for name in ValueType.names {
            #expect(page.contains("| `\(name)` |"))
            #expect(SpecSchema.text.contains("\"\(name)\""))
        }
        for unit in PropertyUnit.allCases { #expect(page.contains("`\(unit.name)`")) }
        for id in DiagnosticID.allCases { #expect(page.contains("[`\(id.name)`]")) }
    }

    @Test("The schema keeps to what editors share with draft-07")
    func subset() {
        for keyword in [
            "unevaluatedProperties", "unevaluatedItems", "$dynamicRef", "$dynamicAnchor", "prefixItems",
            "dependentRequired", "dependentSchemas", "minContains", "$anchor",
        ] {
            #expect(!SpecSchema.text.contains("\"\(keyword)\""))
        }
    }

    @Test("Every reference has a definition, and every definition is referred to")
    func references() {
        for definition in SchemaDefinition.allCases {
            #expect(SpecSchema.text.contains("\"#/$defs/\(definition.rawValue)\""), "\(definition.rawValue)")
        }
    }

    // MARK: Snippets

    /// The snippets anywhere in the schema by their labels, filled in with what they propose.
    private static func snippets(in value: Any) throws -> [String: String] {
        if let list = value as? [Any] {
            return try list.reduce(into: [:]) { $0.merge(try snippets(in: $1)) { first, _ in first } }
        }
        guard let object = value as? [String: Any] else { return [:] }
        var found = try snippets(in: Array(object.values))
        for snippet in object["defaultSnippets"] as? [[String: Any]] ?? [] {
            guard let label = snippet["label"] as? String, let body = snippet["body"] else { continue }
            let data = try JSONSerialization.data(withJSONObject: body, options: .sortedKeys)
            found[label] = String(decoding: data, as: UTF8.self)
                .replacing(/"\^\$\{\d+:([^}]*)\}"/) { String($0.1) }
                .replacing(/\$\{\d+:([^}]*)\}/) { String($0.1) }
        }
        return found
    }

    @Test("A snippet makes a spec without problems, once it stands where it belongs")
    func snippets() throws {
        let root = try JSONSerialization.jsonObject(with: Data(SpecSchema.text.utf8))
        let all = try Self.snippets(in: root)
        let members = { (label: String) in (all[label] ?? "").dropFirst().dropLast() }
        let specs = [
            all["spec"] ?? "", Explanation.Place.timing.spec(String(members("timing"))),
            Explanation.Place.moving.spec(#""show": \#(all["variant"] ?? "")"#),
            Explanation.Place.timing.spec(
                #""curve": { "spring": \#(all["spring: duration and bounce"] ?? "") }"#),
        ]
        #expect(all.count == specs.count)
        for spec in specs {
            let file = SourceFile(path: "snippet.json", text: spec)
            // A spring may well take longer than half a second.
            let diagnostics = SpecReader.read(file).diagnostics.filter { $0.severity != .note }
            #expect(diagnostics.isEmpty, "\(Report(file: file, diagnostics: diagnostics).short())\(spec)")
        }
    }
}
