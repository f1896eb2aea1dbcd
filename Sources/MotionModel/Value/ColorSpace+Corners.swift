/// The corners of an interpolation between two colours.
extension ColorSpace {
    /// The nearest inputs, at most and at least at a given one, at which the interpolation of two prepared ends turns a
    /// corner.
    ///
    /// In HSL that is where the hue passes a multiple of 60°, and where the lightness passes a half; the other spaces
    /// are smooth.
    ///
    /// - Returns: Infinite if there is none on a side.
    func corners(between ends: FormEnds, around progress: Double) -> (below: Double, above: Double) {
        var corners = (below: -Double.infinity, above: Double.infinity)
        guard self == .hsl else { return corners }
        func note(_ corner: Double) {
            guard corner.isFinite else { return }
            if corner <= progress {
                corners.below = Swift.max(corners.below, corner)
            } else {
                corners.above = Swift.min(corners.above, corner)
            }
        }
        let sector = (ends.number(0, at: progress) / 60).rounded(.down)
        for edge in [60 * sector, 60 * (sector + 1)] {
            note((edge - ends.numbers[ends.from]) / ends.travel(0))
        }
        // The lightness and alpha are interpolated premultiplied, each linearly.
        let start = ends.numbers[ends.from + 2] - 0.5 * ends.numbers[ends.from + 3]
        note(-start / (ends.travel(2) - 0.5 * ends.travel(3)))
        return corners
    }
}
