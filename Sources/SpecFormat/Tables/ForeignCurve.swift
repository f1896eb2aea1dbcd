import MotionModel

/// ★ How other tools write curves, and what to write here.
enum ForeignCurve {
    /// The JSON of a curve that is written as another tool has it, and whether it is the same in every tool; nil for a text that no tool
    /// has.
    ///
    /// Read are CSS's functions, Penner's functions by the names that GSAP, anime.js, D3, React Native and easings.net give them,
    /// springs as SwiftUI and Compose write them, and names of Material Design, Android and Core Animation.
    static func json(_ text: String) -> (json: String, isSame: Bool)? {
        if let curve = ReactNativeCurve.json(text) { return (curve, true) }
        if let curve = FlutterCurve.json(text) { return (curve, true) }
        let text = unprefixed(text)
        if let bracket = text.utf8.firstIndex(of: UInt8(ascii: "(")) {
            guard text.utf8.last == UInt8(ascii: ")") else { return nil }
            if isCSS(text) { return (object([(.css, JSONValue.quoted(text))]), true) }
            let inside = text.utf8[text.utf8.index(after: bracket)...].dropLast()
            return function(String(text[..<bracket]), String(Substring(inside)))
        }
        let name = text.folded
        if let known = NamedCurve.all.first(where: {
            ([$0.name] + $0.aliases).contains { $0.folded == name }
        }) {
            return (JSONValue.quoted(known.name), true)
        }
        if let row = names.first(where: { $0.names.contains(name) }) { return (row.json, row.isSame) }
        return penner(name).map {
            let isSaid = $0.isSaid && !isComposes(text, $0.family)
            return (JSONValue.quoted("\($0.family).\($0.direction)"), isSaid || gsap.contains(text))
        }
    }

    /// Whether Compose has a Bézier curve by the name of one of Penner's functions, which it only resembles.
    private static func isComposes(_ name: String, _ family: String) -> Bool {
        (name.hasPrefix("EaseIn") || name.hasPrefix("EaseOut"))
            && family != Penner.Family.bounce.rawValue && family != Penner.Family.elastic.rawValue
    }

    /// The names of families that only GSAP has by themselves, where they are the way out.
    private static let gsap = [
        "power1", "power2", "power3", "power4", "strong", "expo", "sine", "circ", "back", "elastic", "bounce",
    ]

    /// A name without the type that its tool has in front of it.
    private static func unprefixed(_ text: String) -> String {
        for prefix in [
            "Easing.", "Interpolators.", "CAMediaTimingFunctionName.", "kCAMediaTimingFunction",
            "@android:interpolator/", "@android:anim/", "android.R.interpolator.", "@interpolator/",
        ]
        where text.utf8.starts(with: prefix.utf8) {
            return String(Substring(text.utf8.dropFirst(prefix.utf8.count)))
        }
        return text
    }

    /// What is wrong with a Bézier curve of CSS that goes back in time, which nothing here can say either; nil for any other text.
    static func problem(_ text: String) -> String? {
        do throws(CSSEasingError) {
            _ = try Curve(css: text)
            return nil
        } catch {
            guard case .xOutOfRange = error.kind else { return nil }
            return error.message
        }
    }

    private static func isCSS(_ text: String) -> Bool {
        do throws(CSSEasingError) {
            _ = try Curve(css: text)
            return true
        } catch {
            return false
        }
    }

