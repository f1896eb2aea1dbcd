import MotionModel

extension SpecDecoder {
    /// Reads another variant as a node, with parameters and targets of its own.
    mutating func useNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let syntax = reader[.use], let name = word(syntax, NodeField.use.quoted) else {
            return nil
        }
        note(name, with: reader[.with], targets: reader[.targets], scope)
        guard let variant = usedVariant(name), checkExtent(variant.node, at: name.range),
            let replacements = replacements(of: variant, with: reader[.with], scope)
        else { return nil }
        let place = reader[.with]?.range ?? name.range
        guard var node = substituted(replacements, in: variant.node, at: place) else { return nil }
        let paths = node.leaves.map { $0.property.path }
        let read = node.readings
        var reversed: Spec.Node?
        if let other = variant.reversed {
            reversed = substituted(replacements, in: other, at: place)
            guard reversed != nil else { return nil }
        }
        if let syntax = reader[.targets] {
            let known = Set((paths + read.map { $0.property }).map { $0.target })
            guard let targets = newTargets(syntax, known.sorted(), scope) else { return nil }
            node = node.renamed(targets)
            reversed = reversed?.renamed(targets)
            // Renaming may have merged two targets.
            var overlaps = Overlaps(diagnostics: diagnostics)
            overlaps.check(node, usedAt: syntax.range)
            let isClear = overlaps.diagnostics.count == diagnostics.count
            diagnostics = overlaps.diagnostics
            guard isClear else { return nil }
        }
        guard declareProperties(of: node, name) else { return nil }
        for (old, new) in zip(read, node.readings) {
            guard declare(new, as: variant.declarations[old.property], name) else { return nil }
        }
        // What it says about its paths holds under their new names too; a declaration here says more.
        for (leaf, path) in zip(node.leaves, paths) where alignments[leaf.property.path] == nil {
            alignments[leaf.property.path] = variant.alignments[path]
        }
        let used = node.mapLeaves { $0.used(isHeld: isHeld($0, scope)) }
        return NodeDraft(
            place: reader.place,
            body: .other(used, reversed: reversed?.mapLeaves { $0.used(isHeld: isHeld($0, scope)) }))
    }

    /// Whether a leaf starts at what this spec's animations say of the state from which its variant leads.
    ///
    /// A value of another state, or of a state of another spec, isn't what is there at rest.
    private func isHeld(_ leaf: Spec.Leaf, _ scope: NodeScope) -> Bool {
        stateValues[leaf.property.path]?[scope.startState].operand.asColor(in: leaf.form) == leaf.start
    }

    /// Adds the properties of a used variant to the spec's; reports one that has another type here.
    private mutating func declareProperties(of node: Spec.Node, _ name: JSONString) -> Bool {
        for leaf in node.leaves {
            let path = leaf.property.path
            guard let known = treeProperties[path] else {
                addTreeProperty(leaf.property)
                hold(path, at: name.range)
                continue
            }
            guard known.type.isKind(of: leaf.property.type) else {
                diagnostics.report(
                    .valueTypeMismatch,
                    "'\(path.text)' is \(known.type.phrase) here and \(leaf.property.type.phrase) in '\(name.value)'",
                    at: name.range)
                return false
            }
        }
        return true
    }

    /// Counts the nodes of a used variant; exceeding the limits is reported.
    private mutating func checkExtent(_ node: Spec.Node, at range: SourceRange) -> Bool {
        let (count, depth) = node.extent
        guard depth <= Limits.depth else {
            diagnostics.report(
                .limitDepth, "variants must not use each other more than \(Limits.depth) nodes deep",
                at: range)
            return false
        }
        nodeCount += count
        guard nodeCount <= Limits.segments else {
            diagnostics.report(
                .limitSegments, "a spec has at most \(Limits.segments) nodes after unrolling", at: range)
            return false
        }
        return true
    }

    /// The variant of a name, with its parameters.
    private mutating func usedVariant(_ name: JSONString) -> UsedVariant? {
        if variantNodes[name.value] != nil || mirrors[name.value] != nil {
            return usedNode(name).map {
                UsedVariant(
                    node: $0.node, reversed: $0.reversed, parameters: parameters, isImported: false,
                    alignments: alignments, declarations: ownDeclarations(readBy: $0.node))
            }
        }
        return importedVariant(name)
    }

    /// The node of one of the spec's own variants.
    private mutating func usedNode(_ name: JSONString) -> (node: Spec.Node, reversed: Spec.Node?)? {
        if let original = mirrors[name.value] {
            let string = JSONString(
                value: original, range: name.range, contentRange: name.contentRange, escapes: [])
            return usedNode(string).map { ($0.node.backwards, $0.reversed?.backwards) }
        }
        switch variantNodes.follow(name.value, at: name.range, &diagnostics) {
        case .value(let motion): return motion.map { ($0.tree.node, $0.reversed) }
        case .read(let member):
            let motion = variantMotion(member.value, name.value)
            variantNodes.end(name.value, motion)
            return motion.map { ($0.tree.node, $0.reversed) }
        case .unknown:
            reportUnknownName(
                name, kind: variantNodes.kind, id: variantNodes.unknown, known: usableVariants)
            return nil
        }
    }

    /// The variant of an imported spec.
    private mutating func importedVariant(_ name: JSONString) -> UsedVariant? {
        switch imports.find(name.value, among: { $0.variants }) {
        case .value(let variant):
            let (node, reversed) = variant.spec.node(ofVariant: variant.index)
            return UsedVariant(
                node: node, reversed: reversed, parameters: variant.spec.parameters, isImported: true,
                alignments: variant.spec.alignments, declarations: variant.spec.declarations)
        case .broken: return nil
        case .unknown:
            reportUnknownName(
                name, kind: variantNodes.kind, id: variantNodes.unknown, known: usableVariants,
                among: { $0.variants })
            return nil
        }
    }

    /// The variants that the one being read can use: those that don't use it.
    private var usableVariants: [String] {
        variantNodes.order.filter { name in !variantNodes.path.contains { $0.name == name } }
    }

    /// The new names of targets; an entry for one that the variant doesn't have is reported.
    private mutating func newTargets(
        _ syntax: JSONSyntax, _ known: [String], _ scope: NodeScope
    ) -> [String: String]? {
        guard let members = entries(syntax, NodeField.targets.quoted) else { return nil }
        var targets: [String: String] = [:]
        for member in members {
            guard let word = word(member.value, "the new name of '\(member.key.value)'") else { return nil }
            let name = scope.expanded(word)
            guard let path = propertyPath(name.appending(".opacity")), path.target == name.value else {
                return nil
            }
            if !known.contains(member.key.value) {
                reportUnknownName(member.key, kind: "target", id: .targetUnmoved, known: known)
            }
            targets[member.key.value] = name.value
        }
        return targets
    }
}

