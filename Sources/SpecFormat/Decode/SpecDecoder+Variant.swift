import MotionModel

extension SpecDecoder {
    /// Reads a variant, as far as that is possible without the others.
    mutating func variant(_ member: JSONMember, states: [String]?) -> VariantDraft? {
        checkIdentifier(member.key, "a variant's name")
        guard case .object(let object) = member.value.content,
            let reader = self.object(member.value, of: VariantField.self)
        else {
            if case .object = member.value.content { return nil }
            reportType(member.value, wanted: "a variant is an object", fixes: joined(member.value))
            return nil
        }
        var isSound = reader.isComplete
        func what(_ key: VariantField) -> Phrase { key.quoted }
        var description: String?
        if let member = object[CommonField.description.rawValue],
            case .string(let text) = member.value.content
        {
            description = text.value
        }
        let extends = reader[.extends].flatMap { word($0, what(.extends)) }
        if reader[.extends] != nil, extends == nil { isSound = false }
        let mirrors = reader.member(.mirror).map { self.mirrors($0, extends: extends) } ?? false
        let reverses = reader[.reverseValues].map { bool($0, what(.reverseValues)) } ?? false
        let from = stateValue(.from, reader, object).map { state($0, what(.from), states) }
        let end = stateValue(.to, reader, object).map { state($0, what(.to), states) }
        if mirrors == nil || reverses == nil { isSound = false }
        if mirrors == true { isSound = checkMirror(reader, extends: extends) && isSound }

        if !checkMotionTree(reader, mirrors: mirrors ?? false) { isSound = false }
        var entries: [TimingEntry] = []
        if let syntax = reader[.timings], isOneTiming(syntax) {
            isSound = false
        } else if let syntax = reader[.timings] {
            if let members = self.entries(syntax, what(.timings), areObjects: true) {
                reportCaseTwins(members.map { $0.key }, "timings")
                for member in members {
                    entries.append(timingEntry(member))
                }
            } else {
                isSound = false
            }
        }
        let reducedFor = reader[.reducedMotionFor].flatMap { reducedMotionFor($0, what(.reducedMotionFor)) }
        if reader[.reducedMotionFor] != nil, reducedFor == nil { isSound = false }
        var derived = Spec.Variant.ReducedMotion.none
        if let syntax = reader[.reducedMotion] {
            switch choice(syntax, VariantField.reducedMotion) as String? {
            case "instant": derived = .instant
            case "fade": derived = .fade
            default: isSound = false
            }
        }
        if let first = reader.member(.reducedMotionFor), let second = reader.member(.reducedMotion) {
            reportConflict(first, second, because: "a reduced form needs none of its own")
            isSound = false
        }
        let ends =
            mirrors == true
            ? nil : stateIndices(from, end, reverses: reverses ?? false, reader, states)
        return VariantDraft(
            key: member.key, description: description, object: object, opening: reader.opening,
            extends: extends, mirrors: mirrors ?? false, reverses: reverses ?? false, startState: ends?.start,
            endState: ends?.end,
            timings: entries, givesTimings: reader[.timings] != nil, reducedMotionFor: reducedFor ?? [],
            derivedReducedForm: derived, reducedMotion: reader.member(.reducedMotion),
            motion: reader.member(.motion), isSound: isSound)
    }

    /// Reports a name that isn't an identifier, with the nearest one.
    mutating func checkIdentifier(_ string: JSONString, _ what: Phrase, canBeRenamed: Bool = false) {
        guard !string.value.isIdentifier else { return }
        guard !string.value.isEmpty else {
            diagnostics.report(.emptyValue, "\(what) must not be empty", at: string.range)
            return
        }
        var fixes: [FixIt] = []
        if canBeRenamed, let name = string.value.nearestIdentifier {
            // A letter that is left out may tell a name from another.
            let isSafe = string.value.utf8.allSatisfy { $0 < 0x80 }
            fixes = [
                FixIt(
                    "write '\(name)'", range: string.range, replacement: JSONValue.quoted(name),
                    isSafe: isSafe)
            ]
        }
        diagnostics.report(
            .invalidIdentifier,
            "\(what) has the letters a to z, digits and '_' only and no digit first, unlike '\(string.value)'",
            at: string.range, fixes: fixes)
    }

