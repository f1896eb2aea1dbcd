import MotionModel

/// A track that is one play of a spring, from its release until it has settled, for systems with springs of their own.
struct PlainSpring {
    /// The spring, without limits.
    let curve: SpringCurve
    /// The time of its release in seconds.
    let start: Double
    /// Its settling duration, in seconds.
    let duration: Double
    /// The numbers at its release.
    let from: [Double]
    /// The numbers at which it settles.
    let to: [Double]

    /// The spring of a property.
    ///
    /// - Parameter overdamped: Whether overdamped springs are accepted.
    /// - Returns: nil for everything else: other curves; repeated, limited, cut or stretched springs; and layers.
    init?(_ property: BoundProperty, overdamped: Bool = false) {
        let bound = property.base
        guard property.layers.isEmpty, bound.form.isDirect, bound.track.loop == nil,
            bound.track.mirrorTime == nil, bound.track.segments.count == 1,
            let segment = bound.track.segments.first, segment.start >= 0, segment.inputStart == 0,
            segment.inputEnd == 1, bound.moving(segment.fromKey) == nil,
            case .spring(let curve) = segment.curve,
            curve.clamp == nil, !curve.stopsAtTarget, overdamped || curve.spring.dampingRatio <= 1
        else { return nil }
        let duration = segment.end - segment.start
        // Over another duration the shape is stretched, which is another spring.
        guard (duration - curve.naturalDuration).magnitude <= 1e-9 * duration else { return nil }
        self.curve = curve
        start = segment.start
        self.duration = duration
        from =
            bound.formValue(from: segment.fromKey, to: segment.toKey, progress: 0).canonical.components.array
        to = bound.formValue(from: segment.fromKey, to: segment.toKey, progress: 1).canonical.components.array
    }
}
