import MotionModel

/// Nodes that move one property.
extension SpecDecoder {
    /// The path of a leaf's property: its own, else the one of a container above.
    mutating func leafPath(_ syntax: JSONSyntax?, _ what: String, _ scope: NodeScope) -> (
        PropertyPath, JSONString
    )? {
        let string: JSONString
        if let syntax {
            guard let word = word(syntax, what) else { return nil }
            string = scope.expanded(word)
        } else if let property = scope.property {
            string = scope.expanded(property)
        } else {
            return nil
        }
        guard let path = propertyPath(string) else { return nil }
        return (path, string)
    }

    /// What holds for a leaf's property: what is known of it, else what its values look like.
    ///
    /// Once found, it holds for every leaf of the spec.
    mutating func leafProperty(
        _ path: PropertyPath, _ key: JSONString, values: [JSONSyntax], _ scope: NodeScope
    ) -> PropertyDeclaration? {
        if let known = treeProperties[path.text] { return known }
        let declared = declarations[path.text]
        if let declared, !declared.isSound { return nil }
        let known = declared?.type ?? KnownKeyPath.row(for: path.keyPath)?.type
        guard let type = known ?? leafType(of: values, key, scope) else { return nil }
        let property = PropertyDeclaration(
            path: path, type: type, unit: declared?.unit, isAdditive: declared?.additive,
            initial: declared?.declaration?.initial)
        treeProperties[path.text] = property
        if declared == nil { treePropertyOrder.append(path.text) }
        return property
    }

    /// The type that the values of a leaf have by themselves; nil where that was reported.
    private mutating func leafType(
        of values: [JSONSyntax], _ key: JSONString, _ scope: NodeScope
    ) -> ValueType? {
        let outer = environment
        environment = expressionEnvironment(in: scope).withTime
        defer { environment = outer }
        // A value that begins where the property is says nothing of its type.
        let telling = values.filter { !hasExpression($0) || guess($0) != .none }
        if let type = inferredType(of: telling, key) { return type }
        guard telling.isEmpty, let first = values.first else { return nil }
        diagnostics.report(
            .unknownPropertyType,
            "nothing tells the type of '\(key.value)': declare it in '\(SpecField.properties.rawValue)'",
            at: first.range)
        return nil
    }

    /// A value of a leaf.
    ///
    /// - Parameter knowsFrom: Whether it follows a start, so that an expression can name that.
    mutating func leafValue(
        _ syntax: JSONSyntax, _ property: PropertyDeclaration, _ key: JSONString, _ scope: NodeScope,
        knowsFrom: Bool = true
    ) -> Operand? {
        var environment = expressionEnvironment(in: scope)
        if knowsFrom { environment = environment.with(from: property.type) }
        return operand(
            syntax, of: property.type, "'\(key.value)'", environment: environment, from: 0)
    }

    /// What names in an expression mean in a motion tree: the parameters, and inside `each` the number of the copy.
    func expressionEnvironment(in scope: NodeScope) -> ExpressionEnvironment {
        guard let index = scope.index, let count = scope.count else { return environment }
        return environment.with(index: index, of: count)
    }

    /// A property that moves between values.
    mutating func animateNode(
        _ reader: NodeReader, _ timing: ReadNodeTiming, _ scope: NodeScope
    ) -> NodeDraft? {
        guard let (path, key) = animatedPath(reader, scope) else { return nil }
        let forms = NodeField.destinations
        let given = forms.filter { reader[$0] != nil }
        guard let form = given.first, let syntax = reader[form] else {
            if reader.isSound {
                let words = forms.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                diagnostics.report(.missingKey, "'animate' needs one of \(words)", at: reader.place)
            }
            return nil
        }
        if given.count > 1, let first = reader.member(form), let second = reader.member(given[1]) {
            reportConflict(first, second, because: "a leaf goes one way")
            return nil
        }
        guard let examples = valueSyntaxes(form, syntax),
            let property = leafProperty(
                path, key, values: examples + [reader[.from]].compactMap { $0 }, scope)
        else { return nil }
        var isSound = true
        var start: Operand?
        if let from = reader[.from] {
            start = leafValue(from, property, key, scope, knowsFrom: false)
            if start == nil { isSound = false }
        }
        // A value over time has its shape in the expression.
        let curve = timing.curve?.curve ?? (form == .value ? .linear : defaultCurve)
        let context = LeafContext(property: property, key: key, scope: scope, curve: curve)
        guard let keyframes = keyframes(form, syntax, context, &start), isSound else { return nil }
        guard var leaf = leaf(reader, property, start, keyframes) else { return nil }
        if form == .value { leaf.form = nil }
        var draft = NodeDraft(place: reader.place, body: .animate(leaf))
        draft.natural = natural(form, leaf, timing, key, reader)
        guard draft.natural != nil || timing.travel == nil else { return nil }
        return draft
    }

    /// What the keyframes of a leaf are read with.
    struct LeafContext {
        let property: PropertyDeclaration
        let key: JSONString
        let scope: NodeScope
        let curve: Curve
    }

