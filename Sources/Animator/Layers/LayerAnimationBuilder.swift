#if canImport(QuartzCore) && !os(watchOS)
import MotionModel
import QuartzCore

/// Builds an animation for Core Animation from the motion of one property.
struct LayerAnimationBuilder {
    private let property: BoundProperty
    private let layerProperty: LayerProperty
    private let isAdditive: Bool
    private let rest: MotionValue

    /// Creates a builder; `nil` for a property that Core Animation can't animate.
    init?(_ property: BoundProperty, additive: Bool) {
        let track = property.base.track
        let declaration = PropertyDeclaration(path: track.property, type: track.type.canonical)
        guard !track.type.isDiscrete, let layerProperty = LayerProperty(declaration),
            layerProperty.isAnimatable
        else { return nil }
        self.property = property
        self.layerProperty = layerProperty
        isAdditive = additive && track.isAdditive && layerProperty.addsUp
        if property.layers.isEmpty {
            rest = property.base.restValue
        } else {
            rest = property.value(at: .infinity)
        }
    }

    /// The animation; `nil` for endless motion that is more than one loop.
    func animation(framesPerSecond: Double) -> LayerAnimation? {
        if let spring = springAnimation { return spring }
        let track = property.base.track
        var window = 0...Swift.max(0, track.end)
        var count = 1.0
        if property.layers.isEmpty, track.mirrorTime == nil, let loop = track.loop, loop.start >= 0,
            !track.beginsBeforeLoop
        {
            window = loop.start...(loop.start + loop.period)
            count = loop.count
        } else {
            for layer in property.layers {
                window = 0...Swift.max(window.upperBound, layer.track.end)
            }
            guard window.upperBound.isFinite else { return nil }
        }
        let sampled = { LayerKeyframes(sampling: property, in: window, framesPerSecond: framesPerSecond) }
        let keyframes =
            layerProperty.interpolatesAlike
            ? LayerKeyframes(exactly: property, in: window) ?? sampled() : sampled()
        let length = window.upperBound - window.lowerBound
        let animation = CAKeyframeAnimation(keyPath: layerProperty.keyPath)
        animation.values = keyframes.values.map { object($0) }
        animation.keyTimes = keyframes.times.map { NSNumber(value: length > 0 ? $0 / length : 0) }
        animation.timingFunctions = keyframes.easings.map { LayerAnimationBuilder.timingFunction($0) }
        animation.duration = length
        animation.repeatCount = Float(count)
        return finished(animation, delay: window.lowerBound)
    }

    private var springAnimation: LayerAnimation? {
        let bound = property.base
        guard property.layers.isEmpty, layerProperty.interpolatesAlike, bound.form.isDirect,
            bound.track.loop == nil, bound.track.mirrorTime == nil, bound.track.segments.count == 1,
            let segment = bound.track.segments.first, segment.start >= 0, segment.inputStart == 0,
            segment.inputEnd == 1, bound.moving(segment.fromKey) == nil,
            case .spring(let curve) = segment.curve, curve.clamp == nil, !curve.stopsAtTarget,
            curve.spring.dampingRatio <= 1
        else { return nil }
        let duration = segment.end - segment.start
        // Over another duration the shape is stretched, which is another spring.
        guard (duration - curve.naturalDuration).magnitude <= 1e-9 * duration else { return nil }
        let animation = CASpringAnimation(keyPath: layerProperty.keyPath)
        animation.mass = curve.spring.mass
        animation.stiffness = curve.spring.stiffness
        animation.damping = curve.spring.damping
        animation.initialVelocity = curve.initialVelocity
        animation.fromValue = object(property.value(at: segment.start))
        animation.toValue = object(rest)
        animation.duration = duration
        return finished(animation, delay: segment.start)
    }

    private func finished(_ animation: CAPropertyAnimation, delay: Double) -> LayerAnimation {
        animation.isAdditive = isAdditive
        return LayerAnimation(
            property: property.property, animation: animation, delay: delay,
            rest: layerProperty.object(rest))
    }

    /// A value, or its share of the offset from the resting value.
    private func object(_ value: MotionValue) -> Any {
        guard isAdditive else { return layerProperty.object(value) }
        return layerProperty.object((value - rest).scaled(by: property.base.track.weight))
    }

    private static func timingFunction(_ easing: EasingPiece.Easing) -> CAMediaTimingFunction {
        switch easing {
        case .linear: CAMediaTimingFunction(name: .linear)
        case .bezier(let bezier):
            CAMediaTimingFunction(
                controlPoints: Float(bezier.x1), Float(bezier.y1), Float(bezier.x2), Float(bezier.y2))
        }
    }
}
#endif
