import MotionModel

extension SpecDecoder {
    /// Reads a property path from a key.
    mutating func propertyPath(_ key: JSONString) -> PropertyPath? {
        do throws(PropertyPathError) {
            return try PropertyPath(key.value)
        } catch {
            let place = key.sourceRange(ofDecoded: error.offset..<error.offset)
            if let path = Self.pathOfSelector(key.value) {
                diagnostics.report(
                    .propertyPathInvalid, "a target is a name, and not the selector of a style sheet",
                    at: key.range,
                    fixes: [
                        FixIt(
                            "write '\(path)'", range: key.range, replacement: JSONValue.quoted(path),
                            isSafe: true)
                    ])
                return nil
            }
            switch error {
            case .empty:
                diagnostics.report(.propertyPathInvalid, "a property path must not be empty", at: key.range)
            case .missingKeyPath:
                guard KnownKeyPath.row(for: key.value) == nil else {
                    reportMissingTarget(key)
                    return nil
                }
                diagnostics.report(
                    .propertyPathInvalid,
                    "'\(key.value)' lacks a key path behind it, as in '\(key.value).opacity'", at: key.range)
            case .emptyComponent:
                diagnostics.report(.propertyPathInvalid, "a name is missing here", at: place)
            case .unexpectedByte(_, let offset):
                let scalar = UTF8Scalar(in: [UInt8](key.value.utf8), at: offset)
                diagnostics.report(
                    .propertyPathInvalid,
                    "a property path is made of the letters a to z, digits, '_', '-' and full stops",
                    at: key.sourceRange(ofDecoded: offset..<(offset + scalar.count)))
            }
            return nil
        }
    }

    /// The path whose target is written as a class, an id or an element of a list: `.card.opacity`, `row[0].opacity`.
    private static func pathOfSelector(_ text: String) -> String? {
        let marks = Array(".#".utf8)
        let bytes = text.utf8.drop { marks.contains($0) }
        var path: [UInt8] = []
        for byte in bytes where byte != UInt8(ascii: "]") {
            path.append(byte == UInt8(ascii: "[") ? UInt8(ascii: ".") : byte)
        }
        let name = String(decoding: path, as: UTF8.self)
        guard name != text, text.utf8.count - bytes.count <= 1,
            let path = self.path(name), path.isKnown
        else { return nil }
        return name
    }

    /// Reports a known key path that stands for a property.
    mutating func reportMissingTarget(_ key: JSONString) {
        diagnostics.report(
            .propertyPathInvalid,
            "'\(key.value)' lacks a target in front of it, as in 'target.\(key.value)'", at: key.range)
    }

    // MARK: Declarations

    /// Reads a property's declaration; its initial value is read when the type is known.
    mutating func property(_ member: JSONMember) -> PropertyDraft? {
        guard let path = propertyPath(member.key),
            let reader = object(member.value, of: PropertyField.self)
        else { return nil }
        hold(path, at: member.key.range)
        note(path, at: member.key, isDefinition: true)
        var isSound = reader.isComplete
        let typeName: String? = optional(PropertyField.type, reader[.type], &isSound) { $0.choice($1, $2) }
        let isVector = typeName == "vector"
        var type = typeName.flatMap { ValueType(name: $0) }
        let additive = optional(PropertyField.additive, reader[.additive], &isSound) { $0.bool($1, $2) }
        let unit = optional(PropertyField.unit, reader[.unit], &isSound) { $0.choice($1, $2) }
            .flatMap { PropertyUnit(name: $0) }
        if let align = optional(PropertyField.align, reader[.align], &isSound, { $0.choice($1, $2) }) {
            alignments[path] = align != "none"
        }
        if isVector, isSound, case .array(let array) = reader[.initial]?.content {
            type = ValueType(name: "vector", componentCount: array.elements.count)
        }
        var initial: MotionValue?
        if let syntax = reader[.initial], isSound {
            let known =
                type ?? knownType(of: path, [syntax])
                ?? inferredType(of: [syntax], member.key)
            valueUnit = PropertyDeclaration(path: path, type: known, unit: unit).unit
            initial = known.flatMap { value(syntax, of: $0, Phrase(quoting: member.key.value)) }
            valueUnit = .none
            if initial == nil {
                isSound = false
                if known == nil, case .none = guess(syntax) {
                    reportUnreadable(syntax)
                }
            }
        }
        // A path's type has its commands.
        if case .path = initial?.type { type = initial?.type }
        return PropertyDraft(
            key: member.key, path: path,
            declaration: isSound
                ? PropertyDeclaration(
                    path: path, type: type, unit: unit, isAdditive: additive, initial: initial) : nil,
            type: isVector ? type : type ?? initial?.type, saysType: reader[.type] != nil,
            initial: reader[.initial], additive: additive, unit: unit, align: reader.member(.align)?.key,
            isSound: isSound)
    }

