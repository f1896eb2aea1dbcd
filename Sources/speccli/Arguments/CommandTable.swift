/// ★ Every command, its flags, their values and their help. Parser, help and suggestions read it; nothing else
/// names a flag's meaning.
enum CommandTable {
    /// The commands, in the order of the help.
    static let rows: [Command] = [
        validate, bake, sample, curve, simulate, play, preview, plot, diff, fmt, lsp, importing, initialize,
        explain, stats, schema, completions,
    ]

    /// The row of a command.
    static func row(_ name: Command.Name) -> Command {
        switch name {
        case .validate: validate
        case .bake: bake
        case .sample: sample
        case .curve: curve
        case .simulate: simulate
        case .play: play
        case .preview: preview
        case .plot: plot
        case .diff: diff
        case .fmt: fmt
        case .lsp: lsp
        case .importing: importing
        case .initialize: initialize
        case .explain: explain
        case .stats: stats
        case .schema: schema
        case .completions: completions
        }
    }

    static let color = Flag(
        .color, .choice(["auto", "always", "never"]), "colour in reports; auto heeds NO_COLOR and FORCE_COLOR"
    )
    static let help = Flag(.help, short: "h", .none, "print this")
    static let parameter = Flag(
        .param, .text("NAME=VALUE"), "the value of a parameter, as in a spec (its default)",
        isRepeatable: true)
    static let initial = Flag(
        .initial, .text("PATH=VALUE"), "the value of a property before anything plays", isRepeatable: true)
    static let reverseValues = Flag(
        .reverseValues, .none, "from the last values to the first, at the variant's own times")
    static let root = Flag(
        .root, .text("DIR"), "folder that imports may lie in (this one, or that of the specs)")
    static let stdinPath = Flag(
        .stdinPath, .text("PATH"), "the path of standard input, for reports and for its imports")
    /// Beyond this a frame is shorter than a microsecond.
    static let mostFramesPerSecond = 1e6
}
