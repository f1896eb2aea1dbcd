/// A text with corrections applied: those that need no confirmation, or the best guesses too.
///
/// A correction is safe if it is declared so, and leaves the meaning of the rest of the text unchanged. Comments are never
/// removed.
public struct SafeRepair: Sendable {
    /// The text after its corrections; unchanged if there are none.
    public let file: SourceFile
    /// The number of its corrections.
    public var count: Int { corrections.count }
    /// The corrections in the order in which they were applied.
    public let corrections: [Correction]

    /// A correction that was applied.
    public struct Correction: Sendable {
        /// The rule of its problem.
        public let id: DiagnosticID
        /// The correction as a request.
        public let message: String
        /// Its place, in the text as it was when it was applied.
        public let position: SourcePosition
        /// Whether it is a guess.
        public let isGuess: Bool
    }

    /// The largest number of rounds: one correction can make another possible.
    private static let mostRounds = 64
    /// The largest number of attempts with some of the corrections when together they change something else.
    private static let mostTrials = 128

    /// Corrects a text; correcting the result again changes nothing.
    ///
    /// - Parameter guesses: Whether the best correction of a problem is applied even if it is a guess.
    /// - Complexity: That of reading it a few times; at most some thousand times if corrections affect each other.
    public init(
        of file: SourceFile, options: SpecReader.Options = SpecReader.Options(), guesses: Bool = false
    ) {
        self.init(of: file, guesses: guesses) { SpecReader.read($0, options: options).diagnostics }
    }

    /// Corrects a text whose problems are found by another function, for one that imports others.
    ///
    /// - Parameters:
    ///   - file: The text to correct; the file itself is unchanged.
    ///   - guesses: Whether the best correction of a problem is applied even if it is a guess.
    ///   - read: Returns the problems of a text.
    /// - Complexity: As above.
    public init(of file: SourceFile, guesses: Bool = false, read: (SourceFile) -> [Diagnostic]) {
        var current = file
        var corrections: [Correction] = []
        for _ in 0..<Self.mostRounds {
            var ids: [FixIt: DiagnosticID] = [:]
            var candidates: [FixIt] = []
            for diagnostic in read(current) {
                guard let fix = guesses ? diagnostic.fixes.first : diagnostic.safeFix else { continue }
                if ids.updateValue(ids[fix] ?? diagnostic.id, forKey: fix) == nil { candidates.append(fix) }
            }
            let fixes = Self.compatible(candidates, in: current)
            guard !fixes.isEmpty, let next = Self.applied(fixes, to: current) else { break }
            let index = LineIndex(current.bytes)
            for fix in next.fixes {
                guard let id = ids[fix] else { continue }
                corrections.append(
                    Correction(
                        id: id, message: fix.message, position: index.position(at: fix.range.start),
                        isGuess: !fix.isSafe))
            }
            current = next.file
        }
        self.file = current
        self.corrections = corrections
    }

    /// The corrections of a text that don't touch each other, by place.
    private static func compatible(_ candidates: [FixIt], in file: SourceFile) -> [FixIt] {
        var result: [FixIt] = []
        let order = candidates.indices.sorted {
            (candidates[$0].range.start, $0) < (candidates[$1].range.start, $1)
        }
        for fix in order.map({ candidates[$0] }) {
            if let last = result.last, fix.range.start <= last.range.end { continue }
            guard !removesComment(fix, from: file) else { continue }
            result.append(fix)
        }
        return result
    }

    private static func removesComment(_ fix: FixIt, from file: SourceFile) -> Bool {
        let removed = file.bytes[fix.range.start..<fix.range.end]
        return commentMarks(in: removed) > commentMarks(in: Array(fix.replacement.utf8)[...])
    }

    /// The number of places where a comment may begin.
    private static func commentMarks(in bytes: ArraySlice<UInt8>) -> Int {
        let slash = UInt8(ascii: "/")
        return zip(bytes, bytes.dropFirst()).count {
            $0 == slash && ($1 == slash || $1 == UInt8(ascii: "*"))
        }
    }

    /// The text with all corrections that change nothing else, as far as attempts find them; nil if every one does.
    private static func applied(_ fixes: [FixIt], to file: SourceFile) -> (file: SourceFile, fixes: [FixIt])?
    {
        var trials = mostTrials
        let (kept, result) = harmless(fixes[...], of: file, &trials)
        return result.map { ($0, Array(kept)) }
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
    private let fixes: [FixIt]
    /// The range of each replacement in the corrected text.
    private let replacements: [SourceRange]

    init(fixes: [FixIt]) {
        self.fixes = fixes
        var shift = 0
        replacements = fixes.map { fix in
            let start = fix.range.start + shift
            let count = fix.replacement.utf8.count
            shift += count - fix.range.count
            return SourceRange(start: start, end: start + count)
        }
    }

    /// Whether everything outside the corrections reads the same.
    func isSame(_ before: JSONSyntax, _ after: JSONSyntax) -> Bool {
        if isReplaced(before.range) { return true }
        switch (before.content, after.content) {
        case (.null, .null): return true
        case (.bool(let first), .bool(let second)): return first == second
        case (.number(let first), .number(let second)):
            return first.bitPattern == second.bitPattern || isTouched(before.range)
        case (.string(let first), .string(let second)):
            return first.value == second.value || isTouched(before.range)
        case (.array(let first), .array(let second)):
            let kept = first.elements.filter { !isReplaced($0.range) }
            let left = second.elements.filter { !isNew($0.range) }
            return kept.count == left.count && zip(kept, left).allSatisfy { isSame($0, $1) }
        case (.object(let first), .object(let second)):
            let kept = first.members.filter { !isReplaced($0.range) }
            let left = second.members.filter { !isNew($0.range) }
            // One of two values of a key would be lost.
            guard Self.repeats(second) <= Self.repeats(first) else { return false }
            return kept.count == left.count
                && zip(kept, left).allSatisfy { old, new in
                    (old.key.value == new.key.value || isTouched(old.key.range))
                        && isSame(old.value, new.value)
                }
        case (.string, _), (.number, _), (.invalid, _): return isTouched(before.range)
        case (.null, _), (.bool, _), (.array, _), (.object, _): return false
        }
    }

    /// The number of members of an object whose key stands in it before.
    private static func repeats(_ object: JSONObject) -> Int {
        object.members.count - Set(object.members.map { $0.key.value }).count
    }

    /// Whether one of the corrections touches a range.
    private func isTouched(_ range: SourceRange) -> Bool {
        guard let index = Self.last(of: fixes.count, upTo: range.end, { fixes[$0].range.start }) else {
            return false
        }
        return fixes[index].range.end >= range.start
    }

    /// Whether one of the corrections puts something else in the place of a range.
    private func isReplaced(_ range: SourceRange) -> Bool {
        guard let index = Self.last(of: fixes.count, upTo: range.start, { fixes[$0].range.start }) else {
            return false
        }
        return !range.isEmpty && fixes[index].range.contains(range)
    }

    /// Whether a range of the corrected text lies in one of the replacements.
    private func isNew(_ range: SourceRange) -> Bool {
        guard let index = Self.last(of: fixes.count, upTo: range.start, { replacements[$0].start }) else {
            return false
        }
        return replacements[index].contains(range)
    }

    /// The last of a number of places that lies at or before an offset.
    private static func last(of count: Int, upTo offset: Int, _ place: (Int) -> Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if place(middle) <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
