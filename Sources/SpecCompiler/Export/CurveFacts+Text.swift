import MotionModel
package import SpecFormat

extension CurveFacts {
    /// The facts as a JSON value; an infinite number is the string `"infinite"`.
    package var json: JSONValue { .object(members) }

    /// One fact a line, `key: value`, with the keys of `json`; a group's keys follow its own with a full stop.
    public var text: String {
        Self.lines(members, prefix: "").joined(separator: "\n") + "\n"
    }

    private var members: [(String, JSONValue)] {
        var members: [(String, JSONValue)] = [("kind", .string(kind))]
        if let css { members.append(("css", .string(css))) }
        if let naturalDuration { members.append(("naturalDuration", Self.number(naturalDuration))) }
        if let spring {
            if let settling = spring.settlingDuration {
                members.append(("settlingDuration", Self.number(settling)))
            }
            members.append(("perceptualDuration", Self.number(spring.perceptualDuration)))
        }
        members += [
            ("range", .array([Self.number(range.lowerBound), Self.number(range.upperBound)])),
            ("overshoot", Self.number(overshoot)), ("undershoot", Self.number(undershoot)),
            ("peakVelocity", Self.number(peakVelocity)), ("peakVelocityAt", Self.number(peakVelocityAt)),
            ("startVelocity", Self.number(startVelocity)), ("endVelocity", Self.number(endVelocity)),
        ]
        if let spring { members += spring.members }
        return members
    }

    static func number(_ value: Double) -> JSONValue {
        value.isFinite ? .number(value) : .string(value > 0 ? "infinite" : "-infinite")
    }

    private static func lines(_ members: [(String, JSONValue)], prefix: String) -> [String] {
        var lines: [String] = []
        for (key, value) in members {
            switch value {
            case .object(let inner): lines += Self.lines(inner, prefix: prefix + key + ".")
            case .string(let text): lines.append("\(prefix)\(key): \(text)")
            case .null, .bool, .number, .array: lines.append("\(prefix)\(key): \(value.text(pretty: true))")
            }
        }
        return lines
    }
}

extension CurveFacts.SpringFacts {
    fileprivate var members: [(String, JSONValue)] {
        let spring = curve.spring
        func group(_ numbers: (String, Double)...) -> JSONValue {
            .object(numbers.map { ($0.0, CurveFacts.number($0.1)) })
        }
        var dialects: [(String, JSONValue)] = [
            (
                "physical",
                group(("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping))
            ),
            (
                "tension",
                group(("tension", spring.stiffness), ("friction", spring.damping), ("mass", spring.mass))
            ),
            (
                "stiffness",
                group(
                    ("stiffness", spring.stiffness), ("dampingRatio", spring.dampingRatio),
                    ("mass", spring.mass))
            ),
            ("response", group(("response", spring.response), ("dampingRatio", spring.dampingRatio))),
            ("duration", group(("duration", spring.perceptualDuration), ("bounce", spring.bounce))),
        ]
        if let settles = spring.settlingDuration(tolerance: curve.tolerance) {
            dialects.append(("settles", group(("settles", settles), ("dampingRatio", spring.dampingRatio))))
        }
        return [
            ("peakVelocityPerSecond", CurveFacts.number(peakVelocity)),
            ("initialVelocity", CurveFacts.number(curve.initialVelocity)),
            ("tolerance", CurveFacts.number(curve.tolerance)), ("spring", .object(dialects)),
        ]
    }
}
