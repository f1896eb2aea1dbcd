#if canImport(QuartzCore) && !os(watchOS)
public import MotionModel
public import QuartzCore

/// A property's part of a timeline as an animation that Core Animation plays by itself.
///
/// The layer's own value becomes the resting value; the animation shows the motion to it, and removes itself when it
/// ends.
public struct LayerAnimation {
    /// The animated property.
    public let property: PropertyPath
    /// The animation. An additive one is an offset that ends at zero.
    public let animation: CAPropertyAnimation
    /// The time in seconds from the start of the timeline to that of the animation, which shows its first value until
    /// then.
    public let delay: Double
    /// The resting value of the layer's property, as an object of Core Animation.
    public let rest: Any

    /// Adds the animation to a layer, starting now, and sets the layer's value to the resting one.
    ///
    /// An additive animation joins those that play. Any other replaces the last one on its key path. One without
    /// duration isn't needed, nor added.
    public func add(to layer: CALayer) {
        guard let keyPath = animation.keyPath else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setValue(rest, forKeyPath: keyPath)
        defer { CATransaction.commit() }
        guard animation.duration > 0 else { return }
        animation.fillMode = .backwards
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
        }
        layer.add(animation, forKey: animation.isAdditive ? nil : keyPath)
    }
}

/// A timeline for Core Animation: animations, and the properties it can't play.
public struct LayerAnimations {
    /// One animation per property, in the timeline's order. A property that only jumps at the start has one without
    /// duration.
    public let animations: [LayerAnimation]
    /// The properties that layers lack or Core Animation can't animate; see ``LayerBinding/unsupported``. Also texts
    /// and Booleans, and endless motion that is more than one loop.
    public let unsupported: [PropertyPath]

    /// Adds the animations of a target's properties to its layer.
    public func add(_ target: String, to layer: CALayer) {
        for animation in animations where animation.property.target == target {
            animation.add(to: layer)
        }
    }
}

extension BoundTimeline {
    /// The timeline as animations for Core Animation.
    ///
    /// A track along Béziers, straight pieces or stairs becomes a keyframe animation with exactly these; one along a
    /// spring with at most critical damping a spring animation; a loop repeats. Everything else is sampled: straight
    /// lines from frame to frame.
    ///
    /// - Parameters:
    ///   - additive: Whether additive tracks become additive animations.
    ///   - framesPerSecond: The rate of sampling, within 1…1000.
    /// - Throws: `unusableNumber` for any other frame rate.
    /// - Complexity: O(keys and samples).
    public func layerAnimations(
        additive: Bool = true, framesPerSecond: Double = 60
    ) throws(AnimatorError) -> LayerAnimations {
        guard framesPerSecond >= 1 && framesPerSecond <= 1000 else {
            throw .unusableNumber(framesPerSecond, of: "the frame rate")
        }
        var animations: [LayerAnimation] = []
        var unsupported: [PropertyPath] = []
        for property in properties {
            if let builder = LayerAnimationBuilder(property, additive: additive),
                let animation = builder.animation(framesPerSecond: framesPerSecond)
            {
                animations.append(animation)
            } else {
                unsupported.append(property.property)
            }
        }
        return LayerAnimations(animations: animations, unsupported: unsupported)
    }
}

extension CompiledVariant {
    /// The variant as animations for Core Animation; see `BoundTimeline.layerAnimations(additive:framesPerSecond:)`.
    ///
    /// - Parameters:
    ///   - reversingValues: Whether values play from the end to the start, with unchanged times and curves.
    ///   - parameters: The stored components of all of the motion's parameters, as
    ///     `CompiledMotion.parameterComponents(_:)` makes them.
    ///   - additive: Whether additive tracks become additive animations.
    ///   - framesPerSecond: The rate of sampling, within 1…1000.
    ///   - current: Returns the present value of a property, for each track that starts from it, and of what keys read.
    /// - Throws: `missingParameters`; `unknownProperty` and `wrongType` for a current value that is missing or of
    ///   another type; `unusableNumber`.
    public func layerAnimations(
        reversingValues: Bool = false, parameters: [Double] = [], additive: Bool = true,
        framesPerSecond: Double = 60, reading current: (PropertyPath) -> MotionValue? = { _ in nil }
    ) throws(AnimatorError) -> LayerAnimations {
        let bound: BoundTimeline
        do throws(BindingError) {
            bound = try timeline(reversingValues: reversingValues)
                .bind(parameters: parameters, reading: current)
        } catch {
            throw AnimatorError(error)
        }
        return try bound.layerAnimations(additive: additive, framesPerSecond: framesPerSecond)
    }
}
#endif
