import MotionModel

/// The values of a bound track's segments.
struct SegmentValues {
    let bound: BoundTrack

    init(_ bound: BoundTrack) {
        self.bound = bound
    }

    var type: ValueType { bound.track.type }

    /// The value of a segment at a curve output.
    func value(of segment: Segment, at progress: Double) -> MotionValue {
        value(from: key(segment.fromKey), to: key(segment.toKey), at: progress)
    }

    /// The value of a segment held at one of its ends: what shows before it begins, or after it is over.
    func held(_ segment: Segment, atEnd: Bool) -> MotionValue {
        let isForward = segment.inputStart <= segment.inputEnd
        let input = atEnd ? segment.inputEnd : segment.inputStart
        return value(of: segment, at: segment.curve.progress(at: input, before: isForward != atEnd))
    }

    /// The largest distance a segment's components have to go.
    func travel(of segment: Segment) -> Double {
        zip(key(segment.fromKey), key(segment.toKey)).reduce(0) { max($0, ($1.1 - $1.0).magnitude) }
    }

    /// The component of a segment with the longest way to go, and its two ends.
    func longest(of segment: Segment) -> (component: Int, from: Double, to: Double) {
        let (from, to) = (key(segment.fromKey), key(segment.toKey))
        var result = (component: 0, from: from[0], to: to[0])
        for index in from.indices
        where (to[index] - from[index]).magnitude > (result.to - result.from).magnitude {
            result = (index, from[index], to[index])
        }
        return result
    }

    private func key(_ index: Int) -> [Double] {
        let count = type.componentCount
        return Array(bound.keyComponents[index * count..<(index + 1) * count])
    }

    private func value(from: [Double], to: [Double], at progress: Double) -> MotionValue {
        let components: [Double]
        if type.isDiscrete {
            components = progress < 0.5 ? from : to
        } else {
            components = zip(from, to).map { MotionValue.interpolated($0, $1, progress: progress) }
        }
        guard let value = MotionValue(type: type, components: components) else {
            preconditionFailure("a track's keys have its type")
        }
        return value
    }
}
