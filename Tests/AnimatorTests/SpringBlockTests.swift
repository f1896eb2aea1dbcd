import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Springs computed many at once")
struct SpringBlockTests {
    @Test("a spring in a block has the very factors that it has by itself, in every regime and at every time")
    func factors() throws {
        var random = SplitMix64(seed: 21)
        for _ in 0..<50 {
            let clock = random.uniform(0...20)
            var timings = Column<SpringTiming>()
            for index in 0..<SpringBlock.size {
                let timing = SpringTiming(
                    // Some begin now, some long ago, beyond the range of the fast functions.
                    begin: index % 10 == 0 ? clock : clock - random.uniform(0...(index % 7 == 0 ? 1000 : 3)),
                    rate: random.uniform(0.1...3),
                    spring: try Spring(
                        response: random.uniform(0.05...2),
                        dampingRatio: index % 3 == 0 ? 1 : random.uniform(0.01...2)))
                timings.append(timing)
            }
            var block = SpringBlock()
            block.prepare(timings, 0..<timings.count, at: clock)
            for index in timings.indices {
                let timing = timings[index]
                let basis = timing.spring.basis(at: (clock - timing.begin) * timing.rate)
                let factors = block.factors(timing, index, at: clock)
                #expect(factors == (basis.positionOfDisplacement, basis.positionOfVelocity))
            }
        }
    }
}
