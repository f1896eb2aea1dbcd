import Animator
import SpecFormat

/// The latest events; shared with the handlers of playbacks.
final class LiveLog {
    /// The largest number of events that are kept.
    private static let most = 8

    /// The events, the newest at the end.
    var events: [String] = []
    /// The machine whose playbacks are told of by ``add(_:of:)``; it tells this log, so whoever lets it go clears it here.
    var machine: StateMachine?
    /// The titles of the machine's playbacks that play, by their numbers.
    private var titles: [Int: String] = [:]

    /// What a playback is called: by its variant.
    static func title(_ variant: String, isReversed: Bool) -> String {
        isReversed ? "\(variant), values reversed" : variant
    }

    /// Adds an event, except `updated`, which every frame shows by its values.
    func add(_ event: PlaybackEvent, of playback: String) {
        let what: String
        switch event {
        case .updated: return
        case .started: what = "started"
        case .reversed: what = "reversed"
        case .repeated: what = "repeated"
        case .paused: what = "paused"
        case .resumed: what = "resumed"
        case .stopped: what = "stopped"
        case .appeared(let target): what = "shows \(target)"
        case .disappeared(let target): what = "hides \(target)"
        case .marker(let name, _): what = "emits \(name)"
        case .completed(let reason): what = reason.rawValue
        }
        add("\(playback) \(what)")
    }

    /// Adds an event of a playback that the machine started.
    func add(_ event: PlaybackEvent, of playback: Playback) {
        if titles[playback.number] == nil, let machine, machine.playback == playback,
            let played = machine.played
        {
            titles[playback.number] = Self.title(played.variant, isReversed: played.isReversed)
        }
        // Several may have come and gone within one frame: of those, only the last is known by its variant.
        add(event, of: titles[playback.number] ?? "a transition")
        if case .completed = event { titles[playback.number] = nil }
    }

    /// Adds an event of the machine.
    func add(_ event: StateMachineEvent) {
        switch event {
        case .left(let state): add("left \(state.printable)")
        case .entered(let state): add("entered \(state.printable)")
        case .appeared(let target): add("\(target) appears")
        case .disappeared(let target): add("\(target) disappears")
        case .refused(let state, let error): add("can't go to \(state.printable): \(error.phrase)")
        }
    }

    private func add(_ event: String) {
        events.append(event)
        events.removeFirst(max(0, events.count - Self.most))
    }
}
