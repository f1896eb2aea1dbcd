extension Expression {
    /// The expression with each result that it can choose transformed: the branches of its conditions.
    ///
    /// A text is represented by its index; this is how expressions are carried over from one set of texts to another.
    package func mappingChoices(_ transform: (Expression) -> Expression) -> Expression {
        guard case .conditional(let condition, let first, let second) = self else { return transform(self) }
        return .conditional(
            condition, then: first.mappingChoices(transform), else: second.mappingChoices(transform))
    }
}

extension Formula {
    /// A formula of a text for another set of texts: the indices that it can choose are translated. Its parameters and
    /// start values already belong to the other set. A formula of another type stays as it is.
    package func translated(to texts: StringSet) -> Formula {
        guard case .string(let own) = type else { return self }
        return Formula(
            type: .string(texts),
            components: components.map { component in
                component.mappingChoices { choice in
                    guard case .constant(let index) = choice, index >= 0, index < Double(own.strings.count),
                        let place = texts.index(of: own.strings[Int(index)])
                    else { return choice }
                    return .constant(Double(place))
                }
            })
    }
}
