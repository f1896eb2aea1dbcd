import MotionModel

/// What a playback does to the presence of a target.
struct PresenceWay {
    let target: String
    /// Whether the target is present in the state from which it leads, and in the one to which it does.
    let atStart: Bool
    let atEnd: Bool
}

extension CompiledMotion {
    /// What a way between two states does to the presence of targets; empty where all of them are always present.
    func presenceWays(from start: String, to end: String) -> [PresenceWay] {
        targets.map { target in
            PresenceWay(
                target: target.target, atStart: target.isPresent(in: start), atEnd: target.isPresent(in: end))
        }
    }
}
