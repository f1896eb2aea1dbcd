import MotionModel
import SpecFormat

extension PlayerExport {
    /// The name of a type, with whatever it needs to be interpolated.
    mutating func type(_ type: ValueType) -> JSONValue {
        switch type {
        case .number, .integer, .angle, .point, .size, .rect, .insets, .color, .boolean:
            return .string(type.name)
        case .vector(let count): return .array(["vector", .number(Double(count))])
        case .string(let set):
            // A text that nothing sets is empty.
            let texts = set.strings.isEmpty ? [""] : set.strings
            return .array(["string"] + texts.map { .string($0) })
        case .path(let form):
            imports.paths = true
            return .array(["path", .string(form.steps.map { Self.letter($0) }.joined())])
        case .transform(let form):
            imports.matrices = true
            switch form {
            case .matrix: return "transform"
            case .functions(let kinds): return .array(["transform"] + names(kinds))
            case .pairs(let lists): return .array(["pairs"] + lists.map { .array(names($0)) })
            }
        case .turning(let turn):
            imports.late = true
            return .array(["turning", .string(turn.name)])
        case .colorIn(let space):
            imports.colors = true
            return .array(["color", .string(space.name)])
        case .routePosition(let route): return .array(["route", place(of: route)])
        case .routeTangent(let route): return .array(["direction", place(of: route)])
        }
    }

    private mutating func names(_ kinds: [TransformKind]) -> [JSONValue] {
        imports.decomposed = imports.decomposed || kinds.contains(.matrix) || kinds.contains(.matrix3d)
        return kinds.map { .string(Self.name($0)) }
    }

    private mutating func place(of route: PathRoute) -> JSONValue {
        imports.paths = true
        let table = PlayerRoute(route, tolerance: tolerance, shares: restingShares(on: route))
        return .number(Double(routes.index(of: table.json)))
    }

    /// The shares of a route that are keys somewhere.
    private func restingShares(on route: PathRoute) -> [Double] {
        let timelines = source.motion.variants.flatMap { [$0.timeline, $0.reversedTimeline] }
        return timelines.flatMap { $0.tracks }.filter { $0.type.route == route }
            .flatMap { $0.keys.compactMap { $0.constant?.components[0] } }
    }

    /// The formula of each number, as the steps of a machine with a stack.
    mutating func code(_ formula: Formula) -> JSONValue {
        imports.late = true
        return .array(
            formula.components.map { component in
                .array(Self.steps(component))
            })
    }

    /// The formula of one number, of parameters alone.
    mutating func code(_ condition: Expression) -> JSONValue {
        imports.late = true
        return .array(Self.steps(condition))
    }

    /// A formula as the steps of a machine with a stack.
    static func steps(_ formula: Expression) -> [JSONValue] {
        var steps: [JSONValue] = []
        append(formula, to: &steps)
        return steps
    }

    private static func append(_ expression: Expression, to steps: inout [JSONValue]) {
        switch expression {
        case .constant(let number): steps.append(.named(number))
        case .parameter(let slot): steps.append(.string("p\(slot)"))
        case .from(let component): steps.append(.string("f\(component)"))
        case .reading: preconditionFailure("the player's values read no property")
        case .time, .progress: steps.append("t")
        case .negate(let operand):
            append(operand, to: &steps)
            steps.append("neg")
        case .binary(let operation, let left, let right):
            append(left, to: &steps)
            append(right, to: &steps)
            steps.append(.string(operation.rawValue))
        case .conditional(let condition, let first, let second):
            for part in [condition, first, second] { append(part, to: &steps) }
            steps.append("?")
        case .call(let function, let arguments):
            for argument in arguments { append(argument, to: &steps) }
            let count = function.arity == nil ? "\(arguments.count)" : ""
            steps.append(.string(function.rawValue + count))
        }
    }

    private static func letter(_ step: PathForm.Step) -> String {
        switch step {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }

    private static func name(_ kind: TransformKind) -> String {
        switch kind {
        case .translate: "translate"
        case .translate3d: "translate3d"
        case .scale: "scale"
        case .scale3d: "scale3d"
        case .rotate: "rotate"
        case .rotateX: "rotateX"
        case .rotateY: "rotateY"
        case .rotate3d: "rotate3d"
        case .rotation: "rotation"
        case .skew: "skew"
        case .skewX: "skewX"
        case .skewY: "skewY"
        case .perspective: "perspective"
        case .matrix: "matrix"
        case .matrix3d: "matrix3d"
        }
    }
}
