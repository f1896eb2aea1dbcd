import Foundation
import SpecFormat
import TestSupport
import Testing

/// The collection of mistakes: what authors are told, and what becomes of their texts.
@Suite("Mistakes")
struct MistakeTests {
    private static func read(_ text: String) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        SpecReader.read(SourceFile(path: "mistake.json", text: text))
    }

    /// The findings that ask for something to be done.
    private static func problems(_ text: String) -> [Diagnostic] {
        read(text).diagnostics.filter { $0.severity != .note }
    }

    /// A report in short, for messages.
    private static func report(_ text: String) -> String {
        let file = SourceFile(path: "mistake.json", text: text)
        return Report(file: file, diagnostics: SpecReader.read(file).diagnostics).short()
    }

    @Test("There are at least 250 different mistakes")
    func count() {
        #expect(Set(Mistake.all.map { $0.source.text }).count == Mistake.all.count)
        #expect(Mistake.all.count >= 250)
    }

    @Test("What was meant is right", arguments: Mistake.all)
    func meant(_ mistake: Mistake) {
        guard let right = mistake.right else { return }
        #expect(Self.problems(right).isEmpty, "\(mistake.origin) \(Self.report(right))\(right)")
    }

    @Test("The first finding is the true cause, at the smallest place", arguments: Mistake.all)
    func cause(_ mistake: Mistake) {
        #expect(Self.namesCause(mistake), "\(mistake) \(Self.report(mistake.source.text))")
    }

    private static func namesCause(_ mistake: Mistake) -> Bool {
        let source = mistake.source
        let found = problems(source.text)
        guard let first = found.first, found.count == 1 || !mistake.isAlone else { return false }
        return first.id.name == mistake.id && source.ranges.first == first.range.start..<first.range.end
    }

    /// Whether a text says without any finding what a mistake's author meant.
    private static func isMended(_ mistake: Mistake, by text: String) -> Bool {
        guard let right = mistake.right, problems(text).isEmpty, let spec = read(text).spec else {
            return false
        }
        return spec == read(right).spec
    }

    @Test("What is in doubt is left as it is", arguments: Mistake.all.filter { $0.isInDoubt })
    func doubt(_ mistake: Mistake) {
        let repair = SafeRepair(of: SourceFile(path: "mistake.json", text: mistake.source.text))
        #expect(mistake.meant == nil, "\(mistake)")
        #expect(repair.corrections.isEmpty, "\(mistake) \(repair.corrections.map { $0.message })")
    }

    @Test("The corrections that need no confirmation leave at least four of five as they were meant")
    func share() throws {
        var lines: [String] = []
        var (named, mended) = (0, 0)
        let clear = Mistake.all.filter { !$0.isInDoubt }
        for mistake in clear {
            let text = mistake.source.text
            let repaired = SafeRepair(of: SourceFile(path: "mistake.json", text: text)).file
            let isNamed = Self.namesCause(mistake)
            let isMended = Self.isMended(mistake, by: repaired.text(in: repaired.range))
            if isNamed { named += 1 }
            if isMended { mended += 1 }
            if !isNamed || !isMended {
                lines.append(
                    "\(isNamed ? "     " : "cause") \(isMended ? "    " : "mend") \(mistake.origin) "
                        + "\(mistake.text)\n\(Self.report(text))   --- then\n"
                        + Self.report(repaired.text(in: repaired.range)))
            }
        }
        let count = clear.count
        let known = clear.count { $0.meant != nil }
        lines.append("\(count) mistakes, \(named) named, \(known) with a meaning, \(mended) mended")
        if let path = ProcessInfo.processInfo.environment["MISTAKES_REPORT"] {
            try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(5 * mended >= 4 * count, "\(lines.last ?? "")")
    }

    @Test("No correction that needs no confirmation makes a text worse", arguments: Mistake.all)
    func noneWorse(_ mistake: Mistake) {
        let text = mistake.source.text
        let repaired = SafeRepair(of: SourceFile(path: "mistake.json", text: text)).file
        let left = repaired.text(in: repaired.range)
        let (before, after) = (Self.weight(of: text), Self.weight(of: left))
        let isBetter =
            after.errors < before.errors || (after.errors == before.errors && after.all < before.all)
        #expect(isBetter || left == text, "\(mistake) \(left)")
        guard mistake.right != nil, Self.problems(left).isEmpty else { return }
        #expect(Self.isMended(mistake, by: left), "\(mistake) \(left)")
    }

    @Test("Guesses make no text worse either, and leave nothing to guess", arguments: Mistake.all)
    func guesses(_ mistake: Mistake) {
        let text = mistake.source.text
        let file = SourceFile(path: "mistake.json", text: text)
        let repair = SafeRepair(of: file, guesses: true)
        let left = repair.file.text(in: repair.file.range)
        let (before, after) = (Self.weight(of: text), Self.weight(of: left))
        let isBetter =
            after.errors < before.errors || (after.errors == before.errors && after.all < before.all)
        #expect(isBetter || left == text, "\(mistake) \(left)")
        #expect(SafeRepair(of: repair.file, guesses: true).count == 0, "\(mistake) \(left)")
        #expect(repair.corrections.isEmpty == (left == text))
        let safe = SafeRepair(of: file)
        #expect(safe.corrections.allSatisfy { !$0.isGuess })
    }

    @Test(
        "A value that stands for one elsewhere is answered with what there is for it",
        arguments: [
            ("var(--dim)", "parameters"), ("{opacity.dim}", "parameters"), ("${dim}", "parameters"),
            ("+=100", "'by'"), ("calc(1 - 0.5)", "'='"),
        ])
    func elsewhere(_ value: String, _ answer: String) {
        for path in ["box.opacity", "box.position.x"] {
            let text =
                "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"\(path)\": [\"\(value)\", 1] }, "
                + "\"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
            #expect(Self.problems(text).first?.message.contains(answer) ?? false, "\(Self.report(text))")
        }
    }

    @Test("From 2 on a share counts hundredths; a little more than all is an overshoot")
    func overshoot() {
        for (value, isOffered) in [("1.2", false), ("1.99", false), ("2", true), ("50", true)] {
            let text =
                "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"box.opacity\": [0, \(value)] }, "
                + "\"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
            let found = Self.problems(text).first
            #expect(found?.id == .valueOutOfRange)
            #expect(found?.fixes.isEmpty == !isOffered, "\(value)")
        }
    }

    /// The number of errors, and of all problems: an error can hide others.
    private static func weight(of text: String) -> (errors: Int, all: Int) {
        let found = problems(text)
        return (found.count { $0.severity == .error }, found.count)
    }
}
