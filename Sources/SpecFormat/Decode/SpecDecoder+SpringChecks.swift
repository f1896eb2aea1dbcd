import MotionModel

/// Judgements about springs whose numbers are valid one by one.
extension SpecDecoder {
    /// The key that gives a spring's damping.
    private func dampingKey(_ reader: ObjectReader<SpringField>) -> SpringField? {
        reader.keys.first { key in
            switch key {
            case .damping, .friction, .dampingRatio, .dampingFraction, .bounce: true
            default: false
            }
        }
    }

    /// Reports a damping coefficient so small that it must be a ratio.
    mutating func checkDamping(
        _ numbers: [SpringField: Double], _ reader: ObjectReader<SpringField>
    ) -> Bool {
        guard let key = dampingKey(reader), [.damping, .friction].contains(key), let value = numbers[key],
            let syntax = reader[key]
        else { return true }
        let stiffness = numbers[.stiffness] ?? numbers[.tension] ?? 1
        let mass = numbers[.mass] ?? 1
        let critical = 2 * stiffness.squareRoot() * mass.squareRoot()
        let ratio = value / critical
        guard value > 0, ratio < 0.05 else { return true }
        // The envelope of the oscillation falls to a thousandth after ln 1000 decay times.
        let ringing = 6.907755278982137 * 2 * mass / value
        diagnostics.report(
            .dampingLooksLikeRatio,
            "'\(key.rawValue)' is a coefficient, \(NumberText.text(value)) makes the damping ratio "
                + "\(NumberText.text(rounded(ratio, 1000))): the spring rings for "
                + "\(NumberText.text(rounded(ringing, 10))) s",
            at: syntax.range, fixes: ratioFixes(key, value, reader))
        return false
    }

    /// Reads a damping ratio; reports a coefficient in place of one.
    mutating func dampingRatio(
        _ key: SpringField, _ syntax: JSONSyntax, _ reader: ObjectReader<SpringField>
    ) -> Double? {
        guard case .number(let value) = syntax.content, let range = SpringField.rows[key].range,
            value > range.upper
        else {
            return number(syntax, key)
        }
        let fix = FixIt(
            "write 'damping', the coefficient", range: reader.keyRange(key),
            replacement: JSONValue.quoted(SpringField.damping.rawValue))
        diagnostics.report(
            .ratioLooksLikeDamping,
            "\(key.quoted) \(range.phrase), 1 where a spring just doesn't swing: \(NumberText.text(value)) must be a "
                + "damping coefficient",
            at: syntax.range, fixes: reader.has(.stiffness) ? [fix] : [])
        return nil
    }

    /// Corrections that turn a coefficient up to 2 into a ratio.
    private func ratioFixes(
        _ key: SpringField, _ value: Double, _ reader: ObjectReader<SpringField>
    ) -> [FixIt] {
        guard value <= 2, let member = reader.member(key) else { return [] }
        let ratio = JSONValue.quoted(SpringField.dampingRatio.rawValue)
        if key == .damping {
            return [
                FixIt(
                    "write 'dampingRatio'", range: member.key.range, replacement: ratio,
                    isSafe: (0.1...1).contains(value))
            ]
        }
        guard let tension = reader.member(.tension), case .number(let stiffness) = tension.value.content
        else {
            return []
        }
        let between = reader.keys.filter { $0 != .tension && $0 != .friction }
        let range = member.range.union(tension.range)
        guard between.allSatisfy({ !range.contains(reader.keyRange($0)) }) else { return [] }
        let text =
            "\(JSONValue.quoted(SpringField.stiffness.rawValue)): \(NumberText.text(stiffness)), "
            + "\(ratio): \(NumberText.text(value))"
        return [FixIt("write \(text)", range: range, replacement: text)]
    }

    /// Reports springs that take long to settle, and refuses those that take more than a minute.
    mutating func checkSettling(
        _ curve: SpringCurve, _ numbers: [SpringField: Double], _ reader: ObjectReader<SpringField>
    ) -> Bool {
        guard curve.naturalDuration > Limits.slowSettling else { return true }
        var range = reader.range
        var fixes: [FixIt] = []
        for key in [SpringField.response, .duration, .settles] {
            guard let syntax = reader[key], let value = numbers[key], value >= Limits.suspiciousSeconds else {
                continue
            }
            range = syntax.range
            let wouldBeSlow = curve.naturalDuration > 1000 * Limits.slowSettling
            if case .number = syntax.content, !wouldBeSlow {
                fixes = [Self.millisecondsFix(value, at: range)]
            }
        }
        let seconds = "\(NumberText.text(rounded(curve.naturalDuration, 10))) s"
        guard curve.naturalDuration > Limits.settling else {
            diagnostics.report(
                .springSlow, "this spring takes \(seconds) to settle", at: range, fixes: fixes)
            return true
        }
        diagnostics.report(
            .springTooLong, "a spring settles within 60 s, this one takes \(seconds)", at: range, fixes: fixes
        )
        return false
    }

    /// Reports a spring that can't exist.
    mutating func report(
        _ error: SpringError, _ numbers: [SpringField: Double], _ reader: ObjectReader<SpringField>
    ) {
        switch error {
        case .neverSettles:
            let key = dampingKey(reader)
            diagnostics.report(
                .springNeverSettles, "a spring without damping never settles",
                at: key.flatMap { reader[$0]?.range } ?? reader.range)
        case .outOfRange, .notFinite, .notPositive, .negative, .bounceOutOfRange, .clampWithoutEnds:
            diagnostics.report(
                .springNotSolvable, "together these numbers make no spring that can be computed",
                at: reader.range)
        }
    }

    private func rounded(_ value: Double, _ places: Double) -> Double {
        guard value < 1e9 else { return value }
        return (value * places).rounded() / places
    }
}
