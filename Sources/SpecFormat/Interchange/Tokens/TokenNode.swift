/// A design token or a group of them.
indirect enum TokenNode {
    case token(Token)
    case group(TokenGroup)
}

/// What tokens and groups say about themselves.
struct TokenInfo {
    /// The type, or that of the tokens inside.
    var type: JSONString?
    /// Free text.
    var description: JSONString?
    /// Whether it is to be avoided; nil where nothing is said.
    var deprecation: TokenDeprecation?
    /// Data of tools, by reverse-domain keys.
    var extensions: JSONSyntax?

    /// The info, with another's where this one says nothing; extensions are never shared.
    func completed(by other: TokenInfo) -> TokenInfo {
        TokenInfo(
            type: type ?? other.type, description: description ?? other.description,
            deprecation: deprecation ?? other.deprecation, extensions: extensions)
    }
}

/// Whether a token is to be avoided.
enum TokenDeprecation: Equatable {
    case no
    case yes(reason: String?)
}

/// A name with a value.
struct Token {
    /// The name as it stands in its group.
    let name: JSONString
    /// What it says about itself.
    let info: TokenInfo
    /// The value, or where it is: an object with `$ref`.
    let content: JSONSyntax
}

/// Tokens and groups by name, with what `$extends` adds to them.
struct TokenGroup {
    /// A token or a group with its name.
    struct Member {
        let name: JSONString
        let node: TokenNode
    }

    /// What it says about itself.
    var info = TokenInfo()
    /// What is in it, in the order of the text, what comes from elsewhere first.
    private(set) var members: [Member] = []
    private var places: [String: Int] = [:]

    /// The member of that name.
    subscript(name: String) -> TokenNode? { places[name].map { members[$0].node } }

    /// Adds a member, in the place of one that has its name; of two groups, both remain.
    mutating func add(_ name: JSONString, _ node: TokenNode) {
        guard let place = places[name.value] else {
            places[name.value] = members.count
            members.append(Member(name: name, node: node))
            return
        }
        if case .group(let new) = node, case .group(let old) = members[place].node {
            members[place] = Member(name: name, node: .group(old.extended(by: new)))
        } else {
            members[place] = Member(name: name, node: node)
        }
    }

    /// The group with another's members over its own.
    func extended(by other: TokenGroup) -> TokenGroup {
        var result = self
        result.info = other.info.completed(by: info)
        for member in other.members { result.add(member.name, member.node) }
        return result
    }
}
