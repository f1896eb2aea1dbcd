extension CompiledMotion {
    /// A variant's timeline with numbers for end points, played alone from rest: what a picture or a baked file shows.
    ///
    /// - Parameters:
    ///   - variant: One of the motion's.
    ///   - reversingValues: Plays its values from the end to the start.
    ///   - parameters: The stored components of all parameters; nil for their defaults.
    ///   - initial: What properties are before it plays, where that isn't the declared value, else that of the state it begins in,
    ///     else that of the key path's row.
    /// - Throws: `BindingError`.
    public func bind(
        _ variant: CompiledVariant, reversingValues: Bool = false, parameters: [Double]? = nil,
        initial: [PropertyPath: MotionValue] = [:]
    ) throws(BindingError) -> BoundTimeline {
        let resting = try restingValues(
            before: variant, reversingValues: reversingValues, parameters: parameters)
        let parameters = parameters ?? self.parameters.flatMap { $0.defaultValue.components }
        return try variant.timeline(reversingValues: reversingValues).bind(parameters: parameters) { path in
            initial[path] ?? resting[path] ?? KnownKeyPath.row(for: path.keyPath)?.initial
        }
    }

    /// What properties are before a variant plays, where nothing else is said: the declared value, else that of the state it
    /// begins in; nothing for a property that has neither.
    ///
    /// - Parameters:
    ///   - variant: One of the motion's.
    ///   - reversingValues: Whether its values go from the end to the start.
    ///   - parameters: The stored components of all parameters; nil for their defaults.
    /// - Throws: `BindingError` when an expression gives no usable number.
    package func restingValues(
        before variant: CompiledVariant, reversingValues: Bool = false, parameters: [Double]? = nil
    ) throws(BindingError) -> [PropertyPath: MotionValue] {
        let parameters = parameters ?? self.parameters.flatMap { $0.defaultValue.components }
        var resting: [PropertyPath: MotionValue] = [:]
        guard let state = state(named: reversingValues ? variant.endState : variant.startState) else {
            return resting
        }
        for (property, value) in zip(properties, try values(of: state, parameters: parameters)) {
            resting[property.path] = restingValue(of: property, inState: value)
        }
        return resting
    }

    /// What a property is before anything plays: its declared value, else that of the state, else that of its key path's row.
    private func restingValue(of property: PropertyDeclaration, inState value: MotionValue?) -> MotionValue? {
        // A declaration without a value of its own has its row's.
        let row = KnownKeyPath.row(for: property.path.keyPath)?.initial
        if let initial = property.initial, initial != row { return initial }
        return value ?? property.initial
    }
}
