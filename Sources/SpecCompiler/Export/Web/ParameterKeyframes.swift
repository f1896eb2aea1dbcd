import MotionModel

/// A track whose values remain expressions of parameters: the weight of each key in each keyframe.
///
/// Between two keys a value is interpolated by the curve alone. So the keyframes are found once for keys that are the
/// axes of a space; their components there are the weights of the keys, whatever values those have.
struct ParameterKeyframes {
    /// The track over the axes: its values are the weights of the keys.
    let shares: BoundTrack
    private let keys: ParameterKeys

    /// The keyframes of a property that depends on parameters; nil for one that doesn't, one whose values can't be
    /// weighted sums of keys, and one with layers.
    init?(_ property: BoundProperty, _ parameters: [WebParameter]) {
        guard property.layers.isEmpty else { return nil }
        let bound = property.base
        let track = bound.track
        let count = track.keys.count
        guard bound.form == track.type, ValueType.vectorCounts.contains(count) else { return nil }
        guard !track.parameterSlots.isEmpty else { return nil }
        var keys: [[Expression]] = []
        var axes: [Operand] = []
        for (index, key) in track.keys.enumerated() {
            guard !key.isMoving else { return nil }
            axes.append(.constant(.vector((0..<count).map { $0 == index ? 1 : 0 })))
            switch key {
            case .constant, .current, .resting:
                keys.append(bound.keyValue(at: index).components.map { .constant($0) })
            case .formula(let formula, let from):
                let start = from.map { keys[$0] }
                keys.append(formula.components.map { $0.replacingStart(by: start ?? []) })
            case .mixed(let first, let second, let progress):
                keys.append(
                    zip(keys[first], keys[second]).map {
                        .call(.lerp, [$0, $1, .constant(progress)])
                    })
            }
        }
        guard let kept = ParameterKeys(keys, track.type, parameters) else { return nil }
        let axisTrack = track.with(type: .vector(count), keys: axes)
        do throws(BindingError) {
            self.shares = try Timeline(tracks: [axisTrack]).bind().tracks[0]
        } catch {
            return nil
        }
        self.keys = kept
    }

    /// The value for weights of the keys, such as those of an instant of ``shares``.
    func value(_ weights: MotionValue) -> WebValue { .weighted(keys, weights.components.array) }
}

extension Expression {
    /// The expression with the components of the start value substituted.
    fileprivate func replacingStart(by start: [Expression]) -> Expression {
        switch self {
        case .from(let component): start.indices.contains(component) ? start[component] : self
        case .constant, .parameter, .reading, .time, .progress: self
        case .negate(let operand): .negate(operand.replacingStart(by: start))
        case .binary(let binary, let left, let right):
            .binary(binary, left.replacingStart(by: start), right.replacingStart(by: start))
        case .conditional(let condition, let first, let second):
            .conditional(
                condition.replacingStart(by: start), then: first.replacingStart(by: start),
                else: second.replacingStart(by: start))
        case .call(let function, let arguments):
            .call(function, arguments.map { $0.replacingStart(by: start) })
        }
    }
}

extension Track {
    /// The components of parameters that its keys name.
    var parameterSlots: Set<Int> {
        var slots: Set<Int> = []
        for case .formula(let formula, _) in keys { slots.formUnion(formula.parameterSlots) }
        return slots
    }
}

extension BoundTrack {
    /// The number that a key is bound to.
    fileprivate func keyValue(at index: Int) -> MotionValue { formValue(from: index, to: index, progress: 0) }
}
