import MotionModel

/// The timing of a group.
enum ChannelTiming {
    case cubic(CubicTiming)
    case spring(SpringTiming)
    case keyframes(KeyframeTiming)

    /// The timing of a plan.
    init(_ plan: ChannelPlan, _ solver: inout CubicSolver) {
        switch plan {
        case .cubic(let key): self = .cubic(CubicTiming(key, &solver))
        case .spring(let key): self = .spring(SpringTiming(key))
        case .keyframes(let timing): self = .keyframes(timing)
        }
    }

    /// The kind of timing.
    var kind: ChannelKind {
        switch self {
        case .cubic: .cubic
        case .spring: .spring
        case .keyframes: .keyframes
        }
    }
}

/// One run from a start to a rest, along a straight line or a cubic Bézier.
struct CubicTiming {
    /// The store's clock when it starts, in seconds.
    let begin: Double
    /// The duration in seconds of the store's clock; greater than 0.
    let span: Double
    /// The curve's index in the solver; −1 for a straight line.
    let curve: Int32
    /// The base group that it is the timing of; 0 in other banks.
    var group: Int32 = 0

    /// The remaining share of the run at a time of the clock.
    @inline(__always)
    func rest(at clock: Double, _ solver: borrowing CubicSolver) -> Double { 1 - progress(at: clock, solver) }

    /// The progress of the run at a time of the clock.
    @inline(__always)
    func progress(at clock: Double, _ solver: borrowing CubicSolver) -> Double {
        let input = input(at: clock)
        return curve < 0 || input <= 0 || input >= 1 ? input : solver.progress(curve, at: input)
    }

    /// The elapsed share of the span at a time of the clock, from 0 to 1.
    @inline(__always)
    func input(at clock: Double) -> Double {
        let elapsed = clock - begin
        return elapsed <= 0 ? 0 : elapsed >= span ? 1 : elapsed / span
    }

    /// Whether it moved between two frames.
    @inline(__always)
    func moves(_ frame: ChannelFrame) -> Bool {
        let elapsed = frame.clock - begin
        if elapsed > 0 && elapsed < span { return true }
        let before = frame.previous - begin
        return elapsed <= 0 ? before > 0 : before < span
    }
}

extension CubicTiming {
    /// The timing of a key.
    init(_ key: CubicKey, _ solver: inout CubicSolver) {
        begin = key.begin
        span = key.span
        curve = key.curve.map { solver.number(of: $0) } ?? -1
    }

    /// Whether it is the timing of a key whose curve has an index.
    @inline(__always)
    func isTiming(of key: CubicKey, along curve: Int32) -> Bool {
        begin == key.begin && span == key.span && self.curve == curve
    }
}

/// A live spring.
struct SpringTiming {
    /// The store's clock when it was released, in seconds.
    let begin: Double
    /// Seconds of the spring's time per second of the clock.
    let rate: Double
    /// The decay of the envelope, per second.
    let decay: Double
    /// The angular frequency of the oscillation, in radians per second; 0 for a spring that doesn't oscillate.
    let frequency: Double
    /// The spring's constants.
    let spring: Spring
    /// The base group that it is the timing of; 0 in other banks.
    var group: Int32 = 0
}

/// A track played by any playback.
struct KeyframeTiming {
    /// The segments, and what they are of; the keys and the property are not used.
    let key: KeyframeKey
    /// The store's clock at an anchor, and the track's time then, in seconds.
    let clockAnchor: Double
    let localAnchor: Double
    /// Seconds of the track's time per second of the clock.
    let rate: Double
    /// The limits of the track's time.
    let range: ClosedRange<Double>
    /// The factors of the last frame.
    var last: ChannelFactors?

    /// The track's time at a time of the clock.
    func local(at clock: Double) -> Double {
        let time = rate == 0 ? localAnchor : localAnchor + (clock - clockAnchor) * rate
        return Swift.max(range.lowerBound, Swift.min(time, range.upperBound))
    }
}
