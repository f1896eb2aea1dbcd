import MotionModel
import SpecFormat

/// A script of calls, as it is written: its own rules hold, nothing is known of its spec yet.
struct Script: Sendable {
    /// The animator's settings.
    struct Settings: Hashable, Sendable {
        var additive = true
        var beginsFromCurrentState = false
        var shouldReverseValues = false
        var reducedMotion = false
        var timeScaleFactor = 1.0
    }

    /// Something to do at an instant.
    struct Event: Sendable {
        /// Seconds, 0 or more.
        let time: Double
        /// What to do.
        let call: Call
        /// The event as it is written.
        let syntax: JSONSyntax
    }

    /// What a script can do.
    enum Call: Sendable {
        case play(variant: JSONString, name: JSONString?, reversed: Bool, pausesOnCompletion: Bool)
        case seek(JSONString, to: Double)
        case scrub(JSONString, to: Double)
        case speed(JSONString, to: Double)
        case control(Control, JSONString)
        case stopAll
        case cancelAll
        case set([JSONMember])
        case spring(SpringRelease, name: JSONString?)
        case decay(Throw, name: JSONString?)
        case grab(JSONString)
    }

    /// A property let go of on a live spring.
    struct SpringRelease: Sendable {
        let property: JSONString
        let target: JSONSyntax
        let spring: Spring
        let velocity: JSONSyntax?
        /// Whole travels per second, where there is no `velocity`.
        let initialVelocity: Double
    }

    /// A property thrown under friction.
    struct Throw: Sendable {
        let property: JSONString
        let aim: Aim
        let decay: Decay
        /// nil for the property's rest speed.
        let stopVelocity: Double?

        /// What a throw is given.
        enum Aim: Sendable {
            case velocity(JSONSyntax)
            case destination(JSONSyntax)
        }
    }

    /// What can be done to a playback without saying more.
    enum Control: String, CaseIterable, Sendable {
        case pause, resume, reverse, stop, cancel, finish
    }

    /// The path of the spec, from the script's folder.
    let spec: JSONString
    /// Frames a second.
    let fps: Double
    /// When the trace ends, in seconds; nil for when everything has ended.
    let until: Double?
    /// Parameters and their values.
    let parameters: [JSONMember]
    /// Property paths and what they are at the start.
    let initial: [JSONMember]
    /// The animator's settings.
    let settings: Settings
    /// In the order of time, those at one time in the order of the script.
    let events: [Event]
}
