extension MotionValue {
    /// The value interpolated towards another.
    ///
    /// - Parameters:
    ///   - other: The value at progress 1, of the same type.
    ///   - progress: 0 at this value and 1 at the other; not clamped, so an overshooting curve overshoots
    ///     here too.
    /// - Returns: Exactly this value at 0 and exactly the other at 1; a component that is equal in both is
    ///   exact at every progress. A discrete type is this value below 0.5 and the other from there on; a canonical
    ///   transform is interpolated by the parts of its matrix.
    /// - Precondition: Both values have the same type.
    public func interpolated(to other: MotionValue, progress: Double) -> MotionValue {
        precondition(type == other.type, "values of different types cannot be interpolated")
        if type.isDiscrete { return progress < 0.5 ? self : other }
        if progress == 0 { return self }
        if progress == 1 { return other }
        if case .turning(let turn) = type {
            let start = turn.start(components[0], towards: other.components[0])
            return MotionValue(
                unchecked: type,
                Components(MotionValue.interpolated(start, other.components[0], progress: progress)))
        }
        guard type.isDirect else { return interpolatedForm(to: other, progress: progress) }
        var result = components
        for index in result.indices {
            result[index] = MotionValue.interpolated(
                result[index], other.components[index], progress: progress)
        }
        return MotionValue(unchecked: type, result)
    }

    /// One stored component interpolated from `start` to `end`: the rule that every sampler uses.
    ///
    /// - Returns: Exactly `start` at progress 0 and exactly `end` at 1; `start` throughout if the two are equal. Finite
    ///   for finite ends and a progress in 0…1.
    @inlinable
    public static func interpolated(_ start: Double, _ end: Double, progress: Double) -> Double {
        if progress == 1 { return end }
        let travel = end - start
        // The difference of two huge ends of opposite sign overflows although everything between them is finite.
        guard travel.isFinite else { return start * (1 - progress) + end * progress }
        return start + travel * progress
    }

    /// The value between two values of a form whose numbers aren't canonical, or between two canonical transforms.
    private func interpolatedForm(to other: MotionValue, progress: Double) -> MotionValue {
        if type == .transform(.matrix) {
            let form = ValueType.transform(TransformForm(of: [self, other]))
            guard let start = converted(to: form), let end = other.converted(to: form) else {
                preconditionFailure("transforms have a form in common")
            }
            return start.interpolatedForm(to: end, progress: progress).canonical
        }
        let count = type.componentCount
        let ends = FormEnds(numbers: components.array + other.components, from: 0, to: count)
        let prepared = FormEnds(numbers: type.prepared(ends), from: 0, to: count)
        return MotionValue(unchecked: type, type.formNumbers(between: prepared, at: progress))
    }
}
