import MotionModel

extension Fact.Meaning {
    /// What it comes to, in a few words: `spring, settles in 557 ms, no overshoot`.
    package var phrase: String {
        switch self {
        case .duration(let duration): duration.phrase
        case .curve(let curve): curve.phrase
        case .timing(let timing): timing.phrase
        case .color(let color): "a colour, \(color.text)"
        case .expression(let kind, let value, _):
            (kind ?? "an expression") + (value?.phrase.map { " = \($0)" } ?? "")
        case .index(let index): "index \(index)"
        case .length(let length): length.phrase
        }
    }
}

extension LengthFacts {
    /// The whole length, and that of one way if it differs: `lasts 1200 ms, 500 ms of it one way`.
    package var phrase: String {
        guard total.isFinite else { return "never ends" }
        let all = "lasts \(NumberText.milliseconds(total))"
        return total == once ? all : all + ", \(NumberText.milliseconds(once)) of it one way"
    }
}

extension WrittenDuration {
    /// The duration in milliseconds.
    package var phrase: String {
        switch self {
        case .seconds(let seconds): NumberText.milliseconds(seconds)
        case .travel(let minimum, let maximum, let perUnit):
            "\(NumberText.milliseconds(minimum)) and \(NumberText.milliseconds(perUnit)) for each unit of travel, "
                + "at most \(NumberText.milliseconds(maximum))"
        }
    }
}

extension TimingFacts {
    /// The length of one way, what is in front of it, and its curve.
    var phrase: String {
        var parts = [duration.phrase + (isDefaultDuration ? " by default" : "")]
        if delay != 0 { parts.append("after \(NumberText.milliseconds(delay))") }
        parts.append(curve.phrase + (isDefaultCurve ? " by default" : ""))
        return parts.joined(separator: ", ")
    }
}

extension Curve {
    /// The kind of curve, how long it lasts by itself, and how far it overshoots.
    package var phrase: String {
        var parts = [kind]
        if let length = naturalDuration, length > 0 {
            let verb = if case .spring = self { "settles in" } else { "lasts" }
            parts.append("\(verb) \(NumberText.milliseconds(length))")
        }
        let extrema = extrema()
        let excess = Swift.max(extrema.upperBound - 1, -extrema.lowerBound)
        if excess >= 0.0005 {
            parts.append("overshoots by \(NumberText.text((excess * 1000).rounded() / 10)) %")
        } else if case .spring = self {
            parts.append("no overshoot")
        }
        return parts.joined(separator: ", ")
    }

    private var kind: String {
        switch self {
        case .linear: "linear"
        case .instant: "a jump"
        case .bezier(let bezier):
            "cubic Bézier "
                + [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { NumberText.text($0) }
                .joined(separator: ", ")
        case .bezierPath: "cubic Béziers"
        case .points(let points): "\(points.points.count) points"
        case .steps(let steps): steps.count == 1 ? "one step" : "\(steps.count) steps"
        case .penner: "one of Penner's functions"
        case .spring: "spring"
        case .exponential: "motion under friction"
        case .expression: "function of the progress"
        case .reverse(let curve): "reverse of \(curve.kind)"
        case .mirror(let curve): "\(curve.kind), there and back"
        case .interval(_, let curve): "\(curve.kind), in a part of the time"
        case .scale(_, let curve): "\(curve.kind), scaled"
        case .clamp(_, let curve): "\(curve.kind), limited"
        case .sum: "sum of curves"
        case .product: "product of curves"
        case .chain: "chain of curves"
        }
    }
}

extension MotionValue {
    /// Its numbers, as they are written; nil if one of them isn't finite.
    fileprivate var phrase: String? {
        let numbers = components
        guard numbers.allSatisfy({ $0.isFinite }) else { return nil }
        return numbers.map { NumberText.text(($0 * 1e6).rounded() / 1e6) }.joined(separator: ", ")
    }
}

extension NumberText {
    /// A time in milliseconds, to a tenth where it is short: `557 ms`.
    package static func milliseconds(_ seconds: Double) -> String {
        guard seconds.isFinite else { return "for ever" }
        let scale: Double = seconds.magnitude < 0.01 ? 100 : 1
        return "\(text((seconds * 1000 * scale).rounded() / scale)) ms"
    }
}
