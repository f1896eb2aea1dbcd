import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("What changed in transitions")
struct TransitionDifferenceTests {
    private static let states = ["idle", "busy", "done"]

    /// A spec of three states, with a variant each way and some transitions.
    private static func spec(
        _ transitions: [String], states: [String] = states, parameters: String = #""limit": 3"#
    ) -> String {
        let ends = [("idle", "busy"), ("busy", "done"), ("done", "idle"), ("idle", "done")]
        let variants = (ends.map { ("\($0.0)To\($0.1.capitalized)", $0) } + [("hurry", ends[0])]).map {
            """
            "\($0.0)": { "from": "\($0.1.0)", "to": "\($0.1.1)", "reducedMotion": "instant", "timings": { "*": { "duration": 0.2 } } }
            """
        }
        let list = transitions.isEmpty ? "" : ", \"transitions\": [\(transitions.joined(separator: ", "))]"
        return """
            { "motionSpec": 1, "name": "Box", "parameters": { \(parameters) },
              "states": [\(states.map { "\"\($0)\"" }.joined(separator: ", "))],
              "animations": { "box.opacity": [\(states.indices.map { "\($0)" }.joined(separator: ", "))] },
              "variants": { \(variants.joined(separator: ", ")) }\(list) }
            """
    }

    private static let tap = #"{ "from": "idle", "to": "busy", "on": "tap", "play": "idleToBusy" }"#
    private static let paid = #"{ "from": "busy", "to": "done", "on": ["paid", "given"] }"#
    private static let back = #"{ "from": "done", "to": "idle", "after": "2s" }"#
    private static let base = [tap, paid, back]

    /// Transitions after an edit, the worst class, and the whole of what is said.
    struct Row: Sendable, CustomTestStringConvertible {
        let transitions: [String]
        let lines: [String]
        var testDescription: String { lines.joined(separator: "; ") }
    }

