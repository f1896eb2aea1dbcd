import MotionModel

/// Pieces as the parallel lists of a keyframe animation.
struct CoreAnimationKeys {
    /// The numbers of each key.
    private(set) var values: [[Double]] = []
    /// The time of each key as a share of the duration, 0…1, never less than the one before; equal for a jump.
    private(set) var times: [Double] = []
    /// The easing from each key to the next; nil for constant speed.
    private(set) var easings: [CubicBezier?] = []

    /// - Parameter repeated: A track with a duration greater than 0.
    init(_ repeated: RepeatedTrack) {
        let pieces = repeated.pieces
        for (index, piece) in pieces.enumerated() {
            let start = index == 0 ? 0 : (piece.start - repeated.start) / repeated.duration
            let end = index == pieces.count - 1 ? 1 : (piece.end - repeated.start) / repeated.duration
            if let last = values.last {
                if last != piece.from { add(piece.from, Swift.max(start, times[times.count - 1]), nil) }
            } else {
                values = [piece.from]
                times = [0]
            }
            add(piece.to, Swift.max(end, times[times.count - 1]), piece.easing)
        }
        // The final value, if the last piece leads elsewhere.
        if repeated.count == 1, let last = values.last, last != repeated.track.final {
            add(repeated.track.final, 1, nil)
        }
    }

    private mutating func add(_ numbers: [Double], _ time: Double, _ easing: CubicBezier?) {
        values.append(numbers)
        times.append(time)
        easings.append(easing)
    }
}
