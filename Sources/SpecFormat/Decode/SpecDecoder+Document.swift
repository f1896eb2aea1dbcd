import MotionModel

extension SpecDecoder {
    /// Reads a whole spec, without combining its parts.
    mutating func document(_ syntax: JSONSyntax) -> Draft? {
        var excused: [SpecField] = []
        var isLibrary = false
        var mayHaveExpressions = true
        if case .object(let object) = syntax.content {
            // Those of imports are read with its properties, too.
            mayHaveExpressions =
                object.members.textMayHoldString(beginningWith: UInt8(ascii: "="))
                || object[SpecField.imports.rawValue] != nil
            guard checkVersion(object[SpecField.motionSpec.rawValue]?.value) else { return nil }
            hasWildcard = Self.hasWildcard(object[SpecField.variants.rawValue]?.value)
            if hasMotionTree(object[SpecField.variants.rawValue]?.value) { excused = [.animations] }
            isLibrary = Self.isLibrary(object)
            if isLibrary { excused = [.animations, .variants] }
        }
        guard let root = object(syntax, of: SpecField.self, excused: excused) else { return nil }
        var draft = Draft()
        draft.isLibrary = isLibrary
        if let schema = root[.schema] { _ = text(schema, SpecField.schema.quoted) }
        if let name = root[.name].flatMap({ word($0, SpecField.name.quoted) }) {
            checkIdentifier(name, "a spec's name", canBeRenamed: true)
            draft.name = name.value
        }
        if case .object(let object) = syntax.content,
            let member = object[CommonField.description.rawValue],
            case .string(let text) = member.value.content
        {
            draft.description = text.value
        }
        readImports(root[.imports])
        readParameters(root[.parameters])
        defineNames(root)
        readDefaults(root[.defaults])
        readNames()
        let states = states(root[.states])
        draft.states = states ?? []
        stateNames = draft.states
        statesAreGiven = root.has(.states)
        draft.statesAreSound = states != nil
        draft.declarationPlace = Draft.DeclarationPlace(root)
        readProperties(root[.properties], &draft)
        let animations = root[.animations].flatMap {
            entries($0, SpecField.animations.quoted, areObjects: true)
        }
        let paths = animations?.map { Self.path($0.key.value) } ?? []
        environment.readable = readableProperties(draft, mayHaveExpressions ? paths : [])
        environment.readable?.isInState = true
        readAnimations(animations, root[.animations], paths, &draft, states)
        environment.readable?.isInState = false
        readVariants(root, &draft, states)
        readTransitions(root[.transitions], &draft, states)
        readTargets(root[.targets], &draft, states)
        annotate(draft)
        readPreview(root[.preview])
        return draft
    }

    /// Whether a document only defines names for others, without motion of its own.
    private static func isLibrary(_ object: JSONObject) -> Bool {
        let gives: [SpecField] = [.imports, .durations, .curves, .timings]
        let needs: [SpecField] = [
            .parameters, .properties, .states, .animations, .variants, .transitions, .targets,
        ]
        return gives.contains { object[$0.rawValue] != nil } && !needs.contains { object[$0.rawValue] != nil }
    }

    /// Whether the language version is supported; nothing else is reported for a spec in another.
    private mutating func checkVersion(_ syntax: JSONSyntax?) -> Bool {
        guard let syntax else { return true }
        let newest = String(Limits.newestVersion)
        let known = NumberRange.from(1, upTo: Double(Limits.newestVersion))
        guard let version = number(syntax, SpecField.motionSpec.quoted, in: known, isWhole: true) else {
            return true
        }
        if version == Double(Limits.newestVersion) { return true }
        guard version == version.rounded(.towardZero) else {
            diagnostics.report(
                .notAnInteger, "a language version is a whole number, not \(NumberText.text(version))",
                at: syntax.range, fixes: [FixIt("write \(newest)", range: syntax.range, replacement: newest)])
            return true
        }
        if version > Double(Limits.newestVersion) {
            diagnostics.report(
                .version,
                "version \(NumberText.text(version)) of the language is not known, the newest that is understood "
                    + "is \(newest)",
                at: syntax.range)
            return false
        }
        diagnostics.report(
            .version, "there is no version \(NumberText.text(version)) of the language, the first is 1",
            at: syntax.range,
            fixes: [FixIt("write 1", range: syntax.range, replacement: "1", isSafe: version == 0)])
        return true
    }

