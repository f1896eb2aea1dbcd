/// The elements of a JSON array.
public struct JSONArray: Sendable {
    /// The elements in order.
    public let elements: JSONElements
    /// Comments before the closing bracket that belong to no element.
    public let danglingComments: [JSONComment]
    /// False if brackets are missing or content was left out; a report of the number of elements would then
    /// be noise.
    public let isComplete: Bool

    /// Creates an array from its parts.
    init(elements: [JSONSyntax], danglingComments: [JSONComment], isComplete: Bool) {
        self.elements = JSONElements(elements)
        self.danglingComments = danglingComments
        self.isComplete = isComplete
    }

    /// Creates an array of a well-formed text.
    init(elements: JSONElements) {
        self.elements = elements
        danglingComments = []
        isComplete = true
    }
}

/// The elements of a JSON array in order, each created on access.
///
/// - Complexity: An element takes O(1), and O(n) if it is a string of n bytes.
public struct JSONElements: RandomAccessCollection, Sendable {
    /// The tree that the entries belong to; nil if the list itself holds the elements.
    private let tree: JSONTree?
    private let first: Int
    private let list: [JSONSyntax]
    /// The number of elements.
    public let endIndex: Int

    /// Creates a list from its elements.
    init(_ list: [JSONSyntax]) {
        tree = nil
        first = 0
        self.list = list
        endIndex = list.count
    }

    /// The elements at a number of entries.
    init(of tree: JSONTree, first: Int, count: Int) {
        self.tree = tree
        self.first = first
        list = []
        endIndex = count
    }

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The element at a position.
    public subscript(position: Int) -> JSONSyntax {
        guard let tree else { return list[position] }
        precondition(position >= 0 && position < endIndex, "the array has no such element")
        return JSONSyntax(of: tree, at: first + position)
    }

    /// Whether an element is an array or an object; doesn't create the element.
    func isContainer(at position: Int) -> Bool {
        tree?.entries[first + position].isContainer ?? list[position].isContainer
    }
}

extension JSONElements: ExpressibleByArrayLiteral {
    /// Creates a list of the given elements.
    public init(arrayLiteral elements: JSONSyntax...) { self.init(elements) }
}
