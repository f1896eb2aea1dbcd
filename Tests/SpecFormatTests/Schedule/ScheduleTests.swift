import MotionModel
import TestSupport
import Testing

@testable import SpecFormat

@Suite("How long nodes last")
struct ScheduleTests {
    /// A tree, the seconds it lasts, and the lengths of its children.
    struct Row: Sendable, CustomTestStringConvertible {
        let motion: String
        let total: Double
        let lengths: [Double]
        var testDescription: String { motion }
    }

    static let open = #"{ "animate": "a.x", "to": 1 }"#

    static let rows: [Row] = [
        // 1. A leaf: its duration, its spring, or the default.
        Row(motion: open, total: 0.25, lengths: []),
        Row(
            motion: #"{ "animate": "a.x", "to": 1, "delay": 0.1, "endDelay": 0.2 }"#, total: 0.55, lengths: []
        ),
        Row(motion: #"{ "emit": "e" }"#, total: 0, lengths: []),
        Row(motion: #"{ "set": { "a.x": 1 } }"#, total: 0, lengths: [0]),
        // 2. A sequence: A + R·D, open children share what is left.
        Row(
            motion: "{ \"sequence\": [{ \"wait\": 0.1 }, { \"wait\": 0.2 }] }", total: 0.3,
            lengths: [0.1, 0.2]),
        Row(
            motion: "{ \"sequence\": [{ \"wait\": \"25%\" }, { \"wait\": 0.3 }] }", total: 0.4,
            lengths: [0.1, 0.3]),
        Row(
            motion: "{ \"sequence\": [{ \"wait\": \"25%\" }, { \"wait\": null }], \"duration\": 4 }",
            total: 4,
            lengths: [1, 3]),
        Row(
            motion:
                "{ \"sequence\": [{ \"wait\": 0.6 }, { \"wait\": \"20%\" }, { \"wait\": null }, \(open)], \"duration\": 2 }",
            total: 2, lengths: [0.6, 0.4, 0.5, 0.5]),
        Row(motion: "{ \"sequence\": [{ \"wait\": 0.5 }, \(open)] }", total: 0.75, lengths: [0.5, 0.25]),
        Row(
            motion: "{ \"sequence\": [{ \"wait\": \"50%\" }, { \"wait\": 0.5 }, \(open)] }", total: 1.5,
            lengths: [0.75, 0.5, 0.25]),
        Row(
            motion: "{ \"sequence\": [{ \"wait\": \"25%\" }, { \"wait\": \"75%\" }] }", total: 0.25,
            lengths: [0.0625, 0.1875]),
        // A child that plays three times there and back takes six lengths.
        Row(
            motion:
                "{ \"sequence\": [{ \"animate\": \"a.x\", \"to\": 1, \"iterations\": 3, \"autoreverse\": true }], \"duration\": 3 }",
            total: 3, lengths: [0.5]),
        // 3. A group: the longest child, which the open ones fill.
        Row(motion: "{ \"group\": [{ \"wait\": 0.4 }, \(open)] }", total: 0.4, lengths: [0.4, 0.4]),
        Row(
            motion: "{ \"group\": [{ \"wait\": \"50%\" }, { \"wait\": 0.4 }] }", total: 0.4,
            lengths: [0.2, 0.4]),
        Row(motion: "{ \"group\": [\(open), { \"wait\": null }] }", total: 0.25, lengths: [0.25, 0.25]),
        Row(
            motion: "{ \"group\": [\(open), { \"wait\": null }], \"stagger\": 0.1 }", total: 0.35,
            lengths: [0.35, 0.25]),
        Row(motion: "{ \"group\": [{ \"wait\": 0.2 }], \"duration\": 0.5 }", total: 0.5, lengths: [0.2]),
        // A container is open where something open is inside and it plays once.
        Row(
            motion:
                "{ \"sequence\": [{ \"sequence\": [\(open), \(open)] }, { \"wait\": null }], \"duration\": 2 }",
            total: 2, lengths: [1, 1]),
        Row(
            motion: "{ \"sequence\": [{ \"wait\": 0.5 }, { \"group\": [\(open)] }], \"duration\": 2 }",
            total: 2,
            lengths: [0.5, 1.5]),
        Row(
            motion: "{ \"group\": [{ \"wait\": 1 }, { \"sequence\": [{ \"wait\": 0.2 }, \(open)] }] }",
            total: 1,
            lengths: [1, 1]),
        Row(
            motion:
                "{ \"sequence\": [{ \"wait\": 0.5 }, { \"group\": [\(open)], \"iterations\": 2 }], \"duration\": 2 }",
            total: 2, lengths: [0.5, 0.25]),
        Row(
            motion:
                "{ \"sequence\": [{ \"sequence\": [{ \"wait\": 1.5 }, \(open)] }, { \"wait\": null }], \"duration\": 2 }",
            total: 2, lengths: [1.5, 0.5]),
        Row(
            motion:
                "{ \"sequence\": [{ \"group\": [{ \"wait\": 0.1 }] }, { \"wait\": null }], \"duration\": 2 }",
            total: 2, lengths: [0.1, 1.9]),
        Row(
            motion:
                "{ \"sequence\": [{ \"sequence\": [\(open)], \"autoreverse\": true }, { \"wait\": null }], \"duration\": 2 }",
            total: 2, lengths: [0.5, 1]),
        Row(
            motion: "{ \"sequence\": [{ \"wait\": 0.2 }, { \"group\": [\(open), { \"wait\": null }] }] }",
            total: 0.45, lengths: [0.2, 0.25]),
        // A stagger can be a share of its group.
        Row(
            motion:
                "{ \"group\": [{ \"wait\": 0.2 }, { \"wait\": 0.2 }], \"stagger\": \"10%\", \"duration\": 1 }",
            total: 1,
            lengths: [0.2, 0.2]),
        Row(
            motion: "{ \"group\": [{ \"wait\": 0.4 }, { \"wait\": 0.4 }], \"stagger\": \"20%\" }", total: 0.5,
            lengths: [0.4, 0.4]),
        Row(
            motion:
                "{ \"group\": [\(open), { \"wait\": null }], \"stagger\": { \"total\": \"50%\" }, \"duration\": 1 }",
            total: 1,
            lengths: [1, 0.5]),
        // A spring with one destination keeps its length, whatever duration stands beside it; a repetition by time is one at speed 1.
        Row(
            motion:
                #"{ "sequence": [{ "animate": "a.x", "to": 1, "duration": "50%", "curve": { "spring": { "settles": 0.4, "dampingRatio": 1 } } }, { "wait": null }], "duration": 2 }"#,
            total: 2, lengths: [0.4, 1.6]),
        Row(
            motion: #"{ "animate": "a.x", "to": 1, "duration": 0.1, "repeatFor": 1, "speed": 2 }"#,
            total: 0.5,
            lengths: []),
        // Speed divides the active time, not the delay.
        Row(
            motion: "{ \"sequence\": [{ \"wait\": 1 }], \"speed\": 2, \"delay\": 0.5, \"iterations\": 2 }",
            total: 1.5, lengths: [1]),
        // Ways back: those of a group need less where nothing waits.
        Row(
            motion:
                "{ \"group\": [{ \"animate\": \"a.x\", \"to\": 1, \"duration\": 0.1, \"delay\": 0.3 }, { \"wait\": 0.2 }], \"autoreverse\": true, \"reversing\": \"synchronized\" }",
            total: 0.6, lengths: [0.1, 0.2]),
        Row(
            motion:
                "{ \"group\": [{ \"animate\": \"a.x\", \"to\": 1, \"duration\": 0.1, \"delay\": 0.3 }, { \"wait\": 0.2 }], \"autoreverse\": true, \"reversing\": \"independent\" }",
            total: 0.5, lengths: [0.1, 0.2]),
    ]

    @Test("follow the rules of the language", arguments: rows)
    func lengths(_ row: Row) throws {
        let text = """
            { "motionSpec": 1, "name": "T", "properties": { "a.x": { "type": "number" } },
              "variants": { "go": { "motion": \(row.motion) } } }
            """
        let (spec, diagnostics) = SpecReader.read(SourceFile(path: "t.json", text: text))
        let found = try #require(spec, "\(diagnostics)")
        guard case .tree(let node, _) = found.variants[0].motion else {
            Issue.record("no tree")
            return
        }
        #expect(abs(node.total - row.total) < 1e-12, "\(node.total)")
        let children: [Spec.Node] =
            switch node.body {
            case .sequence(let nodes): nodes
            case .group(let members): members.map { $0.node }
            case .wait, .animate, .emit: []
            }
        #expect(children.count == row.lengths.count)
        for (child, length) in zip(children, row.lengths) { #expect(abs(child.length - length) < 1e-12) }
    }

    @Test(
        "are staggered from any child, evenly or along a curve",
        arguments: [
            (Stagger(.seconds(0.1)), [0, 0.1, 0.2, 0.3, 0.4]),
            (Stagger(.seconds(0.1), from: .last), [0.4, 0.3, 0.2, 0.1, 0]),
            (Stagger(.seconds(0.1), from: .center), [0.2, 0.1, 0, 0.1, 0.2]),
            (Stagger(.seconds(0.1), from: .edges), [0, 0.1, 0.2, 0.1, 0]),
            (Stagger(.seconds(0.1), from: .index(1)), [0.1, 0, 0.1, 0.2, 0.3]),
            (Stagger(.seconds(0.8), isTotal: true), [0, 0.2, 0.4, 0.6, 0.8]),
            (Stagger(.seconds(0.8), isTotal: true, from: .center), [0.8, 0.4, 0, 0.4, 0.8]),
            (
                Stagger(.seconds(0.8), isTotal: true, curve: .penner(Penner(.quad, .in))),
                [0, 0.05, 0.2, 0.45, 0.8]
            ),
        ] as [(Stagger, [Double])])
    func stagger(_ stagger: Stagger, _ expected: [Double]) {
        for (offset, wanted) in zip(stagger.offsets(count: 5), expected) {
            #expect(abs(offset.fixed - wanted) < 1e-12 && offset.share == 0)
        }
        #expect(stagger.offsets(count: 1) == [.zero])
        let even = Stagger(.share(0.8), isTotal: true, from: .center).offsets(count: 4)
        #expect(even == [.share(0.8), .share(0), .share(0), .share(0.8)])
        #expect(stagger.offsets(count: 0).isEmpty)
    }
}
