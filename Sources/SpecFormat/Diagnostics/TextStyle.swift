/// The colours of a text report, or none.
struct TextStyle {
    /// Whether ANSI escape sequences are written.
    let isColored: Bool

    /// The text in the colour of a severity, bold.
    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: paint("1;31", text)
        case .warning: paint("1;33", text)
        case .note: paint("1;36", text)
        }
    }

    /// The text in bold.
    func bold(_ text: String) -> String { paint("1", text) }

    /// The text in the colour of line numbers and bars.
    func frame(_ text: String) -> String { paint("1;34", text) }

    /// The text in the colour of help.
    func help(_ text: String) -> String { paint("1;32", text) }

    private func paint(_ code: String, _ text: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
