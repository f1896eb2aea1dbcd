import MotionModel

extension AnimatorError {
    /// The error of a binding.
    init(_ error: BindingError) {
        switch error {
        case .unusableResult(let property, let number): self = .unusableNumber(number, of: property.text)
        case .missingParameters(let property): self = .missingParameters(property: property.text)
        case .missingValue(let property): self = .unknownProperty(property.text, nearest: nil)
        case .wrongType(let property, let expected, let found):
            self = .wrongType(property: property.text, expected: expected, found: found.name)
        }
    }
}
