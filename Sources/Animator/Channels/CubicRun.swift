import MotionModel

/// A single run forwards from one key to another along a Bézier or a straight line.
struct CubicRun {
    /// The seconds of the track's time at which it starts and ends, one after the other.
    let start: Double
    let end: Double
    /// The curve; `nil` for a straight line.
    let curve: CubicBezier?

    /// Creates a run.
    init(start: Double, end: Double, curve: CubicBezier?) {
        self.start = start
        self.end = end
        self.curve = curve
    }

    /// The run of a segment; `nil` if it is another motion.
    init?(_ segment: Segment) {
        guard segment.inputStart == 0, segment.inputEnd == 1 else { return nil }
        self.init(start: segment.start, end: segment.end, segment.curve)
    }

    /// The run along a curve; `nil` along one of another kind.
    init?(start: Double, end: Double, _ curve: borrowing Curve) {
        guard start < end else { return nil }
        self.start = start
        self.end = end
        switch copy curve {
        case .linear: self.curve = nil
        case .bezier(let curve):
            let isLinear = curve.x1 == curve.y1 && curve.x2 == curve.y2
            self.curve = isLinear ? nil : curve
        default: return nil
        }
    }

    /// The run of a track; `nil` if it is another motion.
    init?(_ track: Track) {
        guard track.segments.count == 1, track.loop == nil, track.mirrorTime == nil else { return nil }
        self.init(track.segments[0])
    }
}
