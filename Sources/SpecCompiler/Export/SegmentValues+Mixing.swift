import MotionModel

/// What a player shows that mixes two values in their form, beside what the segment they are of shows there.
///
/// The two aren't the same by themselves: a hue or a rotation takes the shorter way, which beyond the ends may be another, a matrix
/// whose scale went through 0 is taken apart as one that is turned, and one with a perspective is taken apart in units of its last
/// number. Browsers don't agree about matrices in the plane either.
extension SegmentValues {
    /// Between how many parts of a stretch it is looked.
    private static var parts: Int { 16 }

    /// How far apart the values at a segment's two ends are: what is shown, not what a form makes of it, such as
    /// degrees.
    func way(of segment: Segment) -> Double {
        value(of: segment, at: 0).canonical.distance(to: value(of: segment, at: 1).canonical)
    }

    /// How far a piece's mixture strays from the segment's, at any of some places.
    func mixingDistance(of piece: CurvePiece, in segment: Segment) -> Double {
        mixingDistance(
            from: value(of: segment, at: piece.from), to: value(of: segment, at: piece.to),
            along: { piece.easing?.progress(at: $0) ?? $0 },
            beside: { share, progress in
                value(of: segment, at: piece.from + (piece.to - piece.from) * progress)
            })
    }

    /// How far the mixture of two values strays from others.
    ///
    /// - Parameters:
    ///   - progress: How far the mixture is at a share of the stretch.
    ///   - exact: What should be shown there.
    func mixingDistance(
        from: MotionValue, to: MotionValue, along progress: (Double) -> Double,
        beside exact: (_ share: Double, _ progress: Double) -> MotionValue
    ) -> Double {
        var longest = 0.0
        for part in 1..<Self.parts {
            let share = Double(part) / Double(Self.parts)
            let progress = progress(share)
            let exact = exact(share, progress).canonical
            let mixed = from.interpolated(to: to, progress: progress).canonical
            longest = max(longest, mixed.distance(to: exact))
            if inBrowsers, let skewed = from.interpolatedBySkew(to: to, progress: progress) {
                longest = max(longest, skewed.canonical.distance(to: exact))
            }
        }
        return longest
    }
}
