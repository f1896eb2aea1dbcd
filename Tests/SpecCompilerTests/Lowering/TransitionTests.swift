import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

@Suite("Transitions")
struct TransitionTests {
    /// A transition as it is written.
    struct Row {
        /// Nil for "*".
        var from: [Int]?
        var to: Int
        var events: [String]
        var after: Double?
        var condition: Bool
        var play: String?

        var text: String {
            let states = from.map { $0.map { "\"s\($0)\"" } }
            let from =
                switch states {
                case nil: "\"*\""
                case .some(let names) where names.count == 1: names[0]
                case .some(let names): "[\(names.joined(separator: ", "))]"
                }
            var parts = ["\"from\": \(from)", "\"to\": \"s\(to)\""]
            if let after {
                parts.append("\"after\": \(after == 0 ? "\"complete\"" : "\"\(after)s\"")")
            } else {
                parts.append("\"on\": [\(events.map { "\"\($0)\"" }.joined(separator: ", "))]")
            }
            if condition { parts.append("\"when\": \"= amount > 1\"") }
            if let play { parts.append("\"play\": \"\(play)\"") }
            return "{ \(parts.joined(separator: ", ")) }"
        }
    }

    /// A random spec with transitions.
    struct Made {
        let count: Int
        let variants: [(from: Int, to: Int)]
        var rows: [Row] = []

        init(_ random: inout SplitMix64) {
            let count = Int.random(in: 2...4, using: &random)
            self.count = count
            variants = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                let from = Int.random(in: 0..<count, using: &random)
                return (from, (from + Int.random(in: 1..<count, using: &random)) % count)
            }
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let states = Array(0..<count).shuffled(using: &random)
                let kind = Int.random(in: 0..<4, using: &random)
                let some = Array(states.prefix(kind == 0 ? 1 : Int.random(in: 1...count, using: &random)))
                let isTimed = Int.random(in: 0..<4, using: &random) == 0
                let play = Int.random(in: 0..<variants.count * 2, using: &random)
                rows.append(
                    Row(
                        from: kind == 3 ? nil : some, to: Int.random(in: 0..<count, using: &random),
                        events: Array(["a", "b", "c"].shuffled(using: &random).prefix(kind % 2 + 1)),
                        after: isTimed ? [0, 1.5].randomElement(using: &random) : nil,
                        condition: Bool.random(using: &random),
                        play: play < variants.count ? "v\(play)" : nil))
            }
        }

        func text(_ rows: [Row]) -> String {
            let states = (0..<count).map { "\"s\($0)\"" }.joined(separator: ", ")
            let values = (0..<count).map { "0.\($0)" }.joined(separator: ", ")
            let all = variants.enumerated().map { index, ends in
                "\"v\(index)\": { \"from\": \"s\(ends.from)\", \"to\": \"s\(ends.to)\", \"timings\": { \"*\": {} } }"
            }
            return """
                { "motionSpec": 1, "name": "Made", "parameters": { "amount": 1 }, "states": [\(states)],
                "animations": { "box.opacity": [\(values)] }, "variants": { \(all.joined(separator: ", ")) },
                "transitions": [\(rows.map { $0.text }.joined(separator: ",\n"))] }
                """
        }

        /// What the decisions say, state by state; nil where a transition has no variant.
        var expected: [MotionTransition]? {
            var result: [MotionTransition] = []
            for wild in [false, true] {
                for row in rows where (row.from == nil) == wild {
                    for start in row.from ?? (0..<count).filter({ $0 != row.to }) {
                        let fits = variants.indices.filter { variants[$0] == (start, row.to) }
                        let back = variants.indices.filter { variants[$0] == (row.to, start) }
                        var choice: (Int, Bool)?
                        if let play = row.play,
                            let index = variants.indices.first(where: { "v\($0)" == play })
                        {
                            if start == row.to || fits.contains(index) {
                                choice = (index, false)
                            } else if back.contains(index) {
                                choice = (index, true)
                            }
                        } else if start != row.to {
                            if fits.count == 1 { choice = (fits[0], false) }
                            if fits.isEmpty, back.count == 1 { choice = (back[0], true) }
                        }
                        guard let (variant, isReversed) = choice else { return nil }
                        result.append(
                            MotionTransition(
                                startState: "s\(start)", endState: "s\(row.to)",
                                trigger: row.after.map { .after(seconds: $0) } ?? .events(row.events),
                                condition: row.condition
                                    ? .binary(.greater, .parameter(slot: 0), .constant(1)) : nil,
                                variant: "v\(variant)", isReversed: isReversed))
                    }
                }
            }
            return result
        }
    }

    private func read(_ text: String) -> (motion: CompiledMotion?, ids: [String]) {
        var workspace = SpecWorkspace(SourceSet([]))
        let read = workspace.read(SourceFile(path: "made.json", text: text))
        return (read.spec.map { CompiledMotion($0) }, read.diagnostics.map { $0.id.name })
    }

    @Test("Random transitions are written out as the decisions say, and keep their meaning as bytes")
    func random() throws {
        var random = SplitMix64(seed: 22)
        var (sound, broken) = (0, 0)
        for _ in 0..<600 {
            let made = Made(&random)
            let found = read(made.text(made.rows))
            guard let expected = made.expected else {
                let isJudged = found.ids.contains("transition-variant")
                #expect(found.motion == nil && isJudged, "\(made.text(made.rows))")
                broken += 1
                continue
            }
            let motion = try #require(found.motion, "\(found.ids) \(made.text(made.rows))")
            #expect(motion.transitions == expected, "\(made.text(made.rows))")
            #expect(try CompiledMotion(binary: motion.binary) == motion)
            sound += 1
        }
        #expect(sound > 100 && broken > 100)
    }

    @Test("A list of states means the same as a transition for each")
    func lists() throws {
        var random = SplitMix64(seed: 23)
        var compared = 0
        for _ in 0..<400 {
            let made = Made(&random)
            guard made.expected != nil else { continue }
            let apart = made.rows.flatMap { row in
                (row.from ?? []).map { state in
                    var one = row
                    one.from = [state]
                    return one
                } + (row.from == nil ? [row] : [])
            }
            let motion = try #require(read(made.text(made.rows)).motion)
            #expect(read(made.text(apart)).motion?.binary == motion.binary)
            compared += 1
        }
        #expect(compared > 50)
    }

    @Test("Without transitions the bytes are those of the version before")
    func plain() throws {
        let text = """
            { "motionSpec": 1, "name": "A", "animations": { "x.opacity": [0, 1] },
            "variants": { "v": { "timings": { "*": {} } } } }
            """
        let motion = try #require(read(text).motion)
        #expect(motion.binary[8] == 3 && motion.transitions.isEmpty)
    }
}
