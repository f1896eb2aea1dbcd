import MotionModel

extension Spec.Node {
    /// Whether a time of something inside, or its own delay, is only known when it plays.
    ///
    /// - Complexity: O(nodes).
    package var holdsLate: Bool { timing.lateDelay != nil || body.holdsLate }

    /// Whether the time from its start to its end, delays included, is only known when it plays: the longest is `total`.
    package var hasLateTotal: Bool { isLate || timing.lateDelay != nil }

    /// The shortest time in seconds from the node's start to its end, delays included; `total` is the longest.
    ///
    /// - Complexity: O(late nodes).
    package var shortestTotal: Double {
        guard hasLateTotal else { return total }
        let delay = Swift.min(timing.lateDelay?.smallest ?? timing.delay, timing.delay)
        return Swift.max(0, delay + (isLate ? shortestLength / timing.speed : activeLength) + timing.endDelay)
    }

    /// The shortest length in seconds of one forward pass at speed 1.
    private var shortestLength: Double {
        switch body {
        case .wait, .emit: length
        case .animate(let leaf): leaf.lateCourse?.shortest ?? length
        case .sequence(let nodes): nodes.reduce(0) { $0 + $1.shortestTotal }
        case .group(let members):
            members.reduce(0) { Swift.max($0, $1.shortestOffset + $1.node.shortestTotal) }
        }
    }

    /// The node with the numbers mapped on which its late times and courses depend, and as long as it can be with them. What
    /// is known with them isn't late any more.
    ///
    /// - Parameter transform: The number in place of another, in no wider range.
    func mapNumbers(_ transform: (LateNumber) -> LateNumber) -> Spec.Node {
        guard holdsLate else { return self }
        let body: Body =
            switch self.body {
            case .wait, .emit: self.body
            case .animate(let leaf): .animate(leaf.with(lateCourse: leaf.lateCourse?.mapped(transform)))
            case .sequence(let nodes): .sequence(nodes.map { $0.mapNumbers(transform) })
            case .group(let members):
                .group(
                    members.map {
                        let late = $0.lateOffset.map(transform)
                        return Member(
                            offset: late.map { $0.largest } ?? $0.offset, lateOffset: late?.ifLate,
                            node: $0.node.mapNumbers(transform))
                    })
            }
        return Spec.Node(
            timing: timing.waiting(timing.lateDelay.map(transform)),
            length: isLate ? Swift.min(body.longest ?? length, length) : length,
            isLate: isLate && body.isLate,
            body: body)
    }

    /// The numbers inside that depend on parameters or readings, and decide times, in the order of the text.
    var lateNumbers: [LateNumber] {
        let own = timing.lateDelay.map { [$0] } ?? []
        switch body {
        case .wait, .emit: return own
        case .animate(let leaf): return own + (leaf.lateCourse?.numbers ?? [])
        case .sequence(let nodes): return own + nodes.flatMap { $0.lateNumbers }
        case .group(let members):
            return own
                + members.flatMap { ($0.lateOffset.map { [$0] } ?? []) + $0.node.lateNumbers }
        }
    }
}

extension Spec.Node.Body {
    /// Whether the length of something in it that isn't inside of a container with a length of its own is only known when it plays.
    var isLate: Bool {
        switch self {
        case .wait, .emit: false
        case .animate(let leaf): leaf.lateCourse != nil
        case .sequence(let nodes): nodes.contains { $0.hasLateTotal }
        case .group(let members): members.contains { $0.lateOffset != nil || $0.node.hasLateTotal }
        }
    }

    /// The longest length in seconds of one forward pass, if what is in it says so.
    fileprivate var longest: Double? {
        switch self {
        case .wait, .emit: nil
        case .animate(let leaf): leaf.lateCourse?.longest
        case .sequence(let nodes): nodes.reduce(0) { $0 + $1.total }
        case .group(let members): members.reduce(0) { Swift.max($0, $1.offset + $1.node.total) }
        }
    }

    /// Whether a time of something in it is only known when it plays.
    fileprivate var holdsLate: Bool {
        switch self {
        case .wait, .emit: false
        case .animate(let leaf): leaf.lateCourse != nil
        case .sequence(let nodes): nodes.contains { $0.holdsLate }
        case .group(let members): members.contains { $0.lateOffset != nil || $0.node.holdsLate }
        }
    }
}

extension Spec.Node.Member {
    /// The shortest offset from the group's start in seconds.
    package var shortestOffset: Double { Swift.min(lateOffset?.smallest ?? offset, offset) }
}

extension LateNumber {
    /// The number, unless it is known by now.
    fileprivate var ifLate: LateNumber? { expression.isConstant ? nil : self }
}

extension Spec.NodeTiming {
    /// The timing with another late delay, which isn't longer; the longest is its delay then.
    fileprivate func waiting(_ late: LateNumber?) -> Spec.NodeTiming {
        Spec.NodeTiming(
            delay: late.map { $0.largest } ?? delay, lateDelay: late?.ifLate, endDelay: endDelay,
            iterations: iterations,
            iterationStart: iterationStart, direction: direction, wayBack: wayBack, speed: speed, warp: warp,
            isSynchronized: isSynchronized)
    }
}
