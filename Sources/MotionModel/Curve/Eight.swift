/// Eight elements side by side, from which vectors are made.
///
/// A vector whose elements are set one by one in a loop would be written to memory.
struct Eight<Element> {
    private let a, b, c, d, e, f, g, h: Element

    /// Creates the elements from a function of their places, called in order.
    @inline(__always)
    init(_ element: (Int) -> Element) {
        (a, b, c, d) = (element(0), element(1), element(2), element(3))
        (e, f, g, h) = (element(4), element(5), element(6), element(7))
    }

    /// A number of each element.
    @inline(__always)
    func vector<Number: SIMDScalar>(_ number: (Element) -> Number) -> SIMD8<Number> {
        SIMD8(
            number(a), number(b), number(c), number(d), number(e), number(f), number(g), number(h))
    }
}
