/// What the command line asks for.
struct Options {
    static let usage = """
        usage: compile [--case json] [--rounds N] [--short] [--json] [--write FILE]

          --case    json, own, shared, tree, springs, growth, or one row, such as json.parse; repeatable, default all
          --rounds  how often each step runs, default 15
          --short   without the spec of 100,000 animations
          --json    one JSON object instead of a table
          --write   only writes the 10 MB of timings to a file, for other parsers
        """

    var cases: [String] = []
    var rounds = 15
    var isJSON = false
    var isShort = false
    var isHelp = false
    var writesTo: String?

    /// Reads the arguments; nil when one is wrong.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--json": isJSON = true
            case "--short": isShort = true
            case "--help": isHelp = true
            case "--case":
                guard let value = rest.popFirst() else { return nil }
                cases.append(value)
            case "--write":
                guard let value = rest.popFirst() else { return nil }
                writesTo = value
            case "--rounds":
                guard let value = rest.popFirst(), let number = Int(value), number > 0 else { return nil }
                rounds = number
            default: return nil
            }
        }
    }

    /// Whether a case or a row was asked for, by its own name or the other's.
    func wants(_ name: String) -> Bool {
        cases.isEmpty || cases.contains { $0 == name || name.hasPrefix($0 + ".") || $0.hasPrefix(name + ".") }
    }
}
