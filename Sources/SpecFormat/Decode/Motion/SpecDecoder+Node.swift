import MotionModel

/// The members of a node, and which kind it is.
struct NodeReader {
    let head: NodeHead
    let members: ObjectReader<NodeField>
    /// Whether every key was understood.
    let isSound: Bool

    /// Where the head key is written.
    var place: SourceRange { members.keyRange(head.field) }

    subscript(key: NodeField) -> JSONSyntax? { members[key] }

    func member(_ key: NodeField) -> JSONMember? { members.member(key) }
}

extension SpecDecoder {
    /// A node of a motion tree, with everything below it; nil when something was reported.
    mutating func node(_ syntax: JSONSyntax, _ scope: NodeScope) -> NodeDraft? {
        guard let reader = nodeReader(syntax) else { return nil }
        guard let timing = nodeTiming(reader) else { return nil }
        var draft: NodeDraft?
        switch reader.head {
        case .animate: draft = animateNode(reader, timing, scope)
        case .sequence: draft = sequenceNode(reader, scope)
        case .group: draft = groupNode(reader, scope)
        case .each: draft = eachNode(reader, scope)
        case .wait: draft = waitNode(reader)
        case .set: draft = setNode(reader, scope)
        case .emit: draft = emitNode(reader, scope)
        case .decay: draft = decayNode(reader, scope)
        case .physics: draft = physicsNode(reader, scope)
        case .path: draft = pathNode(reader, timing, scope)
        case .use: draft = useNode(reader, scope)
        }
        guard var draft, reader.isSound else { return nil }
        // What the head says of the length holds where the timing says nothing.
        let length = draft.timing.duration
        draft.timing = timing.timing
        if draft.timing.duration == nil { draft.timing.duration = length }
        switch reader.head {
        case .sequence, .group, .each: draft.timing.warp = timing.curve?.curve
        case .animate, .wait, .set, .emit, .decay, .physics, .path, .use: break
        }
        if let natural = draft.timing.warp?.naturalDuration, draft.timing.duration == nil {
            draft.timing.duration = .seconds(natural)
        }
        return scheduled { $0.finished(draft) }
    }

    /// What a schedule makes of nodes; what it finds out joins the decoder's problems.
    mutating func scheduled<Result>(_ work: (inout Schedule) -> Result) -> Result {
        var schedule = Schedule(
            defaultDuration: defaultSeconds, platforms: platforms, diagnostics: Diagnostics())
        swap(&schedule.diagnostics, &diagnostics)
        defer { swap(&schedule.diagnostics, &diagnostics) }
        return work(&schedule)
    }

    /// What a leaf lasts that nothing gives a length.
    var defaultSeconds: Double {
        if let seconds = defaultCurve.naturalDuration { return seconds }
        switch defaultDuration {
        case .seconds(let seconds): return seconds
        case .travel(let minimum, _, _): return minimum
        }
    }

    /// Finds out which kind of node an object is, and reports keys that the kind doesn't have.
    private mutating func nodeReader(_ syntax: JSONSyntax) -> NodeReader? {
        guard let members = object(syntax, of: NodeField.self) else { return nil }
        let heads = NodeHead.allCases.filter { members.has($0.field) }
        guard let head = heads.first else {
            if members.isComplete {
                let words = NodeHead.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                diagnostics.report(
                    .nodeKind, "a node has one of \(words)", at: members.opening)
            }
            return nil
        }
        // `path` and `each` lend their names to nothing else, so a second head is a second node.
        if heads.count > 1, let first = members.member(head.field),
            let second = members.member(heads[1].field)
        {
            reportConflict(first, second, because: "a node is of one kind")
            return nil
        }
        var isSound = members.isComplete
        for key in members.keys where !key.heads.contains(head) {
            guard let member = members.member(key) else { continue }
            diagnostics.report(
                .conflictingKeys, "'\(key.rawValue)' says nothing to a node with '\(head.rawValue)'",
                at: member.key.range)
            isSound = false
        }
        return NodeReader(head: head, members: members, isSound: isSound)
    }

    // MARK: Timing

    /// The timing of a node, and its curve.
    struct ReadNodeTiming {
        var timing: NodeDraft.Timing
        var curve: CurveNode?
        /// A duration by travel, which only a leaf can have.
        var travel: Spec.Timing.Duration?
    }

