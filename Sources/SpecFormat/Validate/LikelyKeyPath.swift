import MotionModel

/// The likely meaning of an unknown key path.
enum LikelyKeyPath {
    /// A misspelt known one: one change away, or two from eight letters on.
    case misspelt(String, as: String)
    /// The name of a known one in another tool, and whether nothing else can be meant.
    case foreign(String, for: String, isSame: Bool)

    /// Examines the key path of a property, and its ends without the first components, which may belong to the target.
    ///
    /// What stands in its own group, as in `transform.scaleX`, is meant before all; then a misspelt name, then another tool's.
    init?(_ path: PropertyPath) {
        let keyPath = path.keyPath
        var misspelt: LikelyKeyPath?
        var foreign: LikelyKeyPath?
        var before = Substring()
        var rest = Substring(keyPath)
        while true {
            let name = String(rest)
            if let (known, isSame) = ForeignKeyPath.meaning(of: name) {
                let group = Self.group(of: known, endOf: before)
                guard group.isEmpty else {
                    self = .foreign(group + name, for: known, isSame: true)
                    return
                }
                // A whole path that means something may lack its target.
                let isClear = isSame && !Self.isPart(before) && ForeignKeyPath.meaning(of: path.text) == nil
                foreign = foreign ?? .foreign(name, for: known, isSame: isClear)
            } else if misspelt == nil, name.utf8.count > 3,
                let known = Self.nearest(to: name)
            {
                misspelt = .misspelt(name, as: known)
            }
            guard let stop = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { break }
            before = keyPath[..<stop]
            rest = rest[rest.utf8.index(after: stop)...]
        }
        guard let meaning = misspelt ?? foreign else { return nil }
        self = meaning
    }

    /// The known key path that a name is most likely a slip of: the only one with the same letters and digits, which may lack a full stop,
    /// or else the nearest with as many components.
    private static func nearest(to name: String) -> String? {
        let letters = name.folded
        let same = folded.filter { $0.letters == letters }
        if same.count == 1 { return same[0].keyPath }
        return NearestName.nearest(
            to: name, among: KnownKeyPath.all.lazy.map { $0.keyPath }, most: name.utf8.count >= 8 ? 2 : 1
        ).flatMap { stops(in: $0) == stops(in: name) ? $0 : nil }
    }

    /// The known key paths, and each without full stops and capitals.
    private static let folded = KnownKeyPath.all.map { (keyPath: $0.keyPath, letters: $0.keyPath.folded) }

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

    /// Whether the last component of a text is more likely a part of a key path than one of a target.
    private static func isPart(_ before: Substring) -> Bool {
        guard let last = before.split(separator: ".").last else { return false }
        return ForeignKeyPath.meaning(of: String(last)) != nil
            || KnownKeyPath.all.contains { $0.keyPath.split(separator: ".").contains(last) }
    }

    private static func stops(in name: String) -> Int { name.utf8.count { $0 == UInt8(ascii: ".") } }
}
