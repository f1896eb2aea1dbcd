import MotionModel

extension ExponentialCurve {
    /// Enclosures over a part of 0…1.
    ///
    /// Each derivative is a multiple of the one before, and all of them shrink in magnitude.
    func jet(over x: Enclosure) -> Jet {
        let slope = Enclosure(
            startSlope * Elementary.exp(-rate * x.upper), startSlope * Elementary.exp(-rate * x.lower))
        let square = rate * rate
        return Jet(
            Enclosure(value(at: x.lower), value(at: x.upper)), slope, (-rate / 2) * slope,
            (square / 6) * slope, (-square * rate / 24) * slope)
    }
}
