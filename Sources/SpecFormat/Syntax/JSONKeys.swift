/// The names that a program looks for among the keys of objects, made ready once for looking often.
public struct JSONKeys: Sendable {
    /// A name and what it is compared by.
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

    /// Names, which are known by their positions from now on.
    ///
    /// - Parameter names: Best in the order in which the keys mostly stand: each is looked for at its own position first.
    public init(_ names: [String]) {
        keys = names.map(Key.init)
    }

    /// Which of the names stands as a string at a node; nil where none does.
    func position(ofString index: Int, in tree: JSONTree, first guess: Int) -> Int? {
        if guess < keys.count, tree.isString(keys[guess], at: index) { return guess }
        return keys.firstIndex { tree.isString($0, at: index) }
    }
}
