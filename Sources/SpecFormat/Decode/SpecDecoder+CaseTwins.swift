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
        guard names.count > 1, names.contains(where: { bytes(of: $0).contains(where: Self.isCapital) })
        else { return false }
        var marks = Set<UInt64>(minimumCapacity: names.count)
        return names.contains { name in
            !marks.insert(JSONMark(bytes(of: name).lazy.map { Self.folded($0) }).value).inserted
        }
    }

    /// The bytes of a name, where they lie if the text has them as they are.
    private func bytes(of name: JSONString) -> ArraySlice<UInt8> {
        name.isPlain && !source.isEmpty
            ? source[name.contentRange.start..<name.contentRange.end] : Array(name.value.utf8)[...]
    }

    private static func folded(_ name: String) -> String {
        String(decoding: name.utf8.map(folded), as: UTF8.self)
    }

    private static func folded(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte + 32 : byte }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
}
