extension SIMD8 {
    /// Creates a vector from a function of the places of its elements: one whose elements are set in a loop would be written
    /// to memory.
    @inline(__always)
    init(_ element: (Int) -> Scalar) {
        self.init(
            element(0), element(1), element(2), element(3), element(4), element(5), element(6), element(7))
    }
}
