import MotionModel

extension SpecDecoder {
    /// Reads a value of a type.
    ///
    /// - Parameter what: The name of the property in messages: `'chip.opacity'`.
    mutating func value(_ syntax: JSONSyntax, of type: ValueType, _ what: Phrase) -> MotionValue? {
        if case .invalid = syntax.content { return nil }
        if case .string(let string) = syntax.content, isExpression(string, what) { return nil }
        let value: MotionValue?
        switch type {
        case .number: value = numberValue(syntax, type, what).map { .number($0) }
        case .integer: value = numberValue(syntax, type, what).map { .integer($0) }
        case .angle: value = angle(syntax, what).map { .angle(degrees: $0) }
        case .point, .size, .rect, .insets, .vector:
            value = components(syntax, type, what, nil).flatMap { components in
                MotionValue(type: type, components: components.compactMap { $0.constant })
            }
        case .color: value = color(syntax, what) { (text) throws(ColorError) in .color(try Color(css: text)) }
        case .string: value = string(syntax, type, what)
        case .transform: value = transform(syntax, what, nil)?.constant
        case .path: value = pathValue(syntax, type, what)
        case .colorIn(let space):
            value = color(syntax, what) { (text) throws(ColorError) in
                try MotionValue(cssColor: text, in: space)
            }
        case .turning: value = self.value(syntax, of: type.canonical, what)?.converted(to: type)
        case .routePosition, .routeTangent:
            reportMismatch(syntax, type, what)
            value = nil
        case .boolean:
            if case .bool(let flag) = syntax.content {
                value = .boolean(flag)
            } else {
                var fixes: [FixIt] = []
                if case .string(let text) = syntax.content, text.value == "true" || text.value == "false" {
                    fixes = [
                        FixIt(
                            "write \(text.value)", range: syntax.range, replacement: text.value, isSafe: true)
                    ]
                }
                reportMismatch(syntax, type, what, fixes: fixes)
                value = nil
            }
        }
        return value.flatMap { isUsable($0, at: syntax.range) ? $0 : nil }
    }

    /// Reads a colour as it is written, with the components that are `none`.
    ///
    /// - Parameter what: The name of the property in messages: `'chip.opacity'`.
    mutating func writtenColor(_ syntax: JSONSyntax, _ what: Phrase) -> MotionValue? {
        if case .invalid = syntax.content { return nil }
        if case .string(let string) = syntax.content, isExpression(string, what) { return nil }
        let value = color(syntax, what) { (text) throws(ColorError) in try MotionValue(cssColor: text) }
        return value.flatMap { isUsable($0, at: syntax.range) ? $0 : nil }
    }

    /// Reports a value of another type than its property's.
    mutating func reportMismatch(
        _ syntax: JSONSyntax, _ type: ValueType, _ what: Phrase, fixes: [FixIt] = []
    ) {
        if case .invalid = syntax.content { return }
        let fixes = fixes.isEmpty ? valueFixes(syntax, type) : fixes
        let advice =
            fixes.isEmpty
            ? syntax.word.flatMap { ForeignNumber.advice(for: $0) } ?? scaleAdvice(syntax, what) : nil
        diagnostics.report(
            .valueTypeMismatch,
            "\(what) takes \(type.phrase), not \(syntax.typeName)\(advice.map { ": \($0)" } ?? "")",
            at: syntax.range, fixes: fixes)
    }

    /// Where the factors of a scale are written that aren't one for all axes.
    private func scaleAdvice(_ syntax: JSONSyntax, _ what: Phrase) -> String? {
        guard case .array(let array) = syntax.content, 2...3 ~= array.elements.count,
            "\(what)".hasSuffix("transform.scale'")
        else { return nil }
        return "each axis has a path of its own, 'transform.scale.x' and 'transform.scale.y'"
    }

