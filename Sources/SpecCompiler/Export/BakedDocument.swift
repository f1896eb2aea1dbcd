public import MotionModel

/// A compiled motion as keyframes, for runtimes that know no curves, springs or specs.
public struct BakedDocument: Hashable, Sendable {
    /// The generator: a name and a version.
    public let generator: String
    /// The spec's name.
    public let spec: String
    /// The values of the parameters it was baked with, in the spec's order.
    public let parameters: [MotionParameter]
    /// The variants, ordered by name.
    public let variants: [BakedVariant]

    init(generator: String, spec: String, parameters: [MotionParameter] = [], variants: [BakedVariant]) {
        self.generator = generator
        self.spec = spec
        self.parameters = parameters
        self.variants = variants
    }
}

/// One variant as keyframes.
public struct BakedVariant: Hashable, Sendable {
    /// The variant's name.
    public let name: String
    /// The duration in seconds; infinite if something loops for ever.
    public let duration: Double
    /// The placement of the keyframes.
    public let sampling: BakeOptions.Sampling
    /// The markers, in order of time.
    public let markers: [Marker]
    /// The tracks, in the order of their properties; layers follow the track they add to.
    public let tracks: [BakedTrack]
}

/// One property's keyframes.
///
/// The first value holds before the track, the last one after it. Of two keyframes at one time, the later one counts
/// from that time on.
public struct BakedTrack: Hashable, Sendable {
    /// The animated property.
    public let property: PropertyPath
    /// The type of its values, or the form in which they are interpolated between keyframes.
    public let type: ValueType
    /// Whether it is additive: an offset that fades out, added to whatever else plays. Otherwise it replaces.
    public let isAdditive: Bool
    /// The share, 0…1, of an additive contribution.
    public let weight: Double
    /// Whether its values are offsets, to be multiplied by the weight and added to the track of the same property.
    public let isLayer: Bool
    /// The largest distance to the motion at any instant, as a share of the travel, measured and rounded up to three
    /// significant digits; 0 where the keyframes are exactly the motion.
    ///
    /// The travel is the distance between two keys; for a value given by a formula it is the range over its whole
    /// course, even if only a part is played.
    public let maxError: Double
    /// The loop; the keyframes are those of its first period.
    public let loop: Loop?
    /// The keyframes, in order of time, at least one.
    public let keyframes: [BakedKeyframe]

    /// Returns the track with its values mapped.
    ///
    /// - Parameter transform: A linear function.
    func mapped(_ transform: (MotionValue) -> MotionValue) -> BakedTrack {
        let mapped = keyframes.map {
            BakedKeyframe(time: $0.time, value: transform($0.value), easing: $0.easing)
        }
        return with(keyframes: mapped, in: loop, type: mapped[0].value.type)
    }

    /// Returns the track with other keyframes and everything else unchanged.
    ///
    /// - Parameters:
    ///   - type: The form of the keyframes; nil for the track's own.
    ///   - maxError: Their largest error; nil for the track's own.
    func with(
        keyframes: [BakedKeyframe], in loop: Loop?, type: ValueType? = nil, maxError: Double? = nil
    ) -> BakedTrack {
        BakedTrack(
            property: property, type: type ?? self.type, isAdditive: isAdditive, weight: weight,
            isLayer: isLayer, maxError: maxError ?? self.maxError, loop: loop, keyframes: keyframes)
    }
}

/// A value at a time, and the easing to the next keyframe.
public struct BakedKeyframe: Hashable, Sendable {
    /// The time in seconds.
    public let time: Double
    /// The value at that time.
    public let value: MotionValue
    /// The easing to the next keyframe.
    public let easing: Easing

    /// The easing between two keyframes.
    public enum Easing: Hashable, Sendable {
        /// At constant speed.
        case linear
        /// A cubic Bézier, the same for all components.
        case bezier(CubicBezier)
        /// The value is held until the next keyframe's time.
        case hold
    }
}
