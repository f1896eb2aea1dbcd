extension PlaneDecomposition {
    /// The start, flipped and rotated so that the interpolation to an end is that of CSS: no axis collapses if a
    /// rotation can avoid it, and no rotation is longer than half a turn.
    func start(towards end: PlaneDecomposition) -> PlaneDecomposition {
        var start = self
        if (scale.x < 0 && end.scale.y < 0) || (scale.y < 0 && end.scale.x < 0) {
            start.scale = -start.scale
            start.angle += start.angle < 0 ? 180 : -180
        }
        // As in CSS, 0 counts as a whole turn, which decides the direction if both are half a turn.
        let (from, to) = (start.angle == 0 ? 360 : start.angle, end.angle == 0 ? 360 : end.angle)
        let shift: Double = (from - to).magnitude <= 180 ? 0 : from > to ? -360 : 360
        // The end is unchanged.
        start.angle = from + shift - (to - end.angle)
        return start
    }
}
