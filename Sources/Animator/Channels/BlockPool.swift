/// Blocks of neighbouring elements in one flat array, handed out and taken back.
///
/// A block that is given back is handed out again to whoever asks for as many; the array never shrinks.
struct BlockPool<Element> {
    /// The elements of all blocks.
    var elements: [Element] = []
    private var free: [[Int32]] = []
    private let filler: Element

    /// A pool without blocks.
    ///
    /// - Parameter filler: What elements are that nobody has written yet.
    init(filler: Element) { self.filler = filler }

    /// How many elements a block has that was asked for with a count: up to 16 as many, then the next power of two.
    static func capacity(for count: Int) -> Int {
        count > 16 ? powerOfTwo(notBelow: count) : count
    }

    /// The least power of two that isn't below a count; 0 for 0.
    static func powerOfTwo(notBelow count: Int) -> Int {
        count <= 1 ? count : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
    }

    /// Hands out a block.
    ///
    /// - Returns: Where it begins.
    /// - Complexity: O(1) amortised, O(count) when the array grows.
    mutating func allocate(_ count: Int) -> Int32 {
        let sizeClass = Self.sizeClass(of: count)
        if sizeClass < free.count, let block = free[sizeClass].popLast() { return block }
        let first = elements.count
        elements.append(contentsOf: repeatElement(filler, count: Self.capacity(for: count)))
        return Int32(first)
    }

    /// Takes a block back that was asked for with a count.
    mutating func release(_ first: Int32, _ count: Int) {
        let sizeClass = Self.sizeClass(of: count)
        while free.count <= sizeClass { free.append([]) }
        free[sizeClass].append(first)
    }

    private static func sizeClass(of count: Int) -> Int {
        count <= 16 ? count : 12 + powerOfTwo(notBelow: count).trailingZeroBitCount
    }
}
