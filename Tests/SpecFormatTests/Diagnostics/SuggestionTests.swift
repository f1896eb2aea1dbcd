import MotionModel
import TestSupport
import Testing

@testable import SpecFormat

@Suite("Guesses at unknown names")
struct SuggestionTests {
    /// Names of a few letters, so that many are near each other.
    private func names(_ count: Int, _ random: inout SplitMix64) -> [String] {
        (0..<count).map { _ in
            String((0..<random.below(12)).map { _ in ["a", "b", "c", "D", "é"][random.below(5)] }.joined())
        }
    }

    @Test(
        "while there are steps the guess is the one without a limit, behind them there is none",
        arguments: 0..<5)
    func limit(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let known = names(300, &random)
        var suggestions = Suggestions(steps: 200_000)
        var isSpent = false
        var guesses = 0
        for name in names(300, &random) {
            let guess = suggestions.nearest(to: name, among: known)
            if suggestions.areSpent { isSpent = true }
            #expect(guess == (isSpent ? nil : Suggestion.nearest(to: name, among: known)), "\(name)")
            if guess != nil { guesses += 1 }
        }
        #expect(isSpent && guesses > 10)
    }

    private func list(_ count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: ",")
    }

    /// A spec with so many names of a kind, and as many uses that misspell them.
    private func misspelt(_ count: Int, _ kind: String, _ value: String, in key: String) -> SourceFile {
        let known = list(count) { "\"name\($0)\":\(value)" }
        let animations = list(count) { "\"row\($0).zPosition\":{\"values\":[0,1],\"timing\":\"t\($0)\"}" }
        let timings = list(count) { "\"t\($0)\":{\"delay\":0,\"\(kind)\":\"nmae\($0)\"}" }
        return SourceFile(
            path: "misspelt.json",
            text: """
                {"motionSpec":1,"name":"Misspelt","\(key)":{\(known)},"animations":{\(animations)},
                "variants":{"go":{"timings":{\(timings)}}}}
                """)
    }

    @Test(
        "every unknown name is reported, the first ones with a guess, and of few all",
        arguments: [("curve", "\"linear\"", "curves"), ("duration", "1", "durations")])
    func manyNames(_ kind: String, _ value: String, _ key: String) {
        for count in [40, 1500] {
            let found = SpecReader.read(misspelt(count, kind, value, in: key)).diagnostics
            let unknown = found.filter { $0.message.hasPrefix("no \(kind) is called 'nmae") }
            #expect(unknown.count == count)
            let guesses = unknown.map { $0.message.contains("did you mean 'name") }
            #expect(guesses.prefix(5).allSatisfy { $0 })
            #expect(guesses.allSatisfy { $0 } == (count == 40))
        }
    }
}