    // MARK: Names

    /// Collects all names first, so that any value may refer to any of them.
    private mutating func defineNames(_ root: ObjectReader<SpecField>) {
        func members(_ key: SpecField, _ decoder: inout SpecDecoder) -> [JSONMember] {
            let all =
                root[key].flatMap { decoder.entries($0, key.quoted, areObjects: key != .durations) } ?? []
            let sound = all.filter { decoder.checkName($0.key) }
            decoder.reportCaseTwins(sound.map { $0.key }, "keys of '\(key.rawValue)'")
            return sound
        }
        for member in members(.durations, &self) {
            durations.define(member)
            note(.duration, defining: member.key)
        }
        for member in members(.curves, &self) {
            curves.define(member)
            note(.curve, defining: member.key)
        }
        for member in members(.timings, &self) {
            timings.define(member)
            note(.timing, defining: member.key)
        }
    }

    /// Whether a value can be referred to by that name.
    private mutating func checkName(_ name: JSONString) -> Bool {
        guard !name.value.isEmpty else {
            diagnostics.report(.emptyValue, "a name must not be empty", at: name.range)
            return false
        }
        let looksLikeValue =
            Quantity.beginsNumber(name.value) || name.value.utf8.first == UInt8(ascii: "=")
            || name.value.utf8.contains(UInt8(ascii: "("))
        if looksLikeValue {
            diagnostics.report(
                .invalidIdentifier, "'\(name.value)' would be read as a value, not as a name", at: name.range)
        }
        return !looksLikeValue
    }

    /// Reads every named value, so that errors are found in unused ones too.
    private mutating func readNames() {
        for name in durations.order {
            guard let member = durations.start(name) else { continue }
            let value = chosenDuration(member.value, "the duration '\(name)'", defining: name)
            durations.end(name, value?.duration)
        }
        for name in curves.order {
            guard let member = curves.start(name) else { continue }
            let node = chosenCurve(member.value, "the curve '\(name)'", defining: name)
            curves.end(name, node)
        }
        for name in timings.order {
            guard let member = timings.start(name) else { continue }
            let node = timing(member.value, "the timing '\(name)'")
            timings.end(name, node)
        }
    }

    private mutating func readDefaults(_ syntax: JSONSyntax?) {
        guard let reader = syntax.flatMap({ object($0, of: DefaultsField.self) }) else { return }
        if let value = reader[.duration],
            let read = chosenDuration(value, DefaultsField.duration.quoted)
        {
            defaultDuration = read.duration
            givesDefaultDuration = true
        }
        if let value = reader[.curve], let node = chosenCurve(value, DefaultsField.curve.quoted) {
            defaultCurve = node.curve
            givesDefaultCurve = true
        }
    }

    // MARK: Parts

    /// The names of the states; nil when they were reported.
    private mutating func states(_ syntax: JSONSyntax?) -> [String]? {
        guard let syntax else { return ["from", "to"] }
        guard let array = list(syntax, SpecField.states.quoted) else { return nil }
        var names: [JSONString] = []
        var places: [String: SourceRange] = [:]
        for element in array.elements {
            guard let name = word(element, "a state's name") else { continue }
            if let first = places[name.value] {
                diagnostics.report(
                    .duplicateName, "two states are called '\(name.value)'", at: name.range,
                    notes: [Diagnostic.Note("the first is here", at: first)])
                continue
            }
            places[name.value] = name.range
            names.append(name)
            note(.state, defining: name)
        }
        reportCaseTwins(names, "states")
        guard names.count == array.elements.count, array.isComplete else { return nil }
        guard names.count >= 2 else {
            diagnostics.report(
                names.isEmpty ? .emptyValue : .range,
                "a spec has at least two states, not \(names.count)", at: syntax.range)
            return nil
        }
        stateKeys = names
        return names.map { $0.value }
    }

