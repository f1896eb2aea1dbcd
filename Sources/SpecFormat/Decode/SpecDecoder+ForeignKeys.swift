import MotionModel

/// Keys that an object doesn't have, and what their authors meant.
extension SpecDecoder {
    /// Reports an unknown key; returns what is meant by it, of the keys that the object doesn't have yet.
    ///
    /// - Parameter advised: The advice that was given about the object: several keys of one thing are one mistake.
    @discardableResult
    mutating func reportUnknownKey(
        _ member: JSONMember, in object: JSONObject, known: [String], object what: Phrase,
        _ advised: inout Set<String>
    ) -> UnknownKeyMeaning {
        let name = member.key.value
        let isLookedFor = diagnostics.suggestions.take(known.count * object.members.count)
        let free = isLookedFor ? keys(known, thatFit: object).filter { Self.mayHold(member, $0) } : []
        var message = "\(what) has no key '\(name)'"
        var meant: (key: String, isSame: Bool)?
        var notes: [Diagnostic.Note] = []
        if Self.isLottie(object, known) {
            // The keys of a Lottie file are one mistake.
            guard advised.insert("lottie").inserted else { return .unknown }
            diagnostics.report(
                .unknownKey, "\(message): this is of a Lottie file, which 'speccli import' reads",
                at: member.key.range)
            return .unknown
        }
        if let container, name == "position",
            let placed = ForeignPlacement.members(member.value, in: container)
        {
            let texts = placed.map { "\(JSONValue.quoted($0.key.rawValue)): \($0.json)" }
            let isFree = placed.allSatisfy { free.contains($0.key.rawValue) }
            let fix = isFree ? rewriting([member], of: object, as: texts, "say when it begins") : nil
            diagnostics.report(
                .unknownKey,
                "\(message): when it begins follows from its place in the '\(container.rawValue)'",
                at: member.key.range, fixes: fix.map { [$0] } ?? [])
            return .members(placed.map { $0.key.rawValue })
        }
        let isSpelledAlike = free.contains { $0.folded == name.folded }
        switch isSpelledAlike ? nil : remedy(for: member, in: object, known: free) {
        case .advice(let phrase, let gathering)?:
            guard advised.insert(phrase).inserted, gathering != .keyframes || !hasBareKeyframes(object) else {
                return .unknown
            }
            let fix = gathering.flatMap { gather($0, from: object, at: member, known: free) }
            diagnostics.report(
                .unknownKey, "\(message): \(phrase)", at: member.key.range, fixes: fix.map { [$0] } ?? [])
            return .unknown
        case .members(let members, let phrase)?:
            let texts = members.map { "\(JSONValue.quoted($0.key)): \($0.json)" }
            let fix = rewriting(
                [member], of: object, as: texts,
                texts.isEmpty ? "remove '\(name)'" : "write \(texts.joined(separator: ", "))")
            diagnostics.report(
                .unknownKey, "\(message): \(phrase)", at: member.key.range, fixes: fix.map { [$0] } ?? [])
            return .members(members.map { $0.key })
        case .key(let key, _)? where NodeHead(rawValue: key) != nil && advised.contains(ForeignKey.kind):
            return .unknown
        case .key(let key, let isSame)?:
            meant = (key, isSame)
            message += ", here it is '\(key)'"
        case nil:
            let common = CommonField.allCases.map { $0.rawValue }
            if isLookedFor, let slip = diagnostics.suggestions.slip(for: name, among: free + common) {
                meant = (slip, true)
                message += ", did you mean '\(slip)'?"
            } else if isLookedFor, let twin = present(like: name, among: known, in: object) {
                message += ", and '\(twin.key.value)' is there already"
                notes = [Diagnostic.Note("'\(twin.key.value)' is here", at: twin.key.range)]
            } else {
                let hint = diagnostics.suggestions.hint(for: name, among: free, listing: .max)
                if let phrase = hint.phrase { message += ", \(phrase)" }
                meant = hint.nearest.map { ($0, false) }
            }
        }
        let fixes = meant.map {
            [
                FixIt(
                    "write '\($0.key)'", range: member.key.range, replacement: JSONValue.quoted($0.key),
                    isSafe: $0.isSame)
            ]
        }
        diagnostics.report(.unknownKey, message, at: member.key.range, notes: notes, fixes: fixes ?? [])
        return meant.map { .key($0.key, isSure: $0.isSame) } ?? .unknown
    }

