/// Elements one after another, like those of an array, which nothing else can hold: no access asks whether they are its own,
/// and nothing counts references to them.
///
/// Indices are checked as those of an array are. It never gets smaller.
@safe
struct Column<Element: ~Copyable>: ~Copyable {
    private var storage: UnsafeMutableBufferPointer<Element>
    /// The number of elements.
    private(set) var count = 0

    /// Creates one without elements.
    init() { unsafe storage = UnsafeMutableBufferPointer(start: nil, count: 0) }

    deinit {
        unsafe storage.extracting(0..<count).deinitialize()
        unsafe storage.deallocate()
    }

    /// Whether there are no elements.
    var isEmpty: Bool { count == 0 }

    /// The indices of all elements.
    var indices: Range<Int> { 0..<count }

    /// An element.
    subscript(index: Int) -> Element {
        @inline(__always) _read {
            check(index)
            yield unsafe storage[index]
        }
        @inline(__always) _modify {
            check(index)
            yield &(unsafe storage)[index]
        }
    }

    @inline(__always)
    private func check(_ index: Int) {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index of a column is within it")
    }

    /// The elements as they lie in memory, until the column is changed or released: for spans, which a type of one's own can't
    /// return.
    @unsafe var buffer: UnsafeMutableBufferPointer<Element> {
        unsafe UnsafeMutableBufferPointer(start: storage.baseAddress, count: count)
    }

    private var capacity: Int { unsafe storage.count }

    /// Adds an element as the last one.
    ///
    /// - Complexity: O(1) amortised.
    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity { reserve(count + 1) }
        unsafe storage.initializeElement(at: count, to: element)
        count += 1
    }

    /// Makes room for a number of elements, and for at least twice as many as there was room for.
    @inline(never)
    mutating func reserve(_ least: Int) {
        let new = UnsafeMutableBufferPointer<Element>.allocate(
            capacity: Swift.max(least, 8, 2 * capacity))
        _ = unsafe new.moveInitialize(fromContentsOf: storage.extracting(0..<count))
        unsafe storage.deallocate()
        unsafe storage = new
    }

    /// Removes the last element.
    ///
    /// - Precondition: There is one.
    @inline(__always)
    @discardableResult
    mutating func removeLast() -> Element {
        check(count - 1)
        count -= 1
        return unsafe storage.moveElement(from: count)
    }

    /// Removes all elements in their order, and hands each to a function.
    mutating func removeAll(_ body: (consuming Element) -> Void) {
        let all = count
        count = 0
        for index in 0..<all { body(unsafe storage.moveElement(from: index)) }
    }

    /// Removes all elements, and keeps the room.
    mutating func removeAll() {
        unsafe storage.extracting(0..<count).deinitialize()
        count = 0
    }
}

extension Column {
    /// Creates one of equal elements.
    init(repeating element: Element, count: Int) {
        self.init()
        append(element, count: count)
    }

    /// The last element; `nil` if there is none.
    var last: Element? { isEmpty ? nil : self[count - 1] }

    /// Removes the last element; `nil` if there is none.
    mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

    /// Adds equal elements behind the others.
    mutating func append(_ element: Element, count more: Int) {
        if count + more > capacity { reserve(count + more) }
        for index in count..<(count + more) { unsafe storage.initializeElement(at: index, to: element) }
        count += more
    }

    /// Adds equal elements until there are at least so many, and as many as there is room for.
    mutating func fill(with element: Element, atLeast least: Int) {
        if least > capacity { reserve(least) }
        append(element, count: capacity - count)
    }

    /// Exchanges two elements.
    mutating func swapAt(_ first: Int, _ second: Int) {
        let element = self[first]
        self[first] = self[second]
        self[second] = element
    }
}

extension Column where Element: Comparable {
    /// Sorts the elements.
    mutating func sort() {
        var elements = unsafe buffer
        unsafe elements.sort()
    }
}
