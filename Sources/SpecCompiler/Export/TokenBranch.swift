import SpecFormat

/// A group of tokens under construction; a token with a group's name becomes the group's root.
struct TokenBranch {
    private var token: CopiedJSON?
    private var branches: [(name: String, branch: TokenBranch)] = []
    /// The place of each branch.
    private var places: [String: Int] = [:]
    /// The type of all tokens in it, if the group declares one.
    var type: String? = "transition"

    /// Creates an empty group of transitions.
    init() {}

    private init(inner: Void) { type = nil }

    /// Whether it is empty.
    var isEmpty: Bool { token == nil && branches.isEmpty }

    /// Adds a token at the end of a path.
    mutating func add(_ token: CopiedJSON, at path: [String]) {
        guard let name = path.first else {
            self.token = token
            return
        }
        let place = places[name] ?? branches.count
        if place == branches.count {
            places[name] = place
            branches.append((name, TokenBranch(inner: ())))
        }
        branches[place].branch.add(token, at: Array(path.dropFirst()))
    }

    /// Whether a token, or one of several numbered ones, is at the end of a path.
    func hasToken(at path: [String]) -> Bool {
        guard let name = path.first else {
            return token != nil || places[TokenExport.stretch(1)] != nil
        }
        guard let place = places[name] else { return false }
        return branches[place].branch.hasToken(at: Array(path.dropFirst()))
    }

    /// The group as JSON, or its token if it contains nothing else.
    var json: CopiedJSON {
        if let token, branches.isEmpty { return token }
        var members: [(String, CopiedJSON)] = []
        if let type { members.append(("$type", .value(.string(type)))) }
        if let token { members.append(("$root", token)) }
        for (name, branch) in branches { members.append((name, branch.json)) }
        return .object(members)
    }
}