    /// The member with a known key of which a name is a slip.
    private mutating func present(like name: String, among known: [String], in object: JSONObject)
        -> JSONMember?
    {
        let keys = known.filter { object[$0] != nil }
        return diagnostics.suggestions.slip(for: name, among: keys).flatMap { object[$0] }
    }

    /// The remedy for a member, by what else its object has.
    private func remedy(for member: JSONMember, in object: JSONObject, known: [String]) -> ForeignKey.Remedy?
    {
        let name = member.key.value
        if ForeignKey.isVariant(known), NodeField(rawValue: name) != nil || ForeignKey.isTimingKey(member) {
            if Self.holdsNode(object) { return ForeignKey.nodeInVariant }
            if object[VariantField.motion.rawValue] != nil {
                return .advice("the times of a motion tree stand in its nodes", nil)
            }
        }
        return ForeignKey.remedy(for: member, known: known)
    }

    /// Whether an object that should have some keys is a Lottie file, or a property of one.
    private static func isLottie(_ object: JSONObject, _ known: [String]) -> Bool {
        if known.contains(SpecField.variants.rawValue) { return object["layers"] != nil }
        return known.contains(AnimationField.values.rawValue) && object["a"] != nil && object["k"] != nil
    }

    /// Whether the value of a member may be that of a key: of several things under a key in the plural there is a list, or an object.
    private static func mayHold(_ member: JSONMember, _ key: String) -> Bool {
        guard key.utf8.count == member.key.value.utf8.count + 1, key == member.key.value + "s" else {
            return true
        }
        switch member.value.content {
        case .object, .array, .invalid: return true
        case .null, .bool, .number, .string: return false
        }
    }

    /// The known keys that an object can have besides those that it has: a node or a curve is of one kind.
    private func keys(_ known: [String], thatFit object: JSONObject) -> [String] {
        var heads: [String] = []
        if known.contains(NodeHead.animate.rawValue) {
            heads = NodeHead.allCases.map { $0.rawValue }
        } else if known.contains(CurveField.bezier.rawValue) {
            heads = CurveField.allCases.filter { $0.parameters != nil }.map { $0.rawValue }
        }
        let head = heads.first { object.members.firstIndex(of: $0) != nil }
        // Of the keys of a node those that go with its kind.
        let kind = head.flatMap { NodeHead(rawValue: $0) }
        return known.filter { name in
            guard object.members.firstIndex(of: name) == nil else { return false }
            guard head != nil else { return true }
            if heads.contains(name) { return false }
            guard let kind, let field = NodeField(rawValue: name) else { return true }
            return field.field.heads.isEmpty || field.field.heads.contains(kind)
        }
    }

    /// The correction that puts members of an object where they belong; nil if that isn't clear.
    private func gather(
        _ gathering: ForeignKey.Gathering, from object: JSONObject, at member: JSONMember, known: [String]
    ) -> FixIt? {
        switch gathering {
        case .kind: gatherKind(from: object, member)
        case .spring: gatherSpring(from: object)
        case .values: gatherValues(from: object)
        case .timing: gatherTiming(from: object)
        case .content: spread(member, of: object, known)
        case .keyframes: gatherKeyframes(from: object, at: member)
        case .timings: gatherTimings(from: object)
        case .motion: gatherMotion(from: object)
        case .curve: gatherCurve(from: object, member)
        }
    }

