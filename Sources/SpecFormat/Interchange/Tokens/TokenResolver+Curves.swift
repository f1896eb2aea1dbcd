import MotionModel

extension TokenResolver {
    /// The curve of a transition, given directly or by a reference, in the notation of a spec.
    mutating func linkedCurve(_ syntax: JSONSyntax) -> JSONValue? {
        guard case .token(let index)? = link(syntax) else {
            return settled(syntax).flatMap { curve($0) }.map { .object($0) }
        }
        guard let meaning = meaning(of: index) else {
            leaveOut(with: index, at: syntax.range)
            return nil
        }
        guard meaning.type == .cubicBezier else {
            reportKind(index, meaning.type, wanted: .cubicBezier, "a timing function", at: syntax.range)
            return nil
        }
        return .string(names[index])
    }

    /// A curve as the format writes it, four numbers, or as others do: CSS, or an object of coordinates.
    mutating func curve(_ syntax: JSONSyntax) -> [(String, JSONValue)]? {
        switch syntax.content {
        case .array(let array): return bezier(Array(array.elements), syntax)
        case .string(let string): return leaveOut(calculation: string) ? nil : easing(string)
        case .object(let object):
            let coordinates = ["x1", "y1", "x2", "y2"].compactMap { object[$0]?.value }
            guard coordinates.count == 4, object.members.count == 4 else { break }
            let list = coordinates.compactMap { $0.isNumber ? $0.value : nil }
            let text = JSONValue.array(list).text(pretty: true)
            diagnostics.report(
                .tokenDialect, "a curve is a list of four numbers", at: syntax.range,
                fixes: list.count == 4
                    ? [FixIt("write \(text)", range: syntax.range, replacement: text)] : [])
            return bezier(coordinates, syntax)
        case .invalid: return nil
        case .null, .bool, .number: break
        }
        diagnostics.report(
            .tokenValue, "a curve is a list of four numbers, not \(syntax.typeName)", at: syntax.range)
        return nil
    }

    private mutating func bezier(_ elements: [JSONSyntax], _ syntax: JSONSyntax) -> [(String, JSONValue)]? {
        guard elements.count == 4 else {
            diagnostics.report(
                .bezierCount, "a curve has four numbers: x1, y1, x2, y2; here \(elements.count)",
                at: syntax.range)
            return nil
        }
        var numbers: [JSONValue] = []
        for (index, element) in elements.enumerated() {
            guard let settled = settled(element) else { continue }
            guard case .number(let number) = settled.content else {
                if case .invalid = settled.content { continue }
                diagnostics.report(
                    .tokenValue, "a coordinate is a number, not \(settled.typeName)", at: element.range)
                continue
            }
            let isX = index % 2 == 0
            guard isX ? (0...1).contains(number) : number.magnitude <= Limits.output else {
                diagnostics.report(
                    isX ? .bezierXRange : .range,
                    isX
                        ? "an x lies between 0 and 1, not \(NumberText.text(number))"
                        : "a y lies between -1e6 and 1e6", at: element.range)
                continue
            }
            numbers.append(.number(number))
        }
        return numbers.count == 4 ? [(CurveField.bezier.rawValue, .array(numbers))] : nil
    }

    /// A CSS easing in a text. If it is a Bézier, its four numbers are the correction.
    private mutating func easing(_ string: JSONString) -> [(String, JSONValue)]? {
        var decoder = SpecDecoder(diagnostics: diagnostics)
        let node = decoder.css(string)
        diagnostics = decoder.diagnostics
        guard let curve = node?.curve else { return nil }
        guard let bezier = curve.exactBezier else {
            diagnostics.report(
                .tokenDialect, "a curve is a list of four numbers, this is CSS that no four numbers say",
                at: string.range)
            return [(CurveField.css.rawValue, .string(string.value))]
        }
        let numbers = JSONValue.array([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { .number($0) })
        let text = numbers.text(pretty: true)
        diagnostics.report(
            .tokenDialect, "a curve is a list of four numbers, this is CSS", at: string.range,
            fixes: [FixIt("write \(text)", range: string.range, replacement: text)])
        return [(CurveField.bezier.rawValue, numbers)]
    }
}
