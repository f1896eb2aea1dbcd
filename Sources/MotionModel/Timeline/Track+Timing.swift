extension Track {
    /// A track that goes from one value to another as a timing says.
    ///
    /// - Parameters:
    ///   - property: What moves.
    ///   - type: The type of its values.
    ///   - isAdditive: Whether it adds to what else plays or replaces it.
    ///   - weight: The share, 0…1, of its travel that an additive one brings.
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
    package var plan: (segments: [Segment], loop: Loop?) {
        guard iterationDuration > 0 else { return ([jump], nil) }
        return Repetition(
            delay: playedDelay, activeDuration: activeDuration, iterationDuration: iterationDuration,
            iterations: iterations, iterationStart: iterationStart, direction: direction
        ).plan(of: oneIteration) ?? ([jump], nil)
    }

    private var oneIteration: [Segment] {
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

    /// A play that takes no time: from the curve's input at the start of the first iteration to the one at the
    /// end of the last.
    private var jump: Segment {
        Segment(
            start: playedDelay, end: playedDelay, fromKey: 0, toKey: 1, curve: curve,
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
