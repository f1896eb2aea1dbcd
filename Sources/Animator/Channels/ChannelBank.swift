import MotionModel

/// All groups of one mode.
struct ChannelBank {
    let mode: CompositionMode
    var cubics = GroupTable<CubicTiming>()
    var springs = GroupTable<SpringTiming>()
    var tracks = GroupTable<TrackTiming>()
    /// Where the factors of a block of springs are worked out.
    private var first = [Double](repeating: 0, count: ChannelBank.block)
    private var second = [Double](repeating: 0, count: ChannelBank.block)
    private var sines = [Double](repeating: 0, count: ChannelBank.block)

    private static let block = 128

    /// A bank without groups.
    init(_ mode: CompositionMode) { self.mode = mode }

    /// Whether there is nothing.
    var isEmpty: Bool { cubics.groups.isEmpty && springs.groups.isEmpty && tracks.groups.isEmpty }

    /// Shows what all channels are at an instant.
    ///
    /// - Complexity: O(channels), without allocations.
    mutating func compose(_ frame: ChannelFrame, _ solver: CubicSolver, numbers: Span<Double>, runs: Span<ChannelRun>, model: Span<Double>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots) {
        composeCubics(
            frame, solver, numbers: numbers, runs: runs, model: model, replacers: replacers, shown: &shown, moved: &moved)
        composeSprings(
            frame, numbers: numbers, runs: runs, model: model, replacers: replacers, shown: &shown, moved: &moved)
        composeTracks(
            frame, numbers: numbers, runs: runs, model: model, replacers: replacers, shown: &shown, moved: &moved)
    }

    private func composeCubics(
        _ frame: ChannelFrame, _ solver: CubicSolver, numbers: Span<Double>, runs: Span<ChannelRun>, model: Span<Double>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots
    ) {
        for index in cubics.groups.indices {
            let timing = cubics.timings[index]
            let elapsed = frame.clock - timing.begin
            let factors = factors(of: timing, elapsed: elapsed, solver)
            let before = frame.previous - timing.begin
            let moves = frame.hasMoved
                && !((elapsed <= 0 && before <= 0) || (elapsed >= timing.span && before >= timing.span))
            ChannelKernels.apply(
                factors, to: cubics.groups[index], cubics.records[index].id, mode, moves: moves,
                numbers: numbers, runs: runs, model: model, replacers: replacers, shown: &shown, moved: &moved)
        }
    }

    /// What the channels of a group are multiplied with at a time of the clock.
    ///
    /// The same bits as in a frame.
    func factors(
        of kind: ChannelKind, _ index: Int, at clock: Double, _ solver: CubicSolver
    ) -> ChannelFactors {
        switch kind {
        case .cubic:
            let timing = cubics.timings[index]
            return factors(of: timing, elapsed: clock - timing.begin, solver)
        case .spring:
            let timing = springs.timings[index]
            let elapsed = (clock - timing.begin) * timing.rate
            guard timing.isFast(elapsed) else { return timing.carefulFactors(elapsed) }
            let envelope = SpringFactors.decayed(timing.decay * elapsed)
            let turn = SpringFactors.sineAndCosine(timing.frequency * elapsed)
            return timing.factors(envelope, turn.sine, turn.cosine)
        case .track:
            return factors(of: tracks.timings[index], at: clock)
        }
    }

    @inline(__always)
    private func factors(
        of timing: CubicTiming, elapsed: Double, _ solver: CubicSolver
    ) -> ChannelFactors {
        let input = elapsed / timing.span
        let progress =
            timing.curve < 0
            ? Swift.max(0, Swift.min(input, 1)) : solver.progress(timing.curve, at: input)
        return mode == .replacing
            ? ChannelFactors(form: .mixture, row: 0, otherRow: 1, first: progress, second: 0)
            : ChannelFactors(form: .single, row: 0, otherRow: 0, first: 1 - progress, second: 0)
    }

    private mutating func composeSprings(_ frame: ChannelFrame, numbers: Span<Double>, runs: Span<ChannelRun>, model: Span<Double>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots) {
        var start = 0
        let count = springs.groups.count
        while start < count {
            let end = Swift.min(start + Self.block, count)
            prepare(start..<end, at: frame.clock)
            for index in start..<end {
                let timing = springs.timings[index]
                let elapsed = (frame.clock - timing.begin) * timing.rate
                let place = index - start
                let factors =
                    timing.isFast(elapsed)
                    ? timing.factors(first[place], sines[place], second[place])
                    : timing.carefulFactors(elapsed)
                ChannelKernels.apply(
                    factors, to: springs.groups[index], springs.records[index].id, mode,
                    moves: frame.hasMoved, numbers: numbers, runs: runs, model: model, replacers: replacers, shown: &shown, moved: &moved)
            }
            start = end
        }
    }