    private func gatherSpring(from object: JSONObject) -> FixIt? {
        var members = object.members.filter {
            ForeignKey.springKeys.contains($0.key.value.folded)
        }
        if let whole = members.first(where: { $0.key.value == CurveField.spring.rawValue }),
            case .object = whole.value.content
        {
            guard members.count == 1, let text = text(in: whole.value.range) else { return nil }
            return rewriting([whole], of: object, as: [Self.springCurve(text)], "write it as a curve")
        }
        let has = { (key: SpringField) in members.contains { $0.key.value == key.rawValue } }
        // Only beside its bounce a duration is that of the spring.
        if !has(.stiffness), !has(.tension), !has(.response), let duration = object["duration"] {
            members.append(duration)
        }
        let keys = SpringField.allCases.map { $0.rawValue }
        // Motion's duration is that until it ends, which is said by its type.
        let isOfMotion = object["type"]?.value.word?.folded == "spring" && has(.bounce)
        var texts: [String] = []
        for member in members where member.key.value != "type" {
            guard var text = mended(member, known: keys) else { return nil }
            if isOfMotion, member.key.value == SpringField.duration.rawValue,
                let length = self.text(in: member.value.range)
            {
                text = ["\(JSONValue.quoted(SpringField.settles.rawValue)): \(length)"]
            }
            texts += text
        }
        // What says half of a spring would only be told so in its new place.
        let fields = texts.compactMap { SpringField(rawValue: String($0.dropFirst().prefix { $0 != "\"" })) }
        guard SpringDialect.allCases.contains(where: { $0.matches(fields.filter { $0.namesDialect }) }) else {
            return nil
        }
        members.sort { $0.range.start < $1.range.start }
        return rewriting(
            members, of: object, as: [Self.springCurve("{ \(texts.joined(separator: ", ")) }")],
            "write it as a curve", isSafe: !(isOfMotion && fields.contains(.settles)))
    }

    /// A node whose kind is a value, with its only list as its children.
    private func gatherKind(from object: JSONObject, _ kind: JSONMember) -> FixIt? {
        let lists = object.members.filter { if case .array = $0.value.content { true } else { false } }
        guard let word = kind.value.word,
            [NodeHead.sequence, .group].contains(where: { $0.rawValue == word }),
            lists.count == 1, NodeField(rawValue: lists[0].key.value) == nil,
            let children = text(in: lists[0].value.range)
        else { return nil }
        let members = [kind, lists[0]].sorted { $0.range.start < $1.range.start }
        return rewriting(
            members, of: object, as: ["\(JSONValue.quoted(word)): \(children)"], "write '\(word)'")
    }

    private func gatherCurve(from object: JSONObject, _ member: JSONMember) -> FixIt? {
        guard object[TimingField.curve.rawValue] == nil, CurveField(rawValue: member.key.value) != nil,
            let text = text(in: member.range)
        else { return nil }
        return rewriting(
            [member], of: object, as: ["\(JSONValue.quoted(TimingField.curve.rawValue)): { \(text) }"],
            "put it into the curve")
    }

    private static func springCurve(_ spring: String) -> String {
        "\(JSONValue.quoted(TimingField.curve.rawValue)): "
            + "{ \(JSONValue.quoted(CurveField.spring.rawValue)): \(spring) }"
    }

    /// Two values by the words for a start and an end, or by the names of the states.
    private func gatherValues(from object: JSONObject) -> FixIt? {
        if let range = object["inputRange"], let values = object["outputRange"],
            let text = text(in: values.value.range)
        {
            let members = [range, values].sorted { $0.range.start < $1.range.start }
            return rewriting(
                members, of: object, as: ["\(JSONValue.quoted(AnimationField.values.rawValue)): \(text)"],
                "write 'values'")
        }
        let pairs = [("from", "to"), ("0%", "100%"), ("start", "end")]
        for (first, last) in pairs {
            guard stateNames.count == 2, let start = object[first], let end = object[last],
                let from = text(in: start.value.range), let to = text(in: end.value.range)
            else { continue }
            return rewriting(
                [start, end], of: object,
                as: ["\(JSONValue.quoted(AnimationField.values.rawValue)): [\(from), \(to)]"],
                "write them as a list")
        }
        return nil
    }