    private mutating func readProperties(_ syntax: JSONSyntax?, _ draft: inout Draft) {
        guard let members = syntax.flatMap({ entries($0, SpecField.properties.quoted, areObjects: true) })
        else {
            if syntax != nil { draft.animationsAreSound = false }
            return
        }
        reportCaseTwins(members.map { $0.key }, "declared properties")
        for member in members {
            if let node = property(member) {
                draft.properties.append(node)
                declarations[member.key.value] = node
            } else {
                draft.brokenProperties.insert(member.key.value)
            }
        }
    }

    /// The properties that the spec's expressions can read.
    ///
    /// - Parameter animated: The paths of the animations, without those that aren't paths.
    private func readableProperties(_ draft: Draft, _ animated: [PropertyPath?]) -> ReadableProperties {
        let declared = draft.properties.map { property in
            let isKnown = property.type != nil || property.path.isKnown
            return (path: property.path, declaration: isKnown ? property.declaration : nil)
        }
        return ReadableProperties(
            declared, broken: draft.brokenProperties, states: animated.compactMap { $0 })
    }

    /// The property path that is written so; nil, without a report, if it is none.
    static func path(_ text: String) -> PropertyPath? {
        do throws(PropertyPathError) { return try PropertyPath(text) } catch { return nil }
    }

    /// - Parameters:
    ///   - members: The animations; nil if they aren't given, or were reported.
    ///   - paths: The path of each, as far as it is one.
    private mutating func readAnimations(
        _ members: [JSONMember]?, _ syntax: JSONSyntax?, _ paths: [PropertyPath?], _ draft: inout Draft,
        _ states: [String]?
    ) {
        guard let members, let syntax else {
            draft.animationsAreSound = false
            return
        }
        if members.isEmpty, case .object(let object) = syntax.content, object.isComplete {
            diagnostics.report(
                .emptyValue, "'\(SpecField.animations.rawValue)' needs at least one property",
                at: syntax.range)
            draft.animationsAreSound = false
        }
        reportCaseTwins(members.map { $0.key }, "animated properties")
        draft.animations.reserveCapacity(members.count)
        targets.reserveCapacity(members.count)
        for (member, path) in zip(members, paths) {
            guard !draft.brokenProperties.contains(member.key.value) else {
                draft.animationsAreSound = false
                continue
            }
            switch member.value.content {
            case .object, .array: break
            // It isn't known which timing was meant.
            case .null, .bool, .number, .string, .invalid: draft.animationsAreSound = false
            }
            draft.animations.append(
                animation(member, path, declaration: declarations[member.key.value], states: states))
        }
    }

    private static func hasWildcard(_ variants: JSONSyntax?) -> Bool {
        guard case .object(let object)? = variants?.content else { return false }
        return object.members.contains { member in
            guard case .object(let variant) = member.value.content,
                case .object(let timings)? = variant[VariantField.timings.rawValue]?.value.content
            else { return false }
            return timings[MotionReader.wildcard] != nil
        }
    }

    private func hasMotionTree(_ syntax: JSONSyntax?) -> Bool {
        guard case .object(let object) = syntax?.content else { return false }
        return object.members.contains { member in
            guard case .object(let variant) = member.value.content else { return false }
            // One that holds its node without 'motion' is told so.
            return variant[VariantField.motion.rawValue] != nil
                || variant.members.contains { NodeHead(rawValue: $0.key.value) != nil }
        }
    }

    private mutating func readVariants(
        _ root: ObjectReader<SpecField>, _ draft: inout Draft, _ states: [String]?
    ) {
        guard let syntax = root[.variants],
            let members = entries(syntax, SpecField.variants.quoted, areObjects: true)
        else {
            draft.variantsAreSound = false
            return
        }
        if members.isEmpty, case .object(let object) = syntax.content, object.isComplete {
            diagnostics.report(
                .emptyValue, "'\(SpecField.variants.rawValue)' needs at least one variant", at: syntax.range)
        }
        reportCaseTwins(members.map { $0.key }, "variants")
        for member in members {
            if let node = variant(member, states: states) {
                draft.variants.append(node)
            } else {
                draft.variantsAreSound = false
                draft.brokenVariants.insert(member.key.value)
            }
        }
    }
}
