import TestSupport
import Testing

@testable import SpecFormat

@Suite("Unified diffs")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        String(
            decoding: UnifiedDiff.text(from: [UInt8](old.utf8), to: [UInt8](new.utf8), path: "a.json"),
            as: UTF8.self)
    }

    /// What `patch` makes of a text: the lines of each hunk are looked for where its header says.
    private func patched(_ old: String, _ diff: String) throws -> String {
        func lines(_ text: String) -> [String] {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
            let last = lines.removeLast().dropLast()
            if !last.isEmpty { lines.append(String(last)) }
            return lines
        }
        let source = lines(old)
        var result: [String] = []
        var place = 0
        var rest = lines(diff)[...]
        if rest.isEmpty { return old }
        #expect(rest.popFirst() == "--- a.json\n")
        #expect(rest.popFirst() == "+++ a.json\n")
        while let header = rest.popFirst() {
            let numbers = header.split { !$0.isNumber && $0 != "," }.map {
                let pair = $0.split(separator: ",").compactMap { Int($0) }
                return (start: pair[0], count: pair.count > 1 ? pair[1] : 1)
            }
            let (removed, inserted) = (numbers[0], numbers[1])
            let start = removed.count == 0 ? removed.start : removed.start - 1
            try #require(start >= place)
            result += source[place..<start]
            place = start
            #expect(result.count == (inserted.count == 0 ? inserted.start : inserted.start - 1))
            var counts = (old: 0, new: 0)
            while let line = rest.first, !line.hasPrefix("@@") {
                rest.removeFirst()
                var content = String(line.dropFirst())
                if rest.first == "\\ No newline at end of file\n" {
                    rest.removeFirst()
                    content.removeLast()
                }
                if line.first != "+" {
                    #expect(source[place] == content)
                    place += 1
                    counts.old += 1
                }
                if line.first != "-" {
                    result.append(content)
                    counts.new += 1
                }
            }
            #expect(counts.old == removed.count)
            #expect(counts.new == inserted.count)
        }
        return (result + source[place...]).joined()
    }

    @Test("a change stands between three lines of context, changes far apart in hunks of their own")
    func example() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("\n2\n", with: "\ntwo\nzwei\n").replacing("\n18\n", with: "\n")
        #expect(
            diff(old, new) == """
                --- a.json
                +++ a.json
                @@ -1,5 +1,6 @@
                 1
                -2
                +two
                +zwei
                 3
                 4
                 5
                @@ -15,6 +16,5 @@
                 15
                 16
                 17
                -18
                 19
                 20

                """)
    }

    @Test("equal texts have no difference, and none from or to nothing is forgotten")
    func ends() {
        #expect(diff("", "") == "")
        #expect(diff("a\n", "a\n") == "")
        #expect(diff("", "a\n") == "--- a.json\n+++ a.json\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", "") == "--- a.json\n+++ a.json\n@@ -1 +0,0 @@\n-a\n")
        #expect(
            diff("a", "a\n")
                == "--- a.json\n+++ a.json\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }

    @Test("applied to the old text, a diff gives the new one")
    func applies() throws {
        var random = SplitMix64(seed: 3)
        for round in 0..<2_000 {
            func text() -> String {
                let lines = (0..<(random.next() % 30)).map { _ in "\(random.next() % 4)" }
                let text = lines.joined(separator: "\n")
                return text.isEmpty || random.next() % 4 == 0 ? text : text + "\n"
            }
            let (old, new) = (text(), text())
            #expect(try patched(old, diff(old, new)) == new, "round \(round)")
        }
    }

    @Test("a diff has no more changes than it must")
    func shortest() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<500 {
            let old = (0..<(random.next() % 25)).map { _ in Int(random.next() % 4) }
            let new = (0..<(random.next() % 25)).map { _ in Int(random.next() % 4) }
            // The longest common subsequence, by its recurrence.
            var longest = [[Int]](
                repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
            for i in old.indices {
                for j in new.indices {
                    longest[i + 1][j + 1] =
                        old[i] == new[j]
                        ? longest[i][j] + 1 : max(longest[i][j + 1], longest[i + 1][j])
                }
            }
            let kept = LineEdit.script(from: old, to: new).filter {
                if case .keep = $0 { return true }
                return false
            }
            #expect(kept.count == longest[old.count][new.count])
        }
    }

    @Test("texts that have little in common are told apart too")
    func large() throws {
        let old = (0..<3_000).map { "\($0)\n" }.joined()
        let new = (0..<3_000).map { "\($0 % 3 == 0 ? $0 : -$0)\n" }.joined()
        #expect(try patched(old, diff(old, new)) == new)
    }
}
