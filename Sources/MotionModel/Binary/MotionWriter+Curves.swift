extension MotionWriter {
    /// Writes a curve: its kind, its numbers and its inner curves.
    mutating func append(_ curve: Curve, to output: inout BinaryOutput) {
        switch curve {
        case .linear: output.append(CurveCode.linear)
        case .instant: output.append(CurveCode.instant)
        case .bezier(let bezier):
            output.append(CurveCode.bezier)
            for number in [bezier.x1, bezier.y1, bezier.x2, bezier.y2] { output.append(number) }
        case .bezierPath(let path):
            output.append(CurveCode.bezierPath)
            output.append(path.segments.count)
            for segment in path.segments {
                append([segment.control1, segment.control2, segment.end], to: &output)
            }
        case .points(let points):
            output.append(CurveCode.points)
            output.append(points.points.count)
            append(points.points, to: &output)
        case .steps(let steps):
            output.append(CurveCode.steps)
            output.append(steps.jump)
            output.append(steps.count)
        case .penner(let penner):
            output.append(CurveCode.penner)
            append(penner, to: &output)
        case .spring(let spring):
            output.append(CurveCode.spring)
            append(spring, to: &output)
        case .exponential(let exponential):
            output.append(CurveCode.exponential)
            output.append(exponential.ending)
            output.append(exponential.rate)
        case .expression(let expression):
            output.append(CurveCode.expression)
            append(expression, to: &output)
        case .reverse(let inner): append(.reverse, inner, to: &output)
        case .mirror(let inner): append(.mirror, inner, to: &output)
        case .interval(let window, let inner): append(.interval, window, inner, to: &output)
        case .scale(let factor, let inner):
            output.append(CurveCode.scale)
            output.append(factor)
            append(inner, to: &output)
        case .clamp(let limits, let inner): append(.clamp, limits, inner, to: &output)
        case .sum(let curves): append(.sum, curves, to: &output)
        case .product(let curves): append(.product, curves, to: &output)
        case .chain(let curves): append(.chain, curves, to: &output)
        }
    }

    private mutating func append(_ code: CurveCode, _ inner: Curve, to output: inout BinaryOutput) {
        output.append(code)
        append(inner, to: &output)
    }

    private mutating func append(
        _ code: CurveCode, _ range: ClosedRange<Double>, _ inner: Curve, to output: inout BinaryOutput
    ) {
        output.append(code)
        output.append(range)
        append(inner, to: &output)
    }

    private mutating func append(_ code: CurveCode, _ curves: [Curve], to output: inout BinaryOutput) {
        output.append(code)
        output.append(curves.count)
        for curve in curves { append(curve, to: &output) }
    }

    private func append(_ points: [CurvePoint], to output: inout BinaryOutput) {
        for point in points {
            output.append(point.x)
            output.append(point.y)
        }
    }

    /// Writes the parameters that the family has; the other parameters are fixed.
    private func append(_ penner: Penner, to output: inout BinaryOutput) {
        output.append(penner.family)
        output.append(penner.direction)
        switch penner.family {
        case .back: output.append(penner.overshoot)
        case .elastic:
            output.append(penner.amplitude)
            output.append(penner.period)
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce: break
        }
    }

    /// Writes a spring, including its length, so that no later way of computing the length changes how a file plays.
    private func append(_ curve: SpringCurve, to output: inout BinaryOutput) {
        output.append(flags: [curve.stopsAtTarget, curve.clamp != nil])
        let spring = curve.spring
        for number in [
            spring.mass, spring.stiffness, spring.damping, curve.initialVelocity, curve.tolerance,
            curve.naturalDuration,
        ] {
            output.append(number)
        }
        if let clamp = curve.clamp { output.append(clamp) }
    }

    /// Writes an expression curve, including its breakpoints, because finding them takes long, and there can be many.
    private mutating func append(_ curve: ExpressionCurve, to output: inout BinaryOutput) {
        append(curve.expression, to: &output)
        output.append(curve.start)
        output.append(curve.end)
        output.append(curve.breakpoints.count)
        for point in curve.breakpoints {
            output.append(point.kind)
            output.append(point.x)
        }
    }

    /// Writes an expression: the number of its steps, then the steps, each after its operands.
    ///
    /// A reader of this order needs a stack and no recursion.
    mutating func append(_ expression: Expression, to output: inout BinaryOutput) {
        output.append(expression.nodeCount)
        appendSteps(of: expression, to: &output)
    }

    private mutating func appendSteps(of expression: Expression, to output: inout BinaryOutput) {
        switch expression {
        case .constant(let number):
            output.append(ExpressionCode.constant)
            output.append(number)
        case .parameter(let slot):
            output.append(ExpressionCode.parameter)
            output.append(slot)
        case .from(let component):
            output.append(ExpressionCode.from)
            output.append(component)
        case .reading(let reading):
            output.append(ExpressionCode.reading)
            output.append(index(of: reading.property.text))
            output.append(index(of: reading.type))
            output.append(reading.component)
        case .time: output.append(ExpressionCode.time)
        case .progress: output.append(ExpressionCode.progress)
        case .negate(let operand):
            appendSteps(of: operand, to: &output)
            output.append(ExpressionCode.negate)
        case .binary(let operation, let left, let right):
            appendSteps(of: left, to: &output)
            appendSteps(of: right, to: &output)
            output.append(ExpressionCode.binary)
            output.append(operation)
        case .conditional(let condition, let first, let second):
            for part in [condition, first, second] { appendSteps(of: part, to: &output) }
            output.append(ExpressionCode.conditional)
        case .call(let function, let arguments):
            for argument in arguments { appendSteps(of: argument, to: &output) }
            output.append(ExpressionCode.call)
            output.append(function)
            output.append(arguments.count)
        }
    }
}
