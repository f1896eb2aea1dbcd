import MotionModel

/// An `Animation` of SwiftUI as a Swift expression, for a track that is one play of one curve.
struct SwiftUIAnimation {
    /// The expression.
    let text: String

    /// - Returns: nil for a curve that SwiftUI lacks, and for everything that isn't one play from one value to another.
    init?(_ property: BoundProperty) {
        let bound = property.base
        let start: Double
        let animation: String
        if let spring = PlainSpring(property, overdamped: false) {
            start = spring.start
            let numbers = [
                spring.curve.spring.mass, spring.curve.spring.stiffness, spring.curve.spring.damping,
                spring.curve.initialVelocity,
            ].map(SwiftText.number)
            animation =
                ".interpolatingSpring(mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), "
                + "initialVelocity: \(numbers[3]))"
        } else {
            guard property.layers.isEmpty, bound.form.isDirect, bound.track.loop == nil,
                bound.track.mirrorTime == nil, bound.track.segments.count == 1,
                let segment = bound.track.segments.first, segment.start >= 0, segment.start < segment.end,
                segment.inputStart == 0, segment.inputEnd == 1, bound.moving(segment.fromKey) == nil
            else { return nil }
            start = segment.start
            let duration = SwiftText.number(segment.end - segment.start)
            switch segment.curve {
            case .linear: animation = ".linear(duration: \(duration))"
            case .bezier(let bezier):
                let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(SwiftText.number)
                animation = ".timingCurve(\(points.joined(separator: ", ")), duration: \(duration))"
            case .instant, .bezierPath, .points, .steps, .penner, .spring, .exponential, .expression,
                .reverse,
                .mirror, .interval, .scale, .clamp, .sum, .product, .chain:
                return nil
            }
        }
        text = start > 0 ? "\(animation).delay(\(SwiftText.number(start)))" : animation
    }
}
