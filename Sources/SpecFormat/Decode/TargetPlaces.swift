import MotionModel

/// The targets of the properties that a spec moves.
struct TargetPlaces {
    /// A target and its first property, by the name that it has in the text.
    struct Entry {
        let target: String
        let name: JSONString
        fileprivate let path: PropertyPath
        /// Whether it has other properties too.
        fileprivate(set) var hasSeveral = false
    }

    /// The properties in the order in which they were read, some of them more than once.
    private var properties: [(path: PropertyPath, name: JSONString)] = []

    /// Makes room for a number of properties.
    mutating func reserveCapacity(_ count: Int) { properties.reserveCapacity(count) }

    /// Records a property.
    mutating func note(_ path: PropertyPath, _ name: JSONString) { properties.append((path, name)) }

    /// Whether a target may have several properties, which hashes of all tell without a text for each.
    var mayRepeat: Bool { properties.map { $0.path.targetHash }.hasTwins }

    /// Each target with its first property.
    var entries: [Entry] {
        var entries: [Entry] = []
        var indices: [String: Int] = [:]
        for (path, name) in properties {
            let target = path.target
            let index = indices.value(of: target, orAdd: entries.count)
            if index == entries.count {
                entries.append(Entry(target: target, name: name, path: path))
            } else if entries[index].path != path {
                entries[index].hasSeveral = true
            }
        }
        return entries
    }
}
