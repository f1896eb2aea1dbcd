import Foundation
import SpecFormat
import TestSupport
import Testing

/// The schema, as a validator that isn't ours reads it. Both drafts are asked and must agree.
@Suite(
    "The schema in a validator",
    .enabled(if: SchemaValidator.isPresent, "python3 with the package 'jsonschema' isn't there"))
struct SchemaValidationTests {
    /// Rules that one value by itself breaks, so that a schema can say them: keys, types, words, counts, patterns.
    static let structural: Set<String> = [
        "unknown-key", "missing-key", "conflicting-keys", "wrong-type", "empty-value", "unknown-value",
        "range",
        "not-an-integer", "version", "invalid-identifier", "property-path-invalid",
        "invalid-time", "duration-negative", "iterations", "speed", "bezier-count", "points-count",
        "steps-count",
        "curve-unknown-kind", "node-kind", "spring-dialect", "ratio-looks-like-damping",
        "duplicate-name", "limit-segments", "lint-reason", "lint-unknown", "lint-refused",
    ]

    /// Rules that a schema sees in part: it knows the forms of all types, but not which type a property has.
    static let partly: Set<String> = [
        "value-type-mismatch", "value-invalid", "component-count", "expression-place",
    ]

    /// Mistakes of structural rules that need a grammar beyond patterns, or several values to be seen.
    static let beyond: Set<String> = [
        #"{ "delay": «"1e10s"» }"#,
        #"{ "animate": "box.opacity", "to": 1, "delay": «"= 0.1 - 0.2"» }"#,
        "«= 1e60 ^ 2»",
        #""box.glow": { "values": [«[{ "skewX": 90 }]», [{ "scale": 2 }]], "timing": "fade" }"#,
        #"{ "sequence": [{ "animate": "box.tint", "to": "red", "space": "srgb" }, { "animate": "box.tint", "to": "blue", «"space"»: "hsl" }] }"#,
        #"{ "bezierPath": «"M0,0 C0,1e9 1,1 1,1"» }"#,
        #"{ "response": «0», "dampingRatio": 1 }"#,
        #"{ "duration": 0.3, "clamp": «[0.2, 1]» }"#,
        #""show": { "from": "on", "to": «"on"», "timings": { "fade": {} } }"#,
        #""show": { "to": «"off"», "timings": { "fade": {} } }"#,
        #""show": { "timings": { "fade": {} } }, "hide": { "extends": "show", "mirror": true }, "back": { "extends": «"hide"» }"#,
        #""show": { "$lint": { "ignore": { "loop-forever": "it says that something loads" } }, "timings": { "fade": { "iterations": "infinite", "duration": 1, "direction": "alternate" } } }, "hide": { "extends": «"show"», "mirror": true }"#,
        #""imports": { "m3": "brand.json" }, "timings": { "fade": { "delay": «"m3.byTravel"» } },"#,
        #""box.zPosition": { "values": [0, 1], "timing": { "curve": "smooth" }, "velocity": «1e9» }, "box.opacity": { "values": [0, 1], "timing": "fade" }"#,
        #"{ "motionSpec": 1, "name": "A", "animations": { "y.zPosition": { "values": [0, 1], "velocity": «1e9» } }, "variants": { "v": { "timings": { "*": { "curve": { "spring": { "duration": 0.3, "bounce": 0.1 } } } } }, "w": { "motion": { "use": "v" } } } }"#,
        #""show": { "motion": { "wait": 1 } }, "hide": { "extends": «"show"» }"#,
        #""show": «{»}"#, #""show": «{» "reverseValues": true }"#,
        #"{ "animate": "box.zPosition", "by": 1, "curve": "smooth", "velocity": «1e9» }"#,
        #"{ "animate": "box.zPosition", "through": [1, 2], "curve": "smooth", «"velocity"»: 9 }"#,
        #"{ «"sequence"»: [{ "emit": "tick" }, { "wait": 0.001 }], "iterations": 1000000 }"#,
        #"{ «"sequence"»: [{ "sequence": [{ "animate": "box.zPosition", "by": 1, "duration": 0.1, "iterations": 40 }, { "animate": "box.zPosition", "by": 1 }], "iterations": 3000 }, { "animate": "box.zPosition", "to": 1 }] }"#,
        #"{ "group": [{ "animate": "box.zPosition", "to": 1, «"reverseCurve"»: "linear" }], "autoreverse": true }"#,
        #"{ "group": [{ "animate": "box.zPosition", "to": 1, "reverseCurve": "linear", «"iterations"»: 2 }], "autoreverse": true, "reversing": "independent" }"#,
        #"{ "path": "M0 0 L9 9", "moves": "box.pin", "velocity": 9, "friction": 0.5, «"duration"»: 0.3 }"#,
        #"{ «"path"»: "M0 0 L9 9", "moves": "box.pin", "friction": 0.5 }"#,
        #"{ «"path"»: "M0 0", "moves": "box.pin", "velocity": 9, "friction": 0.5 }"#,
        #"{ "physics": "box.zPosition", "from": «20», "velocity": 1, "friction": 0.5, "bounds": [0, 10] }"#,
        #"{ "physics": "box.zPosition", "from": 20, "velocity": 1, "friction": 0.5, "bounds": «[10, 0]» }"#,
        #"{ "physics": "box.zPosition", "velocity": 9, "friction": 0.5, "bounds": «["= clamp(value(box.opacity), 6, 9)", 5]» }"#,
        #"{ "animate": "box.zPosition", "through": [1, 2], "autoreverse": true, «"reverseCurve"»: "ease" }"#,
        #"{ "sequence": [{ "sequence": [{ "wait": 1 }], "iterations": "infinite" }], "iterations": «2» }"#,
        #"{ "animate": "box.zPosition", "from": 1, "keyframes": [«{ "at": 0, "value": 2 }», { "at": 1, "value": 3 }] }"#,
        #"{ "sequence": [{ "wait": 1 }], "autoreverse": true, "reversing": «"independent"» }"#,
        #"{ "sequence": [{ "wait": 1 }], "autoreverse": true, "reversing": "sequential", «"curve"»: "ease" }"#,
        #"{ "group": [{ "wait": 1 }], "curve": "ease", "autoreverse": true, «"reversing"»: "synchronized" }"#,
        #"{ "animate": "box.zPosition", "to": 1, "duration": «"50%"» }"#,
        #"{ "group": [{ "wait": 1 }], "stagger": { "each": 1, "from": «3» } }"#,
    ]

