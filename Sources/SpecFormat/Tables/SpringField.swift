/// ★ The keys of a spring.
package enum SpringField: String, FieldTable {
    case mass, stiffness, damping, tension, friction, response, dampingRatio, dampingFraction, duration,
        bounce, settles, initialVelocity, tolerance, clamp, stopAtTarget

    package static let object = "a spring"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .mass: .number(.above(0), "the mass m", default: "1")
        case .stiffness: .number(.above(0), "the stiffness k", example: 200)
        case .damping: .number(.from(0), "the damping coefficient c, no ratio", example: 20)
        case .tension: .number(.above(0), "the stiffness, by its older name", example: 200)
        case .friction: .number(.from(0), "the damping coefficient, by its older name", example: 20)
        case .response: .time("the period of the undamped oscillation", example: 0.35)
        case .dampingRatio: .number(.from(0, upTo: 5), "the share ζ of critical damping", example: 0.8)
        case .dampingFraction:
            .number(.from(0, upTo: 5), "the damping ratio, by its name in SwiftUI", example: 0.8)
        case .duration: .time("the perceptual duration, which is the response", example: 0.5)
        case .bounce:
            .number(.above(-1, upTo: 1), "how much it bounces, above −1 and up to 1", default: "0")
        case .settles: .time("when it has settled, let go at rest", example: "400ms")
        case .initialVelocity: .number(.output, "whole travels per second at its release", default: "0")
        case .tolerance:
            .number(.from(1e-12, upTo: 0.5), "the share of the travel that is settled", default: "0.001")
        case .clamp: .pair(.output, "limits of the output, in shares of the travel", example: [0, 1])
        case .stopAtTarget: .boolean("whether it ends when it first arrives", default: "false")
        }
    }

    /// Whether the key says what spring it is, not how it is released.
    package var namesDialect: Bool {
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

    /// All of them, as messages list them.
    static let list =
        "'stiffness' and 'damping', 'tension' and 'friction', 'stiffness' and 'dampingRatio', "
        + "'response' and 'dampingRatio' or 'dampingFraction', 'duration' and 'bounce', "
        + "or 'settles' and 'dampingRatio' or 'bounce'"
}
