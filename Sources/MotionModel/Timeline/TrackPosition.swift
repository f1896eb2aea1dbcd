/// The position of a track at an instant: everything about its value that doesn't depend on its keys.
///
/// Tracks that share their segments share their positions, which are computed once for all of them.
public struct TrackPosition: Hashable, Sendable {
    /// The index of the segment that determines the value.
    public let segment: Int
    /// The number of periods of the track's loop before this one; 0 without a loop.
    public let period: Double
    /// The curve's output: 0 is the segment's first key, 1 its second.
    public let progress: Double
    /// The rate of change of `progress`, per second; infinite where the curve's tangent is vertical, never NaN.
    public let progressVelocity: Double
}

extension TrackPosition {
    /// Creates a resting position at an output of a segment's curve.
    package init(segment: Int, progress: Double) {
        self.init(segment: segment, period: 0, progress: progress, progressVelocity: 0)
    }

    /// Returns the position with another velocity.
    package func moving(at velocity: Double) -> TrackPosition {
        TrackPosition(segment: segment, period: period, progress: progress, progressVelocity: velocity)
    }
}

extension Track {
    /// The position of the track at a playback time, in seconds.
    ///
    /// - Complexity: O(log n) in the number of segments, plus one evaluation of the curve.
    public func position(at time: Double) -> TrackPosition {
        guard let mirrorTime else { return ownPosition(at: time) }
        let mirrored = ownPosition(at: mirrorTime - time)
        return TrackPosition(
            segment: mirrored.segment, period: mirrored.period, progress: mirrored.progress,
            progressVelocity: -mirrored.progressVelocity)
    }

    /// The position that the track holds after its end; if it never ends, the end of its first period.
    ///
    /// It is the position at which the property rests, and to which an additive contribution fades out.
    public var restPosition: TrackPosition {
        // Infinitely late rather than at `end`, which is a rounded difference for a mirrored track.
        guard let loop, !loop.count.isFinite else { return position(at: .infinity) }
        return held(segments.count - 1, atEnd: true, period: 0)
    }

    /// The position that the track holds before it starts, and from which its first jump or travel leaves.
    ///
    /// A track that begins part-way in (with a negative delay) has already left it when playing starts.
    public var startPosition: TrackPosition { position(at: -.infinity) }

    /// The start of the track when it isn't mirrored: a layer adds its distance from there.
    public var originPosition: TrackPosition { mirrorTime == nil ? startPosition : restPosition }

    private func ownPosition(at time: Double) -> TrackPosition {
        guard let loop else { return position(local: time, period: 0) }
        let (local, period) = loop.folded(time >= loop.start ? time + phase : time)
        return time >= loop.end
            ? lastPosition(local: local, period: period, in: loop) : position(local: local, period: period)
    }

    /// The position at which a loop ends: in the segment played last, not in the one that would be next.
    ///
    /// The end of a fractional count is a product of rounded numbers, and a boundary a sum: if they are within a
    /// billionth of a period of each other, the same instant is meant. Jumps at the end of a period are played there.
    private func lastPosition(local: Double, period: Double, in loop: Loop) -> TrackPosition {
        let slack = loop.endSlack
        let index = loop.endsWhole ? segments.count - 1 : lastSegment(startingBy: local - slack) ?? 0
        if period > 0, !loop.endsWhole, segments[index].start < loop.start || local - slack < loop.start {
            // Nothing of this period has been played; the one before it has.
            return held(segments.count - 1, atEnd: true, period: period - 1)
        }
        if local >= segments[index].end - slack { return held(index, atEnd: true, period: period) }
        let last = position(local: local, period: period)
        return TrackPosition(
            segment: last.segment, period: period, progress: last.progress, progressVelocity: 0)
    }

    private func position(local: Double, period: Double) -> TrackPosition {
        guard let index = lastSegment(startingBy: local) else {
            return held(0, atEnd: false, period: period)
        }
        let segment = segments[index]
        if local >= segment.end { return held(index, atEnd: true, period: period) }
        let input = segment.input(at: local)
        let rate = (segment.inputEnd - segment.inputStart) / (segment.end - segment.start)
        let place = segment.curve.progressAndVelocity(at: input)
        return TrackPosition(
            segment: index, period: period, progress: place.progress,
            progressVelocity: rate == 0 ? 0 : place.velocity * rate)
    }

    /// The value held before a segment begins or after it has ended.
    ///
    /// The Web Animations *before flag* is set before a segment that runs forwards and after one that runs
    /// backwards, so that a step at the very end isn't taken early.
    private func held(_ index: Int, atEnd: Bool, period: Double) -> TrackPosition {
        let segment = segments[index]
        let isForward = segment.inputStart <= segment.inputEnd
        let input = atEnd ? segment.inputEnd : segment.inputStart
        return TrackPosition(
            segment: index, period: period,
            progress: segment.curve.progress(at: input, before: isForward != atEnd), progressVelocity: 0)
    }

    private func lastSegment(startingBy time: Double) -> Int? {
        var lower = 0
        var upper = segments.count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if segments[middle].start <= time { lower = middle + 1 } else { upper = middle }
        }
        return lower == 0 ? nil : lower - 1
    }
}
