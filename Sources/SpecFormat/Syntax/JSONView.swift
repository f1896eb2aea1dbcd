/// A value of a well-formed JSON text, looked at where it stands: for what is read in bulk, where no tree is wanted.
///
/// There are neither places nor comments, and of what it holds only what is asked for is made.
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

    /// The number; nil where it is something else.
    public var number: Double? { node.kind == .number ? Double(bitPattern: node.payload) : nil }

    /// The text of the string; nil where it is something else.
    public var text: String? {
        node.kind == .string || node.kind == .unusualString ? tree.string(at: index).value : nil
    }

    /// The number of elements or members; nil where the value is no container.
    public var count: Int? { isContainer ? node.count : nil }

    /// An element of an array, or the value of a member of an object.
    ///
    /// - Precondition: `position` is 0 or more and below `count`.
    public subscript(position: Int) -> JSONView { JSONView(tree, place(of: position)) }

    /// The number at a position; nil where something else stands there.
    ///
    /// - Precondition: As for the subscript.
    public func number(at position: Int) -> Double? {
        let node = tree.nodes[place(of: position)]
        return node.kind == .number ? Double(bitPattern: node.payload) : nil
    }

    /// Whether the key of a member is `name`; false in an array.
    ///
    /// - Precondition: As for the subscript.
    public func isKey(_ name: String, at position: Int) -> Bool {
        node.kind == .object && tree.isString(name, at: place(of: position) - 1)
    }

    private var isContainer: Bool { node.kind == .array || node.kind == .object }

    private func place(of position: Int) -> Int {
        precondition(
            isContainer && position >= 0 && position < node.count, "there is no value at the position")
        return node.kind == .object ? node.first + 2 * position + 1 : node.first + position
    }
}
