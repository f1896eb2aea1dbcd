extension Track {
    /// A track that goes from one value to another as a timing says.
    ///
    /// - Parameters:
    ///   - property: What moves.
    ///   - type: The type of its values.
    ///   - isAdditive: Whether it adds to what else plays or replaces it.
    ///   - weight: The share, 0…1, of an additive contribution.
    ///   - from: The value at curve output 0.
    ///   - to: The value at curve output 1.
    ///   - timing: Times and curve.
    public init(
        property: PropertyPath, type: ValueType, isAdditive: Bool, weight: Double = 1, from: Operand,
        to: Operand, timing: Timing
    ) {
        let plan = timing.plan
        self.init(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: [from, to],
            segments: plan.segments, loop: plan.loop)
    }
}

extension Timing {
    /// The timing as segments between key 0 and key 1, and the loop they repeat in.
    var plan: (segments: [Segment], loop: Loop?) {
        let iteration = iterationDuration
        let active = activeDuration
        guard iteration > 0 else { return ([jump], nil) }
        let pattern =
            direction.alternates ? first + second.map { $0.shifted(by: iteration) } : first
        let period = direction.alternates ? iteration + iteration : iteration
        let offset = startOffset(in: period)
        guard active > 0 else {
            let rotated = Timing.window(of: pattern, period: period, from: offset, lasting: period)
            return ([rotated[0].heldAtStart(from: delay)], nil)
        }
        let plays = iterations * iteration == active ? iterations : active / iteration
        let periods = direction.alternates ? plays / 2 : plays
        if periods <= 1 {
            let cut = Timing.window(of: pattern, period: period, from: offset, lasting: periods * period)
            // A time too short to be told from the instant it begins at leaves nothing to play.
            if cut.isEmpty { return ([jump], nil) }
            return (cut.map { $0.shifted(by: delay) }, nil)
        }
        let rotated = Timing.window(of: pattern, period: period, from: offset, lasting: period)
        return (rotated.map { $0.shifted(by: delay) }, Loop(start: delay, period: period, count: periods))
    }

    /// The segments of iteration 0, which begins at 0.
    private var first: [Segment] {
        direction.beginsReversed ? Timing.mirror(oneIteration, in: iterationDuration) : oneIteration
    }

    /// The segments of iteration 1 of alternating ones, as if it began at 0.
    private var second: [Segment] {
        direction.beginsReversed ? oneIteration : Timing.mirror(oneIteration, in: iterationDuration)
    }

    private var oneIteration: [Segment] {
        let there = duration / speed
        let out = Segment(start: 0, end: there, fromKey: 0, toKey: 1, curve: curve)
        switch wayBack {
        case .none:
            return [out]
        case .mirrored:
            return [
                out,
                Segment(
                    start: there, end: iterationDuration, fromKey: 0, toKey: 1, curve: curve, inputStart: 1,
                    inputEnd: 0),
            ]
        case .along(let curve, _):
            return [out, Segment(start: there, end: iterationDuration, fromKey: 1, toKey: 0, curve: curve)]
        }
    }

    private static func mirror(_ segments: [Segment], in length: Double) -> [Segment] {
        segments.reversed().map { $0.mirrored(in: length) }
    }

    /// `iterationStart` as seconds inside one period.
    private func startOffset(in period: Double) -> Double {
        let patternIterations: Double = direction.alternates ? 2 : 1
        return iterationStart.truncatingRemainder(dividingBy: patternIterations)
            * (period / patternIterations)
    }

    /// What plays in `from ..< from + length` of a pattern that repeats every `period`, as segments that
    /// begin at 0 and end at exactly `length`; `length ≤ period`.
    private static func window(of pattern: [Segment], period: Double, from: Double, lasting length: Double)
        -> [Segment]
    {
        let end = from + length
        var kept = pattern.compactMap { $0.clipped(from: from, to: end) }
        if end > period {
            kept += pattern.compactMap { $0.shifted(by: period).clipped(from: from, to: end) }
        }
        return kept.indices.map { index in
            kept[index].moved(
                start: kept[index].start - from,
                end: index == kept.count - 1 ? length : kept[index].end - from)
        }
    }

    /// A play that takes no time: from the curve's input at the start of the first iteration to the one at the
    /// end of the last.
    private var jump: Segment {
        Segment(
            start: delay, end: delay, fromKey: 0, toKey: 1, curve: curve,
            inputStart: jumpInput(at: iterationStart, isEnd: false),
            inputEnd: iterations > 0
                ? jumpInput(at: iterationStart + iterations, isEnd: true)
                : jumpInput(at: iterationStart, isEnd: false))
    }

    /// The curve's input for an overall progress in iterations that take no time.
    private func jumpInput(at overall: Double, isEnd: Bool) -> Double {
        // The standard ends infinitely many iterations of no length at the end of one.
        let overall = overall.isFinite ? overall : iterationStart.rounded(.down) + 1
        var whole = overall.rounded(.down)
        var inside = overall - whole
        if isEnd && inside == 0 && whole > 0 {
            whole -= 1
            inside = 1
        }
        let isOdd = (whole / 2).rounded(.down) * 2 != whole
        let isReversed = direction.beginsReversed != (direction.alternates && isOdd)
        let progress = isReversed ? 1 - inside : inside
        guard wayBack != .none else { return progress }
        return progress <= 0.5 ? progress * 2 : 2 - progress * 2
    }
}
