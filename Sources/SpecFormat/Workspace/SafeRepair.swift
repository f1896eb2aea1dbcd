/// A text with the corrections applied that need no confirmation.
///
/// A correction is safe if it is declared so, is the only one of its problem, and leaves the meaning of the rest of the
/// text unchanged. Comments are never removed.
public struct SafeRepair: Sendable {
    /// The text after its corrections; unchanged if there are none.
    public let file: SourceFile
    /// The number of its corrections.
    public let count: Int

    /// The largest number of rounds: one correction can make another possible.
    private static let mostRounds = 64
    /// The largest number of attempts with some of the corrections when together they change something else.
    private static let mostTrials = 128

    /// Corrects a text; correcting the result again changes nothing.
    ///
    /// - Complexity: That of reading it a few times; at most some thousand times if corrections affect each other.
    public init(of file: SourceFile, options: SpecReader.Options = SpecReader.Options()) {
        self.init(of: file) { SpecReader.read($0, options: options).diagnostics }
    }

    /// Corrects a text whose problems are found by another function, for one that imports others.
    ///
    /// - Parameters:
    ///   - file: The text to correct; the file itself is unchanged.
    ///   - read: Returns the problems of a text.
    /// - Complexity: As above.
    public init(of file: SourceFile, read: (SourceFile) -> [Diagnostic]) {
        var current = file
        var count = 0
        for _ in 0..<Self.mostRounds {
            let fixes = Self.safeFixes(of: current, read(current))
            guard !fixes.isEmpty, let next = Self.applied(fixes, to: current) else { break }
            current = next.file
            count += next.count
        }
        self.file = current
        self.count = count
    }

    /// The safe corrections of a text that don't touch each other, by place.
    private static func safeFixes(of file: SourceFile, _ diagnostics: [Diagnostic]) -> [FixIt] {
        let candidates = diagnostics.compactMap { diagnostic in
            diagnostic.fixes.count == 1 && diagnostic.fixes[0].isSafe ? diagnostic.fixes[0] : nil
        }
        var result: [FixIt] = []
        for fix in candidates.sorted(by: { $0.range.start < $1.range.start }) {
            if let last = result.last, fix.range.start <= last.range.end { continue }
            guard !removesComment(fix, from: file) else { continue }
            result.append(fix)
        }
        return result
    }

    private static func removesComment(_ fix: FixIt, from file: SourceFile) -> Bool {
        guard fix.replacement.isEmpty, fix.range.count > 1 else { return false }
        let slash = UInt8(ascii: "/")
        for index in fix.range.start..<(fix.range.end - 1) where file.bytes[index] == slash {
            let next = file.bytes[index + 1]
            if next == slash || next == UInt8(ascii: "*") { return true }
        }
        return false
    }

    /// The text with all corrections that change nothing else, as far as attempts find them; nil if every one does.
    private static func applied(_ fixes: [FixIt], to file: SourceFile) -> (file: SourceFile, count: Int)? {
        var trials = mostTrials
        let (kept, result) = harmless(fixes[...], of: file, &trials)
        return result.map { ($0, kept.count) }
    }

    /// A set of the given corrections that together change nothing else, and the text with them; nil if there is none.
    private static func harmless(
        _ fixes: ArraySlice<FixIt>, of file: SourceFile, _ trials: inout Int
    ) -> (fixes: ArraySlice<FixIt>, file: SourceFile?) {
        guard trials > 0 else { return ([], nil) }
        trials -= 1
        if let all = checked(Array(fixes), of: file) { return (fixes, all) }
        guard fixes.count > 1 else { return ([], nil) }
        let middle = fixes.startIndex + fixes.count / 2
        let first = harmless(fixes[..<middle], of: file, &trials)
        let second = harmless(fixes[middle...], of: file, &trials)
        guard first.file != nil, second.file != nil else { return first.file == nil ? second : first }
        let both = first.fixes + second.fixes
        return checked(Array(both), of: file).map { (both, $0) } ?? first
    }

    /// The corrected text, if nothing but the corrected parts reads differently.
    private static func checked(_ fixes: [FixIt], of file: SourceFile) -> SourceFile? {
        let fixed = SourceFile(path: file.path, bytes: FixIt.apply(fixes, to: file.bytes))
        var problems = Diagnostics()
        guard let before = JSONSyntax.parse(file, diagnostics: &problems),
            let after = JSONSyntax.parse(fixed, diagnostics: &problems)
        else { return nil }
        return Reading(fixes: fixes).isSame(before, after) ? fixed : nil
    }
}

/// Compares the meaning of a text before and after corrections.
private struct Reading {
    /// The corrections by place; no two touch.
    let fixes: [FixIt]

    func isSame(_ before: JSONSyntax, _ after: JSONSyntax) -> Bool {
        switch (before.content, after.content) {
        case (.null, .null): return true
        case (.bool(let first), .bool(let second)): return first == second
        case (.number(let first), .number(let second)):
            return first.bitPattern == second.bitPattern || isTouched(before.range)
        case (.string(let first), .string(let second)):
            return first.value == second.value || isTouched(before.range)
        case (.array(let first), .array(let second)):
            return first.elements.count == second.elements.count
                && zip(first.elements, second.elements).allSatisfy { isSame($0, $1) }
        case (.object(let first), .object(let second)):
            let kept = first.members.filter { !isRemoved($0.range) }
            return kept.count == second.members.count
                && zip(kept, second.members).allSatisfy { old, new in
                    (old.key.value == new.key.value || isTouched(old.key.range))
                        && isSame(old.value, new.value)
                }
        case (.string, _), (.number, _), (.invalid, _): return isTouched(before.range)
        case (.null, _), (.bool, _), (.array, _), (.object, _): return false
        }
    }

    /// The last correction that begins at or before an offset.
    private func last(upTo offset: Int) -> FixIt? {
        var low = 0
        var high = fixes.count
        while low < high {
            let middle = (low + high) / 2
            if fixes[middle].range.start <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? fixes[low - 1] : nil
    }

    private func isTouched(_ range: SourceRange) -> Bool {
        guard let fix = last(upTo: range.end) else { return false }
        return fix.range.end >= range.start
    }

    private func isRemoved(_ range: SourceRange) -> Bool {
        guard let fix = last(upTo: range.start) else { return false }
        return fix.replacement.isEmpty && fix.range.contains(range)
    }
}
