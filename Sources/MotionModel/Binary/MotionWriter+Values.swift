extension MotionWriter {
    /// Writes a value: its type, and its numbers.
    mutating func append(_ value: MotionValue, to output: inout BinaryOutput) {
        output.append(index(of: value.type))
        for component in value.components { output.append(component) }
    }

    /// Writes a key, or the value of a property in a state, which is nil if the state has none.
    mutating func append(_ operand: Operand?, to output: inout BinaryOutput) {
        switch operand {
        case nil:
            output.append(OperandCode.nothing)
        case .constant(let value):
            output.append(OperandCode.constant)
            append(value, to: &output)
        case .current:
            output.append(OperandCode.current)
        case .formula(let formula, from: nil):
            output.append(OperandCode.formula)
            append(formula, to: &output)
        case .formula(let formula, from: .some(let key)):
            output.append(OperandCode.formulaOfKey)
            output.append(key)
            append(formula, to: &output)
        case .mixed(let first, let second, let progress):
            output.append(OperandCode.mixed)
            output.append(first)
            output.append(second)
            output.append(progress)
        case .resting(let thrown, let key):
            output.append(OperandCode.resting)
            output.append(key)
            append(thrown, to: &output)
        }
    }

    private mutating func append(_ formula: Formula, to output: inout BinaryOutput) {
        output.append(index(of: formula.type))
        for component in formula.components { append(component, to: &output) }
    }

    /// Writes a type: its kind, and its parts.
    mutating func append(_ type: ValueType, to output: inout BinaryOutput) {
        switch type {
        case .number: output.append(TypeCode.number)
        case .integer: output.append(TypeCode.integer)
        case .angle: output.append(TypeCode.angle)
        case .point: output.append(TypeCode.point)
        case .size: output.append(TypeCode.size)
        case .vector(let count):
            output.append(TypeCode.vector)
            output.append(count)
        case .rect: output.append(TypeCode.rect)
        case .insets: output.append(TypeCode.insets)
        case .color: output.append(TypeCode.color)
        case .boolean: output.append(TypeCode.boolean)
        case .string(let set):
            output.append(TypeCode.string)
            output.append(set.strings.count)
            for string in set.strings { output.append(index(of: string)) }
        case .transform(.matrix): output.append(TypeCode.matrix)
        case .transform(.functions(let kinds)):
            output.append(TypeCode.functions)
            output.append(kinds.count)
            for kind in kinds { output.append(kind) }
        case .transform(.pairs): preconditionFailure("a track has this form only where it is bound")
        case .path(let form):
            output.append(TypeCode.path)
            output.append(form.steps.count)
            for step in form.steps { output.append(step) }
        case .colorIn(let space):
            output.append(TypeCode.colorIn)
            output.append(space)
        case .turning(let turn):
            output.append(TypeCode.turning)
            output.append(turn)
        case .routePosition(let route):
            output.append(TypeCode.routePosition)
            output.append(index(of: route))
        case .routeTangent(let route):
            output.append(TypeCode.routeTangent)
            output.append(index(of: route))
        }
    }

    /// Writes the path of a route, from which everything else follows.
    func append(_ route: PathRoute, to output: inout BinaryOutput) {
        output.append(route.edges)
        output.append(route.path.commands.count)
        for command in route.path.commands {
            switch command {
            case .move: output.append(PathCode.move)
            case .line: output.append(PathCode.line)
            case .quadratic: output.append(PathCode.quadratic)
            case .cubic: output.append(PathCode.cubic)
            case .close: output.append(PathCode.close)
            case .arc(let arc):
                output.append(PathCode.arc)
                output.append(flags: [arc.isLarge, arc.isSweep])
                for number in [arc.radiusX, arc.radiusY, arc.rotation] { output.append(number) }
            }
            for point in command.points {
                output.append(point.x)
                output.append(point.y)
            }
        }
    }
}
