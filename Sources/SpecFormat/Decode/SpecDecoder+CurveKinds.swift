import MotionModel

/// The kinds of curve that aren't made of others.
extension SpecDecoder {
    mutating func bezier(_ syntax: JSONSyntax, _ what: String) -> CurveDraft? {
        guard let array = list(syntax, what) else { return nil }
        guard array.elements.count == 4 else {
            if array.isComplete {
                diagnostics.report(
                    .bezierCount, "a bezier has four numbers, x1, y1, x2 and y2, not \(array.elements.count)",
                    at: syntax.range)
            }
            return nil
        }
        var numbers: [Double] = []
        for (index, element) in array.elements.enumerated() {
            let name = ["x1", "y1", "x2", "y2"][index]
            guard let value = number(element, name) else { continue }
            let isX = index % 2 == 0
            if isX, value < 0 || value > 1 {
                let nearest = value < 0 ? "0" : "1"
                diagnostics.report(
                    .bezierXRange, "\(name) lies between 0 and 1, not \(NumberText.text(value))",
                    at: element.range,
                    fixes: [FixIt("write \(nearest)", range: element.range, replacement: nearest)])
            } else if value.magnitude > Limits.output {
                diagnostics.report(.range, "\(name) lies between -1e6 and 1e6", at: element.range)
            } else {
                numbers.append(value)
            }
        }
        guard numbers.count == 4 else { return nil }
        do throws(CubicBezier.Failure) {
            return CurveDraft(
                .bezier(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])))
        } catch {
            preconditionFailure("the numbers of a bezier were checked")
        }
    }

    mutating func bezierPath(_ syntax: JSONSyntax, _ what: String) -> CurveDraft? {
        guard let string = word(syntax, what) else { return nil }
        do throws(BezierPathError) {
            let path = try BezierPath(svg: string.value)
            let largest = path.segments.map { Swift.max($0.control1.y.magnitude, $0.control2.y.magnitude) }
            guard (largest.max() ?? 0) <= Limits.output else {
                diagnostics.report(
                    .range, "the outputs of a curve lie between -1e6 and 1e6", at: string.range)
                return nil
            }
            return CurveDraft(.bezierPath(path), size: path.segments.count)
        } catch {
            report(error, in: string)
            return nil
        }
    }

    private mutating func report(_ error: BezierPathError, in string: JSONString) {
        func place(_ offset: Int, _ length: Int) -> SourceRange {
            string.sourceRange(ofDecoded: offset..<(offset + length))
        }
        func text(_ point: BezierPath.Point) -> String {
            "\(NumberText.text(point.x)),\(NumberText.text(point.y))"
        }
        switch error {
        case .empty:
            diagnostics.report(.bezierPathInvalid, "a curve needs at least one segment", at: string.range)
        case .startsElsewhere(let point):
            diagnostics.report(
                .curveEnd, "a curve starts at 0,0, not at \(text(point))", at: string.range)
        case .endsElsewhere(let point):
            diagnostics.report(.curveEnd, "a curve ends at 1,1, not at \(text(point))", at: string.range)
        case .goesBack(let segment):
            diagnostics.report(
                .curveBackwards, "x must not go back, as in segment \(segment + 1)", at: string.range)
        case .notFinite(let segment):
            diagnostics.report(
                .nonFinite, "a number of segment \(segment + 1) is too large", at: string.range)
        case .missingMove(let offset):
            diagnostics.report(
                .bezierPathInvalid, "path data begins with M0,0", at: place(offset, 0))
        case .commandNotAllowed(let scalar, let offset):
            let length = String(Character(scalar)).utf8.count
            diagnostics.report(
                .bezierPathInvalid,
                "a curve's path has no command '\(scalar)', it is made of C, S, Q, T, L, H and V",
                at: place(offset, length))
        case .numberExpected(let offset):
            diagnostics.report(.bezierPathInvalid, "a number is missing here", at: place(offset, 0))
        }
    }

    mutating func points(_ syntax: JSONSyntax, _ what: String) -> CurveDraft? {
        guard let array = list(syntax, what) else { return nil }
        guard array.elements.count >= 2 else {
            if array.isComplete {
                diagnostics.report(
                    .pointsCount, "a curve has at least two points, not \(array.elements.count)",
                    at: syntax.range)
            }
            return nil
        }
        guard array.elements.count <= Limits.segments else {
            diagnostics.report(
                .limitSegments, "a curve must not have more than \(Limits.segments) points",
                at: syntax.range)
            return nil
        }
        var stops: [LinearPoints.Stop] = []
        for element in array.elements {
            if let stop = point(element) { stops.append(stop) }
        }
        guard stops.count == array.elements.count else { return nil }
        if let index = LinearPoints.firstStopGoingBack(in: stops) {
            diagnostics.report(
                .curveBackwards, "x must not go back between two points", at: array.elements[index].range)
            return nil
        }
        do throws(LinearPoints.Failure) {
            let points = try LinearPoints(stops: stops)
            guard hasEnds(points, first: array.elements[0].range, last: array.elements[stops.count - 1].range)
            else { return nil }
            return CurveDraft(.points(points), size: stops.count)
        } catch {
            preconditionFailure("the numbers of a curve's points were checked")
        }
    }

    private mutating func hasEnds(_ points: LinearPoints, first: SourceRange, last: SourceRange) -> Bool {
        let (starts, ends) = (points.startsAtZero, points.endsAtOne)
        if !starts { diagnostics.report(.curveEnd, "a curve starts at 0", at: first) }
        if !ends { diagnostics.report(.curveEnd, "a curve ends at 1", at: last) }
        return starts && ends
    }

    private mutating func point(_ syntax: JSONSyntax) -> LinearPoints.Stop? {
        let limit = Limits.output
        guard case .object = syntax.content else {
            return number(syntax, "a point of a curve", in: -limit...limit, "lies between -1e6 and 1e6")
                .map { LinearPoints.Stop(y: $0) }
        }
        guard let reader = object(syntax, of: CurvePointField.self) else { return nil }
        let y = reader[.y].flatMap { number($0, "y", in: -limit...limit, "lies between -1e6 and 1e6") }
        let x = reader[.x].flatMap { number($0, "x", in: -limit...limit, "lies between -1e6 and 1e6") }
        guard let y, reader.isComplete, (x == nil) == (reader[.x] == nil) else { return nil }
        return LinearPoints.Stop(y: y, x: x)
    }

    mutating func steps(_ syntax: JSONSyntax, _ what: String, jump: JSONSyntax?) -> CurveDraft? {
        let words = Steps.Jump.allCases.map { $0.rawValue }
        let word = jump.map { choice($0, "'\(CurveField.jump.rawValue)'", among: words) } ?? "end"
        guard let count = number(syntax, what) else { return nil }
        guard count == count.rounded(.towardZero) else {
            diagnostics.report(
                .notAnInteger, "\(what) is a whole number, not \(NumberText.text(count))", at: syntax.range)
            return nil
        }
        guard count <= Double(Limits.segments) else {
            diagnostics.report(
                .limitSegments, "a curve must not have more than \(Limits.segments) steps", at: syntax.range)
            return nil
        }
        guard let word, let jump = Steps.Jump(rawValue: word) else { return nil }
        do throws(Steps.Failure) {
            return CurveDraft(.steps(try Steps(Int(Swift.max(count, -1)), jump: jump)), size: Int(count))
        } catch {
            switch error {
            case .tooFew(_, let least):
                diagnostics.report(
                    .stepsCount,
                    least == 1
                        ? "a staircase has at least 1 step"
                        : "without a jump at either end a staircase has at least \(least) steps",
                    at: syntax.range)
            }
            return nil
        }
    }

    mutating func css(_ syntax: JSONSyntax, _ what: String) -> CurveDraft? {
        guard let string = word(syntax, what) else { return nil }
        return css(string)
    }

    /// The curve of a CSS easing.
    mutating func css(_ string: JSONString) -> CurveDraft? {
        do throws(CSSEasingError) {
            let curve = try Curve(css: string.value)
            var size = 1
            switch curve {
            case .points(let points):
                guard hasEnds(points, first: string.range, last: string.range) else { return nil }
                size = points.points.count
                guard points.points.allSatisfy({ $0.y.magnitude <= Limits.output }) else {
                    return reportOutputs(at: string.range)
                }
            case .steps(let steps): size = steps.count
            case .bezier(let bezier):
                guard Swift.max(bezier.y1.magnitude, bezier.y2.magnitude) <= Limits.output else {
                    return reportOutputs(at: string.range)
                }
            default: break
            }
            guard size <= Limits.segments else {
                diagnostics.report(
                    .limitSegments, "a curve must not have more than \(Limits.segments) pieces",
                    at: string.range)
                return nil
            }
            return CurveDraft(curve, size: size)
        } catch {
            diagnostics.report(.cssSyntax, error.message, at: string.sourceRange(ofDecoded: error.range))
            return nil
        }
    }

    private mutating func reportOutputs(at range: SourceRange) -> CurveDraft? {
        diagnostics.report(.range, "the outputs of a curve lie between -1e6 and 1e6", at: range)
        return nil
    }

    mutating func penner(
        _ head: CurveField, _ syntax: JSONSyntax, _ reader: ObjectReader<CurveField>
    ) -> CurveDraft? {
        let words = Penner.Direction.allCases.map { $0.rawValue }
        let word = choice(syntax, "'\(head.rawValue)'", among: words)
        func parameter(
            _ key: CurveField, _ range: ClosedRange<Double>, _ rule: String, _ decoder: inout SpecDecoder
        ) -> Double?? {
            guard let value = reader[key] else { return .some(nil) }
            guard let number = decoder.number(value, "'\(key.rawValue)'", in: range, rule) else { return nil }
            return .some(number)
        }
        let overshoot = parameter(.overshoot, -1000...1000, "lies between -1000 and 1000", &self)
        let amplitude = parameter(.amplitude, 0...1000, "lies between 0 and 1000", &self)
        let period = parameter(.period, 0.001...1000, "lies between 0.001 and 1000", &self)
        guard let word, let direction = Penner.Direction(rawValue: word), let overshoot, let amplitude,
            let period, let family = Penner.Family(rawValue: head.rawValue)
        else { return nil }
        do throws(Penner.Failure) {
            switch family {
            case .back:
                return CurveDraft(
                    .penner(try .back(direction, overshoot: overshoot ?? Penner.defaultOvershoot)))
            case .elastic:
                return CurveDraft(
                    .penner(try .elastic(direction, amplitude: amplitude ?? 1, period: period)))
            case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce:
                return CurveDraft(.penner(Penner(family, direction)))
            }
        } catch {
            preconditionFailure("the parameters of a Penner function were checked")
        }
    }
}

extension CSSEasingError {
    /// The problem in one phrase.
    var message: String {
        switch kind {
        case .empty: "an easing is missing"
        case .unknownKeyword(let word): "CSS has no easing '\(word)'"
        case .unknownFunction(let name): "CSS has no easing function '\(name)()'"
        case .numberExpected: "a number is expected here"
        case .integerExpected: "a whole number is expected here"
        case .numberTooLarge: "this number is too large"
        case .commaExpected: "a comma is missing here"
        case .closingParenthesisExpected: "the closing parenthesis is missing"
        case .xOutOfRange(let x): "an x of cubic-bezier() lies between 0 and 1, not \(NumberText.text(x))"
        case .tooFewSteps(let least): "steps() needs at least \(least)"
        case .unknownStepPosition(let word): "steps() has no position '\(word)'"
        case .trailingText: "nothing may follow the easing"
        }
    }
}
