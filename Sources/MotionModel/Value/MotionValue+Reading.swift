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
        case .integer: MotionValue(unchecked: type, Components(Elementary.roundedHalfAway(components[0])))
        case .boolean: .boolean(components[0] >= 0.5)
        case .number, .angle, .point, .size, .vector, .rect, .insets, .color, .string, .transform, .colorIn,
            .turning, .path, .routePosition, .routeTangent:
            self
        }
    }

    /// The truth value of a boolean, which is true for a stored number of 0.5 or more; `nil` for other types.
    public var boolean: Bool? {
        type == .boolean ? components[0] >= 0.5 : nil
    }

    /// The colour of a colour value, un-premultiplied; `nil` for other types. See
    /// ``Color/init(premultiplied:)``.
    public var color: Color? {
        switch type {
        case .color: Color(premultiplied: components.array)
        case .colorIn: Color(premultiplied: Array(components[ColorSpace.storedIndex...]))
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .boolean, .string, .transform,
            .turning, .path, .routePosition, .routeTangent:
            nil
        }
    }

    /// The text of a `string`; `nil` for other types.
    public var string: String? {
        guard case .string(let set) = type, components[0] >= 0, components[0] < Double(set.strings.count)
        else {
            return nil
        }
        return set.strings[Int(components[0])]
    }

    /// The matrix of a transform; `nil` for other types.
    public var matrix: TransformMatrix? {
        guard case .transform(let form) = type else { return nil }
        return form.matrix(between: FormEnds(resting: components.array), at: 0, wantsRate: false).matrix
    }

    /// The functions of a transform, a matrix if it is canonical; `nil` for other types.
    public var functions: [TransformFunction]? {
        guard case .transform(let form) = type else { return nil }
        var place = 0
        let kinds: [TransformKind]
        switch form {
        case .matrix: return [.matrix(TransformMatrix { components[$0] })]
        case .functions(let own): kinds = own
        case .pairs(let lists):
            guard let own = TransformForm.common(lists, of: FormEnds(resting: components.array)) else {
                return []
            }
            (kinds, place) = own
        }
        return kinds.map { kind in
            defer { place += kind.componentCount }
            return TransformFunction(kind, Array(components[place..<(place + kind.componentCount)]))
        }
    }
}
