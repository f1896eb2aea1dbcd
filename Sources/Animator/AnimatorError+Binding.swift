import MotionModel

extension AnimatorError {
    /// The error of a binding whose values all exist and have their properties' types.
    init(_ error: BindingError) {
        switch error {
        case .unusableResult(let property, let number): self = .unusableNumber(number, of: property.text)
        case .missingParameters(let property): self = .missingParameters(property: property.text)
        case .missingValue, .wrongType:
            preconditionFailure("what is bound has a value of its property's type")
        }
    }
}
