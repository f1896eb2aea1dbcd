import MotionModel

/// The states of a motion as a style sheet has them: what the targets show in each, and how they go there.
struct WebStates: Sendable {
    /// The targets, ordered by name.
    let targets: [WebTarget]
    /// The states, in the spec's order.
    let states: [WebState]
    /// The losses of going from state to state by transitions.
    let losses: [ExportLoss]
}

/// A state of a motion for a style sheet.
struct WebState: Sendable {
    let name: String
    /// The declarations of each target.
    let declarations: [[WebDeclaration]]
    /// How the styles of each target go there.
    let transitions: [[StyleTransition]]
    /// The same where reduced motion is preferred.
    let reduced: [[StyleTransition]]

    /// An item of `transition`.
    struct StyleTransition: Hashable, Sendable {
        /// A style, or a custom property.
        let property: String
        let transition: WebTransition
    }
}

extension WebStates {
    /// - Throws: `BindingError` if the result of an expression isn't usable.
    init(
        _ source: ExportSource, _ motion: StateMotion, _ standing: WebStanding, names: inout WebNames
    ) throws(BindingError) {
        var paths: Set<PropertyPath> = []
        for bound in motion.moved.values { paths.formUnion(bound.map { $0.property }) }
        let varying = paths.filter { motion.varies($0) }
        let moved = source.motion.properties.filter { paths.contains($0.path) }.ordered { $0.path < $1.path }
        let timelines = motion.ways.flatMap { way in
            [way.play, motion.reduced(way.play)].compactMap { motion.moved[$0] }
        }
        // One transition moves a style of several properties if they always go together.
        func goTogether(_ parts: Set<PropertyPath>) -> Bool {
            let parts = parts.filter { varying.contains($0) }
            return motion.states.allSatisfy { state in
                [false, true].allSatisfy { isReduced in
                    Set(parts.map { motion.transition($0, into: state.name, isReduced: isReduced) }).count
                        <= 1
                }
            }
        }
        targets = WebMotion.byTarget(moved, source.motion.targets).map { target, properties in
            WebTarget(
                target, properties.map { ($0, false, []) }, mergedIn: timelines, where: goTogether,
                names: &names)
        }
        let targets = targets
        states = motion.states.map { state in
            func transitions(_ isReduced: Bool) -> [[WebState.StyleTransition]] {
                targets.map { target in
                    target.transitions { path in
                        varying.contains(path)
                            ? motion.transition(path, into: state.name, isReduced: isReduced) : nil
                    }
                }
            }
            let shown = motion.declarations(of: targets, in: state.name, standing)
            let absent = targets.map { target in motion.isAbsent(target.name, in: state.name) }
            func leaves(_ isReduced: Bool) -> [[WebState.StyleTransition]] {
                zip(targets, transitions(isReduced)).map { target, own in
                    own + motion.leave(target.name, into: state.name, isReduced: isReduced)
                }
            }
            return WebState(
                name: state.name,
                declarations: zip(shown, absent).map { $1 ? $0 + [WebMotion.absence] : $0 },
                transitions: leaves(false), reduced: leaves(true))
        }
        losses = StateLosses(source.motion, motion, targets, states).all
    }
}

extension WebTarget {
    /// The declarations of given values, without the styles that refer to custom properties.
    func declarations(_ value: (WebProperty) -> WebValue?) -> [WebDeclaration] {
        let values = properties.map(value)
        let own = zip(properties, values).flatMap { property, value in
            value.map { property.declarations($0) } ?? []
        }
        return own + merges.compactMap { declaration(of: $0, values) }
    }

    /// The items of `transition`.
    ///
    /// - Parameter transition: Gives the transition of a property; nil for one that changes at once.
    fileprivate func transitions(
        _ transition: (PropertyPath) -> WebTransition?
    ) -> [WebState.StyleTransition] {
        var items: [WebState.StyleTransition] = []
        func add(_ name: String, _ path: PropertyPath) {
            guard let found = transition(path), found.takesTime,
                !items.contains(where: { $0.property == name })
            else { return }
            items.append(WebState.StyleTransition(property: name, transition: found))
        }
        for property in properties {
            for output in property.outputs {
                switch output {
                case .style(let style, _), .part(let style, _): add(style.rawValue, property.path)
                case .variable(let variable, _):
                    if variable.unit.syntax != nil { add(variable.name, property.path) }
                }
            }
        }
        return items
    }

    /// The names of what shows a property: styles, and custom properties.
    func names(showing path: PropertyPath) -> [String] {
        properties.filter { $0.path == path }.flatMap { $0.outputs }.map { output in
            switch output {
            case .style(let style, _), .part(let style, _): style.rawValue
            case .variable(let variable, _): variable.name
            }
        }
    }
}
