import Foundation
import Testing

@Suite("Coverage")
struct CoverageTests {
    /// The sources of all tests, by their paths.
    private static let sources: [(path: String, text: String)] = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
        return files.sorted().filter { $0.hasSuffix(".swift") }.compactMap { path in
            let text = try? String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
            return text.map { (path, $0) }
        }
    }()

    /// What follows the word in the name of each test of a defect.
    private static let defects = sources.flatMap { source in
        source.text.components(separatedBy: "\"defect ").dropFirst().map { $0.prefix(8) }
    }

    @Test(
        "a capability of the player has a test whose name begins with its number",
        arguments: [3, 5, 12, 34] + Array(51...68) + [70, 71, 81, 84])
    func capabilities(_ number: Int) {
        #expect(
            Self.sources.contains {
                $0.path.hasPrefix("AnimatorTests/") && $0.text.contains("\"\(number). ")
            })
    }

    @Test(
        "a defect of the ancestors has exactly one test whose name begins with its number", arguments: 1...24)
    func defects(_ number: Int) {
        #expect(Self.defects.filter { $0.hasPrefix("\(number): ") }.count == 1)
    }
}
