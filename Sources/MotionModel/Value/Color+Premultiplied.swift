extension Color {
    /// The stored form, which is interpolated: L·α, a·α, b·α, α. Never holds a negative zero.
    ///
    /// Linear interpolation of four such numbers is the premultiplied OKLab mixing of CSS Color 4, section
    /// 12.
    public var premultiplied: [Double] {
        // Adding 0 turns −0 into 0, so that all fully transparent colours are stored alike.
        [lightness * alpha + 0, a * alpha + 0, b * alpha + 0, alpha + 0]
    }

    /// The colour whose stored form is `components`, if there is one.
    ///
    /// A product loses bits, so some stored forms that interpolation produces are not the product of any two `Double`s.
    /// Then the quotient is used, and multiplying again gives a stored form one unit in the last place away.
    ///
    /// - Parameter components: L·α, a·α, b·α, α: exactly four numbers.
    /// - Returns: A colour whose ``premultiplied`` form is bitwise `components` if any colour has that form (always
    ///   when they came from a colour); transparent black when α is 0.
    public init(premultiplied components: [Double]) {
        precondition(components.count == 4, "the stored form of a colour has four components")
        let alpha = components[3]
        self.init(
            lightness: Color.factor(of: components[0], by: alpha),
            a: Color.factor(of: components[1], by: alpha),
            b: Color.factor(of: components[2], by: alpha),
            alpha: alpha)
    }

    /// The number nearest to `product / alpha` whose product with `alpha` is `product` again, if there is one.
    private static func factor(of product: Double, by alpha: Double) -> Double {
        guard alpha != 0 else { return 0 }
        let quotient = product / alpha
        if quotient * alpha == product { return quotient }
        // No other factor is nearer, but at a power of two the products above it that round to it reach twice as
        // far as those below.
        let larger = quotient < 0 ? quotient.nextDown : quotient.nextUp
        return larger * alpha == product ? larger : quotient
    }
}
