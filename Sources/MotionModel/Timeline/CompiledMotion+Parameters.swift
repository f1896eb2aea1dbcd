extension CompiledMotion {
    /// The stored components of all parameters, in order, as ``Timeline/bind(parameters:reading:)`` takes them.
    ///
    /// - Parameter values: Values by name, for the parameters that don't keep their default. A plain number may be
    ///   given for an angle (in degrees) and for an integer, and a text of any set for a text that the motion has.
    /// - Throws: `ParameterError` for the first name, in the order of their bytes, that isn't a parameter's, or whose
    ///   value doesn't fit.
    public func parameterComponents(
        _ values: [String: MotionValue] = [:]
    ) throws(ParameterError) -> [Double] {
        let names = values.keys.ordered { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in names where !parameters.contains(where: { $0.name == name }) {
            throw .unknownParameter(
                name, nearest: NearestName.nearest(to: name, among: parameters.map { $0.name }))
        }
        var components: [Double] = []
        for parameter in parameters {
            guard let value = values[parameter.name] else {
                components += parameter.defaultValue.components
                continue
            }
            let expected = parameter.defaultValue.type
            if case .string = expected, let text = value.string {
                guard let value = value.converted(to: expected) else {
                    throw .unknownText(parameter.name, text)
                }
                components += value.components
                continue
            }
            guard value.type == expected || (value.type == .number && expected.isReadFromNumber) else {
                throw .wrongType(parameter.name, expected: expected, found: value.type)
            }
            for component in value.components
            where !(component.magnitude <= MotionValue.largestMagnitude) {
                throw .unusableNumber(parameter.name, component)
            }
            components += value.components
        }
        return components
    }

    /// The parameters, with these values as defaults.
    ///
    /// - Parameter components: The stored components of all of them; nil for their own defaults.
    public func parameterValues(_ components: [Double]?) -> [MotionParameter] {
        guard let components else { return parameters }
        var first = 0
        return parameters.map { parameter in
            let type = parameter.defaultValue.type
            let next = first + type.componentCount
            defer { first = next }
            return MotionParameter(
                name: parameter.name,
                defaultValue: MotionValue(unchecked: type, components[first..<next]))
        }
    }

    /// The value of each property in a state, in the motion's order; nil for a property without a value in the state.
    ///
    /// - Parameters:
    ///   - state: One of the motion's states.
    ///   - parameters: The stored components of all parameters.
    ///   - model: The model's value of a property that a formula reads; nil for the declared value, else that of the key
    ///     path's row.
    /// - Throws: `BindingError`: `unusableResult` if the result of a formula isn't usable, `missingValue` or `wrongType` if
    ///   what it reads has no value or one of another type.
    public func values(
        of state: MotionState, parameters: [Double],
        reading model: (PropertyPath) -> MotionValue? = { _ in nil }
    ) throws(BindingError) -> [MotionValue?] {
        var values: [MotionValue?] = []
        for (declaration, operand) in zip(properties, state.operands) {
            guard case .formula(let formula, _) = operand else {
                values.append(operand?.constant?.canonical)
                continue
            }
            let known = try formula.reading { model($0) ?? initial(of: $0, [:]) }
            let value = known.value(parameters: parameters)
            for component in value.components
            where !(component.magnitude <= MotionValue.largestMagnitude) {
                throw .unusableResult(declaration.path, component)
            }
            values.append(value.canonical)
        }
        return values
    }

    /// The value of a property before anything sets it: the given one, else the declared one, else that of the key path's row.
    package func initial(of path: PropertyPath, _ given: [PropertyPath: MotionValue]) -> MotionValue? {
        given[path] ?? properties.first { $0.path == path }?.initial
            ?? path.known?.initial
    }
}

extension ValueType {
    /// Whether a plain number may be given for a value of the type.
    var isReadFromNumber: Bool { self == .integer || self == .angle }
}
