import MotionModel

/// Nodes that move one property.
extension SpecDecoder {
    /// The path of a leaf's property: its own, or that of a container above.
    mutating func leafPath(_ syntax: JSONSyntax?, _ what: Phrase, _ scope: NodeScope) -> (
        PropertyPath, JSONString
    )? {
        let string: JSONString
        if let syntax {
            guard let word = word(syntax, what), !lacksTarget(word, scope) else { return nil }
            string = scope.expanded(word)
        } else if let property = scope.property {
            guard !lacksTarget(property, scope) else { return nil }
            string = scope.expanded(property)
        } else {
            return nil
        }
        guard let path = propertyPath(string) else { return nil }
        note(path, at: string)
        return (path, string)
    }

    /// Whether a path inside `each` is a key path without a target, or without a full stop behind that; reports it.
    private mutating func lacksTarget(_ string: JSONString, _ scope: NodeScope) -> Bool {
        let isMarked = string.value.utf8.first == UInt8(ascii: "$")
        let keyPath = isMarked ? String(string.value.dropFirst()) : string.value
        guard scope.target != nil, KnownKeyPath.row(for: keyPath) != nil, declarations[string.value] == nil
        else { return false }
        let path = "$.\(keyPath)"
        let what = isMarked ? "a full stop behind '$'" : "its target, which is '$' in 'each'"
        diagnostics.report(
            .propertyPathInvalid, "'\(string.value)' lacks \(what), as in '\(path)'", at: string.range,
            fixes: [
                FixIt(
                    "write '\(path)'", range: string.range, replacement: JSONValue.quoted(path), isSafe: true)
            ])
        return true
    }

    /// The declaration of a leaf's property: the known one, or one inferred from its values.
    ///
    /// It then applies to every leaf of the spec.
    mutating func leafProperty(
        _ path: PropertyPath, _ key: JSONString, values: @autoclosure () -> [JSONSyntax], _ scope: NodeScope
    ) -> PropertyDeclaration? {
        let number = treeProperties.number(of: path)
        if let known = treeProperties[number] { return known }
        let declared = declarations[path.text]
        if let declared, !declared.isSound { return nil }
        let known = declared?.type ?? knownType(of: path, values())
        guard let type = known ?? leafType(of: values(), key, scope) else { return nil }
        let property = PropertyDeclaration(
            path: path, type: type, unit: declared?.unit, isAdditive: declared?.additive,
            initial: declared?.declaration?.initial)
        treeProperties.add(property, numbered: number, isOwn: declared == nil)
        hold(path, key)
        return property
    }

    /// Adds a property that only now is known to be in a tree.
    mutating func addTreeProperty(_ property: PropertyDeclaration) {
        treeProperties.add(property, isOwn: declarations[property.path.text] == nil)
    }

    /// The type inferred from the values of a leaf; nil if it was reported.
    mutating func leafType(
        of values: [JSONSyntax], _ key: JSONString, _ scope: NodeScope
    ) -> ValueType? {
        let outer = environment
        environment = expressionEnvironment(in: scope).withTime
        defer { environment = outer }
        // An expression that starts from the property's value doesn't determine its type.
        let telling = values.filter { !hasExpression($0) || guess($0) != .none }
        if let unreadable = telling.first(where: { guess($0) == .none }) {
            reportUnreadable(unreadable)
            return nil
        }
        if let type = inferredType(of: telling, key) { return type }
        guard telling.isEmpty else { return nil }
        diagnostics.report(
            .unknownPropertyType,
            "nothing tells the type of '\(key.value)': declare it in '\(SpecField.properties.rawValue)'",
            at: values.first?.range ?? key.range)
        return nil
    }

