import MotionModel

/// The targets of the properties that a spec moves, with the number of their properties.
struct TargetPlaces {
    /// A target and the name of its first property.
    struct Entry {
        let target: String
        let name: JSONString
        var count: Int
    }

    private(set) var entries: [Entry] = []
    private var indices: [String: Int] = [:]
    private var paths: Set<String> = []

    /// Records a property.
    mutating func note(_ path: PropertyPath, _ name: JSONString) {
        guard paths.insert(path.text).inserted else { return }
        let target = path.target
        let index = indices[target, default: entries.count]
        if index < entries.count {
            entries[index].count += 1
            return
        }
        indices[target] = index
        entries.append(Entry(target: target, name: name, count: 1))
    }
}
