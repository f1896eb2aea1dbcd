/// The sets of tokens of a file of Tokens Studio, whose names its references leave out.
struct TokenSets {
    /// Their names, that of the set that counts most first.
    private let names: [String]
    /// The sets that one theme has and another hasn't.
    private let choices: Set<String>
    /// Where the themes are said.
    let themes: JSONString?

    /// ★ What a theme says of a set that it has.
    private static let states = ["enabled", "source"]

    /// The sets of a file; none if Tokens Studio didn't write it.
    init(_ root: JSONObject?) {
        guard let root, TokenTreeReader.studioKeys.contains(where: { root[$0] != nil }) else {
            (names, choices, themes) = ([], [], nil)
            return
        }
        let metadata = root["$metadata"]?.value.object
        let order = (metadata?["tokenSetOrder"]?.value.elements ?? []).compactMap { $0.string?.value }
        let listed = Set(order)
        let others = root.members.map { $0.key.value }.filter { !listed.contains($0) }
        // A later set counts more.
        let all = Array((others + order).reversed())
        let lists = (root["$themes"]?.value.elements ?? []).compactMap {
            $0.object?["selectedTokenSets"]?.value.object
        }
        func isIn(_ set: String, _ list: JSONObject) -> Bool {
            list[set]?.value.string.map { Self.states.contains($0.value) } ?? false
        }
        let used = Set(all.filter { set in lists.contains { isIn(set, $0) } })
        choices = Set(used.filter { set in !lists.allSatisfy { isIn(set, $0) } })
        // What no theme has counts where nothing else has the token.
        names = all.filter { used.contains($0) } + all.filter { !used.contains($0) }
        themes = root["$themes"]?.key
    }

    /// The token that a reference without a set leads to.
    func index(of path: TokenPath, in table: TokenTable) -> Int? {
        for set in names {
            if let index = table.index(of: TokenPath(names: [set] + path.names)) { return index }
        }
        return nil
    }

    /// Whether another theme gives a reference another token.
    func depends(_ path: TokenPath, in table: TokenTable) -> Bool {
        guard !choices.isEmpty else { return false }
        let found = names.filter { table.index(of: TokenPath(names: [$0] + path.names)) != nil }
        return found.count > 1 && found.contains { choices.contains($0) }
    }
}
