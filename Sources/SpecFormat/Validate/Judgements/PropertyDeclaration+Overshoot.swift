import MotionModel

extension PropertyDeclaration {
    /// The reason for which a property can't show a curve's outputs; nil if it can.
    func unshowable(
        from start: MotionValue, to end: MotionValue, _ outputs: ClosedRange<Double>
    ) -> String? {
        guard outputs.lowerBound < -1e-9 || outputs.upperBound > 1 + 1e-9 else { return nil }
        for output in [outputs.lowerBound, outputs.upperBound] {
            let value = start.interpolated(to: end, progress: output)
            if type == .color {
                guard let color = value.color, !color.canBeShown, start.color?.canBeShown ?? false,
                    end.color?.canBeShown ?? false
                else { continue }
                return "a colour beyond its ends"
            }
            guard let range else { continue }
            for index in value.components.indices {
                let component = value.components[index]
                // Values outside the range were reported as such.
                let ends = [start.components[index], end.components[index]]
                guard ends.allSatisfy({ range.contains($0) }) else { continue }
                let slack = 1e-9 * Swift.max(1, ends[0].magnitude, ends[1].magnitude)
                if component < range.lowerBound - slack || component > range.upperBound + slack {
                    return NumberText.text((component * 1000).rounded() / 1000)
                }
            }
        }
        return nil
    }
}

extension Color {
    /// Whether the colour is in sRGB, within half a step of 8 bits.
    fileprivate var canBeShown: Bool {
        let range = -1.0 / 510...1 + 1.0 / 510
        let components = srgb
        return [components.red, components.green, components.blue, alpha].allSatisfy { range.contains($0) }
    }
}

extension Curve {
    /// The least and greatest output: exact if the curve's range is known, otherwise sampled.
    var outputs: ClosedRange<Double> {
        switch self {
        case .linear, .instant, .bezier, .bezierPath, .points, .steps, .penner, .spring, .exponential:
            return extrema()
        case .expression, .reverse, .mirror, .interval, .scale, .clamp, .sum, .product, .chain:
            var low = 0.0
            var high = 1.0
            for step in 0...1000 {
                let output = progress(at: Double(step) / 1000)
                if output < low { low = output }
                if output > high { high = output }
            }
            return low...high
        }
    }
}
