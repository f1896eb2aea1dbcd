import MotionModel

/// Variants with motion trees.
extension MotionReader {
    /// Reads each motion tree once, those first that others use.
    mutating func readTrees() {
        prepareTrees()
        for index in variants.indices {
            guard let motion = variants[index].node.motion, variants[index].node.isSound,
                let start = variants[index].startState, let end = variants[index].endState
            else { continue }
            let name = variants[index].node.key.value
            decoder.variantScopes[name] = NodeScope(
                startState: start, endState: end, stateCount: draft.states.count)
            decoder.variantNodes.define(
                JSONMember(key: variants[index].node.key, value: motion.value, comments: motion.comments))
        }
        for index in variants.indices where variants[index].node.motion != nil {
            let name = variants[index].node.key.value
            if let member = decoder.variantNodes.start(name) {
                let motion = decoder.variantMotion(member.value, name)
                decoder.variantNodes.end(name, motion)
            }
            let motion = decoder.variantNodes.value(name)
            variants[index].tree = motion?.tree
            variants[index].reversed = motion?.reversed
        }
    }

    /// Provides trees with the types of properties, and with variants with timings as nodes.
    private mutating func prepareTrees() {
        guard draft.variants.contains(where: { $0.motion != nil }) else { return }
        for node in draft.animations {
            guard let property = node.property else { continue }
            decoder.treeProperties.add(property, isOwn: false)
            decoder.stateValues[property.path] = node.values
        }
        for variant in variants where variant.node.hasTimings {
            let value = JSONSyntax(range: variant.node.opening, content: .object(variant.node.object))
            let member = JSONMember(key: variant.node.key, value: value, comments: JSONComments())
            decoder.variantNodes.define(
                member, as: variant.tree.map { VariantMotion(tree: $0, reversed: variant.reversed) })
        }
        // A mirror is the other variant, played backwards.
        for variant in variants {
            guard let mirrored = variant.mirrored else { continue }
            decoder.mirrors[variant.node.key.value] = draft.variants[mirrored].key.value
        }
    }
}

/// The motion of a variant.
struct VariantMotion {
    let tree: LocatedNode
    /// The variant's tree when values are reversed; nil if it is the same.
    let reversed: Spec.Node?
}

extension SpecDecoder {
    /// Reads the motion tree of a variant.
    mutating func variantMotion(_ syntax: JSONSyntax, _ name: String) -> VariantMotion? {
        guard let scope = variantScopes[name] else { return nil }
        // Reading one variant may read another that it uses.
        let outer = leafForms
        leafForms = [:]
        let draft = node(syntax, scope)
        leafForms = outer
        guard let draft, let (tree, reversed) = scheduledTree(draft), checkForms(tree) else { return nil }
        guard tree.node.unrolledSize <= Double(Limits.segments) else {
            diagnostics.report(
                .limitSegments,
                "unrolled this has more than \(Limits.segments) segments, events and parts of their curves: let it repeat less often",
                at: draft.place)
            return nil
        }
        return VariantMotion(tree: tree, reversed: reversed)
    }

    /// Schedules a whole tree, and gives its form when values are reversed; nil if that is the same.
    mutating func scheduledTree(_ draft: NodeDraft) -> (tree: LocatedNode, reversed: Spec.Node?)? {
        scheduled { schedule in
            guard let finished = schedule.finished(draft), schedule.lateness(finished) != nil,
                let tree = schedule.root(finished)
            else {
                return nil
            }
            guard let other = schedule.reversed(finished) else { return (tree, nil) }
            return schedule.root(other).map { (tree, $0.node) }
        }
    }

    /// Whether every property is interpolated in one form only; reports the first that isn't.
    private mutating func checkForms(_ tree: LocatedNode) -> Bool {
        let leaves = tree.node.leaves
        guard leaves.contains(where: { $0.form.route != nil }) else { return true }
        var forms: [PropertyPath: ValueType] = [:]
        for leaf in leaves where !leaf.isLayer {
            let known = forms.updateValue(leaf.form, forKey: leaf.property.path)
            guard let known, known != leaf.form, known.route != nil || leaf.form.route != nil else {
                continue
            }
            diagnostics.report(
                .routeMixed,
                "'\(leaf.property.path.text)' follows a path in one node and moves otherwise in another",
                at: tree.place)
            return false
        }
        return true
    }
}

extension Spec {
    /// A variant as a node of another spec's tree, and its form when values are reversed; nil if it is the same.
    func node(ofVariant index: Int) -> (node: Node, reversed: Node?) {
        switch variants[index].motion {
        case .tree(let node, let reversed): return (node, reversed)
        case .mirror(let original):
            let (node, reversed) = node(ofVariant: original)
            return (node.backwards, reversed?.backwards)
        }
    }
}
