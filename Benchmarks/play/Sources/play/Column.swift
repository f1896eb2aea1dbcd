/// A list of plain values that grows and is checked by nobody: what a prototype in C would use.
///
/// A copy shares the memory of the original.
struct Column<Element: BitwiseCopyable> {
    private final class Memory {
        let start: UnsafeMutablePointer<Element>

        init(_ capacity: Int) { start = .allocate(capacity: capacity) }

        deinit { start.deallocate() }
    }

    private var memory: Memory
    private var elements: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count: Int

    init(repeating value: Element? = nil, count: Int = 0) {
        self.count = count
        capacity = max(16, count)
        memory = Memory(capacity)
        elements = memory.start
        if let value { elements.initialize(repeating: value, count: count) }
    }

    subscript(index: Int) -> Element {
        get { elements[index] }
        nonmutating set { elements[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        elements[count] = element
        count += 1
    }

    mutating func removeLast() { count -= 1 }

    @inline(never)
    private mutating func grow() {
        let larger = Memory(2 * capacity)
        larger.start.update(from: elements, count: count)
        capacity *= 2
        memory = larger
        elements = larger.start
    }
}
