extension CompiledMotion {
    /// Returns the motion with more texts than those of its spec; parameters can then give its properties these texts.
    ///
    /// The texts of a property are a closed set, so that its values are numbers. Register the returned motion and not
    /// the original: to a store, their properties have different types.
    ///
    /// - Parameter texts: The app's texts; those that the motion already has change nothing.
    /// - Complexity: O(size of the motion), unless it has all of them or no property is a text.
    public func accepting(texts: [String]) -> CompiledMotion {
        func widened(_ type: ValueType) -> ValueType {
            guard case .string(let set) = type else { return type }
            // New ones are appended, so every index keeps its meaning.
            return .string(set.union(StringSet(texts)))
        }
        let types = properties.map { $0.type } + parameters.map { $0.defaultValue.type }
        guard types.contains(where: { widened($0) != $0 }) else { return self }
        func widened(_ value: MotionValue) -> MotionValue {
            MotionValue(unchecked: widened(value.type), value.components)
        }
        return mapping(
            parameters: parameters.map {
                MotionParameter(name: $0.name, defaultValue: widened($0.defaultValue))
            },
            propertiesThat: { _, type in if case .string = type { true } else { false } },
            types: { widened($0) }, values: { widened($0) })
    }
}
