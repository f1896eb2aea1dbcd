import SpecFormat
import Testing

/// Shapes of tokens that were lost, and circles that were told as less than they are.
@Suite("Shapes of tokens")
struct TokenShapeTests {
    private func read(_ text: String) -> (text: String, diagnostics: [Diagnostic]) {
        let file = SourceFile(path: "a.tokens.json", text: text)
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: .tokens, named: "Tokens")
        let value = JSONValue(text: String(decoding: bytes ?? [], as: UTF8.self))
        return (value?.text(pretty: false) ?? "", diagnostics)
    }

    @Test(
        "an object of coordinates, or of a time and its unit, is a value also without a type",
        arguments: [
            (
                #"{"easing":{"o":{"value":{"x1":0.1,"y1":0,"x2":1,"y2":1}}}}"#,
                #""curves":{"easing.o":{"bezier":[0.1,0,1,1]}}"#
            ),
            (#"{"duration":{"o":{"value":{"value":3,"unit":"s"}}}}"#, #""durations":{"duration.o":"3s"}"#),
        ])
    func object(_ text: String, _ member: String) {
        let (spec, diagnostics) = read(text)
        #expect(spec.contains(member), "\(spec)")
        #expect(diagnostics.allSatisfy { $0.id == .tokenDialect })
    }

    @Test("a group may be called 'value'")
    func group() {
        let (spec, _) = read(
            #"{"a":{"value":{"x1":{"$type":"duration","$value":{"value":3,"unit":"s"}},"y2":{"$type":"duration","$value":{"value":4,"unit":"s"}}}}}"#
        )
        #expect(spec.contains(#""durations":{"a.value.x1":"3s","a.value.y2":"4s"}"#), "\(spec)")
    }

    @Test("a circle of tokens with types is told with all of them")
    func circle() {
        let (_, diagnostics) = read(
            #"{"$type":"duration","z":{"$value":"{a}"},"a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$value":"{a}"}}"#
        )
        #expect(
            diagnostics.filter { $0.id == .tokenCycle }.map { $0.message } == [
                "tokens refer to each other in a circle: 'a' → 'b' → 'c' → 'a'"
            ])
    }

    @Test(
        "'$ref' on a group is the same as '$extends'",
        arguments: [
            ##"{"b":{"$type":"duration","x":{"$value":{"value":1,"unit":"ms"}}},"e":{"$extends":"#/b","y":{"$value":{"value":2,"unit":"ms"}}},"t":{"$value":"{e.x}"}}"##,
            ##"{"e":{"$extends":"#/b","x":{"$value":{"value":3,"unit":"ms"}}},"b":{"$type":"duration","x":{"$value":{"value":1,"unit":"ms"}}}}"##,
            ##"{"b":{"in":{"$type":"duration","x":{"$value":{"value":1,"unit":"ms"}}}},"e":{"f":{"$extends":"#/b/in"}}}"##,
            ##"{"b":{"$extends":"#/b","x":{"$type":"duration","$value":{"value":1,"unit":"ms"}}}}"##,
        ])
    func extending(_ text: String) {
        let (one, other) = (read(text), read(text.replacing("$extends", with: "$ref")))
        #expect(one.text == other.text)
        #expect(one.diagnostics.map { $0.message } == other.diagnostics.map { $0.message })
    }

    @Test("a token that refers to another is no group that one can extend")
    func noGroup() {
        let (_, diagnostics) = read(
            ##"{"a":{"$type":"duration","$value":{"value":1,"unit":"s"}},"b":{"$ref":"#/a"},"c":{"$extends":"{b}"},"d":{"$ref":"#/a","e":{"$value":"{a}"}}}"##
        )
        #expect(diagnostics.map { $0.message } == ["'b' is no group", "'a' is no group"])
    }

    /// Tokens with what is said about them, and the members of the library that they are.
    static let rows: [(name: String, text: String, spec: String, messages: [String])] = [
        (
            "a token that refers to one of a type which says nothing",
            #"{"duration":{"fast":{"$type":"number","$value":100},"alias":{"$type":"number","$value":"{duration.fast}"},"other":{"$type":"string","$value":"{duration.alias}"}}}"#,
            #""durations":{"duration.fast":"100ms","duration.alias":"duration.fast","duration.other":"duration.alias"}"#,
            [
                "'duration.fast' is of type 'number', by its group it is read as a duration; so is another",
                "a duration is an object with 'value' and 'unit', this is a bare number, read as milliseconds",
                "'duration.other' is of type 'string', by what it refers to it is read as a duration",
            ]
        ),
        (
            "a token that others refer to is counted once",
            #"{"duration":{"fast":{"$value":100},"alias":{"$value":"{duration.fast}"},"more":{"$value":"{duration.alias}"}}}"#,
            #""durations":{"duration.fast":"100ms","duration.alias":"duration.fast","duration.more":"duration.alias"}"#,
            [
                "'duration.fast' has no '$type', by its group it is read as a duration",
                "a duration is an object with 'value' and 'unit', this is a bare number, read as milliseconds",
            ]
        ),
        (
            "tokens that are left out are counted once",
            #"{"t":{"$type":"duration","$value":{"value":1,"unit":"s"}},"size":{"a":{"$value":4},"b":{"$value":"{size.a}"},"c":{"$value":"{size.b}"}}}"#,
            #""durations":{"t":"1s"}"#,
            ["'size.a' has no '$type', nor have its groups: it is left out; so are 2 others"]
        ),
        (
            "a token in a token",
            #"{"d":{"$type":"duration","$value":{"value":1,"unit":"ms"},"in":{"$value":{"value":2,"unit":"ms"}},"note":{}}}"#,
            #""durations":{"d":"1ms"}"#,
            [
                "'d' has a value, so it is a token and can't have 'in' in it, which is left out: a group's own token is called '$root'",
                "a token has no 'note'",
            ]
        ),
        (
            "transitions without a type, by their groups",
            #"{"transition":{"c":{"$value":{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"s"},"timingFunction":[0,0,1,1]}}},"timing":{"a":{"$value":"all 200ms linear"}},"size":{"b":{"$value":"all 1s"}}}"#,
            #""timings":{"transition.c":{"duration":"1s","curve":{"bezier":[0,0,1,1]}},"timing.a":{"duration":"200ms","curve":"linear"}}"#,
            [
                "'transition.c' has no '$type', by its group it is read as a transition; so is another",
                "a transition is an object with 'duration', 'delay' and 'timingFunction', this is a text",
                "'size.b' has no '$type', nor have its groups: it is left out",
            ]
        ),
        (
            "what has to be reckoned, and what refers to it",
            #"{"$type":"duration","a":{"$value":{"value":1,"unit":"ms"}},"b":{"$value":"{a} * 2"},"c":{"$value":"{b}"},"d":{"$value":"100 + 20"},"t":{"$type":"transition","$value":{"duration":"{c}","delay":"{a}","timingFunction":[0,0,1,1]}},"e":{"$type":"cubicBezier","$value":"cubic-bezier({x}, 0, 1, 1)"}}"#,
            #""durations":{"a":"1ms"}"#,
            [
                "'{a} * 2' has to be reckoned, which isn't done here: its token is left out",
                "'c' is left out with 'b', to which it refers",
                "'100 + 20' has to be reckoned, which isn't done here: its token is left out",
                "'t' is left out with 'c', to which it refers",
                "'cubic-bezier({x}, 0, 1, 1)' has to be reckoned, which isn't done here: its token is left out",
            ]
        ),
    ]

    @Test("what is assumed, and what is left out, is said once for each token", arguments: rows.indices)
    func said(_ index: Int) {
        let row = Self.rows[index]
        let (spec, diagnostics) = read(row.text)
        #expect(spec == #"{"motionSpec":1,"name":"Tokens",\#(row.spec)}"#, "\(row.name)")
        #expect(diagnostics.map { $0.message } == row.messages, "\(row.name)")
    }
}
