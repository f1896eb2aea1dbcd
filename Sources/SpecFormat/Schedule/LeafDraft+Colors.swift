import MotionModel

/// The form in which the colours of a leaf are mixed.
extension LeafDraft {
    /// The form requested by the leaf; OKLab for colours of which components are `none`, which there are the other's;
    /// nil for the property's type.
    ///
    /// - SeeAlso: CSS Color Module Level 4, section 12.2 "Interpolating with missing components"
    var mixedForm: ValueType? {
        guard form == nil, case .color = property.type else { return form }
        let operands = keyframes.map { $0.value } + (start.map { [$0] } ?? [])
        return operands.contains { $0.constant?.hasMissingComponents ?? false } ? .colorIn(.oklab) : nil
    }
}

extension Operand {
    /// The operand with a colour that is known as it is written in a form, or as what is shown if there is none.
    func asColor(in form: ValueType?) -> Operand {
        guard case .constant(let value) = self, case .colorIn = value.type else { return self }
        return .constant(form.flatMap { value.converted(to: $0) } ?? value.canonical)
    }

    /// The operand with a colour as what is shown where it stands alone.
    var canonical: Operand { asColor(in: nil) }
}
