import MotionModel

/// Values given by expressions.
extension SpecDecoder {
    /// Whether a text is an expression.
    func looksLikeExpression(_ syntax: JSONSyntax) -> Bool {
        syntax.isString(beginningWith: UInt8(ascii: "="))
    }

    /// Whether a value is an expression, or has one as an element or a member.
    func hasExpression(_ syntax: JSONSyntax) -> Bool {
        switch syntax.content {
        case .array(let array):
            array.elements.contains { looksLikeExpression($0) || isFunctionWithExpression($0) }
        case .object(let object): object.members.contains { looksLikeExpression($0.value) }
        case .string, .number, .bool, .null, .invalid: looksLikeExpression(syntax)
        }
    }

    /// Whether a value is a transform function that has an expression.
    private func isFunctionWithExpression(_ syntax: JSONSyntax) -> Bool {
        guard case .object(let object) = syntax.content else { return false }
        return object.members.contains { member in
            switch member.value.content {
            case .array(let array): array.elements.contains { looksLikeExpression($0) }
            // A rotation about an axis.
            case .object: isFunctionWithExpression(member.value)
            case .string, .number, .bool, .null, .invalid: looksLikeExpression(member.value)
            }
        }
    }

    /// Reads an expression; reports its errors at their place inside the text.
    ///
    /// - Parameter environment: The meanings of names; nil for the spec's parameters.
    mutating func expression(
        _ string: JSONString, environment: ExpressionEnvironment? = nil
    ) -> TypedExpression? {
        var parser = ExpressionParser(
            string.value, environment ?? self.environment, suggestions: diagnostics.suggestions)
        let result = parser.parse()
        diagnostics.suggestions = parser.suggestions
        usedParameters.formUnion(parser.usedNames.map { $0.name })
        for property in parser.usedProperties {
            noteReading(of: property, at: string.sourceRange(ofDecoded: property.range))
        }
        annotate(string, result, parser)
        for problem in parser.problems {
            let range = string.sourceRange(ofDecoded: problem.range)
            diagnostics.report(
                problem.id, problem.message, at: range,
                fixes: problem.remedy.map {
                    [
                        FixIt(
                            $0.message, range: range, replacement: $0.replacement, isSafe: $0.isSafe)
                    ]
                } ?? [])
        }
        return result
    }

    private mutating func annotate(
        _ string: JSONString, _ result: TypedExpression?, _ parser: ExpressionParser
    ) {
        guard annotations != nil else { return }
        for (name, range) in parser.usedNames where parameterKeys.contains(where: { $0.value == name }) {
            note(.parameter, name, string.sourceRange(ofDecoded: range))
        }
        for property in parser.usedProperties where !string.hasEscapes {
            let range = string.sourceRange(ofDecoded: property.range)
            note(
                property.path,
                at: JSONString(value: property.path.text, range: range, contentRange: range, escapes: []))
        }
        let free = result.map { result in
            result.components.contains { $0.usesFrom || $0.usesReadings || $0.usesTime || $0.usesProgress }
        }
        var value: MotionValue?
        if let result, free == false, let type = result.kind.shown {
            value = result.formula(of: type)?.value(parameters: parser.environment.defaults)
        }
        note(
            .expression(kind: result?.kind.phrase, value: value, names: ExpressionNames(parser.environment)),
            at: string.range)
    }

    /// The kind of an expression's result, without reporting errors.
    func kind(of string: JSONString, environment: ExpressionEnvironment? = nil) -> TypedExpression.Kind? {
        var parser = ExpressionParser(
            string.value, environment ?? self.environment, suggestions: Suggestions(steps: 0))
        return parser.parse()?.kind
    }

    /// The value of a number where one is wanted, as nearly always; nil for all else, which ``operand(_:of:_:environment:from:)``
    /// reads or reports.
    func plainNumber(_ syntax: JSONSyntax, of type: ValueType) -> MotionValue? {
        guard case .number = type, let number = syntax.number,
            number.magnitude <= MotionValue.largestMagnitude
        else { return nil }
        return .number(number)
    }

