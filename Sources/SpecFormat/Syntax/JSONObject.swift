/// The members of a JSON object.
public struct JSONObject: Sendable {
    /// The members in order; of a duplicate key all, each after the first reported.
    public let members: [JSONMember]
    /// Comments before the closing bracket that belong to no member.
    public let danglingComments: [JSONComment]
    /// False when brackets are missing or content was left out: then a complaint about a missing key would be noise.
    public let isComplete: Bool

    /// The first member with that key.
    ///
    /// - Complexity: O(n) for n members.
    public subscript(key: String) -> JSONMember? {
        for member in members where member.key.value == key { return member }
        return nil
    }
}
