import Foundation
import SpecFormat
import Testing

/// Files of other tools that break one rule each, with the report they get.
@Suite("Problems of what is imported")
struct InterchangeProblemTests {
    /// Rules whose breach is too large to be kept in a file.
    static let withoutFile = ["limit-tokens"]

    static let folder = Gallery.folder.appending(path: "invalid/interchange")

    /// The files, by their names.
    static let names: [String] = {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return all.filter { !$0.hasSuffix(".expected.txt") }.sorted()
    }()

    /// The rules that the files break.
    static var rules: [String] { names.map { String($0.prefix { $0 != "." }) } }

    @Test("A file that breaks a rule gets the report that stands beside it", arguments: names)
    func report(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
        let file = SourceFile(path: "specs/invalid/interchange/\(name)", bytes: bytes)
        let (spec, diagnostics) = SpecImport.spec(from: file, as: .init(of: file), named: "Imported")
        let report = Report(file: file, diagnostics: diagnostics).short()
        let rule = String(name.prefix { $0 != "." })
        #expect(diagnostics.contains { $0.id.name == rule }, "\(report)")
        #expect((spec == nil) == diagnostics.contains { $0.severity == .error })
        let place = Self.folder.appending(path: "\(name).expected.txt")
        let expected = try? String(contentsOf: place, encoding: .utf8)
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil, expected != report {
            try report.write(to: place, atomically: true, encoding: .utf8)
            Issue.record("recorded \(place.lastPathComponent), read it")
        } else {
            #expect(report == expected)
        }
    }

    @Test("Too many tokens are one error, also where groups that extend each other multiply them")
    func limit() {
        // Each group holds the one before twice: 2¹⁷ tokens in the last one.
        var groups = [##""g0": { "a": { "$value": { "value": 1, "unit": "ms" } } }"##]
        for index in 1...17 {
            groups.append(
                ##""g\##(index)": { "l": { "$extends": "#/g\##(index - 1)" }, "r": { "$extends": "#/g\##(index - 1)" } }"##
            )
        }
        let text = "{ \"$type\": \"duration\", \(groups.joined(separator: ", ")) }"
        let file = SourceFile(path: "many.tokens.json", text: text)
        let (spec, diagnostics) = SpecImport.spec(from: file, as: .tokens, named: "Many")
        #expect(spec == nil)
        #expect(diagnostics.map { $0.id } == [.limitTokens])
    }
}