    /// The correction of a value that another tool writes so.
    private func valueFixes(_ syntax: JSONSyntax, _ type: ValueType) -> [FixIt] {
        var json = syntax.word.flatMap { ForeignValue.json($0, type) }
        // Lottie: a list of one number.
        if case .array(let array) = syntax.content, array.elements.count == 1, array.isComplete,
            [.number, .integer, .angle].contains(type), case .number = array.elements[0].content
        {
            json = text(in: array.elements[0].range)
        }
        guard let json, standsApart(syntax.range) else { return [] }
        return [FixIt("write \(json)", range: syntax.range, replacement: json, isSafe: true)]
    }

    /// Reads any text: the values of a property make up the set of its texts.
    private mutating func string(_ syntax: JSONSyntax, _ type: ValueType, _ what: Phrase) -> MotionValue? {
        if case .string(let string) = syntax.content { return .string(string.value) }
        reportMismatch(syntax, type, what)
        return nil
    }

    /// Reads a value of a type that is final: for a text, one of the set.
    mutating func settledValue(_ syntax: JSONSyntax, of type: ValueType, _ what: Phrase) -> MotionValue? {
        guard let value = value(syntax, of: type, what) else { return nil }
        guard case .string(let set) = type, !set.strings.isEmpty, let text = value.string else {
            return value
        }
        if let value = value.converted(to: type) { return value }
        let hint = diagnostics.suggestions.hint(for: text, among: set.strings).phrase.map { ", \($0)" } ?? ""
        diagnostics.report(.unknownValue, "\(what) can't be '\(text)'\(hint)", at: syntax.range)
        return nil
    }

    private mutating func numberValue(
        _ syntax: JSONSyntax, _ type: ValueType, _ what: Phrase
    ) -> Double? {
        if case .number(let value) = syntax.content { return value }
        reportMismatch(syntax, type, what, fixes: numberFixes(syntax, in: valueUnit))
        return nil
    }

