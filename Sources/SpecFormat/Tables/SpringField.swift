/// ★ The keys of a spring.
package enum SpringField: String, FieldTable {
    case mass
    case stiffness
    case damping
    case tension
    case friction
    case response
    case dampingRatio
    case dampingFraction
    case duration
    case bounce
    case settles
    case initialVelocity
    case tolerance
    case clamp
    case stopAtTarget

    package static let object = "a spring"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .mass: Field("a number", "the mass m", default: "1")
        case .stiffness: Field("a number", "the stiffness k")
        case .damping: Field("a number", "the damping coefficient c, no ratio")
        case .tension: Field("a number", "the stiffness, by its older name")
        case .friction: Field("a number", "the damping coefficient, by its older name")
        case .response: Field("a time", "the period of the undamped oscillation")
        case .dampingRatio: Field("a number", "the share ζ of critical damping")
        case .dampingFraction: Field("a number", "the damping ratio, by its name in SwiftUI")
        case .duration: Field("a time", "the perceptual duration, which is the response")
        case .bounce: Field("a number", "how much it bounces, above −1 and up to 1", default: "0")
        case .settles: Field("a time", "when it has settled")
        case .initialVelocity: Field("a number", "whole travels per second at its release", default: "0")
        case .tolerance: Field("a number", "the share of the travel that is settled", default: "0.001")
        case .clamp: Field("two numbers", "limits of the output, in shares of the travel")
        case .stopAtTarget: Field("true or false", "whether it ends when it first arrives", default: "false")
        }
    }

    /// Whether the key says what spring it is, not how it is released.
    var namesDialect: Bool {
        switch self {
        case .mass, .stiffness, .damping, .tension, .friction, .response, .dampingRatio, .dampingFraction,
            .duration, .bounce, .settles:
            true
        case .initialVelocity, .tolerance, .clamp, .stopAtTarget: false
        }
    }
}

/// ★ The ways to say what spring it is.
enum SpringDialect: CaseIterable {
    case coefficients
    case tension
    case stiffness
    case response
    case perceptual
    case settling

    /// The keys without which it isn't this dialect; of several lists, each is enough.
    var needed: [[SpringField]] {
        switch self {
        case .coefficients: [[.stiffness, .damping]]
        case .tension: [[.tension, .friction]]
        case .stiffness: [[.stiffness, .dampingRatio]]
        case .response: [[.response, .dampingRatio], [.response, .dampingFraction]]
        case .perceptual: [[.duration]]
        case .settling: [[.settles, .dampingRatio], [.settles, .bounce]]
        }
    }

    /// The keys that may be added.
    var optional: [SpringField] {
        switch self {
        case .coefficients, .tension, .stiffness: [.mass]
        case .perceptual: [.bounce]
        case .response, .settling: []
        }
    }

    /// Whether the keys are those of this dialect.
    func matches(_ keys: [SpringField]) -> Bool {
        needed.contains { needed in
            needed.allSatisfy { keys.contains($0) }
                && keys.allSatisfy { needed.contains($0) || optional.contains($0) }
        }
    }

    /// The five, as messages list them.
    static let list =
        "'stiffness' and 'damping', 'tension' and 'friction', 'stiffness' and 'dampingRatio', "
        + "'response' and 'dampingRatio', or 'duration' and 'bounce'"
}
