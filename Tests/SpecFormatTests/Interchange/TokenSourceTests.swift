import SpecFormat
import Testing

/// Tokens as tools export them, and files that are none.
@Suite("Tokens of other tools")
struct TokenSourceTests {
    private func read(_ text: String, _ path: String = "a.json") -> (
        bytes: [UInt8]?, diagnostics: [Diagnostic]
    ) {
        let file = SourceFile(path: path, text: text)
        return SpecImport.spec(from: file, as: SpecImport.Form(of: file), named: "Tokens")
    }

    private func body(_ text: String) throws -> String {
        let (bytes, diagnostics) = read(text)
        let problems = Report(file: SourceFile(path: "a", text: text), diagnostics: diagnostics).short()
        let spec = try #require(bytes, "\(problems)")
        let value = try #require(JSONValue(text: String(decoding: spec, as: UTF8.self)))
        guard case .object(let members) = value else { return "" }
        return JSONValue.object(Array(members.dropFirst(2))).text(pretty: false)
    }

    /// An export, and the members of the library that it is.
    static let tables: [(name: String, text: String, spec: String)] = [
        (
            "Style Dictionary: groups whose names tell the types",
            #"{ "time": { "fast": { "value": 100 }, "slow": { "value": "0.4s" } }, "easing": { "out": { "value": "cubic-bezier(0, 0, 0.2, 1)" }, "in": { "value": [0.4, 0, 1, 1] } }, "color": { "red": { "value": "red" } } }"#,
            #"{"durations":{"time.fast":"100ms","time.slow":"0.4s"},"curves":{"easing.out":{"bezier":[0,0,0.2,1]},"easing.in":{"bezier":[0.4,0,1,1]}}}"#
        ),
        (
            "Tokens Studio: sets that references leave out, the last one first",
            #"{ "core": { "duration": { "fast": { "value": "100ms", "type": "other" }, "slow": { "value": "{duration.fast}", "type": "duration" } } }, "brand": { "motion": { "enter": { "value": "{duration.fast}", "type": "duration" } } }, "$themes": [], "$metadata": { "tokenSetOrder": ["core", "brand"] } }"#,
            #"{"durations":{"core.duration.fast":"100ms","core.duration.slow":"core.duration.fast","brand.motion.enter":"core.duration.fast"}}"#
        ),
        (
            "Figma's REST interface: variables by id, with modes",
            #"{ "status": 200, "meta": { "variables": { "V:1": { "name": "motion/duration/fast", "variableCollectionId": "C:1", "resolvedType": "FLOAT", "valuesByMode": { "1:0": 100, "1:1": 200 } }, "V:2": { "name": "motion/duration/enter", "variableCollectionId": "C:1", "resolvedType": "FLOAT", "valuesByMode": { "1:1": { "type": "VARIABLE_ALIAS", "id": "V:1" } } }, "V:3": { "name": "motion/easing/out", "resolvedType": "STRING", "valuesByMode": { "1:0": "cubic-bezier(0, 0, 0, 1)" } } }, "variableCollections": { "C:1": { "name": "Motion", "defaultModeId": "1:1" } } } }"#,
            #"{"durations":{"motion.duration.fast":"200ms","motion.duration.enter":"motion.duration.fast"},"curves":{"motion.easing.out":{"bezier":[0,0,0,1]}}}"#
        ),
        (
            "Figma's variables as plugins export collections",
            #"{ "version": "1.0", "collections": [ { "name": "Motion", "modes": [ { "name": "Default", "variables": [ { "name": "duration/fast", "type": "number", "isAlias": false, "value": 120 }, { "name": "duration/enter", "type": "number", "isAlias": true, "value": { "collection": "Motion", "name": "duration/fast" } } ] } ] } ] }"#,
            #"{"durations":{"duration.fast":"120ms","duration.enter":"duration.fast"}}"#
        ),
        (
            "Figma's variables for motion: seconds of 32 bits, and easings, one of which has no published curve",
            #"{ "meta": { "variables": { "V:1": { "name": "fast", "resolvedType": "TIMING", "valuesByMode": { "1:0": 0.30000001192092896 } }, "V:2": { "name": "out", "resolvedType": "EASING", "valuesByMode": { "1:0": { "type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": { "x1": 0.41999998688697815, "y1": 0, "x2": 0.5799999833106995, "y2": 1 } } } }, "V:3": { "name": "back", "resolvedType": "EASING", "valuesByMode": { "1:0": { "type": "EASE_OUT_BACK" } } }, "V:4": { "name": "soft", "resolvedType": "EASING", "valuesByMode": { "1:0": { "type": "GENTLE" } } } } } }"#,
            #"{"durations":{"fast":"0.3s"},"curves":{"out":{"bezier":[0.42,0,0.58,1]},"soft":{"spring":{"mass":1,"stiffness":100,"damping":15}}}}"#
        ),
        (
            "a prototype of Figma: springs, a Bézier, the same twice, another of the same name, a curve that isn't there",
            #"{ "name": "App", "document": { "id": "0:0", "children": [ { "name": "Card/Small", "interactions": [ { "trigger": { "type": "ON_CLICK" }, "actions": [ { "type": "NODE", "transition": { "type": "SMART_ANIMATE", "duration": 0.800000011920929, "easing": { "type": "CUSTOM_SPRING", "easingFunctionSpring": { "mass": 1, "stiffness": 200, "damping": 18 } } } }, { "type": "BACK" } ] } ], "children": [ { "name": "Dot", "interactions": [ { "trigger": { "type": "MOUSE_ENTER" }, "actions": [ { "transition": { "type": "DISSOLVE", "duration": 300, "easing": { "type": "EASE_OUT" } } } ] } ] }, { "name": "Dot", "interactions": [ { "trigger": { "type": "MOUSE_ENTER" }, "actions": [ { "transition": { "type": "DISSOLVE", "duration": 0.3, "easing": { "type": "EASE_OUT" } } }, { "transition": { "type": "DISSOLVE", "duration": 0.5, "easing": { "type": "LINEAR" } } } ] } ] }, { "name": "Old", "transitionNodeID": "1:2", "transitionDuration": 250, "transitionEasing": "QUICK" }, { "name": "Back", "transitionDuration": 250, "transitionEasing": "EASE_IN_BACK" } ] } ] } }"#,
            #"{"timings":{"Card.Small.onClick":{"curve":{"spring":{"mass":1,"stiffness":200,"damping":18}},"description":"Smart animate"},"Dot.mouseEnter":{"duration":"0.3s","curve":{"bezier":[0,0,0.58,1]},"description":"Dissolve"},"Dot.mouseEnter 2":{"duration":"0.5s","curve":{"bezier":[0,0,1,1]},"description":"Dissolve"},"Old":{"curve":{"spring":{"mass":1,"stiffness":300,"damping":20}}}}}"#
        ),
    ]

