import MotionModel

extension SpecValidator {
    /// Reads the motion trees, each once, those first that others use.
    mutating func resolveTrees() {
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
                let node = decoder.variantNode(member.value, name)
                decoder.variantNodes.end(name, node)
            }
            variants[index].tree = decoder.variantNodes.value(name)
        }
    }

    /// What trees need to know of the rest: the types of properties, and variants with timings as nodes.
    private mutating func prepareTrees() {
        guard draft.variants.contains(where: { $0.motion != nil }) else { return }
        for node in draft.properties { decoder.declarations[node.key.value] = node }
        var animations: [Spec.Animation] = []
        for node in draft.animations {
            if let property = node.property, let values = node.values {
                decoder.restingValues[property.path] =
                    property.initial.map { initial in
                        let row = KnownKeyPath.row(for: property.path.keyPath)?.initial
                        return values.map { initial == row ? $0.value : initial }
                    } ?? values.map { $0.value }
            }
            if let property = node.property { decoder.treeProperties[node.key.value] = property }
            if let animation = animation(node) { animations.append(animation) }
        }
        let isComplete = animations.count == draft.animations.count
        for variant in variants where variant.node.hasTimings {
            let value = JSONSyntax(range: variant.node.opening, content: .object(variant.node.object))
            let member = JSONMember(key: variant.node.key, value: value, comments: JSONComments())
            guard isComplete, let start = variant.startState, let end = variant.endState,
                !variant.uses.contains(where: { if case .broken = $0 { true } else { false } }),
                timedAnimations(in: variant).allSatisfy({ isDefinite($0) })
            else {
                decoder.variantNodes.define(member, as: nil)
                continue
            }
            decoder.variantNodes.define(
                member,
                as: Spec.Node(
                    animations: animations, timings: variant.uses.map { $0.node?.timing }, from: start,
                    to: end))
        }
        // A mirror is the other variant, played backwards.
        for variant in variants {
            guard let mirrored = variant.mirrored else { continue }
            decoder.mirrors[variant.node.key.value] = draft.variants[mirrored].key.value
        }
    }
}

extension SpecDecoder {
    /// The motion tree of a variant.
    mutating func variantNode(_ syntax: JSONSyntax, _ name: String) -> Spec.Node? {
        guard let scope = variantScopes[name] else { return nil }
        // Reading one variant may read another that it uses.
        let outer = leafForms
        leafForms = [:]
        let draft = node(syntax, scope)
        leafForms = outer
        guard let draft else { return nil }
        guard let node = scheduled({ $0.root(draft) }) else { return nil }
        guard node.unrolledSize <= Double(Limits.segments) else {
            diagnostics.report(
                .limitSegments,
                "unrolled this has more than \(Limits.segments) segments and events: let it repeat less often",
                at: draft.place)
            return nil
        }
        var overlaps = TreeOverlaps(diagnostics: diagnostics)
        overlaps.check(draft, node)
        // What is moved twice has no one value to look at.
        let isClear = overlaps.diagnostics.count == diagnostics.count
        diagnostics = overlaps.diagnostics
        guard checkForms(draft, node) else { return nil }
        if isClear { checkFlashes(draft, node, scope) }
        return node
    }

    private mutating func checkFlashes(_ draft: NodeDraft, _ node: Spec.Node, _ scope: NodeScope) {
        let current = restingValues.mapValues { $0[scope.startState] }
        var light = TreeLight(parameters: environment.defaults, current: current)
        light.look(at: node, draft)
        for (path, place) in light.flashes { diagnostics.reportFlash(path.text, at: place) }
    }
}

extension Diagnostics {
    /// Reports more than three flashes in a second.
    mutating func reportFlash(_ path: String, at range: SourceRange) {
        report(
            .flash,
            "'\(path)' flashes more than \(Limits.flashes) times a second, which can harm people", at: range)
    }
}

extension Spec {
    /// A variant as a node of another spec's tree.
    func node(ofVariant index: Int) -> Node {
        let variant = variants[index]
        switch variant.motion {
        case .tree(let node): return node
        case .timings(let timings):
            return Node(
                animations: animations, timings: timings, from: variant.startState, to: variant.endState)
        case .mirror(let original): return node(ofVariant: original).backwards
        }
    }
}

extension SpecDecoder {
    /// Whether every property is interpolated in one way only; reports the first that isn't.
    private mutating func checkForms(_ draft: NodeDraft, _ node: Spec.Node) -> Bool {
        var forms: [PropertyPath: ValueType] = [:]
        for leaf in node.leaves where !leaf.isLayer {
            let known = forms.updateValue(leaf.form, forKey: leaf.property.path)
            guard let known, known != leaf.form, known.route != nil || leaf.form.route != nil else {
                continue
            }
            diagnostics.report(
                .routeMixed,
                "'\(leaf.property.path.text)' follows a path in one node and moves otherwise in another",
                at: draft.place)
            return false
        }
        return true
    }
}

extension Spec.Node {
    /// A variant with timings as a node: every animation a leaf of one group.
    init(animations: [Spec.Animation], timings: [Spec.Timing?], from start: Int, to end: Int) {
        var members: [Member] = []
        var length = 0.0
        for (animation, timing) in zip(animations, timings) {
            guard let timing else { continue }
            let resolved = timing.resolved(for: animation, from: start, to: end)
            let leaf = Spec.Leaf(
                property: animation.property, form: animation.form, weight: animation.weight,
                start: animation.values[start],
                keyframes: [
                    Spec.Leaf.Keyframe(
                        place: 1, value: animation.values[end], curve: resolved.curve)
                ])
            let node = Spec.Node(
                timing: Spec.NodeTiming(resolved), length: resolved.duration, body: .animate(leaf))
            length = Swift.max(length, node.total)
            members.append(Member(offset: 0, node: node))
        }
        self.init(timing: Spec.NodeTiming(), length: length, body: .group(members))
    }
}

extension Spec.NodeTiming {
    /// The timing of one animation, for a node.
    init(_ timing: Timing) {
        let wayBack: WayBack =
            switch timing.wayBack {
            case .none: .none
            case .mirrored: .mirrored
            case .along(let curve, let duration): .along(curve, duration: duration)
            }
        self.init(
            delay: timing.delay, endDelay: timing.endDelay, iterations: timing.iterations,
            iterationStart: timing.iterationStart, direction: timing.direction, wayBack: wayBack,
            speed: timing.speed)
    }
}
