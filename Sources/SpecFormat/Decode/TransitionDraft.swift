import MotionModel

/// A transition as it was read.
struct TransitionDraft {
    /// The object's opening bracket.
    let opening: SourceRange
    /// The indices of the states that it leaves; nil for every state but the one that it leads to.
    let startStates: [Int]?
    let endState: Int
    /// The name of the state that it leads to.
    let end: JSONString
    /// The events that take it; empty if it is taken by itself.
    let events: [JSONString]
    /// The seconds after which it is taken by itself, and their place; nil if events take it.
    let after: (seconds: Double, range: SourceRange)?
    let condition: Expression?
    let play: JSONString?

    /// The states that it leaves, among as many as there are.
    func starts(among count: Int) -> [Int] { startStates ?? (0..<count).filter { $0 != endState } }

    /// What takes it.
    var trigger: MotionTransition.Trigger {
        after.map { .after(seconds: $0.seconds) } ?? .events(events.map { $0.value })
    }
}
