/// The numbers of the form in which a track is interpolated, from which keyframes are made.
extension BoundTrack {
    /// The value in the bound form at a progress between two keys, for keyframes.
    package func formValue(from fromKey: Int, to toKey: Int, progress: Double) -> MotionValue {
        if fromKey == toKey, let moving = moving(fromKey) {
            return MotionValue(
                unchecked: form,
                MotionValue.Components(count: moving.count) { moving[$0].value(BoundTrack.inputs(progress)) })
        }
        return MotionValue(
            unchecked: form,
            form.formNumbers(between: preparedEnds(from: fromKey, to: toKey), at: progress))
    }

    /// The numbers of the bound form of two keys, fitted to each other.
    package func formEnds(from fromKey: Int, to toKey: Int) -> (from: [Double], to: [Double]) {
        let ends = preparedEnds(from: fromKey, to: toKey)
        let count = form.componentCount
        return (
            Array(ends.numbers[ends.from..<(ends.from + count)]),
            Array(ends.numbers[ends.to..<(ends.to + count)])
        )
    }

    private func preparedEnds(from fromKey: Int, to toKey: Int) -> FormEnds {
        let count = form.componentCount
        let ends = FormEnds(numbers: keyComponents, from: fromKey * count, to: toKey * count)
        return form.isPrepared ? FormEnds(numbers: form.prepared(ends), from: 0, to: count) : ends
    }
}