    @Test("It accepts every spec of the gallery")
    func gallery() throws {
        let documents = try Gallery.names.map { try SchemaValidator.value(of: try Gallery.file($0)) }
        let objections = try SchemaValidator.objections(to: documents)
        for (name, objections) in zip(Gallery.names, objections) {
            #expect(objections.isEmpty, "\(name): \(objections)")
        }
    }

    @Test("It refuses every spec in specs/invalid that breaks a structural rule")
    func invalid() throws {
        let names = InvalidSpecTests.names.filter { Self.structural.contains($0) }
        let documents = try names.map { name in
            let data = try Data(contentsOf: InvalidSpecTests.folder.appending(path: "\(name).json"))
            return try SchemaValidator.value(of: SourceFile(path: name, bytes: [UInt8](data)))
        }
        let objections = try SchemaValidator.objections(to: documents)
        for (name, objections) in zip(names, objections) { #expect(!objections.isEmpty, "\(name)") }
    }

    @Test("It accepts the specs in specs/invalid that break no structural rule")
    func invalidForOtherReasons() throws {
        let names = InvalidSpecTests.names.filter {
            !Self.structural.contains($0) && !Self.partly.contains($0) && !$0.hasPrefix("json-")
        }
        var others: [String] = []
        var documents: [Any] = []
        for name in names {
            let data = try Data(contentsOf: InvalidSpecTests.folder.appending(path: "\(name).json"))
            let file = SourceFile(path: name, bytes: [UInt8](data))
            let found = SpecReader.read(file).diagnostics.map { $0.id.name }
            // Duplicate keys don't survive other readers.
            guard Self.structural.union(Self.partly).isDisjoint(with: found), name != "duplicate-key" else {
                continue
            }
            others.append(name)
            documents.append(try SchemaValidator.value(of: file))
        }
        let objections = try SchemaValidator.objections(to: documents)
        for (name, objections) in zip(others, objections) {
            #expect(objections.isEmpty, "\(name): \(objections)")
        }
    }

    @Test("It accepts every good sample of a rule")
    func goodSamples() throws {
        let samples = Explanation.all.compactMap { explanation in
            // What is imported has a form of its own.
            explanation.sample.flatMap { sample in
                [.tokens, .css].contains(sample.place)
                    ? nil : (sample.place.spec(sample.good), explanation.id.name)
            }
        }
        #expect(samples.count > 100)
        let documents = try samples.map {
            try SchemaValidator.value(of: SourceFile(path: $0.1, text: $0.0))
        }
        let objections = try SchemaValidator.objections(to: documents)
        for (sample, objections) in zip(samples, objections) {
            #expect(objections.isEmpty, "\(sample.1): \(objections)")
        }
    }

    @Test("A velocity may be an expression, but for a way along a path, in the decoder and in the schema")
    func velocities() throws {
        let heads = [
            "\"animate\": \"box.zPosition\", \"to\": 1, \"curve\": \"smooth\"",
            "\"decay\": \"box.zPosition\"", "\"physics\": \"box.zPosition\", \"friction\": 0.5",
            "\"path\": \"M0 0 L9 9\", \"moves\": \"box.pin\", \"friction\": 0.5",
        ]
        var (documents, taken): ([Any], [Bool]) = ([], [])
        for head in heads {
            for velocity in ["7", "\"= clamp(flick, 1, 9)\""] {
                let text = """
                    { "motionSpec": 1, "name": "A", "parameters": { "flick": 3 },
                      "properties": { "box.pin": { "type": "point" } },
                      "variants": { "a": { "motion": { \(head), "velocity": \(velocity) } } } }
                    """
                let file = SourceFile(path: "a.json", text: text)
                taken.append(SpecReader.read(file).spec != nil)
                documents.append(try SchemaValidator.value(of: file))
            }
        }
        #expect(taken == [true, true, true, true, true, true, true, false])
        let objections = try SchemaValidator.objections(to: documents)
        #expect(objections.map { $0.isEmpty } == taken, "\(objections)")
    }

    @Test("It refuses every mistake of the decoder's tests that breaks a structural rule")
    func mistakes() throws {
        let wrong = WrongSpecTests.all.filter { wrong in
            wrong.ids.allSatisfy { Self.structural.contains($0) } && !Self.beyond.contains(wrong.text)
                && !WrongSpec.previewBeyondSchema.contains(wrong.text)
        }
        let documents = try wrong.map {
            try SchemaValidator.value(of: SourceFile(path: "wrong.json", text: $0.marked.text))
        }
        let objections = try SchemaValidator.objections(to: documents)
        for (wrong, objections) in zip(wrong, objections) {
            #expect(!objections.isEmpty, "\(wrong.ids): \(wrong.text)")
        }
    }

    @Test("Its examples and defaults are right by itself")
    func examples() throws {
        let (wrong, count) = try SchemaValidator.wrongExamples()
        #expect(wrong.isEmpty)
        #expect(count > 100)
    }

    @Test("It refuses keys that an object doesn't have, wherever objects are")
    func unknownKeys() throws {
        var documents: [Any] = []
        // The libraries have hundreds of objects of a few kinds.
        let names = Gallery.names.filter { !Gallery.libraries.contains($0) }
        for name in TestBuild.some(of: names) {
            let document = try SchemaValidator.value(of: try Gallery.file(name))
            documents += Self.spoiled(document)
        }
        #expect(documents.count > 100)
        #expect(Set(WrongSpecTests.all.map { $0.text }).isSuperset(of: Self.beyond))
        let objections = try SchemaValidator.objections(to: documents, firstOnly: true)
        #expect(objections.allSatisfy { !$0.isEmpty })
    }

    /// The value with a key that nothing knows, in each of its objects in turn.
    private static func spoiled(_ value: Any) -> [Any] {
        if let list = value as? [Any] {
            return list.indices.flatMap { index in
                spoiled(list[index]).map { part in
                    var copy = list
                    copy[index] = part
                    return copy as Any
                }
            }
        }
        guard let object = value as? [String: Any] else { return [] }
        // As a name of any kind it is wrong too: it would be read as a value.
        var copies: [Any] = [object.merging(["-unknown (key)": true]) { $1 }]
        for key in object.keys.sorted() {
            // What is inside these is the app's or another tool's.
            guard let part = object[key], key != "$extensions", key != "payload" else { continue }
            copies += spoiled(part).map { object.merging([key: $0]) { $1 } }
        }
        return copies
    }
}
