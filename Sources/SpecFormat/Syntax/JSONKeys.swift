/// The names that a program looks for among the keys of objects, prepared once for many lookups.
public struct JSONKeys: Sendable {
    /// A name and the mark it is compared by.
    struct Key: Sendable {
        let name: String
        let count: Int
        let mark: UInt64

        init(_ name: String) {
            self.name = name
            count = name.utf8.count
            mark = JSONMark(name.utf8).value
        }
    }

    private let keys: [Key]

    /// Prepares names; each is known by its position from now on.
    ///
    /// - Parameter names: Best in the usual order of the keys: each name is looked for at its own position first.
    public init(_ names: [String]) {
        keys = names.map(Key.init)
    }

    /// The position of the name that stands as a string at a node; nil for none.
    func position(ofString index: Int, in tree: JSONTree, first guess: Int) -> Int? {
        if guess < keys.count, tree.isString(keys[guess], at: index) { return guess }
        return keys.firstIndex { tree.isString($0, at: index) }
    }
}
