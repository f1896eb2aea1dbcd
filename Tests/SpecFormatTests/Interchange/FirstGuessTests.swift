import Foundation
import SpecFormat
import Testing

/// The motions of docs/first-guesses, which were written by what the reports said.
@Suite("First guesses")
struct FirstGuessTests {
    private static let folder = Gallery.folder.deletingLastPathComponent().appending(
        path: "docs/first-guesses")

    /// The rounds of each motion, by its name.
    private static let rounds: [String: [Int]] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        var rounds: [String: [Int]] = [:]
        for name in names where name.hasSuffix(".json") {
            let parts = name.split(separator: ".")
            if parts.count == 3, let round = Int(parts[1]) {
                rounds[String(parts[0]), default: []].append(round)
            }
        }
        return rounds.mapValues { $0.sorted() }
    }()

    private func errors(_ name: String, _ round: Int) throws -> [Diagnostic] {
        let path = "\(name).\(round).json"
        let file = SourceFile(
            path: path, bytes: [UInt8](try Data(contentsOf: Self.folder.appending(path: path))))
        return SpecReader.read(file).diagnostics.filter { $0.severity == .error }
    }

    @Test(
        "ten motions end in a valid spec, none was valid at first, and the page says how many rounds it took")
    func ends() throws {
        #expect(Self.rounds.count == 10)
        let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        for (name, rounds) in Self.rounds {
            #expect(rounds == Array(1...rounds.count), "\(name)")
            #expect(try errors(name, rounds.count).isEmpty, "\(name)")
            #expect(try !errors(name, 1).isEmpty, "\(name)")
            let row = page.split(separator: "\n").first { $0.hasPrefix("| \(name):") }
            #expect(row?.hasSuffix("| \(rounds.count) |") == true, "\(name)")
        }
    }
}
