/// Blocks of consecutive elements in one flat array, allocated and released.
///
/// A released block is reused for allocations of its capacity; the array never shrinks.
struct BlockPool<Element>: ~Copyable {
    /// The elements of all blocks, and room for more.
    var elements = Column<Element>()
    private var used = 0
    private var free = Column<Column<Int32>>()
    private let filler: Element

    /// Creates a pool without blocks.
    ///
    /// - Parameter filler: The value of elements before they are written.
    init(filler: Element) { self.filler = filler }

    /// The capacity of a block for a count of elements: the count up to 16, then the next power of two.
    static func capacity(for count: Int) -> Int {
        count > 16 ? powerOfTwo(notBelow: count) : count
    }

    /// The least power of two that isn't below a count; 0 for 0.
    static func powerOfTwo(notBelow count: Int) -> Int {
        count <= 1 ? count : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
    }

    /// Allocates a block.
    ///
    /// - Returns: The index of its first element.
    /// - Complexity: O(1) amortised, O(count) when the array grows.
    mutating func allocate(_ count: Int) -> Int32 {
        let sizeClass = Self.sizeClass(of: count)
        if sizeClass < free.count, let block = free[sizeClass].popLast() { return block }
        let first = used
        used += Self.capacity(for: count)
        if used > elements.count { elements.fill(with: filler, atLeast: used) }
        return Int32(first)
    }

    /// Releases a block that was allocated with a count.
    mutating func release(_ first: Int32, _ count: Int) {
        let sizeClass = Self.sizeClass(of: count)
        while free.count <= sizeClass { free.append(Column()) }
        free[sizeClass].append(first)
    }

    private static func sizeClass(of count: Int) -> Int {
        count <= 16 ? count : 12 + powerOfTwo(notBelow: count).trailingZeroBitCount
    }
}
