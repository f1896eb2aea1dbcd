extension Track {
    /// Creates a track from one value to another with a timing.
    ///
    /// - Parameters:
    ///   - property: The animated property.
    ///   - type: The type of its values.
    ///   - isAdditive: Whether it adds to other motion or replaces it.
    ///   - weight: The share, 0…1, of its travel that an additive track applies.
    ///   - from: The value at curve output 0.
    ///   - to: The value at curve output 1.
    ///   - timing: The times and the curve.
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

    /// An instantaneous play: from the curve's input at the start of the first iteration to the input at the end of the
    /// last.
    private var jump: Segment {
        let jump = Segment(
            start: playedDelay, end: playedDelay, fromKey: 0, toKey: 1, curve: curve,
            inputStart: jumpInput(after: 0), inputEnd: jumpInput(after: iterations))
        return iterations > 0 ? jump : jump.heldAtStart(from: playedDelay)
    }

    /// The curve's input after a number of instantaneous iterations.
    private func jumpInput(after iterations: Double) -> Double {
        let progress = direction.place(behind: iterations, from: iterationStart).progress
        guard wayBack != .none else { return progress }
        return progress <= 0.5 ? progress * 2 : 2 - progress * 2
    }
}

extension PlaybackDirection {
    /// The progress, 0…1, after instantaneous iterations, and whether the last of them runs backwards.
    ///
    /// A whole number of them ends at the end of one. Infinitely many end at the fraction at which they began, forwards
    /// if directions alternate.
    ///
    /// - Parameters:
    ///   - iterations: The number of iterations; 0 gives the progress at which the first begins.
    ///   - start: The iteration at which they begin, fractions included.
    package func place(
        behind iterations: Double, from start: Double
    ) -> (progress: Double, isReversed: Bool) {
        let sum = start + iterations
        let overall = sum.isFinite ? sum : start.truncatingRemainder(dividingBy: 1)
        var whole = overall.rounded(.down)
        var inside = overall - whole
        if iterations > 0 && inside == 0 && (whole > 0 || !sum.isFinite) {
            whole -= 1
            inside = 1
        }
        let isOdd = iterations.isFinite && whole.truncatingRemainder(dividingBy: 2) == 1
        let isReversed =
            iterations.isFinite || !alternates ? beginsReversed != (alternates && isOdd) : false
        return (isReversed ? 1 - inside : inside, isReversed)
    }
}
