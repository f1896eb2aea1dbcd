/// The elements of a JSON array.
public final class JSONArray: Sendable {
    /// The elements in order.
    public let elements: JSONElements
    /// Comments before the closing bracket that belong to no element.
    public let danglingComments: [JSONComment]
    /// False when brackets are missing or content was left out: then a complaint about the number of elements would
    /// be noise.
    public let isComplete: Bool

    /// An array that was put together.
    init(elements: [JSONSyntax], danglingComments: [JSONComment], isComplete: Bool) {
        self.elements = JSONElements(elements)
        self.danglingComments = danglingComments
        self.isComplete = isComplete
    }

    /// An array of a well-formed text.
    init(elements: JSONElements) {
        self.elements = elements
        danglingComments = []
        isComplete = true
    }
}

/// The elements of a JSON array in order, each made when it is asked for.
///
/// - Complexity: An element takes O(1), and O(n) where it is a string of n bytes.
public struct JSONElements: RandomAccessCollection, Sendable {
    /// What the nodes belong to; nil where the list has everything.
    private let tree: JSONTree?
    private let first: Int
    private let list: [JSONSyntax]
    /// The number of elements.
    public let endIndex: Int

    /// Elements that were put together.
    init(_ list: [JSONSyntax]) {
        tree = nil
        first = 0
        self.list = list
        endIndex = list.count
    }

    /// The values at so many nodes of a tree.
    init(of tree: JSONTree, first: Int, count: Int) {
        self.tree = tree
        self.first = first
        list = []
        endIndex = count
    }

    /// 0.
    public var startIndex: Int { 0 }

    /// The element at a position.
    public subscript(position: Int) -> JSONSyntax {
        guard let tree else { return list[position] }
        precondition(position >= 0 && position < endIndex, "the array has no such element")
        return tree.value(at: first + position)
    }

    /// Whether an element is an array or an object, without it being made.
    func isContainer(at position: Int) -> Bool {
        tree?.nodes[first + position].isContainer ?? list[position].isContainer
    }
}

extension JSONElements: ExpressibleByArrayLiteral {
    /// Those elements.
    public init(arrayLiteral elements: JSONSyntax...) { self.init(elements) }
}
