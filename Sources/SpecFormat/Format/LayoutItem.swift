/// A member of an object or an element of an array.
struct LayoutItem {
    /// The key of a member.
    let key: JSONString?
    /// The value.
    let value: JSONSyntax
    /// Its comments.
    let comments: JSONComments

    /// The key whose value belongs to other tools.
    private static let foreign = CommonField.extensions.rawValue

    /// Creates a member.
    init(_ member: JSONMember) {
        self.key = member.key
        self.value = member.value
        self.comments = member.comments
    }

    /// Creates an element.
    init(_ element: JSONSyntax) {
        self.key = nil
        self.value = element
        self.comments = element.comments
    }

    /// Whether the value is copied rather than laid out.
    var isVerbatim: Bool { key?.value == Self.foreign }

    /// The offset after the item and the comments that follow it.
    var end: Int { comments.trailing.last?.range.end ?? value.range.end }
}

extension JSONSyntax {
    /// The members or elements, none for a scalar.
    var layoutItems: [LayoutItem] {
        switch content {
        case .array(let array): array.elements.map { LayoutItem($0) }
        case .object(let object): object.members.map { LayoutItem($0) }
        case .null, .bool, .number, .string, .invalid: []
        }
    }

    /// The comments before the closing bracket that belong to none of its items.
    var danglingComments: [JSONComment] {
        switch content {
        case .array(let array): array.danglingComments
        case .object(let object): object.danglingComments
        case .null, .bool, .number, .string, .invalid: []
        }
    }

    /// Whether it has brackets.
    var isContainer: Bool {
        switch content {
        case .array, .object: true
        case .null, .bool, .number, .string, .invalid: false
        }
    }

    /// Whether it is an object.
    var isObject: Bool {
        if case .object = content { return true }
        return false
    }

    /// Whether it is a number.
    var isNumber: Bool {
        if case .number = content { return true }
        return false
    }
}
