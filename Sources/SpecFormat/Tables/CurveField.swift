import MotionModel

/// ★ The keys of a curve: the heads, one of which says its kind, and their parameters.
package enum CurveField: String, FieldTable {
    case bezier
    case bezierPath
    case points
    case steps
    case spring
    case quad
    case cubic
    case quart
    case quint
    case sine
    case expo
    case circ
    case back
    case elastic
    case bounce
    case reverse
    case mirror
    case interval
    case scale
    case clamp
    case sum
    case product
    case chain
    case css
    case expression
    case jump
    case overshoot
    case amplitude
    case period
    case of

    package static let object = "a curve"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .bezier: Field("four numbers", "a cubic Bézier, by its control points x1, y1, x2, y2")
        case .bezierPath: Field("SVG path data", "cubic Béziers from 0,0 to 1,1, x never going back")
        case .points: Field("a list of outputs", "straight pieces, by the rules of CSS linear()")
        case .steps: Field("a whole number", "a staircase of that many steps")
        case .spring: Field("a spring", "a spring from its release until it has settled")
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .back, .elastic, .bounce:
            Field("\"in\", \"out\" or \"inOut\"", "Penner's function of that name")
        case .reverse: Field("a curve", "the curve run backwards")
        case .mirror: Field("a curve", "the curve at half scale, then the same run backwards")
        case .interval: Field("two numbers", "a curve inside a part of the time")
        case .scale: Field("a number", "a curve's output, multiplied")
        case .clamp: Field("two numbers", "a curve's output, limited")
        case .sum: Field("a list of curves", "their outputs, added")
        case .product: Field("a list of curves", "their outputs, multiplied")
        case .chain: Field("a list of curves", "each applied to the output of the one before")
        case .css: Field("a CSS easing", "any easing as CSS writes it")
        case .expression: Field("an expression", "any function of the progress p")
        case .jump: Field("a word", "where a staircase jumps", default: "\"end\"")
        case .overshoot: Field("a number", "how far 'back' goes too far", default: "1.70158")
        case .amplitude: Field("a number", "how far 'elastic' swings", default: "1")
        case .period: Field("a number", "how long 'elastic' swings", default: "0.3, 0.45 for inOut")
        case .of: Field("a curve", "the curve that is changed")
        }
    }

    /// The keys that may stand beside a head; nil for a parameter.
    var parameters: [CurveField]? {
        switch self {
        case .bezier, .bezierPath, .points, .spring, .quad, .cubic, .quart, .quint, .sine, .expo, .circ,
            .bounce, .reverse, .mirror, .sum, .product, .chain, .css, .expression:
            []
        case .steps: [.jump]
        case .back: [.overshoot]
        case .elastic: [.amplitude, .period]
        case .interval, .scale, .clamp: [.of]
        case .jump, .overshoot, .amplitude, .period, .of: nil
        }
    }

    /// The heads that take a parameter.
    var heads: [CurveField] {
        CurveField.allCases.filter { $0.parameters?.contains(self) ?? false }
    }
}

/// ★ The keys of a point of a curve.
package enum CurvePointField: String, FieldTable {
    case y
    case x

    package static let object = "a point of a curve"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .y: .required("a number", "the output")
        case .x: Field("a number", "the input", default: "evenly between the neighbours")
        }
    }
}
