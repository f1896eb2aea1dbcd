import MotionModel

/// The values of a leaf as keyframes.
extension SpecDecoder {
    mutating func keyframes(
        _ form: NodeField, _ syntax: JSONSyntax, _ context: LeafContext, _ start: inout Operand?
    ) -> [LeafDraft.Keyframe]? {
        func one(_ value: Operand) -> [LeafDraft.Keyframe] {
            [LeafDraft.Keyframe(at: .share(1), value: value, curve: context.curve, range: syntax.range)]
        }
        switch form {
        case .to:
            return leafValue(syntax, context.property, context.key, context.scope).map(one)
        case .by:
            guard checkNumbers(context.property, .by, "adds", at: syntax.range),
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

    mutating func leafValues(
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

    /// Keyframes for values at equal shares of the time.
    func passing(
        _ values: [(Operand, SourceRange)], _ context: LeafContext
    ) -> [LeafDraft.Keyframe] {
        values.enumerated().map { index, value in
            LeafDraft.Keyframe(
                at: .share(Double(index + 1) / Double(values.count)), value: value.0, curve: context.curve,
                range: value.1)
        }
    }

    /// Keyframes for values that are held for equal shares of the time, the start value first.
    func held(
        _ values: [(Operand, SourceRange)], _ context: LeafContext
    ) -> [LeafDraft.Keyframe] {
        values.enumerated().map { index, value in
            LeafDraft.Keyframe(
                at: .share(Double(index + 1) / Double(values.count + 1)), value: value.0,
                curve: .stepAtEnd, range: value.1)
        }
    }

    /// Reads the time of a keyframe. A bare number up to 100 may be meant as a share, which the schedule judges, not as milliseconds.
    private mutating func keyframeTime(_ syntax: JSONSyntax) -> NodeTime? {
        let mayBeShare = (Self.bareNumber(syntax) ?? .infinity) <= 100
        return nodeTime(syntax, KeyframeField.at.quoted, allowsNegative: false, warns: !mayBeShare)
    }

    private static func bareNumber(_ syntax: JSONSyntax) -> Double? {
        if case .number(let number) = syntax.content { return number }
        return nil
    }

    /// Whether keyframes whose times compare aren't in their order; reports the first that isn't.
    private mutating func isUnordered(_ array: JSONArray, _ syntax: JSONSyntax) -> Bool {
        var places: [(unit: String, at: Double)] = []
        for element in array.elements {
            guard case .object(let object) = element.content,
                let at = object[KeyframeField.at.rawValue]?.value
            else { return false }
            if let number = Self.bareNumber(at) {
                places.append(("", number))
            } else if let quantity = at.word.flatMap({ Quantity($0) }), quantity.isTight {
                places.append((quantity.unit, quantity.value))
            }
        }
        guard places.count == array.elements.count, array.isComplete,
            places.allSatisfy({ $0.unit == places[0].unit }),
            let wrong = places.indices.dropFirst().first(where: { places[$0].at < places[$0 - 1].at })
        else { return false }
        let order = places.indices.sorted { (places[$0].at, $0) < (places[$1].at, $1) }
        let texts = order.compactMap { text(in: array.elements[$0].range) }
        let whole = text(in: syntax.range) ?? ""
        let fix = FixIt(
            "put them in their order", range: syntax.range, replacement: "[\(texts.joined(separator: ", "))]",
            isSafe: true)
        diagnostics.report(
            .keyframeOrder, "this keyframe lies before the one in front of it",
            at: array.elements[wrong].range,
            // A comment has no place in another order.
            fixes: whole.utf8.contains(UInt8(ascii: "/")) ? [] : [fix])
        return true
    }

    mutating func written(
        _ syntax: JSONSyntax, _ context: LeafContext, _ start: inout Operand?
    ) -> [LeafDraft.Keyframe]? {
        guard let array = list(syntax, NodeField.keyframes.quoted) else { return nil }
        guard !array.elements.isEmpty else {
            diagnostics.report(.emptyValue, "'keyframes' needs at least one keyframe", at: syntax.range)
            return nil
        }
        guard !isUnordered(array, syntax) else { return nil }
        var keyframes: [LeafDraft.Keyframe] = []
        var curve = context.curve
        var isSound = array.isComplete
        for (index, element) in array.elements.enumerated() {
            guard let reader = object(element, of: KeyframeField.self), reader.isComplete,
                let at = reader[.at].flatMap({ keyframeTime($0) }),
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
                if let node = chosenCurve(syntax, "'curve'") { next = node.curve } else { isSound = false }
                if index == array.elements.count - 1, index > 0 {
                    diagnostics.report(
                        .curveIgnored, "a keyframe's curve leads to the next one, and this is the last",
                        at: syntax.range)
                }
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
                    LeafDraft.Keyframe(
                        at: at, value: value, curve: curve, range: element.range,
                        bareTime: reader[.at].flatMap { Self.bareNumber($0) == nil ? nil : $0.range }))
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
}

extension Curve {
    /// A curve that holds its start until its very end.
    static let stepAtEnd = Curve.reverse(.instant)
}

extension Operand {
    /// The sum of a start and a value: a number if both are known, otherwise a formula of the start.
    static func offset(_ start: Operand?, by value: Operand) -> Operand {
        switch value {
        case .constant(let offset):
            if let start = start?.constant { return .constant(start + offset) }
            return .formula(.offset(by: offset), from: 0)
        case .formula(let formula, _):
            return .formula(.offset(by: formula), from: 0)
        case .current, .mixed, .resting: preconditionFailure("a written value is a constant or a formula")
        }
    }
}
