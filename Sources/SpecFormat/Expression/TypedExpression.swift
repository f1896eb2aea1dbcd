import MotionModel

/// An expression whose type is known: one scalar expression for each stored component.
struct TypedExpression: Hashable, Sendable {
    /// What the result is.
    let kind: Kind
    /// One for each stored component of the kind.
    let components: [Expression]

    /// What an expression gives.
    enum Kind: Hashable, Sendable {
        /// A number; an angle is its degrees.
        case number
        /// True or false.
        case truth
        /// A value of several components.
        case value(ValueType)
    }

    /// An expression of a kind.
    init(_ kind: Kind, _ components: [Expression]) {
        self.kind = kind
        self.components = components
    }

    /// A name for something of a type, given an expression for each stored component.
    init(of type: ValueType, _ components: [Expression]) {
        precondition(components.count == type.componentCount, "there is an expression for each component")
        self.init(Kind(type), components)
    }

    /// A number that is known.
    static func number(_ value: Double) -> TypedExpression {
        TypedExpression(.number, [.constant(value)])
    }

    /// A value of a type that the expression can stand for; nil when it is of another kind.
    func formula(of type: ValueType) -> Formula? {
        guard kind.fits(type) else { return nil }
        return Formula(type: type, components: components)
    }
}

extension TypedExpression.Kind {
    /// What a value of a type is in an expression.
    init(_ type: ValueType) {
        switch type {
        case .number, .integer, .angle, .turning, .routeTangent: self = .number
        case .boolean: self = .truth
        case .colorIn: self = .value(.color)
        case .routePosition: self = .value(.point)
        // Which text it is doesn't matter to the kind.
        case .string: self = .value(.string(StringSet([])))
        case .point, .size, .vector, .rect, .insets, .color, .transform, .path: self = .value(type)
        }
    }

    /// The kind as messages name it, with its article.
    var phrase: String {
        switch self {
        case .number: "a number"
        case .truth: "true or false"
        case .value(let type): type.phrase
        }
    }

    /// The type a property has whose value it is, where nothing else says so.
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

    /// The kind of a choice between this and another; nil when there is none.
    func unified(with other: Self) -> Self? {
        if self == other { return self }
        guard case .value(let one) = self, case .value(let second) = other,
            one.isList, second.isList, one.componentCount == second.componentCount
        else { return nil }
        // What is written as a list of numbers could be any of them.
        return one == .point || one == .vector(one.componentCount) ? other : self
    }

    /// Whether it can be added to its like and multiplied with a number.
    var isArithmetic: Bool {
        switch self {
        case .number: true
        case .truth: false
        case .value(let type): type.isArithmetic
        }
    }

    /// Whether it lies on a straight line with its like: whether it can be mixed number by number.
    var isMixable: Bool {
        switch self {
        case .number: true
        case .truth: false
        case .value(let type): type == .color || type.isArithmetic
        }
    }
}

extension ValueType {
    /// Whether its values can be written as a list of numbers, so that nothing tells them from others of that length.
    fileprivate var isList: Bool {
        switch self {
        case .point, .size, .vector, .rect: true
        case .number, .integer, .angle, .insets, .color, .boolean, .string, .transform, .colorIn, .turning,
            .path,
            .routePosition, .routeTangent:
            false
        }
    }

    /// Whether its numbers mean something each by itself.
    fileprivate var isArithmetic: Bool {
        switch self {
        case .number, .integer, .angle, .turning, .point, .size, .vector, .rect, .insets: true
        case .color, .colorIn, .boolean, .string, .transform, .path, .routePosition, .routeTangent: false
        }
    }

    /// The parts of a value that an expression can name, with the stored components they are.
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
