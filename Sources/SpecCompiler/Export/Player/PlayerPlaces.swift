import MotionModel

/// Where the numbers of each property are: key paths that are parts of one value share its numbers, as in the
/// Animator's store.
struct PlayerPlaces {
    /// The numbers before anything plays, a list for each value that isn't a part of another.
    private(set) var families: [[Double]] = []
    /// The first number of each property, counted over all families.
    private(set) var slots: [Int] = []

    init(_ properties: [PropertyDeclaration]) {
        var numbers: [Double] = []
        var roots: [String: Int] = [:]
        var isSet: [Bool] = []
        var starts: [Int] = []
        func append(_ initial: [Double]) -> Int {
            starts.append(numbers.count)
            numbers += initial
            isSet += initial.map { _ in false }
            return numbers.count - initial.count
        }
        for property in properties {
            let count = property.type.componentCount
            let first: Int
            let keyPath = property.path.keyPath
            if let row = KnownKeyPath.row(for: keyPath), row.type == property.type {
                let outermost = KnownKeyPath.aliases(of: keyPath).last
                let whole = outermost?.whole ?? keyPath
                let root = "\(property.path.target).\(whole)"
                let start =
                    roots[root]
                    ?? append((KnownKeyPath.row(for: whole)?.initial ?? row.initial).components.array)
                roots[root] = start
                first = start + (outermost?.component.lowerBound ?? 0)
            } else {
                first = append([Double](repeating: 0, count: count))
            }
            slots.append(first)
            for component in 0..<count where !isSet[first + component] {
                isSet[first + component] = true
                if let initial = property.initial {
                    numbers[first + component] = initial.components[component]
                }
            }
        }
        for (index, start) in starts.enumerated() {
            families.append(
                Array(numbers[start..<(index + 1 < starts.count ? starts[index + 1] : numbers.count)]))
        }
    }
}
