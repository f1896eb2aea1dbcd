/// A row of the table of flags: a flag of one command.
struct Flag: Sendable {
    /// The long names, without their two hyphens.
    enum Name: String, CaseIterable, Sendable {
        case against
        case at
        case before
        case check
        case color
        case composite
        case context
        case continuity
        case diff
        case duration
        case everyInterruption = "every-interruption"
        case failOn = "fail-on"
        case fix
        case format
        case fps
        case gallery
        case frames
        case from
        case help
        case `import`
        case initial
        case maxError = "max-error"
        case maxErrors = "max-errors"
        case maxJump = "max-jump"
        case maxSpeedJump = "max-speed-jump"
        case output
        case param
        case pictures
        case playOnly = "play-only"
        case property
        case quiet
        case reducedMotion = "reduced-motion"
        case reverseValues = "reverse-values"
        case plot
        case root
        case rules
        case seconds
        case stdinPath = "stdin-path"
        case stdio
        case strict
        case strictJSON = "strict-json"
        case terminal
        case to
        case tolerance
        case unsafe
        case variant
        case velocity
        case watch

        /// The name with its hyphens.
        var typed: String { "--\(rawValue)" }
    }

    /// The kind of a flag's value.
    enum Kind: Sendable {
        /// No value.
        case none
        /// Any text; the placeholder names it in the help.
        case text(String)
        /// A number above zero, at most `most`.
        case positive(String, most: Double)
        /// A whole number, 0 or more.
        case count(String)
        /// A time above zero, in seconds unless a unit says otherwise, at most `most` seconds.
        case time(String, most: Double)
        /// Times with commas between them, in seconds unless a unit says otherwise.
        case times(String)
        /// One of a few words.
        case choice([String])
    }

    /// The long name.
    let name: Name
    /// A letter that can be typed instead, after one hyphen.
    let short: Character?
    /// The kind of its value.
    let kind: Kind
    /// A description in one line, for the help.
    let summary: String
    /// Whether it may be given more than once.
    let isRepeatable: Bool
    /// The flags that can't be given together with it.
    let excludes: [Name]
    /// A flag that must be given too.
    let needs: Name?

    /// Creates a row.
    init(
        _ name: Name, short: Character? = nil, _ kind: Kind, _ summary: String, isRepeatable: Bool = false,
        excludes: [Name] = [], needs: Name? = nil
    ) {
        self.name = name
        self.short = short
        self.kind = kind
        self.summary = summary
        self.isRepeatable = isRepeatable
        self.excludes = excludes
        self.needs = needs
    }

    /// The name of the value in the help; nil for a flag without a value.
    var placeholder: String? {
        switch kind {
        case .none: nil
        case .text(let name), .positive(let name, _), .count(let name), .time(let name, _), .times(let name):
            name
        case .choice(let words):
            // A longer list is in the command's details.
            words.count > 5 ? "WORD" : words.joined(separator: "|")
        }
    }
}
