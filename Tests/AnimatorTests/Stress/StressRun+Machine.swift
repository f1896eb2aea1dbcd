import Animator
import MotionModel
import TestSupport

extension StressRun {
    /// An event for the machine: the first row of its state leads on, looked up without it.
    func send() throws(AnimatorError) {
        sends += 1
        if chance(3) { try machine.set(parameter: "count", to: .number(random.uniform(-1...1))) }
        let event = pick(["tap", "swipe", "nothing"])
        let from = machine.state
        let open = machine.candidates
        var expected: String?
        for row in StressScene.panel.transitions where expected == nil && row.startState == from {
            guard case .events(let names) = row.trigger, names.contains(event), open.contains(row) else {
                continue
            }
            expected = row.endState
        }
        var taken: MotionTransition?
        try keepingPanel { () throws(AnimatorError) in taken = try machine.send(event) }
        if taken?.endState != expected || machine.state != expected ?? from { broken(.state, "panel", .nan) }
        addState()
    }

    /// The machine goes to any of its states.
    func go() throws(AnimatorError) {
        let (from, end) = (machine.state, pick(StressScene.panel.states).name)
        var goes = false
        try keepingPanel { () throws(AnimatorError) in goes = try machine.go(to: end) }
        if machine.state != end || goes != (from != end) { broken(.state, "panel", .nan) }
        addState()
    }

    /// Does something that leaves what is shown of the panel where it is.
    private func keepingPanel(_ body: () throws(AnimatorError) -> Void) throws(AnimatorError) {
        let panel = scene.subjects.indices.suffix(2)
        let before = panel.map { shown(scene.subjects[$0]) }
        try body()
        if !reacts { for (old, index) in zip(before, panel) { compare(old, index) } }
        look()
    }

    private func addState() {
        for (index, state) in StressScene.panel.states.enumerated() where state.name == machine.state {
            trace.add(Double(index) + (machine.hasEntered ? 0.5 : 0))
        }
    }
}
