import Animator
import MotionModel
import SpecFormat

/// Writes the values that a store shows, one JSON object or one row of a table a line.
struct Trace {
    /// Whether it is a table: comma-separated values.
    let isTable: Bool
    /// Whether velocities are written too.
    let hasVelocity: Bool

    /// The phase of a line that is written at an event's own time.
    enum Phase: String {
        case before, after
    }

    /// The first line of a table; empty otherwise.
    func header(_ simulation: Simulation) -> String {
        guard isTable else { return "" }
        let paths = simulation.properties.map { $0.path }
        let velocities = hasVelocity ? paths.map { "velocity(\($0))" } : []
        return Self.row(["time", "phase"] + (paths + velocities).map { Self.field($0) })
    }

    /// One line.
    func line(
        _ simulation: Simulation, phase: Phase?, calls: [JSONValue] = []
    ) -> String {
        if isTable { return row(simulation, phase) }
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

    /// A row of the table: the time, what is shown, and how fast that changes.
    private func row(_ simulation: Simulation, _ phase: Phase?) -> String {
        var fields = [NumberText.text(simulation.store.time), phase?.rawValue ?? ""]
        for (_, id) in simulation.properties {
            fields.append(Self.field(simulation.store.presentation(id).json))
        }
        if hasVelocity {
            for (_, id) in simulation.properties {
                fields.append(Self.field(Self.velocity(simulation.store.velocity(id))))
            }
        }
        // A table has no column for them.
        _ = simulation.takeEvents()
        return Self.row(fields)
    }

    private static func row(_ fields: [String]) -> String { fields.joined(separator: ",") + "\n" }

    private static func field(_ value: JSONValue) -> String {
        if case .string(let text) = value { return field(text) }
        return field(value.text(pretty: false))
    }

    /// A field as RFC 4180 writes it: in quotes if it has a comma or a quote itself.
    private static func field(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 < 0x20 })
        else { return text }
        var quoted = "\""
        for character in text.unicodeScalars {
            if character == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }

    private static func velocity(_ components: [Double]) -> JSONValue {
        components.count == 1 ? .named(components[0]) : .array(components.map { .named($0) })
    }
}
