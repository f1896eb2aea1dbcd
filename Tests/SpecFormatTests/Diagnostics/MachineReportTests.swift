import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import SpecFormat
import Testing

@Suite("Reports for other tools")
struct MachineReportTests {
    private static let text = "{\n  \"naïve\": 1,\n  \"x\": 2\n}\n"

    /// Two problems of one file: one with notes and a correction, one without.
    private static func report(path: String = "a.json") throws -> Report {
        let file = SourceFile(path: path, text: text)
        let word = try #require(text.range(of: "\"x\""))
        let start = text.utf8.distance(from: text.startIndex, to: word.lowerBound)
        let range = SourceRange(start: start, end: start + 3)
        return Report(
            file: file,
            diagnostics: [
                Diagnostic(
                    .unknownKey, "unknown key 'x': 100 %\nor, so", at: range,
                    notes: [
                        Diagnostic.Note("first here", at: SourceRange(start: 4, end: 12)),
                        Diagnostic.Note("a fact"),
                    ], fixes: [FixIt("rename it", range: range, replacement: "\"y\"")]),
                Diagnostic(.subFrame, "a note", at: SourceRange(start: 0, end: 0), severity: .note),
            ])
    }

    @Test("a workflow command is one line, in which nothing ends it early")
    func github() throws {
        #expect(
            try Self.report().github() == """
                ::notice file=a.json,line=1,col=1,endLine=1,endColumn=1,title=\(DiagnosticID.subFrame.name)::a note
                ::error file=a.json,line=3,col=3,endLine=3,endColumn=6,title=unknown-key::unknown key 'x': 100 %25%0Aor, so%0Anote: line 2: first here%0Anote: a fact%0Ahelp: rename it

                """)
    }

    @Test(
        "a path is escaped where a command's properties need it",
        arguments: [("a,b:c.json", "a%2Cb%3Ac.json"), ("50%.json", "50%25.json"), ("a\nb", "a%0Ab")])
    func githubPath(_ path: String, _ shown: String) throws {
        for line in try Self.report(path: path).github().split(separator: "\n") {
            #expect(line.contains(" file=\(shown),line="), "\(line)")
        }
    }

    @Test("nothing to say is an empty text, and a SARIF log without results")
    func nothing() throws {
        let report = Report(file: SourceFile(path: "a.json", text: "{}"), diagnostics: [])
        #expect(report.github() == "")
        let log = try Self.log(report)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.isEmpty == true)
    }

    private static func log(_ report: Report) throws -> [String: Any] {
        let text = report.sarif(version: "1.2.3")
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("a SARIF log names the tool, its rules, and the place of every problem")
    func sarif() throws {
        let log = try Self.log(try Self.report(path: "dir/50% ü.json"))
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        #expect(driver["name"] as? String == "speccli")
        #expect(driver["version"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(rules.count == 2)
        #expect(results.count == 2)
        for result in results {
            let rule = rules[try #require(result["ruleIndex"] as? Int)]
            #expect(rule["id"] as? String == result["ruleId"] as? String)
        }
        let error = results[1]
        #expect(error["level"] as? String == "error")
        #expect(
            (error["message"] as? [String: String])?["text"] == "unknown key 'x': 100 %\nor, so\nnote: a fact"
        )
        let location = try #require((error["locations"] as? [[String: [String: Any]]])?.first)
        let place = try #require(location["physicalLocation"])
        #expect((place["artifactLocation"] as? [String: String])?["uri"] == "dir/50%25%20%C3%BC.json")
        // The end is behind the last character; a letter of two bytes counts once.
        #expect(
            place["region"] as? [String: Int] == [
                "startLine": 3, "startColumn": 3, "endLine": 3, "endColumn": 6, "byteOffset": 19,
                "byteLength": 3,
            ])
        let related = try #require((error["relatedLocations"] as? [[String: Any]])?.first)
        let note = try #require((related["physicalLocation"] as? [String: [String: Any]])?["region"])
        #expect(note["endColumn"] as? Int == 10)
        let fix = try #require((error["fixes"] as? [[String: Any]])?.first)
        #expect((fix["properties"] as? [String: String]) == ["applicability": "guess"])
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
        #expect((replacement["insertedContent"] as? [String: String])?["text"] == "\"y\"")
        let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
        #expect(Set(prints.flatMap { $0.values }).count == 2)
        for rule in rules { #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false) }
        #expect((results[0]["relatedLocations"] == nil) && (results[0]["fixes"] == nil))
    }

    @Test("an absolute path is a file URI")
    func absolute() throws {
        #expect(try Self.report(path: "/a b/c.json").sarif(version: "1").contains("\"file:///a%20b/c.json\""))
    }

    @Test("a fingerprint stays when lines come before it, and differs for the same line twice")
    func fingerprints() throws {
        func prints(_ text: String) throws -> [String] {
            let file = SourceFile(path: "a.json", text: text)
            let found = SpecReader.read(file).diagnostics
            let run = try #require(
                (try Self.log(Report(file: file, diagnostics: found))["runs"] as? [[String: Any]])?.first)
            let results = try #require(run["results"] as? [[String: Any]])
            return results.compactMap {
                ($0["partialFingerprints"] as? [String: String])?["motionSpecRuleAndLine/v1"]
            }
        }
        let spec =
            "{ \"motionSpec\": 1, \"name\": \"A\",\n  \"zzzzzzzz\": 1,\n \"variants\": { \"a\": { \"qqqqqq\": 1 } } }"
        let first = try prints(spec)
        #expect(first.count > 1 && Set(first).count == first.count)
        #expect(try prints(spec.replacing(",\n", with: ",\n\n\n")) == first)
    }

    @Test("a JUnit file has a test for every file, which fails by what counts, and is XML whatever it says")
    func junit() throws {
        let report = try Self.report(path: "a<&\"b\u{1}.json")
        let text = report.junit(failing: [.error])
        let reader = Elements()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(text)")
        #expect(reader.names == ["testsuites", "testsuite", "testcase", "failure", "system-out"])
        #expect(reader.attributes[1]["failures"] == "1" && reader.attributes[1]["tests"] == "1")
        #expect(reader.attributes[2]["name"] == "a<&\"b\u{FFFD}.json")
        #expect(reader.attributes[3]["type"] == "unknown-key")
        #expect(!report.junit(failing: []).contains("<failure"))
    }

    /// What an XML parser meets.
    private final class Elements: NSObject, XMLParserDelegate {
        var names: [String] = []
        var attributes: [[String: String]] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String] = [:]
        ) {
            names.append(name)
            self.attributes.append(attributes)
        }
    }
}