    /// Whether timings are the name of a shared one, or one as another tool writes it; reports it.
    private mutating func isOneTiming(_ syntax: JSONSyntax) -> Bool {
        if case .object(let object) = syntax.content, object.isComplete, !object.members.isEmpty,
            object.members.allSatisfy({ ForeignKey.isTimingKey($0) && timings[$0.key.value] == nil }),
            let text = text(in: syntax.range)
        {
            let whole = "{ \(JSONValue.quoted(MotionReader.wildcard)): \(text) }"
            diagnostics.report(
                .unknownKey,
                "'\(VariantField.timings.rawValue)' lists timings by name, and these are the keys of one: that of all properties stands at '*'",
                at: object.members[0].key.range,
                fixes: [FixIt("put them into '*'", range: syntax.range, replacement: whole, isSafe: true)])
            return true
        }
        guard let name = syntax.word, timings[name] != nil || ForeignTiming.members(name) != nil else {
            return false
        }
        let text = "{ \(JSONValue.quoted(MotionReader.wildcard)): \(JSONValue.quoted(name)) }"
        reportType(
            syntax, wanted: "'\(VariantField.timings.rawValue)' is an object",
            fixes: [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)])
        return true
    }

    private mutating func timingEntry(_ member: JSONMember) -> TimingEntry {
        let name = member.key
        guard !name.value.isEmpty else {
            diagnostics.report(.emptyValue, "the name of a timing must not be empty", at: name.range)
            return TimingEntry(key: name, node: nil)
        }
        return TimingEntry(
            key: name, node: timing(member.value, "the timing '\(name.value)'", entry: name.range))
    }

    /// Whether a variant is a mirror; one that names what it mirrors gets a correction.
    private mutating func mirrors(_ member: JSONMember, extends: JSONString?) -> Bool? {
        let what = VariantField.mirror.quoted
        guard extends == nil, let name = member.value.word, name.isIdentifier, Bool(name) == nil else {
            return bool(member.value, what)
        }
        let text =
            "\(JSONValue.quoted(VariantField.extends.rawValue)): \(JSONValue.quoted(name)), "
            + "\(JSONValue.quoted(VariantField.mirror.rawValue)): true"
        reportType(
            member.value, wanted: "\(what) is true or false",
            fixes: [FixIt("write \(text)", range: member.range, replacement: text, isSafe: true)])
        return nil
    }

    /// Checks that a mirror has nothing of its own but its reduced motion.
    private mutating func checkMirror(
        _ reader: ObjectReader<VariantField>, extends: JSONString?
    ) -> Bool {
        guard let mirror = reader.member(.mirror) else { return true }
        var isSound = true
        for key in [VariantField.timings, .motion, .reverseValues, .from, .to] {
            guard let member = reader.member(key) else { continue }
            reportConflict(mirror, member, because: "a mirror has nothing of its own")
            isSound = false
        }
        if reader[.extends] == nil {
            diagnostics.report(
                .missingKey, "a mirror needs 'extends', the variant that it mirrors", at: mirror.key.range)
            isSound = false
        }
        return isSound
    }

    /// Checks that a motion tree is used without timings, whether the variant's own or another's.
    private mutating func checkMotionTree(
        _ reader: ObjectReader<VariantField>, mirrors: Bool
    ) -> Bool {
        guard let motion = reader.member(.motion), !mirrors else { return true }
        for key in [VariantField.timings, .extends] {
            guard let member = reader.member(key) else { continue }
            reportConflict(motion, member, because: "a motion tree has its own timings")
            return false
        }
        return true
    }

    // MARK: States

    /// The value of a key that names a state; nil where it is that of a node which the variant itself holds.
    private func stateValue(
        _ key: VariantField, _ reader: ObjectReader<VariantField>, _ object: JSONObject
    ) -> JSONSyntax? {
        guard let value = reader[key], !(Self.holdsNode(object) && isOfNode(value)) else { return nil }
        return value
    }

    /// Whether a variant has the keys of a node that should stand in its 'motion'.
    static func holdsNode(_ variant: JSONObject) -> Bool {
        variant[VariantField.motion.rawValue] == nil
            && variant.members.contains { NodeHead(rawValue: $0.key.value) != nil }
    }

    /// Whether the value of 'from' or 'to' is one of a node, and not the name of a state.
    func isOfNode(_ value: JSONSyntax) -> Bool { value.word.map { !stateNames.contains($0) } ?? true }

    private mutating func state(_ syntax: JSONSyntax, _ what: Phrase, _ states: [String]?) -> Int? {
        guard let string = word(syntax, what), let states else { return nil }
        if let index = states.firstIndex(of: string.value) {
            if statesAreGiven { note(.state, named: string, isOwn: true) }
            return index
        }
        reportUnknownName(string, kind: "state", id: .unknownState, known: states)
        return nil
    }

    private mutating func stateIndices(
        _ from: Int??, _ end: Int??, reverses: Bool, _ reader: ObjectReader<VariantField>,
        _ states: [String]?
    ) -> (start: Int, end: Int)? {
        guard let states, let first = from ?? .some(0), let last = end ?? .some(states.count - 1) else {
            return nil
        }
        guard first != last else {
            let key: VariantField = reader[.to] != nil ? .to : .from
            diagnostics.report(
                .conflictingKeys, "the variant starts and ends in the same state, '\(states[first])'",
                at: reader[key]?.range ?? reader.opening)
            return nil
        }
        return reverses ? (last, first) : (first, last)
    }

    // MARK: Reduced motion

    private mutating func reducedMotionFor(_ syntax: JSONSyntax, _ what: Phrase) -> [JSONString]? {
        guard let array = list(syntax, what) else { return nil }
        guard !array.elements.isEmpty else {
            if array.isComplete {
                diagnostics.report(.emptyValue, "\(what) needs at least one variant", at: syntax.range)
            }
            return nil
        }
        var names: [JSONString] = []
        for element in array.elements {
            guard let string = word(element, "a variant's name") else { continue }
            if let first = names.first(where: { $0.value == string.value }) {
                diagnostics.report(
                    .duplicateName, "'\(string.value)' stands in this list twice", at: string.range,
                    notes: [Diagnostic.Note("it is here already", at: first.range)])
            } else {
                names.append(string)
            }
        }
        return names
    }
}