    private static let rows: [Row] = [
        Row(transitions: base, lines: []),
        Row(
            transitions: [paid, back],
            lines: ["breaking: 'tap' in 'idle' leads to 'busy' no longer"]),
        Row(
            transitions: [tap, back],
            lines: ["breaking: 'paid' and 'given' in 'busy' lead to 'done' no longer"]),
        Row(
            transitions: [],
            lines: [
                "breaking: 'tap' in 'idle' leads to 'busy' no longer",
                "breaking: 'paid' and 'given' in 'busy' lead to 'done' no longer",
                "breaking: 'done' leads to 'idle' by itself no longer",
            ]),
        Row(
            transitions: [tap.replacing(#""tap""#, #""press""#), paid, back],
            lines: [
                "breaking: 'tap' in 'idle' leads to 'busy' no longer",
                "invisible: 'press' in 'idle' leads to 'busy' now",
            ]),
        Row(
            transitions: base + [#"{ "from": "busy", "to": "idle", "on": "tap", "play": "idleToBusy" }"#],
            lines: ["visible: 'tap' in 'busy' leads to 'idle' now"]),
        Row(
            transitions: base + [#"{ "from": ["idle", "busy"], "to": "done", "on": "skip" }"#],
            lines: ["invisible: 'skip' in 'idle' and 'busy' leads to 'done' now"]),
        Row(
            transitions: base + [#"{ "from": "*", "to": "done", "on": "given" }"#],
            lines: ["visible: 'given' in 'idle' leads to 'done' now"]),
        Row(
            transitions: base + [#"{ "from": "busy", "to": "idle", "after": "9s", "play": "hurry" }"#],
            lines: ["visible: 'busy' leads to 'idle' by itself now"]),
        Row(
            transitions: [
                tap.replacing(#""busy", "on": "tap", "play": "idleToBusy""#, #""done", "on": "tap""#), paid,
                back,
            ],
            lines: ["breaking: 'tap' in 'idle' leads to 'done' instead of 'busy'"]),
        Row(
            transitions: [tap.replacing("idleToBusy", "hurry"), paid, back],
            lines: ["visible: 'tap' in 'idle' leads to 'busy' with 'hurry' instead of 'idleToBusy'"]),
        Row(
            transitions: [tap.replacing(#""play""#, #""when": "= limit > 2 * 3", "play""#), paid, back],
            lines: ["visible: 'tap' in 'idle' leads to 'busy' only if 'limit > 6'"]),
        Row(
            transitions: [tap, paid, back.replacing("2s", "1500ms")],
            lines: ["visible: 'done' leads to 'idle' by itself after 1.5 s instead of 2 s"]),
        Row(
            transitions: [tap, paid, back.replacing("2s", "2.01s")],
            lines: ["invisible: 'done' leads to 'idle' by itself after 2.01 s instead of 2 s"]),
        Row(
            transitions: [tap, paid, back.replacing(#""after": "2s""#, #""on": "tap""#)],
            lines: [
                "breaking: 'done' leads to 'idle' by itself no longer",
                "visible: 'tap' in 'done' leads to 'idle' now",
            ]),
        // What is never taken, and an order that decides nothing.
        Row(
            transitions: [back, paid, tap, #"{ "from": "idle", "to": "done", "on": "tap" }"#], lines: []),
        Row(
            transitions: base + [#"{ "from": "done", "to": "busy", "after": "3s", "play": "busyToDone" }"#],
            lines: []),
        Row(
            transitions: base + [
                #"{ "from": "done", "to": "busy", "on": "tap", "when": "= 1 > 2", "play": "busyToDone" }"#
            ],
            lines: []),
    ]

    private static func lines(_ old: String, _ new: String) throws -> [String] {
        let (old, new) = (
            try MotionDifferenceTests.compiled(old), try MotionDifferenceTests.compiled(new)
        )
        let difference = try MotionDifferenceTests.difference(old, new)
        let lines = difference.alterations.map { "\($0.difference.rawValue): \($0.phrase)" }
        // All forms say it.
        for (line, alteration) in zip(lines, difference.alterations) {
            #expect(difference.text.contains("\n  \(line)\n"))
            #expect(difference.json.text(pretty: false).contains(JSONValue.quoted(alteration.phrase)))
        }
        #expect(difference.variants.isEmpty)
        #expect(difference.difference == difference.alterations.map { $0.difference }.max())
        return lines
    }

    @Test("is told by what a reader of the spec would say", arguments: rows)
    func told(_ row: Row) throws {
        #expect(try Self.lines(Self.spec(Self.base), Self.spec(row.transitions)) == row.lines)
    }

    @Test("conditions are told with names, whatever the slots; an order only where it decides")
    func conditions() throws {
        func tap(_ end: String, _ condition: String, _ variant: String) -> String {
            #"{ "from": "idle", "to": "\#(end)", "on": "tap", "when": "= \#(condition)", "play": "\#(variant)" }"#
        }
        let (busy, done) = (tap("busy", "limit > 2", "hurry"), tap("done", "limit < 9", "idleToDone"))
        let old = Self.spec([busy, done])
        #expect(try Self.lines(old, old) == [])
        let more = Self.spec([busy, done], parameters: #""first": [1, 2], "limit": 3"#)
        #expect(try Self.lines(old, more) == ["invisible: parameter 'first' added"])
        #expect(
            try Self.lines(old, Self.spec([done, busy]))
                == ["visible: 'tap' in 'idle' leads first to 'done', then 'busy', where each may be taken"])
        let other = tap("busy", "limit > -2 ? max(limit, 1) > 3 : 0 < 1", "hurry")
        #expect(
            try Self.lines(old, Self.spec([other, done])) == [
                "visible: 'tap' in 'idle' leads to 'busy' if '(limit > -2) ? (max(limit, 1) > 3) : 1' "
                    + "instead of 'limit > 2'"
            ])
        let always = #"{ "from": "idle", "to": "done", "on": "tap", "play": "idleToDone" }"#
        #expect(
            try Self.lines(old, Self.spec([busy, always]))
                == ["visible: 'tap' in 'idle' leads to 'done' always, not only if 'limit < 9'"])
        let reversed = Self.spec([
            #"{ "from": "done", "to": "busy", "on": "redo", "play": "busyToDone" }"#, always,
        ])
        #expect(
            try Self.lines(reversed, Self.spec([always])) == [
                "breaking: 'redo' in 'done' leads to 'busy' no longer"
            ])
    }

    @Test("another default of a parameter is told where conditions ask for it")
    func defaults() throws {
        func motion(_ ok: Bool, _ condition: String) throws -> CompiledMotion {
            try MotionDifferenceTests.compiled(
                """
                { "motionSpec": 1, "name": "T", "parameters": { "size": [1, 2], "ok": \(ok) }, "states": ["a", "b"],
                  "animations": { "x.opacity": { "values": [0, 1], "timing": "t" } },
                  "variants": { "go": { "timings": { "t": { "duration": 0.2 } } } },
                  "transitions": [{ "from": "a", "to": "b", "on": "tap"\(condition) }] }
                """)
        }
        let asked = try MotionDifferenceTests.difference(
            motion(true, #", "when": "= ok""#), motion(false, #", "when": "= ok""#))
        #expect(asked.alterations == [.parameterDefault("ok")])
        #expect(asked.difference == .visible)
        #expect(try MotionDifferenceTests.difference(motion(true, ""), motion(false, "")).isEmpty)
    }

    @Test("a state that is gone takes its transitions with it, and the first state is told")
    func states() throws {
        let old = Self.spec(Self.base)
        let moved = Self.spec(Self.base, states: ["busy", "idle", "done"])
        let (before, after) = (
            try MotionDifferenceTests.compiled(old), try MotionDifferenceTests.compiled(moved)
        )
        let difference = try MotionDifferenceTests.difference(before, after)
        #expect(difference.alterations.map { $0.phrase } == ["begins in 'busy' instead of 'idle'"])
        let text = old.replacingOccurrences(of: "\"idle\"", with: "\"ready\"")
        let renamed = try MotionDifferenceTests.difference(
            before, try MotionDifferenceTests.compiled(text))
        #expect(
            renamed.alterations.map { "\($0.difference.rawValue): \($0.phrase)" } == [
                "breaking: state 'idle' removed", "invisible: state 'ready' added",
                "breaking: 'done' leads to 'ready' by itself instead of 'idle'",
                "invisible: 'tap' in 'ready' leads to 'busy' now",
            ])
    }

    // MARK: A law

    /// What a table does with an event in a state, by a search of its own; nil if nothing.
    private static func outcome(
        _ motion: CompiledMotion, _ state: String, _ event: String, _ limit: Double
    ) -> [String]? {
        for row in motion.transitions where row.startState == state {
            guard case .events(let names) = row.trigger, names.contains(event) else { continue }
            if let condition = row.condition, condition.value(.init(parameters: [limit])) == 0 { continue }
            return [row.endState, row.variant, "\(row.isReversed)"]
        }
        return nil
    }

    @Test(
        "nothing is told only where every event does the same, whatever the parameter", arguments: [1, 2, 3])
    func law(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let variants = [
            ("idle", "busy", ["idleToBusy", "hurry"]), ("busy", "done", ["busyToDone"]),
            ("done", "idle", ["doneToIdle"]), ("idle", "done", ["idleToDone"]),
            ("busy", "idle", ["hurry"]), ("done", "busy", ["busyToDone"]),
        ]
        func transition() -> String {
            let (start, end, names) = variants[random.below(variants.count)]
            let event = ["tap", "key"][random.below(2)]
            let condition = ["", #", "when": "= limit > 2""#, #", "when": "= limit < 4""#][random.below(3)]
            let name = names[random.below(names.count)]
            return
                #"{ "from": "\#(start)", "to": "\#(end)", "on": "\#(event)", "play": "\#(name)"\#(condition) }"#
        }
        var (same, different, silent) = (0, 0, 0)
        for _ in 0..<120 {
            let old = (0..<(1 + random.below(4))).map { _ in transition() }
            var new = old
            switch random.below(4) {
            case 0: new.shuffle(using: &random)
            case 1: new.append(transition())
            case 2: new[random.below(new.count)] = transition()
            default: new.insert(transition(), at: 0)
            }
            let (one, other) = (
                try MotionDifferenceTests.compiled(Self.spec(old)),
                try MotionDifferenceTests.compiled(Self.spec(new))
            )
            let told = try MotionDifferenceTests.difference(one, other)
            var isSame = true
            for state in Self.states {
                for event in ["tap", "key"] {
                    for limit in [1.0, 3, 5] {
                        let before = Self.outcome(one, state, event, limit)
                        if before != Self.outcome(other, state, event, limit) { isSame = false }
                        // What led somewhere and leads nowhere, whatever the parameter, is breaking.
                        if before != nil,
                            [1.0, 3, 5].allSatisfy({ Self.outcome(other, state, event, $0) == nil })
                        {
                            #expect(told.difference == .breaking)
                        }
                    }
                }
            }
            if isSame { same += 1 } else { different += 1 }
            if told.isEmpty { silent += 1 }
            #expect(isSame || !told.isEmpty, "\(old) \(new)")
            #expect(try MotionDifferenceTests.difference(other, other).isEmpty)
        }
        #expect(same > 10 && different > 30 && silent > 10, "\(same) \(different) \(silent)")
    }
}

extension String {
    fileprivate func replacing(_ part: String, _ other: String) -> String {
        replacingOccurrences(of: part, with: other)
    }
}
