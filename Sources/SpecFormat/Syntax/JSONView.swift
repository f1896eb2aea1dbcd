/// A value of a well-formed JSON text, read in place: for large amounts of data, where no tree is wanted.
///
/// It has neither places nor comments, and makes a part only when it is asked for it.
public struct JSONView: Sendable {
    private let tree: JSONTree
    private let node: JSONTree.Node
    private let index: Int

    /// The value of a text.
    ///
    /// - Parameter bytes: The text.
    /// - Returns: nil unless it is RFC 8259, within the limits of ``JSONSyntax/Limits``, without a key that stands
    ///   twice in an object; `JSONSyntax.parse` says what is wrong.
    /// - Complexity: O(n) for n bytes.
    public init?(_ bytes: [UInt8]) {
        guard let tree = JSONTreeReader.read(bytes) else { return nil }
        self.init(tree, tree.root)
    }

    private init(_ tree: JSONTree, _ index: Int) {
        self.tree = tree
        self.index = index
        node = tree.nodes[index]
    }

    /// The number; nil for any other kind.
    public var number: Double? { node.number }

    /// The text of the string; nil for any other kind.
    public var text: String? { tree.text(at: index) }

    /// The number of elements or members; nil unless the value is a container.
    public var count: Int? { node.isContainer ? node.count : nil }

    /// An element of an array, or the value of a member of an object.
    ///
    /// - Precondition: `position` is 0 or more and below `count`.
    public subscript(position: Int) -> JSONView { JSONView(tree, place(of: position)) }

    /// The number at a position; nil if something else stands there.
    ///
    /// - Precondition: As for the subscript.
    public func number(at position: Int) -> Double? { tree.nodes[place(of: position)].number }

    /// The text of a string at a position; nil if something else stands there.
    ///
    /// - Precondition: As for the subscript.
    public func text(at position: Int) -> String? { tree.text(at: place(of: position)) }

    /// The numbers in an array at a position; nil if something else stands there or in the array.
    ///
    /// - Precondition: As for the subscript.
    /// - Complexity: O(n) for n numbers.
    public func numbers(at position: Int) -> [Double]? {
        let node = tree.nodes[place(of: position)]
        guard node.isA(.array) else { return nil }
        var numbers: [Double] = []
        numbers.reserveCapacity(node.count)
        for index in node.first..<node.first + node.count {
            guard let number = tree.nodes[index].number else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// The position, among some names, of a member's key; nil if none of them is the key, and in an array.
    ///
    /// - Precondition: As for the subscript.
    /// - Complexity: O(1) if the name's position is the member's, otherwise O(n) for n names.
    public func key(at position: Int, among keys: JSONKeys) -> Int? {
        guard node.isA(.object) else { return nil }
        return keys.position(ofString: place(of: position) - 1, in: tree, first: position)
    }

    private func place(of position: Int) -> Int {
        precondition(
            node.isContainer && position >= 0 && position < node.count, "there is no value at the position")
        return node.isA(.object) ? node.first + 2 * position + 1 : node.first + position
    }
}
