import MotionModel

/// The numbers between which a component of a property moves: the two ends of its bar.
struct ValueScale: Hashable, Sendable {
    private(set) var low: Double
    private(set) var high: Double

    /// Creates a scale of one number.
    init(_ value: Double) {
        low = value
        high = value
    }

    /// Widens the scale to a number.
    mutating func include(_ value: Double) {
        guard value.isFinite else { return }
        low = min(low, value)
        high = max(high, value)
    }

    /// The place of a number on the scale, 0…1; the middle of a scale of one number.
    func share(of value: Double) -> Double {
        guard high > low else { return 0.5 }
        return max(0, min((value - low) / (high - low), 1))
    }

    /// The number of decimals that show movement: three significant digits of the travel.
    var decimals: Int {
        let span = high - low
        return span >= 100 ? 1 : span >= 10 ? 2 : 3
    }
}

/// The scales of a motion's values.
enum ValueScales {
    /// The number of instants at which a variant is sampled.
    private static let samples = 128
    /// The seconds of an endless variant that are sampled.
    private static let longest = 30.0

    /// The scale of every component of every property: over the values at the start and those of the motion's variants,
    /// as far as they are known before they play.
    static func all(
        of motion: CompiledMotion, parameters: [Double], initial: [PropertyPath: MotionValue],
        resting: [MotionValue]
    ) -> [[ValueScale]] {
        var scales = resting.map { $0.components.map { ValueScale($0) } }
        var places: [PropertyPath: Int] = [:]
        for (index, property) in motion.properties.enumerated() { places[property.path] = index }
        for variant in motion.variants {
            for track in bound(variant, of: motion, parameters, initial)?.properties ?? [] {
                guard let place = places[track.property] else { continue }
                let end = min(track.base.track.end, longest)
                for sample in 0...samples {
                    let value = track.value(at: end * Double(sample) / Double(samples)).canonical
                    for (index, component) in value.components.enumerated() where index < scales[place].count
                    {
                        scales[place][index].include(component)
                    }
                }
            }
        }
        return scales
    }

    private static func bound(
        _ variant: CompiledVariant, of motion: CompiledMotion, _ parameters: [Double],
        _ initial: [PropertyPath: MotionValue]
    ) -> BoundTimeline? {
        do throws(BindingError) {
            return try motion.bind(variant, parameters: parameters, initial: initial)
        } catch {
            // Playing it reports the reason.
            return nil
        }
    }
}