    private mutating func nodeTiming(_ reader: NodeReader) -> ReadNodeTiming? {
        var isSound = true
        var timing = NodeDraft.Timing()
        timing.delay =
            optional(NodeField.delay, reader[.delay], &isSound) { $0.nodeTime($1, $2, allowsNegative: true) }
            ?? .zero
        if let syntax = reader[.delay], share(syntax) == nil {
            count(delay: timing.delay.fixed, at: syntax)
        }
        timing.endDelay =
            optional(NodeField.endDelay, reader[.endDelay], &isSound) {
                $0.nodeTime($1, $2, allowsNegative: true)
            } ?? .zero
        var travel: Spec.Timing.Duration?
        if let syntax = reader[.duration] {
            timing.durationRange = syntax.range
            if let share = share(syntax) {
                timing.duration = .share(share)
            } else if let read = nodeDuration(syntax, reader.head) {
                switch read.duration {
                case .seconds(let seconds): timing.duration = .seconds(seconds)
                case .travel: travel = read.duration
                }
            } else {
                isSound = false
            }
        }
        let curve = optional(NodeField.curve, reader[.curve], &isSound) { $0.chosenCurve($1, $2) }
        let reverseCurve = optional(NodeField.reverseCurve, reader[.reverseCurve], &isSound) {
            $0.chosenCurve($1, $2)
        }
        // The two tables have the same words for them.
        let playback = playbackKeys(&isSound) { key in
            NodeField(rawValue: key.rawValue).flatMap { reader.member($0) }
        }
        timing.iterations = playback.iterations ?? 1
        timing.repeatFor = playback.repeatFor
        timing.direction = playback.direction
        timing.iterationStart = playback.iterationStart
        timing.speed = playback.speed
        let autoreverses = playback.autoreverses ?? false
        timing.isSynchronized = optional(NodeField.sync, reader[.sync], &isSound) { $0.bool($1, $2) } ?? false
        timing.repetitionRange = (reader[.iterations] ?? reader[.repeatFor])?.range
        if autoreverses { timing.wayBack = .mirrored }
        if let mode = reader[.reversing] {
            if let wayBack = wayBack(mode, reader.head) {
                timing.wayBack = autoreverses ? wayBack : .none
            } else {
                isSound = false
            }
        }
        if let reverseCurve {
            timing.wayBack = .along(reverseCurve.curve, duration: reverseCurve.curve.naturalDuration ?? -1)
        }
        for key in [NodeField.reversing, .reverseCurve] {
            guard let member = reader.member(key), !autoreverses else { continue }
            diagnostics.report(
                .missingKey,
                "'\(key.rawValue)' needs '\(NodeField.autoreverse.rawValue)': without it there is no way back",
                at: member.key.range)
            isSound = false
        }
        if timing.isSynchronized, timing.iterations.isFinite {
            diagnostics.report(
                .conflictingKeys,
                "'\(NodeField.sync.rawValue)' is for what repeats for ever, with 'iterations': 'infinite'",
                at: reader.members.keyRange(.sync))
            isSound = false
        }
        return isSound ? ReadNodeTiming(timing: timing, curve: curve, travel: travel) : nil
    }

    /// The duration of a node; how long containers and waits last follows from what they are for, not from a scale.
    private mutating func nodeDuration(
        _ syntax: JSONSyntax, _ head: NodeHead
    ) -> (duration: Spec.Timing.Duration, isSuspicious: Bool)? {
        let what = "'\(NodeField.duration.rawValue)'"
        switch head {
        case .animate, .path: return chosenDuration(syntax, what)
        case .sequence, .group, .each, .wait, .set, .emit, .decay, .physics, .use:
            return duration(syntax, what)
        }
    }

    private mutating func wayBack(_ syntax: JSONSyntax, _ head: NodeHead) -> Spec.NodeTiming.WayBack? {
        let what = "'\(NodeField.reversing.rawValue)'"
        let words =
            head == .sequence ? ["contiguous", "sequential"] : ["contiguous", "independent", "synchronized"]
        switch choice(syntax, what, among: words) {
        case "contiguous": return .mirrored
        case "sequential": return .backwards
        case "independent": return .independent
        case "synchronized": return .synchronized
        default: return nil
        }
    }

    /// A time, or a share of the parent: `"50%"`.
    mutating func nodeTime(_ syntax: JSONSyntax, _ what: String, allowsNegative: Bool) -> NodeTime? {
        if let share = share(syntax) {
            guard share >= 0 || allowsNegative else {
                diagnostics.report(.durationNegative, "\(what) can't be negative", at: syntax.range)
                return nil
            }
            return .share(share)
        }
        return time(syntax, what, allowsNegative: allowsNegative).map { .seconds($0.seconds) }
    }

    /// The share that a text like `"50%"` spells; nil for anything else.
    func share(_ syntax: JSONSyntax) -> Double? {
        guard case .string(let string) = syntax.content, let quantity = Quantity(string.value),
            quantity.unit == "%", quantity.isTight, quantity.value.magnitude <= Limits.output
        else { return nil }
        return NumberText.value(of: quantity.number + "e-2") ?? quantity.value / 100
    }
}
