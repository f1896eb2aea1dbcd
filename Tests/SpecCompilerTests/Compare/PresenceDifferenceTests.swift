import MotionModel
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("What changed in targets that come and go")
struct PresenceDifferenceTests {
    private static let states = ["off", "half", "on"]

    /// Where a target is present, a bit for each state; all of them without a word of it.
    private typealias Presence = [(name: String, states: Int)]

    private static func names(_ bits: Int) -> [String] {
        states.indices.filter { bits & 1 << $0 != 0 }.map { states[$0] }
    }

    private static func list(_ names: [String]) -> String {
        "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }

    private static func spec(_ presence: Presence, _ random: inout SplitMix64) -> String {
        let rows = presence.filter { $0.states != 7 }.map { name, bits in
            // Either key says the same.
            random.below(2) == 0
                ? "\"\(name)\": { \"appears\": \(list(names(bits))) }"
                : "\"\(name)\": { \"disappears\": \(list(names(7 - bits))) }"
        }
        let targets = rows.isEmpty ? "" : ", \"targets\": { \(rows.joined(separator: ", ")) }"
        return """
            { "motionSpec": 1, "name": "Box", "states": \(list(states)),
              "animations": { "box.opacity": [0, 0.5, 1], "dot.opacity": [1, 0.5, 0] },
              "variants": { "show": { "to": "on", "timings": { "*": {} } } }\(targets) }
            """
    }

    private static func words(_ bits: Int) -> String {
        bits == 7 ? "every state" : names(bits).map { "'\($0)'" }.joined(separator: ", ")
    }

    @Test("is told of every target that is present in other states, and of no other", arguments: [1, 2, 3])
    func law(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var counts = [0, 0, 0]
        for _ in 0..<60 {
            func presence() -> Presence {
                let both: Presence = ["box", "dot"].map { ($0, 1 + random.below(7)) }
                return random.below(2) == 0 ? both : both.reversed()
            }
            let old = presence()
            let new = random.below(3) == 0 ? old.reversed() : presence()
            let told = try MotionDifferenceTests.difference(
                try MotionDifferenceTests.compiled(Self.spec(old, &random)),
                try MotionDifferenceTests.compiled(Self.spec(new, &random)))
            let right = ["box", "dot"].compactMap { name -> String? in
                let bits = [old, new].map { $0.first { $0.name == name }!.states }
                guard bits[0] != bits[1] else { return nil }
                return
                    "visible: '\(name)' is present in \(Self.words(bits[1])) instead of \(Self.words(bits[0]))"
            }
            let lines = told.alterations.map { "\($0.difference.rawValue): \($0.phrase)" }
            #expect(lines.sorted() == right, "\(old) \(new)")
            counts[right.count] += 1
        }
        #expect(counts.allSatisfy { $0 > 5 }, "\(counts)")
    }
}
