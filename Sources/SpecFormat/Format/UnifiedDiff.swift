/// The difference of two texts in the form that `patch` and people read.
public enum UnifiedDiff {
    /// Equal lines around a change.
    private static let context = 3

    /// The unified diff from `old` to `new`, with three lines of context; empty when they are equal.
    ///
    /// Lines end at LF; a last line without one is marked.
    ///
    /// - Parameters:
    ///   - old: The bytes of the text of the lines with a minus.
    ///   - new: The bytes of the text of the lines with a plus.
    ///   - path: The name in both header lines.
    /// - Complexity: O((n + d) · d) for n lines and d differences; with more than 1000 differences, O(n).
    public static func text(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
        let (old, new) = (lines(of: old), lines(of: new))
        var numbers: [[UInt8]: Int] = [:]
        func number(_ line: [UInt8]) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let script = LineEdit.script(from: old.map { number($0) }, to: new.map { number($0) })
        var text: [UInt8] = []
        var place = (old: 0, new: 0)
        var reached = 0
        for hunk in hunks(of: script) {
            while reached < hunk.lowerBound { advance(&place, script[reached], &reached) }
            let start = place
            var body: [UInt8] = []
            while reached < hunk.upperBound {
                switch script[reached] {
                case .keep(let index, _): body += marked(" ", old[index])
                case .remove(let index): body += marked("-", old[index])
                case .insert(let index): body += marked("+", new[index])
                }
                advance(&place, script[reached], &reached)
            }
            if text.isEmpty {
                // Behind a name with spaces a tab says where it ends.
                let name = path.printable + (path.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
                text += "--- \(name)\n+++ \(name)\n".utf8
            }
            let removed = range(start.old, place.old - start.old)
            let inserted = range(start.new, place.new - start.new)
            text += "@@ -\(removed) +\(inserted) @@\n".utf8
            text += body
        }
        return text
    }

    /// The changes with their context; changes whose contexts touch are one hunk.
    private static func hunks(of script: [LineEdit]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in script.enumerated() {
            if case .keep = edit { continue }
            let start = max(0, index - context)
            let end = min(script.count, index + context + 1)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    private static func advance(_ place: inout (old: Int, new: Int), _ edit: LineEdit, _ reached: inout Int) {
        switch edit {
        case .keep:
            place.old += 1
            place.new += 1
        case .remove: place.old += 1
        case .insert: place.new += 1
        }
        reached += 1
    }

    /// The range of lines for a header: counted from 1; an empty range names the line before it.
    private static func range(_ start: Int, _ count: Int) -> String {
        if count == 1 { return "\(start + 1)" }
        return count == 0 ? "\(start),0" : "\(start + 1),\(count)"
    }

    private static func marked(_ mark: String, _ line: [UInt8]) -> [UInt8] {
        let text = [UInt8](mark.utf8) + line
        if line.last == 0x0A { return text }
        return text + [UInt8]("\n\\ No newline at end of file\n".utf8)
    }

    /// The lines of a text, each with its LF.
    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = 0
        for index in bytes.indices where bytes[index] == 0x0A {
            lines.append([UInt8](bytes[start...index]))
            start = index + 1
        }
        if start < bytes.count { lines.append([UInt8](bytes[start...])) }
        return lines
    }
}
