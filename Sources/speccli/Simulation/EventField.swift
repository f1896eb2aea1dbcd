import SpecFormat

/// ★ The keys of an event.
enum EventField: String, FieldTable {
    case at
    case `as`
    case reversed
    case pausesOnCompletion
    case within
    case play
    case send
    case go
    case spring
    case decay
    case grab
    case seek
    case scrub
    case speed
    case pause
    case resume
    case reverse
    case stop
    case cancel
    case finish
    case stopAll
    case cancelAll
    case set
    case expect
    case expectState

    static let object = "an event"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .at: .number(.scriptTime, "when, in seconds").required
        case .as: Field("a text", "what the playback is called from here on")
        case .reversed:
            .boolean("whether values run from the end to the start", default: "false")
        case .pausesOnCompletion:
            .boolean(
                "whether it stays at its end, paused, until it is finished or stopped",
                default: "false")
        case .within:
            .number(.from(0, upTo: 1e9), "how far values may be from what is expected", default: "1e-6")
        case .play: Field("the name of a variant", "plays it")
        case .send:
            Field(
                "the name of an event", "takes the transition that it triggers from the current state, if any"
            )
        case .go: Field("the name of a state", "goes there, by a transition or a variant")
        case .spring: Field("an object", "lets go of a property on a live spring, or gives it a new target")
        case .decay: Field("an object", "throws a property, which glides on until friction has it rest")
        case .grab:
            Field("a property path", "takes hold of it: it stays where it is shown, and nothing moves it")
        case .seek: Field("an object", "moves a playback to a time")
        case .scrub: Field("an object", "moves a playback to a share of its duration")
        case .speed: Field("an object", "lets a playback run faster or slower from here on")
        case .pause: Field("the name of a playback", "holds it where it is")
        case .resume: Field("the name of a playback", "lets it run on")
        case .reverse: Field("the name of a playback", "turns it round where it is")
        case .stop: Field("the name of a playback", "freezes its properties where they are")
        case .cancel: Field("the name of a playback", "drops it: properties show where they will rest")
        case .finish: Field("the name of a playback", "jumps to its end")
        case .stopAll: Field("true", "stops everything")
        case .cancelAll: Field("true", "cancels everything")
        case .set: Field("an object", "sets properties, by property path")
        case .expect: Field("an object", "what properties must show at this time, by property path")
        case .expectState:
            Field(
                "the name of a state",
                "the state in which it must be at this time, or to which it must be on its way")
        }
    }

    /// Whether the key names an action; an event has exactly one such key.
    var isHead: Bool {
        switch self {
        case .at, .as, .reversed, .pausesOnCompletion, .within: false
        case .play, .send, .go, .spring, .decay, .grab, .seek, .scrub, .speed, .pause, .resume, .reverse,
            .stop,
            .cancel, .finish, .stopAll, .cancelAll, .set, .expect, .expectState:
            true
        }
    }
}

/// ★ The keys of a `spring`.
enum ReleaseField: String, FieldTable {
    case property
    case to
    case spring
    case velocity

    static let object = "'spring'"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .property: Field("a property path", "what hangs on the spring").required
        case .to: Field("a value", "where it will rest").required
        case .spring: Field("a spring", "its constants, as in a spec").required
        case .velocity:
            Field(
                "a value",
                "what is added to its velocity, per second, instead of the spring's 'initialVelocity'")
        }
    }
}

/// ★ The keys of a `decay`.
enum ThrowField: String, FieldTable {
    case property
    case velocity
    case to
    case rate
    case friction
    case stopVelocity

    static let object = "'decay'"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .property: Field("a property path", "what glides").required
        case .velocity:
            Field("a value", "how fast it is thrown, per second, on top of the speed it glides with")
        case .to: Field("a value", "where it comes to rest, instead of a velocity")
        case .rate:
            .number(
                .between(0, 1), "the share of speed left after a millisecond, as of scroll views",
                default: "0.998")
        case .friction: .number(.from(1e-6, upTo: 1e6), "the rate per second, instead of 'rate'")
        case .stopVelocity:
            .number(
                .from(1e-9, upTo: 1e9), "the speed below which it has ended",
                default: "the property's rest speed")
        }
    }
}

/// ★ The keys of a `seek`.
enum SeekField: String, FieldTable {
    case playback
    case to

    static let object = "'seek'"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .playback: Field("the name of a playback", "what is moved").required
        case .to: .number(.from(-1e9, upTo: 1e9), "its time, in seconds").required
        }
    }
}

/// ★ The keys of a `scrub`.
enum ScrubField: String, FieldTable {
    case playback
    case to

    static let object = "'scrub'"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .playback: Field("the name of a playback", "what is moved").required
        case .to: .number(.share, "the share of its duration, 0 to 1").required
        }
    }
}

/// ★ The keys of a `speed`.
enum SpeedField: String, FieldTable {
    case playback
    case to

    static let object = "'speed'"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .playback: Field("the name of a playback", "what runs faster or slower").required
        case .to: .number(.from(1e-6, upTo: 1e6), "how many of its seconds pass in a second").required
        }
    }
}
