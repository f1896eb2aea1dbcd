/// A single run from one constant to another.
package struct TrackRun {
    /// The segment from key 0 to key 1, from end to end of its curve.
    package let segment: Segment
    package let from: MotionValue
    package let to: MotionValue
}

extension Track {
    /// Its only run, if it is no more than that, and all of it is known; `nil` for a layer, or one that applies a share.
    package var onlyRun: TrackRun? {
        guard keys.count == 2, segments.count == 1, loop == nil, mirrorTime == nil, late == nil, weight == 1,
            !isLayer, case .constant(let from) = keys[0], case .constant(let to) = keys[1]
        else { return nil }
        let segment = segments[0]
        guard segment.fromKey == 0, segment.toKey == 1, segment.inputStart == 0, segment.inputEnd == 1 else {
            return nil
        }
        return TrackRun(segment: segment, from: from, to: to)
    }
}

extension PlainType {
    /// Whether it is the type in which a track is interpolated, and not any other type.
    package func isType(of track: Track) -> Bool { self != .other && PlainType(track.type) == self }
}
