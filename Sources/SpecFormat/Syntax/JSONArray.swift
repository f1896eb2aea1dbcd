/// The elements of a JSON array.
public struct JSONArray: Sendable {
    /// The elements in order.
    public let elements: JSONElements
    /// Comments before the closing bracket that belong to no element.
    public var danglingComments: [JSONComment] { elements.tree.list?.danglingComments ?? [] }
    /// False if brackets are missing or content was left out; a report of the number of elements would then
    /// be noise.
    public var isComplete: Bool { elements.tree.list?.isComplete ?? true }

    /// Creates an array from its parts.
    init(elements: [JSONSyntax], danglingComments: [JSONComment], isComplete: Bool) {
        self.elements = JSONElements(
            of: JSONTree(
                JSONTree.List(elements, danglingComments: danglingComments, isComplete: isComplete)),
            first: 0, count: elements.count)
    }

    /// Creates an array of a well-formed text.
    init(elements: JSONElements) { self.elements = elements }
}

/// The elements of a JSON array in order, each created on access.
///
/// - Complexity: An element takes O(1), and O(n) if it is a string of n bytes.
public struct JSONElements: RandomAccessCollection, Sendable {
    /// The tree that has them, in its list or among its entries.
    fileprivate let tree: JSONTree
    private let first: Int
    /// The number of elements.
    public let endIndex: Int

    /// The elements of a tree's list, or at a number of its entries.
    init(of tree: JSONTree, first: Int, count: Int) {
        self.tree = tree
        self.first = first
        endIndex = count
    }

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The element at a position.
    public subscript(position: Int) -> JSONSyntax {
        if let list = tree.list { return list.elements[position] }
        precondition(position >= 0 && position < endIndex, "the array has no such element")
        return JSONSyntax(of: tree, at: first + position)
    }

    /// Whether an element is an array or an object; doesn't create the element.
    func isContainer(at position: Int) -> Bool {
        tree.list?.elements[position].isContainer ?? tree.entries[first + position].isContainer
    }
}

extension JSONElements: ExpressibleByArrayLiteral {
    /// Creates a list of the given elements.
    public init(arrayLiteral elements: JSONSyntax...) {
        self = JSONArray(elements: elements, danglingComments: [], isComplete: true).elements
    }
}
