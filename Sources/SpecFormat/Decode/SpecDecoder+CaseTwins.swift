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
        guard names.count > 1 else { return false }
        var marks = Set<UInt64>(minimumCapacity: names.count)
        return names.contains { name in
            var mark = JSONMark()
            if name.isPlain, !source.isEmpty {
                for place in name.contentRange.start..<name.contentRange.end {
                    mark.take(Self.folded(source[place]))
                }
            } else {
                for byte in name.value.utf8 { mark.take(Self.folded(byte)) }
            }
            return !marks.insert(mark.value).inserted
        }
    }

    private static func folded(_ name: String) -> String {
        String(decoding: name.utf8.map(folded), as: UTF8.self)
    }

    private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte }
}
