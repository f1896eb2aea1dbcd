extension Sequence {
    /// The elements in order; those of which none goes first stay in the order they were in.
    ///
    /// As `sorted(by:)`, which is code of its own for every type of element: this sorts their places, with the same code for all.
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return Order.places(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

/// Putting things in order by their places.
package enum Order {
    /// The places from 0 on, below `count`, in order.
    @inline(never)
    package static func places(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
        (0..<count).sorted(by: precedes)
    }
}
