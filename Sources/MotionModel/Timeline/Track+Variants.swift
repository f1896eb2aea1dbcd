/// The track reversed, slowed, or started at another instant.
extension Track {
    /// The track with its keys in the opposite order: a motion from A to B becomes one from B to A, at the same
    /// times on the same curves.
    ///
    /// Keys that refer to others keep their value: the segments refer to the opposite keys.
    public var withReversedValues: Track {
        let last = keys.count - 1
        let reversed = segments.map { segment in
            // A moving key has no other end.
            let moves = segment.fromKey == segment.toKey && keys[segment.fromKey].isMoving
            return moves ? segment : segment.leading(from: last - segment.fromKey, to: last - segment.toKey)
        }
        return with(
            segments: reversed, loop: loop, mirrorTime: mirrorTime, phase: phase, late: late)
    }

    /// The exact mirror in time: its value at `t` is this track's value at `duration − t`.
    ///
    /// - Parameter duration: The length in seconds of the timeline that is mirrored.
    public func mirrored(in duration: Double) -> Track {
        precondition(mirrorTime == nil, "a mirrored track is mirrored once")
        return with(segments: segments, loop: loop, mirrorTime: duration, phase: 0).starting(
            // What ends between two values, or at its start, doesn't begin at the value of a state.
            asWritten: restPosition.progress != 1)
    }

    /// The track with all of its times multiplied by a factor.
    ///
    /// - Parameter factor: Finite and greater than 0; 2 is half as fast.
    package func slowed(by factor: Double) -> Track {
        precondition(factor.isFinite && factor > 0, "time goes on")
        guard factor != 1 else { return self }
        // What waits takes the longest that it can.
        return with(
            segments: segments.map { $0.moved(start: $0.start * factor, end: $0.end * factor) },
            loop: loop.map { Loop(start: $0.start * factor, period: $0.period * factor, count: $0.count) },
            mirrorTime: mirrorTime.map { $0 * factor }, phase: phase * factor)
    }

    /// The track as it plays from an instant of the clock on: a synchronized one in the clock's phase, any other
    /// unchanged.
    ///
    /// A loop's own delay remains a difference of phase, so that staggered loops stay staggered.
    ///
    /// - Parameter clock: The clock in seconds, finite; a track that starts at a whole period is unchanged.
    public func started(at clock: Double) -> Track {
        guard isSynchronized, let loop, !loop.count.isFinite else { return self }
        let elapsed = clock.truncatingRemainder(dividingBy: loop.period)
        return with(
            segments: segments, loop: loop, mirrorTime: mirrorTime,
            phase: elapsed < 0 ? elapsed + loop.period : elapsed, late: late)
    }
}
