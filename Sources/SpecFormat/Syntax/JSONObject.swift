/// The members of a JSON object.
public struct JSONObject: Sendable {
    /// The members in order. All members of a duplicate key are included; all but the first were reported.
    public let members: JSONMembers
    /// Comments before the closing bracket that belong to no member.
    public let danglingComments: [JSONComment]
    /// False if brackets are missing or content was left out; a report of a missing key would then be noise.
    public let isComplete: Bool

    /// Creates an object from its parts.
    init(members: [JSONMember], danglingComments: [JSONComment], isComplete: Bool) {
        self.members = JSONMembers(members)
        self.danglingComments = danglingComments
        self.isComplete = isComplete
    }

    /// Creates an object of a well-formed text.
    init(members: JSONMembers) {
        self.members = members
        danglingComments = []
        isComplete = true
    }

    /// The first member with that key.
    ///
    /// - Complexity: O(n) for n members.
    public subscript(key: String) -> JSONMember? {
        members.firstIndex(of: key).map { members[$0] }
    }
}

/// The members of a JSON object in order, each created on access.
///
/// - Complexity: A member takes O(n) for n bytes of its key, and of its value if that is a string.
public struct JSONMembers: RandomAccessCollection, Sendable {
    /// The tree that the entries belong to; nil if the list itself holds the members.
    private let tree: JSONTree?
    private let first: Int
    private let list: [JSONMember]
    /// The number of members.
    public let endIndex: Int

    /// Creates a list from its members.
    init(_ list: [JSONMember]) {
        tree = nil
        first = 0
        self.list = list
        endIndex = list.count
    }

    /// The members at a number of pairs of entries.
    init(of tree: JSONTree, first: Int, count: Int) {
        self.tree = tree
        self.first = first
        list = []
        endIndex = count
    }

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The member at a position.
    public subscript(position: Int) -> JSONMember {
        guard let tree else { return list[position] }
        precondition(position >= 0 && position < endIndex, "the object has no such member")
        let key = first + 2 * position
        return JSONMember(
            key: tree.string(at: key), value: JSONSyntax(of: tree, at: key + 1), comments: JSONComments())
    }

    /// The place of a member's key among some; nil if it isn't one of them. Creates no string.
    func row(at position: Int, among keys: [JSONKey]) -> Int? {
        guard let tree else { return keys.firstIndex { list[position].key.value == $0.name } }
        return tree.row(at: first + 2 * position, among: keys)
    }

    /// Whether two members may have one key: not in a text without mistakes.
    var mayRepeat: Bool { tree == nil }

    /// Whether a string of the whole text may be this one, as a key or otherwise.
    func textMayHold(_ key: JSONKey) -> Bool { tree?.holds(key) ?? true }

    /// Whether a string of the whole text may begin with a byte of ASCII.
    func textMayHoldString(beginningWith byte: UInt8) -> Bool {
        tree?.holdsString(beginningWith: byte) ?? true
    }

    /// The position of the first member with a key; nil without one.
    func firstIndex(of key: String) -> Int? {
        guard let tree else { return list.firstIndex { $0.key.value == key } }
        let key = JSONKey(key)
        return indices.first { tree.isString(key, at: first + 2 * $0) }
    }

    /// The position of the member that begins at a place of the text; nil without one.
    ///
    /// - Complexity: O(log n) for n members, which lie in the order of the text.
    func position(at place: Int) -> Int? {
        var (low, high) = (0, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.start < place { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low].range.start == place ? low : nil
    }

    /// The range of a member's key; doesn't create the key.
    func keyRange(at position: Int) -> SourceRange {
        tree?.entries[first + 2 * position].range ?? list[position].key.range
    }

    /// The value of a member.
    func value(at position: Int) -> JSONSyntax {
        guard let tree else { return list[position].value }
        precondition(position >= 0 && position < endIndex, "the object has no such member")
        return JSONSyntax(of: tree, at: first + 2 * position + 1)
    }

    /// Whether a member's value is null; doesn't create the value.
    func isNull(at position: Int) -> Bool {
        if let tree { return tree.entries[first + 2 * position + 1].isA(.null) }
        if case .null = list[position].value.content { return true }
        return false
    }

    /// Whether a member's value is an array or an object; doesn't create the value.
    func isContainer(at position: Int) -> Bool {
        tree?.entries[first + 2 * position + 1].isContainer ?? list[position].value.isContainer
    }
}

extension JSONMembers: ExpressibleByArrayLiteral {
    /// Creates a list of the given members.
    public init(arrayLiteral elements: JSONMember...) { self.init(elements) }
}
