import MotionModel

extension SpecDecoder {
    /// Reads a spring with its release.
    mutating func spring(_ syntax: JSONSyntax) -> SpringCurve? {
        guard let reader = object(syntax, of: SpringField.self) else { return nil }
        var isSound = reader.isComplete
        let velocity = number(reader, .initialVelocity, default: 0)
        if let velocity, velocity.magnitude >= Limits.suspiciousVelocity,
            let syntax = reader[.initialVelocity]
        {
            diagnostics.report(
                .velocitySuspected,
                "\(NumberText.text(velocity)) whole travels a second: a velocity in the property's unit is "
                    + "'velocity' of what moves", at: syntax.range)
        }
        let tolerance = number(reader, .tolerance, default: SpringCurve.defaultTolerance)
        let clamp = optional(SpringField.clamp, reader[.clamp], &isSound) { $0.interval($1, $2) }
        if let clamp, clamp.lowerBound > 0 || clamp.upperBound < 1, let syntax = reader[.clamp] {
            diagnostics.report(
                .range, "\(SpringField.clamp.quoted) leaves the start, 0, and the target, 1, inside",
                at: syntax.range)
            isSound = false
        }
        let stops =
            optional(SpringField.stopAtTarget, reader[.stopAtTarget], &isSound) { $0.bool($1, $2) } ?? false
        guard let dialect = dialect(of: reader, syntax),
            let numbers = springNumbers(reader), let velocity, let tolerance, isSound,
            checkDamping(numbers, reader),
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
    private mutating func dialect(
        of reader: ObjectReader<SpringField>, _ syntax: JSONSyntax
    ) -> SpringDialect? {
        let keys = reader.keys.filter { $0.namesDialect }
        for dialect in SpringDialect.allCases where dialect.matches(keys) { return dialect }
        // An unknown key may be the one that is missing.
        guard reader.isComplete else { return nil }
        let forms = SpringDialect.list
        guard let first = keys.first else {
            diagnostics.report(
                .springDialect, "a spring is given by \(forms), this one by nothing", at: reader.range)
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
                "a spring is given by \(forms), not by '\(odd.rawValue)' beside '\(other.rawValue)'",
                at: reader.keyRange(odd),
                notes: [Diagnostic.Note("'\(other.rawValue)' is here", at: reader.keyRange(other))],
                fixes: mixtureFixes(keys, reader, syntax))
        } else {
            let missing = SpringField.allCases.filter { key in
                wanted.contains { dialect in
                    dialect.needed.contains { needed in
                        needed.contains(key) && !keys.contains(key)
                            && keys.allSatisfy { needed.contains($0) || dialect.optional.contains($0) }
                    }
                }
            }
            let words = missing.map { "'\($0.rawValue)'" }.joined(separator: " or ")
            diagnostics.report(
                .springDialect, "'\(first.rawValue)' needs \(words) beside it",
                at: reader.keyRange(first))
        }
        return nil
    }

    /// The correction of a ratio that is called a coefficient, or of a duration beside the numbers that give it.
    private func mixtureFixes(
        _ keys: [SpringField], _ reader: ObjectReader<SpringField>, _ syntax: JSONSyntax
    ) -> [FixIt] {
        func isDialect(_ keys: [SpringField]) -> Bool { SpringDialect.allCases.contains { $0.matches(keys) } }
        if let damping = reader.member(.damping), case .number(let ratio) = damping.value.content, ratio <= 1,
            isDialect(keys.map { $0 == .damping ? .dampingRatio : $0 })
        {
            let key = SpringField.dampingRatio
            return [
                FixIt(
                    "write \(key.quoted)", range: damping.key.range,
                    replacement: JSONValue.quoted(key.rawValue), isSafe: true)
            ]
        }
        guard let duration = reader.member(.duration), isDialect(keys.filter { $0 != .duration }),
            case .object(let object) = syntax.content
        else { return [] }
        // Where both say how long it takes, neither is meant for certain.
        return [removal(of: duration, from: object, isSafe: !reader.has(.settles))]
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
            guard let value = reader[key], let number = springNumber(key, value, reader) else {
                isSound = false
                continue
            }
            numbers[key] = number
        }
        return isSound ? numbers : nil
    }

    private mutating func springNumber(
        _ key: SpringField, _ syntax: JSONSyntax, _ reader: ObjectReader<SpringField>
    ) -> Double? {
        switch key {
        case .response, .duration, .settles:
            let time = time(syntax, key.quoted, allowsNegative: true, warns: false)?.seconds
            if let time, syntax.number != nil, time >= Limits.milliseconds {
                return acceptsSeconds(time, key.quoted, at: syntax.range) ? time : nil
            }
            guard let time, time <= 0 else { return time }
            diagnostics.report(
                .range, "\(key.quoted) \(NumberRange.above(0).phrase), not \(NumberText.text(time))",
                at: syntax.range)
            return nil
        case .dampingRatio, .dampingFraction: return dampingRatio(key, syntax, reader)
        case .mass, .stiffness, .tension, .damping, .friction, .bounce: return number(syntax, key)
        case .initialVelocity, .tolerance, .clamp, .stopAtTarget: return nil
        }
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
