import MotionModel

extension SpecDecoder {
    /// Reads a curve: a name, or an object of one of the kinds.
    mutating func curve(_ syntax: JSONSyntax, _ what: Phrase) -> CurveDraft? {
        switch syntax.content {
        case .string(let string): return curve(named: string, what)
        case .object(let object):
            guard !isForeignObject(object, syntax) else { return nil }
            return curveObject(syntax)
        case .array(let array):
            reportArray(array, syntax, what)
            return nil
        case .null, .bool, .number, .invalid:
            reportType(syntax, wanted: "\(what) is a name or an object")
            return nil
        }
    }

    /// Reports a list where a curve is expected; four numbers without their key get a correction.
    private mutating func reportArray(_ array: JSONArray, _ syntax: JSONSyntax, _ what: Phrase) {
        let numbers = array.elements.compactMap { element -> Double? in
            if case .number(let number) = element.content { return number }
            return nil
        }
        var fixes: [FixIt] = []
        let bezier = CurveField.bezier.quoted
        let areNumbers = !numbers.isEmpty && numbers.count == array.elements.count
        if areNumbers, numbers.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] {
            let list = JSONValue.array(numbers.map { .number($0) }).text(pretty: true)
            let text = "{ \"\(CurveField.bezier.rawValue)\": \(list) }"
            fixes = [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)]
        }
        let key = areNumbers && fixes.isEmpty ? " (\(bezier) is the key of four numbers)" : ""
        reportType(syntax, wanted: "\(what) is a name or an object\(key)", fixes: fixes)
    }

    // MARK: Names

    /// The curve of a name: one of the spec's, its imports' or the language's.
    mutating func curve(named string: JSONString, _ what: Phrase) -> CurveDraft? {
        let name = string.value
        guard name.utf8.first != UInt8(ascii: "=") else {
            let text = "{ \(JSONValue.quoted(CurveField.expression.rawValue)): \(JSONValue.quoted(name)) }"
            diagnostics.report(
                .expressionPlace, "a curve that is worked out has the key \(CurveField.expression.quoted)",
                at: string.range,
                fixes: isExpressionCurve(string)
                    ? [FixIt("write \(text)", range: string.range, replacement: text, isSafe: true)] : [])
            return nil
        }
        guard !name.isEmpty else {
            diagnostics.report(.emptyValue, "\(what) must not be empty", at: string.range)
            return nil
        }
        note(.curve, named: string, isOwn: curves[name] != nil)
        switch curves.follow(name, at: string.range, &diagnostics) {
        case .value(let node): return node
        case .read(let member):
            let node = chosenCurve(member.value, "the curve '\(name)'", defining: name)
            curves.end(name, node)
            return node
        case .unknown: break
        }
        switch imports.find(name, among: { $0.curves }) {
        case .value(let node): return node
        case .broken: return nil
        case .unknown: break
        }
        if let curve = NamedCurve.curve(named: name) { return CurveDraft(curve) }
        // Not looked for in each of many errors.
        let isImported = importedName(of: name, among: { $0.curves }) != nil
        if diagnostics.count < 1000, !isImported, let (json, isSame) = ForeignCurve.json(name) {
            let fixes = [FixIt("write \(json)", range: string.range, replacement: json, isSafe: isSame)]
            diagnostics.report(
                curves.unknown, "no \(curves.kind) is called '\(name)', here it is \(json)", at: string.range,
                fixes: fixes)
            return nil
        }
        if !isImported, let problem = ForeignCurve.problem(name) {
            diagnostics.report(
                curves.unknown, "no \(curves.kind) is called '\(name)': \(problem)", at: string.range)
            return nil
        }
        let known = !diagnostics.suggestions.areSpent ? curves.free + NamedCurve.allNames : []
        reportUnknownName(
            string, kind: curves.kind, id: curves.unknown, known: known, among: { $0.curves })
        return nil
    }

    // MARK: Objects

    private mutating func curveObject(_ syntax: JSONSyntax) -> CurveDraft? {
        if isFlatSpring(syntax) { return nil }
        guard let reader = object(syntax, of: CurveField.self) else { return nil }
        let keys = reader.keys
        // Most curves have one key.
        let heads = keys.count == 1 && keys[0].parameters != nil ? keys : keys.filter { $0.parameters != nil }
        guard let head = heads.first, let value = reader[head] else {
            if reader.isComplete { reportHeadless(reader) }
            return nil
        }
        var isSound = reader.isComplete
        for other in heads.dropFirst() {
            if let first = reader.member(head), let second = reader.member(other) {
                reportConflict(first, second, because: "a curve is of one kind")
            }
            isSound = false
        }
        for key in keys where key.parameters == nil && heads.count == 1 {
            guard !(head.parameters?.contains(key) ?? false) else { continue }
            let owners = key.heads.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            diagnostics.report(
                .conflictingKeys, "'\(key.rawValue)' belongs to \(owners), not to '\(head.rawValue)'",
                at: reader.keyRange(key))
            isSound = false
        }
        guard let node = curve(head, value, reader), isSound, isAffordable(node, at: syntax.range) else {
            return nil
        }
        return node
    }

    private mutating func reportHeadless(_ reader: ObjectReader<CurveField>) {
        guard let key = reader.keys.first else {
            diagnostics.report(
                .curveUnknownKind, "a curve needs a key that says its kind, such as 'bezier' or 'spring'",
                at: reader.range)
            return
        }
        let owners = key.heads.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        diagnostics.report(
            .curveUnknownKind, "'\(key.rawValue)' stands without \(owners)", at: reader.keyRange(key))
    }

    /// Whether a curve is within the limits that keep a small text from describing an enormous one; reports it.
    private mutating func isAffordable(_ node: CurveDraft, at range: SourceRange) -> Bool {
        guard node.depth <= Limits.combinators else {
            diagnostics.report(
                .limitDepth, "curves must not be made of curves more than \(Limits.combinators) deep",
                at: range)
            return false
        }
        guard node.size <= Limits.segments else {
            diagnostics.report(
                .limitSegments, "a curve must not have more than \(Limits.segments) pieces", at: range)
            return false
        }
        if let length = node.curve.naturalDuration, length > Limits.settling {
            diagnostics.report(
                .springTooLong, "a spring settles within 60 s, this curve stretches it beyond", at: range)
            return false
        }
        return true
    }

    private mutating func curve(
        _ head: CurveField, _ value: JSONSyntax, _ reader: ObjectReader<CurveField>
    ) -> CurveDraft? {
        let what = head.quoted
        switch head {
        case .bezier: return bezier(value, what)
        case .bezierPath: return bezierPath(value, what)
        case .points: return points(value, what)
        case .steps: return steps(value, what, jump: reader[.jump])
        case .spring:
            if isSpringByName(value, reader.range) { return nil }
            return spring(value).map { CurveDraft(.spring($0)) }
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce, .back, .elastic:
            return penner(head, value, reader)
        case .css: return css(value, what)
        case .expression: return expressionCurve(value, what)
        case .reverse: return curve(value, what).map { CurveDraft(.reverse($0.curve), of: [$0]) }
        case .mirror: return curve(value, what).map { CurveDraft(.mirror($0.curve), of: [$0]) }
        case .interval:
            let window = interval(value, head)
            guard let node = operand(of: head, reader), let window else { return nil }
            return CurveDraft(.interval(window, of: node.curve), of: [node])
        case .scale:
            let factor = number(value, head)
            guard let node = operand(of: head, reader), let factor else { return nil }
            return finite(CurveDraft(.scale(factor, of: node.curve), of: [node]), at: value.range)
        case .clamp:
            let limits = interval(value, head)
            guard let node = operand(of: head, reader), let limits else { return nil }
            return CurveDraft(.clamp(limits, of: node.curve), of: [node])
        case .sum: return operands(value, what).map { CurveDraft(.sum($0.map { $0.curve }), of: $0) }
        case .product:
            return operands(value, what).flatMap {
                finite(CurveDraft(.product($0.map { $0.curve }), of: $0), at: value.range)
            }
        case .chain:
            return operands(value, what).flatMap {
                finite(CurveDraft(.chain($0.map { $0.curve }), of: $0), at: value.range)
            }
        case .jump, .overshoot, .amplitude, .period, .of: return nil
        }
    }

    /// Reads the curve that a head modifies.
    private mutating func operand(
        of head: CurveField, _ reader: ObjectReader<CurveField>
    ) -> CurveDraft? {
        guard let value = reader[.of] else {
            if reader.isComplete {
                diagnostics.report(
                    .missingKey, "'\(head.rawValue)' needs '\(CurveField.of.rawValue)', the curve it changes",
                    at: reader.keyRange(head))
            }
            return nil
        }
        return curve(value, CurveField.of.quoted)
    }

    /// Reads the curves that a head combines.
    private mutating func operands(_ syntax: JSONSyntax, _ what: Phrase) -> [CurveDraft]? {
        guard let array = list(syntax, what) else { return nil }
        guard !array.elements.isEmpty else {
            diagnostics.report(.emptyValue, "\(what) needs at least one curve", at: syntax.range)
            return nil
        }
        let nodes = array.elements.map { curve($0, "a part of \(what)") }
        let read = nodes.compactMap { $0 }
        return read.count == nodes.count ? read : nil
    }

    /// Returns a curve whose values are finite, which products and chains of huge curves may not be.
    private mutating func finite(_ node: CurveDraft, at range: SourceRange) -> CurveDraft? {
        guard isAffordable(node, at: range) else { return nil }
        for step in 0...64 where !(node.curve.progress(at: Double(step) / 64).magnitude <= 1e12) {
            diagnostics.report(.nonFinite, "together these curves leave the range of numbers", at: range)
            return nil
        }
        return node
    }
}
