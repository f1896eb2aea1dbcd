package import MotionModel

/// What a part of a text comes to.
package struct Fact: Sendable {
    /// The place: the whole value, quotes included.
    package let range: SourceRange
    /// What it is.
    package let meaning: Meaning

    /// The kinds of facts.
    package enum Meaning: Sendable {
        /// A time or a duration.
        case duration(WrittenDuration)
        case curve(Curve)
        case timing(TimingFacts)
        case color(Color)
        /// An expression: its kind in words, its value with the parameters' defaults if it depends on no more than
        /// them, and the names that are known there. Its kind is nil if it has an error.
        indirect case expression(kind: String?, value: MotionValue?, names: ExpressionNames)
        /// The copy that a name of `each` is for, from 0.
        case index(Int)
        /// How long a variant or a node of its tree lasts.
        case length(LengthFacts)

        /// The place of the kind among facts about the same text.
        var order: Int {
            switch self {
            case .index: 0
            case .timing: 1
            case .duration: 2
            case .curve: 3
            case .color: 4
            case .expression: 5
            case .length: 6
            }
        }
    }
}

/// How long a node lasts, as it is resolved.
package struct LengthFacts: Sendable {
    /// One way through what it contains, in seconds; infinite if that never ends.
    package let once: Double
    /// Everything: delays, repetitions and ways back included.
    package let total: Double

    init(_ node: Spec.Node) {
        once = node.length / node.timing.speed
        total = node.total
    }
}

/// The parts of a timing, with the defaults filled in.
package struct TimingFacts: Sendable {
    /// When it begins, in seconds.
    package let delay: Double
    /// How long it counts after its end, in seconds.
    package let endDelay: Double
    /// How long one way takes, by its curve if that has a length of its own.
    package let duration: WrittenDuration
    /// Whether the duration is the default.
    package let isDefaultDuration: Bool
    package let curve: Curve
    /// Whether the curve is the default.
    package let isDefaultCurve: Bool
    package let iterations: Double
    package let repeatFor: Double?
    package let autoreverses: Bool
    package let speed: Double

    /// When it has ended, in seconds; nil if that depends on the travel, infinite if it never does.
    package var end: Double? {
        guard case .seconds(let once) = duration else { return nil }
        let active = repeatFor ?? (iterations == 0 ? 0 : once * (autoreverses ? 2 : 1) * iterations)
        return delay + active / speed + endDelay
    }
}
