import MotionModel

/// Facts about the motion of one property in one variant.
public struct MotionFacts: Hashable, Sendable {
    /// The time at which it begins to move, in seconds.
    public let start: Double
    /// The time at which it has come to rest, in seconds; infinite if it never does.
    public let end: Double
    /// The duration that is perceived, in seconds: `end − start` without the tail of a final spring.
    public let perceptualDuration: Double
    /// The distance by which it goes beyond the ends of its segments, as a share of the travel.
    public let overshoot: Double

    /// The time from the start until it rests, in seconds; infinite if it never does.
    public var settlingDuration: Double { end - start }

    /// The facts about a property's own track; layers over it count for the start and the end.
    ///
    /// - Parameter travel: The unit of the overshoot, in the property's own unit.
    init(_ moving: BoundProperty, travel: Double) {
        let tracks = [moving.base] + moving.layers
        var start = Double.infinity
        var end = -Double.infinity
        var perceptualEnd = -Double.infinity
        var overshoot = 0.0
        for bound in tracks {
            start = min(start, bound.track.start)
            end = max(end, bound.track.end)
            perceptualEnd = max(perceptualEnd, bound.track.end - Self.tail(of: bound.track))
            guard travel > 0 else { continue }
            let values = SegmentValues(bound)
            for segment in bound.track.segments {
                let excess = segment.excess
                guard excess > 0 else { continue }
                overshoot = max(
                    overshoot, excess * bound.track.weightAsShown * values.travel(of: segment) / travel)
            }
        }
        self.start = start
        self.end = end
        self.perceptualDuration = perceptualEnd - start
        self.overshoot = overshoot
    }

    /// The time of the last segment after the perceptual duration of its spring, in seconds.
    private static func tail(of track: Track) -> Double {
        guard track.loop == nil, let last = track.played.segments.last, case .spring(let spring) = last.curve,
            spring.naturalDuration > 0
        else { return 0 }
        let share = min(spring.spring.perceptualDuration / spring.naturalDuration, 1)
        return (last.end - last.start) * (1 - share)
    }
}

extension Track {
    /// The factor of its values in the value shown.
    fileprivate var weightAsShown: Double { isLayer ? weight : 1 }
}

extension Segment {
    /// The number of steps in which a part of a curve is examined; only a combination of curves turns more often.
    private static let steps = 512

    /// The distance by which its curve goes beyond 0…1, as a share of the distance between its keys.
    fileprivate var excess: Double {
        let (low, high) = (min(inputStart, inputEnd), max(inputStart, inputEnd))
        guard low > 0 || high < 1 else {
            let extrema = curve.extrema()
            return max(extrema.upperBound - 1, -extrema.lowerBound, 0)
        }
        var excess = 0.0
        for step in 0...Self.steps {
            let value = curve.progress(at: low + (high - low) * Double(step) / Double(Self.steps))
            excess = max(excess, value - 1, -value)
        }
        return excess
    }
}
