/// Elements with stable places, which are reused after removal.
///
/// A removed element is kept until its place is reused.
struct Slab<Element: ~Copyable>: ~Copyable {
    private var elements = PagedColumn<Element>()
    private var free = Column<Int32>()

    /// The number of elements.
    var count: Int { elements.count - free.count }

    /// Whether there are none.
    var isEmpty: Bool { count == 0 }

    /// The place of the element that is added next.
    var nextPlace: Int32 { free.last ?? Int32(elements.count) }

    /// Adds an element.
    ///
    /// - Returns: Its place.
    /// - Complexity: O(1) amortised.
    @discardableResult
    mutating func insert(_ element: consuming Element) -> Int32 {
        if let place = free.last {
            free.removeLast()
            elements[Int(place)] = element
            return place
        }
        elements.append(element)
        return Int32(elements.count - 1)
    }

    /// Removes the element of a place.
    mutating func remove(_ place: Int32) { free.append(place) }

    /// The element of a place.
    subscript(_ place: Int32) -> Element {
        @inline(__always) _read { yield elements[Int(place)] }
        @inline(__always) _modify { yield &elements[Int(place)] }
    }

    /// The number of places, those of removed elements included.
    var placeCount: Int { elements.count }
}
