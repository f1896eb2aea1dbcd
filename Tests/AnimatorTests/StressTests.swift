import Animator
import MotionModel
import Testing
import TestSupport

@Suite("Random operations")
struct StressTests {
    /// How many operations a test makes with each seed, in all and where it looks after each: optimised code makes them
    /// twenty times as fast.
    private static let (count, lookedAt): (UInt64, UInt64) =
        TestBuild.isOptimized ? (250_000, 20_000) : (5000, 1000)

    @Test(
        "a million random calls break no law and leave nothing behind",
        arguments: 1...4 as ClosedRange<UInt64>)
    func laws(_ seed: UInt64) {
        weak var left: PropertyStore?
        let trace: StressTrace
        do {
            let run = StressRun(seed: seed)
            run.run(Self.count)
            run.rest()
            #expect(run.violation == nil)
            left = run.store
            trace = run.trace
            // What still plays when everything is let go of goes too.
            for _ in 0..<100 { run.step() }
            #expect(trace.started > Self.count / 10)
        }
        #expect(left == nil)
        #expect(trace.handlers == 0)
    }

    @Test(
        "what is shown is what each contribution adds, worked out apart, after every call",
        arguments: 11...14 as ClosedRange<UInt64>)
    func summing(_ seed: UInt64) throws {
        let run = StressRun(seed: seed)
        for _ in 0..<Self.lookedAt {
            run.run(1)
            for id in run.properties {
                guard let sum = run.store.presentationBySumming(id) else { continue }
                for (shown, one) in zip(run.store.presentation(id).components, sum)
                where !(abs(shown - one) <= 1e-9 * (1 + abs(one))) {
                    run.broken(.summing, run.store[id].path.text, shown - one)
                }
            }
            try #require(run.violation == nil)
        }
    }

    @Test(
        "a step forwards does what several do: the same bits for timelines, within 1e-9 with springs and friction",
        arguments: 21...24 as ClosedRange<UInt64>, [false, true])
    func steps(_ seed: UInt64, _ releases: Bool) throws {
        var options = StressRun.Options()
        // A handler is called when a step is over, not in its midst.
        options.reacts = false
        options.releases = releases
        let coarse = StressRun(seed: seed, options: options)
        options.isFine = true
        let fine = StressRun(seed: seed, options: options)
        for _ in 0..<Self.lookedAt {
            coarse.run(1)
            fine.run(1)
            for (first, second) in zip(coarse.properties, fine.properties) {
                let pairs = zip(
                    coarse.store.presentation(first).components, fine.store.presentation(second).components)
                for (one, other) in pairs
                where releases
                    ? !(abs(one - other) <= 1e-9 * (1 + abs(one))) : one.bitPattern != other.bitPattern
                {
                    Issue.record(
                        "\(coarse.store[first].path), operation \(coarse.operations): \(one), \(other)")
                    return
                }
            }
        }
        #expect(coarse.store.contributionCount == fine.store.contributionCount)
    }

    @Test("a seed makes one trace, another seed another")
    func trace() {
        func checksum(_ seed: UInt64) -> UInt64 {
            let run = StressRun(seed: seed)
            run.run(500)
            return run.trace.checksum
        }
        #expect(checksum(1) == checksum(1))
        #expect(checksum(1) != checksum(2))
    }
}
