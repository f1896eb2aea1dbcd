package import MotionModel

extension Curve {
    /// The curve in the notation of the language, by its name if it has one; nil for a motion under friction and for an
    /// expression, which have no notation.
    ///
    /// Reading it gives the same curve, to the last bit.
    package var json: JSONValue? {
        if let row = NamedCurve.all.first(where: { $0.curve == self }) { return .string(row.name) }
        func object(_ field: CurveField, _ value: JSONValue) -> JSONValue {
            .object([(field.rawValue, value)])
        }
        switch self {
        case .linear, .instant: return nil
        case .bezier(let bezier):
            return object(.bezier, Self.list([bezier.x1, bezier.y1, bezier.x2, bezier.y2]))
        case .bezierPath(let path): return object(.bezierPath, .string(path.svg))
        case .points(let points):
            return object(
                .points,
                .array(
                    points.points.map { point in
                        .object([
                            (CurvePointField.y.rawValue, .number(point.y)),
                            (CurvePointField.x.rawValue, .number(point.x)),
                        ])
                    }))
        case .steps(let steps):
            return .object([
                (CurveField.steps.rawValue, .number(Double(steps.count))),
                (CurveField.jump.rawValue, .string(steps.jump.rawValue)),
            ])
        case .penner(let penner): return penner.json
        case .spring(let spring): return object(.spring, spring.json)
        case .exponential, .expression: return nil
        case .reverse(let curve): return curve.json.map { object(.reverse, $0) }
        case .mirror(let curve): return curve.json.map { object(.mirror, $0) }
        case .interval(let window, let curve):
            return Self.changed(.interval, Self.list([window.lowerBound, window.upperBound]), curve)
        case .scale(let factor, let curve): return Self.changed(.scale, .number(factor), curve)
        case .clamp(let limits, let curve):
            return Self.changed(.clamp, Self.list([limits.lowerBound, limits.upperBound]), curve)
        case .sum(let curves): return Self.joined(.sum, curves)
        case .product(let curves): return Self.joined(.product, curves)
        case .chain(let curves): return Self.joined(.chain, curves)
        }
    }

    private static func list(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }

    private static func changed(_ head: CurveField, _ value: JSONValue, _ curve: Curve) -> JSONValue? {
        curve.json.map { .object([(head.rawValue, value), (CurveField.of.rawValue, $0)]) }
    }

    private static func joined(_ head: CurveField, _ curves: [Curve]) -> JSONValue? {
        let parts = curves.compactMap { $0.json }
        return parts.count == curves.count ? .object([(head.rawValue, .array(parts))]) : nil
    }
}

extension BezierPath {
    /// SVG path data that reads back to an equal curve.
    fileprivate var svg: String {
        var text = "M0,0"
        for segment in segments {
            let points = [segment.control1, segment.control2, segment.end].map { point in
                "\(NumberText.text(point.x)),\(NumberText.text(point.y))"
            }
            text += " C" + points.joined(separator: " ")
        }
        return text
    }
}

extension Penner {
    fileprivate var json: JSONValue? {
        guard let head = CurveField(rawValue: family.rawValue) else { return nil }
        var members: [(CurveField, JSONValue)] = [(head, .string(direction.rawValue))]
        switch family {
        case .back: members.append((.overshoot, .number(overshoot)))
        case .elastic: members += [(.amplitude, .number(amplitude)), (.period, .number(period))]
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce: break
        }
        return .object(members.map { ($0.0.rawValue, $0.1) })
    }
}

extension SpringCurve {
    /// The spring by its coefficients, which are exact, and any member that differs from its default.
    fileprivate var json: JSONValue {
        var members: [(SpringField, JSONValue)] = []
        if spring.mass != 1 { members.append((.mass, .number(spring.mass))) }
        members += [(.stiffness, .number(spring.stiffness)), (.damping, .number(spring.damping))]
        if initialVelocity != 0 { members.append((.initialVelocity, .number(initialVelocity))) }
        if tolerance != Self.defaultTolerance { members.append((.tolerance, .number(tolerance))) }
        if let clamp {
            members.append((.clamp, .array([.number(clamp.lowerBound), .number(clamp.upperBound)])))
        }
        if stopsAtTarget { members.append((.stopAtTarget, true)) }
        return .object(members.map { ($0.0.rawValue, $0.1) })
    }
}
