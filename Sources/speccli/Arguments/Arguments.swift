import SpecFormat

/// A command with its operands and flags, checked against the table.
struct Arguments: Sendable {
    /// A flag's value, of the kind in the flag's row.
    enum Value: Hashable, Sendable {
        case none
        case text(String)
        case number(Double)
        case count(Int)
        /// Seconds, and whether any of them has a unit.
        case times([Double], haveUnits: Bool)
    }

    /// The command.
    let command: Command.Name
    /// The operands, in the given order.
    let operands: [String]
    private let values: [(name: Flag.Name, value: Value)]

    /// Creates arguments that are valid for the command.
    init(command: Command.Name, operands: [String], values: [(name: Flag.Name, value: Value)]) {
        self.command = command
        self.operands = operands
        self.values = values
    }

    /// Whether the flag is given.
    func has(_ name: Flag.Name) -> Bool { values.contains { $0.name == name } }

    /// The text or word given for a flag.
    func text(_ name: Flag.Name) -> String? { texts(name).first }

    /// The texts given for a repeatable flag, in their order.
    func texts(_ name: Flag.Name) -> [String] {
        values.compactMap {
            guard $0.name == name, case .text(let text) = $0.value else { return nil }
            return text
        }
    }

    /// The number given for a flag.
    func number(_ name: Flag.Name) -> Double? {
        for case (name, .number(let number)) in values { return number }
        return nil
    }

    /// The whole number given for a flag.
    func count(_ name: Flag.Name) -> Int? {
        for case (name, .count(let count)) in values { return count }
        return nil
    }

    /// The times given for a flag, in seconds.
    func times(_ name: Flag.Name) -> [Double]? {
        for case (name, .times(let times, _)) in values { return times }
        return nil
    }

    /// Whether any of the times given for a flag has a unit.
    func hasUnits(_ name: Flag.Name) -> Bool {
        for case (name, .times(_, let haveUnits)) in values { return haveUnits }
        return false
    }

    /// The same arguments with other operands and with further values, which count where none is given.
    func adding(operands: [String], _ more: [(name: Flag.Name, value: Value)]) -> Arguments {
        Arguments(
            command: command, operands: operands,
            values: values + more.filter { more in !values.contains { $0.name == more.name } })
    }

    /// The path that standard input has in reports and for its imports.
    var standardInput: String { text(.stdinPath) ?? Files.standardInputName }

    /// The choice of colours in the output.
    var color: ColorChoice { text(.color).flatMap { ColorChoice(rawValue: $0) } ?? .auto }
}
