import MotionModel

/// All groups of one composition mode.
struct ChannelBank: ~Copyable {
    let mode: CompositionMode
    var cubics = GroupTable<CubicTiming>()
    var springs = GroupTable<SpringTiming>()
    var keyframes = GroupTable<KeyframeTiming>()
    private var springBlock = SpringBlock()
    private var cubicBlock = CubicBlock()

    /// Creates a bank without groups.
    init(_ mode: CompositionMode) { self.mode = mode }

    /// Whether it has no groups.
    var isEmpty: Bool { cubics.groups.isEmpty && springs.groups.isEmpty && keyframes.groups.isEmpty }

    /// Composes all channels at an instant.
    ///
    /// - Complexity: O(channels), without allocations.
    mutating func compose(
        _ frame: ChannelFrame, _ solver: borrowing CubicSolver, numbers: Span<Double>, runs: Span<ChannelRun>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots
    ) {
        composeCubics(
            frame, solver, numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
        composeSprings(
            frame, numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
        composeKeyframes(
            frame, numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
    }

    private mutating func composeCubics(
        _ frame: ChannelFrame, _ solver: borrowing CubicSolver, numbers: Span<Double>, runs: Span<ChannelRun>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots
    ) {
        var start = 0
        while start < cubics.groups.count {
            let end = Swift.min(start + CubicBlock.size, cubics.groups.count)
            cubicBlock.prepare(cubics.timings, start..<end, at: frame.clock, solver)
            for index in start..<end {
                let moves = frame.hasMoved && cubics.timings[index].moves(frame)
                ChannelKernels.apply(
                    factors(ofProgress: cubicBlock.progress[index - start]), to: cubics.groups[index],
                    cubics.records[index].id, mode, moves: moves, numbers: numbers, runs: runs,
                    replacers: replacers, shown: &shown, moved: &moved)
            }
            start = end
        }
    }

    /// The factors of a group's channels at a time of the clock.
    ///
    /// The same bits as in a frame.
    func factors(
        of kind: ChannelKind, _ index: Int, at clock: Double, _ solver: borrowing CubicSolver
    ) -> ChannelFactors {
        switch kind {
        case .cubic: return factors(ofProgress: cubics.timings[index].progress(at: clock, solver))
        case .spring: return ChannelFactors(pair: springs.timings[index].factors(at: clock))
        case .keyframes:
            return factors(of: keyframes.timings[index], at: clock)
        }
    }

    @inline(__always)
    private func factors(ofProgress progress: Double) -> ChannelFactors {
        mode == .replacing
            ? ChannelFactors(form: .mixture, row: 0, otherRow: 1, first: progress, second: 0)
            : ChannelFactors(form: .single, row: 0, otherRow: 0, first: 1 - progress, second: 0)
    }

    private mutating func composeSprings(
        _ frame: ChannelFrame, numbers: Span<Double>, runs: Span<ChannelRun>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots
    ) {
        var start = 0
        while start < springs.groups.count {
            let end = Swift.min(start + SpringBlock.size, springs.groups.count)
            springBlock.prepare(springs.timings, start..<end, at: frame.clock)
            for index in start..<end {
                let pair = springBlock.factors(springs.timings[index], index - start, at: frame.clock)
                ChannelKernels.apply(
                    ChannelFactors(pair: pair), to: springs.groups[index], springs.records[index].id, mode,
                    moves: frame.hasMoved, numbers: numbers, runs: runs, replacers: replacers, shown: &shown,
                    moved: &moved)
            }
            start = end
        }
    }

    private mutating func composeKeyframes(
        _ frame: ChannelFrame, numbers: Span<Double>, runs: Span<ChannelRun>,
        replacers: Span<Int32>, shown: inout MutableSpan<Double>, moved: inout MovedSlots
    ) {
        for index in keyframes.groups.indices {
            let factors = factors(of: keyframes.timings[index], at: frame.clock)
            let moves = keyframes.timings[index].last != factors
            if moves { keyframes.timings[index].last = factors }
            ChannelKernels.apply(
                factors, to: keyframes.groups[index], keyframes.records[index].id, mode, moves: moves,
                numbers: numbers, runs: runs, replacers: replacers, shown: &shown, moved: &moved)
        }
    }

    private func factors(of timing: KeyframeTiming, at clock: Double) -> ChannelFactors {
        let position = timing.key.track.position(at: timing.local(at: clock))
        let segment = timing.key.track.segments[position.segment]
        // A curve's output is unbounded; a value that can't be shown is replaced by the resting one.
        let progress =
            position.progress.magnitude <= PropertyStore.largestMagnitude ? position.progress : 1
        let (from, to) = (Int32(segment.fromKey), Int32(segment.toKey))
        if mode != .replacing {
            if to == timing.key.restKey {
                return ChannelFactors(
                    form: .single, row: from, otherRow: from, first: 1 - progress, second: 0)
            }
            if from == timing.key.restKey {
                return ChannelFactors(form: .single, row: to, otherRow: to, first: progress, second: 0)
            }
        }
        return ChannelFactors(form: .mixture, row: from, otherRow: to, first: progress, second: 0)
    }
}