    private func gatherTiming(from object: JSONObject) -> FixIt? {
        let keys = TimingField.allCases.map { $0.rawValue }
        let members = object.members.filter { member in
            guard AnimationField(rawValue: member.key.value) == nil else { return false }
            return keys.contains(member.key.value) || ForeignKey.remedy(for: member, known: keys) != nil
        }
        var texts: [String] = []
        for member in members {
            guard let text = mended(member, known: keys) else { return nil }
            texts += text
        }
        return rewriting(
            members, of: object,
            as: ["\(JSONValue.quoted(AnimationField.timing.rawValue)): { \(texts.joined(separator: ", ")) }"],
            // A timing of its own takes nothing from that of all others.
            "put it into the timing", isSafe: !hasWildcard)
    }

    /// The timings of a variant: those by name, or one for all.
    private func gatherTimings(from object: JSONObject) -> FixIt? {
        guard Self.isFree(object, of: [.motion, .mirror]) else { return nil }
        let key = JSONValue.quoted(VariantField.timings.rawValue)
        let members = object.members.filter { ForeignKey.isEntry($0) }
        guard members.isEmpty else {
            let texts = members.compactMap { text(in: $0.range) }
            return rewriting(
                members, of: object, as: ["\(key): { \(texts.joined(separator: ", ")) }"],
                "put it into 'timings'")
        }
        let whole = object.members.first {
            ["transition", "transitions", "animation"].contains($0.key.value)
        }
        if let whole {
            guard let timing = text(in: whole.value.range) else { return nil }
            return rewriting(
                [whole], of: object, as: ["\(key): { \"*\": \(timing) }"], "put it into 'timings'")
        }
        let parts = object.members.filter { ForeignKey.isTimingKey($0) }
        let known = TimingField.allCases.map { $0.rawValue }
        var texts: [String] = []
        for part in parts {
            guard let text = mended(part, known: known) else { return nil }
            texts += text
        }
        guard !parts.isEmpty, object[VariantField.timings.rawValue] == nil else { return nil }
        return rewriting(
            parts, of: object, as: ["\(key): { \"*\": { \(texts.joined(separator: ", ")) } }"],
            "put it into 'timings'")
    }

    /// The keys of a node in a variant, as its motion.
    private func gatherMotion(from object: JSONObject) -> FixIt? {
        guard Self.isFree(object, of: [.motion, .mirror, .timings, .extends]) else { return nil }
        let members = object.members.filter { member in
            guard NodeField(rawValue: member.key.value) != nil else { return false }
            switch VariantField(rawValue: member.key.value) {
            case nil: return true
            case .from, .to: return isOfNode(member.value)
            default: return false
            }
        }
        let texts = members.compactMap { text(in: $0.range) }
        guard texts.count == members.count else { return nil }
        return rewriting(
            members, of: object,
            as: ["\(JSONValue.quoted(VariantField.motion.rawValue)): { \(texts.joined(separator: ", ")) }"],
            "put it into 'motion'")
    }

    /// Whether a variant has none of some keys, which exclude what is to be written.
    private static func isFree(_ object: JSONObject, of keys: [VariantField]) -> Bool {
        keys.allSatisfy { object[$0.rawValue] == nil }
    }

    /// Puts the members of a member's object in its place, with their names here.
    private func spread(_ member: JSONMember, of object: JSONObject, _ known: [String]) -> FixIt? {
        guard case .object(let inner) = member.value.content, inner.isComplete else { return nil }
        var texts: [String] = []
        for part in inner.members {
            guard let text = mended(part, known: known), object[part.key.value] == nil else { return nil }
            texts += text
        }
        return rewriting([member], of: object, as: texts, "write its keys here")
    }

    /// The texts that say what a member means among known keys; nil if nothing does for certain.
    private func mended(_ member: JSONMember, known: [String]) -> [String]? {
        guard let written = text(in: member.value.range) else { return nil }
        let name = member.key.value
        if known.contains(name) { return ["\(JSONValue.quoted(name)): \(written)"] }
        switch ForeignKey.remedy(for: member, known: known) {
        case .key(let key, isSame: true)?: return ["\(JSONValue.quoted(key)): \(written)"]
        case .members(let members, _)?: return members.map { "\(JSONValue.quoted($0.key)): \($0.json)" }
        case .key?, .advice?, nil:
            var suggestions = Suggestions()
            return suggestions.slip(for: name, among: known).map {
                ["\(JSONValue.quoted($0)): \(written)"]
            }
        }
    }
}
