/// Tries offers out: reads the text with each of them, and compares the problems.
struct OfferTrial {
    private let file: SourceFile
    /// The object in which a new error counts; nil for the whole text, in which only the place itself counts.
    private let scope: SourceRange?
    private var budget: Int
    private let read: ([UInt8]) -> [Diagnostic]
    private var known: [String: Int] = [:]
    /// Whether there are errors already, which may hide others.
    private var hasErrors = false
    /// Whether something wasn't tried because too much would have been read.
    private(set) var isSpent = false

    init(
        _ file: SourceFile, scope: SourceRange?, budget: Int, _ read: @escaping ([UInt8]) -> [Diagnostic]
    ) {
        self.file = file
        self.scope = scope
        self.budget = budget
        self.read = read
        guard file.bytes.count < budget else { return }
        for diagnostic in read(file.bytes) {
            known[Self.key(diagnostic), default: 0] += 1
            if diagnostic.severity == .error { hasErrors = true }
        }
    }

    /// The offer with a text that brings no new problem; nil if none of its texts does without, and once too much would
    /// be read.
    mutating func sound(_ offer: Offer) -> Offer? {
        for (text, snippet) in [(offer.text, offer.snippet)] + offer.others {
            budget -= file.bytes.count
            guard budget > 0 else {
                isSpent = true
                return nil
            }
            var bytes = file.bytes
            bytes.replaceSubrange(offer.range.start..<offer.range.end, with: text.utf8)
            let place = SourceRange(start: offer.range.start, end: offer.range.start + text.utf8.count)
            let growth = text.utf8.count - offer.range.count
            guard isSound(read(bytes), place, growth: growth, offer.kind) else { continue }
            var result = offer
            result.text = text
            result.snippet = snippet
            return result
        }
        return nil
    }

    private func isSound(
        _ problems: [Diagnostic], _ place: SourceRange, growth: Int, _ kind: Offer.Kind
    ) -> Bool {
        var counts = known
        let scope = scope.map { SourceRange(start: $0.start, end: max($0.end + growth, place.end)) } ?? place
        return problems.allSatisfy { problem in
            let key = Self.key(problem)
            if let count = counts[key], count > 0 {
                counts[key] = count - 1
                return true
            }
            // A value in the place of a right one breaks what is around it, too.
            if problem.severity == .error, !hasErrors, kind.isValue { return false }
            let around = problem.severity == .error ? scope : place
            guard problem.range.start <= around.end, around.start <= problem.range.end else { return true }
            return problem.severity != .error && problem.id.isAboutUse
        }
    }

    private static func key(_ problem: Diagnostic) -> String { "\(problem.id.name) \(problem.message)" }
}

extension Offer.Kind {
    /// Whether it takes the place of a value alone, which nothing else has to follow.
    fileprivate var isValue: Bool {
        switch self {
        case .word, .unit, .number: true
        case .key, .name, .function, .part, .object, .color: false
        }
    }
}

extension DiagnosticID {
    /// Whether it says that something is still to be used, or to be done besides. A timing that no animation has isn't:
    /// animations stand in front of variants.
    fileprivate var isAboutUse: Bool { self == .nameUnused || severity == .note }
}
