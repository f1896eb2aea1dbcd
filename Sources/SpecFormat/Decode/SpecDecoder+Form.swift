import MotionModel

/// The form in which an animation's values are interpolated.
extension SpecDecoder {
    /// The form of a property's type requested by `space` or `turn`; nil for the type itself.
    ///
    /// - Parameter isSound: Set to false when something was reported.
    mutating func form(
        of property: PropertyDeclaration, space: JSONMember?, turn: JSONMember?, isSound: inout Bool
    ) -> ValueType? {
        var form: ValueType?
        if let space {
            let word: String? = choice(space.value, AnimationField.space)
            let read = word.flatMap { ColorSpace(name: $0) }
            if let read, fits(property, .color, space) {
                form = read == .oklab ? nil : .colorIn(read)
            } else {
                isSound = false
            }
        }
        if let turn {
            let word: String? = choice(turn.value, AnimationField.turn)
            let read = word.flatMap { AngleTurn(name: $0) }
            if let read, fits(property, .angle, turn) {
                form = .turning(read)
            } else {
                isSound = false
            }
        }
        return form
    }

    /// Whether a property has the type required by a key; reports it.
    private mutating func fits(
        _ property: PropertyDeclaration, _ type: ValueType, _ member: JSONMember
    ) -> Bool {
        if property.type == type { return true }
        diagnostics.report(
            .valueTypeMismatch,
            "'\(member.key.value)' is for \(type.phrase), and '\(property.path.text)' is \(property.type.phrase)",
            at: member.key.range)
        return false
    }

    /// Whether a property can have a velocity, a single number; reports it.
    mutating func hasVelocity(_ property: PropertyDeclaration, at range: SourceRange) -> Bool {
        switch property.type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .colorIn, .turning,
            .routePosition, .routeTangent:
            return true
        case .boolean, .string, .transform, .path:
            diagnostics.report(
                .valueTypeMismatch,
                "\(property.type.phrase) has no velocity that is one number, and '\(property.path.text)' is one",
                at: range)
            return false
        }
    }
}
