import Foundation
import SpecFormat
import Testing

/// The specs that break one rule each, with the report they get.
@Suite("Invalid specs")
struct InvalidSpecTests {
    /// Rules whose breach is too large to be kept in a file.
    static let withoutFile = ["json-size", "limit-imports"]

    static let folder = Gallery.folder.appending(path: "invalid")

    static let names: [String] = {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return all.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    /// The specs, and what they import.
    static func sources() throws -> SourceSet {
        let imported = try Gallery.sources(under: "invalid/imports")
        let specs = try names.map { try Gallery.file("invalid/\($0).json") }
        return SourceSet(imported + specs, unreadable: ["specs/invalid/imports": "Is a directory"])
    }

    @Test("A spec that breaks a rule gets the report that stands beside it", arguments: names)
    func report(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: "\(name).json")))
        let file = SourceFile(path: "specs/invalid/\(name).json", bytes: bytes)
        let isStrict = name == "json-comment" || name == "json-trailing-comma"
        var workspace = SpecWorkspace(try Self.sources(), options: .init(strictJSON: isStrict))
        let diagnostics = workspace.read(file).diagnostics
        let report = Report(file: file, diagnostics: diagnostics).short()
        #expect(diagnostics.contains { $0.id.name == name }, "\(report)")
        let place = Self.folder.appending(path: "\(name).expected.txt")
        let expected = try? String(contentsOf: place, encoding: .utf8)
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil, expected != report {
            try report.write(to: place, atomically: true, encoding: .utf8)
            Issue.record("recorded \(place.lastPathComponent), read it")
        } else {
            #expect(report == expected)
        }
    }

    @Test("Every rule has a spec that breaks it", arguments: DiagnosticID.allCases)
    func everyRule(_ id: DiagnosticID) {
        let names = Self.names + Self.withoutFile + InterchangeProblemTests.rules
        #expect((names + InterchangeProblemTests.withoutFile).contains(id.name))
    }
}
