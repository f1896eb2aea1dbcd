import MotionModel

extension SpecDecoder {
    /// Reports names that differ from an earlier one in capital letters only, which readers and some systems
    /// confuse.
    ///
    /// - Parameter kind: The plural of the named things.
    mutating func reportCaseTwins(_ names: [JSONString], _ kind: String) {
        guard mayHaveTwins(names) else { return }
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

    /// Whether two names may be the same without capitals: nearly never, which is known without texts of all of them.
    private func mayHaveTwins(_ names: [JSONString]) -> Bool {
        names.count > 1 && names.map { hashWithoutCase(of: $0) }.hasTwins
    }

    /// A hash of a name, from where it lies if the text has it as it is: equal for names that differ in capitals only.
    private func hashWithoutCase(of name: JSONString) -> UInt64 {
        // A capital differs from a small letter in one bit.
        let mask: UInt64 = 0x2020_2020_2020_2020
        guard name.isPlain, !source.isEmpty else { return name.value.quickHash(without: mask) }
        return unsafe source[name.contentRange.start..<name.contentRange.end].withUnsafeBufferPointer {
            unsafe $0.span.quickHash(without: mask)
        }
    }

    private static func folded(_ name: String) -> String {
        String(decoding: name.utf8.map(folded), as: UTF8.self)
    }

    private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 32 : byte }
}
