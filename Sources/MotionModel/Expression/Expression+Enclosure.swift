extension Expression {
    /// An interval that holds the number for every progress in an interval, by interval arithmetic.
    ///
    /// - Returns: The whole line if there is no smaller interval, as for the root of a number that may be negative.
    ///   Wider than necessary if an input occurs more than once; it tightens as the interval narrows.
    /// - Precondition: The expression depends on nothing but the progress.
    package func enclosure(over progress: Enclosure) -> Enclosure {
        switch self {
        case .constant(let number): return Enclosure(number)
        case .progress: return progress
        case .parameter, .from, .reading, .time:
            preconditionFailure("a curve depends on nothing but the progress")
        case .negate(let operand): return -operand.enclosure(over: progress)
        case .binary(let operation, let left, let right):
            return Expression.enclosure(
                of: operation, left.enclosure(over: progress), right.enclosure(over: progress))
        case .conditional(let condition, let first, let second):
            let decided = condition.enclosure(over: progress)
            if decided.lower > 0 || decided.upper < 0 { return first.enclosure(over: progress) }
            if decided.lower == 0 && decided.upper == 0 { return second.enclosure(over: progress) }
            return first.enclosure(over: progress).hull(second.enclosure(over: progress))
        case .call(let function, let arguments):
            return Expression.enclosure(of: function, arguments.map { $0.enclosure(over: progress) })
        }
    }

    /// An interval that holds the result of an operation.
    package static func enclosure(of operation: Operator, _ a: Enclosure, _ b: Enclosure) -> Enclosure {
        // If an operand may not be a number, the result may not be one either.
        guard a.isBounded, b.isBounded else { return .whole }
        switch operation {
        case .add: return a + b
        case .subtract: return a - b
        case .multiply: return a * b
        case .divide:
            // Not even 0 has a quotient where the divisor may be 0.
            let inverse = b.reciprocal
            return inverse.isBounded ? a * inverse : .whole
        case .remainder:
            guard b.lower > 0 || b.upper < 0 else { return .whole }
            if b.lower == b.upper {
                let quotient = (a.lower / b.lower).rounded(.towardZero)
                if quotient == (a.upper / b.lower).rounded(.towardZero) {
                    return a - Enclosure(quotient * b.lower)
                }
            }
            let reach = Swift.min(a.magnitude, b.magnitude)
            return Enclosure(a.lower < 0 ? -reach : 0, a.upper > 0 ? reach : 0)
        case .power: return power(a, b)
        case .less: return truth(a.upper < b.lower, a.lower >= b.upper)
        case .lessOrEqual: return truth(a.upper <= b.lower, a.lower > b.upper)
        case .greater: return truth(a.lower > b.upper, a.upper <= b.lower)
        case .greaterOrEqual: return truth(a.lower >= b.upper, a.upper < b.lower)
        case .equal: return truth(a.width == 0 && b.width == 0 && a.lower == b.lower, apart(a, b))
        case .notEqual: return truth(apart(a, b), a.width == 0 && b.width == 0 && a.lower == b.lower)
        }
    }

    /// An interval that holds the result of a function.
    package static func enclosure(of function: Function, _ arguments: [Enclosure]) -> Enclosure {
        guard arguments.allSatisfy({ $0.isBounded }) else { return .whole }
        let x = arguments[0]
        func rising(_ apply: (Double) -> Double) -> Enclosure { Enclosure(apply(x.lower), apply(x.upper)) }
        switch function {
        case .min:
            return arguments.reduce(x) {
                Enclosure(Swift.min($0.lower, $1.lower), Swift.min($0.upper, $1.upper))
            }
        case .max:
            return arguments.reduce(x) {
                Enclosure(Swift.max($0.lower, $1.lower), Swift.max($0.upper, $1.upper))
            }
        case .clamp:
            return enclosure(of: .max, [arguments[1], enclosure(of: .min, [x, arguments[2]])])
        case .abs:
            let least = x.lower <= 0 && x.upper >= 0 ? 0 : Swift.min(x.lower.magnitude, x.upper.magnitude)
            return Enclosure(least, x.magnitude)
        case .sign: return rising { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
        case .floor: return rising { $0.rounded(.down) }
        case .ceil: return rising { $0.rounded(.up) }
        case .round: return rising { Elementary.roundedHalfAway($0) }
        case .sqrt: return x.lower >= 0 ? rising { Elementary.squareRoot($0) } : .whole
        case .exp: return rising { Elementary.exp($0) }
        case .log: return x.lower > 0 ? rising { Elementary.log($0) } : .whole
        case .pow: return power(x, arguments[1])
        case .sin: return wave(x, peak: 0.25)
        case .cos: return wave(x, peak: 0)
        case .tan:
            guard x.width < 3, !holdsTurn(x, at: 0.25), !holdsTurn(x, at: 0.75) else { return .whole }
            return rising { Elementary.tan($0) }
        case .atan2:
            let other = arguments[1]
            guard other.lower > 0 else { return Enclosure(-Elementary.pi, Elementary.pi) }
            var result = Enclosure(Elementary.atan2(y: x.lower, x: other.lower))
            for (y, x) in [(x.lower, other.upper), (x.upper, other.lower), (x.upper, other.upper)] {
                result = result.hull(Enclosure(Elementary.atan2(y: y, x: x)))
            }
            return result
        case .lerp: return x + (arguments[1] - x) * arguments[2]
        }
    }

    private static func truth(_ isTrue: Bool, _ isFalse: Bool) -> Enclosure {
        isTrue ? Enclosure(1) : isFalse ? .zero : Enclosure(0, 1)
    }

    private static func apart(_ a: Enclosure, _ b: Enclosure) -> Bool {
        a.upper < b.lower || a.lower > b.upper
    }

    private static func power(_ base: Enclosure, _ exponent: Enclosure) -> Enclosure {
        if exponent.width == 0, exponent.lower == exponent.lower.rounded(.towardZero), base.lower < 0 {
            let count = exponent.lower
            if count < 0 { return power(base, Enclosure(-count)).reciprocal }
            let ends = Enclosure(Elementary.pow(base.lower, count), Elementary.pow(base.upper, count))
            let isEven = (count / 2).rounded(.towardZero) * 2 == count
            return isEven && count > 0 && base.upper > 0 ? ends.hull(.zero) : ends
        }
        // Of a base that isn't negative a power has its extremes at the corners.
        guard base.lower >= 0 else { return .whole }
        var result = Enclosure(Elementary.pow(base.lower, exponent.lower))
        for (x, y) in [
            (base.lower, exponent.upper), (base.upper, exponent.lower), (base.upper, exponent.upper),
        ] {
            result = result.hull(Enclosure(Elementary.pow(x, y)))
        }
        return result
    }

    /// A sine whose peak is at the given share of the turn.
    private static func wave(_ x: Enclosure, peak: Double) -> Enclosure {
        guard x.width < 6 else { return Enclosure(-1, 1) }
        func value(_ x: Double) -> Double { peak == 0 ? Elementary.cos(x) : Elementary.sin(x) }
        var result = Enclosure(value(x.lower), value(x.upper))
        if holdsTurn(x, at: peak) { result = result.hull(Enclosure(1)) }
        if holdsTurn(x, at: peak + 0.5) { result = result.hull(Enclosure(-1)) }
        return result
    }

    /// Whether an interval of angles holds an angle at that share of a turn, to within rounding.
    private static func holdsTurn(_ x: Enclosure, at share: Double) -> Bool {
        let slack = 1e-12 * Swift.max(1, x.magnitude)
        let first = ((x.lower - slack) / Elementary.tau - share).rounded(.up)
        return (first + share) * Elementary.tau <= x.upper + slack
    }
}

extension Enclosure {
    /// Whether both ends are finite.
    package var isBounded: Bool { lower.isFinite && upper.isFinite }
}

extension Expression {
    /// Whether a proof is found that the number never exceeds `largest` while the progress is within 0…1.
    package func isBounded(by largest: Double) -> Bool { unboundedPart(by: largest) == nil }

    /// A part of 0…1 in which the number could not be proved to exist and to be within `largest`; nil if there is none.
    ///
    /// - Complexity: At most 4096 evaluations on parts that are halved up to 40 times.
    func unboundedPart(by largest: Double) -> (low: Double, high: Double)? {
        var parts = [(low: 0.0, high: 1.0, depth: 0)]
        var count = 0
        while let part = parts.popLast() {
            count += 1
            let enclosure = enclosure(over: Enclosure(part.low, part.high))
            if enclosure.magnitude <= largest { continue }
            guard part.depth < 40, count < 4096 else { return (part.low, part.high) }
            let middle = part.low + (part.high - part.low) / 2
            parts.append((middle, part.high, part.depth + 1))
            parts.append((part.low, middle, part.depth + 1))
        }
        return nil
    }

    /// Whether 0…1 can be divided into at most `most` parts, in each of which the number changes by at most a sixteenth
    /// of its whole change. A change within a billionth of 0…1 counts as a jump.
    ///
    /// Exporters divide it further, and would never finish with an expression that oscillates without end.
    package func canBeCut(into most: Int) -> Bool {
        var (low, high) = (Double.infinity, -Double.infinity)
        for step in 0...256 {
            let value = value(Inputs(progress: Double(step) / 256))
            low = Swift.min(low, value)
            high = Swift.max(high, value)
        }
        let limit = Swift.max((high - low) / 16, 1e-9 * Swift.max(low.magnitude, high.magnitude))
        var parts = [(low: 0.0, high: 1.0)]
        var count = 0
        while let part = parts.popLast() {
            count += 1
            guard count <= most else { return false }
            let enclosure = enclosure(over: Enclosure(part.low, part.high))
            if enclosure.width <= limit || part.high - part.low < 1e-9 { continue }
            let middle = part.low + (part.high - part.low) / 2
            parts.append((middle, part.high))
            parts.append((part.low, middle))
        }
        return true
    }
}