    private mutating func animatedPath(_ reader: NodeReader, _ scope: NodeScope) -> (
        PropertyPath, JSONString
    )? {
        leafPath(reader[.animate], "'\(NodeField.animate.rawValue)'", scope)
    }

    /// A leaf of what its node says besides its values.
    mutating func leaf(
        _ reader: NodeReader, _ property: PropertyDeclaration, _ start: Operand?,
        _ keyframes: [LeafDraft.Keyframe]
    ) -> LeafDraft? {
        var leaf = LeafDraft(property: property, start: start, keyframes: keyframes)
        var isSound = true
        let (space, turn) = (reader.member(.space), reader.member(.turn))
        leaf.form = form(of: property, space: space, turn: turn, isSound: &isSound)
        if let key = space ?? turn, isSound {
            let form = leaf.form ?? property.type
            if let known = leafForms[property.path.text], known != form {
                diagnostics.report(
                    .conflictingKeys,
                    "'\(property.path.text)' has another '\(key.key.value)' in this variant already, and has one in all of it",
                    at: key.key.range)
                isSound = false
            }
            leafForms[property.path.text] = form
        }
        guard isSound else { return nil }
        if let syntax = reader[.additive] {
            guard let additive = bool(syntax, "'\(NodeField.additive.rawValue)'") else { return nil }
            leaf.isLayer = additive
            guard !additive || canBeAdded(property, NodeField.additive, at: syntax.range) else { return nil }
        }
        if let syntax = reader[.weight] {
            let what = "'\(NodeField.weight.rawValue)'"
            guard let weight = number(syntax, what, in: 0...1, "lies between 0 and 1") else { return nil }
            leaf.weight = weight
        }
        return leaf
    }

    /// The values of a leaf as they are written, to tell their type by.
    private mutating func valueSyntaxes(_ form: NodeField, _ syntax: JSONSyntax) -> [JSONSyntax]? {
        switch form {
        case .through, .steps, .values:
            guard let array = list(syntax, "'\(form.rawValue)'") else { return nil }
            guard !array.elements.isEmpty else {
                if array.isComplete {
                    diagnostics.report(
                        .emptyValue, "'\(form.rawValue)' needs at least one value", at: syntax.range)
                }
                return nil
            }
            return array.isComplete ? array.elements : nil
        case .keyframes:
            guard let array = list(syntax, "'\(form.rawValue)'") else { return nil }
            var values: [JSONSyntax] = []
            for element in array.elements {
                guard case .object(let object) = element.content,
                    let value = object[KeyframeField.value.rawValue]
                else { continue }
                values.append(value.value)
            }
            return values
        default: return [syntax]
        }
    }

    // MARK: Keyframes

    private mutating func keyframes(
        _ form: NodeField, _ syntax: JSONSyntax, _ context: LeafContext, _ start: inout Operand?
    ) -> [LeafDraft.Keyframe]? {
        func one(_ value: Operand) -> [LeafDraft.Keyframe] {
            [LeafDraft.Keyframe(at: .share(1), value: value, curve: context.curve, range: syntax.range)]
        }
        switch form {
        case .to:
            return leafValue(syntax, context.property, context.key, context.scope).map(one)
        case .by:
            guard canBeAdded(context.property, NodeField.by, at: syntax.range),
                let value = leafValue(syntax, context.property, context.key, context.scope)
            else { return nil }
            return one(Operand.offset(start, by: value))
        case .through, .steps:
            guard let values = leafValues(syntax, context) else { return nil }
            return form == .through ? passing(values, context) : held(values, context)
        case .values:
            guard let values = leafValues(syntax, context, knowsFrom: false) else { return nil }
            guard values.count == context.scope.stateCount else {
                diagnostics.report(
                    .valueCount,
                    "there are \(context.scope.stateCount) states and \(values.count) values here",
                    at: syntax.range)
                return nil
            }
            guard start == nil else {
                diagnostics.report(
                    .conflictingKeys, "'values' excludes 'from': the first value is where it starts",
                    at: syntax.range)
                return nil
            }
            start = values[context.scope.startState].0
            return one(values[context.scope.endState].0)
        case .keyframes: return written(syntax, context, &start)
        default:
            return valueOverTime(syntax, context, &start).map { [$0] }
        }
    }

    private mutating func leafValues(
        _ syntax: JSONSyntax, _ context: LeafContext, knowsFrom: Bool = true
    ) -> [(Operand, SourceRange)]? {
        guard let array = list(syntax, "the values") else { return nil }
        let values = array.elements.map { element in
            leafValue(element, context.property, context.key, context.scope, knowsFrom: knowsFrom)
                .map { ($0, element.range) }
        }
        let read = values.compactMap { $0 }
        return read.count == values.count ? read : nil
    }

