import MotionModel

/// The likely meaning of an unknown key path.
enum LikelyKeyPath {
    /// A misspelt known one: one change away, or two from eight letters on.
    case misspelt(String, as: String)
    /// The name of a known one in another tool.
    case foreign(String, for: String)

    /// Examines a key path and its ends without the first components, which may belong to the target.
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
