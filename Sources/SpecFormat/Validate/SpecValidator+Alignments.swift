import MotionModel

/// Declarations that say how paths are aligned.
extension SpecValidator {
    /// Reports those of properties that hold something else than paths, as far as their types are known.
    mutating func checkAlignments() {
        guard draft.properties.contains(where: { $0.align != nil }) else { return }
        let types = types
        for property in draft.properties {
            guard let key = property.align,
                let type = types[property.path.text] ?? property.type
                    ?? property.path.known?.type
            else { continue }
            if case .path = type { continue }
            decoder.diagnostics.report(
                .valueTypeMismatch,
                "\(PropertyField.align.quoted) is for a path, and '\(property.path.text)' is \(type.phrase)",
                at: key.range)
        }
    }
}