    /// Values at equal shares of the time.
    private func passing(
        _ values: [(Operand, SourceRange)], _ context: LeafContext
    ) -> [LeafDraft.Keyframe] {
        values.enumerated().map { index, value in
            LeafDraft.Keyframe(
                at: .share(Double(index + 1) / Double(values.count)), value: value.0, curve: context.curve,
                range: value.1)
        }
    }

    /// Values that are held for equal shares of the time, the start value first.
    private func held(
        _ values: [(Operand, SourceRange)], _ context: LeafContext
    ) -> [LeafDraft.Keyframe] {
        values.enumerated().map { index, value in
            LeafDraft.Keyframe(
                at: .share(Double(index + 1) / Double(values.count + 1)), value: value.0,
                curve: .stepAtEnd, range: value.1)
        }
    }

    private mutating func written(
        _ syntax: JSONSyntax, _ context: LeafContext, _ start: inout Operand?
    ) -> [LeafDraft.Keyframe]? {
        guard let array = list(syntax, "'\(NodeField.keyframes.rawValue)'") else { return nil }
        guard !array.elements.isEmpty else {
            diagnostics.report(.emptyValue, "'keyframes' needs at least one keyframe", at: syntax.range)
            return nil
        }
        var keyframes: [LeafDraft.Keyframe] = []
        var curve = context.curve
        var isSound = array.isComplete
        for (index, element) in array.elements.enumerated() {
            guard let reader = object(element, of: KeyframeField.self), reader.isComplete,
                let at = reader[.at].flatMap({ nodeTime($0, "'at'", allowsNegative: false) }),
                let value = reader[.value].flatMap({
                    leafValue(
                        $0, context.property, context.key, context.scope,
                        knowsFrom: index > 0 || at.fixed != 0 || at.share != 0)
                })
            else {
                isSound = false
                continue
            }
            var next = context.curve
            if let syntax = reader[.curve] {
                if let node = self.curve(syntax, "'curve'") { next = node.curve } else { isSound = false }
            }
            if index == 0, at.fixed == 0, at.share == 0 {
                guard start == nil else {
                    diagnostics.report(
                        .conflictingKeys, "a keyframe at 0 excludes 'from': both say where it starts",
                        at: element.range)
                    return nil
                }
                start = value
            } else {
                keyframes.append(
                    LeafDraft.Keyframe(at: at, value: value, curve: curve, range: element.range))
            }
            curve = next
        }
        guard isSound else { return nil }
        // A single keyframe at the start leads nowhere else.
        if keyframes.isEmpty, let start {
            keyframes = [LeafDraft.Keyframe(at: .share(1), value: start, curve: .linear, range: syntax.range)]
        }
        return keyframes
    }

    // MARK: Lengths

    /// Seconds that a leaf lasts by itself.
    private mutating func natural(
        _ form: NodeField, _ leaf: LeafDraft, _ timing: ReadNodeTiming, _ key: JSONString,
        _ reader: NodeReader
    ) -> Double? {
        if let travel = timing.travel, case .travel(let minimum, let maximum, let perUnit) = travel {
            guard let start = leaf.start?.constant, let end = leaf.keyframes.last?.value.constant,
                leaf.keyframes.count == 1
            else {
                diagnostics.report(
                    .unknownTravel,
                    "a duration by travel needs a start and an end that are known before it plays",
                    at: timing.timing.durationRange ?? reader.place)
                return nil
            }
            return Swift.min(minimum + perUnit * start.distance(to: end), maximum)
        }
        if timing.timing.duration != nil { return nil }
        let curve = timing.curve?.curve ?? (form == .steps ? .linear : defaultCurve)
        switch form {
        case .to, .by, .values: return curve.naturalDuration
        case .through: return curve.naturalDuration.map { $0 * Double(leaf.keyframes.count) }
        case .keyframes:
            var latest: Double?
            for keyframe in leaf.keyframes {
                if case .seconds(let seconds) = keyframe.at { latest = Swift.max(latest ?? 0, seconds) }
            }
            return latest
        default: return nil
        }
    }
}

extension Curve {
    /// A curve that holds its start until its very end.
    static let stepAtEnd = Curve.reverse(.instant)
}

extension Operand {
    /// A value beyond another: a number where both are known, else worked out when the start is.
    static func offset(_ start: Operand?, by value: Operand) -> Operand {
        switch value {
        case .constant(let offset):
            if let start = start?.constant { return .constant(start + offset) }
            return .formula(.offset(by: offset), from: 0)
        case .formula(let formula, _):
            return .formula(.offset(by: formula), from: 0)
        case .current, .mixed: preconditionFailure("a written value is a constant or a formula")
        }
    }
}

extension SpecDecoder {
    /// Whether values of a property can be added up; reports it.
    private mutating func canBeAdded(
        _ property: PropertyDeclaration, _ key: NodeField, at range: SourceRange
    ) -> Bool {
        switch property.type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets: return true
        default:
            diagnostics.report(
                .valueTypeMismatch,
                "'\(key.rawValue)' adds numbers, and '\(property.path.text)' is \(property.type.phrase)",
                at: range)
            return false
        }
    }
}
