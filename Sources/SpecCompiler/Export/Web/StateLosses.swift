import MotionModel

/// What is lost where a style sheet goes from state to state by transitions.
struct StateLosses {
    /// The most interruptions of which many instants are tried.
    private static let few = 100

    /// What is lost of a transform.
    private static let ofMatrices =
        "a style sheet mixes the matrices of its states, which the motion doesn't"

    private let compiled: CompiledMotion
    private let motion: StateMotion
    private let targets: [WebTarget]
    private let states: [WebState]
    /// The largest distance that was asked for, as a share of the travel.
    private let tolerance: Double
    /// The properties that some way moves, ordered by path.
    private let paths: [PropertyPath]

    init(
        _ compiled: CompiledMotion, _ motion: StateMotion, _ targets: [WebTarget], _ states: [WebState]
    ) {
        self.compiled = compiled
        self.motion = motion
        self.targets = targets
        self.states = states
        tolerance = motion.tolerance
        paths = targets.flatMap { $0.properties.map { $0.path } }
    }

    /// All of them: those of transitions that a page takes itself, of each way, of interruptions, and of what comes and
    /// goes.
    var all: [ExportLoss] { rows + ways + speeds + motion.presenceLosses(asked) }

    /// What a page decides itself, and what it can't ask for.
    private var rows: [ExportLoss] {
        var losses: [ExportLoss] = []
        for row in compiled.transitions {
            let place = "from '\(row.startState)' to '\(row.endState)'"
            if row.startState == row.endState {
                losses.append(
                    ExportLoss(
                        variant: row.variant, kind: .omission,
                        phrase: "\(place) no attribute changes, so nothing plays", size: 1))
                continue
            }
            if case .after = row.trigger {
                losses.append(
                    ExportLoss(
                        variant: row.variant, kind: .omission,
                        phrase: "\(place) a style sheet doesn't go by itself: the page sets the state",
                        size: nil))
            }
            if row.condition != nil {
                losses.append(
                    ExportLoss(
                        variant: row.variant, kind: .omission,
                        phrase: "\(place) a style sheet knows no condition: the page decides", size: nil))
            }
        }
        return losses
    }

    /// How far each way is from what the style sheet plays.
    private var ways: [ExportLoss] {
        struct Shown: Hashable {
            let play: StateWay.Play
            let leader: StateWay.Play?
            let path: PropertyPath
            let start, end: String
        }
        var seen: Set<Shown> = []
        var losses: [ExportLoss] = []
        for way in asked {
            for path in paths {
                let leader = motion.leader(path, into: way.end)
                guard let bound = motion.bound(path, way.play), motion.changes(path, way.play),
                    seen.insert(
                        Shown(play: way.play, leader: leader, path: path, start: way.start, end: way.end)
                    ).inserted
                else { continue }
                let transition = motion.transition(path, into: way.end)
                let error = transition?.error ?? 0
                let own = bound.distance(from: transition, everywhere: true)
                // A style sheet goes from what it shows in one state to what it shows in the other.
                let shown = motion.numbers(path, in: way.start).flatMap { from in
                    motion.numbers(path, in: way.end).map { (from, $0) }
                }
                let between = bound.distance(from: transition, everywhere: true, between: shown)
                let isElsewhere = between > own + tolerance
                let size = (isElsewhere ? between : own) + error
                guard size > 1e-9 else { continue }
                guard !isElsewhere else {
                    losses.append(
                        ExportLoss(
                            variant: way.play.name, property: path, kind: .replacement,
                            phrase:
                                "a style sheet goes from its value in '\(way.start)' to that in '\(way.end)', which the motion doesn't",
                            size: CurveReduction.roundedUp(size)))
                    continue
                }
                losses.append(
                    ExportLoss(
                        variant: way.play.name, property: path,
                        kind: size <= tolerance ? .approximation : .replacement,
                        phrase: phrase(bound, way, leader, transition), size: CurveReduction.roundedUp(size)))
            }
        }
        return losses
    }

    private func phrase(
        _ bound: BoundProperty, _ way: StateWay, _ leader: StateWay.Play?, _ transition: WebTransition?
    ) -> String {
        let own = motion.transition(bound.property, way.play)
        if let leader, own != transition {
            return "a style sheet always goes into '\(way.end)' as '\(leader.name)' does"
        }
        if transition == nil { return "no transition of CSS goes there as it does" }
        if bound.isTransform { return Self.ofMatrices }
        let isMixedOtherwise = bound.distance(from: transition) <= tolerance
        return isMixedOtherwise && bound.base.form.canonical == .color
            ? "Firefox mixes the colours of a transition otherwise" : "a transition instead of the motion"
    }

