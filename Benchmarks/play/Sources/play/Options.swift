/// What the command line asks for.
struct Options {
    static let usage = """
        usage: play [--case a] [--row NAME] [--channels N] [--frames N] [--rounds N] [--only animator|copy|loop|objects|stepped|floor] [--json]
               play --growth [--json]
               play --churn SECONDS [--json]

          --case      one of a, b, c, d, e, f, g, or the beginning of a row's name ("a.blocks"); repeatable, default all
          --row       one row by its whole name; repeatable
          --channels  instead of each case's own number (320000 for a, b, c; 5000 for d; 100000 for e; 1000 for f, g)
          --frames    measured frames, default 120, at most 280
          --rounds    in how many turns the contestants run, default 4
          --only      one contestant, for instruction counts
          --growth    the store alone with 1,000 to 1,000,000 channels
          --churn     playbacks that start and end all the time, for so many seconds of the store's clock
          --json      one JSON object instead of a table
        """

    var cases: [String] = []
    var rows: [String] = []
    var channels: Int?
    var frames = 120
    var rounds = 4
    var only: Contestant?
    var isJSON = false
    var isGrowth = false
    /// For how many seconds of the store's clock playbacks start and end.
    var churn: Int?
    var isHelp = false

    /// Reads the arguments; nil when one is wrong.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--json": isJSON = true
            case "--growth": isGrowth = true
            case "--help": isHelp = true
            case "--case":
                guard let value = rest.popFirst() else { return nil }
                cases.append(value)
            case "--row":
                guard let value = rest.popFirst() else { return nil }
                rows.append(value)
            case "--only":
                guard let value = rest.popFirst(), let one = Contestant(rawValue: value) else { return nil }
                only = one
            case "--channels", "--frames", "--rounds", "--churn":
                guard let value = rest.popFirst(), let number = Int(value), number > 0 else { return nil }
                switch name {
                case "--channels": channels = number
                case "--churn": churn = number
                case "--frames": frames = number
                default: rounds = number
                }
            default: return nil
            }
        }
        // Durations are chosen so that nothing ends within so many frames.
        guard frames <= 280, rounds <= frames else { return nil }
    }

    /// Whether a row was asked for; a group of rows also by one of them.
    func wants(_ row: String) -> Bool {
        if cases.isEmpty && rows.isEmpty { return true }
        return rows.contains { $0 == row || $0.hasPrefix(row + ".") && !row.contains(".") }
            || cases.contains { row.hasPrefix($0) || $0.hasPrefix(row + ".") }
    }
}

/// Who is measured.
enum Contestant: String, CaseIterable {
    /// The store, advanced.
    case animator
    /// A memcpy that moves the bytes that the frame has to move.
    case copy
    /// Closed-form springs in a loop over flat arrays, with the exp, sin and cos of the C library.
    case loop
    /// One object an animation.
    case objects
    /// Springs as Motion steps them.
    case stepped
    /// The arithmetic of starting and interrupting, and nothing else.
    case floor
}
