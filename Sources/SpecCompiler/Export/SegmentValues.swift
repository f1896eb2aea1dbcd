import MotionModel

/// The values of a bound track's segments.
struct SegmentValues {
    let bound: BoundTrack
    /// Whether a browser mixes the values between keyframes, which isn't always as the form says.
    let inBrowsers: Bool

    init(_ bound: BoundTrack, inBrowsers: Bool = false) {
        self.bound = bound
        self.inBrowsers = inBrowsers
    }

    /// The form in which values are interpolated.
    var type: ValueType { bound.form }

    /// Whether what a player shows between two values is what the numbers between theirs give.
    var isMixedByNumber: Bool { type.isDirect && !(inBrowsers && type == .color) }

    /// The value of a segment at a curve output.
    func value(of segment: Segment, at progress: Double) -> MotionValue {
        bound.formValue(from: segment.fromKey, to: segment.toKey, progress: progress)
    }

    /// The value of a segment held at one of its ends: before it begins, or after it ends.
    func held(_ segment: Segment, atEnd: Bool) -> MotionValue {
        value(of: segment, at: heldProgress(of: segment, atEnd: atEnd))
    }

    /// The output of a segment's curve held at one of its ends, for segments as they are played.
    ///
    /// A play that takes no time and returns to its start doesn't show by its inputs whether it runs forwards: that of
    /// a mirrored track runs backwards.
    func heldProgress(of segment: Segment, atEnd: Bool) -> Double {
        let isForward =
            segment.inputStart == segment.inputEnd
            ? bound.track.mirrorTime == nil : segment.inputStart < segment.inputEnd
        let input = atEnd ? segment.inputEnd : segment.inputStart
        return segment.curve.progress(at: input, before: isForward != atEnd)
    }

    /// The longest travel of a segment's components.
    func travel(of segment: Segment) -> Double {
        if moving(segment) != nil { return sampledTravel(of: segment) }
        let (from, to) = ends(of: segment)
        return zip(from, to).reduce(0) { max($0, ($1.1 - $1.0).magnitude) }
    }

    /// The component of a segment with the longest travel, and its two ends, as numbers proportional to progress.
    func longest(of segment: Segment) -> (component: Int, from: Double, to: Double) {
        let (from, to) = measures(of: segment)
        var result = (component: 0, from: from[0], to: to[0])
        for index in from.indices
        where (to[index] - from[index]).magnitude > (result.to - result.from).magnitude {
            result = (index, from[index], to[index])
        }
        return result
    }

    /// The ends of a segment as numbers proportional to progress: its components, or, where those aren't, the indices
    /// of its keys.
    func measures(of segment: Segment) -> (from: [Double], to: [Double]) {
        guard type.isDirect else { return ([Double(segment.fromKey)], [Double(segment.toKey)]) }
        return ends(of: segment)
    }

    private func ends(of segment: Segment) -> (from: [Double], to: [Double]) {
        bound.formEnds(from: segment.fromKey, to: segment.toKey)
    }
}
