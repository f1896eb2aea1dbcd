/// The choice of colours in the output.
enum ColorChoice: String, Sendable {
    /// Colours on a terminal, unless the environment says otherwise.
    case auto
    case always
    case never
}

/// The facts about the program's two output streams.
struct Terminal: Sendable {
    /// Whether standard output is a terminal.
    let outputIsTerminal: Bool
    /// Whether standard error is a terminal.
    let errorIsTerminal: Bool
    /// The variables of the environment that concern colour.
    let noColor, forceColor, term: String?

    /// The streams and environment of this process.
    static func current() -> Terminal {
        let terminals = standardTerminals
        return Terminal(
            outputIsTerminal: terminals.output, errorIsTerminal: terminals.error,
            noColor: environment("NO_COLOR"), forceColor: environment("FORCE_COLOR"),
            term: environment("TERM"))
    }

    /// Whether to use colours on a stream.
    ///
    /// A choice overrides the environment; a non-empty `NO_COLOR` overrides `FORCE_COLOR`; a dumb terminal has no
    /// colours.
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
