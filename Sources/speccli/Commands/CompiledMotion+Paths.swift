import MotionModel

extension CompiledMotion {
    /// The motion with a path that a property has before anything plays, and that path as a value of it.
    ///
    /// The values of a path property have one form, so that they are numbers. If the new path is drawn by other commands, all of
    /// them get another form.
    func accepting(
        path: MotionValue, of property: PropertyPath
    ) -> (motion: CompiledMotion, value: MotionValue) {
        let known = values(of: property)
        // Paths that didn't choose where they begin are left as they are.
        let areAligned = MotionValue.inOneForm(known).elementsEqual(known)
        let shared = MotionValue.inOneForm([path] + known, areAligned: areAligned)
        let value = shared[0]
        var forms: [MotionValue: MotionValue] = [:]
        for (value, form) in zip(known, shared.dropFirst()) { forms[value] = form }
        let motion = mapping(
            parameters: parameters, propertiesThat: { path, _ in path == property },
            types: { _ in value.type }, values: { forms[$0] ?? $0 })
        return (motion, value)
    }

    /// All values of a property at first, in states and in timelines, each once.
    private func values(of property: PropertyPath) -> [MotionValue] {
        let timelines = variants.flatMap { [$0.timeline, $0.reversedTimeline] }
        var operands = timelines.flatMap { $0.tracks.filter { $0.property == property }.flatMap { $0.keys } }
        for (index, own) in properties.enumerated() where own.path == property {
            if let initial = own.initial { operands.append(.constant(initial)) }
            for state in states where index < state.operands.count {
                if let operand = state.operands[index] { operands.append(operand) }
            }
        }
        var seen: Set<MotionValue> = []
        return operands.compactMap { $0.constant }.filter { seen.insert($0).inserted }
    }
}
