import MotionModel

/// What can be put at an offset of a text: from the schema's rows and the names that are known, without what would be a
/// problem there.
package struct Completion {
    let file: SourceFile
    let offset: Int
    let cursor: SpecCursor
    let known: KnownNames
    let annotations: Annotations
    private let files: () -> [String]
    /// The beginning of the word that is being typed, in small letters.
    private var typed = ""

    /// The most bytes that are read to try offers out.
    private static let mostTrialBytes = 1 << 20
    /// The most offers of one list.
    private static let most = 400

    /// Finds the place for an offset; nil where nothing can be put.
    ///
    /// - Parameters:
    ///   - files: Finds the paths that can be imported, which takes its time.
    package init?(
        _ file: SourceFile, at offset: Int, annotations: Annotations, known: KnownNames,
        files: @escaping () -> [String]
    ) {
        var problems = Diagnostics()
        guard let root = JSONSyntax.parse(file, diagnostics: &problems),
            let cursor = SpecCursor(root, file.bytes, at: offset)
        else { return nil }
        self.file = file
        self.offset = offset
        self.cursor = cursor
        self.known = known
        self.annotations = annotations
        self.files = files
        typed = String(decoding: file.bytes[typedStart..<max(typedStart, offset)], as: UTF8.self).folded
    }

    /// The offers for what is written so far, in the order to show them.
    ///
    /// - Parameter problems: Reads a text in place of this one; nil leaves out trying: what is offered then fits the
    ///   schema, but may break a rule about several parts.
    /// - Returns: The offers, and whether all were tried.
    package func offers(trying problems: (([UInt8]) -> [Diagnostic])?) -> (offers: [Offer], isWhole: Bool) {
        let isExpression = expressionPiece != nil
        var all: [Offer] = []
        if isExpression {
            all = expressionOffers()
        } else {
            all = cursor.role == .key ? keyOffers() : valueOffers()
        }
        let isCut = all.count > Self.most
        var seen: Set<String> = []
        all = all.filter { fits($0.label) && seen.insert($0.label).inserted }
        guard let problems, !all.isEmpty else { return (Array(all.prefix(Self.most)), !isCut) }
        var trial = OfferTrial(
            file, scope: cursor.around.count > 1 ? cursor.around.last?.range : nil,
            budget: Self.mostTrialBytes, problems)
        var kept: [Offer] = []
        for offer in all.prefix(Self.most) {
            if let sound = trial.sound(offer) { kept.append(sound) }
        }
        return (kept, !trial.isSpent && !isCut)
    }

    /// Where the word begins that is being typed.
    private var typedStart: Int {
        if let piece = expressionPiece { return piece.range.start }
        guard !cursor.range.isEmpty else { return offset }
        let isQuoted = file.bytes[cursor.range.start] == UInt8(ascii: "\"")
        return min(offset, cursor.range.start + (isQuoted ? 1 : 0))
    }

    /// Whether a label begins with what is typed, whatever the case of the letters.
    private func fits(_ label: String) -> Bool { typed.isEmpty || label.folded.utf8.starts(with: typed.utf8) }

    /// The names of a kind that begin with what is typed, no more than can be shown, and one.
    private func names(_ kind: NameKind) -> ArraySlice<KnownNames.Entry> {
        known.names(kind).filter { fits($0.name) }.prefix(Self.most + 1)
    }

    // MARK: Keys

    private func keyOffers() -> [Offer] {
        guard let object = cursor.object else { return [] }
        let walk = SchemaWalk.spec
        let own = cursor.member.map { $0.key.range }
        let others = object.members.filter { $0.key.range != own }
        var keys: [String: JSONValue] = [:]
        for member in others { keys[member.key.value] = member.value.value }
        let hasValue = cursor.member.map { member in
            if case .invalid = member.value.content { return !member.value.range.isEmpty }
            return true
        }
        let samples = SchemaSamples(
            names: { kind in known.names(kind).map { $0.name } }, stateCount: known.stateCount)
        var offers: [Offer] = []
        for schema in cursor.alternatives {
            for (key, row) in schema["properties"]?.members ?? [] where keys[key] == nil {
                var next = keys
                next[key] = .bool(true)
                guard !walk.isBroken(schema, by: next) else { continue }
                let values = samples.values(of: row)
                let required = samples.required(
                    of: schema, besides: Array(keys.keys) + [key], apartFrom: Array(values.prefix(1)))
                let isHead = schema["required"]?.elements.contains { $0.string == key } ?? false
                let members = isHead && !(hasValue ?? false) ? required : []
                offers.append(
                    self.offer(
                        key, .key, row, with: values, and: members,
                        hasValue: hasValue ?? false))
            }
            guard let element = walk.member("\u{0}", of: schema).first else { continue }
            for (name, kind, detail) in entryNames(schema, besides: keys) {
                var offer = self.offer(
                    name, kind, element, with: samples.values(of: element, ofProperty: name), and: [],
                    hasValue: hasValue ?? false)
                if let detail { offer = offer.with(detail: detail) }
                offers.append(offer)
            }
        }
        // What every object may have comes last.
        let common = CommonField.allCases.map { $0.rawValue }
        return offers.filter { !common.contains($0.label) } + offers.filter { common.contains($0.label) }
    }

    /// The names that keys of the author's choice can be, without those that there are, and no more than can be shown,
    /// and one.
    private func entryNames(
        _ schema: JSONValue, besides keys: [String: JSONValue]
    ) -> [(String, Offer.Kind, String?)] {
        func free(_ name: String) -> Bool { keys[name] == nil && fits(name) }
        if let words = schema.at("propertyNames", "enum")?.elements {
            return words.compactMap { word in
                guard let name = word.string, free(name) else { return nil }
                return (name, .word, DiagnosticID(name: name)?.title)
            }
        }
        func entries(_ kind: NameKind) -> ArraySlice<KnownNames.Entry> {
            known.names(kind).filter { free($0.name) }.prefix(Self.most + 1)
        }
        guard let kind = schema.at("propertyNames", Schema.names)?.string.flatMap({ NameKind(rawValue: $0) })
        else { return [] }
        switch kind {
        case .property: return paths(where: free).map { ($0.path, .name(.property), $0.detail) }
        case .timing:
            let own = known.names(.timing).filter {
                !$0.name.utf8.contains(UInt8(ascii: ".")) && free($0.name)
            }
            let names = own.prefix(Self.most + 1).map { ($0.name, Offer.Kind.name(.timing), $0.detail) }
            let all = ("*", Offer.Kind.word, "all animations without a timing of their own")
            return names + (free(all.0) ? [all] : [])
                + entries(.property).map { ($0.name, .name(.property), $0.detail) }
        case .namespace, .parameter, .duration, .curve, .state, .variant, .target, .event, .file:
            return entries(kind).map { ($0.name, .name(kind), $0.detail) }
        }
    }

    /// The properties that the text has, and the known ones of its targets: no more than can be shown, and one.
    private func paths(where isWanted: (String) -> Bool) -> [(path: String, detail: String?)] {
        var paths: [(path: String, detail: String?)] = []
        for property in known.names(.property) where isWanted(property.name) {
            paths.append((property.name, property.detail))
            if paths.count > Self.most { return paths }
        }
        for target in known.names(.target) {
            let start = target.name.folded
            guard start.utf8.starts(with: typed.utf8) || typed.utf8.starts(with: start.utf8) else { continue }
            for row in KnownKeyPath.all {
                let path = "\(target.name).\(row.keyPath)"
                if isWanted(path) { paths.append((path, row.summary)) }
            }
            if paths.count > Self.most { return paths }
        }
        return paths
    }

    private func offer(
        _ key: String, _ kind: Offer.Kind, _ row: JSONValue, with values: [JSONValue],
        and members: [(String, JSONValue)], hasValue: Bool
    ) -> Offer {
        func text(_ value: JSONValue?, _ members: [(String, JSONValue)]) -> SnippetText {
            var text = SnippetText()
            if cursor.needsComma.before { text.add(", ") }
            text.add(JSONValue.quoted(key))
            if let value, !hasValue {
                text.add(": ")
                text.add(value)
                for (key, value) in members {
                    text.add(", \(JSONValue.quoted(key)): ")
                    text.add(value)
                }
            }
            if cursor.needsComma.after { text.add(",") }
            return text
        }
        let first = text(values.first ?? .null, members)
        let said = row["description"] ?? SchemaWalk.spec.described(row, "description")
        var offer = Offer(
            key, kind, detail: said?.string,
            documentation: row["markdownDescription"]?.string, range: cursor.range, text: first.plain,
            snippet: hasValue ? nil : first.marked)
        if !hasValue {
            var more = values.dropFirst().map { text($0, members) }
            if !members.isEmpty { more += values.map { text($0, []) } }
            offer.others = more.map { ($0.plain, $0.marked) }
        }
        return offer
    }

    // MARK: Values

    private func valueOffers() -> [Offer] {
        var offers: [Offer] = []
        for kind in cursor.names {
            switch kind {
            case .property:
                offers += paths(where: fits).map { value(.string($0.path), .name(kind), $0.path, $0.detail) }
            case .file: offers += files().map { value(.string($0), .name(kind), $0, nil) }
            case .event:
                // Not the word that is being typed.
                let others = Set(
                    annotations.names.lazy.filter { $0.kind == .event && !isHere($0) }.map { $0.name })
                offers += names(kind).filter { others.contains($0.name) }.map {
                    value(.string($0.name), .name(kind), $0.name, $0.detail)
                }
            case .namespace, .parameter, .duration, .curve, .timing, .state, .variant, .target:
                offers += names(kind).map { value(.string($0.name), .name(kind), $0.name, $0.detail) }
            }
        }
        for alternative in cursor.alternatives {
            let meanings = alternative["enumDescriptions"]?.elements ?? []
            for (index, word) in (alternative["enum"]?.elements ?? []).enumerated() {
                let meaning = index < meanings.count ? meanings[index].string : nil
                if let text = word.string { offers.append(value(word, .word, text, meaning)) }
            }
            if let only = alternative["const"] {
                offers.append(value(only, .word, only.text(pretty: false), nil))
            }
            if alternative["type"]?.string == "boolean" {
                offers += [value(true, .word, "true", nil), value(false, .word, "false", nil)]
            }
        }
        return offers + unitOffers() + colorOffers() + snippetOffers()
    }

    private func isHere(_ use: NameUse) -> Bool {
        cursor.range.start <= use.range.start && use.range.end <= cursor.range.end
    }

    private func value(_ value: JSONValue, _ kind: Offer.Kind, _ label: String, _ detail: String?) -> Offer {
        var text = SnippetText()
        if cursor.needsComma.before { text.add(", ") }
        text.add(value.text(pretty: false))
        if cursor.needsComma.after { text.add(",") }
        return Offer(label, kind, detail: detail, range: cursor.range, text: text.plain)
    }

    /// The units of a number in quotes, or of one that is about to become that.
    private func unitOffers() -> [Offer] {
        let text: String
        switch cursor.value?.content {
        case .string(let string): text = string.value
        case .number: text = file.text(in: cursor.range)
        default: return []
        }
        guard Quantity.beginsNumber(text), let quantity = Quantity(text) else { return [] }
        let units =
            TimeUnit.allCases.map { ($0.rawValue, $0 == .milliseconds ? "milliseconds" : "seconds") }
            + [("%", "of the parent's length")]
            + AngleUnit.allCases.map { ($0.rawValue, "an angle") }
        return units.map { unit, detail in
            value(.string(quantity.number + unit), .unit, quantity.number + unit, detail)
        }
    }

    /// The names of colours, where a colour is what moves.
    private func colorOffers() -> [Offer] {
        guard cursor.alternatives.contains(where: { $0["title"]?.string == "a colour" }), isColor else {
            return []
        }
        return NamedColor.all.map { value(.string($0.name), .color, $0.name, nil) }
    }

    /// Whether a property around the place is a colour.
    private var isColor: Bool {
        var names = cursor.path
        if let object = cursor.object {
            for member in object.members {
                if case .string(let text) = member.value.content { names.append(text.value) }
            }
        }
        return names.contains { name in
            do throws(PropertyPathError) {
                return KnownKeyPath.row(for: try PropertyPath(name).keyPath)?.type == .color
            } catch {
                return false
            }
        }
    }

    /// Whole objects.
    private func snippetOffers() -> [Offer] {
        if case .string? = cursor.value?.content { return [] }
        let samples = SchemaSamples(
            names: { kind in known.names(kind).map { $0.name } }, stateCount: known.stateCount)
        return cursor.alternatives.flatMap { schema -> [Offer] in
            guard schema["type"]?.string == "object", let title = schema["title"]?.string else { return [] }
            let bodies = samples.values(of: schema).filter { if case .object = $0 { true } else { false } }
            guard let first = bodies.first else { return [] }
            func text(_ body: JSONValue) -> SnippetText {
                var text = SnippetText()
                if cursor.needsComma.before { text.add(", ") }
                text.add(body)
                if cursor.needsComma.after { text.add(",") }
                return text
            }
            let written = text(first)
            var offer = Offer(
                title, .object, range: cursor.range, text: written.plain, snippet: written.marked)
            offer.others = bodies.dropFirst().map { text($0) }.map { ($0.plain, $0.marked) }
            return [offer]
        }
    }
}
