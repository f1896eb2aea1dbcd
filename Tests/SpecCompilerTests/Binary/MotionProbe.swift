import MotionModel
import TestSupport

/// Everything that a motion shows, as bits.
struct MotionProbe: Equatable {
    private(set) var bits: [UInt64] = []

    /// Binds all variants both ways, and samples them at random times in random order.
    ///
    /// - Parameter seed: Of the times, which depend on nothing else but the durations.
    init(_ motion: CompiledMotion, samples: Int, seed: UInt64) {
        for variant in motion.variants {
            for reverses in [false, true] {
                probe(motion, variant, reverses, samples, seed)
            }
        }
    }

    private mutating func probe(
        _ motion: CompiledMotion, _ variant: CompiledVariant, _ reverses: Bool, _ samples: Int, _ seed: UInt64
    ) {
        var random = SplitMix64(seed: seed)
        let timeline = variant.timeline(reversingValues: reverses)
        var initial: [PropertyPath: MotionValue] = [:]
        for track in timeline.tracks {
            initial[track.property] = track.keys.compactMap { $0.constant }.first ?? .zero(of: track.type)
        }
        guard let bound = bound(motion, variant, reverses, initial) else { return bits.append(0xBAD) }
        let properties = bound.properties
        let end = bound.duration < 1e6 ? bound.duration : 5
        var times = (0..<samples).map { _ in random.uniform(-0.25 * end...1.25 * end) }
        times += [-.infinity, -1, 0, end / 2, end, .infinity, 1e9, -0.0]
        for time in times {
            for property in properties {
                let sample = property.sample(at: time)
                bits += sample.value.components.map { $0.bitPattern }
                bits += sample.velocity.map { $0.bitPattern }
            }
        }
        for track in bound.tracks {
            bits += track.restValue.components.map { $0.bitPattern }
            let entered = track.beginning(at: track.restValue)
            bits += entered.value(at: end / 3).components.map { $0.bitPattern }
        }
    }

    private func bound(
        _ motion: CompiledMotion, _ variant: CompiledVariant, _ reverses: Bool,
        _ initial: [PropertyPath: MotionValue]
    ) -> BoundTimeline? {
        do {
            return try motion.bind(variant, reversingValues: reverses, initial: initial)
        } catch {
            return nil
        }
    }
}
