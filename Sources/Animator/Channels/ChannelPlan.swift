import MotionModel

/// The layout of a contribution in channels.
enum ChannelPlan {
    /// One row; both ends if it replaces.
    case cubic(CubicKey)
    /// Displacement and velocity.
    case spring(SpringKey)
    /// One row for each key.
    /// Behind a reference, so that the others are small.
    indirect case keyframes(KeyframeTiming)

    /// The number of rows, and whether they are those of one run.
    func shape(isReplacing: Bool) -> (rows: Int, isRun: Bool) {
        switch self {
        case .cubic: (isReplacing ? 2 : 1, true)
        case .spring: (2, false)
        case .keyframes(let timing): (timing.key.track.keys.count, false)
        }
    }

    /// The curve of a run along one; `nil` of anything else.
    var curve: CubicBezier? { if case .cubic(let key) = self { key.curve } else { nil } }

    /// A hash of its timing; equal for equal ones.
    var bits: UInt64 {
        switch self {
        case .cubic(let key): key.bits
        case .spring(let key): key.bits
        case .keyframes(let timing): timing.key.bits
        }
    }
}

extension Contribution {
    /// Its layout; `nil` if it can't be expressed in channels.
    ///
    /// - Parameter run: That of the contribution before.
    func channelPlan(_ pool: borrowing BlockPool<Double>, _ run: inout PlayedRun) -> ChannelPlan? {
        // All channels of a group have one composition mode.
        guard taken == 0, replacing == 0 || replacing == allBits, !isTransform else { return nil }
        switch source {
        case .tween(let plan):
            if isRun(of: core, pool, &run), let key = run.key { return .cubic(key) }
            return keyframes(plan.track) { rests(atRow: 1 + $0, pool) }
        case .spring: return springKey(in: core, pool).map { .spring($0) }
        case .track(let track):
            guard track.isPlain else { return nil }
            if let run = CubicRun(track.track), let key = CubicKey(run, in: core),
                replacing != 0 || rests(atEndOf: track, pool)
            {
                return .cubic(key)
            }
            return track.beginsElsewhere ? nil : keyframes(track.track) { rests(atKey: $0, of: track, pool) }
        }
    }

    /// The key of a live spring that swings freely and adds all of its components; `nil` of anything else.
    ///
    /// - Parameter core: Its playback.
    @inline(__always)
    func springKey(in core: PlaybackCore, _ pool: borrowing BlockPool<Double>) -> SpringKey? {
        switch source {
        case .spring(let plan):
            guard taken == 0, replacing == 0, plan.limits == nil, rests(atRow: 3, pool) else {
                return nil
            }
            return SpringKey(plan.spring, in: core)
        case .tween: return nil
        case .track: return nil
        }
    }

    /// Whether it is a tween along a run, adds all of its components, or replaces them, and leads to where it rests: elsewhere if
    /// the model was set while it replaced it.
    ///
    /// - Parameters:
    ///   - core: Its playback, given because asking it for one counts a reference.
    ///   - run: That of the contribution before; of this one, if it is.
    @inline(__always)
    func isRun(
        of core: PlaybackCore, _ pool: borrowing BlockPool<Double>, _ run: inout PlayedRun
    ) -> Bool {
        guard taken == 0, run.find(source, in: core) else { return false }
        return replacing == allBits || replacing == 0 && rests(atRow: 2, pool)
    }

    /// The layout of a track that isn't one run.
    ///
    /// - Parameter rests: Whether the contribution rests at a key.
    private func keyframes(_ track: Track, rests: (Int) -> Bool) -> ChannelPlan {
        let core = core
        let position = track.restPosition(of: core, backwards: core.isBackward)
        let segment = track.segments[position.segment]
        let key = position.progress == 1 ? segment.toKey : position.progress == 0 ? segment.fromKey : -1
        // It rests elsewhere if the model was set while it replaced it.
        let restKey: Int32 = key >= 0 && rests(key) ? Int32(key) : -1
        return .keyframes(
            KeyframeTiming(
                key: KeyframeKey(playback: core.id, stamp: core.stamp, track: track, restKey: restKey),
                clockAnchor: core.clockAnchor, localAnchor: core.localAnchor, rate: core.rate,
                range: core.range, last: nil))
    }

    /// A number of a channel: the weighted offset of a value from the resting one, or, if it replaces, the value itself; of a
    /// spring, how it was released.
    ///
    /// - Parameter isRun: Whether it is laid out as one run.
    @inline(__always)
    func channelNumber(
        _ row: Int, _ component: Int, isRun: Bool, _ pool: borrowing BlockPool<Double>
    ) -> Double {
        let value: Double
        switch source {
        case .tween: value = pool.elements[place(component, row: 1 + row)]
        case .spring: return pool.elements[place(component, row: 1 + row)]
        case .track(let track):
            value =
                isRun
                ? track.component(component, at: TrackPosition(segment: 0, progress: Double(row)))
                : track.keyComponents[row * componentCount + component]
        }
        return replacing != 0 ? value : weight * (value - pool.elements[place(component, row: 0)])
    }

    /// Whether it rests at the numbers of one of its rows.
    private func rests(atRow row: Int, _ pool: borrowing BlockPool<Double>) -> Bool {
        for component in 0..<componentCount
        where pool.elements[place(component, row: 0)] != pool.elements[place(component, row: row)] {
            return false
        }
        return true
    }

    /// Whether it rests at a key of a track.
    private func rests(
        atKey key: Int, of track: BoundTrack, _ pool: borrowing BlockPool<Double>
    ) -> Bool {
        for component in 0..<componentCount
        where pool.elements[place(component, row: 0)] != track.keyComponents[key * componentCount + component]
        {
            return false
        }
        return true
    }

    /// Whether it rests at the end of a track of one segment.
    private func rests(atEndOf track: BoundTrack, _ pool: borrowing BlockPool<Double>) -> Bool {
        let end = TrackPosition(segment: 0, progress: 1)
        for component in 0..<componentCount
        where pool.elements[place(component, row: 0)] != track.component(component, at: end) {
            return false
        }
        return true
    }
}
