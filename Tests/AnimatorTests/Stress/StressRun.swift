package import Animator
import MotionModel
import TestSupport

/// A seeded sequence of random calls on one store, what they made it do, and the laws they broke.
///
/// It depends on nothing but its seed and its options: wherever it runs, its checksum is the same.
package final class StressRun {
    /// What a run does.
    package struct Options: Hashable, Sendable {
        /// Whether handlers pause, turn round and end their playbacks, in every other 10,000 operations.
        package var reacts = true
        /// Whether there are springs and friction, whose start depends on a speed.
        package var releases = true
        /// Whether every step forwards is made in several.
        package var isFine = false
        /// Whether nothing is done but steps forwards, and what a machine is asked.
        package var areSends = false

        /// All of it, in single steps.
        package init() {}
    }

    /// What is moved.
    package let store: PropertyStore
    /// What the run saw.
    package let trace = StressTrace()
    /// How many operations it made.
    package private(set) var operations: UInt64 = 0
    /// How many events the machine was sent.
    package internal(set) var sends: UInt64 = 0
    /// The first law that was broken.
    package private(set) var violation: StressViolation?

    let scene: StressScene
    let options: Options
    let animators: [Animator]
    let machine: StateMachine
    var random: SplitMix64
    /// Where the steps between are, which a run in single steps doesn't draw.
    var fineRandom: SplitMix64
    var playbacks: [Playback] = []
    var now = 0.0
    /// How much further the store's clock is than `now` when it was last scaled, by what, and when that was.
    private var lead = (seconds: 0.0, scale: 1.0, since: 0.0)
    private var current = StressOperation.advance
    /// How far each subject went since it last rested: what rounding is measured against.
    private var heights: [Double]

    /// A run that has made no operation yet.
    package init(seed: UInt64, options: Options = Options()) {
        scene = StressScene()
        store = scene.store
        self.options = options
        random = SplitMix64(seed: seed)
        fineRandom = SplitMix64(seed: ~seed)
        animators = [
            Animator(store, beginsFromCurrentState: false), Animator(store), Animator(store, additive: false),
            Animator(store, shouldReverseValues: true),
            Animator(store, additive: false, beginsFromCurrentState: false), Animator(store),
        ]
        let animator = animators[1]
        let trace = trace
        machine = usable { () throws(AnimatorError) in
            try animator.machine(StressScene.panel) { trace.add($1) }
        }
        heights = [Double](repeating: 0, count: scene.subjects.count)
        store.addTracer { trace.add($0) }
    }

    /// The properties that are moved.
    package var properties: [PropertyID] { scene.subjects.map { $0.id } }

    /// Makes operations, and has everything end after every 10,000.
    package func run(_ count: UInt64) {
        for _ in 0..<count {
            step()
            if operations % 10_000 == 0 { rest() }
        }
    }

    /// Makes the next operation.
    package func step() {
        current = pick(options.areSends ? StressOperation.ofMachines : StressOperation.all)
        if !options.areSends, random.next() % 1024 == 0 { current = .mergedSprings }
        do throws(AnimatorError) { try perform(current) } catch { broken(.refusal, "", .nan) }
        if trace.contributions != store.contributionCount { broken(.completion, "", .nan) }
        // Bounded, so that what an operation costs is.
        if store.contributionCount > 40 { pick(animators).stopAll() }
        if playbacks.count > 60 { playbacks.removeFirst(30) }
        operations += 1
    }

    /// Has everything end, and looks whether it has.
    package func rest() {
        if random.next() % 2 == 0 { pick(animators).cancelAll() }
        store.stopAll()
        playbacks.removeAll()
        do throws(AnimatorError) {
            try scaleTime(by: 1)
            try store.advance(to: now + 100)
            // A clock that goes on for ever gets coarse: it begins again at 0.
            now = -lead.seconds
            lead.since = now
            try store.advance(to: now)
        } catch { broken(.refusal, "", .nan) }
        look()
        for subject in scene.subjects where bits(shown(subject)) != bits(store.model(subject.id).components) {
            broken(.rest, subject.path, .nan)
        }
        if store.contributionCount != 0 || trace.contributions != 0 { broken(.rest, "", .nan) }
        if trace.completed != trace.started || trace.isLate { broken(.completion, "", .nan) }
        let isRight = !trace.isInState || trace.state.isEmpty || trace.state == machine.state
        if trace.isStateLost || trace.isInState != machine.hasEntered || !isRight {
            broken(.state, "panel", .nan)
        }
        if trace.handlers != 0 { broken(.memory, "", Double(trace.handlers)) }
        for index in heights.indices { heights[index] = 0 }
    }

    /// Slows the store down.
    func scaleTime(by factor: Double) throws(AnimatorError) {
        try store.setTimeScale(factor)
        lead.seconds += (now - lead.since) * (1 / lead.scale - 1)
        lead = (lead.seconds, factor, now)
    }

    /// Whether handlers that are made now do anything: what starts may have moved on before anybody can look.
    var reacts: Bool { options.reacts && operations / 10_000 % 2 == 1 }

    // MARK: Drawing

    func pick<Element>(_ list: [Element]) -> Element { list[Int(random.next() % UInt64(list.count))] }

    func chance(_ count: UInt64) -> Bool { random.next() % count == 0 }

    // MARK: Looking

    /// What is shown of a subject.
    func shown(_ subject: StressScene.Subject) -> [Double] { store.presentation(subject.id).components.array }

    func bits(_ numbers: some Sequence<Double>) -> [UInt64] { numbers.map { $0.bitPattern } }

    /// Takes what is shown of everything into account.
    func look() {
        for index in scene.subjects.indices { look(index) }
    }

    /// Takes what is shown of one subject into account.
    func look(_ index: Int) {
        let subject = scene.subjects[index]
        for number in shown(subject) {
            trace.add(number)
            if !number.isFinite { broken(.finiteness, subject.path, number) }
            heights[index] = max(heights[index], number.magnitude)
        }
    }

    /// Everything that is shown.
    func everything() -> [[Double]] { scene.subjects.map { shown($0) } }

    /// Does something that leaves what is shown of a subject where it is, if it is one that must.
    func keeping(
        _ index: Int, if isExpected: Bool = true, _ body: () throws(AnimatorError) -> Void
    ) throws(AnimatorError) {
        let before = shown(scene.subjects[index])
        try body()
        if isExpected { compare(before, index) }
        look(index)
    }

    /// Does something that leaves everything where it is.
    ///
    /// What it brings to rest is let go by `undo`, to see how fast it went.
    func keepingEverything(
        undo: (() -> Void)? = nil, _ body: () throws(AnimatorError) -> Void
    ) throws(AnimatorError) {
        let before = everything()
        try body()
        let jumping = before.indices.filter { jumps(from: before[$0], $0) }
        if jumping.isEmpty { return }
        undo?()
        for index in jumping { compare(before[index], index) }
        if undo != nil { try body() }
    }

    func compare(_ before: [Double], _ index: Int) {
        if !jumps(from: before, index) { return }
        let (after, slack) = (shown(scene.subjects[index]), slack(before, index))
        // Where it is fast it goes further than that in less time than a clock of some days can tell.
        do throws(AnimatorError) {
            var reach = [Double](repeating: slack, count: after.count)
            for time in [now - 1e-9, now + 1e-9, now] {
                try store.advance(to: time)
                for (component, near) in shown(scene.subjects[index]).enumerated() {
                    reach[component] = max(reach[component], (near - after[component]).magnitude + slack)
                }
            }
            let jumps = zip(before, after).map { ($0 - $1).magnitude }
            if !zip(jumps, reach).allSatisfy({ $0 <= $1 }) {
                broken(.continuity, scene.subjects[index].path, jumps.max() ?? .nan)
            }
        } catch {
            broken(.refusal, scene.subjects[index].path, .nan)
        }
    }

    /// Whether what is shown of a subject is further away than rounding takes it.
    private func jumps(from before: [Double], _ index: Int) -> Bool {
        let slack = slack(before, index)
        return zip(before, shown(scene.subjects[index])).contains { !(($0 - $1).magnitude <= slack) }
    }

    /// What rounding may do to a subject: 1e-9 of how far it has been.
    private func slack(_ before: [Double], _ index: Int) -> Double {
        let numbers = before + shown(scene.subjects[index])
        return 1e-9 * (1 + numbers.reduce(heights[index]) { max($0, $1.magnitude) })
    }

    /// Notes that a law was broken; the first counts.
    package func broken(_ law: StressLaw, _ property: String, _ amount: Double) {
        guard violation == nil else { return }
        violation = StressViolation(
            law: law, operation: operations, during: current, property: property, amount: amount)
    }
}