    /// Names without capitals, hyphens and full stops, and whether every tool means that.
    private static let names: [(names: [String], json: String, isSame: Bool)] = [
        (["none", "uniform", "lineareasing", "linearinterpolator"], "\"linear\"", true),
        (["swing"], "\"sine.inOut\"", true),
        (
            ["fastoutslowin", "fastoutslowineasing", "fastoutslowininterpolator", "swiftout"],
            "{ \"bezier\": [0.4, 0, 0.2, 1] }", true
        ),
        (["standard"], "{ \"bezier\": [0.4, 0, 0.2, 1] }", false),
        (
            ["linearoutslowin", "linearoutslowineasing", "linearoutslowininterpolator"],
            "{ \"bezier\": [0, 0, 0.2, 1] }", true
        ),
        (["decelerate"], "{ \"bezier\": [0, 0, 0.2, 1] }", false),
        (
            ["fastoutlinearin", "fastoutlinearineasing", "fastoutlinearininterpolator"],
            "{ \"bezier\": [0.4, 0, 1, 1] }", true
        ),
        (["accelerate"], "{ \"bezier\": [0.4, 0, 1, 1] }", false),
        (["sharp"], "{ \"bezier\": [0.4, 0, 0.6, 1] }", false),
        (
            ["emphasized", "emphasizedeasing"],
            "{ \"bezierPath\": \"M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C0.208333,0.82 0.25,1 1,1\" }", true
        ),
        (["emphasizeddecelerate"], "{ \"bezier\": [0.05, 0.7, 0.1, 1] }", true),
        (["emphasizedaccelerate"], "{ \"bezier\": [0.3, 0, 0.8, 0.15] }", true),
        (["anticipate"], "\"back.in\"", false), (["overshoot"], "\"back.out\"", false),
        (["anticipateinterpolator"], "{ \"back\": \"in\", \"overshoot\": 2 }", true),
        (["overshootinterpolator"], "{ \"back\": \"out\", \"overshoot\": 2 }", true),
        (["anticipateovershoot"], "\"back.inOut\"", false),
        (["accelerateinterpolator", "acceleratequad"], "\"quad.in\"", true),
        (["decelerateinterpolator", "deceleratequad"], "\"quad.out\"", true),
        (["acceleratecubic"], "\"cubic.in\"", true), (["deceleratecubic"], "\"cubic.out\"", true),
        (["acceleratequint"], "\"quint.in\"", true), (["deceleratequint"], "\"quint.out\"", true),
        (["easyease"], "{ \"bezier\": [0.333, 0, 0.667, 1] }", true),
        (["acceleratedecelerate", "acceleratedecelerateinterpolator"], "\"sine.inOut\"", true),
        (["spring"], "{ \"spring\": { \"duration\": 0.5, \"bounce\": 0 } }", false),
        (["interactivespring"], "{ \"spring\": { \"response\": 0.15, \"dampingFraction\": 0.86 } }", true),
    ]

    private static let families: [(names: [String], family: Penner.Family)] =
        Penner.Family.allCases.map { ([$0.rawValue], $0) } + [
            (["power1", "quadratic"], .quad), (["power2"], .cubic), (["power3", "quartic"], .quart),
            (["power4", "quintic", "strong"], .quint), (["sin", "sinusoidal"], .sine),
            (["exponential"], .expo),
            (["circular"], .circ),
        ]

    /// Penner's function of a name such as `easeoutcubic`, `cubicout`, `outcubic` or `cubiceaseout`; of a family alone the way out, which
    /// isn't said.
    private static func penner(_ name: String) -> (family: String, direction: String, isSaid: Bool)? {
        let name = name.hasPrefix("ease") ? String(name.dropFirst(4)) : name
        for row in families {
            for known in row.names {
                let family = row.family.rawValue
                if name == known { return (family, Penner.Direction.out.rawValue, false) }
                for direction in Penner.Direction.allCases {
                    let word = direction.rawValue.folded
                    if [word + known, known + word, known + "ease" + word].contains(name) {
                        return (family, direction.rawValue, true)
                    }
                }
            }
        }
        return nil
    }