    /// What an interruption loses: what adds up its speed, what is replaced the time that it takes from where it is. How
    /// far it is off afterwards.
    private var speeds: [ExportLoss] {
        let asked = asked
        let pairs = asked.flatMap { first in
            asked.filter { $0.start == first.end }.map { (first, $0) }
        }
        let instants = pairs.count <= Self.few ? Interruption.instants.few : Interruption.instants.many
        return paths.flatMap { path in
            var (largest, jump) = (0.0, 0.0)
            var (addsUp, hasParts) = (false, false)
            var cut: [(play: StateWay.Play, size: Double)] = []
            for (first, second) in pairs {
                guard let bound = motion.bound(path, first.play), bound.isMeasured else { continue }
                // To mix matrices takes long.
                guard let (interruption, travel) = interruption(path, bound, first, second) else { continue }
                let instants = bound.isTransform ? Interruption.instants.many : instants
                let lost = interruption.largest(instants: instants) / travel
                if motion.transition(path, into: second.end)?.takesTime ?? false {
                    addsUp = addsUp || bound.base.track.isAdditive
                    hasParts = hasParts || interruption.parts != nil && lost > 1e-9
                    largest = max(largest, lost)
                    jump = max(jump, interruption.largestJump(instants: instants) / travel)
                } else if lost > 1e-9 {
                    if let known = cut.firstIndex(where: { $0.play == second.play }) {
                        cut[known].size = max(cut[known].size, lost)
                    } else {
                        cut.append((second.play, lost))
                    }
                }
            }
            let ends = cut.map { play, size in
                ExportLoss(
                    variant: play.name, property: path, kind: .omission,
                    phrase: "what changes at once ends what is on its way",
                    size: CurveReduction.roundedUp(size))
            }
            guard largest > 1e-9 else { return ends }
            let speed = ExportLoss(
                property: path, kind: .omission,
                phrase: addsUp
                    ? "a transition that is interrupted keeps its place and loses its speed"
                    : hasParts
                        ? "a transition goes from where it interrupts another in all of its parts, the motion in the first"
                        : "a transition that is interrupted keeps its place, and may take less time than the motion",
                size: CurveReduction.roundedUp(largest))
            guard jump > tolerance else { return ends + [speed] }
            let turn = ExportLoss(
                property: path, kind: .omission,
                phrase: "in Chromium a transition that is turned back below its start jumps there",
                size: CurveReduction.roundedUp(jump))
            return ends + [speed, turn]
        }
    }

    /// The ways that are asked for: those of transitions, and all into states to which none leads.
    private var asked: [StateWay] {
        let rows = Set(compiled.transitions.map { $0.way })
        let ends = Set(rows.map { $0.end })
        return motion.ways.filter { way in
            way.start != way.end && (rows.contains(way) || !ends.contains(way.end))
        }
    }

    /// The interruption of one way by another, and the travel of a property on both; nil where it doesn't move.
    private func interruption(
        _ path: PropertyPath, _ bound: BoundProperty, _ first: StateWay, _ second: StateWay
    ) -> (interruption: Interruption, travel: Double)? {
        guard let one = motion.transition(path, into: first.end),
            let found = motion.interruption(
                of: bound, first, second, one, motion.transition(path, into: second.end))
        else { return nil }
        var interruption = found.interruption
        // What is on its way there already goes on, and a browser shortens the way back to where it came from.
        interruption.goesOn = looksTheSame(path, first.end, second.end)
        interruption.turnsBack = looksTheSame(path, first.start, second.end)
        return (interruption, found.travel)
    }

    /// Whether the styles that show a property are the same in two states.
    private func looksTheSame(_ path: PropertyPath, _ one: String, _ other: String) -> Bool {
        guard one != other else { return true }
        guard let place = targets.firstIndex(where: { $0.properties.contains { $0.path == path } }) else {
            return false
        }
        let names = targets[place].names(showing: path)
        let styles = [one, other].map { name in
            states.first { $0.name == name }?.declarations[place].filter { names.contains($0.property) }
        }
        return styles[0] == styles[1]
    }
}
