/// A design token or a group of them.
indirect enum TokenTree {
    case token(Token)
    case group(TokenGroup)
}

/// The description, type, deprecation and extensions of a token or group.
struct TokenInfo {
    /// Its type, or the default type of the tokens inside.
    var type: JSONString?
    /// Free text.
    var description: JSONString?
    /// Whether it is deprecated; nil if unspecified.
    var deprecation: TokenDeprecation?
    /// Data of tools, by reverse-domain keys.
    var extensions: JSONSyntax?

    /// The info with the parts that it lacks taken from another; extensions are never shared.
    func completed(by other: TokenInfo) -> TokenInfo {
        TokenInfo(
            type: type ?? other.type, description: description ?? other.description,
            deprecation: deprecation ?? other.deprecation, extensions: extensions)
    }
}

/// Whether a token is deprecated.
enum TokenDeprecation: Equatable {
    case no
    case yes(reason: String?)
}

/// A name with a value.
struct Token {
    /// The name within its group.
    let name: JSONString
    /// Its description, type and so on.
    let info: TokenInfo
    /// The value, or a reference to it: an object with `$ref`.
    let content: JSONSyntax
}

/// Tokens and groups by name, including those that `$extends` adds.
struct TokenGroup {
    /// A token or a group with its name.
    struct Member {
        let name: JSONString
        let node: TokenTree
    }

    /// Its description, type and so on.
    var info = TokenInfo()
    /// Its content in the order of the text, with inherited members first.
    private(set) var members: [Member] = []
    private var places: [String: Int] = [:]

    /// The member of that name.
    subscript(name: String) -> TokenTree? { places[name].map { members[$0].node } }

    /// Adds a member, replacing one of the same name; of two groups, both remain.
    mutating func add(_ name: JSONString, _ node: TokenTree) {
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

    /// The group with another's members added over its own.
    func extended(by other: TokenGroup) -> TokenGroup {
        var result = self
        result.info = other.info.completed(by: info)
        for member in other.members { result.add(member.name, member.node) }
        return result
    }
}
