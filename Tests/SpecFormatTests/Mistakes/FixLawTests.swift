import MotionModel
import SpecFormat
import TestSupport
import Testing

/// Every correction that is printed keeps its word: applied alone, it removes its problem and brings no other.
@Suite("Corrections keep their word")
struct FixLawTests {
    /// What a finding says, wherever it stands.
    private struct Claim: Hashable {
        let id: DiagnosticID
        let message: String

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            // Which keys are still free is no part of the problem.
            message = String(diagnostic.message.prefix { $0 != "," && $0 != ":" })
        }
    }

    private static func counts(_ found: [Diagnostic]) -> [Claim: Int] {
        var counts: [Claim: Int] = [:]
        for diagnostic in found { counts[Claim(diagnostic), default: 0] += 1 }
        return counts
    }

    /// The broken promises of the corrections of a text.
    static func broken(_ file: SourceFile) -> [String] {
        let before = Importable.read(file).diagnostics
        let known = counts(before)
        var broken: [String] = []
        for diagnostic in before {
            for fix in diagnostic.fixes {
                let fixed = SourceFile(path: file.path, bytes: FixIt.apply([fix], to: file.bytes))
                let after = Importable.read(fixed).diagnostics
                let claim = Claim(diagnostic)
                let left = counts(after)
                var complaints: [String] = []
                if left[claim, default: 0] >= known[claim, default: 0] {
                    complaints.append("it is still there")
                }
                for (other, count) in left where count > known[other, default: 0] {
                    guard let new = after.first(where: { Claim($0) == other }),
                        !wasHidden(new, by: fix, in: file, before),
                        // What may stand for a missing key is no other problem beside it.
                        diagnostic.id != .unknownKey || new.id != .missingKey
                    else { continue }
                    complaints.append("\(new.id.name): \(new.message)")
                }
                guard !complaints.isEmpty else { continue }
                broken.append(
                    "\(fix.message) for \(diagnostic.id.name), \(diagnostic.message): "
                        + complaints.sorted().joined(separator: "; ") + "\n" + fixed.text(in: fixed.range))
            }
        }
        return broken
    }

    /// Whether a new finding is about something that couldn't be looked at before: a judgement while there were errors, text
    /// that stood in something unknown and was moved to its place, or a property that wasn't known.
    private static func wasHidden(
        _ new: Diagnostic, by fix: FixIt, in file: SourceFile, _ before: [Diagnostic]
    ) -> Bool {
        let count = fix.replacement.utf8.count
        let replaced = SourceRange(start: fix.range.start, end: fix.range.start + count)
        let isInside = replaced.contains(new.range)
        // It was there, and its message names what was corrected.
        let shift = count - fix.range.count
        let wasThere = before.contains { old in
            let moves = old.range.start >= fix.range.end && fix.range != old.range
            let start = moves ? old.range.start + shift : old.range.start
            return old.id == new.id && start == new.range.start
        }
        if wasThere, !isInside || new.range.isEmpty { return true }
        if KnownKeyPath.row(for: fix.replacement) != nil, new.message.contains(fix.replacement) {
            return true
        }
        if isInside, !new.range.isEmpty {
            let bytes = Array(fix.replacement.utf8)
            let start = new.range.start - replaced.start
            let piece = bytes[start..<(start + new.range.count)]
            let old = file.bytes[fix.range.start..<fix.range.end]
            if old.indices.contains(where: { old[$0...].starts(with: piece) }) { return true }
        }
        guard new.severity != .error, before.contains(where: { $0.severity == .error }) else { return false }
        return !isInside || new.severity == .note
    }

    @Test("in the collection of mistakes", arguments: Mistake.all)
    func collection(_ mistake: Mistake) {
        let broken = Self.broken(SourceFile(path: "mistake.json", text: mistake.source.text))
        #expect(broken.isEmpty, "\(mistake.origin) \(broken.joined(separator: "\n"))")
    }

    private static let versions = [#""motionSpec": "1""#, #""motionSpec": "2""#, #""motionSpec": "0""#]
    private static let curves = [
        #""=x""#, #""=""#, #""= 1+""#, #""= p * p""#, #""Curves.easeInOutCubic""#, #""EaseInCubic""#,
    ]
    private static let members = [
        #""autoreverse": false"#, #""reversing": "independent""#, #""reverseCurve": "linear""#,
        #""additive": false"#, #""speed": "-1""#, #""weight": "2""#, #""transition": "200ms""#,
    ]

    /// Replaces the first occurrence of a text.
    private static func replace(_ text: String, in bytes: inout [UInt8], with other: String) {
        let text = Array(text.utf8)
        guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: text) }) else { return }
        bytes.replaceSubrange(place..<(place + text.count), with: other.utf8)
    }

    /// Slips of the fingers and of editors, in right specs.
    private static func damaged(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        let letters = bytes.indices.filter { bytes[$0] | 0x20 >= 0x61 && bytes[$0] | 0x20 <= 0x7A }
        let digits = bytes.indices.filter { bytes[$0] >= 0x30 && bytes[$0] <= 0x39 }
        let marks = bytes.indices.filter { "{}[],:\"".utf8.contains(bytes[$0]) }
        let letter = letters[pick(letters.count)]
        let digit = digits[pick(digits.count)]
        let mark = marks[pick(marks.count)]
        switch pick(16) {
        case 0: bytes.remove(at: letter)
        case 1: bytes.insert(bytes[letter], at: letter)
        case 2: bytes.swapAt(letter, min(letter + 1, bytes.count - 1))
        case 3: bytes[letter] ^= 0x20
        case 4: bytes[letter] = 0x61 + UInt8(pick(26))
        case 5: bytes.remove(at: mark)
        case 6: bytes.insert(bytes[mark], at: mark)
        case 7: bytes[mark] = Array("{}[],:\"'".utf8)[pick(8)]
        case 8:
            bytes.insert(
                contentsOf: ["px", "f", "%", "s", "ms", " ms", "deg", "00", "e"][pick(9)].utf8, at: digit + 1)
        case 9: bytes.insert(contentsOf: ["-", "\u{2212}", "+", ".", "0", "= "][pick(6)].utf8, at: digit)
        case 10: bytes.insert(contentsOf: "\"".utf8, at: digit)
        case 11:
            // A key path that lacks a full stop.
            let stops = bytes.indices.dropFirst().dropLast().filter {
                bytes[$0] == UInt8(ascii: ".") && bytes[$0 - 1] > 0x40 && bytes[$0 + 1] > 0x40
            }
            if !stops.isEmpty { bytes.remove(at: stops[pick(stops.count)]) }
        case 12: Self.replace(#""motionSpec": 1"#, in: &bytes, with: Self.versions[pick(Self.versions.count)])
        case 13: Self.replace("\"linear\"", in: &bytes, with: Self.curves[pick(Self.curves.count)])
        case 14:
            let opening = bytes.indices.filter { bytes[$0] == UInt8(ascii: "{") }
            let member = Self.members[pick(Self.members.count)]
            bytes.insert(contentsOf: " \(member),".utf8, at: opening[pick(opening.count)] + 1)
        default:
            bytes.replaceSubrange(
                digit...digit, with: ["\"7\"", "null", "\"= i\"", "...", "true", "[1, 2]"][pick(6)].utf8)
        }
        return bytes
    }

    @Test("in right specs with one slip", arguments: 0..<TestBuild.count(40))
    func slips(_ series: Int) {
        var random = SplitMix64(seed: UInt64(series))
        let sources = Mistake.all.compactMap { $0.right }
        var broken: [String] = []
        for _ in 0..<100 {
            let bytes = [UInt8](sources[Int(random.next() % UInt64(sources.count))].utf8)
            let file = SourceFile(path: "slip.json", bytes: Self.damaged(bytes, &random))
            broken += Self.broken(file)
        }
        #expect(broken.isEmpty, "\(broken.count): \(broken.joined(separator: "\n"))")
    }

    @Test("in the decoder's wrong specs", arguments: WrongSpecTests.all)
    func wrongSpecs(_ wrong: WrongSpec) {
        let broken = Self.broken(SourceFile(path: "wrong.json", text: wrong.marked.text))
        #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    }
}
