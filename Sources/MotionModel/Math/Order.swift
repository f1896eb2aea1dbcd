extension Sequence {
    /// The elements in order; elements that are equal in order keep their places relative to each other.
    ///
    /// Unlike `sorted(by:)`, which the compiler copies for every type of element, it sorts indices, with one code for
    /// all types.
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return Order.places(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

/// Sorting by indices.
package enum Order {
    /// The indices from 0 to below `count`, in order.
    @inline(never)
    package static func places(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
        (0..<count).sorted(by: precedes)
    }
}
