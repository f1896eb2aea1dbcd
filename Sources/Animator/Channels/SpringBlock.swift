import MotionModel

/// The factors of a block of springs, worked out together.
struct SpringBlock {
    /// How many springs a block has at most.
    static let size = 128

    private var envelopes = [Double](repeating: 0, count: SpringBlock.size)
    private var cosines = [Double](repeating: 0, count: SpringBlock.size)
    private var sines = [Double](repeating: 0, count: SpringBlock.size)

    /// Works out the envelopes, sines and cosines of some springs at a time of the clock.
    mutating func prepare(_ timings: [SpringTiming], _ range: Range<Int>, at clock: Double) {
        for index in range {
            let timing = timings[index]
            let elapsed = (clock - timing.begin) * timing.rate
            // Whatever is out of range is worked out with care afterwards.
            envelopes[index - range.lowerBound] = Swift.min(
                Swift.max(timing.decay * elapsed, 0), SpringFactors.largestArgument)
            cosines[index - range.lowerBound] = Swift.min(
                Swift.max(timing.frequency * elapsed, 0), SpringFactors.largestArgument)
        }
        SpringFactors.decay(&envelopes)
        SpringFactors.turn(&cosines, &sines)
    }

    /// The factors of a spring by its place in the block: the same bits as `SpringTiming.factors(at:)`.
    @inline(__always)
    func factors(_ timing: SpringTiming, _ place: Int, at clock: Double) -> (first: Double, second: Double) {
        let elapsed = (clock - timing.begin) * timing.rate
        return timing.isFast(elapsed)
            ? timing.factors(envelopes[place], sines[place], cosines[place]) : timing.carefulFactors(elapsed)
    }
}
