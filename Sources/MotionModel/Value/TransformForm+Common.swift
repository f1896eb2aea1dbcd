extension TransformForm {
    /// The form in which some transforms are interpolated.
    ///
    /// Functions of the same kind, or derived from the same kind, at the same places are interpolated separately; a
    /// list that ends early is continued with identity functions. From the first place at which the lists differ, the
    /// rest of each is one matrix.
    ///
    /// - Parameter values: Transforms, in any form; at least one.
    /// - SeeAlso: CSS Transforms Module Level 1, section 11 "Interpolation of transforms"
    public init(of values: [MotionValue]) {
        let lists = values.compactMap { $0.functions }
        precondition(!lists.isEmpty && lists.count == values.count, "a transform form is of transforms")
        var kinds: [TransformKind] = []
        let longest = lists.reduce(0) { Swift.max($0, $1.count) }
        for place in 0..<longest {
            let functions = lists.compactMap { $0.count > place ? $0[place] : nil }
            guard let kind = TransformKind(of: functions) else {
                let rest = lists.flatMap { $0.dropFirst(place) }
                kinds.append(rest.allSatisfy { $0.kind.is2D } ? .matrix : .matrix3d)
                break
            }
            kinds.append(kind)
        }
        self = kinds.isEmpty ? .decomposed2D : .functions(kinds)
    }

    /// A transform in this form; `nil` if it doesn't have the form's functions.
    func value(of value: MotionValue) -> MotionValue? {
        if case .pairs(let lists) = self {
            return TransformForm.numbers(of: value, in: lists).map {
                MotionValue(unchecked: .transform(self), $0)
            }
        }
        guard let functions = value.functions, case .functions(let kinds) = self else {
            return value.matrix.map { .transform($0) }
        }
        var numbers: [Double] = []
        for (place, kind) in kinds.enumerated() {
            let isLast = place == kinds.count - 1
            if isLast && (kind == .matrix || kind == .matrix3d), functions.count != place + 1 {
                let rest = MotionValue.transform(Array(functions.dropFirst(place))).matrix ?? .identity
                guard kind == .matrix3d || rest.is2D else { return nil }
                numbers += TransformFunction.matrix(rest, as: kind).numbers
            } else if place < functions.count {
                guard let function = functions[place].converted(to: kind) else { return nil }
                numbers += function.numbers
            } else {
                numbers += kind.identity
            }
        }
        let last = kinds.last
        guard functions.count <= kinds.count || last == .matrix || last == .matrix3d else { return nil }
        return MotionValue(unchecked: .transform(self), numbers)
    }
}

extension TransformKind {
    /// The kind that functions have in common, directly or by derivation; `nil` if there is none.
    init?(of functions: [TransformFunction]) {
        guard let first = functions.first else { return nil }
        if functions.allSatisfy({ $0.kind == first.kind }) && first.kind != .rotate3d {
            self = first.kind
            return
        }
        let derived: [(TransformKind, [TransformKind])] = [
            (.translate3d, [.translate]), (.scale3d, [.scale]), (.matrix3d, [.matrix]),
        ]
        for (kind, others) in derived
        where functions.allSatisfy({ $0.kind == kind || others.contains($0.kind) }) {
            self = kind
            return
        }
        var axis: [Double]?
        var isOneAxis = true
        for function in functions {
            guard let turn = function.axisAndAngle else { return nil }
            guard turn.degrees != 0 else { continue }
            if let axis, axis != turn.axis { isOneAxis = false }
            axis = turn.axis
        }
        self = isOneAxis ? .rotate3d : .rotation
    }
}

extension TransformFunction {
    /// The same function as another kind from which it derives; `nil` if it doesn't.
    func converted(to kind: TransformKind) -> TransformFunction? {
        if self.kind == kind { return self }
        switch (self.kind, kind) {
        case (.translate, .translate3d): return TransformFunction(kind, numbers + [0])
        case (.scale, .scale3d): return TransformFunction(kind, numbers + [1])
        case (_, .rotate3d):
            guard let (axis, degrees) = axisAndAngle else { return nil }
            return TransformFunction(kind, axis + [degrees])
        case (_, .rotation):
            guard let (axis, degrees) = axisAndAngle else { return nil }
            let rotation = Quaternion(axis: SIMD3(axis[0], axis[1], axis[2]), degrees: degrees)
            return TransformFunction(kind, [rotation.x, rotation.y, rotation.z, rotation.w])
        case (_, .matrix3d): return .matrix(matrix, as: kind)
        case (_, .matrix): return matrix.is2D ? .matrix(matrix, as: kind) : nil
        default: return nil
        }
    }

    /// The axis and the angle of a rotation; `nil` for other functions.
    package var axisAndAngle: (axis: [Double], degrees: Double)? {
        switch kind {
        case .rotate: return ([0, 0, 1], numbers[0])
        case .rotateX: return ([1, 0, 0], numbers[0])
        case .rotateY: return ([0, 1, 0], numbers[0])
        case .rotate3d: return (Array(numbers[..<3]), numbers[3])
        case .rotation:
            let rotation = Quaternion(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3])
            let (axis, degrees) = rotation.axisAndAngle
            return ([axis.x, axis.y, axis.z], degrees)
        case .translate, .translate3d, .scale, .scale3d, .skew, .skewX, .skewY, .perspective, .matrix,
            .matrix3d:
            return nil
        }
    }
}
