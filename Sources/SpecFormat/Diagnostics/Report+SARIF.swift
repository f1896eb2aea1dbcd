extension Report {
    /// The report as a SARIF log, for code scanning services and editors, with a final line end.
    ///
    /// It lists the broken rules with their titles; the places of notes are related locations, corrections are fixes.
    /// Columns count Unicode scalars.
    ///
    /// - Parameters:
    ///   - version: The version of the tool.
    ///   - rulesPage: The address of a page with a heading for every rule, to which each rule then leads.
    /// - SeeAlso: OASIS, *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*
    public func sarif(version: String, rulesPage: String? = nil) -> String {
        let found = Set(entries.flatMap { $0.shown.map { $0.id } })
        let rules = DiagnosticID.allCases.filter { found.contains($0) }
        var results: [JSONValue] = []
        for entry in entries where !entry.shown.isEmpty {
            let place = SARIFPlace(entry.file)
            var seen: [String: Int] = [:]
            for diagnostic in entry.shown {
                let print = place.fingerprint(of: diagnostic)
                seen[print, default: 0] += 1
                results.append(
                    result(
                        diagnostic, place, rule: rules.firstIndex(of: diagnostic.id) ?? 0,
                        fingerprint: "\(print):\(seen[print] ?? 1)"))
            }
        }
        let driver = JSONValue.object([
            ("name", "speccli"), ("version", .string(version)),
            ("rules", .array(rules.map { rule($0, rulesPage) })),
        ])
        var run: [(String, JSONValue)] = [
            ("tool", .object([("driver", driver)])), ("columnKind", "unicodeCodePoints"),
        ]
        if let cut {
            let notification = JSONValue.object([("level", "note"), ("message", SARIFPlace.message(cut))])
            run.append(
                (
                    "invocations",
                    [
                        .object([
                            ("executionSuccessful", .bool(true)),
                            ("toolExecutionNotifications", [notification]),
                        ])
                    ]
                ))
        }
        let log = JSONValue.object([
            ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"),
            ("runs", [.object(run + [("results", .array(results))])]),
        ])
        return log.text(pretty: true) + "\n"
    }

    private func rule(_ id: DiagnosticID, _ rulesPage: String?) -> JSONValue {
        let explanation = id.explanation
        let help = "\(explanation.why)\n\nRemedy: \(explanation.remedy). More: speccli explain \(id.name)"
        let link = rulesPage.map { [("helpUri", JSONValue.string("\($0)#\(id.name)"))] } ?? []
        return .object(
            [
                ("id", .string(id.name)), ("shortDescription", SARIFPlace.message(id.title)),
                ("fullDescription", SARIFPlace.message(explanation.why)),
            ] + link + [
                ("help", SARIFPlace.message(help)),
                ("defaultConfiguration", .object([("level", .string(id.severity.rawValue))])),
            ])
    }

    private func result(
        _ diagnostic: Diagnostic, _ place: SARIFPlace, rule: Int, fingerprint: String
    ) -> JSONValue {
        // A note without a place has none in the format: it is appended to the message.
        let loose = diagnostic.notes.filter { $0.range == nil }.map { "\nnote: \($0.message)" }
        var members: [(String, JSONValue)] = [
            ("ruleId", .string(diagnostic.id.name)), ("ruleIndex", .number(Double(rule))),
            ("level", .string(diagnostic.severity.rawValue)),
            ("message", SARIFPlace.message(diagnostic.message + loose.joined())),
            ("locations", [place.location(diagnostic.range)]),
            ("partialFingerprints", .object([("motionSpecRuleAndLine/v1", .string(fingerprint))])),
        ]
        let related = diagnostic.notes.compactMap { note in
            note.range.map { place.location($0, note.message) }
        }
        if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
        if !diagnostic.fixes.isEmpty {
            members.append(("fixes", .array(diagnostic.fixes.map { place.fix($0) })))
        }
        return .object(members)
    }
}

/// A file as SARIF refers to it, and ranges in it.
private struct SARIFPlace {
    private let file: SourceFile
    private let index: LineIndex
    private let artifact: JSONValue

    init(_ file: SourceFile) {
        self.file = file
        index = LineIndex(file.bytes)
        artifact = .object([("uri", .string(Self.uri(file.path)))])
    }

    static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

    func location(_ range: SourceRange, _ text: String? = nil) -> JSONValue {
        var members: [(String, JSONValue)] = []
        if let text { members.append(("message", Self.message(text))) }
        members.append(
            ("physicalLocation", .object([("artifactLocation", artifact), ("region", region(range))])))
        return .object(members)
    }

    /// What stays the same of a problem when other lines come and go: its rule and its line, without the space
    /// around that.
    ///
    /// - SeeAlso: FNV-1a with 64 bits
    func fingerprint(of diagnostic: Diagnostic) -> String {
        var start = diagnostic.range.start
        var end = start
        while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
        while end < file.bytes.count, file.bytes[end] != 0x0A { end += 1 }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for byte in diagnostic.id.name.utf8 { add(byte) }
        for byte in file.bytes[start..<end] where byte > 0x20 { add(byte) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    func fix(_ fix: FixIt) -> JSONValue {
        let replacement = JSONValue.object([
            ("deletedRegion", region(fix.range)), ("insertedContent", Self.message(fix.replacement)),
        ])
        let change = JSONValue.object([("artifactLocation", artifact), ("replacements", [replacement])])
        return .object([
            ("description", Self.message(fix.message)), ("artifactChanges", [change]),
            ("properties", .object([("applicability", .string(fix.applicability))])),
        ])
    }

    private func region(_ range: SourceRange) -> JSONValue {
        let (start, end) = (index.position(at: range.start), index.position(at: range.end))
        return .object([
            ("startLine", .number(Double(start.line))), ("startColumn", .number(Double(start.column))),
            ("endLine", .number(Double(end.line))), ("endColumn", .number(Double(end.column))),
            ("byteOffset", .number(Double(start.offset))),
            ("byteLength", .number(Double(end.offset - start.offset))),
        ])
    }

    /// A path as a reference of RFC 3986: an absolute path names a file, any other is relative to a root that the
    /// reader knows.
    private static func uri(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let plain = Set("-._~/!$&'()*+,;=@".utf8)
        var bytes: [UInt8] = Array((path.utf8.first == UInt8(ascii: "/") ? "file://" : "").utf8)
        for byte in path.utf8 {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            if isLetter || isDigit || plain.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