    /// Reports a value that fits no type.
    mutating func reportUnreadable(_ syntax: JSONSyntax) {
        if case .invalid = syntax.content { return }
        if case .array(let array) = syntax.content, array.isComplete {
            diagnostics.report(
                .componentCount, "a vector has 2 to 64 numbers, not \(array.elements.count)",
                at: syntax.range)
            return
        }
        if case .object(let object) = syntax.content, !object.isComplete { return }
        diagnostics.report(
            .unknownPropertyType, "\(syntax.typeName) of this form is a value of no type", at: syntax.range)
    }

    // MARK: Animations

    /// Reads an animation: an object, or its values alone.
    ///
    /// - Parameter path: The path that its key is; nil if it is none.
    mutating func animation(
        _ member: JSONMember, _ path: PropertyPath?, declaration: PropertyDraft?, states: [String]?
    ) -> AnimationDraft {
        // What is a path isn't the name of a target.
        if path == nil, let fix = nestedTarget(member) {
            diagnostics.report(
                .propertyPathInvalid,
                "'\(member.key.value)' lacks a key path behind it: each property is a key of its own",
                at: member.key.range, fixes: fix)
            return unreadable(member, timing: .some(nil))
        }
        if let path {
            hold(path, member.key)
            note(path, at: member.key, isDefinition: declaration == nil)
        } else {
            _ = propertyPath(member.key)
        }
        guard case .object = member.value.content else {
            if case .array = member.value.content {
                let read = pathAndValues(member.value, path, member.key, declaration, states, additive: nil)
                return AnimationDraft(
                    key: member.key, property: read.property, values: read.values, timingName: member.key,
                    isSound: path != nil)
            }
            reportType(
                member.value,
                wanted: "the animation of '\(member.key.value)' is an object or a list of values")
            return unreadable(member, timing: .some(nil))
        }
        guard let reader = object(member.value, of: AnimationField.self) else {
            return unreadable(member, timing: .some(nil))
        }
        var isSound = reader.isComplete && path != nil
        let additive = optional(AnimationField.additive, reader[.additive], &isSound) { $0.bool($1, $2) }
        let weight = optional(AnimationField.weight, reader[.weight], &isSound) { $0.number($1, $2) } ?? 1
        let velocity = optional(AnimationField.velocity, reader[.velocity], &isSound) {
            decoder, syntax, key in
            decoder.lateNumber(syntax, key).map { LeafVelocity(number: $0, range: syntax.range) }
        }
        var timingName = member.key
        var namesTiming = false
        var timing: Boxed<TimingDraft>??
        if let syntax = reader[.timing] {
            if syntax.isString {
                if let name = word(syntax, AnimationField.timing.quoted) {
                    timingName = name
                    namesTiming = true
                } else {
                    timing = .some(nil)
                }
            } else {
                timing = .some(self.timing(syntax, AnimationField.timing.quoted))
            }
        }
        guard let values = reader[.values] else {
            return unreadable(member, timing: timing, timingName: timingName, namesTiming: namesTiming)
        }
        let read = pathAndValues(values, path, member.key, declaration, states, additive: additive)
        var form: ValueType?
        if let property = read.property {
            form = self.form(
                of: property, space: reader.member(.space), turn: reader.member(.turn), isSound: &isSound)
            if let velocity, !hasVelocity(property, at: velocity.range) { isSound = false }
            checkWeight(weight, reader.member(.weight), of: property)
        }
        return AnimationDraft(
            key: member.key, property: read.property, form: form, values: read.values, timingName: timingName,
            namesTiming: namesTiming, timing: timing, weight: weight, velocity: velocity,
            isSound: isSound)
    }

    /// The correction of a target with an object of its properties: one member for each; nil if it is none.
    private func nestedTarget(_ member: JSONMember) -> [FixIt]? {
        guard !member.key.value.utf8.contains(UInt8(ascii: ".")),
            SpecField(rawValue: member.key.value) == nil,
            let members = flattened(member, under: member.key.value, depth: 0), !members.isEmpty
        else { return nil }
        return [
            FixIt(
                "write a key for each property", range: member.range,
                replacement: members.joined(separator: ", "), isSafe: true)
        ]
    }

    /// The properties in an object of an object, with their paths; nil for an object that is an animation.
    private func flattened(_ member: JSONMember, under path: String, depth: Int) -> [String]? {
        guard case .object(let object) = member.value.content, object.isComplete, depth < 8 else {
            return nil
        }
        let names = AnimationField.allCases.map { $0.rawValue }
        let isAnimation = object.members.contains {
            names.contains($0.key.value) || ForeignKey.remedy(for: $0, known: names) != nil
        }
        guard !isAnimation else { return nil }
        var texts: [String] = []
        for part in object.members {
            let name = "\(path).\(part.key.value)"
            if let inner = flattened(part, under: name, depth: depth + 1) {
                texts += inner
            } else {
                guard let value = text(in: part.value.range) else { return nil }
                texts.append("\(JSONValue.quoted(name)): \(value)")
            }
        }
        return texts
    }

