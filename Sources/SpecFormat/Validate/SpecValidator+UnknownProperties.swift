import MotionModel

extension SpecValidator {
    /// Reports the properties that are neither known nor declared: no platform would show them.
    mutating func checkUnknownProperties() {
        let slips = misspeltDeclarations.map { $0.entry }
        let declared = Set(draft.properties.map { $0.key.value }).union(draft.brokenProperties)
            .subtracting(slips.map { $0.path.text })
        let entries = slips + decoder.unknownProperties.entries.filter { !declared.contains($0.path.text) }
        guard !entries.isEmpty else { return }
        let types = types
        var keys = TakenKeys(of: draft, decoder.unknownProperties.objects, moving: types.keys)
        var undeclared: [(entry: UnknownProperties.Entry, meaning: LikelyKeyPath?)] = []
        for entry in entries {
            if KnownKeyPath.row(for: entry.path.text) != nil {
                decoder.reportMissingTarget(entry.name)
                continue
            }
            if !draft.properties.contains(where: { $0.key.value == entry.path.text }),
                let own = decoder.diagnostics.suggestions.slip(
                    for: entry.path.text, among: draft.properties.map { $0.key.value })
            {
                decoder.diagnostics.report(
                    .propertyUndeclared, "no property is called '\(entry.path.text)', did you mean '\(own)'?",
                    at: entry.name.range, fixes: [rename(entry.path.text, to: own, in: entry, isSafe: false)])
                continue
            }
            var meaning = LikelyKeyPath(entry.path)
            if let type = types[entry.path.text], meaning.map({ Self.fits(type, $0) }) == false {
                meaning = nil
            }
            if case .misspelt(let name, let known)? = meaning {
                let (slip, mended) = Self.difference(name, known)
                let isSlip =
                    decoder.diagnostics.suggestions.slip(
                        for: name, among: KnownKeyPath.all.map { $0.keyPath }) == known
                let isFree = keys.take(known, insteadOf: name, for: entry)
                decoder.diagnostics.report(
                    .propertyMisspelt, "no property is called '\(name)', did you mean '\(known)'?",
                    at: place(of: slip, in: entry),
                    fixes: isFree ? [rename(slip, to: mended, in: entry, isSafe: isSlip)] : [])
            } else if meaning != nil || types[entry.path.text] != nil {
                undeclared.append((entry, meaning))
            }
        }
        let renames = undeclared.map { entry, meaning -> FixIt? in
            guard case .foreign(let name, let known, let isSame)? = meaning,
                keys.take(known, insteadOf: name, for: entry)
            else { return nil }
            return rename(name, to: known, in: entry, isSafe: isSame)
        }
        let declaration = declaration(of: undeclared.map { $0.entry.path }, types)
        // Where some get other names, the rest is declared.
        let rest = zip(undeclared, renames).filter { $1 == nil }.map { $0.0.entry.path }
        let restDeclaration = self.declaration(of: rest, types)
        for ((entry, meaning), rename) in zip(undeclared, renames) {
            let fixes = rename.map { [$0] + declaration } ?? restDeclaration
            var message = "'\(entry.path.keyPath)' is no known key path and isn't declared in 'properties'"
            if case .string? = types[entry.path.text],
                !PlatformProperty.isKnown(entry.path.keyPath, .string(StringSet([])))
            {
                message += "; its values are texts, which change at once, half-way"
            }
            var place = place(of: entry.path.keyPath, in: entry)
            if case .foreign(let name, let known, _)? = meaning {
                message = "'\(name)' is not known here, its name is '\(known)'"
                place = self.place(of: name, in: entry)
            }
            decoder.diagnostics.report(.propertyUndeclared, message, at: place, fixes: fixes)
        }
    }

    /// The declared properties that are known ones with a slip in it: their own is one that says its type.
    var misspeltDeclarations: [(entry: UnknownProperties.Entry, mended: String)] {
        draft.properties.compactMap { property in
            guard !property.path.isKnown, !property.saysType,
                KnownKeyPath.row(for: property.path.text) == nil,
                let meaning = LikelyKeyPath(property.path), case .misspelt(let name, let known) = meaning,
                property.type.map({ Self.fits($0, meaning) }) ?? true
            else { return nil }
            let entry = UnknownProperties.Entry(path: property.path, name: property.key)
            return (entry, property.path.text.dropLast(name.utf8.count) + known)
        }
    }

    /// Whether values of a type may be meant for a property: one way to write numbers for another. What is a slip in its name may have
    /// others in its values.
    private static func fits(_ type: ValueType, _ meaning: LikelyKeyPath) -> Bool {
        let (keyPath, isMisspelt) =
            switch meaning {
            case .misspelt(_, let known): (known, true)
            case .foreign(_, let known, _): (known, false)
            }
        guard let known = KnownKeyPath.row(for: keyPath)?.type, type.name != known.name else { return true }
        let areNumbers = [type, known].allSatisfy {
            switch $0 {
            case .boolean, .string, .color, .colorIn, .path: false
            default: true
            }
        }
        return areNumbers ? type.componentCount == known.componentCount : isMisspelt
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

/// The keys of the objects whose keys are properties: none stands in one of them twice, and none may become a part of another.
private struct TakenKeys {
    private var objects: [Set<String>] = []
    private var objectsByPlace: [Int: Int] = [:]
    /// The key paths of the known properties of each target.
    private var known: [String: [String]] = [:]

    init(of draft: Draft, _ others: [[JSONString]], moving: some Sequence<String>) {
        for text in moving {
            guard let path = SpecDecoder.path(text), path.isKnown else { continue }
            known[path.target, default: []].append(path.keyPath)
        }
        add(draft.animations.map { $0.key })
        add(draft.properties.map { $0.key })
        for keys in others { add(keys) }
    }

    private mutating func add(_ keys: [JSONString]) {
        for key in keys { objectsByPlace[key.range.start] = objects.count }
        objects.append(Set(keys.map { $0.value }))
    }

    /// Whether the end of a property's key may become another one, which is then taken; the name of one that isn't a key of an
    /// object may.
    mutating func take(_ end: String, insteadOf name: String, for entry: UnknownProperties.Entry) -> Bool {
        let key = String(entry.path.text.dropLast(name.utf8.count) + end)
        if let path = SpecDecoder.path(key) {
            let others = known[path.target] ?? []
            guard !others.contains(where: { $0 != path.keyPath && KnownKeyPath.overlap($0, path.keyPath) })
            else { return false }
            known[path.target, default: []].append(path.keyPath)
        }
        guard let object = objectsByPlace[entry.name.range.start] else { return true }
        return objects[object].insert(key).inserted
    }
}
