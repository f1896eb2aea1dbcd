import Animator
import MotionModel
import SpecFormat

/// Writes the values that a store shows, one JSON object a line.
struct Trace {
    /// Whether velocities are written too.
    let hasVelocity: Bool

    /// The phase of a line that is written at an event's own time.
    enum Phase: String {
        case before, after
    }

    /// One line.
    func line(
        _ simulation: Simulation, phase: Phase?, calls: [JSONValue] = []
    ) -> String {
        let store = simulation.store
        var values: [(String, JSONValue)] = []
        var model: [(String, JSONValue)] = []
        var velocities: [(String, JSONValue)] = []
        for (path, id) in simulation.properties {
            values.append((path, store.presentation(id).json))
            model.append((path, store.model(id).json))
            if hasVelocity { velocities.append((path, Trace.velocity(store.velocity(id)))) }
        }
        var members: [(String, JSONValue)] = [("time", .number(store.time))]
        if let phase { members.append(("phase", .string(phase.rawValue))) }
        if !calls.isEmpty { members.append(("calls", .array(calls))) }
        members.append(("values", .object(values)))
        if hasVelocity { members.append(("velocities", .object(velocities))) }
        members.append(("model", .object(model)))
        members.append(("events", .array(simulation.takeEvents())))
        return JSONValue.object(members).text(pretty: false) + "\n"
    }

    private static func velocity(_ components: [Double]) -> JSONValue {
        components.count == 1 ? .named(components[0]) : .array(components.map { .named($0) })
    }
}
