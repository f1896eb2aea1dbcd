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
        let leaf: Spec.Leaf
        /// The number of the whole value that the property is a part of.
        let whole: Int
        var start = 0.0
        var end: Double
        let place: SourceRange

        var path: PropertyPath { leaf.property.path }
        /// Whether it adds to other motion of the property.
        var isLayer: Bool { leaf.isLayer }
    }

    /// The intervals of all leaves so far, in the order of the text; those of one node lie side by side, on its clock.
    private var spans: [Span] = []
    /// The numbers of the whole values.
    private var wholes: [String: Int] = [:]
    /// For each whole value the last comparison that met it, and the span that it met first.
    private var met: [(comparison: Int, span: Int)] = []
    private var comparisons = 0

    /// Reports the overlaps inside a tree.
    mutating func check(_ tree: LocatedNode) {
        guard tree.node.mayOverlap else { return }
        add(tree.node, tree, at: tree.place)
        spans = []
    }

    /// Reports the overlaps inside a used variant whose targets are renamed.
    mutating func check(_ node: Spec.Node, usedAt place: SourceRange) {
        guard node.mayOverlap else { return }
        looksInside = true
        add(node, nil, at: place)
        looksInside = false
        spans = []
    }

    /// Adds the intervals in which the leaves of a node move their properties, in seconds from the start of its parent.
    ///
    /// - Parameters:
    ///   - located: The node with its source ranges; nil inside a used variant, whose own text was checked.
    ///   - place: The place at which that variant is used.
    private mutating func add(_ node: Spec.Node, _ located: LocatedNode?, at place: SourceRange) {
        let place = located?.place ?? place
        let children = located?.children ?? []
        func child(_ index: Int) -> LocatedNode? { children.isEmpty ? nil : children[index] }
        let first = spans.count
        switch node.body {
        case .wait, .emit: break
        case .animate(let leaf):
            spans.append(
                Span(leaf: leaf, whole: number(of: leaf.property.path.whole), end: node.length, place: place))
        case .sequence(let nodes):
            // Children of a sequence can't overlap, unless a delay is negative, which cuts.
            var offset = 0.0
            for (index, node) in nodes.enumerated() {
                let start = spans.count
                add(node, child(index), at: place)
                shift(from: start, by: offset, to: offset)
                offset += node.total
            }
        case .group(let members):
            var starts: [Int] = []
            starts.reserveCapacity(members.count)
            if spans.isEmpty {
                spans.reserveCapacity(members.count)
                wholes.reserveCapacity(members.count)
            }
            for (index, member) in members.enumerated() {
                starts.append(spans.count)
                add(member.node, child(index), at: place)
                shift(from: starts[index], by: member.shortestOffset, to: member.offset)
            }
            if !children.isEmpty || looksInside { compare(starts) }
        }
        setOnClock(from: first, node)
    }

    private mutating func number(of whole: String) -> Int {
        let number = wholes.value(of: whole, orAdd: met.count)
        if number == met.count { met.append((0, 0)) }
        return number
    }

    /// Delays spans.
    ///
    /// - Parameters:
    ///   - earliest: The shortest delay in seconds.
    ///   - latest: The longest, if it isn't known yet.
    private mutating func shift(from first: Int, by earliest: Double, to latest: Double) {
        for index in first..<spans.count {
            spans[index].start += earliest
            spans[index].end += latest
        }
    }

    /// Sets spans on the clock of the node's parent: a loop or a turn is busy from its first start to its last end.
    private mutating func setOnClock(from first: Int, _ node: Spec.Node) {
        let timing = node.timing
        let isPlain = timing.playsOnce && timing.warp == nil
        // What begins at a time that isn't known yet may be moved by it from the earliest on.
        let earliest = Swift.min(timing.lateDelay?.smallest ?? timing.delay, timing.delay)
        for index in first..<spans.count {
            let start = isPlain ? earliest + spans[index].start / timing.speed : earliest
            let end = timing.delay + (isPlain ? spans[index].end / timing.speed : node.activeLength)
            spans[index].start = Swift.max(0, start)
            spans[index].end = Swift.max(0, end)
        }
    }

    /// The spans of one property, by layers or its own leaf, that may not have ended when the next span starts.
    private struct Busy {
        let path: PropertyPath
        let isLayer: Bool
        /// The spans, numbered in order of time.
        var entries: [(number: Int, child: Int, span: Span)]
    }

    /// Reports overlaps of different children of a group, the last that were added.
    ///
    /// - Parameter starts: The first span of each child.
    private mutating func compare(_ starts: [Int]) {
        guard let first = starts.first else { return }
        comparisons += 1
        // Only parts of one whole value can overlap, and few have more than one span: those are listed by their first.
        var several: [Int: [Int]] = [:]
        for index in first..<spans.count {
            let whole = spans[index].whole
            if met[whole].comparison == comparisons {
                several[met[whole].span, default: [met[whole].span]].append(index)
            } else {
                met[whole] = (comparisons, index)
            }
        }
        guard !several.isEmpty else { return }
        for (_, all) in several.ordered(by: { $0.key < $1.key }) {
            var child = 0
            compare(
                all.map { index in
                    while child + 1 < starts.count, starts[child + 1] <= index { child += 1 }
                    return (child, spans[index])
                })
        }
    }

    /// Reports overlaps of spans of one whole value.
    private mutating func compare(_ all: [(child: Int, span: Span)]) {
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

extension Spec.Node {
    /// Whether two leaves may move parts of one whole value, which a hash of it tells: mostly without a text for each.
    fileprivate var mayOverlap: Bool {
        var hashes: [UInt64] = []
        forEachLeaf { hashes.append($0.property.path.wholeHash) }
        return hashes.hasTwins
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
}
