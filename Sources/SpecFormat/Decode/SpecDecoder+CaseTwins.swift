extension SpecDecoder {
    /// Reports names that differ from an earlier one in capital letters only, which readers and some systems
    /// confuse.
    ///
    /// - Parameter kind: The plural of the named things.
    mutating func reportCaseTwins(_ names: [JSONString], _ kind: String) {
        guard names.count > 1 else { return }
        var seen: [String: JSONString] = [:]
        for name in names {
            let folded = Self.folded(name.value)
            guard let first = seen[folded] else {
                seen[folded] = name
                continue
            }
            guard first.value != name.value else { continue }
            diagnostics.report(
                .caseOnlyName,
                "the \(kind) '\(name.value)' and '\(first.value)' differ in capital letters only",
                at: name.range, notes: [Diagnostic.Note("'\(first.value)' is here", at: first.range)])
        }
    }

    private static func folded(_ name: String) -> String {
        String(decoding: name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 32 : $0 }, as: UTF8.self)
    }
}
