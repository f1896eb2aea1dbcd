/// Transforms that are interpolated pair by pair, as CSS does: one pair of lists that don't match doesn't make matrices of
/// the others.
extension TransformForm {
    /// The form in which some pairs of transforms are interpolated, each in the form that the two have in common.
    ///
    /// It is the form that all of them have in common, unless that makes matrices of functions, or shorter arcs of turns,
    /// which some pair interpolates as they are.
    ///
    /// - Parameters:
    ///   - values: Transforms, in any form; at least one.
    ///   - pairs: The indices of those that are interpolated with each other.
    /// - Complexity: O(pairs · functions).
    package init(of values: [MotionValue], pairs: [(from: Int, to: Int)]) {
        let common = TransformForm(of: values)
        guard case .functions(let kinds) = common, kinds.contains(where: { $0.rank > 1 }) else {
            self = common
            return
        }
        var lists: [[TransformKind]] = []
        var seen: Set<[TransformKind]> = []
        for pair in pairs where pair.from != pair.to {
            let form = TransformForm(of: [values[pair.from], values[pair.to]])
            guard case .functions(let own) = form, seen.insert(own).inserted else { continue }
            lists.append(own)
        }
        let differs = lists.contains { own in
            zip(own, kinds).contains { $0 != $1 && $1.rank > 1 }
        }
        guard differs else {
            self = common
            return
        }
        // Each transform has this one, so that any two have one in common.
        let whole = lists.allSatisfy { $0.allSatisfy { $0.is2D } } ? [TransformKind.matrix] : [.matrix3d]
        lists.removeAll { $0 == whole }
        self = .pairs(lists.sorted { TransformForm.isFiner($0, than: $1) } + [whole])
    }

    /// Whether a list leaves more as it is than another: two transforms that have both are interpolated in this one.
    private static func isFiner(_ one: [TransformKind], than other: [TransformKind]) -> Bool {
        for (first, second) in zip(one, other) where first.rank != second.rank {
            return first.rank < second.rank
        }
        return one.count < other.count
    }

    /// The number of the numbers of functions.
    static func count(_ kinds: [TransformKind]) -> Int { kinds.reduce(0) { $0 + $1.componentCount } }

    /// A transform's numbers in each of the lists that it has, behind a 1, and zeros for the others; `nil` if it has none.
    static func numbers(of value: MotionValue, in lists: [[TransformKind]]) -> [Double]? {
        var numbers: [Double] = []
        var hasOne = false
        for kinds in lists {
            // A matrix in space is decomposed in space, even one that lies in the plane.
            let rest = value.functions?.dropFirst(kinds.count - 1) ?? []
            let lies = kinds.last != .matrix || rest.allSatisfy { $0.kind.is2D }
            let own = lies ? TransformForm.functions(kinds).value(of: value) : nil
            hasOne = hasOne || own != nil
            numbers += own.map { [1] + $0.components } ?? [Double](repeating: 0, count: 1 + count(kinds))
        }
        return hasOne ? numbers : nil
    }

    /// The first list that two ends have and can be interpolated in, and the place of its numbers.
    ///
    /// - Complexity: O(numbers), without an allocation.
    static func common(_ lists: [[TransformKind]], of ends: FormEnds) -> (kinds: [TransformKind], place: Int)?
    {
        var place = 0
        for kinds in lists {
            let isHeld = ends.numbers[ends.from + place] == 1 && ends.numbers[ends.to + place] == 1
            if isHeld, ends.dropping(place + 1).turnsAboutSameAxes(kinds) { return (kinds, place + 1) }
            place += 1 + count(kinds)
        }
        return nil
    }
}

extension MotionValue {
    /// Two values of a track whose pairs aren't interpolated alike, as the lists in which they are; `nil` for any other
    /// value.
    package func inOneList(with other: MotionValue) -> (MotionValue, MotionValue)? {
        guard case .transform(.pairs(let lists)) = type else { return nil }
        let ends = FormEnds(numbers: components.array + other.components, from: 0, to: components.count)
        guard type == other.type, let (kinds, place) = TransformForm.common(lists, of: ends) else {
            return nil
        }
        let range = place..<(place + TransformForm.count(kinds))
        let form = ValueType.transform(.functions(kinds))
        return (
            MotionValue(unchecked: form, components[range]),
            MotionValue(unchecked: form, other.components[range])
        )
    }
}

extension FormEnds {
    /// Whether each rotation about any axis has the same at both ends, unless one of them is by 0 degrees.
    fileprivate func turnsAboutSameAxes(_ kinds: [TransformKind]) -> Bool {
        var place = 0
        for kind in kinds {
            if kind == .rotate3d {
                let isStill = numbers[from + place + 3] == 0 || numbers[to + place + 3] == 0
                let isSame = (0..<3).allSatisfy { numbers[from + place + $0] == numbers[to + place + $0] }
                if !isStill && !isSame { return false }
            }
            place += kind.componentCount
        }
        return true
    }
}

extension TransformKind {
    /// How little it leaves of the functions that it stands for.
    fileprivate var rank: Int {
        switch self {
        case .translate, .scale, .rotate, .rotateX, .rotateY, .skew, .skewX, .skewY, .perspective: 0
        case .translate3d, .scale3d, .rotate3d: 1
        case .rotation: 2
        case .matrix: 3
        case .matrix3d: 4
        }
    }
}
