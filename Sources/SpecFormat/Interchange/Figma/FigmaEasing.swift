/// An easing as Figma writes it: a name, a Bézier or a spring.
///
/// - SeeAlso: Figma REST API, "Easing"; Figma, "Prototype easing and spring animations" for the named springs
enum FigmaEasing {
    /// ★ The named easings that are "similar to" CSS's of the like names.
    private static let beziers: [(name: String, numbers: [Double])] = [
        ("LINEAR", [0, 0, 1, 1]), ("EASE_IN", [0.42, 0, 1, 1]), ("EASE_OUT", [0, 0, 0.58, 1]),
        ("EASE_IN_AND_OUT", [0.42, 0, 0.58, 1]),
    ]
    /// ★ The named springs: their stiffness and damping, with a mass of 1.
    private static let springs: [(name: String, stiffness: Double, damping: Double)] = [
        ("GENTLE", 100, 15), ("QUICK", 300, 20), ("BOUNCY", 600, 15), ("SLOW", 80, 20),
    ]

    /// A curve of a spec for which four numbers stand in, or the four numbers.
    private struct Curve {
        var numbers: [Double] = [0.25, 0.1, 0.25, 1]
        var exact: JSONValue?
    }

    /// The members of the token of an easing; nil if Figma doesn't say its curve, which is reported.
    static func token(
        of easing: JSONObject, at range: SourceRange, _ name: String, _ diagnostics: inout Diagnostics
    ) -> [JSONMember]? {
        curve(easing, at: range, name, &diagnostics).map {
            members(.cubicBezier, .array($0.numbers.map { .number($0) }), $0, at: range)
        }
    }

    /// The members of the token of a transition: a time in seconds and an easing.
    static func token(
        of easing: JSONObject, seconds: Double, at range: SourceRange, _ name: String,
        _ diagnostics: inout Diagnostics
    ) -> [JSONMember]? {
        curve(easing, at: range, name, &diagnostics).map {
            let value: [(String, JSONValue)] = [
                (TransitionKey.duration.rawValue, time(seconds)), (TransitionKey.delay.rawValue, time(0)),
                (TransitionKey.timingFunction.rawValue, .array($0.numbers.map { .number($0) })),
            ]
            return members(.transition, .object(value), $0, at: range)
        }
    }

    /// A time, whose digits are those of a number of 32 bits, as Figma has it.
    static func time(_ seconds: Double) -> JSONValue {
        .object([("value", .number(rounded(seconds))), ("unit", .string(TimeUnit.seconds.rawValue))])
    }

    private static func members(
        _ type: TokenType, _ value: JSONValue, _ curve: Curve, at range: SourceRange
    ) -> [JSONMember] {
        var all = [
            FigmaTokens.member(.type, .string(type.rawValue), at: range),
            FigmaTokens.member(.value, value, at: range),
        ]
        if let exact = curve.exact {
            let own: [(String, JSONValue)] = [
                (TokenExtension.Motion.curve.rawValue, exact),
                (TokenExtension.Motion.standIn.rawValue, value),
            ]
            let extensions = JSONValue.object([(TokenExtension.motion.rawValue, .object(own))])
            all.append(FigmaTokens.member(.extensions, extensions, at: range))
        }
        return all
    }

    private static func curve(
        _ easing: JSONObject, at range: SourceRange, _ name: String, _ diagnostics: inout Diagnostics
    ) -> Curve? {
        let type = easing["type"]?.value.string?.value ?? ""
        func numbers(_ key: String, _ names: [String]) -> [Double]? {
            let object = easing[key]?.value.object
            let all = names.compactMap { object?[$0]?.value.number.map(rounded) }
            return all.count == names.count ? all : nil
        }
        if let row = beziers.first(where: { $0.name == type }) { return Curve(numbers: row.numbers) }
        if let row = springs.first(where: { $0.name == type }) {
            return spring(mass: 1, stiffness: row.stiffness, damping: row.damping)
        }
        if let all = numbers("easingFunctionCubicBezier", ["x1", "y1", "x2", "y2"]) {
            return Curve(numbers: all)
        }
        if let all = numbers("easingFunctionSpring", ["mass", "stiffness", "damping"]) {
            return spring(mass: all[0], stiffness: all[1], damping: all[2])
        }
        diagnostics.report(
            .tokenDialect,
            "Figma's files don't have the curve of '\(type)': '\(name)' is left out, a custom Bézier or spring wouldn't be",
            at: range)
        return nil
    }

    private static func spring(mass: Double, stiffness: Double, damping: Double) -> Curve {
        let spring = JSONValue.object([
            (SpringField.mass.rawValue, .number(mass)), (SpringField.stiffness.rawValue, .number(stiffness)),
            (SpringField.damping.rawValue, .number(damping)),
        ])
        return Curve(exact: .object([(CurveField.spring.rawValue, spring)]))
    }

    /// A number without what 32 bits added to its digits: 0.30000001192092896 is 0.3.
    private static func rounded(_ number: Double) -> Double {
        let scaled = number * 1e6
        return scaled.magnitude < 0x1p52 ? scaled.rounded() / 1e6 : number
    }
}
