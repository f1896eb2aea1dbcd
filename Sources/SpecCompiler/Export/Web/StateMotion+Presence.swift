import MotionModel

/// The targets that come and go, as a style sheet without a script has them: what appears is visible at once, and what
/// disappears when a transition of `visibility` is over.
extension StateMotion {
    /// Whether a target is absent in a state.
    func isAbsent(_ target: String, in state: String) -> Bool {
        presences.first { $0.target == target }.map { !$0.isPresent(in: state) } ?? false
    }

    /// The transition that keeps a target visible on its way into a state in which it is absent; empty where it is gone at
    /// once, and where it isn't absent.
    func leave(_ target: String, into state: String, isReduced: Bool) -> [WebState.StyleTransition] {
        guard let way = leader(ofLeaving: target, into: state), let time = duration(way, isReduced),
            time > 0
        else { return [] }
        let transition = WebTransition(delay: 0, duration: time, curve: .linear, tolerance: tolerance)
        return [WebState.StyleTransition(property: WebMotion.absence.property, transition: transition)]
    }

    /// The losses of a style sheet that takes away what is absent.
    ///
    /// - Parameter asked: The ways that a page asks for.
    func presenceLosses(_ asked: [StateWay]) -> [ExportLoss] {
        presences.flatMap { presence -> [ExportLoss] in
            let target = presence.target
            let leaves = asked.filter { takesAway(target, $0) }
            let otherTimes = leaves.compactMap { way -> ExportLoss? in
                guard let leader = leader(ofLeaving: target, into: way.end) else { return nil }
                let differing = [false, true].first { isReduced in
                    let own = duration(way, isReduced)
                    return own == nil || own != duration(leader, isReduced)
                }
                guard let isReduced = differing else { return nil }
                let condition = isReduced ? ", where reduced motion is preferred" : ""
                let phrase =
                    duration(way, isReduced) == nil
                    ? "'\(target)' isn't gone as long as this plays, which is for ever; in a style sheet it is"
                    : "'\(target)' is gone in '\(way.end)' when '\(leader.play.name)' would be over"
                return ExportLoss(
                    variant: way.play.name, kind: .replacement, phrase: phrase + condition, size: nil)
            }
            let followed = leaves.contains { way in
                asked.contains { $0.start == way.end && isAbsent(target, in: $0.end) }
            }
            let phrase =
                "where one leave of '\(target)' interrupts another, it is gone when the first would be over"
            return otherTimes
                + (followed ? [ExportLoss(kind: .omission, phrase: phrase, size: nil)] : [])
        }
    }

    /// The way after which a style sheet times the leave of a target into a state: the first that takes it away and ends,
    /// else the first that takes it away.
    private func leader(ofLeaving target: String, into state: String) -> StateWay? {
        let leaves = ways.filter { $0.end == state && takesAway(target, $0) }
        return leaves.first { duration($0, false) != nil } ?? leaves.first
    }

    private func takesAway(_ target: String, _ way: StateWay) -> Bool {
        way.start != way.end && !isAbsent(target, in: way.start) && isAbsent(target, in: way.end)
    }

    /// How long a way takes, in seconds; nil if it never ends.
    private func duration(_ way: StateWay, _ isReduced: Bool) -> Double? {
        durations[isReduced ? reduced(way.play) : way.play].flatMap { $0.isFinite ? $0 : nil }
    }
}
