import MotionModel

/// Leaves that lead from value to value.
extension SpecDecoder {
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
        if ![.to, .by, .values].contains(form), let first = reader.member(form),
            let second = reader.member(.reverseCurve)
        {
            reportConflict(first, second, because: "a way back of its own leads from one end to the other")
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
        if timing.curve == nil, ![.value, .steps, .keyframes].contains(form) {
            leaveCurveOpen(at: reader.place)
        }
        let context = LeafContext(property: property, key: key, scope: scope, curve: curve)
        guard var keyframes = keyframes(form, syntax, context, &start), isSound else { return nil }
        if reader[.velocity] != nil {
            guard let released = released(keyframes, start, form, reader) else { return nil }
            keyframes = released
        }
        checkOvershoot(keyframes, start, property, reader[.curve]?.range ?? reader.place)
        guard var leaf = leaf(reader, property, start, keyframes) else { return nil }
        if form == .value { leaf.form = nil }
        var draft = NodeDraft(place: reader.place, body: .animate(leaf))
        draft.natural = natural(form, leaf, timing, keyframes.last?.curve ?? curve, reader)
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

    mutating func animatedPath(_ reader: NodeReader, _ scope: NodeScope) -> (
        PropertyPath, JSONString
    )? {
        leafPath(reader[.animate], "'\(NodeField.animate.rawValue)'", scope)
    }

    /// The values of a leaf as they are written, to tell their type by.
    mutating func valueSyntaxes(_ form: NodeField, _ syntax: JSONSyntax) -> [JSONSyntax]? {
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
            return array.isComplete ? Array(array.elements) : nil
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

    /// Seconds that a leaf lasts by itself.
    mutating func natural(
        _ form: NodeField, _ leaf: LeafDraft, _ timing: ReadNodeTiming, _ curve: Curve,
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
