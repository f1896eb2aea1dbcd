import MotionModel

/// What can be said about how one property moves in one variant.
public struct MotionFacts: Hashable, Sendable {
    /// When it begins to move, in seconds.
    public let start: Double
    /// When it has come to rest, in seconds; infinite if it never does.
    public let end: Double
    /// How long it takes to the eye, in seconds: as `end − start`, the tail of a last spring left out.
    public let perceptualDuration: Double
    /// How far it goes beyond the ends of its segments, as a share of the travel.
    public let overshoot: Double

    /// From the start until it rests, in seconds; infinite if it never does.
    public var settlingDuration: Double { end - start }

    /// The facts about a property's own track; layers over it count for when it begins and ends.
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

    /// The seconds of the last segment that go on behind a spring's perceptual duration.
    private static func tail(of track: Track) -> Double {
        guard track.loop == nil, let last = track.played.segments.last, case .spring(let spring) = last.curve,
            spring.naturalDuration > 0
        else { return 0 }
        let share = min(spring.spring.perceptualDuration / spring.naturalDuration, 1)
        return (last.end - last.start) * (1 - share)
    }
}

extension Track {
    /// The factor of its values in what is shown.
    fileprivate var weightAsShown: Double { isLayer ? weight : 1 }
}

extension Segment {
    /// How many steps the part of a curve is looked at with: only a combination of curves turns more often.
    private static let steps = 512

    /// How far its curve goes beyond 0…1, as a share of the way between its keys.
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
