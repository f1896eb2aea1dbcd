extension SpecValidator {
    /// Reports states in which no variant starts or ends.
    mutating func checkStates() {
        guard draft.variantsAreSound, !draft.isLibrary, !decoder.diagnostics.hasErrors else { return }
        let reached = Set(variants.flatMap { [$0.startState, $0.endState] }.compactMap { $0 })
        for (index, name) in decoder.stateKeys.enumerated() where !reached.contains(index) {
            decoder.diagnostics.report(
                .stateUnused, "no variant starts or ends in the state '\(name.value)'", at: name.range)
        }
    }
}
