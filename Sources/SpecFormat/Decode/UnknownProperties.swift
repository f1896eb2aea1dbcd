import MotionModel

/// The properties of a spec that aren't in the table of known key paths, in the order of the text.
struct UnknownProperties {
    /// A property at its first occurrence.
    struct Entry {
        let path: PropertyPath
        let name: JSONString
    }

    private(set) var entries: [Entry] = []
    /// The keys of the objects in trees that have one of them as a key.
    private(set) var objects: [[JSONString]] = []
    private var paths: Set<String> = []
    private var places: Set<Int> = []
    private var objectPlaces: Set<Int> = []

    /// Records a property; of the copies of one name, such as those of an `each`, the first counts.
    mutating func note(_ path: PropertyPath, _ name: JSONString) {
        guard paths.insert(path.text).inserted, places.insert(name.range.start).inserted else { return }
        entries.append(Entry(path: path, name: name))
    }

    /// Records the keys of an object that are properties; of the copies of one, the first counts.
    mutating func note(together keys: [JSONString]) {
        guard let first = keys.first, objectPlaces.insert(first.range.start).inserted else { return }
        objects.append(keys)
    }
}
