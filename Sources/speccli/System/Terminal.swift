/// When to write in colour.
enum ColorChoice: String, Sendable {
    /// On a terminal, unless the environment says otherwise.
    case auto
    case always
    case never
}

/// What is known of the two streams the program writes to.
struct Terminal: Sendable {
    /// Whether standard output is a terminal.
    let outputIsTerminal: Bool
    /// Whether standard error is a terminal.
    let errorIsTerminal: Bool
    /// The variables of the environment that bear on colour.
    let noColor, forceColor, term: String?

    /// The streams and environment of this process.
    static func current() -> Terminal {
        let terminals = standardTerminals
        return Terminal(
            outputIsTerminal: terminals.output, errorIsTerminal: terminals.error,
            noColor: environment("NO_COLOR"), forceColor: environment("FORCE_COLOR"),
            term: environment("TERM"))
    }

    /// Whether to write in colour to a stream.
    ///
    /// A choice beats the environment; `NO_COLOR` with any text beats `FORCE_COLOR`; a dumb terminal has none.
    ///
    /// - SeeAlso: no-color.org, force-color.org
    func usesColor(_ choice: ColorChoice, onTerminal isTerminal: Bool) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            if let noColor, !noColor.isEmpty { return false }
            if let forceColor, !forceColor.isEmpty, forceColor != "0" { return true }
            return isTerminal && term != "dumb"
        }
    }
}