    /// Works out the envelopes, sines and cosines of a block: into `first`, `sines` and `second`.
    private mutating func prepare(_ range: Range<Int>, at clock: Double) {
        let count = range.count
        for place in 0..<count {
            let timing = springs.timings[range.lowerBound + place]
            let elapsed = (clock - timing.begin) * timing.rate
            // Whatever is out of range is worked out with care afterwards.
            first[place] = Swift.min(Swift.max(timing.decay * elapsed, 0), SpringFactors.largestArgument)
            second[place] = Swift.min(
                Swift.max(timing.frequency * elapsed, 0), SpringFactors.largestArgument)
        }
        SpringFactors.decay(&first)
        SpringFactors.turn(&second, &sines)
    }

    private mutating func composeTracks(_ frame: ChannelFrame, numbers: Span<Double>, runs: Span<ChannelRun>, model: Span<Double>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots) {
        for index in tracks.groups.indices {
            let factors = factors(of: tracks.timings[index], at: frame.clock)
            let moves = tracks.timings[index].last != factors
            if moves { tracks.timings[index].last = factors }
            ChannelKernels.apply(
                factors, to: tracks.groups[index], tracks.records[index].id, mode, moves: moves,
                numbers: numbers, runs: runs, model: model, replacers: replacers, shown: &shown, moved: &moved)
        }
    }

    private func factors(of timing: TrackTiming, at clock: Double) -> ChannelFactors {
        let position = timing.track.position(at: timing.local(at: clock))
        let segment = timing.track.segments[position.segment]
        // A curve may multiply without limit; where nothing can be shown, the rest is.
        let progress =
            position.progress.magnitude <= PropertyStore.largestMagnitude ? position.progress : 1
        let (from, to) = (Int32(segment.fromKey), Int32(segment.toKey))
        if mode != .replacing {
            if to == timing.restKey {
                return ChannelFactors(
                    form: .single, row: from, otherRow: from, first: 1 - progress, second: 0)
            }
            if from == timing.restKey {
                return ChannelFactors(form: .single, row: to, otherRow: to, first: progress, second: 0)
            }
        }
        return ChannelFactors(form: .mixture, row: from, otherRow: to, first: progress, second: 0)
    }
}

/// The instant that is composed.
struct ChannelFrame {
    /// The store's clock, in seconds.
    let clock: Double
    /// The clock in the frame before.
    let previous: Double

    /// Whether time has passed.
    var hasMoved: Bool { clock != previous }
}

extension SpringTiming {
    /// A spring that is released at a time of the clock.
    init(begin: Double, rate: Double, spring: Spring) {
        let decay = spring.decay
        let square = spring.stiffness / spring.mass
        let discriminant = decay * decay - square
        self.init(
            begin: begin, rate: rate, decay: decay,
            frequency: discriminant < 0 ? (-discriminant).squareRoot() : 0, spring: spring)
    }

    /// Whether the fast functions can tell.
    @inline(__always)
    func isFast(_ elapsed: Double) -> Bool {
        frequency > 0 && elapsed > 0 && decay * elapsed <= SpringFactors.largestArgument
            && frequency * elapsed <= SpringFactors.largestArgument
    }

    /// What displacement and velocity are multiplied with, from e^(−γτ), sin ωτ and cos ωτ.
    @inline(__always)
    func factors(_ envelope: Double, _ sine: Double, _ cosine: Double) -> ChannelFactors {
        let ofVelocity = envelope * sine / frequency
        return ChannelFactors(
            form: .pair, row: 0, otherRow: 1, first: envelope * cosine + decay * ofVelocity,
            second: ofVelocity)
    }

    /// The same for any spring at any time.
    func carefulFactors(_ elapsed: Double) -> ChannelFactors {
        let basis = spring.basis(at: elapsed)
        return ChannelFactors(
            form: .pair, row: 0, otherRow: 1, first: basis.positionOfDisplacement,
            second: basis.positionOfVelocity)
    }
}
