extension MotionValue {
    /// Whether every stored component is finite.
    public var isFinite: Bool {
        components.allSatisfy { $0.isFinite }
    }

    /// The value as an app reads it: an integer rounded half away from zero, a boolean 0 or 1; every other
    /// type unchanged.
    public var asRead: MotionValue {
        switch type {
        case .integer: MotionValue(unchecked: type, [MotionValue.roundedHalfAway(components[0])])
        case .boolean: .boolean(components[0] >= 0.5)
        case .number, .angle, .point, .size, .vector, .rect, .insets, .color: self
        }
    }

    /// The truth value of a boolean, which is true from a stored 0.5 up; `nil` for other types.
    public var boolean: Bool? {
        type == .boolean ? components[0] >= 0.5 : nil
    }

    /// The colour of a colour value, un-premultiplied; `nil` for other types. See
    /// ``Color/init(premultiplied:)``.
    public var color: Color? {
        type == .color ? Color(premultiplied: components) : nil
    }

    /// The nearest whole number, the one farther from zero where two are equally near.
    static func roundedHalfAway(_ value: Double) -> Double {
        // From 2⁵² on every number is whole. The conversion to an integer needs no function of the C library, which
        // rounding this way would on most processors.
        guard value.magnitude < 0x1p52 else { return value }
        let whole = Double(Int64(value))
        if (value - whole).magnitude < 0.5 { return whole }
        return value < 0 ? whole - 1 : whole + 1
    }
}
