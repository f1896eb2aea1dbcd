extension KnownKeyPath {
    /// The larger values that contain a key path, the nearest first.
    ///
    /// `bounds.size.width` is component 0 of `bounds.size` and component 2 of `bounds`.
    ///
    /// - Returns: For each, its key path and the range of its stored components; empty for a property of its
    ///   own and for a key path that isn't in the table.
    public static func aliases(of keyPath: String) -> [(whole: String, component: Range<Int>)] {
        var aliases: [(whole: String, component: Range<Int>)] = []
        var offset = 0
        var count: Int?
        var current = row(for: keyPath)
        while let part = current?.part {
            offset += part.components.lowerBound
            let width = count ?? part.components.count
            count = width
            aliases.append((whole: part.whole, component: offset..<(offset + width)))
            current = row(for: part.whole)
        }
        return aliases
    }

    /// The parts of each key path of a value with parts: their key paths, with the number of Unicode scalars, and the
    /// type of the whole.
    package static let parts: [String: [(keyPath: String, count: Int, type: ValueType)]] = {
        var parts: [String: [(keyPath: String, count: Int, type: ValueType)]] = [:]
        for row in all {
            for alias in aliases(of: row.keyPath) {
                guard let whole = KnownKeyPath.row(for: alias.whole) else { continue }
                parts[alias.whole, default: []].append(
                    (row.keyPath, row.keyPath.unicodeScalars.count, whole.type))
            }
        }
        return parts
    }()

    /// Whether two key paths of one target set the same number, so that only one can be animated at a time.
    ///
    /// True for equal key paths, for a part and its whole, for two parts of a whole that share components, for the even
    /// scale and the scale of one axis, for a transform and its parts, for a colour and its components, for
    /// components that describe a colour in two ways (`red` and `hue`), and for the two names of one thing (`opacity` and
    /// `alpha`).
    public static func overlap(_ first: String, _ second: String) -> Bool {
        let (first, second) = (firstName(of: first), firstName(of: second))
        if first == second { return true }
        guard group(of: first) == group(of: second) else { return false }
        if isWhole("transform", of: first, second) { return true }
        if let overlaps = ColorComponent.overlap(first, second) { return overlaps }
        let evenScale = "transform.scale"
        if first == evenScale, second.utf8.starts(with: "transform.scale.".utf8) { return true }
        if second == evenScale, first.utf8.starts(with: "transform.scale.".utf8) { return true }
        return isOne(first, second)
    }

    /// Whether two key paths of one target are names of one number, so that what moves it by either has moved it: equal ones,
    /// a part and its whole, two parts that share components, and the two names of one thing.
    package static func isOne(_ first: String, _ second: String) -> Bool {
        let (first, second) = (firstName(of: first), firstName(of: second))
        if first == second { return true }
        let firstPlaces = places(of: first)
        let secondPlaces = places(of: second)
        for left in firstPlaces {
            for right in secondPlaces
            where left.whole == right.whole && left.component.overlaps(right.component) {
                return true
            }
        }
        return false
    }

    /// Whether one of two key paths is a whole that contains the other, judged by their names.
    private static func isWhole(_ whole: String, of first: String, _ second: String) -> Bool {
        let prefix = "\(whole).".utf8
        return (first == whole && second.utf8.starts(with: prefix))
            || (second == whole && first.utf8.starts(with: prefix))
    }

    /// The key path itself, as all of its own components, and its aliases.
    private static func places(of keyPath: String) -> [(whole: String, component: Range<Int>)] {
        guard let row = row(for: keyPath) else { return [] }
        return [(whole: keyPath, component: 0..<row.type.componentCount)] + aliases(of: keyPath)
    }
}
