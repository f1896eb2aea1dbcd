import MotionModel

/// An `Animation` of SwiftUI as a Swift expression, for a track that is one play of one curve.
struct SwiftUIAnimation {
    private let animation: CodeNode
    private let delay: String

    /// The expression, behind an equals sign: on its line, or on the next ones.
    ///
    /// - Parameters:
    ///   - indent: The spaces before those.
    ///   - column: The width of what stands before it.
    func text(indent: Int, column: Int) -> String {
        let margin = "\n" + String(repeating: " ", count: indent)
        func written(_ column: Int) -> String {
            animation.written(indent: indent, column: column, trailingComma: false)
        }
        // Broken only where the next line is too short as well.
        let flat = written(-CodeNode.width * CodeNode.width)
        if column + 1 + flat.utf8.count + delay.utf8.count <= CodeNode.width { return " " + flat + delay }
        let next = indent + flat.utf8.count + delay.utf8.count <= CodeNode.width ? "" : margin
        return margin + written(indent) + (delay.isEmpty ? "" : next + delay)
    }

    /// - Returns: nil for a curve that SwiftUI lacks, and for everything that isn't one play from one value to another.
    init?(_ property: BoundProperty) {
        let bound = property.base
        // A text flips at half of the way, where an animation has nothing in between.
        guard !bound.form.canonical.isDiscrete else { return nil }
        let start: Double
        if let spring = PlainSpring(property, overdamped: false) {
            start = spring.start
            let constants = spring.curve.spring
            let numbers = [
                ("mass: ", constants.mass), ("stiffness: ", constants.stiffness),
                ("damping: ", constants.damping),
                ("initialVelocity: ", spring.curve.initialVelocity),
            ]
            // At rest it begins by itself.
            let written = numbers.dropLast(spring.curve.initialVelocity == 0 ? 1 : 0)
            animation = .call(".interpolatingSpring", written.map { ($0.0, .text(SwiftText.plain($0.1))) })
        } else {
            guard property.layers.isEmpty, bound.form.isDirect, bound.track.loop == nil,
                bound.track.mirrorTime == nil, bound.track.segments.count == 1,
                let segment = bound.track.segments.first, segment.start >= 0, segment.start < segment.end,
                segment.inputStart == 0, segment.inputEnd == 1, bound.moving(segment.fromKey) == nil
            else { return nil }
            start = segment.start
            let duration = SwiftText.plain(segment.end - segment.start)
            switch segment.curve {
            case .linear: animation = .text(".linear(duration: \(duration))")
            case .bezier(let bezier):
                let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { SwiftText.plain($0) }
                animation = .text(".timingCurve(\(points.joined(separator: ", ")), duration: \(duration))")
            case .instant, .bezierPath, .points, .steps, .penner, .spring, .exponential, .expression,
                .reverse,
                .mirror, .interval, .scale, .clamp, .sum, .product, .chain:
                return nil
            }
        }
        delay = start > 0 ? ".delay(\(SwiftText.plain(start)))" : ""
    }
}
