import MotionModel
import SpecFormat
import TestSupport
import Testing

/// What keeps a hostile file harmless: each limit is reached without a word, and one more is one error.
@Suite("Limits")
struct LimitTests {
    /// A limit, and a text with so many of what it counts.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let id: DiagnosticID
        let limit: Int
        let text: @Sendable (Int) -> String
        var testDescription: String { name }
    }

    /// A spec of one animation, with a curve.
    private static func curve(_ text: String, _ head: String = "") -> String {
        """
        { "motionSpec": 1, "name": "L", \(head) "animations": { "a.x": [0, 1] },
          "variants": { "go": { "timings": { "*": { "duration": 0.2, "curve": \(text) } } } } }
        """
    }

    /// A spec of one tree.
    private static func tree(_ motion: String, _ variants: String = "") -> String {
        "{ \"motionSpec\": 1, \"name\": \"L\", \"variants\": { \(variants) \"go\": { \"motion\": \(motion) } } }"
    }

    private static func list(_ count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: ", ")
    }

    /// Names of which each refers to the next, the last to a value.
    private static func chain(_ count: Int, _ value: String) -> String {
        list(count) { "\"n\($0)\": " + ($0 + 1 < count ? "\"n\($0 + 1)\"" : value) }
    }

    private static let leaf = "{ \"animate\": \"a.x\", \"from\": 0, \"to\": 1 }"

    static let rows: [Row] = {
        var rows: [Row] = []
        rows.append(
            Row(name: "levels of brackets", id: .jsonDepth, limit: 256) { count in
                // The spec itself is the first level.
                "{ \"motionSpec\": 1, \"name\": \"L\", \"$extensions\": { \"org.a\": "
                    + String(repeating: "[", count: count - 2) + String(repeating: "]", count: count - 2)
                    + "}, \"durations\": { \"a\": 1 } }"
            })
        rows.append(
            Row(name: "steps of a curve", id: .limitSegments, limit: 100_000) {
                curve("{ \"steps\": \($0) }")
            })
        rows.append(
            Row(name: "points of a curve", id: .limitSegments, limit: 100_000) { count in
                curve("{ \"points\": [\(list(count) { $0 + 1 == count ? "1" : "0" })] }")
            })
        rows.append(
            Row(name: "curves in a curve", id: .limitDepth, limit: 8) { count in
                curve(
                    String(repeating: "{ \"reverse\": ", count: count) + "\"ease\""
                        + String(repeating: " }", count: count))
            })
        rows.append(
            Row(name: "names of durations that refer to names", id: .limitDepth, limit: 256) { count in
                curve("\"linear\"", "\"durations\": { \(chain(count, "0.1")) }, ")
            })
        rows.append(
            Row(name: "names of curves that refer to names", id: .limitDepth, limit: 256) { count in
                curve("\"n0\"", "\"curves\": { \(chain(count, "{ \"steps\": 3 }")) }, ")
            })
        rows.append(
            Row(name: "variants that extend variants", id: .limitDepth, limit: 256) { count in
                let variants = list(count) {
                    "\"v\($0)\": { "
                        + ($0 + 1 < count ? "\"extends\": \"v\($0 + 1)\"" : "\"timings\": { \"*\": {} }")
                        + " }"
                }
                return
                    "{ \"motionSpec\": 1, \"name\": \"L\", \"animations\": { \"a.x\": [0, 1] }, \"variants\": { \(variants) } }"
            })
        rows.append(
            Row(name: "events after unrolling", id: .limitSegments, limit: 100_000) { count in
                tree("{ \"sequence\": [{ \"emit\": \"e\" }, { \"wait\": 0.001 }], \"iterations\": \(count) }")
            })
        rows.append(
            Row(name: "segments after unrolling", id: .limitSegments, limit: 99_999) { count in
                tree("{ \"sequence\": [{ \"sequence\": [\(leaf)], \"iterations\": \(count) }, \(leaf)] }")
            })
        rows.append(
            Row(name: "words of an expression", id: .expressionLimit, limit: 512) { count in
                // A minus for each word beyond what can be added up.
                let sum = "1" + String(repeating: " + 1", count: (count - 1) / 2)
                return tree(
                    "{ \"animate\": \"a.x\", \"from\": 0, \"to\": \"= \(count % 2 == 1 ? "" : "- ")\(sum)\" }"
                )
            })
        return rows
    }()

    @Test("the limit itself is allowed, and one more is one error that names it", arguments: rows)
    func limits(_ row: Row) throws {
        let allowed = SourceFile(path: "a.json", text: row.text(row.limit))
        let fine = SpecReader.read(allowed).diagnostics.filter { $0.severity == .error }
        #expect(fine.map { $0.message } == [])
        let beyond = SourceFile(path: "a.json", text: row.text(row.limit + 1))
        let errors = SpecReader.read(beyond).diagnostics.filter { $0.severity == .error }
        #expect(errors.map { $0.id } == [row.id])
    }

    @Test("variants use each other 256 nodes deep, and not one deeper")
    func uses() {
        func errors(_ count: Int) -> [DiagnosticID] {
            let variants = Self.list(count) {
                "\"v\($0)\": { \"motion\": "
                    + ($0 == 0 ? Self.leaf : "{ \"sequence\": [{ \"use\": \"v\($0 - 1)\" }] }") + " }"
            }
            let text = "{ \"motionSpec\": 1, \"name\": \"L\", \"variants\": { \(variants) } }"
            let found = SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics
            return found.filter { $0.severity == .error }.map { $0.id }
        }
        // The first is one node, each of the others two more: the last one that is used has 256 or 258 below it.
        #expect(errors(129) == [])
        #expect(errors(130) == [.limitDepth])
    }

    @Test("the deepest tree that can be written is read")
    func deepTrees() {
        // A node takes two levels, the variant three; the last leaf one.
        let depth = (256 - 4) / 2
        let heads = ["\"sequence\"", "\"group\""]
        var text = Self.leaf
        for level in 0..<depth { text = "{ \(heads[level % 2]): [\(text)] }" }
        let file = SourceFile(path: "a.json", text: Self.tree(text))
        #expect(SpecReader.read(file).diagnostics.filter { $0.severity == .error }.isEmpty)
        let deeper = SourceFile(path: "a.json", text: Self.tree("{ \"group\": [\(text)] }"))
        let errors = SpecReader.read(deeper).diagnostics.filter { $0.severity == .error }
        #expect(errors.map { $0.id } == [.jsonDepth])
    }

    // Debug builds take too long for texts of that size.
    @Test("imported files have 64 MiB together, and not one byte more", .enabled(if: TestBuild.isOptimized))
    func importedBytes() {
        func errors(_ more: Int) -> [DiagnosticID] {
            let half = 32 << 20
            let files = (0..<2).map { index in
                let text = "{ \"motionSpec\": 1, \"name\": \"L\", \"durations\": { \"a\": 1 } }"
                let spaces = [UInt8](repeating: 0x20, count: half - text.utf8.count + (index == 0 ? more : 0))
                return SourceFile(path: "f\(index).json", bytes: Array(text.utf8) + spaces)
            }
            var workspace = SpecWorkspace(SourceSet(files))
            let spec = Self.curve("\"linear\"", "\"imports\": { \"m\": \"f0.json\", \"n\": \"f1.json\" },")
            let found = workspace.read(SourceFile(path: "a.json", text: spec)).diagnostics
            return found.filter { $0.severity == .error }.map { $0.id }
        }
        #expect(errors(0) == [])
        #expect(errors(1) == [.limitImports])
    }
}
