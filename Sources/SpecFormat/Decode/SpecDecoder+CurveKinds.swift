import MotionModel

/// The kinds of curve that aren't made of others.
extension SpecDecoder {
    private static let bezierNumbers: [Phrase] = ["x1", "y1", "x2", "y2"]

    mutating func bezier(_ syntax: JSONSyntax, _ what: Phrase) -> CurveDraft? {
        guard let array = list(syntax, what) else { return nil }
        guard array.elements.count == 4 else {
            if array.isComplete {
                diagnostics.report(
                    .bezierCount, "a bezier has four numbers, x1, y1, x2 and y2, not \(array.elements.count)",
                    at: syntax.range)
            }
            return nil
        }
        let outputs = CurveField.rows.range(of: .bezier) ?? .output
        var numbers = SIMD4(repeating: Double.nan)
        for (index, element) in array.elements.enumerated() {
            guard let value = element.number ?? number(element, Self.bezierNumbers[index]) else { continue }
            let isY = index % 2 == 1
            if (isY ? outputs : .share).contains(value) {
                numbers[index] = value
            } else if isY {
                _ = inRange(value, Self.bezierNumbers[index], as: CurveField.rows[.bezier], at: element)
            } else {
                let nearest = value < 0 ? "0" : "1"
                diagnostics.report(
                    .bezierXRange,
                    "\(Self.bezierNumbers[index]) \(NumberRange.share.phrase), not \(NumberText.text(value))",
                    at: element.range,
                    fixes: [FixIt("write \(nearest)", range: element.range, replacement: nearest)])
            }
        }
        guard !numbers.indices.contains(where: { numbers[$0].isNaN }) else { return nil }
        return CurveDraft(
            .bezier(CubicBezier(unchecked: numbers[0], numbers[1], numbers[2], numbers[3])))
    }

    mutating func bezierPath(_ syntax: JSONSyntax, _ what: Phrase) -> CurveDraft? {
        guard let string = word(syntax, what) else { return nil }
        do throws(BezierPathError) {
            let path = try BezierPath(svg: string.value)
            let largest = path.segments.map { Swift.max($0.control1.y.magnitude, $0.control2.y.magnitude) }
            guard (largest.max() ?? 0) <= Limits.output else {
                return reportOutputs(at: string.range)
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

    mutating func points(_ syntax: JSONSyntax, _ what: Phrase) -> CurveDraft? {
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
        // Its value there: a curve whose first point is at another input goes on straight to it.
        if !starts {
            let value = NumberText.text(points.progress(at: 0, before: true) + 0)
            diagnostics.report(.curveEnd, "a curve starts at 0, not at \(value)", at: first)
        }
        if !ends {
            let value = NumberText.text(points.progress(at: 1) + 0)
            diagnostics.report(.curveEnd, "a curve ends at 1, not at \(value)", at: last)
        }
        return starts && ends
    }

    private mutating func point(_ syntax: JSONSyntax) -> LinearPoints.Stop? {
        if case .array(let array) = syntax.content, array.elements.count == 2,
            let x = array.elements[0].number, let y = array.elements[1].number
        {
            let text = "{ \"x\": \(NumberText.text(x)), \"y\": \(NumberText.text(y)) }"
            reportType(
                syntax, wanted: "a point of a curve is a number or an object",
                fixes: [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)])
            return nil
        }
        guard case .object = syntax.content else {
            return number(syntax, "a point of a curve", as: CurvePointField.rows[.y])
                .map { LinearPoints.Stop(y: $0) }
        }
        guard let reader = object(syntax, of: CurvePointField.self) else { return nil }
        let y = reader[.y].flatMap { number($0, CurvePointField.y) }
        let x = reader[.x].flatMap { number($0, CurvePointField.x) }
        guard let y, reader.isComplete, (x == nil) == (reader[.x] == nil) else { return nil }
        return LinearPoints.Stop(y: y, x: x)
    }

    mutating func steps(_ syntax: JSONSyntax, _ what: Phrase, jump: JSONSyntax?) -> CurveDraft? {
        let jump: Steps.Jump? = jump.map { choice($0, CurveField.jump) } ?? .end
        let range = NumberRange.from(jump == Steps.Jump.none ? 2 : 1, upTo: Double(Limits.segments))
        guard let count = number(syntax, what, in: range, isWhole: true) else { return nil }
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
        guard let jump else { return nil }
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

    mutating func css(_ syntax: JSONSyntax, _ what: Phrase) -> CurveDraft? {
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
        diagnostics.report(.range, "each output of a curve \(NumberRange.output.phrase)", at: range)
        return nil
    }

    mutating func penner(
        _ head: CurveField, _ syntax: JSONSyntax, _ reader: ObjectReader<CurveField>
    ) -> CurveDraft? {
        let direction: Penner.Direction? = choice(syntax, head)
        let overshoot = number(reader, .overshoot, default: Penner.defaultOvershoot)
        let amplitude = number(reader, .amplitude, default: 1)
        let period = reader[.period].map { number($0, CurveField.period) }
        guard let direction, let overshoot, let amplitude, period != .some(nil),
            let family = Penner.Family(rawValue: head.rawValue)
        else { return nil }
        do throws(Penner.Failure) {
            switch family {
            case .back:
                return CurveDraft(.penner(try .back(direction, overshoot: overshoot)))
            case .elastic:
                return CurveDraft(
                    .penner(try .elastic(direction, amplitude: amplitude, period: period ?? nil)))
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
