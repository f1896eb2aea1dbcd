extension TokenResolver {
    /// Leaves out a token whose value has to be reckoned, as Tokens Studio does; false if it hasn't.
    mutating func leaveOut(calculation text: JSONString) -> Bool {
        guard Self.isCalculation(text.value) else { return false }
        diagnostics.report(
            .tokenDialect, "'\(text.value)' has to be reckoned, which isn't done here: its token is left out",
            at: text.range)
        if let current { leftOut.insert(current) }
        return true
    }

    /// Leaves out the token that is being read with one that it refers to, if that was left out without an error.
    mutating func leaveOut(with target: Int, at range: SourceRange) {
        guard leftOut.contains(target), let current else { return }
        leftOut.insert(current)
        diagnostics.report(
            .tokenDialect,
            "'\(table.rows[current].path.text)' is left out with '\(table.rows[target].path.text)', to which it refers",
            at: range)
    }

    /// Whether a text has references among other things, or numbers with operators between them.
    private static func isCalculation(_ text: String) -> Bool {
        let bytes = text.utf8
        if bytes.contains(UInt8(ascii: "{")) && bytes.contains(UInt8(ascii: "}")) { return true }
        let operators = [UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-")]
        let hasOperator = bytes.dropFirst().contains { operators.contains($0) }
        return hasOperator
            && bytes.allSatisfy { byte in
                operators.contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || [UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")")].contains(
                        byte)
                    || [UInt8(ascii: "m"), UInt8(ascii: "s")].contains(byte)
            }
    }
}
