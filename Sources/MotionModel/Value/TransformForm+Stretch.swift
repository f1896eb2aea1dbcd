/// Transforms between two sets of their numbers.
extension TransformForm {
    /// Whether two ends are fitted to each other before they are interpolated.
    var isPrepared: Bool {
        switch self {
        case .matrix: false
        case .functions(let kinds): kinds.contains { $0 == .matrix || $0 == .matrix3d || $0 == .rotate3d }
        case .pairs: true
        }
    }

    /// The numbers of two ends, fitted to each other.
    func prepared(_ start: [Double], _ end: [Double]) -> [Double] {
        var (start, end) = (start, end)
        var place = 0
        let kinds: [TransformKind]
        switch self {
        case .matrix: return start + end
        case .functions(let own): kinds = own
        case .pairs(let lists):
            let ends = FormEnds(numbers: start + end, from: 0, to: start.count)
            guard let own = TransformForm.common(lists, of: ends) else { return start + end }
            (kinds, place) = own
        }
        for kind in kinds {
            switch kind {
            case .matrix:
                let range = (place + 6)..<(place + kind.componentCount)
                let from = PlaneDecomposition { start[range.lowerBound + $0] }
                let to = PlaneDecomposition { end[range.lowerBound + $0] }
                let fitted = from.isUsable && to.isUsable ? from.start(towards: to).numbers : nil
                start.replaceSubrange(range, with: fitted ?? [Double](repeating: 0, count: range.count))
            case .matrix3d:
                let range = (place + 16)..<(place + kind.componentCount)
                var from = SpaceDecomposition { start[range.lowerBound + $0] }
                let to = SpaceDecomposition { end[range.lowerBound + $0] }
                // A factor that changes its sign would pass through a matrix of zeros.
                if (from.weight < 0) != (to.weight < 0) { from.weight = to.weight }
                let fitted = from.isUsable && to.isUsable ? from.numbers : nil
                start.replaceSubrange(range, with: fitted ?? [Double](repeating: 0, count: range.count))
            case .rotate3d:
                // A rotation by 0 takes the other's axis.
                let axis = place..<(place + 3)
                if start[place + 3] == 0 {
                    start.replaceSubrange(axis, with: end[axis])
                } else if end[place + 3] == 0 {
                    end.replaceSubrange(axis, with: start[axis])
                }
            case .translate, .translate3d, .scale, .scale3d, .rotate, .rotateX, .rotateY, .rotation, .skew,
                .skewX, .skewY, .perspective:
                break
            }
            place += kind.componentCount
        }
        return start + end
    }

    /// The matrix between two prepared ends.
    func matrix(between ends: FormEnds, at progress: Double, wantsRate: Bool) -> MovingMatrix {
        switch self {
        case .matrix:
            MovingMatrix(TransformMatrix { ends.number($0, at: progress) }, wantsRate: wantsRate) {
                TransformMatrix { ends.travel($0) }
            }
        case .functions(let kinds):
            ends.matrix(kinds, at: progress, wantsRate: wantsRate)
        case .pairs(let lists):
            TransformForm.common(lists, of: ends).map { kinds, place in
                ends.dropping(place).matrix(kinds, at: progress, wantsRate: wantsRate)
            } ?? MovingMatrix(.identity, wantsRate: wantsRate) { .zero }
        }
    }

    /// The numbers of the form between two prepared ends.
    func numbers(between ends: FormEnds, at progress: Double) -> [Double] {
        var ends = ends
        let kinds: [TransformKind]
        switch self {
        case .matrix: return (0..<16).map { ends.number($0, at: progress) }
        case .functions(let own): kinds = own
        case .pairs(let lists):
            guard let (own, place) = TransformForm.common(lists, of: ends) else {
                preconditionFailure("any two transforms of a track have a list in common")
            }
            let form = TransformForm.functions(own)
            let value = MotionValue(
                unchecked: .transform(form), form.numbers(between: ends.dropping(place), at: progress))
            return TransformForm.numbers(of: value, in: lists) ?? []
        }
        var numbers: [Double] = []
        for kind in kinds {
            switch kind {
            case .matrix, .matrix3d:
                let matrix = ends.matrix(kind, at: progress, wantsRate: false).matrix
                numbers += TransformFunction.matrix(matrix, as: kind).numbers
            case .rotation:
                let rotation = ends.quaternion(at: progress)
                numbers += [rotation.x, rotation.y, rotation.z, rotation.w]
            case .translate, .translate3d, .scale, .scale3d, .rotate, .rotateX, .rotateY, .rotate3d, .skew,
                .skewX, .skewY, .perspective:
                numbers += (0..<kind.componentCount).map { ends.number($0, at: progress) }
            }
            ends = ends.dropping(kind.componentCount)
        }
        return numbers
    }
}
