import MotionModel

/// The targets of the properties that a spec moves, each with its first property.
struct TargetPlaces {
    /// A target and its first property, by the name that it has in the text.
    struct Entry {
        let target: String
        let name: JSONString
        fileprivate let path: PropertyPath
        /// Whether it has other properties too.
        fileprivate(set) var hasSeveral = false
    }

    private(set) var entries: [Entry] = []
    private var indices: [String: Int] = [:]

    /// Makes room for a number of targets.
    mutating func reserveCapacity(_ count: Int) {
        entries.reserveCapacity(count)
        indices.reserveCapacity(count)
    }

    /// Records a property.
    mutating func note(_ path: PropertyPath, _ name: JSONString) {
        let target = path.target
        let index = indices.value(of: target, orAdd: entries.count)
        if index == entries.count {
            entries.append(Entry(target: target, name: name, path: path))
        } else if entries[index].path != path {
            entries[index].hasSeveral = true
        }
    }
}