    /// Reads a value of a leaf.
    ///
    /// - Parameter knowsFrom: Whether it follows a start, so that an expression can refer to it.
    mutating func leafValue(
        _ syntax: JSONSyntax, _ property: PropertyDeclaration, _ key: JSONString, _ scope: NodeScope,
        knowsFrom: Bool = true
    ) -> Operand? {
        if let value = plainNumber(syntax, of: property.type) {
            noteShown(.constant(value), property, key, at: syntax.range)
            return .constant(value)
        }
        // Names are for texts and what contains them.
        var environment: ExpressionEnvironment?
        if syntax.word != nil || hasExpression(syntax) {
            let names = expressionEnvironment(in: scope)
            environment = knowsFrom ? names.with(from: property.type) : names
        }
        valueUnit = property.unit
        defer { valueUnit = .none }
        let value = operand(
            syntax, of: property.type, Phrase(quoting: key.value), environment: environment, from: 0)
        if let value { noteShown(value, property, key, at: syntax.range) }
        return value
    }

    /// Records a value that its property may not be able to show.
    private mutating func noteShown(
        _ value: Operand, _ property: PropertyDeclaration, _ key: JSONString, at place: SourceRange
    ) {
        guard property.range != nil || property.isScale, let value = defaultValue(of: value) else { return }
        shownValues.append(ShownValue(value.canonical, of: property, key, at: place))
    }

    /// Makes the latest recorded values ones that are added to another.
    mutating func addShown(from first: Int, to start: MotionValue?) {
        for index in first..<shownValues.count { shownValues[index].add(to: start) }
    }

    /// The meanings of names in expressions of a motion tree: the parameters, and inside `each` the index of the copy.
    func expressionEnvironment(in scope: NodeScope) -> ExpressionEnvironment {
        guard let index = scope.index, let count = scope.count else { return environment }
        return environment.with(index: index, of: count).with(target: scope.target)
    }

    /// Reads the members of a leaf besides its values.
    mutating func leaf(
        _ reader: NodeReader, _ property: PropertyDeclaration, _ start: Operand?,
        _ keyframes: [LeafDraft.Keyframe]
    ) -> LeafDraft? {
        var isSound = true
        let (space, turn) = (reader.member(.space), reader.member(.turn))
        let form = form(of: property, space: space, turn: turn, isSound: &isSound)
        if let key = space ?? turn, isSound {
            let mixed = form ?? property.type
            if let known = leafForms[property.path.text], known != mixed {
                diagnostics.report(
                    .conflictingKeys,
                    "'\(property.path.text)' has another '\(key.key.value)' in this variant already, and has one in all of it",
                    at: key.key.range)
                isSound = false
            }
            leafForms[property.path.text] = mixed
        }
        guard isSound else { return nil }
        var isLayer = false
        if let syntax = reader[.additive] {
            guard let additive = bool(syntax, NodeField.additive.quoted) else { return nil }
            isLayer = additive
            guard !additive || checkNumbers(property, .additive, "adds", at: syntax.range) else { return nil }
        }
        guard let weight = number(reader, .weight, default: 1) else { return nil }
        if !isLayer { checkWeight(weight, reader.member(.weight), of: property) }
        // What an expression gives at a time isn't mixed of two values.
        return LeafDraft(
            property: property, form: reader.members.has(.value) ? nil : form, isLayer: isLayer,
            weight: weight, start: start, keyframes: keyframes)
    }

    /// Reports a weight of what replaces other motion: only what adds brings a share.
    mutating func checkWeight(_ weight: Double, _ member: JSONMember?, of property: PropertyDeclaration) {
        guard let member, weight != 1, !property.isAdditive else { return }
        diagnostics.report(
            .weightIgnored, "'\(property.path.text)' replaces what else moves it, this weight is ignored",
            at: member.value.range)
    }

    /// Whether values of a property are numbers that can be added; reports it.
    ///
    /// - Parameter doing: The verb for the key in messages: `adds`.
    mutating func checkNumbers(
        _ property: PropertyDeclaration, _ key: NodeField, _ doing: String, at range: SourceRange
    ) -> Bool {
        switch property.type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets: return true
        default:
            diagnostics.report(
                .valueTypeMismatch,
                "'\(key.rawValue)' \(doing) numbers, and '\(property.path.text)' is \(property.type.phrase)",
                at: range)
            return false
        }
    }
}
