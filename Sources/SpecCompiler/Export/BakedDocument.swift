public import MotionModel

/// A compiled motion as keyframes: what another runtime plays without knowing curves, springs or specs.
public struct BakedDocument: Hashable, Sendable {
    /// What made it: a name and a version.
    public let generator: String
    /// The spec's name.
    public let spec: String
    /// The values of the parameters that it was made with, in the spec's order.
    public let parameters: [MotionParameter]
    /// In the order of their names.
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
    /// Seconds until everything is over; infinite if something loops for ever.
    public let duration: Double
    /// How its tracks were made.
    public let sampling: BakeOptions.Sampling
    /// In order of time.
    public let markers: [Marker]
    /// In the order of their properties, layers behind what they add to.
    public let tracks: [BakedTrack]
}

/// One property's keyframes.
///
/// A track holds its first value before, its last value after. Where two keyframes stand at one time, the later
/// one counts from that time on.
public struct BakedTrack: Hashable, Sendable {
    /// What moves.
    public let property: PropertyPath
    /// The type of its values, or the form of it that they are interpolated in between keyframes.
    public let type: ValueType
    /// Whether it adds an offset that fades out to whatever else plays, or replaces it.
    public let isAdditive: Bool
    /// The share, 0…1, of an additive contribution.
    public let weight: Double
    /// Whether its values are offsets, to be multiplied with the weight and added to the track of the same property.
    public let isLayer: Bool
    /// The largest distance to the motion at any instant, as a share of the travel, measured and rounded up to three
    /// significant digits; 0 where the keyframes are exactly the motion.
    ///
    /// The travel is the way between two keys; of a value that moves by a formula it is how far that goes in the whole of its
    /// course, also where only a part is played.
    public let maxError: Double
    /// The stretch that repeats; the keyframes are those of its first period.
    public let loop: Loop?
    /// In order of time, at least one.
    public let keyframes: [BakedKeyframe]

    /// The track with other keyframes, and everything else as it is.
    ///
    /// - Parameters:
    ///   - type: The form that the keyframes are in; nil for the track's own.
    ///   - maxError: How far they are from the motion; nil for as far as the track's own.
    func with(
        keyframes: [BakedKeyframe], in loop: Loop?, type: ValueType? = nil, maxError: Double? = nil
    ) -> BakedTrack {
        BakedTrack(
            property: property, type: type ?? self.type, isAdditive: isAdditive, weight: weight,
            isLayer: isLayer, maxError: maxError ?? self.maxError, loop: loop, keyframes: keyframes)
    }
}

/// A value at a time, and how it goes on.
public struct BakedKeyframe: Hashable, Sendable {
    /// Seconds.
    public let time: Double
    /// The value at that time.
    public let value: MotionValue
    /// How it goes to the next keyframe.
    public let easing: Easing

    /// How a keyframe goes to the next one.
    public enum Easing: Hashable, Sendable {
        /// At even speed.
        case linear
        /// Along a cubic Bézier, one for all components.
        case bezier(CubicBezier)
        /// Not at all, until the next keyframe's time.
        case hold
    }
}
