import MotionModel

/// The values of a leaf as far as they are known before it plays: its start, then those of its keyframes.
struct LeafValues {
    /// The values; nil for one that isn't known.
    let values: [MotionValue?]
    /// Whether a value changes by a formula between its ends.
    let changeOverTime: Bool

    /// The pairs of consecutive values that are both known.
    var ways: [(keyframe: Int, start: MotionValue, end: MotionValue)] {
        (1..<values.count).compactMap { index in
            guard let start = values[index - 1], let end = values[index] else { return nil }
            return (index - 1, start, end)
        }
    }
}

extension Spec.Leaf {
    /// Whether it is known that nothing changes.
    ///
    /// - Parameter parameters: The parameters' stored components.
    func isStill(parameters: [Double]) -> Bool {
        // Nearly all are constants, which are compared where they are.
        if case .constant(let first)? = start, case .constant(let second) = keyframes[0].value,
            first.type.isCanonical, second.type.isCanonical, first.components != second.components,
            form.isCanonical
        {
            return false
        }
        var last = start?.value(parameters, [])
        var keys = [last?.canonical]
        for keyframe in keyframes {
            guard let from = last, !keyframe.value.changesOverTime,
                let to = keyframe.value.value(parameters, keys), form.isStill(from: from, to: to)
            else { return false }
            last = to
            keys.append(to.canonical)
        }
        return true
    }

    /// The values for given parameters; for values over time those at the end.
    ///
    /// - Parameter parameters: The parameters' stored components.
    func values(parameters: [Double]) -> LeafValues {
        var values: [MotionValue?] = []
        values.reserveCapacity(1 + keyframes.count)
        values.append(start?.value(parameters, [])?.canonical)
        var changeOverTime = false
        for keyframe in keyframes {
            values.append(keyframe.value.value(parameters, values)?.canonical)
            changeOverTime = changeOverTime || keyframe.value.changesOverTime
        }
        return LeafValues(values: values, changeOverTime: changeOverTime)
    }
}

extension Operand {
    /// Whether it is a formula of the time or the progress.
    var changesOverTime: Bool {
        if case .formula(let formula, _) = self { return formula.usesTime || formula.usesProgress }
        return false
    }

    /// The value, for one that changes over time that at its end; nil if it depends on something unknown.
    ///
    /// - Parameters:
    ///   - parameters: The parameters' stored components.
    ///   - keys: The values of the keys before it, which formulas refer to.
    ///   - length: Its duration in seconds; nil if it isn't known.
    func value(_ parameters: [Double], _ keys: [MotionValue?], lasting length: Double? = nil) -> MotionValue?
    {
        switch self {
        case .constant(let value): return value
        case .current, .mixed, .resting: return nil
        case .formula(let formula, let key):
            let from = key.flatMap { keys.indices.contains($0) ? keys[$0] : nil }
            guard from != nil || !formula.usesFrom, length != nil || !formula.usesTime,
                !formula.usesReadings
            else { return nil }
            let value = formula.value(
                Expression.Inputs(
                    parameters: parameters, from: from?.components.array ?? [], time: length ?? 0, progress: 1
                ))
            return value.isUsable ? value : nil
        }
    }
}
