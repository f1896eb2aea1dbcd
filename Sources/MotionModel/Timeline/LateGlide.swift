/// A decay whose way is only known when a track is bound, and with it how long it takes.
public struct LateGlide: Hashable, Sendable {
    /// The friction that slows it down.
    public let decay: Decay
    /// The speed below which it counts as at rest, in units per second.
    public let stopVelocity: Double
    /// The way of each component.
    public let ways: [LateNumber]
    /// The shortest duration in seconds.
    public let shortest: Double
    /// The longest duration in seconds.
    public let longest: Double

    /// Creates a glide.
    ///
    /// - Parameters:
    ///   - stopVelocity: In units per second, finite and greater than zero.
    ///   - ways: At least one.
    /// - Throws: ``DecayError/stopVelocityOutOfRange(_:)``; ``DecayError/notFinite`` if a way could be too long for numbers.
    package init(_ decay: Decay, stopVelocity: Double, over ways: [LateNumber]) throws(DecayError) {
        func duration(_ way: (Enclosure) -> Double) throws(DecayError) -> Double {
            try decay.motion(
                from: ways.map { _ in 0 }, to: ways.map { way($0.range) }, stopVelocity: stopVelocity
            ).duration
        }
        self.decay = decay
        self.stopVelocity = stopVelocity
        self.ways = ways
        // The fastest component decides, and the farther it goes, the longer it takes.
        shortest = try duration { Swift.max($0.lower, -$0.upper, 0) }
        longest = try duration { $0.magnitude }
    }

    /// The glide with its ways mapped, none of which is in a wider range than before.
    func mapped<Failure: Error>(
        _ transform: (LateNumber) throws(Failure) -> LateNumber
    ) throws(Failure) -> LateGlide {
        var ways: [LateNumber] = []
        for way in self.ways { ways.append(try transform(way)) }
        do throws(DecayError) {
            return try LateGlide(decay, stopVelocity: stopVelocity, over: ways)
        } catch {
            preconditionFailure("what was finite in a wider range is so")
        }
    }

    /// The motion for some parameters, from 0.
    ///
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func motion(_ parameters: [Double]) -> DecayMotion {
        do throws(DecayError) {
            return try decay.motion(
                from: ways.map { _ in 0 }, to: ways.map { $0.value(parameters: parameters) },
                stopVelocity: stopVelocity)
        } catch {
            preconditionFailure("what is finite at the ends of a range is so inside")
        }
    }
}
