import MotionModel

/// The properties of a spec that aren't in the table of known key paths, in the order of the text.
struct UnknownProperties {
    /// One of them, where it is first named.
    struct Entry {
        let path: PropertyPath
        let name: JSONString
    }

    private(set) var entries: [Entry] = []
    private var paths: Set<String> = []
    private var places: Set<Int> = []

    /// Takes note of a property; of the copies of one name, such as those of an `each`, the first counts.
    mutating func note(_ path: PropertyPath, _ name: JSONString) {
        guard paths.insert(path.text).inserted, places.insert(name.range.start).inserted else { return }
        entries.append(Entry(path: path, name: name))
    }
}

/// What an unknown key path is likely to mean.
enum LikelyKeyPath {
    /// A known one, misspelt: one change away, or two from eight letters on.
    case misspelt(String, as: String)
    /// One that another tool has another name for.
    case foreign(String, for: String)

    /// Looks at a key path and at what is left of it without its first components, which may belong to the target.
    init?(_ keyPath: String) {
        var foreign: LikelyKeyPath?
        var rest = Substring(keyPath)
        while true {
            let name = String(rest)
            let meant = ForeignKeyPath.meaning(of: name)
            if foreign == nil, let meant { foreign = .foreign(name, for: meant) }
            let changes = name.utf8.count >= 8 ? 2 : 1
            if meant == nil, name.utf8.count > 3,
                let known = NearestName.nearest(
                    to: name, among: KnownKeyPath.all.lazy.map { $0.keyPath }, most: changes)
            {
                self = .misspelt(name, as: known)
                return
            }
            guard let stop = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { break }
            rest = rest[rest.utf8.index(after: stop)...]
        }
        guard let foreign else { return nil }
        self = foreign
    }
}
