import SpecFormat

/// A command with its operands and flags, checked against the table.
struct Arguments: Sendable {
    /// A flag's value, as its row says.
    enum Value: Hashable, Sendable {
        case none
        case text(String)
        case number(Double)
        case count(Int)
        case numbers([Double])
    }

    /// What to do.
    let command: Command.Name
    /// What to do it to, in the order given.
    let operands: [String]
    private let values: [(name: Flag.Name, value: Value)]

    /// Operands and flags that fit the command.
    init(command: Command.Name, operands: [String], values: [(name: Flag.Name, value: Value)]) {
        self.command = command
        self.operands = operands
        self.values = values
    }

    /// Whether the flag is there.
    func has(_ name: Flag.Name) -> Bool { values.contains { $0.name == name } }

    /// The text or word behind a flag.
    func text(_ name: Flag.Name) -> String? { texts(name).first }

    /// The texts behind a repeatable flag, in the order given.
    func texts(_ name: Flag.Name) -> [String] {
        values.compactMap {
            guard $0.name == name, case .text(let text) = $0.value else { return nil }
            return text
        }
    }

    /// The number behind a flag.
    func number(_ name: Flag.Name) -> Double? {
        for case (name, .number(let number)) in values { return number }
        return nil
    }

    /// The whole number behind a flag.
    func count(_ name: Flag.Name) -> Int? {
        for case (name, .count(let count)) in values { return count }
        return nil
    }

    /// The numbers behind a flag.
    func numbers(_ name: Flag.Name) -> [Double]? {
        for case (name, .numbers(let numbers)) in values { return numbers }
        return nil
    }

    /// The path that standard input has in reports and for its imports.
    var standardInput: String { text(.stdinPath) ?? Files.standardInputName }

    /// When to write in colour.
    var color: ColorChoice { text(.color).flatMap { ColorChoice(rawValue: $0) } ?? .auto }
}
