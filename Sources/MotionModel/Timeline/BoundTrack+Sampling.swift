extension BoundTrack {
    /// The value at a playback time, in seconds.
    ///
    /// It is exactly a key's value if the curve's output is exactly 0 or 1.
    public func value(at time: Double) -> MotionValue { value(at: track.position(at: time)) }

    /// The rate of change of each stored component at a playback time, in units per second.
    ///
    /// 0 while a value is held, for discrete values, and at the instant the track ends.
    public func velocity(at time: Double) -> [Double] { velocity(at: track.position(at: time)) }

    /// The value at which the property rests after the track.
    ///
    /// A track that loops for ever rests at the end of its first period.
    public var restValue: MotionValue { value(at: track.restPosition) }

    /// The value at a position.
    public func value(at position: TrackPosition) -> MotionValue {
        let numbers = isDirect ? nil : canonicalNumbers(at: position)
        return MotionValue(
            unchecked: form.canonical,
            MotionValue.Components(count: componentCount) { numbers?[$0] ?? component($0, at: position) })
    }

    /// The rate of change of each stored component at a position, in units per second.
    public func velocity(at position: TrackPosition) -> [Double] {
        let rates = isDirect ? nil : canonicalRates(at: position)
        return (0..<componentCount).map { index in
            rates.map { BoundTrack.velocity($0[index], position) }
                ?? velocity(ofComponent: index, at: position)
        }
    }

    /// One stored component at a position.
    ///
    /// For a form that isn't direct, this computes all components; `canonicalNumbers(at:)` returns them at once.
    public func component(_ component: Int, at position: TrackPosition) -> Double {
        guard isDirect else { return canonicalNumbers(at: position)[component] }
        if let moving = moving(at: position) {
            return moving[component].value(BoundTrack.inputs(position.progress))
        }
        let ends = ends(at: position)
        let (from, to) = (ends.numbers[ends.from + component], ends.numbers[ends.to + component])
        if isDiscrete { return position.progress < 0.5 ? from : to }
        return MotionValue.interpolated(from, to, progress: position.progress)
    }

    /// The rate of change of one stored component at a position, in units per second.
    public func velocity(ofComponent component: Int, at position: TrackPosition) -> Double {
        guard !isDiscrete else { return 0 }
        guard isDirect else {
            return BoundTrack.velocity(canonicalRates(at: position)[component], position)
        }
        if let moving = moving(at: position) {
            guard position.progress >= 0, position.progress <= 1 else { return 0 }
            let slope = moving[component].valueAndSlope(BoundTrack.inputs(position.progress)).slope
            return BoundTrack.velocity(slope, position)
        }
        let ends = ends(at: position)
        return BoundTrack.velocity(ends.travel(component), position)
    }

    /// All stored components of a form that isn't direct, without an allocation; the rest of the register is 0.
    ///
    /// - Precondition: the form isn't direct: see `ValueType.isDirect`.
    package func canonicalNumbers(at position: TrackPosition) -> SIMD16<Double> {
        form.canonicalNumbers(between: ends(at: position), at: position.progress)
    }

    func canonicalRates(at position: TrackPosition) -> SIMD16<Double> {
        form.canonicalVelocity(between: ends(at: position), at: position.progress)
    }

    static func velocity(_ travel: Double, _ position: TrackPosition) -> Double {
        velocity(travel, position.progressVelocity)
    }

    /// The rate of change of a number, given its travel and that of the progress.
    @inline(__always)
    static func velocity(_ travel: Double, _ progressVelocity: Double) -> Double {
        // Adding 0 turns the negative zero of a curve at rest into zero. At rest the velocity is 0 however large the
        // travel.
        travel == 0 || travel.isNaN || progressVelocity == 0 ? 0 : travel * progressVelocity + 0
    }

    private func ends(at position: TrackPosition) -> FormEnds {
        let count = form.componentCount
        if let entry, entry.segments.contains(position.segment), entry.period == position.period {
            return FormEnds(numbers: entry.ends, from: 0, to: count)
        }
        guard preparedEnds.isEmpty else {
            let first = position.segment * 2 * count
            return FormEnds(numbers: preparedEnds, from: first, to: first + count)
        }
        let segment = track.segments[position.segment]
        return FormEnds(numbers: keyComponents, from: segment.fromKey * count, to: segment.toKey * count)
    }
}
