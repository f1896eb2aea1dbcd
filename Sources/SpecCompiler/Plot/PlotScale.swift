import MotionModel

/// The scale of an axis.
struct PlotScale {
    let values: ClosedRange<Double>
    /// The places of the two ends of the range; the first may be larger.
    let start: Double
    let end: Double

    /// The place of a number; outside the range, the scale continues linearly.
    func place(_ value: Double) -> Double {
        let width = values.upperBound - values.lowerBound
        guard width > 0 else { return (start + end) / 2 }
        return start + (end - start) * ((value - values.lowerBound) / width)
    }

    /// Round numbers in the range: 1, 2 or 5 times a power of ten apart, at most `most` of them.
    func ticks(most: Int) -> [Double] {
        let width = values.upperBound - values.lowerBound
        guard width > 0, width.isFinite, most > 0 else { return [values.lowerBound] }
        var step = 1.0
        while step * Double(most) > width * 10, step > 1e-12 { step /= 10 }
        while step * Double(most) < width, step < 1e12 { step *= 10 }
        for finer in [step / 5, step / 2] where width / finer <= Double(most) {
            step = finer
            break
        }
        var ticks: [Double] = []
        var index = (values.lowerBound / step).rounded(.up)
        while index * step <= values.upperBound * (1 + 1e-12), ticks.count <= most {
            // A decimal step isn't exact: the tick is the number that its text says.
            ticks.append(step < 1 ? index / (1 / step).rounded() : index * step)
            index += 1
        }
        return ticks
    }
}