    /// Reads a value of a type, or its formula: of the whole, or of some of its components.
    ///
    /// - Parameters:
    ///   - syntax: A value of the type; an expression in its place, or in place of a component.
    ///   - what: The name of the property in messages: `'chip.opacity'`.
    ///   - environment: The meanings of names; nil for the spec's parameters.
    ///   - from: The key that `from` refers to, if the environment has it.
    mutating func operand(
        _ syntax: JSONSyntax, of type: ValueType, _ what: Phrase, environment: ExpressionEnvironment? = nil,
        from: Int? = nil
    ) -> Operand? {
        guard hasExpression(syntax) else {
            if syntax.isString, let fix = missingSign(syntax, type, environment ?? self.environment) {
                reportMismatch(syntax, type, what, fixes: [fix])
                return nil
            }
            // What is `none` in a colour is another's where it is mixed.
            let value = type == .color ? writtenColor(syntax, what) : value(syntax, of: type, what)
            return value.map { .constant($0) }
        }
        let environment = environment ?? self.environment
        guard let formula = formula(syntax, of: type, what, environment: environment) else { return nil }
        if let value = formula.constant {
            return isUsable(value, at: syntax.contentRange) ? .constant(value) : nil
        }
        guard isUsableByDefault(formula, environment, at: syntax.contentRange) else { return nil }
        return .formula(formula, from: formula.usesFrom ? from : nil)
    }

    /// Reads a value of a type as a formula, whatever it depends on.
    mutating func formula(
        _ syntax: JSONSyntax, of type: ValueType, _ what: Phrase, environment: ExpressionEnvironment
    ) -> Formula? {
        if case .string(let string) = syntax.content, looksLikeExpression(syntax) {
            guard let expression = expression(string, environment: environment) else { return nil }
            if let formula = expression.formula(of: choosable(type)) { return formula }
            diagnostics.report(
                .expressionType, "\(what) takes \(type.phrase), not \(expression.kind.phrase)",
                at: string.contentRange)
            return nil
        }
        guard hasExpression(syntax) else { return value(syntax, of: type, what).map { .constant($0) } }
        if case .transform = type { return transform(syntax, what, environment) }
        guard let components = components(syntax, type, what, environment) else { return nil }
        return Formula(type: type, components: components)
    }

    /// The value of an operand with the parameters' defaults; nil when it depends on more than those.
    func defaultValue(of operand: Operand) -> MotionValue? {
        switch operand {
        case .constant(let value): value
        case .formula(let formula, _):
            environment.byDefault(formula).value(byDefault: environment)
        case .current, .mixed, .resting: nil
        }
    }

    /// Reads a number, or an expression for one.
    mutating func scalar(
        _ syntax: JSONSyntax, _ what: @autoclosure () -> Phrase, _ environment: ExpressionEnvironment?
    ) -> Expression? {
        if let number = syntax.number { return .constant(number) }
        guard let environment, case .string(let string) = syntax.content, looksLikeExpression(syntax) else {
            guard syntax.isString, !looksLikeExpression(syntax) else {
                return number(syntax, what()).map { .constant($0) }
            }
            reportType(syntax, wanted: "\(what()) is a number", fixes: numberFixes(syntax, in: valueUnit))
            return nil
        }
        guard let expression = expression(string, environment: environment) else { return nil }
        guard expression.kind == .number else {
            diagnostics.report(
                .expressionType, "\(what()) is a number, not \(expression.kind.phrase)",
                at: string.contentRange)
            return nil
        }
        return expression.components[0]
    }

