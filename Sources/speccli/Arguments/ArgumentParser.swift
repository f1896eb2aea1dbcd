import SpecFormat

/// Parses the arguments of a command: operands, `--flag value`, `--flag=value`, `-f value`, `-fvalue`, and `--`, after
/// which everything is an operand.
struct ArgumentParser {
    private let command: Command
    private var rest: ArraySlice<String>
    private var operands: [String] = []
    private var values: [(name: Flag.Name, value: Arguments.Value)] = []

    /// Creates a parser of a command's arguments.
    init(command: Command, arguments: ArraySlice<String>) {
        self.command = command
        self.rest = arguments
    }

    /// The arguments; nil for a request for help.
    mutating func parse() throws(Failure) -> Arguments? {
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                rest = []
            } else if argument.hasPrefix("--") {
                try readLong(argument)
            } else if argument.hasPrefix("-"), argument != "-" {
                try readShort(argument)
            } else {
                operands.append(argument)
            }
            if values.last?.name == .help { return nil }
        }
        try checkFlags()
        try checkOperands()
        return Arguments(command: command.name, operands: operands, values: values)
    }

    private mutating func readLong(_ argument: String) throws(Failure) {
        let body = argument.dropFirst(2)
        let equals = body.firstIndex(of: "=")
        let name = String(body[..<(equals ?? body.endIndex)])
        guard let flag = Flag.Name(rawValue: name).flatMap({ command.flag($0) }) else {
            throw unknown("--\(name)")
        }
        try read(flag, attached: equals.map { String(body[body.index(after: $0)...]) })
    }

    private mutating func readShort(_ argument: String) throws(Failure) {
        let body = argument.dropFirst()
        guard let letter = body.first, let flag = command.flags.first(where: { $0.short == letter }) else {
            throw unknown(argument)
        }
        let attached = body.dropFirst()
        if case .none = flag.kind, !attached.isEmpty { throw unknown(argument) }
        try read(flag, attached: attached.isEmpty ? nil : String(attached))
    }

    private mutating func read(_ flag: Flag, attached: String?) throws(Failure) {
        let typed = flag.name.typed
        guard flag.isRepeatable || !values.contains(where: { $0.name == flag.name }) else {
            throw Failure("'\(typed)' is given twice")
        }
        guard let placeholder = flag.placeholder else {
            guard attached == nil else { throw Failure("'\(typed)' takes no value") }
            values.append((flag.name, .none))
            return
        }
        let text: String
        if let attached {
            text = attached
        } else {
            guard let next = rest.first, !next.hasPrefix("--") else {
                throw Failure("'\(typed)' needs a value: \(typed) \(placeholder)")
            }
            rest.removeFirst()
            text = next
        }
        values.append((flag.name, try FlagReader(flag: flag, text: text).value()))
    }

    private func unknown(_ typed: String) -> Failure {
        let known = command.flags.map { $0.name.typed }
        let help = "'speccli help \(command.name.rawValue)' lists its flags"
        if let nearest = Suggestion.nearest(to: typed, among: known) {
            return Failure("unknown flag '\(typed)': did you mean '\(nearest)'?")
        }
        return Failure("unknown flag '\(typed)'; \(help)")
    }

    private func checkFlags() throws(Failure) {
        if values.contains(where: { $0.name == .stdinPath }), !operands.contains(Files.standardStream) {
            throw Failure("'\(Flag.Name.stdinPath.typed)' means nothing without '-', standard input")
        }
        // Of what a value gives to a name, one would be lost.
        var named: Set<String> = []
        for case (let name, .text(let text)) in values where [.param, .initial, .context].contains(name) {
            guard let sign = text.firstIndex(of: "="),
                !named.insert("\(name.typed) \(text[..<sign])").inserted
            else { continue }
            throw Failure("'\(name.typed) \(text[..<sign])' is given twice")
        }
        for (name, _) in values {
            guard let flag = command.flag(name) else { continue }
            for other in flag.excludes where values.contains(where: { $0.name == other }) {
                throw Failure("'\(name.typed)' and '\(other.typed)' exclude each other")
            }
            if let needed = flag.needs, !values.contains(where: { $0.name == needed }) {
                throw Failure("'\(name.typed)' means nothing without '\(needed.typed)'")
            }
        }
    }

    private func checkOperands() throws(Failure) {
        let wanted = command.operands.isEmpty ? "" : " " + command.operands
        let usage = "speccli \(command.name.rawValue)\(wanted)"
        if operands.count < command.operandCount.lowerBound {
            throw Failure("\(command.name.quoted) needs more: \(usage)")
        }
        if operands.count > command.operandCount.upperBound {
            let extra = operands[command.operandCount.upperBound]
            throw Failure("'\(extra)' is one too many: \(usage)")
        }
        for operand in operands where operand.isEmpty {
            throw Failure("an empty text is no \(command.operands)")
        }
        let inputs =
            operands
            + values.compactMap { name, value in
                if case .text(let text) = value, name != .output { text } else { nil }
            }
        guard inputs.filter({ $0 == Files.standardStream }).count < 2 || command.name == .completions else {
            throw Failure("'-' is given twice, and standard input can be read once")
        }
    }
}
