import MotionModel

/// The difference between the values of a segment and those of a player that interpolates two of them in their form.
///
/// The two differ: a hue or a rotation takes the shorter way, which may be another beyond the ends; a matrix whose
/// scale went through 0 is decomposed as one that is turned; and one with a perspective is decomposed in units of its
/// last number.
extension SegmentValues {
    /// The number of parts at whose ends the two are compared.
    private static var parts: Int { 16 }

    /// The distance of the values at a segment's two ends.
    func way(of segment: Segment) -> Double {
        value(of: segment, at: 0).distance(to: value(of: segment, at: 1))
    }

    /// The largest sampled distance of a piece's interpolation from the segment.
    func mixingDistance(of piece: CurvePiece, in segment: Segment) -> Double {
        mixingDistance(
            from: value(of: segment, at: piece.from), to: value(of: segment, at: piece.to),
            along: { piece.easing?.progress(at: $0) ?? $0 },
            beside: { share, progress in
                value(of: segment, at: piece.from + (piece.to - piece.from) * progress)
            })
    }

    /// The largest sampled distance of an interpolation from given values.
    ///
    /// - Parameters:
    ///   - progress: The progress of the interpolation at a share of the interval.
    ///   - exact: The exact value there.
    func mixingDistance(
        from: MotionValue, to: MotionValue, along progress: (Double) -> Double,
        beside exact: (_ share: Double, _ progress: Double) -> MotionValue
    ) -> Double {
        var longest = 0.0
        for part in 1..<Self.parts {
            let share = Double(part) / Double(Self.parts)
            let progress = progress(share)
            let mixed = from.interpolated(to: to, progress: progress).canonical
            longest = max(longest, mixed.distance(to: exact(share, progress).canonical))
        }
        return longest
    }
}
