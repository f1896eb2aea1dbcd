extension PlaneDecomposition {
    /// The start, flipped and turned so that the way to an end is the one that CSS takes: no axis collapses if a turn can avoid
    /// it, and no turn is longer than half of one.
    func start(towards end: PlaneDecomposition) -> PlaneDecomposition {
        var start = self
        if (scale.x < 0 && end.scale.y < 0) || (scale.y < 0 && end.scale.x < 0) {
            start.scale = -start.scale
            start.angle += start.angle < 0 ? 180 : -180
        }
        // As in CSS no turn counts as a whole one, which decides the way where both are half a turn.
        let (from, to) = (start.angle == 0 ? 360 : start.angle, end.angle == 0 ? 360 : end.angle)
        let shift: Double = (from - to).magnitude <= 180 ? 0 : from > to ? -360 : 360
        // The end stays where it is.
        start.angle = from + shift - (to - end.angle)
        return start
    }
}
