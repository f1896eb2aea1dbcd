extension MotionValue {
    /// Whether every stored component is finite.
    public var isFinite: Bool {
        components.allSatisfy { $0.isFinite }
    }

    /// Whether every stored component is finite and not beyond ``largestMagnitude``.
    public var isUsable: Bool {
        components.allSatisfy { $0.magnitude <= MotionValue.largestMagnitude }
    }

    /// The value as an app reads it: an integer rounded half away from zero, a boolean 0 or 1; every other
    /// type unchanged.
    public var asRead: MotionValue {
        switch type {
        case .integer: MotionValue(unchecked: type, [Elementary.roundedHalfAway(components[0])])
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
}