    /// A function with arguments.
    private static func function(_ written: String, _ arguments: String) -> (json: String, isSame: Bool)? {
        let name = written.folded
        // Android: an object without parameters. SwiftUI: a spring of a preset.
        if arguments.isEmpty, name.hasSuffix("interpolator") || name.hasSuffix("easing") { return json(name) }
        if name == "spring", arguments.hasPrefix(".") {
            let inner = String(arguments.dropFirst())
            return preset(inner, []).map { ($0, true) } ?? json(inner)
        }
        let list = arguments.split(separator: ",").map { part in
            part.split { $0 == ":" || $0 == "=" }.map { trimmed($0) }
        }
        if name.hasSuffix("spring") {
            guard list.isEmpty else { return ForeignSpring.json(name, list) }
            return names.first { $0.names.contains(name) }.map { ($0.json, $0.isSame) }
        }
        if let curve = preset(name, list) { return (curve, true) }
        let numbers = list.compactMap { $0.count == 1 ? number($0[0]) : nil }
        guard numbers.count == list.count else { return nil }
        let beziers = [
            "timingcurve", "cubicbeziereasing", "bezier", "cubicbezier", "cubic", "pathinterpolator",
        ]
        if beziers.contains(name), numbers.count == 4 {
            let areShares = [0, 2].allSatisfy {
                NumberText.value(of: numbers[$0]).map { 0...1 ~= $0 } ?? false
            }
            guard areShares else { return nil }
            return (object([(.bezier, "[\(numbers.joined(separator: ", "))]")]), true)
        }
        guard let (family, direction, isSaid) = penner(name), let head = CurveField(rawValue: family) else {
            return nil
        }
        let parameters = zip(head.parameters ?? [], numbers).map { ($0, $1) }
        guard parameters.count == numbers.count else { return nil }
        let values = numbers.compactMap { NumberText.value(of: $0) }
        if written == "\(family).\(direction)", let json = gsap(head, direction, values) {
            return (json, true)
        }
        let isSame = isSaid && !differs(head, direction, values)
        return (object([(head, JSONValue.quoted(direction))] + parameters), isSame)
    }

    /// Whether tools mean different curves by a function with parameters: some leave out Penner's factor for both ends, and some
    /// make the period longer where the amplitude is below 1, or turn one way about to make the other.
    private static func differs(_ head: CurveField, _ direction: String, _ values: [Double]) -> Bool {
        switch head {
        case .back: direction == Penner.Direction.inOut.rawValue && !values.isEmpty
        case .elastic: values.first.map { $0 < 1 || $0 > 1 && direction != "out" } ?? false
        default: false
        }
    }

    /// What GSAP 3 plays by a name of its own with parameters, where that isn't the same here; nil where it is, or isn't known.
    private static func gsap(_ head: CurveField, _ direction: String, _ values: [Double]) -> String? {
        guard let first = values.first, differs(head, direction, values) else { return nil }
        if head == .back {
            guard first.magnitude <= 1000 else { return nil }
            let way = object([(.back, "\"in\""), (.overshoot, NumberText.text(first))])
            return object([(.mirror, way)])
        }
        // Without a period, or with 0, it has the usual one, which is longer where both ends swing.
        let isBoth = direction == Penner.Direction.inOut.rawValue
        let own = values.count > 1 && values[1] != 0 ? values[1] : isBoth ? 0.45 : 0.3
        let period = first < 1 ? own / first : own
        guard first > 0, first <= 1000, 0.001...1000 ~= period else { return nil }
        // An amplitude of 1 swings alike, whichever way is turned about.
        guard first > 1 else {
            return object([(.elastic, JSONValue.quoted(direction)), (.period, NumberText.text(period))])
        }
        let way = object([
            (
                .reverse,
                object([
                    (.elastic, "\"out\""), (.amplitude, NumberText.text(first)),
                    (.period, NumberText.text(period)),
                ])
            )
        ])
        return isBoth ? object([(.mirror, way)]) : way
    }

    /// SwiftUI's presets with another duration or more bounce.
    private static func preset(_ name: String, _ list: [[String]]) -> String? {
        guard ["smooth", "snappy", "bouncy"].contains(name) else { return nil }
        var duration = "0.5"
        var bounce = name == "snappy" ? 0.15 : name == "bouncy" ? 0.3 : 0.0
        for argument in list {
            guard argument.count == 2, let number = number(argument[1]) else { return nil }
            switch argument[0] {
            case "duration": duration = number
            case "extraBounce": bounce += NumberText.value(of: number) ?? 0
            default: return nil
            }
        }
        let digits = NumberText.text((bounce * 1e9).rounded() / 1e9)
        return object([(.spring, "{ \"duration\": \(duration), \"bounce\": \(digits) }")])
    }

    /// A number as JSON writes it, without the suffix of a literal.
    private static func number(_ text: String) -> String? {
        ForeignNumber.meaning(of: text, in: .none).map { NumberText.text($0) }
    }

    private static func object(_ members: [(CurveField, String)]) -> String {
        "{ " + members.map { "\(JSONValue.quoted($0.0.rawValue)): \($0.1)" }.joined(separator: ", ") + " }"
    }

    private static func trimmed(_ text: Substring) -> String {
        var bytes = text.utf8
        while bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
        return String(Substring(bytes))
    }
}
