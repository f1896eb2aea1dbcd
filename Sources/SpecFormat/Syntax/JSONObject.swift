/// The members of a JSON object.
public struct JSONObject: Sendable {
    /// The members in order. All members of a duplicate key are included; all but the first were reported.
    public let members: JSONMembers
    /// Comments before the closing bracket that belong to no member.
    public var danglingComments: [JSONComment] { members.tree.list?.danglingComments ?? [] }
    /// False if brackets are missing or content was left out; a report of a missing key would then be noise.
    public var isComplete: Bool { members.tree.list?.isComplete ?? true }

    /// Creates an object from its parts.
    init(members: [JSONMember], danglingComments: [JSONComment], isComplete: Bool) {
        self.members = JSONMembers(
            of: JSONTree(
                JSONTree.List(members, danglingComments: danglingComments, isComplete: isComplete)),
            first: 0, count: members.count)
    }

    /// Creates an object of a well-formed text.
    init(members: JSONMembers) { self.members = members }

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
    /// The tree that has them, in its list or among its entries.
    fileprivate let tree: JSONTree
    private let first: Int
    /// The number of members.
    public let endIndex: Int

    /// The members of a tree's list, or at a number of pairs of its entries.
    init(of tree: JSONTree, first: Int, count: Int) {
        self.tree = tree
        self.first = first
        endIndex = count
    }

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The member at a position.
    public subscript(position: Int) -> JSONMember {
        if let list = tree.list { return list.members[position] }
        precondition(position >= 0 && position < endIndex, "the object has no such member")
        let key = first + 2 * position
        return JSONMember(
            key: tree.string(at: key), value: JSONSyntax(of: tree, at: key + 1), comments: JSONComments())
    }

    /// The place of a member's key among some; nil if it isn't one of them. Creates no string.
    func row(at position: Int, among keys: JSONKeys) -> Int? {
        if let list = tree.list { return keys.all.firstIndex { list.members[position].key.value == $0.name } }
        return tree.row(at: first + 2 * position, among: keys)
    }

    /// Whether two members may have one key: not in a text without mistakes.
    var mayRepeat: Bool { tree.list != nil }

    /// Whether a string of the whole text may be this one, as a key or otherwise.
    func textMayHold(_ key: JSONKey) -> Bool { tree.list != nil || tree.holds(key) }

    /// Whether a string of the whole text may begin with a byte of ASCII.
    func textMayHoldString(beginningWith byte: UInt8) -> Bool {
        tree.list != nil || tree.holdsString(beginningWith: byte)
    }

    /// The position of the first member with a key; nil without one.
    func firstIndex(of key: String) -> Int? {
        if let list = tree.list { return list.members.firstIndex { $0.key.value == key } }
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
        tree.list?.members[position].key.range ?? tree.entries[first + 2 * position].range
    }

    /// The value of a member.
    func value(at position: Int) -> JSONSyntax {
        if let list = tree.list { return list.members[position].value }
        precondition(position >= 0 && position < endIndex, "the object has no such member")
        return JSONSyntax(of: tree, at: first + 2 * position + 1)
    }

    /// Whether a member's value is null; doesn't create the value.
    func isNull(at position: Int) -> Bool {
        guard let list = tree.list else { return tree.entries[first + 2 * position + 1].isA(.null) }
        if case .null = list.members[position].value.content { return true }
        return false
    }

    /// Whether a member's value is an array or an object; doesn't create the value.
    func isContainer(at position: Int) -> Bool {
        tree.list?.members[position].value.isContainer ?? tree.entries[first + 2 * position + 1].isContainer
    }
}

extension JSONMembers: ExpressibleByArrayLiteral {
    /// Creates a list of the given members.
    public init(arrayLiteral elements: JSONMember...) {
        self = JSONObject(members: elements, danglingComments: [], isComplete: true).members
    }
}
