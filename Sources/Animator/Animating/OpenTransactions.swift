/// The open blocks of implicit animations; the storage of those that are over is used again.
struct OpenTransactions: ~Copyable {
    /// The innermost open block, or the storage of the next one.
    var innermost = OpenTransaction()
    /// The blocks around it, the outermost first, and the storage of more.
    private var outer = Column<OpenTransaction>()
    /// The number of open blocks.
    private(set) var count = 0

    /// Whether a block is open.
    var isOpen: Bool { count > 0 }

    /// An open block, the outermost first.
    subscript(index: Int) -> OpenTransaction {
        _read { if index == count - 1 { yield innermost } else { yield outer[index] } }
        _modify { if index == count - 1 { yield &innermost } else { yield &outer[index] } }
    }

    /// Opens a block inside the others.
    mutating func open(isAdditive: Bool) {
        if count > 0 {
            if count > outer.count { outer.append(OpenTransaction()) }
            swap(&innermost, &outer[count - 1])
        }
        innermost.begin(isAdditive: isAdditive)
        count += 1
    }

    /// Closes the innermost block.
    ///
    /// - Returns: Its changes.
    mutating func close() -> OpenTransaction {
        count -= 1
        var closed = OpenTransaction()
        swap(&closed, &innermost)
        if count > 0 { swap(&innermost, &outer[count - 1]) }
        return closed
    }

    /// Takes the storage of a block that is over back.
    mutating func reuse(_ closed: consuming OpenTransaction) {
        if count == 0 { innermost = closed } else if count <= outer.count { outer[count - 1] = closed }
    }
}