    private func unreadable(
        _ member: JSONMember, timing: Boxed<TimingDraft>??, timingName: JSONString? = nil,
        namesTiming: Bool = false
    ) -> AnimationDraft {
        AnimationDraft(
            key: member.key, property: nil, values: nil, timingName: timingName ?? member.key,
            namesTiming: namesTiming, timing: timing, isSound: false)
    }

    /// Reads the property and its values, one for each state.
    private mutating func pathAndValues(
        _ syntax: JSONSyntax, _ path: PropertyPath?, _ key: JSONString, _ declared: PropertyDraft?,
        _ states: [String]?, additive: Bool?
    ) -> (property: PropertyDeclaration?, values: [ValueDraft]?) {
        guard let array = valuesByState(syntax), let path else { return (nil, nil) }
        let countIsRight = checkCount(array, syntax, states)
        let elements = array.elements
        if let declared, !declared.isSound { return (nil, nil) }
        let row = path.known
        guard let type = declared?.type ?? row?.type ?? likelyType(of: path, Array(elements), key)
        else {
            return (nil, nil)
        }
        let what = Phrase(quoting: key.value)
        valueUnit = declared?.unit ?? PropertyDeclaration.unit(of: row, type.canonical)
        var read: [ValueDraft] = []
        read.reserveCapacity(elements.count)
        for element in elements {
            if let value = valueNode(element, of: type, what) { read.append(value) }
        }
        valueUnit = .none
        if case .transform = type, let first = read.first {
            let around = read.count > 2 ? read + [first] : read
            checkMixtures(around.map { ($0.operand, $0.range) }, what)
        }
        let isRead = read.count == elements.count && countIsRight
        let initial = declared?.declaration?.initial
        let property = PropertyDeclaration(
            path: path, type: initial?.type ?? (read.isEmpty ? type : read[0].value.type),
            unit: declared?.unit,
            isAdditive: additive ?? declared?.additive, initial: initial)
        return (property, isRead ? read : nil)
    }

    /// Reads the list of values; those that are given by the names of the states get a correction.
    mutating func valuesByState(_ syntax: JSONSyntax) -> JSONArray? {
        let what = AnimationField.values.quoted
        guard case .object(let object) = syntax.content, !stateNames.isEmpty else {
            return list(syntax, what)
        }
        let states = stateNames.count == 2 && object["from"] != nil ? ["from", "to"] : stateNames
        let texts = states.compactMap { object[$0].flatMap { text(in: $0.value.range) } }
        let isWhole = texts.count == states.count && object.members.count == states.count
        reportType(
            syntax, wanted: "\(what) is a list",
            fixes: isWhole
                ? [
                    FixIt(
                        "write them as a list", range: syntax.range,
                        replacement: "[\(texts.joined(separator: ", "))]", isSafe: true)
                ] : [])
        return nil
    }

    /// Reads a value, and computes it with the parameters' defaults.
    private mutating func valueNode(_ syntax: JSONSyntax, of type: ValueType, _ what: Phrase) -> ValueDraft? {
        if let value = plainNumber(syntax, of: type) {
            return ValueDraft(operand: .constant(value), value: value, range: syntax.range)
        }
        guard let operand = operand(syntax, of: type, what), let value = defaultValue(of: operand) else {
            return nil
        }
        return ValueDraft(operand: operand, value: value.canonical, range: syntax.range)
    }

    /// The type of a property that neither a declaration nor the table determines; nil if it was reported.
    private mutating func likelyType(of path: PropertyPath, _ elements: [JSONSyntax], _ key: JSONString)
        -> ValueType?
    {
        if let type = knownType(of: path, elements) { return type }
        for element in elements {
            guard case .none = guess(element) else { continue }
            if case .string(let string) = element.content {
                // The expression has no type because it has an error.
                _ = expression(string)
            } else {
                reportUnreadable(element)
            }
            return nil
        }
        return inferredType(of: elements, key)
    }

    private mutating func checkCount(
        _ array: JSONArray, _ syntax: JSONSyntax, _ states: [String]?
    ) -> Bool {
        guard let states, array.isComplete, array.elements.count != states.count else {
            return array.isComplete && states != nil
        }
        guard !array.elements.isEmpty else {
            diagnostics.report(
                .emptyValue, "'\(AnimationField.values.rawValue)' needs one value for each state",
                at: syntax.range)
            return false
        }
        // Several animations with as many values too many have one cause: states that aren't listed.
        guard statesAreGiven || wrongCount != array.elements.count else { return false }
        wrongCount = array.elements.count
        let names = states.map { "'\($0)'" }.joined(separator: ", ")
        let range =
            array.elements.count > states.count ? array.elements[states.count].range : syntax.range
        diagnostics.report(
            .valueCount,
            "there are \(states.count) states, \(names), and \(array.elements.count) values here", at: range)
        return false
    }
}
