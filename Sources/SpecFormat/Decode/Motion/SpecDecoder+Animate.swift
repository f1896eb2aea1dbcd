import MotionModel

/// Leaves that move between values.
extension SpecDecoder {
    /// Reads a leaf that moves a property between values.
    mutating func animateNode(
        _ reader: NodeReader, _ timing: Boxed<TimingDraft>, _ scope: NodeScope
    ) -> NodeDraft? {
        guard let (path, key) = animatedPath(reader, scope) else { return nil }
        var given = NodeField.destinations.lazy.filter { reader.members.has($0) }.makeIterator()
        if let steps = reader.member(.steps), let count = steps.value.number {
            let curve = "\"curve\": { \"steps\": \(NumberText.text(count)) }"
            diagnostics.report(
                .wrongType, "'steps' is a list of values here, and a staircase is a curve, \(curve)",
                at: steps.value.range)
            return nil
        }
        guard let form = given.next(), let syntax = reader[form] else {
            if reader.isSound {
                let words = NodeField.destinations.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                diagnostics.report(.missingKey, "'animate' needs one of \(words)", at: reader.place)
            }
            return nil
        }
        if let other = given.next(), let first = reader.member(form), let second = reader.member(other) {
            reportConflict(
                first, second, because: "a leaf goes one way", fixes: joined(first, second, reader))
            return nil
        }
        if !form.isOneWay, let first = reader.member(form),
            let second = reader.member(.reverseCurve)
        {
            reportConflict(first, second, because: "a way back of its own leads from one end to the other")
            return nil
        }
        guard !isForeignKeyframes(form, syntax, reader) else { return nil }
        var listed: [JSONSyntax]?
        if ![.to, .by, .value].contains(form) {
            guard let values = listedValues(form, syntax) else { return nil }
            listed = values
        }
        let from = reader[.from]
        guard
            let property = leafProperty(
                path, key, values: (listed ?? [syntax]) + (from.map { [$0] } ?? []), scope)
        else { return nil }
        var isSound = true
        let firstShown = shownValues.count
        var start: Operand?
        if let from {
            start = leafValue(from, property, key, scope, knowsFrom: false)
            if start == nil { isSound = false }
        }
        // A value over time has its shape in the expression.
        let curve =
            timing.wrappedValue.curve?.curve
            ?? (form == .value ? .linear : defaultCurve(for: timing.wrappedValue.duration))
        if timing.wrappedValue.curve == nil, ![.value, .steps, .keyframes].contains(form) {
            leaveCurveOpen(at: reader.place)
        }
        let context = LeafContext(property: property, key: key, scope: scope, curve: curve)
        let firstPassed = shownValues.count
        let read = keyframes(form, syntax, context, &start)
        if case .transform = property.type, form != .steps, let read {
            let first = start.map { [(operand: $0, range: from?.range ?? syntax.range)] } ?? []
            checkMixtures(first + read.map { ($0.value, $0.range) }, Phrase(quoting: key.value))
        }
        if form == .by { addShown(from: firstPassed, to: start?.constant) }
        if case .bool(true)? = reader[.additive]?.content { addShown(from: firstShown, to: nil) }
        guard let keyframes = read, isSound,
            let leaf = leaf(reader, property, start, keyframes)
        else { return nil }
        let draft = NodeDraft(place: reader.place, body: .animate(Boxed(leaf)), timing: timing)
        var velocity: LeafVelocity?
        if let member = reader.member(.velocity) {
            velocity = leafVelocity(member, reader, form, scope)
            guard velocity != nil else { return nil }
        }
        switch form {
        case .to, .by, .values:
            checkIgnoredDuration(reader.member(.duration), timing.wrappedValue, reader.object)
            guard goOneWay(draft, at: velocity, isOffset: form == .by) else { return nil }
        case .through, .keyframes:
            guard takeTime(draft, form) else { return nil }
        default:
            guard knowsTravel(draft) else { return nil }
        }
        return draft
    }

    /// The correction of a destination beside what is passed on the way: it is the last that is passed.
    private func joined(_ first: JSONMember, _ second: JSONMember, _ reader: NodeReader) -> [FixIt] {
        guard let end = reader.member(.to), let way = reader.member(.through),
            [first.key.range, second.key.range].allSatisfy({ [end.key.range, way.key.range].contains($0) }),
            case .array(let array) = way.value.content, let last = array.elements.last, array.isComplete,
            let values = text(in: SourceRange(start: way.range.start, end: last.range.end)),
            let value = text(in: end.value.range)
        else { return [] }
        let members = [end, way].sorted { $0.range.start < $1.range.start }
        return rewriting(
            members, of: reader.object, as: ["\(values), \(value)]"], "pass it last in 'through'"
        ).map { [$0] } ?? []
    }

    /// The context in which the keyframes of a leaf are read.
    struct LeafContext {
        let property: PropertyDeclaration
        let key: JSONString
        let scope: NodeScope
        let curve: Curve
    }

    mutating func animatedPath(_ reader: NodeReader, _ scope: NodeScope) -> (
        PropertyPath, JSONString
    )? {
        leafPath(reader[.animate], NodeField.animate.quoted, scope)
    }

    /// The values of a leaf that are in a list, as written, for inferring their type.
    private mutating func listedValues(_ form: NodeField, _ syntax: JSONSyntax) -> [JSONSyntax]? {
        guard let array = form == .values ? valuesByState(syntax) : list(syntax, form.quoted) else {
            return nil
        }
        if form == .keyframes {
            return array.elements.compactMap { element in
                guard case .object(let object) = element.content else { return nil }
                return object[KeyframeField.value.rawValue]?.value
            }
        }
        guard !array.elements.isEmpty else {
            if array.isComplete {
                diagnostics.report(
                    .emptyValue, "'\(form.rawValue)' needs at least one value", at: syntax.range)
            }
            return nil
        }
        return array.isComplete ? Array(array.elements) : nil
    }

    /// Gives a leaf with several keyframes the natural duration that they determine, if its node has none.
    private mutating func takeTime(_ draft: NodeDraft, _ form: NodeField) -> Bool {
        guard knowsTravel(draft), case .animate(let leaf) = draft.body else { return false }
        guard draft.timing.duration == nil, draft.timing.share == nil else { return true }
        if form == .through {
            let keyframes = leaf.wrappedValue.keyframes
            draft.natural = keyframes.last?.curve.naturalDuration.map { $0 * Double(keyframes.count) }
        } else {
            for keyframe in leaf.wrappedValue.keyframes {
                guard case .seconds(let seconds) = keyframe.at else { continue }
                draft.natural = Swift.max(draft.natural ?? 0, seconds)
            }
        }
        return true
    }

    /// Whether a duration by travel has a single travel to depend on; reports it.
    private mutating func knowsTravel(_ draft: NodeDraft) -> Bool {
        guard case .travel? = draft.timing.duration else { return true }
        diagnostics.report(
            .unknownTravel, "a duration by travel is for one value on its way to another",
            at: draft.timing.places.duration ?? draft.place)
        return false
    }
}
