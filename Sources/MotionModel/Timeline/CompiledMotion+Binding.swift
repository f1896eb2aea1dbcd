extension CompiledMotion {
    /// The stored components of all parameters' defaults, by their slots.
    package var defaultNumbers: [Double] { parameters.flatMap { $0.defaultValue.components } }

    /// A variant's timeline bound to numbers, played alone from rest, as in a picture or a baked file.
    ///
    /// - Parameters:
    ///   - variant: One of the motion's variants.
    ///   - reversingValues: Whether to play its values from the end to the start.
    ///   - parameters: The stored components of all parameters; nil for their defaults.
    ///   - initial: The values of properties before it plays, if they aren't that of the state in which it begins, else the
    ///     declared value, else that of the key path's row.
    /// - Throws: `BindingError`.
    public func bind(
        _ variant: CompiledVariant, reversingValues: Bool = false, parameters: [Double]? = nil,
        initial: [PropertyPath: MotionValue] = [:]
    ) throws(BindingError) -> BoundTimeline {
        let model = try model(
            before: variant, reversingValues: reversingValues, parameters: parameters, initial: initial)
        let parameters = parameters ?? defaultNumbers
        return try variant.timeline(reversingValues: reversingValues)
            .bind(parameters: parameters, reading: model)
    }

    /// The values of the model before a variant plays alone from rest, as ``bind(_:reversingValues:parameters:initial:)``
    /// takes them.
    ///
    /// - Throws: `BindingError` if the result of an expression isn't usable.
    package func model(
        before variant: CompiledVariant, reversingValues: Bool, parameters: [Double]?,
        initial: [PropertyPath: MotionValue]
    ) throws(BindingError) -> (PropertyPath) -> MotionValue? {
        let values = try restingValues(
            beginning: state(beginning: variant, reversingValues: reversingValues),
            parameters: parameters ?? defaultNumbers, initial: initial)
        let initial = completed(initial)
        // Looked up by path only once a track asks for a value: few do.
        let properties = properties
        var resting: [PropertyPath: MotionValue]?
        return { path in
            if let given = initial[path] { return given }
            let known = resting ?? CompiledMotion.byPath(properties, values)
            resting = known
            return known[path] ?? path.known?.initial
        }
    }

    /// Values of properties with those of parts that are given by their whole.
    package func completed(_ initial: [PropertyPath: MotionValue]) -> [PropertyPath: MotionValue] {
        guard !initial.isEmpty else { return initial }
        var all = initial
        for property in properties where initial[property.path] == nil {
            for (whole, component) in property.path.wholes {
                guard let components = initial[whole]?.canonical.components,
                    component.upperBound <= components.count
                else { continue }
                all[property.path] = MotionValue(
                    type: property.type, components: component.map { components[$0] })
                break
            }
        }
        return all
    }

    /// The default values of properties before a variant plays: that of the state in which it begins, or the declared
    /// value. A property that has neither is left out.
    ///
    /// - Parameters:
    ///   - variant: One of the motion's variants.
    ///   - reversingValues: Whether its values play from the end to the start.
    ///   - parameters: The stored components of all parameters; nil for their defaults.
    ///   - initial: The values of properties that the state's own values read.
    /// - Throws: `BindingError` if the result of an expression isn't usable.
    package func restingValues(
        before variant: CompiledVariant, reversingValues: Bool = false, parameters: [Double]? = nil,
        initial: [PropertyPath: MotionValue] = [:]
    ) throws(BindingError) -> [PropertyPath: MotionValue] {
        CompiledMotion.byPath(
            properties,
            try restingValues(
                beginning: state(beginning: variant, reversingValues: reversingValues),
                parameters: parameters ?? defaultNumbers, initial: initial))
    }

    /// The default values of ``properties`` in a state; empty without one.
    private func restingValues(
        beginning state: MotionState?, parameters: [Double], initial: [PropertyPath: MotionValue]
    ) throws(BindingError) -> [MotionValue?] {
        guard let state else { return [] }
        return try values(of: state, parameters: parameters, reading: { initial[$0] })
    }

    private static func byPath(
        _ properties: [PropertyDeclaration], _ values: [MotionValue?]
    ) -> [PropertyPath: MotionValue] {
        var known: [PropertyPath: MotionValue] = [:]
        known.reserveCapacity(values.count)
        for (property, value) in zip(properties, values) { known[property.path] = value ?? property.initial }
        return known
    }

    /// The state from which a variant leads.
    ///
    /// - Parameter reversingValues: Whether its values play from the end to the start.
    package func state(beginning variant: CompiledVariant, reversingValues: Bool) -> MotionState? {
        state(named: reversingValues ? variant.endState : variant.startState)
    }
}