extension Spec.Node {
    /// Every leaf, in the order of the text.
    package var leaves: [Spec.Leaf] {
        var leaves: [Spec.Leaf] = []
        forEachLeaf { leaves.append($0) }
        return leaves
    }

    /// Calls a function with every leaf, in the order of the text.
    func forEachLeaf(_ visit: (Spec.Leaf) -> Void) {
        switch body {
        case .wait, .emit: break
        case .animate(let leaf): visit(leaf)
        case .sequence(let nodes): for node in nodes { node.forEachLeaf(visit) }
        case .group(let members): for member in members { member.node.forEachLeaf(visit) }
        }
    }

    /// The node with its leaves mapped.
    package func mapLeaves(_ transform: (Spec.Leaf) -> Spec.Leaf) -> Spec.Node {
        let body: Body =
            switch self.body {
            case .wait, .emit: self.body
            case .animate(let leaf): .animate(transform(leaf))
            case .sequence(let nodes): .sequence(nodes.map { $0.mapLeaves(transform) })
            case .group(let members):
                .group(
                    members.map {
                        Member(
                            offset: $0.offset, lateOffset: $0.lateOffset, node: $0.node.mapLeaves(transform))
                    })
            }
        return Spec.Node(timing: timing, length: length, isLate: isLate, body: body)
    }

    /// The exact mirror in time.
    var backwards: Spec.Node {
        Spec.Node(
            timing: Spec.NodeTiming(direction: .reverse), length: total,
            body: .group([Member(offset: 0, node: self)]))
    }

    /// The node with its targets renamed.
    func renamed(_ targets: [String: String]) -> Spec.Node {
        mapNumbers { $0.renamed(targets) }.mapLeaves { leaf in
            let leaf = leaf.mapOperands { $0.renamed(targets) }
            guard let target = targets[leaf.property.path.target] else { return leaf }
            return leaf.renamed(target)
        }
    }
}

extension Spec.Leaf {
    /// The leaf with another target.
    fileprivate func renamed(_ target: String) -> Spec.Leaf {
        let property = PropertyDeclaration(
            path: property.path.of(target), type: property.type, unit: property.unit,
            isAdditive: property.isAdditive,
            initial: property.initial)
        return with(property: property)
    }
}
