import MotionModel

/// The difference between the values of a segment and those of a player that interpolates two of them in their form.
///
/// The two aren't the same by themselves: a hue or a rotation takes the shorter way, which beyond the ends may be another, a matrix
/// whose scale went through 0 is taken apart as one that is turned, and one with a perspective is taken apart in units of its last
/// number. Browsers don't agree about matrices in the plane either, nor about colours.
extension SegmentValues {
    /// The number of parts at whose ends the two are compared.
    private static var parts: Int { 16 }

    /// How far apart the values at a segment's two ends are: what is shown, not what a form makes of it, such as
    /// degrees.
    func way(of segment: Segment) -> Double {
        distance(value(of: segment, at: 0), value(of: segment, at: 1))
    }

    /// The distance of two values, by the numbers that are shown; of colours by those that are mixed: in the space of the motion, or
    /// in the one that its hue lies in.
    ///
    /// Beside black OKLab is no measure for the others: there the cube root of a cone's response is vertical.
    private func distance(_ one: MotionValue, _ other: MotionValue) -> Double {
        guard case .colorIn(let space) = type else { return one.canonical.distance(to: other.canonical) }
        let numbers = zip(one.premultiplied(in: space), other.premultiplied(in: space))
        // Written so that a NaN isn't passed over.
        return numbers.reduce(0) { ($1.0 - $1.1).magnitude <= $0 ? $0 : ($1.0 - $1.1).magnitude }
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
            let exact = exact(share, progress)
            longest = max(longest, distance(from.interpolated(to: to, progress: progress), exact))
            if inBrowsers {
                let others = [
                    from.interpolatedBySkew(to: to, progress: progress),
                    from.interpolatedInSRGB(to: to, progress: progress),
                ]
                for case .some(let other) in others { longest = max(longest, distance(other, exact)) }
            }
        }
        return longest
    }
}
