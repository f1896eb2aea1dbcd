import MotionModel

/// An expression whose type is known: one scalar expression for each stored component.
struct TypedExpression: Hashable, Sendable {
    /// The kind of the result.
    let kind: Kind
    /// The scalar expressions, one for each stored component of the kind.
    let components: [Expression]

    /// The kind of an expression's result.
    enum Kind: Hashable, Sendable {
        /// A number; an angle is its degrees.
        case number
        /// True or false.
        case truth
        /// A value of several components.
        case value(ValueType)
    }

    /// Creates an expression of a kind.
    init(_ kind: Kind, _ components: [Expression]) {
        self.kind = kind
        self.components = components
    }

    /// The meaning of a name of a type, given a scalar expression for each stored component.
    init(of type: ValueType, _ components: [Expression]) {
        precondition(components.count == type.componentCount, "there is an expression for each component")
        self.init(Kind(type), components)
    }

    /// A constant number.
    static func number(_ value: Double) -> TypedExpression {
        TypedExpression(.number, [.constant(value)])
    }

    /// The expression as a value of a type; nil when it is of another kind.
    func formula(of type: ValueType) -> Formula? {
        guard kind.fits(type) else { return nil }
        return Formula(type: type, components: components)
    }
}

extension TypedExpression.Kind {
    /// The kind of a type's values in expressions.
    init(_ type: ValueType) {
        switch type {
        case .number, .integer, .angle, .turning, .routeTangent: self = .number
        case .boolean: self = .truth
        case .colorIn: self = .value(.color)
        case .routePosition: self = .value(.point)
        // The text itself doesn't matter to the kind.
        case .string: self = .value(.string(StringSet([])))
        case .point, .size, .vector, .rect, .insets, .color, .transform, .path: self = .value(type)
        }
    }

    /// The type of a result that can be shown without more: not that of a text, which is one of many.
    var shown: ValueType? {
        switch self {
        case .number: .number
        case .truth: .boolean
        case .value(.string): nil
        case .value(let type): type
        }
    }

    /// The kind with its article, for messages.
    var phrase: String {
        switch self {
        case .number: "a number"
        case .truth: "true or false"
        case .value(let type): type.phrase
        }
    }

    /// The type of a property with such values, if nothing else determines it.
    var type: ValueType {
        switch self {
        case .number: .number
        case .truth: .boolean
        case .value(let type): type
        }
    }

    /// Whether a property of a type can have it as a value.
    func fits(_ type: ValueType) -> Bool {
        switch self {
        case .number, .truth: self == Self(type)
        case .value(let own):
            self == Self(type) || (own.isList && type.isList && own.componentCount == type.componentCount)
        }
    }

    /// The kind of a choice between this kind and another; nil when they don't fit.
    func unified(with other: Self) -> Self? {
        if self == other { return self }
        guard case .value(let one) = self, case .value(let second) = other,
            one.isList, second.isList, one.componentCount == second.componentCount
        else { return nil }
        // A list of numbers in the text could be any of them.
        return one == .point || one == .vector(one.componentCount) ? other : self
    }

    /// Whether values of this kind can be added to each other and multiplied by a number.
    var isArithmetic: Bool {
        switch self {
        case .number: true
        case .truth: false
        case .value(let type): type.isArithmetic
        }
    }

    /// Whether a straight line between two values of this kind makes sense, so that they can be interpolated by
    /// component.
    var isMixable: Bool {
        switch self {
        case .number: true
        case .truth: false
        case .value(let type): type == .color || type.isArithmetic
        }
    }
}

extension ValueType {
    /// Whether the values can be written as a list of numbers, which looks like any other list of that length.
    fileprivate var isList: Bool {
        switch self {
        case .point, .size, .vector, .rect: true
        case .number, .integer, .angle, .insets, .color, .boolean, .string, .transform, .colorIn, .turning,
            .path,
            .routePosition, .routeTangent:
            false
        }
    }

    /// Whether each of its numbers has a meaning by itself.
    fileprivate var isArithmetic: Bool {
        switch self {
        case .number, .integer, .angle, .turning, .point, .size, .vector, .rect, .insets: true
        case .color, .colorIn, .boolean, .string, .transform, .path, .routePosition, .routeTangent: false
        }
    }

    /// A named part of a value: its type, and the stored components that it consists of.
    func part(named name: String) -> (type: ValueType, components: Range<Int>)? {
        if let index = componentNames.firstIndex(of: name) { return (.number, index..<(index + 1)) }
        switch (self, name) {
        case (.rect, "origin"): return (.point, 0..<2)
        case (.rect, "size"): return (.size, 2..<4)
        case (.color, "alpha"): return (.number, 3..<4)
        default: return nil
        }
    }

    /// The names of the parts of a value.
    var partNames: [String] {
        switch self {
        case .rect: componentNames + ["origin", "size"]
        case .color: ["alpha"]
        case .number, .integer, .angle, .point, .size, .vector, .insets, .boolean, .string, .transform,
            .colorIn, .turning, .path, .routePosition, .routeTangent:
            componentNames
        }
    }
}
