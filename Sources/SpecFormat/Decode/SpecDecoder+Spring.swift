import MotionModel

extension SpecDecoder {
    /// Reads a spring with its release.
    mutating func spring(_ syntax: JSONSyntax) -> SpringCurve? {
        guard let reader = object(syntax, of: SpringField.self) else { return nil }
        let limit = Limits.output
        var isSound = reader.isComplete
        func what(_ key: SpringField) -> String { "'\(key.rawValue)'" }
        var velocity = 0.0
        if let value = reader[.initialVelocity] {
            let read = number(
                value, what(.initialVelocity), in: -limit...limit,
                "lies between -1e6 and 1e6 travels a second")
            if let read { velocity = read } else { isSound = false }
        }
        var tolerance = SpringCurve.defaultTolerance
        if let value = reader[.tolerance] {
            let read = number(
                value, what(.tolerance), in: 1e-12...0.5, "is a share of the travel, from 1e-12 to 0.5")
            if let read { tolerance = read } else { isSound = false }
        }
        var clamp: ClosedRange<Double>?
        if let value = reader[.clamp] {
            clamp = interval(value, what(.clamp))
            if clamp == nil { isSound = false }
            if let limits = clamp, limits.lowerBound > 0 || limits.upperBound < 1 {
                diagnostics.report(
                    .range, "'\(SpringField.clamp.rawValue)' leaves the start, 0, and the target, 1, inside",
                    at: value.range)
                isSound = false
            }
        }
        var stops = false
        if let value = reader[.stopAtTarget] {
            if let read = bool(value, what(.stopAtTarget)) { stops = read } else { isSound = false }
        }
        guard let dialect = dialect(of: reader),
            let numbers = springNumbers(reader), isSound,
            checkDamping(numbers, dialect, reader, stopsAtTarget: stops),
            let spring = spring(numbers, dialect, reader, tolerance: tolerance)
        else { return nil }
        do throws(SpringError) {
            let curve = try SpringCurve(
                spring, initialVelocity: velocity, tolerance: tolerance, clamp: clamp, stopsAtTarget: stops)
            return checkSettling(curve, numbers, reader) ? curve : nil
        } catch {
            report(error, numbers, reader)
            return nil
        }
    }

    // MARK: Dialects

    /// The dialect of the keys; reports mixtures and missing keys.
    private mutating func dialect(of reader: ObjectReader<SpringField>) -> SpringDialect? {
        let keys = reader.keys.filter { $0.namesDialect }
        for dialect in SpringDialect.allCases where dialect.matches(keys) { return dialect }
        // An unknown key may be the one that is missing.
        guard reader.isComplete else { return nil }
        let five = SpringDialect.list
        guard let first = keys.first else {
            diagnostics.report(
                .springDialect, "a spring is given by \(five), this one by nothing", at: reader.range)
            return nil
        }
        let wanted = SpringDialect.allCases.filter { dialect in
            dialect.needed.contains { needed in
                keys.allSatisfy { needed.contains($0) || dialect.optional.contains($0) }
            }
        }
        if wanted.isEmpty, let (odd, other) = oddKey(keys) {
            diagnostics.report(
                .springDialect,
                "a spring is given by \(five), not by '\(odd.rawValue)' beside '\(other.rawValue)'",
                at: reader.keyRange(odd),
                notes: [Diagnostic.Note("'\(other.rawValue)' is here", at: reader.keyRange(other))])
        } else {
            diagnostics.report(
                .springDialect, "a spring is given by \(five), not by '\(first.rawValue)' alone",
                at: reader.keyRange(first))
        }
        return nil
    }

    /// The first key that no dialect combines with those before it, and the one it conflicts with.
    private func oddKey(_ keys: [SpringField]) -> (odd: SpringField, other: SpringField)? {
        for (index, key) in keys.enumerated() {
            let before = Array(keys[...index])
            let fits = SpringDialect.allCases.contains { dialect in
                dialect.needed.contains { needed in
                    before.allSatisfy { needed.contains($0) || dialect.optional.contains($0) }
                }
            }
            if !fits { return (key, clash(of: key, with: keys[..<index])) }
        }
        return nil
    }

    private func clash(of key: SpringField, with others: ArraySlice<SpringField>) -> SpringField {
        for other in others {
            let fits = SpringDialect.allCases.contains { dialect in
                dialect.needed.contains { needed in
                    [key, other].allSatisfy { needed.contains($0) || dialect.optional.contains($0) }
                }
            }
            if !fits { return other }
        }
        return others.last ?? key
    }

    // MARK: Numbers

    private mutating func springNumbers(
        _ reader: ObjectReader<SpringField>
    ) -> [SpringField: Double]? {
        var numbers: [SpringField: Double] = [:]
        var isSound = true
        for key in reader.keys where key.namesDialect {
            guard let value = reader[key], let number = springNumber(key, value) else {
                isSound = false
                continue
            }
            numbers[key] = number
        }
        return isSound ? numbers : nil
    }

    private mutating func springNumber(_ key: SpringField, _ syntax: JSONSyntax) -> Double? {
        let what = "'\(key.rawValue)'"
        let value: Double?
        let isPositive: Bool
        switch key {
        case .response, .duration, .settles:
            value = time(syntax, what, allowsNegative: true, warns: false)?.seconds
            isPositive = true
        case .mass, .stiffness, .tension:
            value = number(syntax, what)
            isPositive = true
        case .damping, .friction, .dampingRatio, .dampingFraction:
            value = number(syntax, what)
            isPositive = false
        case .bounce:
            guard let bounce = number(syntax, what) else { return nil }
            guard bounce > -1, bounce <= 1 else {
                diagnostics.report(
                    .range, "\(what) lies above -1 and is at most 1, not \(NumberText.text(bounce))",
                    at: syntax.range)
                return nil
            }
            return bounce
        case .initialVelocity, .tolerance, .clamp, .stopAtTarget: return nil
        }
        guard let value else { return nil }
        if isPositive, value <= 0 {
            diagnostics.report(
                .range, "\(what) is above 0, not \(NumberText.text(value))", at: syntax.range)
            return nil
        }
        if value < 0 {
            diagnostics.report(
                .range, "\(what) can't be negative, \(NumberText.text(value))", at: syntax.range)
            return nil
        }
        return value
    }

    private mutating func spring(
        _ numbers: [SpringField: Double], _ dialect: SpringDialect, _ reader: ObjectReader<SpringField>,
        tolerance: Double
    ) -> Spring? {
        func number(_ key: SpringField) -> Double { numbers[key] ?? 0 }
        let mass = numbers[.mass] ?? 1
        do throws(SpringError) {
            switch dialect {
            case .coefficients:
                return try Spring(mass: mass, stiffness: number(.stiffness), damping: number(.damping))
            case .tension:
                return try Spring(tension: number(.tension), friction: number(.friction), mass: mass)
            case .stiffness:
                return try Spring(
                    stiffness: number(.stiffness), dampingRatio: number(.dampingRatio), mass: mass)
            case .response:
                return try Spring(
                    response: number(.response),
                    dampingRatio: numbers[.dampingRatio] ?? number(.dampingFraction))
            case .perceptual:
                return try Spring(duration: number(.duration), bounce: number(.bounce))
            case .settling:
                guard let ratio = numbers[.dampingRatio] else {
                    return try Spring(
                        settles: number(.settles),
                        dampingRatio: try Spring.dampingRatio(bounce: number(.bounce)), tolerance: tolerance)
                }
                return try Spring(settles: number(.settles), dampingRatio: ratio, tolerance: tolerance)
            }
        } catch {
            report(error, numbers, reader)
            return nil
        }
    }
}
