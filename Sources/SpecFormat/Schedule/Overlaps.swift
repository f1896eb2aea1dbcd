import MotionModel

/// Finds leaves of one motion tree that move one property at the same time.
struct Overlaps {
    var diagnostics: Diagnostics
    /// The variant of the tree, for messages.
    private let variant: String?
    /// Whether used variants are searched, because they move other properties here than in their own text.
    private var looksInside = false

    init(diagnostics: Diagnostics, in variant: String? = nil) {
        self.diagnostics = diagnostics
        self.variant = variant
    }

    /// The interval in which a leaf, or a repeated container with leaves, moves a property.
    struct Span {
        let path: PropertyPath
        var start: Double
        var end: Double
        /// Whether it adds to other motion of the property.
        let isLayer: Bool
        let place: SourceRange
    }

    /// Reports the overlaps inside a tree.
    mutating func check(_ tree: LocatedNode) {
        _ = spans(tree.node, tree, at: tree.place)
    }

    /// Reports the overlaps inside a used variant whose targets are renamed.
    mutating func check(_ node: Spec.Node, usedAt place: SourceRange) {
        looksInside = true
        _ = spans(node, nil, at: place)
        looksInside = false
    }

    /// The intervals in which the leaves of a node move their properties, in seconds from the start of its parent.
    ///
    /// - Parameters:
    ///   - located: The node with its source ranges; nil inside a used variant, whose own text was checked.
    ///   - place: The place at which that variant is used.
    private mutating func spans(
        _ node: Spec.Node, _ located: LocatedNode?, at place: SourceRange
    ) -> [Span] {
        let place = located?.place ?? place
        let children = located?.children ?? []
        func child(_ index: Int) -> LocatedNode? { children.isEmpty ? nil : children[index] }
        var spans: [Span] = []
        switch node.body {
        case .wait, .emit: break
        case .animate(let leaf):
            spans = [
                Span(
                    path: leaf.property.path, start: 0, end: node.length, isLayer: leaf.isLayer, place: place)
            ]
        case .sequence(let nodes):
            // Children of a sequence can't overlap, unless a delay is negative, which cuts.
            var offset = 0.0
            for (index, node) in nodes.enumerated() {
                spans += self.spans(node, child(index), at: place).map { $0.shifted(by: offset) }
                offset += node.total
            }
        case .group(let members):
            var parts: [[Span]] = []
            for (index, member) in members.enumerated() {
                parts.append(
                    self.spans(member.node, child(index), at: place).map {
                        $0.shifted(by: member.shortestOffset, to: member.offset)
                    })
            }
            if !children.isEmpty || looksInside { compare(parts) }
            for part in parts { spans += part }
        }
        return placed(spans, node)
    }

    /// Spans on the clock of the node's parent: a loop or a turn is busy from its first start to its last end.
    private func placed(_ spans: [Span], _ node: Spec.Node) -> [Span] {
        let timing = node.timing
        let isPlain = timing.playsOnce && timing.warp == nil
        // What begins at a time that isn't known yet may be moved by it from the earliest on.
        let earliest = Swift.min(timing.lateDelay?.smallest ?? timing.delay, timing.delay)
        return spans.map { span in
            var span = span
            if isPlain {
                span.start = earliest + span.start / timing.speed
                span.end = timing.delay + span.end / timing.speed
            } else {
                span.start = earliest
                span.end = timing.delay + node.activeLength
            }
            span.start = Swift.max(0, span.start)
            span.end = Swift.max(0, span.end)
            return span
        }
    }

    /// The spans of one property, by layers or its own leaf, that may not have ended when the next span starts.
    private struct Busy {
        let path: PropertyPath
        let isLayer: Bool
        /// The spans, numbered in order of time.
        var entries: [(number: Int, child: Int, span: Span)]
    }

    /// Reports overlaps of different children of a group.
    private mutating func compare(_ children: [[Span]]) {
        // Only parts of one whole value can overlap.
        var places: [String: Int] = [:]
        var wholes: [[(child: Int, span: Span)]] = []
        for (child, spans) in children.enumerated() {
            for span in spans {
                let whole = span.path.whole
                let place = places[whole, default: wholes.count]
                if place == wholes.count {
                    places[whole] = place
                    wholes.append([])
                }
                wholes[place].append((child, span))
            }
        }
        for all in wholes where all.count > 1 {
            var busy: [Busy] = []
            for (number, entry) in all.ordered(by: { $0.span.start < $1.span.start }).enumerated() {
                var own: Int?
                var first: (number: Int, span: Span)?
                for index in busy.indices {
                    let isOwn = busy[index].path == entry.span.path
                    if isOwn, busy[index].isLayer == entry.span.isLayer { own = index }
                    // A layer adds to whatever moves the same property.
                    if isOwn
                        ? entry.span.isLayer
                        : !KnownKeyPath.overlap(busy[index].path.keyPath, entry.span.path.keyPath)
                    {
                        continue
                    }
                    busy[index].entries.removeAll {
                        $0.span.end <= entry.span.start + 1e-9 && $0.span.start < entry.span.start
                    }
                    let clash = busy[index].entries.first {
                        $0.child != entry.child && $0.span.clashes(with: entry.span)
                    }
                    if let clash, clash.number < first?.number ?? .max { first = (clash.number, clash.span) }
                }
                if let first { report(first.span, entry.span) }
                if let own {
                    busy[own].entries.append((number, entry.child, entry.span))
                } else {
                    busy.append(
                        Busy(
                            path: entry.span.path, isLayer: entry.span.isLayer,
                            entries: [(number, entry.child, entry.span)]))
                }
            }
        }
    }

    private mutating func report(_ first: Span, _ second: Span) {
        let start = NumberText.seconds(second.start)
        let end = NumberText.seconds(Swift.min(first.end, second.end))
        let notes =
            first.place == second.place ? [] : [Diagnostic.Note("it moves here already", at: first.place)]
        guard first.path != second.path else {
            diagnostics.report(
                .overlap, "'\(second.path.text)' would be moved twice from \(start) to \(end)",
                at: second.place, notes: notes)
            return
        }
        // A colour that is held both as a whole and by components is reported where it is held.
        if first.path.known?.color == second.path.keyPath || second.path.known?.color == first.path.keyPath {
            return
        }
        let place = variant.map { " in '\($0)'" } ?? ""
        diagnostics.report(
            .componentOverlap,
            "'\(second.path.text)' and '\(first.path.text)' set the same number, and both are animated\(place) "
                + "from \(start) to \(end)",
            at: second.place, notes: notes)
    }
}

extension Overlaps.Span {
    /// Whether this span and one that doesn't start before it set the same number at the same time.
    func clashes(with second: Overlaps.Span) -> Bool {
        let start = Swift.max(self.start, second.start)
        let end = Swift.min(self.end, second.end)
        if self.start == self.end || second.start == second.end {
            // A jump conflicts inside a motion, and with another jump at the same instant.
            return self.start == second.start && self.end == second.end
                || (start > Swift.min(self.start, second.start) + 1e-9
                    && start < Swift.max(self.end, second.end) - 1e-9)
        }
        return end - start > 1e-9
    }

    /// Returns the span delayed by `seconds`.
    ///
    /// - Parameter latest: The longest delay, if it isn't known yet; `seconds` is the shortest then.
    func shifted(by seconds: Double, to latest: Double? = nil) -> Overlaps.Span {
        var span = self
        span.start += seconds
        span.end += latest ?? seconds
        return span
    }
}
