/// The tokens of a text with all that their groups say of them, by their paths.
struct TokenTable {
    /// A token in its place.
    struct Row {
        /// Where it is.
        let path: TokenPath
        /// What it is.
        let token: Token
        /// The type of the nearest group that gives one.
        let inheritedType: JSONString?
        /// Whether it is to be avoided, by its own word or that of a group.
        let deprecation: TokenDeprecation?
    }

    /// The rows in the order of the text.
    private(set) var rows: [Row] = []
    /// What groups say about themselves, and no token carries: by the text of the path.
    private(set) var groups: [(path: String, info: TokenInfo)] = []
    private var places: [String: Int] = [:]

    /// The table of all tokens in a group and those in it.
    init(_ tree: TokenGroup) { add(tree, at: [], type: nil, deprecation: nil) }

    private mutating func add(
        _ group: TokenGroup, at names: [String], type: JSONString?, deprecation: TokenDeprecation?
    ) {
        let type = group.info.type ?? type
        let deprecation = group.info.deprecation ?? deprecation
        groups.append((names.joined(separator: "."), group.info))
        for member in group.members {
            let path = names + [member.name.value]
            switch member.node {
            case .group(let inner): add(inner, at: path, type: type, deprecation: deprecation)
            case .token(let token):
                let path = TokenPath(names: path)
                places[path.text] = places[path.text] ?? rows.count
                rows.append(
                    Row(
                        path: path, token: token, inheritedType: type,
                        deprecation: token.info.deprecation ?? deprecation))
            }
        }
    }

    /// The row of the token at a path.
    func index(of path: TokenPath) -> Int? { places[path.text] }

    /// The row whose token a JSON pointer leads to, or to the whole value of which.
    func index(ofPointer path: TokenPath) -> Int? {
        if let index = index(of: path) { return index }
        guard path.names.last == TokenKey.value.rawValue else { return nil }
        return index(of: TokenPath(names: Array(path.names.dropLast())))
    }

    /// What a spec calls the tokens, none like another: the path with full stops, where that can be a name.
    var specNames: [String] {
        var taken: Set<String> = []
        return rows.map { row in
            let names = row.path.names.filter { $0 != TokenKey.root.rawValue }
            var name = names.joined(separator: ".")
            if Quantity.beginsNumber(name) || name.utf8.first == UInt8(ascii: "=") || name.isEmpty {
                name = "_" + name
            }
            name = String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "(" ? "_" : $0 }))
            while !taken.insert(name).inserted { name += "_" }
            return name
        }
    }
}
