import MotionModel

extension SpecValidator {
    /// Reports the properties that are neither known nor declared: no platform would show them.
    mutating func checkUnknownProperties() {
        let declared = Set(draft.properties.map { $0.key.value }).union(draft.brokenProperties)
        let entries = decoder.unknownProperties.entries.filter { !declared.contains($0.path.text) }
        guard !entries.isEmpty else { return }
        let types = types
        var undeclared: [(entry: UnknownProperties.Entry, meaning: LikelyKeyPath?)] = []
        for entry in entries {
            if KnownKeyPath.row(for: entry.path.text) != nil {
                decoder.reportMissingTarget(entry.name)
                continue
            }
            var meaning = LikelyKeyPath(entry.path)
            if case .foreign(_, let known, _)? = meaning, let type = types[entry.path.text],
                let row = KnownKeyPath.row(for: known), !Self.fits(type, row.type)
            {
                meaning = nil
            }
            if case .misspelt(let name, let known)? = meaning {
                let (slip, mended) = Self.difference(name, known)
                let isSlip =
                    decoder.diagnostics.suggestions.slip(
                        for: name, among: KnownKeyPath.all.map { $0.keyPath }) != nil
                decoder.diagnostics.report(
                    .propertyMisspelt, "no property is called '\(name)', did you mean '\(known)'?",
                    at: place(of: slip, in: entry),
                    fixes: [rename(slip, to: mended, in: entry, isSafe: isSlip)])
            } else if meaning != nil || types[entry.path.text] != nil {
                undeclared.append((entry, meaning))
            }
        }
        let declaration = declaration(of: undeclared.map { $0.entry.path }, types)
        let keys = Set(draft.animations.map { $0.key.value })
        var taken = keys
        for (entry, meaning) in undeclared {
            var fixes = declaration
            var message = "'\(entry.path.keyPath)' is no known key path and isn't declared in 'properties'"
            var place = place(of: entry.path.keyPath, in: entry)
            if case .foreign(let name, let known, let isSame)? = meaning {
                message = "'\(name)' is not known here, its name is '\(known)'"
                let renamed = entry.path.text.dropLast(name.utf8.count) + known
                // No key stands in an object twice.
                if !keys.contains(entry.path.text) || taken.insert(String(renamed)).inserted {
                    fixes.insert(rename(name, to: known, in: entry, isSafe: isSame), at: 0)
                }
                place = self.place(of: name, in: entry)
            }
            decoder.diagnostics.report(.propertyUndeclared, message, at: place, fixes: fixes)
        }
    }

    /// Whether values of one type may be meant as those of another: one way to write numbers for another.
    private static func fits(_ type: ValueType, _ known: ValueType) -> Bool {
        let areNumbers = [type, known].allSatisfy {
            switch $0 {
            case .boolean, .string, .color, .colorIn, .path: false
            default: true
            }
        }
        return type.name == known.name || areNumbers && type.componentCount == known.componentCount
    }

    /// Two key paths without their common first components.
    private static func difference(_ name: String, _ known: String) -> (String, String) {
        var (name, known) = (name.split(separator: "."), known.split(separator: "."))
        while name.count > 1, known.count > 1, name[0] == known[0] {
            name.removeFirst()
            known.removeFirst()
        }
        return (name.joined(separator: "."), known.joined(separator: "."))
    }

    /// The range of the end of a property's path; the whole path if it has escapes.
    private func place(of end: String, in entry: UnknownProperties.Entry) -> SourceRange {
        let content = entry.name.contentRange
        let start = content.end - end.utf8.count
        guard !entry.name.hasEscapes, start >= content.start else { return content }
        return SourceRange(start: start, end: content.end)
    }

    private func rename(
        _ end: String, to known: String, in entry: UnknownProperties.Entry, isSafe: Bool
    ) -> FixIt {
        FixIt("write '\(known)'", range: place(of: end, in: entry), replacement: known, isSafe: isSafe)
    }

    /// The correction that declares all the properties, the same wherever it is offered; empty if a type isn't known.
    private func declaration(of paths: [PropertyPath], _ types: [String: ValueType]) -> [FixIt] {
        let declared = Set(draft.properties.map { $0.key.value.folded })
        guard let place = draft.declarationPlace,
            !paths.contains(where: { declared.contains($0.text.folded) })
        else { return [] }
        var members: [String] = []
        for path in paths {
            guard let type = types[path.text] else { return [] }
            members.append("\(JSONValue.quoted(path.text)): { \"type\": \(JSONValue.quoted(type.name)) }")
        }
        let what = paths.count == 1 ? "'\(paths[0].text)'" : "the \(paths.count) properties that aren't known"
        let areMeant = paths.allSatisfy { path in
            types[path.text].map { PlatformProperty.isKnown(path.keyPath, $0) } ?? false
        }
        return [
            FixIt(
                "declare \(what)", range: SourceRange(at: place.offset),
                replacement: place.text(of: members), isSafe: areMeant)
        ]
    }

    /// The types of the properties that the spec moves; one whose type nothing tells isn't there.
    var types: [String: ValueType] {
        var types: [String: ValueType] = [:]
        for property in decoder.treeProperties.all { types[property.path.text] = property.type }
        for node in draft.animations { types[node.key.value] = node.property?.type }
        return types
    }
}
