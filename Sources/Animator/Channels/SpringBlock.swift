import MotionModel

/// The factors of a block of springs, computed together.
struct SpringBlock {
    /// The largest number of springs in a block.
    static let size = 128

    /// Kept here: in a loop, a constant of another module is a call each time.
    private let largest = SpringFactors.largestArgument
    private var envelopes = ContiguousArray(repeating: 0.0, count: SpringBlock.size)
    private var cosines = ContiguousArray(repeating: 0.0, count: SpringBlock.size)
    private var sines = ContiguousArray(repeating: 0.0, count: SpringBlock.size)

    /// Computes the envelopes, sines and cosines of some springs at a time of the clock.
    mutating func prepare(_ timings: borrowing Column<SpringTiming>, _ range: Range<Int>, at clock: Double) {
        for index in range {
            let timing = timings[index]
            let elapsed = (clock - timing.begin) * timing.rate
            // Springs with arguments out of range are computed by themselves afterwards.
            envelopes[index - range.lowerBound] = Swift.min(Swift.max(timing.decay * elapsed, 0), largest)
            cosines[index - range.lowerBound] = Swift.min(Swift.max(timing.frequency * elapsed, 0), largest)
        }
        SpringFactors.decay(&envelopes)
        SpringFactors.turn(&cosines, &sines)
    }

    /// The factors of a spring by its place in the block: the same bits as `SpringTiming.factors(at:)`.
    @inline(__always)
    func factors(_ timing: SpringTiming, _ place: Int, at clock: Double) -> (first: Double, second: Double) {
        let elapsed = (clock - timing.begin) * timing.rate
        return timing.isQuick(elapsed, upTo: largest)
            ? timing.factors(envelopes[place], sines[place], cosines[place]) : timing.factors(after: elapsed)
    }
}
