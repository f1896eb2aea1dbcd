import MotionModel
import SpecFormat

/// A script of calls as it is written: valid by itself, but not yet checked against its spec.
struct Script: Sendable {
    /// The animator's settings.
    struct Settings: Hashable, Sendable {
        var additive = true
        var beginsFromCurrentState = true
        var shouldReverseValues = false
        var reducedMotion = false
        var timeScaleFactor = 1.0
    }

    /// A call at an instant.
    struct Event: Sendable {
        /// The time in seconds, 0 or more.
        let time: Double
        /// The call.
        let call: Call
        /// The event as it is written.
        let syntax: JSONSyntax
    }

    /// The calls of a script.
    enum Call: Sendable {
        case play(variant: JSONString, name: JSONString?, reversed: Bool, pausesOnCompletion: Bool)
        case send(JSONString)
        case go(to: JSONString)
        case seek(JSONString, to: Double)
        case scrub(JSONString, to: Double)
        case speed(JSONString, to: Double)
        case control(Control, JSONString)
        case stopAll
        case cancelAll
        case set([JSONMember])
        case expect([JSONMember], within: Double)
        case expectState(JSONString)
        case spring(SpringRelease, name: JSONString?)
        case decay(Throw, name: JSONString?)
        case grab(JSONString)
    }

    /// A property that is released on a live spring.
    struct SpringRelease: Sendable {
        let property: JSONString
        let target: JSONSyntax
        let spring: Spring
        let velocity: JSONSyntax?
        /// Whole travels per second; used if there is no `velocity`.
        let initialVelocity: Double
    }

    /// A property thrown under friction.
    struct Throw: Sendable {
        let property: JSONString
        let aim: Aim
        let decay: Decay
        /// The speed that counts as rest; nil for the property's rest speed.
        let stopVelocity: Double?

        /// The aim of a throw.
        enum Aim: Sendable {
            case velocity(JSONSyntax)
            case destination(JSONSyntax)
        }
    }

    /// The calls to a playback that need no arguments.
    enum Control: String, CaseIterable, Sendable {
        case pause, resume, reverse, stop, cancel, finish
    }

    /// The path of the spec, from the script's folder.
    let spec: JSONString
    /// Frames a second.
    let fps: Double
    /// The end of the trace, in seconds; nil for the moment when everything has ended.
    let until: Double?
    /// Parameters and their values.
    let parameters: [JSONMember]
    /// The state in which it begins; nil for that of the first play, else the spec's first.
    let state: JSONString?
    /// Property paths and their start values.
    let initial: [JSONMember]
    /// The animator's settings.
    let settings: Settings
    /// The events in order of time; those at the same time in the order of the script.
    let events: [Event]
}
