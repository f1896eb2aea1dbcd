import SpecFormat
import Testing

@Suite("The layout")
struct LayoutTests {
    private func expect(
        _ source: String, becomes expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try Layout(source).text == expected + "\n", sourceLocation: sourceLocation)
    }

    @Test("a spec has a line for each named thing, aligned as a table")
    func spec() throws {
        try expect(
            #"{"motionSpec":1,"states":["a","b"],"curves":{"in":{"bezier":[0.4,0,1,1]},"standard":"ease"},"#
                + #""animations":{"x.y":{"values":[0,100],"timing":"t"},"long.name":{"values":[1,2],"timing":"u"}},"#
                + #""variants":{"go":{"timings":{"*":{"duration":0}}},"back":{"extends":"go"}}}"#,
            becomes: """
                {
                  "motionSpec": 1,
                  "states": ["a", "b"],
                  "curves": {
                    "in":       { "bezier": [0.4, 0, 1, 1] },
                    "standard": "ease"
                  },
                  "animations": {
                    "x.y":       { "values": [0, 100], "timing": "t" },
                    "long.name": { "values": [1, 2],   "timing": "u" }
                  },
                  "variants": {
                    "go": {
                      "timings": {
                        "*": { "duration": 0 }
                      }
                    },
                    "back": {
                      "extends": "go"
                    }
                  }
                }
                """)
    }

    @Test("the members of table rows stand below their like while the same keys stand before them")
    func columns() throws {
        try expect(
            #"{"events":[{"at":0,"play":"a","as":"p"},{"at":0.25,"stop":"p"},{"at":1,"play":"long","as":"q"}]}"#,
            becomes: """
                {
                  "events": [
                    { "at": 0,    "play": "a",    "as": "p" },
                    { "at": 0.25, "stop": "p" },
                    { "at": 1,    "play": "long", "as": "q" }
                  ]
                }
                """)
    }

    @Test("an empty line or a member of several lines ends a table")
    func tables() throws {
        try expect(
            #"{"motionSpec":1,"curves":{"a":"x","bcd":"y","#
                + "\n\n"
                + #""efghij":"z","k":{"a":{"b":{"c":{"d":1}}}},"l":"x","mn":"y"}}"#,
            becomes: """
                {
                  "motionSpec": 1,
                  "curves": {
                    "a":   "x",
                    "bcd": "y",

                    "efghij": "z",
                    "k": {
                      "a": { "b": { "c": { "d": 1 } } }
                    },
                    "l":  "x",
                    "mn": "y"
                  }
                }
                """)
    }

    @Test("what fits 100 columns with its comma stands on one line, one column more doesn't")
    func fitting() throws {
        // `  "a": ["…", 1],`
        let text = String(repeating: "x", count: 100 - 15)
        let fits = "{\n  \"a\": [\"\(text)\", 1]\n}"
        try expect(fits, becomes: fits)
        try expect(
            "{\"a\": [\"\(text)x\", 1]}", becomes: "{\n  \"a\": [\n    \"\(text)x\",\n    1\n  ]\n}")
    }

    @Test("numbers that don't fit one line fill several")
    func filling() throws {
        let numbers = (100..<130).map { "\($0)" }
        try expect(
            "[" + numbers.joined(separator: ",") + "]",
            becomes: "[\n  " + numbers[..<19].joined(separator: ", ") + ",\n  "
                + numbers[19...].joined(separator: ", ") + "\n]")
    }

    @Test("points stay on a line, other lists of objects don't")
    func points() throws {
        try expect(
            #"{"values":[{"x":0,"y":1},{"x":2,"y":3}],"one":[{"a":"b"}]}"#,
            becomes: """
                {
                  "values": [{ "x": 0, "y": 1 }, { "x": 2, "y": 3 }],
                  "one": [{ "a": "b" }]
                }
                """)
    }

    @Test("comments stay beside what they stood beside")
    func comments() throws {
        try expect(
            """
            // head


            { // opens
            \t"a":/*gap*/1 , // behind a
              /* before b */ "b": [ 1, /* two */ 2 /* end */, ], /* behind b */
              "c": [ // first

                 // of 1
                 1 ], "d": { /* none */ },
                    /* more
                       lines
                     than one */
              "e": []
              // last
            } // foot
            // end
            """,
            becomes: """
                // head

                {
                  // opens
                  /*gap*/
                  "a": 1, // behind a
                  /* before b */
                  "b": [1, /* two */ 2 /* end */], /* behind b */
                  "c": [
                    // first

                    // of 1
                    1
                  ],
                  "d": { /* none */ },
                  /* more
                     lines
                   than one */
                  "e": []
                  // last
                } // foot
                // end
                """)
    }

    @Test("an empty line between members stays, several become one, at the ends none is left")
    func emptyLines() throws {
        try expect("{\n\n\"a\": 1,\r\n\r\n\r\n\n\"b\": 2\n\n}", becomes: "{\n  \"a\": 1,\n\n  \"b\": 2\n}")
    }

    @Test(
        "a number takes its shortest form where it stays the same decimal number",
        arguments: [
            ("1.0", "1"), ("1e3", "1000"), ("0.40", "0.4"), ("-0.0", "-0"), ("1E-7", "1e-7"),
            ("0.00000010", "1e-7"), ("100000000000000000000000", "1e23"), ("0e99999999999999999999", "0"),
            ("12345678901234567890", "12345678901234567890"), ("1e-400", "1e-400"), ("5e-324", "5e-324"),
            ("0.10000000000000001", "0.10000000000000001"), ("1e00000000000000000000002", "100"),
        ])
    func numbers(_ written: String, _ expected: String) throws { try expect(written, becomes: expected) }

    @Test(
        "a string has the escapes it needs, and those for what can't be seen",
        arguments: [
            (#""\u00e9\/\ud83d\ude00""#, "\"é/😀\""), (#""\u0022\u005c\u000a\u0001""#, #""\"\\\n\u0001""#),
            ("\"\u{A0}\u{200B}\u{2028}\u{7F}\u{FEFF}\"", #""\u00a0\u200b\u2028\u007f\ufeff""#),
            ("\"👨\u{200D}👩 e\u{301}\"", "\"👨\u{200D}👩 e\u{301}\""),
        ])
    func strings(_ written: String, _ expected: String) throws { try expect(written, becomes: expected) }

    @Test("what is inside extensions keeps every byte, and a duplicate key stays")
    func untouched() throws {
        try expect(
            "{\"$extensions\":{ \"x\":[1.0,\r\n\r\n\r\n\t2,] /* k */},\"a\":1,\"a\":2.0}",
            becomes:
                "{\n  \"$extensions\": { \"x\":[1.0,\r\n\r\n\r\n\t2,] /* k */},\n  \"a\": 1,\n  \"a\": 2\n}")
    }

    @Test(
        "empty brackets, scalars and lists at the top", arguments: ["{}", "[]", "null", "[0.4, 0, 0.2, 1]"])
    func small(_ text: String) throws { try expect(" \n" + text + " ", becomes: text) }

    @Test("a text with syntax errors has no layout, and only those errors are reported")
    func refused() {
        let cases: [(String, [String])] = [
            ("", ["json-empty"]), ("{\"a\": 1 \"b\": 2}", ["json-missing-comma"]),
            ("{\"a\": 1, \"a\": 2, 'c': 3}", ["json-quotes"]), ("[1", ["json-unclosed-bracket"]),
        ]
        for (text, names) in cases {
            var diagnostics = Diagnostics()
            let file = SourceFile(path: "spec.json", text: text)
            #expect(file.formatted(diagnostics: &diagnostics) == nil)
            #expect(diagnostics.sorted.map { $0.id.name } == names)
        }
    }

    @Test("a text with more problems than are kept is refused, whatever they are")
    func tooMany() {
        let members = [String](repeating: "\"a\":1", count: Diagnostics.limit + 2).joined(separator: ",")
        for text in ["{\(members)}", "{\(members), b: 2}"] {
            var diagnostics = Diagnostics()
            let file = SourceFile(path: "spec.json", text: text)
            #expect(file.formatted(diagnostics: &diagnostics) == nil)
            #expect(diagnostics.hasErrors)
        }
    }

    @Test("a text or number that is wider than a line stands there whole, also where it is all there is")
    func wideScalars() throws {
        for scalar in ["\"\(String(repeating: "a", count: 99))\"", "0.\(String(repeating: "12", count: 60))"]
        {
            #expect(try Layout(scalar).text == scalar + "\n")
            #expect(try Layout("[\(scalar)]").text == "[\n  \(scalar)\n]\n")
            #expect(try Layout("{\"a\":\(scalar)}").text == "{\n  \"a\": \(scalar)\n}\n")
        }
    }

    @Test("the deepest nesting that can be read can be laid out")
    func depth() throws {
        let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(try TokenScan(Layout(text).bytes).tokens.count == 512)
    }
}