    private mutating func angle(_ syntax: JSONSyntax, _ what: Phrase) -> Double? {
        switch syntax.content {
        case .number(let degrees): return degrees
        case .string(let string):
            guard let quantity = Quantity(string.value), ForeignAngle.degrees(string.value) == nil else {
                diagnostics.report(
                    .valueInvalid, "'\(string.value)' is no angle", at: string.range,
                    fixes: numberFixes(syntax, in: .degrees))
                return nil
            }
            guard let unit = AngleUnit(rawValue: quantity.unit) else {
                reportAngleUnit(quantity, string)
                return nil
            }
            guard quantity.value.isFinite else {
                diagnostics.report(
                    .nonFinite, "'\(string.value)' is too large for a number", at: string.range)
                return nil
            }
            guard quantity.isTight else {
                let text = "\"\(quantity.number)\(unit.rawValue)\""
                diagnostics.report(
                    .valueInvalid, "an angle has no space in it", at: string.range,
                    fixes: [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)])
                return nil
            }
            return unit.degrees(quantity.value)
        case .null, .bool, .array, .object, .invalid:
            reportMismatch(syntax, .angle, what)
            return nil
        }
    }

    private mutating func reportAngleUnit(_ quantity: Quantity, _ string: JSONString) {
        let units = Suggestion.list(of: AngleUnit.allCases.map { $0.rawValue }) ?? ""
        if quantity.unit.isEmpty {
            let text = "\"\(quantity.number)\(AngleUnit.degrees.rawValue)\""
            // A number without quotes is in degrees too.
            diagnostics.report(
                .valueInvalid, "an angle in quotes has a unit, \(units)", at: string.range,
                fixes: [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)])
        } else {
            let unit = AngleUnit.allCases.first { $0.longNames.contains(quantity.unit) }
            let fixes = unit.map { unit in
                let text = JSONValue.quoted(quantity.number + unit.rawValue)
                return [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)]
            }
            diagnostics.report(
                .valueInvalid, "an angle has no unit '\(quantity.unit)', \(units)",
                at: string.sourceRange(ofDecoded: quantity.unitRange), fixes: fixes ?? [])
        }
    }

    private mutating func color(
        _ syntax: JSONSyntax, _ what: Phrase, _ read: (String) throws(ColorError) -> MotionValue
    ) -> MotionValue? {
        guard case .string(let string) = syntax.content else {
            reportMismatch(syntax, .color, what)
            return nil
        }
        do throws(ColorError) {
            let value = try read(string.value)
            if annotations != nil, let color = try? Color(css: string.value) {
                note(.color(color), at: string.range)
            }
            return value
        } catch {
            let range = string.sourceRange(ofDecoded: error.offset..<(error.offset + error.length))
            var message = "\(error.problem.message) in '\(string.value)'"
            if let advice = ForeignNumber.advice(for: string.value) { message += ": \(advice)" }
            var fixes: [FixIt] = []
            if let hex = ForeignNumber.color(string.value) {
                let text = JSONValue.quoted(hex)
                fixes = [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)]
            } else if error.problem == .unknownName, string.value.folded.hasPrefix("system") {
                message += ": a colour of a system is written by its numbers"
            } else if error.problem == .unknownName {
                // 'Color.red' isn't red in every toolkit.
                let name = string.value.split(separator: ".").last.map { String($0) } ?? string.value
                let hint = diagnostics.suggestions.hint(
                    for: name, among: NamedColor.all.map { $0.name }, listing: 0)
                if let nearest = hint.nearest {
                    message = "no colour is called '\(string.value)', did you mean '\(nearest)'?"
                    fixes = [
                        FixIt(
                            "write '\(nearest)'", range: string.range,
                            replacement: JSONValue.quoted(nearest),
                            isSafe: hint.isSlip && name == string.value)
                    ]
                }
            }
            diagnostics.report(.valueInvalid, message, at: range, fixes: fixes)
            return nil
        }
    }

    // MARK: Several numbers

    /// Reads the components of a value; with an environment, any of them may be an expression.
    mutating func components(
        _ syntax: JSONSyntax, _ type: ValueType, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> [Expression]? {
        switch syntax.content {
        case .array(let array) where type != .insets:
            guard array.elements.count == type.componentCount else {
                if array.isComplete {
                    diagnostics.report(
                        .componentCount,
                        "\(type.phrase) has \(type.componentCount) numbers, not \(array.elements.count)",
                        at: syntax.range)
                }
                return nil
            }
            return all(array.elements.map { scalar($0, "a component of \(what)", environment) })
        case .object(let object) where !type.componentNames.isEmpty:
            return named(object, syntax, type, environment)
        default:
            reportMismatch(syntax, type, what)
            return nil
        }
    }

    private mutating func named(
        _ object: JSONObject, _ syntax: JSONSyntax, _ type: ValueType, _ environment: ExpressionEnvironment?
    ) -> [Expression]? {
        let names = type.componentNames
        var isComplete = object.isComplete
        var advised: Set<String> = []
        for member in object.members where !names.contains(member.key.value) && !readCommon(member) {
            reportUnknownKey(member, in: object, known: names, object: Phrase(type.phrase), &advised)
            isComplete = false
        }
        var numbers: [Expression?] = []
        for name in names {
            guard let member = object[name] else {
                if isComplete {
                    diagnostics.report(
                        .missingKey, "\(type.phrase) needs '\(name)'",
                        at: SourceRange(start: syntax.range.start, end: syntax.range.start + 1))
                }
                numbers.append(nil)
                continue
            }
            numbers.append(scalar(member.value, "'\(name)'", environment))
        }
        return isComplete ? all(numbers) : nil
    }

    /// All numbers, or nil if one is missing.
    func all(_ numbers: [Expression?]) -> [Expression]? {
        let read = numbers.compactMap { $0 }
        return read.count == numbers.count ? read : nil
    }
}

extension ValueType {
    /// The name of the type in messages, with its article.
    var phrase: String {
        switch self {
        case .number: "a number"
        case .integer: "a whole number"
        case .angle, .turning, .routeTangent: "an angle"
        case .point, .routePosition: "a point"
        case .size: "a size"
        case .vector(let count): "a vector of \(count) numbers"
        case .rect: "a rectangle"
        case .insets: "insets"
        case .color, .colorIn: "a colour"
        case .boolean: "true or false"
        case .string: "a text"
        case .transform: "a transform"
        case .path: "a path"
        }
    }
}
