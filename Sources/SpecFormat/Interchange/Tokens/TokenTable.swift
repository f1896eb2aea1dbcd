/// The tokens of a text by their paths, with everything that they inherit from their groups.
struct TokenTable {
    /// A token and its place.
    struct Row {
        /// The path of the token.
        let path: TokenPath
        /// The token.
        let token: Token
        /// The type of the nearest group that has one.
        let inheritedType: JSONString?
        /// Whether it is deprecated, by itself or by a group.
        let deprecation: TokenDeprecation?
    }

    /// The rows in the order of the text.
    private(set) var rows: [Row] = []
    /// The descriptions and the like of groups, which no token carries, by the text of the path.
    private(set) var groups: [(path: String, info: TokenInfo)] = []
    private var places: [String: Int] = [:]

    /// The table of all tokens in a group and in the groups inside it.
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

    /// The row of the token, or of the whole value of a token, that a JSON pointer leads to.
    func index(ofPointer path: TokenPath) -> Int? {
        if let index = index(of: path) { return index }
        guard path.names.last == TokenKey.value.rawValue else { return nil }
        return index(of: TokenPath(names: Array(path.names.dropLast())))
    }

    /// The names of the tokens in a spec, each different: the path with full stops if that can be a name.
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
