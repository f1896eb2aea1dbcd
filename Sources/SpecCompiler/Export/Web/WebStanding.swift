import MotionModel

/// The values of properties where nothing moves them.
struct WebStanding {
    private let source: ExportSource
    private let parameters: [WebParameter]
    /// The properties that the first variant moves.
    private let first: [BoundProperty]
    private let places: [PropertyPath: Int]
    /// The values of the state in which the first variant begins.
    private let resting: [PropertyPath: WebValue]
    /// The components of parameters that the values of properties in states name, but don't follow on a page.
    let lostSlots: [PropertyPath: Set<Int>]

    /// - Throws: `BindingError` if the result of an expression isn't usable.
    init(
        _ source: ExportSource, _ timeline: BoundTimeline?, _ parameters: [WebParameter]
    ) throws(BindingError) {
        self.source = source
        self.parameters = parameters
        first = timeline?.properties ?? []
        places = first.places
        resting =
            try source.motion.variants.first.map { variant throws(BindingError) in
                try Self.resting(source, before: variant, parameters)
            } ?? [:]
        var lost: [PropertyPath: Set<Int>] = [:]
        for state in source.motion.states {
            let following = source.motion.followingValues(of: state, parameters)
            for (property, operand) in zip(source.motion.properties, state.operands) {
                guard case .formula(let formula, _) = operand, following[property.path] == nil else {
                    continue
                }
                lost[property.path, default: []].formUnion(formula.parameterSlots)
            }
        }
        lostSlots = lost
    }

    private static func resting(
        _ source: ExportSource, before variant: CompiledVariant, _ parameters: [WebParameter]
    ) throws(BindingError) -> [PropertyPath: WebValue] {
        let motion = source.motion
        let isReversed = source.options.reversesValues
        let values = try motion.restingValues(
            before: variant, reversingValues: isReversed, parameters: source.parameters,
            initial: source.initial)
        guard let state = motion.state(beginning: variant, reversingValues: isReversed) else { return [:] }
        // One by one: Embedded Swift doesn't merge dictionaries.
        var resting = motion.followingValues(of: state, parameters)
        for (path, value) in values where resting[path] == nil { resting[path] = .number(value.canonical) }
        return resting
    }

    /// The values before anything plays: those of the first variant's start, and the initial values of properties that
    /// it doesn't move.
    func value(of property: WebProperty) -> WebValue? {
        let path = property.path
        let own = places[path].map { first[$0] }
        if let own, let kept = ParameterKeyframes(own, parameters) {
            return kept.value(kept.shares.value(at: -WebVariantBuilder.longBefore))
        }
        if let own { return .number(own.value(at: -WebVariantBuilder.longBefore).canonical) }
        return source.initial[path].map { .number($0.canonical) } ?? resting[path]
            ?? path.known.map { .number($0.initial.canonical) }
    }

    /// The values of properties that a variant doesn't move: those of the state in which it begins.
    ///
    /// - Throws: `BindingError` if the result of an expression isn't usable.
    func values(
        in variant: CompiledVariant
    ) throws(BindingError) -> (WebProperty) -> WebValue? {
        let own = try Self.resting(source, before: variant, parameters)
        return { own[$0.path] ?? value(of: $0) }
    }

    /// The declarations of a target before anything plays.
    func beginning(of target: WebTarget) -> [WebDeclaration] {
        let values = target.properties.map { value(of: $0) }
        let own = zip(target.properties, values).flatMap { property, value in
            value.map { property.declarations($0) } ?? []
        }
        return own + target.merges.compactMap { target.declaration(of: $0, values) }
    }
}

extension WebTarget {
    /// The declaration of a style that several properties make up; nil if one of them has no value.
    func declaration(of merge: WebMerge, _ values: [WebValue?]) -> WebDeclaration? {
        guard merge.properties.allSatisfy({ values[$0] != nil }) else { return nil }
        return merge.declaration { property, component in
            values[property]?.text(component, properties[property].unit, in: merge.style) ?? ""
        }
    }
}
