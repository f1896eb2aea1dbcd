/// The open blocks of implicit animations, the innermost last; the storage of those that are over is used again.
struct OpenTransactions {
    private var all: [OpenTransaction] = []
    /// The number of open blocks.
    private(set) var count = 0

    /// Whether a block is open.
    var isOpen: Bool { count > 0 }

    /// The innermost open block.
    var innermost: OpenTransaction {
        _read { yield all[count - 1] }
        _modify { yield &all[count - 1] }
    }

    /// An open block, the outermost first.
    subscript(index: Int) -> OpenTransaction {
        _read { yield all[index] }
        _modify { yield &all[index] }
    }

    /// Opens a block inside the others.
    mutating func open(isAdditive: Bool) {
        if count == all.count { all.append(OpenTransaction()) }
        all[count].begin(isAdditive: isAdditive)
        count += 1
    }

    /// Closes the innermost block.
    ///
    /// - Returns: Its changes.
    mutating func close() -> OpenTransaction {
        count -= 1
        var closed = OpenTransaction()
        swap(&closed, &all[count])
        return closed
    }

    /// Takes the storage of a block that is over back.
    mutating func reuse(_ closed: consuming OpenTransaction) { if count < all.count { all[count] = closed } }
}