    @Test("exports of other tools are read, and what was assumed is said", arguments: tables.indices)
    func exports(_ index: Int) throws {
        let row = Self.tables[index]
        #expect(try body(row.text) == row.spec, "\(row.name)")
        let diagnostics = read(row.text).diagnostics
        #expect(diagnostics.contains { $0.id == .tokenDialect }, "\(row.name)")
        let file = SourceFile(path: "a.json", text: row.text)
        for diagnostic in diagnostics { #expect(file.range.contains(diagnostic.range)) }
    }

    /// The order of sets, what themes say of them, and the set whose token a reference means.
    static let orders: [(members: String, set: String, dependsOnTheme: Bool)] = [
        (#""$metadata": {}"#, "brand", false),
        (#""$metadata": { "tokenSetOrder": ["use", "core", "brand"] }"#, "brand", false),
        (#""$metadata": { "tokenSetOrder": ["use", "brand", "core"] }"#, "core", false),
        (#""$metadata": { "tokenSetOrder": ["brand", "use"] }"#, "brand", false),
        (
            #""$themes": [{ "selectedTokenSets": { "use": "enabled", "core": "source", "brand": "disabled" } }]"#,
            "core", false
        ),
        (#""$themes": [{ "selectedTokenSets": { "core": "enabled" } }]"#, "core", false),
        (#""$themes": [{ "selectedTokenSets": { "use": "enabled" } }]"#, "brand", false),
        (
            #""$themes": [{ "selectedTokenSets": { "core": "enabled" } }, { "selectedTokenSets": { "brand": "enabled" } }]"#,
            "brand", true
        ),
        (
            #""$themes": [{ "selectedTokenSets": { "core": "enabled", "brand": "enabled" } }, { "selectedTokenSets": { "brand": "source", "core": "enabled", "use": "enabled" } }]"#,
            "brand", false
        ),
    ]

    @Test("of the sets of Tokens Studio the last that a theme has counts", arguments: orders.indices)
    func sets(_ index: Int) throws {
        let row = Self.orders[index]
        func set(_ name: String, _ token: String, _ value: String) -> String {
            #""\#(name)": { "dur": { "\#(token)": { "$type": "duration", "$value": \#(value) } } }"#
        }
        let text = """
            { \(row.members), \(set("core", "fast", #"{ "value": 50, "unit": "ms" }"#)),
              \(set("use", "al", #""{dur.fast}""#)), \(set("brand", "fast", #"{ "value": 100, "unit": "ms" }"#)) }
            """
        #expect(try body(text).contains(#""use.dur.al":"\#(row.set).dur.fast""#))
        let themes = read(text).diagnostics.filter { $0.message.hasPrefix("themes choose sets") }
        #expect(themes.count == (row.dependsOnTheme ? 1 : 0))
    }

    @Test("the mode whose value is read is called by its name, and a deleted variable is one")
    func named() {
        let text = #"""
            { "meta": { "variables": {
                "V:1": { "name": "fast", "variableCollectionId": "C", "resolvedType": "TIMING", "valuesByMode": { "m1": 1, "m2": 2 } },
                "V:2": { "name": "old", "deletedButReferenced": true, "resolvedType": "TIMING", "valuesByMode": { "m1": 1 } } },
              "variableCollections": { "C": { "defaultModeId": "m2",
                "modes": [{ "modeId": "m1", "name": "Usual" }, { "modeId": "m2", "name": "Slow" }] } } } }
            """#
        #expect(
            read(text).diagnostics.map { $0.message } == [
                "'fast' has another value in another mode: that of 'Slow' is read",
                "'old' is deleted in Figma, where others still refer to it: it is read",
            ])
    }

    @Test("an alias of a variable of another file is named and left out")
    func elsewhere() {
        let text = #"""
            { "meta": { "variables": {
              "V:1": { "name": "fast", "resolvedType": "TIMING", "valuesByMode": { "1:0": 0.3 } },
              "V:2": { "name": "lost", "resolvedType": "TIMING", "valuesByMode": {
                "1:0": { "type": "VARIABLE_ALIAS", "id": "V:9" } } } } } }
            """#
        let messages = read(text).diagnostics.map { $0.message }
        #expect(messages == ["the variable that 'lost' stands for isn't here: it is left out"])
    }

    @Test("a value of another mode is named")
    func modes() {
        let text = Self.tables[2].text
        #expect(read(text).diagnostics.contains { $0.message.contains("mode") })
    }

    /// A file that can't be imported, and a word of the one sentence that says so.
    static let others: [(path: String, text: String, word: String)] = [
        ("a.json", #"{ "motionSpec": 1, "name": "A", "variants": {} }"#, "a spec already"),
        ("a.json", #"{ "v": "5.7.4", "fr": 60, "ip": 0, "op": 60, "layers": [] }"#, "Lottie"),
        ("a.json", #"{ "a": { "value": 1 }, "b": { "value": "x" } }"#, "no token here has a '$type'"),
        ("a.json", #"{ "document": { "children": [{ "name": "A" }] } }"#, "no layer of this Figma file"),
        ("a.svg", "<svg></svg>", "markup"),
        ("a.lottie", "PK\u{3}\u{4}", "an archive"),
    ]

    @Test("what is neither tokens nor a style sheet gets one sentence", arguments: others.indices)
    func strangers(_ index: Int) {
        let row = Self.others[index]
        let (bytes, diagnostics) = read(row.text, row.path)
        #expect(bytes == nil)
        #expect(diagnostics.map { $0.id } == [.nothingToImport])
        #expect(diagnostics.first?.message.contains(row.word) == true, "\(diagnostics.map { $0.message })")
    }

    @Test("a number is no time in a group that says nothing of times")
    func silent() {
        let text =
            #"{ "size": { "a": { "value": 4 } }, "t": { "$type": "duration", "$value": { "value": 1, "unit": "s" } } }"#
        #expect(read(text).diagnostics.contains { $0.id == .tokenUntyped && $0.message.contains("'size.a'") })
    }
}
