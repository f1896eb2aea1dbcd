import MotionModel

/// The members of a node, and its kind.
struct NodeReader {
    let head: NodeHead
    let object: JSONObject
    let members: ObjectReader<NodeField>
    /// Whether every key was valid.
    let isSound: Bool

    /// The range of the head key.
    var place: SourceRange { members.keyRange(head.field) }

    subscript(key: NodeField) -> JSONSyntax? { members[key] }

    func member(_ key: NodeField) -> JSONMember? { members.member(key) }
}

extension SpecDecoder {
    /// Reads a node of a motion tree with its children; nil when something was reported.
    mutating func node(_ syntax: JSONSyntax, _ scope: NodeScope) -> NodeDraft? {
        if case .array(let array) = syntax.content, !array.elements.isEmpty, array.isComplete,
            let text = text(in: syntax.range)
        {
            reportType(
                syntax, wanted: "\(NodeField.object) is an object",
                fixes: array.elements.count == 1
                    ? joined(syntax)
                    : [NodeHead.sequence, .group].map { head in
                        FixIt(
                            "write '\(head.rawValue)'", range: syntax.range,
                            replacement: "{ \(JSONValue.quoted(head.rawValue)): \(text) }")
                    })
            return nil
        }
        guard let reader = nodeReader(syntax, scope) else { return nil }
        if reader.head == .animate, isWholeTarget(reader) { return nil }
        guard let (timing, wayBack) = nodeTiming(reader, scope) else { return nil }
        var draft: NodeDraft?
        switch reader.head {
        case .animate: draft = animateNode(reader, timing, scope)
        case .sequence: draft = sequenceNode(reader, scope)
        case .group: draft = groupNode(reader, scope, wayBack)
        case .each: draft = eachNode(reader, scope, wayBack)
        case .wait: draft = waitNode(reader, timing)
        case .set: draft = setNode(reader, scope)
        case .emit: draft = emitNode(reader, scope)
        case .decay: draft = decayNode(reader, scope)
        case .physics: draft = physicsNode(reader, scope)
        case .path: draft = pathNode(reader, timing, scope)
        case .use: draft = useNode(reader, scope)
        }
        guard let draft, reader.isSound else { return nil }
        draft.wayBack = wayBack
        switch reader.head {
        case .sequence, .group, .each:
            draft.sharedTiming = timing
            draft.warp = timing.wrappedValue.curve?.curve
            if let natural = draft.warp?.naturalDuration, draft.isUnmeasured {
                draft.setDuration(.seconds(natural))
            }
        case .set, .emit, .decay, .physics, .use: draft.sharedTiming = timing
        case .animate, .wait, .path: break
        }
        return scheduled { $0.finished(draft) }
    }

    /// Schedules nodes; the problems found are added to the decoder's.
    mutating func scheduled<Result>(_ work: (inout Schedule) -> Result) -> Result {
        var schedule = Schedule(defaultDuration: defaultSeconds, diagnostics: Diagnostics())
        swap(&schedule.diagnostics, &diagnostics)
        defer { swap(&schedule.diagnostics, &diagnostics) }
        return work(&schedule)
    }

    /// The default duration of a leaf in seconds.
    var defaultSeconds: Double {
        if let seconds = defaultCurve.naturalDuration { return seconds }
        switch defaultDuration {
        case .seconds(let seconds): return seconds
        case .travel(let minimum, _, _): return minimum
        }
    }

    /// Determines the kind of a node, and reports keys that the kind doesn't have.
    ///
    /// A leaf without a head moves the property of a container above it.
    private mutating func nodeReader(_ syntax: JSONSyntax, _ scope: NodeScope) -> NodeReader? {
        guard let members = object(syntax, of: NodeField.self), case .object(let object) = syntax.content
        else {
            return nil
        }
        var heads = NodeHead.allCases.lazy.filter { members.has($0.field) }.makeIterator()
        let isLeaf = scope.property != nil && NodeField.destinations.contains { members.has($0) }
        guard let head = heads.next() ?? (isLeaf ? .animate : nil) else {
            if !members.mayHide {
                let words = NodeHead.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                diagnostics.report(
                    .nodeKind, "a node has one of \(words)", at: members.opening, fixes: headFixes(members))
            }
            return nil
        }
        // `path` and `each` are names of no other key, so a second head is a second node.
        if let other = heads.next(), let first = members.member(head.field),
            let second = members.member(other.field)
        {
            reportConflict(first, second, because: "a node is of one kind")
            return nil
        }
        var isSound = members.isComplete
        for key in members.keys(besides: NodeField.rows(of: head)) {
            guard let member = members.member(key) else { continue }
            diagnostics.report(
                .conflictingKeys, "'\(key.rawValue)' says nothing to a node with '\(head.rawValue)'",
                at: member.key.range,
                fixes: member.value.isEmpty ? [removal(of: member, from: object, isSafe: true)] : [])
            isSound = false
        }
        return NodeReader(head: head, object: object, members: members, isSound: isSound)
    }

    /// The correction of a node that has nothing but a time, or says what moves as a container does.
    private func headFixes(_ members: ObjectReader<NodeField>) -> [FixIt] {
        if let member = members.member(.property), NodeField.destinations.contains(where: { members.has($0) })
        {
            return [
                FixIt(
                    "write 'animate'", range: member.key.range,
                    replacement: JSONValue.quoted(NodeHead.animate.rawValue), isSafe: true)
            ]
        }
        guard members.keys.count == 1, let member = members.member(.delay) ?? members.member(.duration) else {
            return []
        }
        return [
            FixIt(
                "write 'wait'", range: member.key.range,
                replacement: JSONValue.quoted(NodeHead.wait.rawValue), isSafe: true)
        ]
    }

