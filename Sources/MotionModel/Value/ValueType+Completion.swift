extension ValueType {
    /// Stored components, with those computed that follow from others: the parts of a transform's matrices, and axes of
    /// length 1.
    func completed(_ components: MotionValue.Components) -> MotionValue.Components {
        guard case .transform(.functions(let kinds)) = self, kinds.contains(where: { $0.hasDerivedNumbers })
        else { return components }
        var result: [Double] = []
        result.reserveCapacity(components.count)
        for kind in kinds {
            let numbers = components[result.count..<(result.count + kind.componentCount)]
            result += kind.completed(Array(numbers))
        }
        return MotionValue.Components(result)
    }
}

extension TransformKind {
    /// Whether some of its numbers follow from others.
    fileprivate var hasDerivedNumbers: Bool {
        switch self {
        case .matrix, .matrix3d, .rotate3d: true
        case .translate, .translate3d, .scale, .scale3d, .rotate, .rotateX, .rotateY, .rotation, .skew,
            .skewX,
            .skewY, .perspective:
            false
        }
    }

    /// Its numbers, with those computed that follow from others.
    fileprivate func completed(_ numbers: [Double]) -> [Double] {
        switch self {
        case .matrix:
            let matrix = TransformMatrix(
                numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
            return TransformFunction.matrix(matrix, as: .matrix).numbers
        case .matrix3d:
            return TransformFunction.matrix(TransformMatrix { numbers[$0] }, as: .matrix3d).numbers
        case .rotate3d:
            let (x, y, z) = (numbers[0], numbers[1], numbers[2])
            // An axis that already has the length 1 keeps its bits.
            guard (x * x + y * y + z * z - 1).magnitude > 0x1p-50 else { return numbers }
            return TransformFunction.rotate(about: x, y, z, degrees: numbers[3]).numbers
        case .translate, .translate3d, .scale, .scale3d, .rotate, .rotateX, .rotateY, .rotation, .skew,
            .skewX,
            .skewY, .perspective:
            return numbers
        }
    }
}
