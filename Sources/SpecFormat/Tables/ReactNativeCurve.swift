import MotionModel

/// ★ React Native's curves, `Easing.…`: functions of functions, whose names alone are the way in.
enum ReactNativeCurve {
    /// The JSON of a curve; nil for a text that React Native doesn't have, or that is no curve of the language.
    static func json(_ text: String) -> String? {
        let prefix = "Easing."
        guard text.hasPrefix(prefix), let byte = text.utf8.dropFirst(prefix.utf8.count).first,
            byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z"),
            let call = ForeignCall.chain(text)?.last
        else { return nil }
        switch call.name {
        case "in": return call["", 0].flatMap { json($0) }
        case "out": return call["", 0].flatMap { ways(of: $0) }.map { $0.out }
        case "inOut": return call["", 0].flatMap { ways(of: $0)?.inOut }
        case "bezier":
            let numbers = (call.arguments ?? []).compactMap { NumberText.value(of: $0.value) }
            guard numbers.count == 4, call.arguments?.count == 4 else { return nil }
            return "{ \"bezier\": [\(numbers.map { NumberText.text($0) }.joined(separator: ", "))] }"
        case "elastic":
            let bounciness = call.arguments?.isEmpty ?? true ? "1" : call["", 0] ?? ""
            guard NumberText.value(of: bounciness) != nil else { return nil }
            let formula = "= 1 - cos(p * pi / 2)^3 * cos(p * \(bounciness) * pi)"
            return "{ \(JSONValue.quoted(CurveField.expression.rawValue)): \(JSONValue.quoted(formula)) }"
        case "poly":
            let power = call["", 0]
            return powers.first { $0.power == power }.flatMap { ways(of: prefix + $0.name) }?.in
        default: return ways(of: text)?.in
        }
    }

    /// A function, what `out` makes of it, and what `inOut` makes of it, if the language has a name for that.
    private static func ways(of text: String) -> (in: String, out: String, inOut: String?)? {
        if let call = ForeignCall.chain(text)?.last, call.name == "back" { return back(call) }
        return rows.first { text == "Easing." + $0.name }.map { row in
            func curve(_ name: String) -> String { JSONValue.quoted(name) }
            return (curve(row.in), curve(row.out), row.inOut.map { curve($0) })
        }
    }

    /// The only one of these functions that takes a number.
    private static func back(_ call: ForeignCall) -> (in: String, out: String, inOut: String?)? {
        if call.arguments?.isEmpty ?? true { return ("\"back.in\"", "\"back.out\"", nil) }
        guard let overshoot = call["", 0].flatMap({ NumberText.value(of: $0) }), overshoot >= 0 else {
            return nil
        }
        func curve(_ direction: String) -> String {
            "{ \(JSONValue.quoted(CurveField.back.rawValue)): \(JSONValue.quoted(direction)), "
                + "\(JSONValue.quoted(CurveField.overshoot.rawValue)): \(NumberText.text(overshoot)) }"
        }
        return (curve("in"), curve("out"), nil)
    }

    private static let powers: [(power: String, name: String)] = [
        ("2", "quad"), ("3", "cubic"), ("4", "quart"), ("5", "quint"),
    ]

    /// `out` plays a function backwards from its end: what bounces at its end does so at its start.
    private static let rows: [(name: String, in: String, out: String, inOut: String?)] = [
        ("linear", "linear", "linear", "linear"), ("quad", "quad.in", "quad.out", "quad.inOut"),
        ("cubic", "cubic.in", "cubic.out", "cubic.inOut"), ("quart", "quart.in", "quart.out", nil),
        ("quint", "quint.in", "quint.out", nil), ("sin", "sine.in", "sine.out", "sine.inOut"),
        ("circle", "circ.in", "circ.out", "circ.inOut"), ("exp", "expo.in", "expo.out", "expo.inOut"),
        ("ease", "ease-in", "ease-out", nil), ("bounce", "bounce.out", "bounce.in", nil),
    ]
}
