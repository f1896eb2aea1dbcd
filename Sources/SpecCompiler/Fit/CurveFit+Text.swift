import MotionModel
package import SpecFormat

extension CurveFit {
    /// The curve in the notation of a spec.
    package var fragment: JSONValue {
        switch shape {
        case .bezier(let bezier):
            let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
            return .object([(CurveField.bezier.rawValue, .array(numbers.map { .number($0) }))])
        case .spring(let spring, _):
            let members: [(SpringField, Double)] = [(.duration, spring.response), (.bounce, spring.bounce)]
            return .object([
                (
                    CurveField.spring.rawValue,
                    .object(members.map { ($0.0.rawValue, .number(Self.digits($0.1))) })
                )
            ])
        }
    }

    /// Why a spec can't have the curve, as a spring that settles after a minute; nil if it can.
    package var refusal: String? {
        let (curve, problems) = FragmentReader.curve(
            SourceFile(path: "", text: fragment.text(pretty: false)))
        return curve == nil ? problems.first?.message : nil
    }

    /// The fit as a JSON value: the curve, its residuals, and for a spring its constants.
    package var json: JSONValue {
        var members: [(String, JSONValue)] = [("curve", fragment)]
        if case .spring(let spring, let duration) = shape {
            members += [
                ("stiffness", .number(Self.digits(spring.stiffness))),
                ("damping", .number(Self.digits(spring.damping))),
                ("dampingRatio", .number(Self.digits(spring.dampingRatio))),
                ("duration", .number(duration)),
            ]
        }
        members += [("maxResidual", .number(maxResidual)), ("rmsResidual", .number(rmsResidual))]
        return .object(members)
    }

    /// The fit in two lines: the curve and its residuals.
    package var text: String {
        var facts = ["residual \(Self.short(maxResidual))", "rms \(Self.short(rmsResidual))"]
        if case .spring(let spring, let duration) = shape {
            facts += [
                "stiffness \(Self.short(spring.stiffness))", "damping \(Self.short(spring.damping))",
                "mass 1", "damping ratio \(Self.short(spring.dampingRatio))",
                "over \(NumberText.seconds(duration))",
            ]
        }
        return fragment.text(pretty: false) + "\n    " + facts.joined(separator: ", ") + "\n"
    }

    /// The value without the rounding errors of the conversion between dialects.
    private static func digits(_ value: Double) -> Double { value.rounded(digits: 12) }

    private static func short(_ value: Double) -> String { NumberText.text(value.rounded(digits: 4)) }
}
