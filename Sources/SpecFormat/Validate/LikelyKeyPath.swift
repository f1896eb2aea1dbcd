import MotionModel

/// The likely meaning of an unknown key path.
enum LikelyKeyPath {
    /// A misspelt known one: one change away, or two from eight letters on.
    case misspelt(String, as: String)
    /// The name of a known one in another tool, and whether it means the same in all of them.
    case foreign(String, for: String, isSame: Bool)

    /// Examines a key path and its ends without the first components, which may belong to the target.
    init?(_ keyPath: String) {
        var foreign: LikelyKeyPath?
        var before = Substring()
        var rest = Substring(keyPath)
        while true {
            let name = String(rest)
            let meant = ForeignKeyPath.meaning(of: name)
            if foreign == nil, let (known, isSame) = meant {
                let group = Self.group(of: known, endOf: before)
                foreign = .foreign(group + name, for: known, isSame: isSame || !group.isEmpty)
            }
            let changes = name.utf8.count >= 8 ? 2 : 1
            if meant == nil, name.utf8.count > 3,
                let known = NearestName.nearest(
                    to: name, among: KnownKeyPath.all.lazy.map { $0.keyPath }, most: changes),
                Self.stops(in: known) == Self.stops(in: name)
            {
                self = .misspelt(name, as: known)
                return
            }
            guard let stop = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { break }
            before = keyPath[..<stop]
            rest = rest[rest.utf8.index(after: stop)...]
        }
        guard let foreign else { return nil }
        self = foreign
    }

    /// The components in front of a name that its key path has in front of it too, with a full stop: `transform.` of
    /// `transform.translateY`.
    private static func group(of known: String, endOf before: Substring) -> String {
        var group = before
        while !group.isEmpty {
            if known.utf8.starts(with: "\(group).".utf8) { return "\(group)." }
            guard let stop = group.utf8.firstIndex(of: UInt8(ascii: ".")) else { return "" }
            group = group[group.utf8.index(after: stop)...]
        }
        return ""
    }

    private static func stops(in name: String) -> Int { name.utf8.count { $0 == UInt8(ascii: ".") } }
}
