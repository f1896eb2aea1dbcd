import Foundation
import SpecFormat
import TestSupport
import Testing

@Suite struct ReportTests {
    /// A report about one marked problem.
    private static func report(
        _ marked: String, notes: [Diagnostic.Note] = [], fixes: [FixIt] = []
    ) -> Report {
        let source = MarkedSource(marked)
        let range = SourceRange(start: source.ranges[0].lowerBound, end: source.ranges[0].upperBound)
        return Report(
            file: SourceFile(path: "a.json", text: source.text),
            diagnostics: [Diagnostic(.unknownKey, "unknown key 'x'", at: range, notes: notes, fixes: fixes)])
    }

    @Test("the text form shows the line, the range, notes and help")
    func text() {
        let notes = [
            Diagnostic.Note("first here", at: SourceRange(start: 0, end: 1)), Diagnostic.Note("a fact"),
        ]
        let fixes = [FixIt("rename it", range: SourceRange(start: 4, end: 7), replacement: "\"y\"")]
        #expect(
            Self.report("{\n  «\"x\"»: 1\n}", notes: notes, fixes: fixes).text(color: false) == """
                error[unknown-key]: unknown key 'x'
                 --> a.json:2:3
                  |
                2 |   "x": 1
                  |   ^^^
                note: first here
                 --> a.json:1:1
                  |
                1 | {
                  | ^
                  = note: a fact
                  = help: rename it: `"y"`

                """)
    }

    @Test("a range over several lines shows the first and the last")
    func lines() {
        #expect(
            Self.report("[«{\n  \"a\": 1,\n  \"b\": 2\n  }», 3]").text(color: false) == """
                error[unknown-key]: unknown key 'x'
                 --> a.json:1:2
                  |
                1 | [{
                  |  ^
                ...
                4 |   }, 3]
                  |   ^

                """)
    }

    @Test(
        "the underline stands below its range, through tabs, wide and combining characters",
        arguments: [
            ("\t«ab»", "    ab", "    ^^"), ("中«ab»", "中ab", "  ^^"), ("e\u{301}«ab»", "e\u{301}ab", " ^^"),
            ("«中»a", "中a", "^^"), ("«a\t»b", "a   b", "^^^^"), ("ab«»", "ab", "  ^"), ("a«»b", "ab", " ^"),
            ("a\u{1B}«b»", "a\u{FFFD}b", "  ^"), ("\u{202E}«b»", "\u{FFFD}b", " ^"), ("«»", "", "^"),
            ("\u{FEFF}«b»", "\u{FEFF}b", "^"),
        ])
    func alignment(_ marked: String, _ source: String, _ underline: String) {
        let lines = Self.report(marked).text(color: false).split(
            separator: "\n", omittingEmptySubsequences: false)
        let shown = lines[3].dropFirst(3).drop { $0 == " " && source.first != " " }
        if source.first == "\u{FEFF}" {
            #expect(shown == " b" || shown == "b")
        } else {
            #expect(lines[3] == (source.isEmpty ? "1 |" : "1 | \(source)"))
        }
        #expect(lines[4] == "  | \(underline)")
    }

    @Test("a long line is shown in part, with its range")
    func longLines() {
        let filler = String(repeating: "0123456789", count: 100)
        let lines = Self.report("\(filler)«x»\(filler)").text(color: false).split(separator: "\n")
        #expect(lines[3].hasPrefix("1 | …") && lines[3].hasSuffix("…"))
        #expect(lines[3].count <= 170)
        let mark = lines[4].firstIndex(of: "^").map { lines[4].distance(from: lines[4].startIndex, to: $0) }
        let place = lines[3].firstIndex(of: "x").map { lines[3].distance(from: lines[3].startIndex, to: $0) }
        #expect(mark == place)
    }

    @Test("colour adds escape sequences and nothing else")
    func color() {
        let report = Self.report("{\n  «\"x\"»: 1\n}", notes: [Diagnostic.Note("a fact")])
        var plain = report.text(color: true)
        #expect(plain.contains("\u{1B}[1;31m"))
        for code in ["0", "1", "1;31", "1;34", "1;36", "1;32"] {
            plain = plain.replacingOccurrences(of: "\u{1B}[\(code)m", with: "")
        }
        #expect(plain == report.text(color: false))
    }

    @Test("the short form is one line a problem, files by name and problems by place")
    func short() {
        let file = SourceFile(path: "b.json", text: "é\n 1")
        let other = SourceFile(path: "a.json", text: "2")
        let report = Report([
            Report.Entry(
                file: file,
                diagnostics: [
                    Diagnostic(
                        .timingUnused, "nobody uses 'x'", at: SourceRange(start: 4, end: 5),
                        notes: [
                            Diagnostic.Note("here", at: SourceRange(start: 2, end: 2)),
                            Diagnostic.Note("fact"),
                        ]),
                    Diagnostic(.wrongType, "a number", at: SourceRange(start: 0, end: 2)),
                ]),
            Report.Entry(file: other, diagnostics: [Diagnostic(.tooLong, "long", at: SourceRange(at: 1))]),
        ])
        #expect(
            report.short() == """
                a.json:1:2: note: long (too-long)
                b.json:1:1: error: a number (wrong-type)
                b.json:2:2: warning: nobody uses 'x' (timing-unused)
                b.json:1:2: note: here
                b.json:2:2: note: fact

                """)
        #expect(report.count(of: .error) == 1 && report.count(of: .warning) == 1)
    }

    @Test("neither a file's name nor a name in a spec breaks a line or reaches the terminal")
    func hostileNames() {
        let file = SourceFile(path: "a\nb\u{1B}[31m.json", text: "{}")
        let range = SourceRange(start: 0, end: 2)
        let diagnostic = Diagnostic(
            .unknownKey, "unknown key 'x\r\ny\u{9B}z\u{202E}'", at: range,
            notes: [Diagnostic.Note("of 'a\nb'", at: range), Diagnostic.Note("c\td")],
            fixes: [FixIt("write 'e\nf'", range: range, replacement: "e\nf")])
        let report = Report(file: file, diagnostics: [diagnostic])
        #expect(
            report.short() == #"""
                a\nb\u001b[31m.json:1:1: error: unknown key 'x\r\ny\u009bz\u202e' (unknown-key)
                a\nb\u001b[31m.json:1:1: note: of 'a\nb'
                a\nb\u001b[31m.json:1:1: note: c\td

                """#)
        let text = report.text(color: false)
        #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0.value == 0x202E) })
        #expect(text.split(separator: "\n").count == 12)
    }

    @Test("the JSON form keeps its contract")
    func json() throws {
        let range = SourceRange(start: 4, end: 7)
        let report = Self.report(
            "{\n  «\"x\"»: 1\n}",
            notes: [Diagnostic.Note("first", at: SourceRange(at: 0)), Diagnostic.Note("fact")],
            fixes: [FixIt("rename \"it\"", range: range, replacement: "\"y\"\n")])
        #expect(
            report.json() == #"""
                {
                  "version": 1,
                  "diagnostics": [
                    {
                      "id": "unknown-key",
                      "severity": "error",
                      "message": "unknown key 'x'",
                      "file": "a.json",
                      "range": {
                        "start": { "line": 2, "column": 3, "offset": 4 },
                        "end": { "line": 2, "column": 6, "offset": 7 }
                      },
                      "notes": [
                        {
                          "message": "first",
                          "file": "a.json",
                          "range": {
                            "start": { "line": 1, "column": 1, "offset": 0 },
                            "end": { "line": 1, "column": 1, "offset": 0 }
                          }
                        },
                        { "message": "fact" }
                      ],
                      "fixes": [
                        {
                          "message": "rename \"it\"",
                          "applicability": "guess",
                          "range": {
                            "start": { "line": 2, "column": 3, "offset": 4 },
                            "end": { "line": 2, "column": 6, "offset": 7 }
                          },
                          "replacement": "\"y\"\n"
                        }
                      ]
                    }
                  ],
                  "summary": { "files": 1, "errors": 1, "warnings": 0, "notes": 0 }
                }

                """#)
        #expect(
            Report([]).json() == #"""
                {
                  "version": 1,
                  "diagnostics": [],
                  "summary": { "files": 0, "errors": 0, "warnings": 0, "notes": 0 }
                }

                """#)
        _ = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    }

    @Test("short lists stay on a line, long lists of numbers fill lines, anything else breaks")
    func layout() {
        let numbers: JSONValue = .array((0..<60).map { .number(Double($0)) })
        #expect(JSONValue.array([1, 2.5, nil ?? .null]).text(pretty: true) == "[1, 2.5, null]")
        #expect(
            JSONValue.object([("a", [1, 2]), ("b", "c")]).text(pretty: true) == #"{ "a": [1, 2], "b": "c" }"#)
        #expect(
            JSONValue.object([("a", [1, 2]), ("b", true)]).text(pretty: false) == #"{"a":[1,2],"b":true}"#)
        #expect(JSONValue.array([[1], [2]]).text(pretty: true) == "[\n  [1],\n  [2]\n]")
        let lines = numbers.text(pretty: true).split(separator: "\n")
        #expect(lines.count == 5 && lines.allSatisfy { $0.count <= 102 })
        #expect(
            JSONValue.quoted("\u{0}\u{1F}\u{7F}\"\\/\u{8}\u{C}\n\r\té")
                == "\"\\u0000\\u001f\u{7F}\\\"\\\\/\\b\\f\\n\\r\\té\"")
    }
}