    /// The correction of an expression that lacks its `=`.
    private func missingSign(
        _ syntax: JSONSyntax, _ type: ValueType, _ environment: ExpressionEnvironment
    ) -> FixIt? {
        switch type {
        case .color, .colorIn, .string, .path, .transform, .boolean: return nil
        default: break
        }
        guard case .string(let string) = syntax.content, string.contentRange != string.range,
            NumberText.value(of: string.value) == nil
        else { return nil }
        if let name = ForeignNumber.placeholder(string.value), parameters.contains(where: { $0.name == name })
        {
            let text = JSONValue.quoted("= \(name)")
            return FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)
        }
        let text = JSONString(
            value: "= " + string.value, range: string.range, contentRange: string.contentRange, escapes: [])
        guard kind(of: text, environment: environment) != nil else { return nil }
        return FixIt(
            "write \(JSONValue.quoted(text.value))", range: SourceRange(at: string.contentRange.start),
            replacement: "= ", isSafe: true)
    }

    /// Whether a value is within the limits; reports it.
    mutating func isUsable(_ value: MotionValue, at range: SourceRange) -> Bool {
        guard value.isUsable else {
            diagnostics.report(.range, "a value \(NumberRange.component.phrase)", at: range)
            return false
        }
        if value.type.isCanonical || value.canonical.isUsable { return true }
        diagnostics.report(
            .range, "each number of a transform's matrix \(NumberRange.component.phrase)", at: range)
        return false
    }

    private mutating func isUsableByDefault(
        _ formula: Formula, _ environment: ExpressionEnvironment, at range: SourceRange
    ) -> Bool {
        guard let value = environment.byDefault(formula).value(byDefault: environment),
            !(value.isUsable && value.canonical.isUsable)
        else { return true }
        let isNumber = value.components.allSatisfy { !$0.isNaN }
        diagnostics.report(
            .expressionValue,
            "with \(formula.usesReadings ? "what is there before anything plays" : "the parameters' defaults") "
                + "this is \(isNumber ? "too large" : "no number")", at: range)
        return false
    }

    // MARK: Texts

    /// The index of a text among those that formulas choose from.
    mutating func place(ofText text: String) -> Int {
        if let place = texts.firstIndex(of: text) { return place }
        texts.append(text)
        return texts.count - 1
    }

    /// The type as formulas use it: a text is one of those that they choose from.
    func choosable(_ type: ValueType) -> ValueType {
        if case .string = type { return .string(StringSet(texts)) }
        return type
    }

    // MARK: Parameters

    /// Reads the parameters, which any value may refer to.
    mutating func readParameters(_ syntax: JSONSyntax?) {
        guard let syntax, let members = entries(syntax, SpecField.parameters.quoted) else { return }
        reportCaseTwins(members.map { $0.key }, "parameters")
        // The names of texts depend on all of them.
        var read: [(JSONMember, MotionValue)] = []
        for member in members {
            let name = member.key.value
            checkIdentifier(member.key, "a parameter's name", canBeRenamed: false)
            // An expression can't say it, so none is told to.
            guard name.isIdentifier else {
                _ = parameterDefault(member)
                continue
            }
            guard !ExpressionEnvironment.reserved.contains(name) else {
                diagnostics.report(
                    .invalidIdentifier, "'\(name)' means something else in an expression",
                    at: member.key.range)
                continue
            }
            guard let value = parameterDefault(member) else {
                environment.defineBroken(name)
                continue
            }
            if let text = value.string { _ = place(ofText: text) }
            read.append((member, value))
        }
        for (member, value) in read {
            let value = value.converted(to: choosable(value.type)) ?? value
            let parameter = MotionParameter(name: member.key.value, defaultValue: value)
            note(.parameter, defining: member.key)
            parameters.append(parameter)
            parameterKeys.append(member.key)
            environment.define(parameter)
        }
    }

    private mutating func parameterDefault(_ member: JSONMember) -> MotionValue? {
        if hasExpression(member.value) {
            reportMisplacedExpression("a parameter's default", at: member.value.range)
            return nil
        }
        guard let type = inferredType(of: [member.value], member.key) else {
            guard case .none = guess(member.value) else { return nil }
            if case .object(let object) = member.value.content, object.isComplete {
                diagnostics.report(
                    .wrongType,
                    "a parameter is its default value itself, such as 300, not an object of this form",
                    at: member.value.range)
            } else {
                reportUnreadable(member.value)
            }
            return nil
        }
        return value(member.value, of: type, Phrase(quoting: member.key.value))?.canonical
    }

    /// Reports an expression in a place that doesn't take one.
    mutating func reportMisplacedExpression(_ what: Phrase, at range: SourceRange) {
        diagnostics.report(
            .expressionPlace,
            "\(what) can't be worked out: only values, curves, 'delay', 'stagger', a 'velocity', and the 'roundTo' of a 'decay' can be expressions",
            at: range)
    }

    /// Reports parameters that nothing uses.
    mutating func reportUnusedParameters() {
        for key in parameterKeys where !usedParameters.contains(key.value) {
            diagnostics.report(.nameUnused, "nothing uses the parameter '\(key.value)'", at: key.range)
        }
    }
}

extension Formula {
    /// The value with the parameters' defaults; nil if it depends on more than those.
    fileprivate func value(byDefault environment: ExpressionEnvironment) -> MotionValue? {
        usesFrom || usesReadings || usesTime || usesProgress
            ? nil : value(parameters: environment.defaults)
    }
}

extension JSONSyntax {
    /// The range of the value; of a text, that between its quotes.
    fileprivate var contentRange: SourceRange {
        if case .string(let string) = content { return string.contentRange }
        return range
    }
}
