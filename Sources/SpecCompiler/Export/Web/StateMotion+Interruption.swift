import MotionModel

extension StateMotion {
    /// The interruption of one way by another, and the travel of a property on both; nil where it doesn't move.
    ///
    /// - Parameters:
    ///   - bound: Its motion on the first.
    ///   - one: How it goes on the first.
    ///   - other: How it goes on the second; nil if it changes at once.
    func interruption(
        of bound: BoundProperty, _ first: StateWay, _ second: StateWay, _ one: WebTransition,
        _ other: WebTransition?
    ) -> (interruption: Interruption, travel: Double)? {
        let (path, type) = (bound.property, bound.base.form.canonical)
        let ends = [first.start, first.end, second.end].compactMap { state in
            numbers(path, in: state).flatMap { MotionValue(type: type, components: $0) }
        }
        guard ends.count == 3 else { return nil }
        let travel = zip(ends[0].components, zip(ends[1].components, ends[2].components)).reduce(0) {
            max($0, ($1.0 - $1.1.0).magnitude + ($1.1.1 - $1.1.0).magnitude)
        }
        guard travel > 0 else { return nil }
        var interruption = Interruption(
            from: ends[0], over: ends[1], to: ends[2], addsUp: bound.base.track.isAdditive, first: one,
            second: other)
        interruption.parts = self.bound(path, second.play)?.replacingParts
        return (interruption, travel)
    }

    /// How far what replaces strays on each way, at most, where a script has it go from where it interrupts another way by its
    /// transition: as a share of the travel of both, by the play and the property.
    var detours: [StateWay.Play: [PropertyPath: Double]] {
        var detours: [StateWay.Play: [PropertyPath: Double]] = [:]
        for second in ways {
            for path in (moved[second.play] ?? []).filter({ $0.replacingParts != nil }).map({ $0.property }) {
                guard let other = transition(path, second.play) else { continue }
                for first in ways where first.end == second.start {
                    guard let bound = bound(path, first.play), bound.isMeasured,
                        let one = transition(path, first.play),
                        let (interruption, travel) = interruption(of: bound, first, second, one, other)
                    else { continue }
                    let size = interruption.largest(instants: Interruption.instants.many) / travel
                    guard size > tolerance else { continue }
                    detours[second.play, default: [:]][path] = max(
                        detours[second.play]?[path] ?? 0, CurveReduction.roundedUp(size))
                }
            }
        }
        return detours
    }
}
