import MotionModel

/// A target that comes and goes.
struct Presence {
    var isPresent: Bool
    /// The number of the playback that decided last; −1 for none.
    var decider: Int
}

/// The targets that are present.
extension PropertyStore {
    /// Whether a target is present: whether anything of it is to be shown.
    ///
    /// A motion says in which states its targets are present. A playback to such a state makes a target present when it
    /// starts; one to another state takes it away when it has finished, unless a newer one decides otherwise before. A
    /// target of which no motion says anything is always present, and so is any other until a state is set or something
    /// plays.
    ///
    /// - Complexity: O(1).
    public func isPresent(_ target: String) -> Bool { table.presences[target]?.isPresent ?? true }

    /// Has the targets of a motion present, or not, as they are at rest in a state.
    func setPresence(in state: String, of motion: CompiledMotion) {
        for target in motion.targets {
            table.presences[target.target] = Presence(isPresent: target.isPresent(in: state), decider: -1)
        }
    }
}
