import MotionModel

/// Properties whose values must share a form: texts a set of them, paths a list of commands.
extension Spec {
    /// Returns the spec with one form for all values of each such property, in the order of the document.
    ///
    /// - Parameter texts: The texts that formulas choose from. If there are any, all texts of the spec form one set,
    ///   which begins with them, so that a parameter means the same text for every property.
    /// - Complexity: O(values) if there are texts or paths, otherwise O(properties).
    func withSharedForms(texts: [String]) -> Spec {
        var values: [PropertyPath: [MotionValue]] = [:]
        var strings = texts
        for property in restingProperties { Self.collect(property, [], &values, &strings) }
        for animation in animations {
            Self.collect(animation.property, animation.values, &values, &strings)
        }
        // Whatever a leaf moves is among them.
        guard !values.isEmpty else { return self }
        for variant in variants {
            guard case .tree(let node, _) = variant.motion else { continue }
            node.forEachLeaf { leaf in
                guard leaf.property.type.hasSharedForm else { return }
                let start = leaf.start.map { [$0] } ?? []
                Self.collect(
                    leaf.property, start + leaf.keyframes.map { $0.value }, &values, &strings,
                    startsAtInitial: leaf.start == nil)
            }
        }
        let set = texts.isEmpty ? nil : StringSet(strings)
        var forms: [PropertyPath: SharedForm] = [:]
        for (path, values) in values {
            forms[path] = SharedForm(values, among: set, areAligned: alignments[path] ?? true)
        }
        return Spec(
            name: name, description: description,
            parameters: parameters.map { parameter in
                guard let set, let value = parameter.defaultValue.converted(to: .string(set)) else {
                    return parameter
                }
                return MotionParameter(name: parameter.name, defaultValue: value)
            }, states: states,
            animations: animations.map { animation in
                guard let form = forms[animation.property.path] else { return animation }
                return Animation(
                    property: animation.property.with(form), values: animation.values.map { $0.with(form) })
            },
            restingProperties: restingProperties.map { property in
                forms[property.path].map { property.with($0) } ?? property
            },
            variants: variants.map { variant in
                guard case .tree(let node, let reversed) = variant.motion else { return variant }
                func shared(_ node: Node) -> Node {
                    node.mapLeaves { leaf in forms[leaf.property.path].map { leaf.with($0) } ?? leaf }
                }
                return Variant(
                    name: variant.name, description: variant.description, startState: variant.startState,
                    endState: variant.endState, motion: .tree(shared(node), reversed: reversed.map(shared)),
                    reducedMotion: variant.reducedMotion)
            }, transitions: transitions, targets: targets, alignments: alignments)
    }

    /// Adds the values of a property. The initial value that every path has, the empty one, is among them only if something
    /// starts there: no other path has its form.
    private static func collect(
        _ property: PropertyDeclaration, _ operands: [Operand], _ values: inout [PropertyPath: [MotionValue]],
        _ strings: inout [String], startsAtInitial: Bool = false
    ) {
        guard property.type.hasSharedForm else { return }
        let constants = operands.compactMap { $0.constant }
        let isOwn = property.initial != property.path.known?.initial
        let found = (startsAtInitial || isOwn ? [property.initial] : []).compactMap { $0 } + constants
        values[property.path, default: []] += found
        strings += found.compactMap { $0.string }
    }
}

extension ValueType {
    /// Whether all values of a property need one form.
    fileprivate var hasSharedForm: Bool {
        switch self {
        case .string, .path: true
        default: false
        }
    }
}

/// The form that some values share, and each of them in that form.
private struct SharedForm {
    /// The type of the values in their shared form; nil if there is no value.
    let type: ValueType?
    private let values: [MotionValue: MotionValue]

    /// - Parameter set: The texts of the whole spec; nil if each property has its own.
    /// - Parameter areAligned: Whether paths may be turned so that they morph well.
    init(_ values: [MotionValue], among set: StringSet?, areAligned: Bool) {
        let shared = Self.inOneForm(values, set, areAligned)
        var forms: [MotionValue: MotionValue] = [:]
        for (value, form) in zip(values, shared) { forms[value] = form }
        type = shared.first?.type ?? set.map { .string($0) }
        self.values = forms
    }

    private static func inOneForm(
        _ values: [MotionValue], _ set: StringSet?, _ areAligned: Bool
    ) -> [MotionValue] {
        guard case .string? = values.first?.type else {
            return MotionValue.inOneForm(values, areAligned: areAligned)
        }
        let set = set ?? StringSet(values.compactMap { $0.string })
        return values.map { $0.converted(to: .string(set)) ?? $0 }
    }

    subscript(value: MotionValue) -> MotionValue { values[value] ?? value }

    /// An initial value in the form; nil if it has none in it.
    func initial(_ value: MotionValue?) -> MotionValue? {
        value.map { self[$0] }.flatMap { type == nil || $0.type == type ? $0 : nil }
    }
}

extension PropertyDeclaration {
    /// The declaration with values in a shared form.
    fileprivate func with(_ form: SharedForm) -> PropertyDeclaration {
        PropertyDeclaration(
            path: path, type: form.type ?? type, unit: unit, isAdditive: isAdditive,
            initial: form.initial(initial))
    }
}

extension Operand {
    /// The operand with values in a shared form.
    fileprivate func with(_ form: SharedForm) -> Operand {
        if case .formula(let formula, let from) = self, case .string(let set)? = form.type {
            return .formula(formula.translated(to: set), from: from)
        }
        return constant.map { .constant(form[$0]) } ?? self
    }
}

extension Spec.Leaf {
    /// The leaf with values in a shared form.
    fileprivate func with(_ form: SharedForm) -> Spec.Leaf {
        let property = property.with(form)
        return with(
            property: property, form: property.type, start: .some(start?.with(form)),
            keyframes: keyframes.map {
                Keyframe(place: $0.place, value: $0.value.with(form), curve: $0.curve)
            })
    }
}
