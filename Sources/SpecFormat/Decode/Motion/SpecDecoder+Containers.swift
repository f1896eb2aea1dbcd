import MotionModel

/// Nodes with children.
extension SpecDecoder {
    mutating func sequenceNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let children = children(reader, .sequence, scope, .none) else { return nil }
        return NodeDraft(place: reader.place, body: .sequence(children))
    }

    mutating func groupNode(
        _ reader: NodeReader, _ scope: NodeScope, _ wayBack: NodeDraft.WayBack
    ) -> NodeDraft? {
        let children = children(reader, .group, scope, wayBack)
        guard let offsets = offsets(reader, count: children?.count ?? 0, scope), let children else {
            return nil
        }
        return groupDraft(reader, children, offsets)
    }

    /// Reads one copy of `motion` for each target.
    mutating func eachNode(
        _ reader: NodeReader, _ scope: NodeScope, _ wayBack: NodeDraft.WayBack
    ) -> NodeDraft? {
        guard let syntax = reader[.each], let array = list(syntax, NodeField.each.quoted) else {
            return nil
        }
        var targets: [String] = []
        for element in array.elements {
            guard let word = word(element, "a target") else { continue }
            let target = scope.expanded(word).value
            note(target: word, target)
            note(.index(targets.count), at: element.range)
            targets.append(target)
        }
        if array.elements.isEmpty, array.isComplete {
            diagnostics.report(
                .emptyValue, "'\(NodeField.each.rawValue)' needs at least one target", at: syntax.range)
        }
        let offsets = offsets(reader, count: targets.count, scope)
        guard targets.count == array.elements.count, !targets.isEmpty, let offsets else { return nil }
        guard let motion = reader[.motion] else {
            if reader.isSound {
                diagnostics.report(
                    .missingKey, "'\(NodeField.each.rawValue)' needs '\(NodeField.motion.rawValue)'",
                    at: reader.place)
            }
            return nil
        }
        guard let scope = inner(reader, scope, wayBack) else { return nil }
        var children: [NodeDraft] = []
        for (index, target) in targets.enumerated() {
            var copy = scope
            copy.target = target
            copy.index = index
            copy.count = targets.count
            // An error in the first copy is one in all of them.
            guard countNode(at: motion.range), let child = node(motion, copy) else { return nil }
            children.append(child)
        }
        return groupDraft(reader, children, offsets)
    }

    private func groupDraft(
        _ reader: NodeReader, _ children: [NodeDraft], _ offsets: [NodeTime]
    ) -> NodeDraft {
        let draft = NodeDraft(place: reader.place, body: .group(children, offsets: offsets))
        draft.staggerPlace = reader[.stagger]?.range
        return draft
    }

    private mutating func children(
        _ reader: NodeReader, _ key: NodeField, _ scope: NodeScope, _ wayBack: NodeDraft.WayBack
    ) -> [NodeDraft]? {
        guard let syntax = reader[key], let array = nodes(syntax, key),
            let scope = inner(reader, scope, wayBack)
        else { return nil }
        if array.elements.isEmpty, array.isComplete {
            diagnostics.report(.emptyValue, "'\(key.rawValue)' needs at least one node", at: syntax.range)
            return nil
        }
        let outer = container
        defer { container = outer }
        let count = Swift.min(array.elements.count, Limits.segments)
        // Where there are many, most have a property and a target of their own.
        treeProperties.reserveCapacity(count)
        targets.reserveCapacity(count)
        var read: [NodeDraft] = []
        read.reserveCapacity(count)
        for element in array.elements {
            container = reader.head
            if countNode(at: element.range), let child = node(element, scope) { read.append(child) }
        }
        return read.count == array.elements.count && array.isComplete ? read : nil
    }

    /// Reads a list of nodes; a single one gets a correction.
    private mutating func nodes(_ syntax: JSONSyntax, _ key: NodeField) -> JSONArray? {
        guard case .object(let object) = syntax.content, !object.members.isEmpty,
            let text = text(in: syntax.range)
        else { return list(syntax, key.quoted) }
        reportType(
            syntax, wanted: "\(key.quoted) is a list",
            fixes: [FixIt("write a list", range: syntax.range, replacement: "[\(text)]", isSafe: true)])
        return nil
    }

    /// The scope of the children, with the container's property.
    private mutating func inner(
        _ reader: NodeReader, _ scope: NodeScope, _ wayBack: NodeDraft.WayBack
    ) -> NodeScope? {
        var scope = scope
        switch wayBack {
        case .independent, .synchronized: scope.isTurned = true
        case .none, .mirrored, .along, .onTurn, .backwards: scope.isTurned = false
        }
        guard let syntax = reader[.property] else { return scope }
        guard let word = word(syntax, NodeField.property.quoted) else { return nil }
        // What '$' stands for is a name.
        let example = word.replacing(UInt8(ascii: "$"), by: scope.target ?? "a")
        guard propertyPath(example) != nil else { return nil }
        scope.property = word
        return scope
    }

    /// Counts a node; exceeding the limit is reported once.
    private mutating func countNode(at range: SourceRange) -> Bool {
        nodeCount += 1
        guard nodeCount <= Limits.segments else {
            diagnostics.report(
                .limitSegments, "a spec has at most \(Limits.segments) nodes after unrolling", at: range)
            return false
        }
        return true
    }

    // MARK: Stagger

    /// Reads the offset of each child, in seconds or as a share of the container's length.
    private mutating func offsets(_ reader: NodeReader, count: Int, _ scope: NodeScope) -> [NodeTime]? {
        guard let syntax = reader[.stagger] else { return [NodeTime](repeating: .zero, count: count) }
        guard case .object(let object) = syntax.content,
            !object.members.contains(where: { TimeField(rawValue: $0.key.value) != nil })
        else {
            return staggerTime(syntax, NodeField.stagger.quoted, scope)
                .map { Stagger($0).offsets(count: count) }
        }
        return stagger(syntax, count: count, scope)?.offsets(count: count)
    }

    /// Reads the time of a stagger, which may be an expression.
    private mutating func staggerTime(
        _ syntax: JSONSyntax, _ what: Phrase, _ scope: NodeScope
    ) -> NodeTime? {
        if case .string(let string) = syntax.content, looksLikeExpression(syntax) {
            return lateTime(string, what, expressionEnvironment(in: scope))
        }
        return nodeTime(syntax, what, allowsNegative: false)
    }

    private mutating func stagger(_ syntax: JSONSyntax, count: Int, _ scope: NodeScope) -> Stagger? {
        guard let reader = object(syntax, of: StaggerField.self) else { return nil }
        guard let spread = reader.member(.each) ?? reader.member(.total) else {
            if reader.isComplete {
                diagnostics.report(
                    .missingKey,
                    "a stagger needs \(StaggerField.each.quoted) or \(StaggerField.total.quoted)",
                    at: reader.opening)
            }
            return nil
        }
        var isSound = reader.isComplete
        if let second = reader.member(.total), reader.has(.each) {
            reportConflict(spread, second)
            isSound = false
        }
        var stagger = Stagger(.zero)
        stagger.isTotal = !reader.has(.each)
        if let time = staggerTime(spread.value, Phrase(quoting: spread.key.value), scope) {
            stagger.time = time
        } else {
            isSound = false
        }
        let origin = optional(StaggerField.from, reader[.from], &isSound) { $0.origin($1, $2, count: count) }
        let curve = optional(StaggerField.curve, reader[.curve], &isSound) { $0.curve($1, $2.quoted) }
        if let origin { stagger.origin = origin }
        if let curve { stagger.curve = curve.curve }
        return isSound ? stagger : nil
    }

    private mutating func origin(
        _ syntax: JSONSyntax, _ key: StaggerField, count: Int
    ) -> Stagger.Origin? {
        if case .number(let value) = syntax.content {
            guard value == value.rounded(.down), value >= 0, value < Double(Swift.max(count, 1)) else {
                diagnostics.report(
                    .range, "\(key.quoted) is the number of a child, 0 to \(Swift.max(count, 1) - 1)",
                    at: syntax.range)
                return nil
            }
            return .index(Int(value))
        }
        switch choice(syntax, key) as String? {
        case "first": return .first
        case "last": return .last
        case "center": return .center
        case "edges": return .edges
        default: return nil
        }
    }
}
