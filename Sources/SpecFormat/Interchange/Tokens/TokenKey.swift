/// ★ The keys of tokens and groups that the format gives a meaning.
enum TokenKey: String, CaseIterable {
    case schema = "$schema"
    case value = "$value"
    case type = "$type"
    case ref = "$ref"
    case description = "$description"
    case extensions = "$extensions"
    case deprecated = "$deprecated"
    case extends = "$extends"
    case root = "$root"

    /// The key without its dollar sign, as tools wrote it before the format existed; nil if they had no such key.
    var undecorated: String? {
        switch self {
        case .value: "value"
        case .type: "type"
        case .description: "description"
        case .schema, .ref, .extensions, .deprecated, .extends, .root: nil
        }
    }

    /// The keys of a token.
    static let ofToken: [TokenKey] = [.value, .ref, .type, .description, .deprecated, .extensions]
    /// The keys of a group.
    static let ofGroup: [TokenKey] = [.type, .description, .deprecated, .extensions, .extends, .root]
}
