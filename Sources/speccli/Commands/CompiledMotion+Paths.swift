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
        func formed(_ operand: Operand) -> Operand {
            guard case .constant(let value) = operand else { return operand }
            return .constant(forms[value] ?? value)
        }
        func formed(_ timeline: Timeline) -> Timeline {
            timeline.with(
                tracks: timeline.tracks.map { track in
                    guard track.property == property else { return track }
                    return track.with(type: value.type, keys: track.keys.map { formed($0) })
                })
        }
        let motion = CompiledMotion(
            name: name, parameters: parameters,
            properties: properties.map { own in
                guard own.path == property else { return own }
                return PropertyDeclaration(
                    path: own.path, type: value.type, unit: own.unit, isAdditive: own.isAdditive,
                    initial: value)
            },
            states: states.map { state in
                MotionState(
                    name: state.name,
                    operands: zip(properties, state.operands).map { own, operand in
                        own.path == property ? operand.map { formed($0) } : operand
                    })
            },
            variants: variants.map { variant in
                CompiledVariant(
                    name: variant.name, timeline: formed(variant.timeline),
                    reversedTimeline: formed(variant.reversedTimeline), startState: variant.startState,
                    endState: variant.endState, reducedForm: variant.reducedForm)
            }, transitions: transitions, targets: targets)
        return (motion, value)
    }

    /// All values of a property in states and timelines, each once.
    private func values(of property: PropertyPath) -> [MotionValue] {
        let timelines = variants.flatMap { [$0.timeline, $0.reversedTimeline] }
        var operands = timelines.flatMap { $0.tracks.filter { $0.property == property }.flatMap { $0.keys } }
        for (index, own) in properties.enumerated() where own.path == property {
            for state in states where index < state.operands.count {
                if let operand = state.operands[index] { operands.append(operand) }
            }
        }
        var seen: Set<MotionValue> = []
        return operands.compactMap { $0.constant }.filter { seen.insert($0).inserted }
    }
}