    // MARK: Timing

    /// Reads a node's timing and its way back.
    private mutating func nodeTiming(
        _ reader: NodeReader, _ scope: NodeScope
    ) -> (Boxed<TimingDraft>, NodeDraft.WayBack)? {
        var isSound = true
        let isLate = reader[.delay].map { looksLikeExpression($0) } ?? false
        let names = isLate ? expressionEnvironment(in: scope) : nil
        var timing = timingKeys(
            of: reader.head, at: reader.place, &isSound, in: names, { reader[$0.nodeField] },
            { reader.member($0.nodeField) })
        var wayBack = timing.wayBack
        let canTurn = NodeField.rows.heads(of: .autoreverse).contains(reader.head)
        if let mode = reader.member(.reversing) {
            let turn = reader.member(.autoreverse)
            if !checkWayBack(for: mode, turn, timing, mends: canTurn) { isSound = false }
            if let read = self.wayBack(mode.value, reader.head) { wayBack = read } else { isSound = false }
            if let curve = reader.member(.curve) {
                switch wayBack {
                case .backwards, .independent, .synchronized:
                    reportConflict(
                        mode, curve, because: "a container's curve bends a way there and its mirror")
                    isSound = false
                case .none, .mirrored, .along, .onTurn: break
                }
            }
        }
        if scope.isTurned, !timing.autoreverses, let curve = timing.reverseCurve {
            wayBack = .onTurn(curve.curve)
            if let first = reader.member(.reverseCurve),
                let second = reader.member(.iterations) ?? reader.member(.repeatFor)
            {
                reportConflict(first, second, because: "what repeats turns as a whole")
                isSound = false
            }
        } else {
            // What has several values goes back as it went.
            let others = NodeField.destinations.lazy.filter { !$0.isOneWay }
            let mends = canTurn && !others.contains { reader.members.has($0) }
            let (curve, turn) = (reader.member(.reverseCurve), reader.member(.autoreverse))
            if !checkWayBack(for: curve, turn, timing, mends: mends) { isSound = false }
        }
        if let sync = reader.member(.sync) {
            if let isSynchronized = bool(sync.value, NodeField.sync.quoted) {
                timing.isSynchronized = isSynchronized
            } else {
                isSound = false
            }
            if timing.isSynchronized, timing.iterations.isFinite {
                diagnostics.report(
                    .conflictingKeys,
                    "\(NodeField.sync.quoted) is for what repeats for ever, with 'iterations': 'infinite'",
                    at: sync.key.range)
                isSound = false
            }
        }
        if case .travel? = timing.duration, !reader.head.hasChosenDuration {
            diagnostics.report(
                .unknownTravel, "a duration by travel is for one value on its way to another",
                at: timing.places.duration ?? reader.place)
            isSound = false
        }
        return isSound ? (Boxed(timing), wayBack) : nil
    }

    private mutating func wayBack(_ syntax: JSONSyntax, _ head: NodeHead) -> NodeDraft.WayBack? {
        let words = NodeField.rows[.reversing].row(of: head).words
        switch choice(syntax, NodeField.reversing.quoted, among: words) {
        case "contiguous": return .mirrored
        case "sequential": return .backwards
        case "independent": return .independent
        case "synchronized": return .synchronized
        default: return nil
        }
    }

    /// Reads a time, or a share of the parent: `"50%"`.
    mutating func nodeTime(
        _ syntax: JSONSyntax, _ what: Phrase, allowsNegative: Bool, warns: Bool = true
    ) -> NodeTime? {
        if let share = share(syntax) {
            guard share >= 0 || allowsNegative else {
                diagnostics.report(.durationNegative, "\(what) can't be negative", at: syntax.range)
                return nil
            }
            return .share(share)
        }
        if let quantity = writtenShare(syntax), !quantity.isTight {
            let text = "\"\(quantity.number)%\""
            diagnostics.report(
                .invalidTime, "a share has no space in it", at: syntax.range,
                fixes: [FixIt("write \(text)", range: syntax.range, replacement: text, isSafe: true)])
            return nil
        }
        return time(syntax, what, allowsNegative: allowsNegative, warns: warns).map { .seconds($0.seconds) }
    }

    /// The share written as a text like `"50%"`; nil for anything else.
    func share(_ syntax: JSONSyntax) -> Double? {
        guard let quantity = writtenShare(syntax), quantity.isTight else { return nil }
        return quantity.divided(byTenTo: 2)
    }

    /// The share of a text, even with spaces in it.
    private func writtenShare(_ syntax: JSONSyntax) -> Quantity? {
        guard syntax.isString, syntax.plainBytes.map({ $0.contains(UInt8(ascii: "%")) }) ?? true,
            let quantity = syntax.word.flatMap({ Quantity($0) }), quantity.unit == "%",
            quantity.value.magnitude <= Limits.output
        else { return nil }
        return quantity
    }
}

extension JSONSyntax {
    /// Whether it is an object, a list or a text with nothing in it.
    fileprivate var isEmpty: Bool {
        switch content {
        case .object(let object): object.members.isEmpty && object.isComplete
        case .array(let array): array.elements.isEmpty && array.isComplete
        case .string(let string): string.value.isEmpty
        case .null, .bool, .number, .invalid: false
        }
    }
}
