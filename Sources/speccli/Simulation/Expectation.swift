import Animator
import MotionModel
import SpecFormat

/// What a script says that a property shows at some time.
struct Expectation: Sendable {
    /// The property.
    let path: PropertyPath
    /// What it must show.
    let value: MotionValue
    /// The place of the value in the script.
    let range: SourceRange

    /// The sentence that names what is shown instead; nil if the expectation is met.
    ///
    /// - Parameter tolerance: How far each component may be off, in the property's unit.
    func failure(in simulation: Simulation, within tolerance: Double) -> String? {
        guard let property = simulation.properties.first(where: { $0.path == path.text }) else { return nil }
        let shown = simulation.store.presentation(property.id)
        let (own, other) = (value.components, shown.components)
        let isMet =
            own.isEmpty || own.count != other.count
            ? value.json.text(pretty: false) == shown.json.text(pretty: false)
            : zip(own, other).allSatisfy { ($0 - $1).magnitude <= tolerance }
        if isMet { return nil }
        return "'\(path.text)' is \(shown.json.text(pretty: false)) at "
            + "\(NumberText.seconds(simulation.store.time)), not \(value.json.text(pretty: false))"
    }
}
