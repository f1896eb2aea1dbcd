import MotionModel

/// A way from one state to another, as a state machine goes it: by a transition, or because it is told to go there.
struct StateWay: Hashable, Sendable {
    let start: String
    let end: String
    /// What plays.
    let play: Play

    /// A variant, as written or with its values reversed.
    struct Play: Hashable, Sendable {
        let variant: String
        let isReversed: Bool

        /// What it is called: `expand`, or `expand reversed`.
        var name: String { isReversed ? variant + " reversed" : variant }
    }
}

extension CompiledMotion {
    /// The ways between its states, each once: those of its transitions in their order, then those that a machine takes
    /// when it is told to go where none of them leads.
    ///
    /// - Complexity: O(states² · variants²).
    var ways: [StateWay] {
        var result: [StateWay] = []
        var seen: Set<StateWay> = []
        func add(_ way: StateWay) {
            if seen.insert(way).inserted { result.append(way) }
        }
        for way in transitions.map({ $0.way }) + toldWays { add(way) }
        return result
    }

    /// The ways that a machine takes when it is told to go to a state, and no transition leads there: one for each pair of
    /// states that has such a way.
    ///
    /// - Complexity: O(states² · variants²).
    var toldWays: [StateWay] {
        states.flatMap { start in
            states.compactMap { end in
                guard end.name != start.name,
                    let (variant, isReversed) = way(from: start.name, to: end.name)
                else { return nil }
                return StateWay(
                    start: start.name, end: end.name,
                    play: StateWay.Play(variant: variant.name, isReversed: isReversed))
            }
        }
    }
}

extension MotionModel.MotionTransition {
    /// The way that it goes.
    var way: StateWay {
        StateWay(
            start: startState, end: endState,
            play: StateWay.Play(variant: variant, isReversed: isReversed))
    }
}
