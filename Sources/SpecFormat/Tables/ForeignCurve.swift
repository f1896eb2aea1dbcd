import MotionModel

/// ★ How other tools write curves, and what to write here.
enum ForeignCurve {
    /// The JSON of a curve that is written as another tool has it, and whether it is the same in every tool; nil for a text that no tool
    /// has.
    ///
    /// Read are CSS's functions, Penner's functions by the names that GSAP, anime.js, D3, Flutter and easings.net give them, springs as
    /// SwiftUI writes them, and names of Material Design, Android and Core Animation.
    static func json(_ text: String) -> (json: String, isSame: Bool)? {
        if let bracket = text.utf8.firstIndex(of: UInt8(ascii: "(")) {
            guard text.utf8.last == UInt8(ascii: ")") else { return nil }
            if isCSS(text) { return (object([(.css, JSONValue.quoted(text))]), true) }
            let inside = text.utf8[text.utf8.index(after: bracket)...].dropLast()
            return function(folded(String(text[..<bracket])), String(Substring(inside))).map { ($0, false) }
        }
        let name = folded(text)
        if let known = NamedCurve.all.first(where: {
            ([$0.name] + $0.aliases).contains { folded($0) == name }
        }) {
            return (JSONValue.quoted(known.name), false)
        }
        if let row = names.first(where: { $0.names.contains(name) }) { return (row.json, false) }
        return penner(name).map { (JSONValue.quoted("\($0.family).\($0.direction)"), false) }
    }

    private static func isCSS(_ text: String) -> Bool {
        do throws(CSSEasingError) {
            _ = try Curve(css: text)
            return true
        } catch {
            return false
        }
    }

    /// Names without capitals, hyphens and full stops.
    private static let names: [(names: [String], json: String)] = [
        (["none", "uniform", "lineareasing"], "\"linear\""),
        (["swing"], "\"sine.inOut\""),
        (
            ["fastoutslowin", "fastoutslowineasing", "swiftout", "standard"],
            "{ \"bezier\": [0.4, 0, 0.2, 1] }"
        ),
        (["linearoutslowin", "linearoutslowineasing", "decelerate"], "{ \"bezier\": [0, 0, 0.2, 1] }"),
        (["fastoutlinearin", "fastoutlinearineasing", "accelerate"], "{ \"bezier\": [0.4, 0, 1, 1] }"),
        (["sharp"], "{ \"bezier\": [0.4, 0, 0.6, 1] }"),
        (
            ["emphasized", "emphasizedeasing"],
            "{ \"bezierPath\": \"M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C0.208333,0.82 0.25,1 1,1\" }"
        ),
        (["emphasizeddecelerate"], "{ \"bezier\": [0.05, 0.7, 0.1, 1] }"),
        (["emphasizedaccelerate"], "{ \"bezier\": [0.3, 0, 0.8, 0.15] }"),
        (["anticipate", "anticipateinterpolator"], "\"back.in\""),
        (["overshoot", "overshootinterpolator"], "\"back.out\""),
        (["anticipateovershoot"], "\"back.inOut\""),
        (["accelerateinterpolator"], "\"quad.in\""),
        (["decelerateinterpolator"], "\"quad.out\""),
        (["acceleratedecelerate", "acceleratedecelerateinterpolator"], "\"sine.inOut\""),
        (["spring"], "{ \"spring\": { \"duration\": 0.5, \"bounce\": 0 } }"),
        (["interactivespring"], "{ \"spring\": { \"response\": 0.15, \"dampingFraction\": 0.86 } }"),
    ]

    private static let families: [(names: [String], family: Penner.Family)] =
        Penner.Family.allCases.map { ([$0.rawValue], $0) } + [
            (["power1", "quadratic"], .quad), (["power2"], .cubic), (["power3", "quartic"], .quart),
            (["power4", "quintic", "strong"], .quint), (["sin", "sinusoidal"], .sine),
            (["exponential"], .expo),
            (["circular"], .circ),
        ]

    /// Penner's function of a name such as `easeoutcubic`, `cubicout` or `outcubic`; of a family alone the way out.
    private static func penner(_ name: String) -> (family: String, direction: String)? {
        let name = name.hasPrefix("ease") ? String(name.dropFirst(4)) : name
        for row in families {
            for known in row.names {
                let family = row.family.rawValue
                if name == known { return (family, Penner.Direction.out.rawValue) }
                for direction in Penner.Direction.allCases {
                    let word = folded(direction.rawValue)
                    if name == word + known || name == known + word { return (family, direction.rawValue) }
                }
            }
        }
        return nil
    }

    /// A function with arguments.
    private static func function(_ name: String, _ arguments: String) -> String? {
        let list = arguments.split(separator: ",").map { $0.split(separator: ":").map { trimmed($0) } }
        if name.hasSuffix("spring") {
            let fields: [(String, String)] = list.compactMap {
                guard $0.count == 2, $0[0] != "blendDuration", NumberText.value(of: $0[1]) != nil else {
                    return nil
                }
                return (JSONValue.quoted($0[0]), $0[1])
            }
            guard !fields.isEmpty else { return names.first { $0.names.contains(name) }?.json }
            let inside = fields.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
            return object([(.spring, "{ \(inside) }")])
        }
        guard let (family, direction) = penner(name), let head = CurveField(rawValue: family) else {
            return nil
        }
        let numbers = list.compactMap { $0.count == 1 && NumberText.value(of: $0[0]) != nil ? $0[0] : nil }
        guard numbers.count == list.count else { return nil }
        let parameters = zip(head.parameters ?? [], numbers).map { ($0, $1) }
        guard parameters.count == numbers.count else { return nil }
        return object([(head, JSONValue.quoted(direction))] + parameters)
    }

    private static func object(_ members: [(CurveField, String)]) -> String {
        "{ " + members.map { "\(JSONValue.quoted($0.0.rawValue)): \($0.1)" }.joined(separator: ", ") + " }"
    }

    /// The letters and digits, without capitals.
    private static func folded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                bytes.append(byte)
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func trimmed(_ text: Substring) -> String {
        var bytes = text.utf8
        while bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
        return String(Substring(bytes))
    }
}
