extension SpecValidator {
    /// The name that stands for every name that isn't listed.
    static let wildcard = "*"

    /// Finds out what each variant starts from, and which timing each animation has in it.
    mutating func resolveVariants() {
        var indices: [String: Int] = [:]
        for (index, node) in draft.variants.enumerated() { indices[node.key.value] = index }
        entryPlaces = draft.variants.map { node in
            var places: [String: Int] = [:]
            for (place, entry) in node.timings.enumerated() { places[entry.key.value] = place }
            return places
        }
        let bases = draft.variants.map { base(of: $0, indices) }
        var onCircle: Set<Int> = []
        for index in draft.variants.indices {
            let node = draft.variants[index]
            let lineage = lineage(of: index, bases, &onCircle)
            var mirrored: Int?
            var (start, end) = (node.startState, node.endState)
            if node.mirrors {
                mirrored = lineage.flatMap { $0.count > 1 ? $0[1] : nil }
                let original = mirrored.map { draft.variants[$0] }
                (start, end) = (original?.endState, original?.startState)
            }
            variants.append(
                ResolvedVariant(
                    node: node, lineage: lineage, mirrored: mirrored, startState: start, endState: end))
        }
        for index in variants.indices where variants[index].node.hasTimings {
            variants[index].uses = draft.animations.map { use(of: $0, in: index) }
        }
        resolveTrees()
        checkMirrors()
    }

    /// What a variant extends.
    private enum Base {
        case none
        case variant(Int)
        case broken
    }

    private mutating func base(of node: VariantNode, _ indices: [String: Int]) -> Base {
        guard let name = node.extends else { return .none }
        guard let index = indices[name.value] else {
            if !draft.brokenVariants.contains(name.value) { reportUnknownVariant(name) }
            return .broken
        }
        if draft.variants[index].motion != nil, !node.mirrors {
            decoder.diagnostics.report(
                .conflictingKeys,
                "'\(name.value)' moves by a motion tree, which has no timings to start from: 'use' it in one",
                at: name.range)
            return .broken
        }
        if draft.variants[index].mirrors, index != indices[node.key.value] {
            decoder.diagnostics.report(
                .conflictingKeys,
                "'\(name.value)' is a mirror, which has no timings of its own to start from", at: name.range)
            return .broken
        }
        return .variant(index)
    }

    /// Reports a name that no variant has.
    mutating func reportUnknownVariant(_ name: JSONString) {
        let known = decoder.diagnostics.count < 1000 ? draft.variants.map { $0.key.value } : []
        decoder.reportUnknownName(
            name, kind: "variant", id: .unknownVariant, known: known)
    }

    private mutating func lineage(
        of start: Int, _ bases: [Base], _ onCircle: inout Set<Int>
    ) -> [Int]? {
        var lineage = [start]
        var seen: Set<Int> = [start]
        var index = start
        while true {
            switch bases[index] {
            case .none: return lineage
            case .broken: return nil
            case .variant(let next):
                guard lineage.count < Limits.depth else {
                    decoder.diagnostics.report(
                        .limitDepth, "variants must not extend each other more than \(Limits.depth) deep",
                        at: draft.variants[start].extends?.range ?? draft.variants[start].key.range)
                    return nil
                }
                guard seen.insert(next).inserted else {
                    reportCircle(lineage, to: next, &onCircle)
                    return nil
                }
                lineage.append(next)
                index = next
            }
        }
    }

    private mutating func reportCircle(_ lineage: [Int], to next: Int, _ onCircle: inout Set<Int>) {
        guard let first = lineage.firstIndex(of: next), !onCircle.contains(next) else { return }
        let circle = lineage[first...]
        var loop = ""
        var places: [SourceRange] = []
        for index in circle {
            onCircle.insert(index)
            loop += "'\(draft.variants[index].key.value)' → "
            if let extends = draft.variants[index].extends { places.append(extends.range) }
        }
        guard let place = places.last else { return }
        decoder.diagnostics.report(
            .variantCycle,
            "variants extend each other in a circle: \(loop)'\(draft.variants[next].key.value)'",
            at: place, notes: places.dropLast().map { Diagnostic.Note("extended here", at: $0) })
    }

    /// The timing of an animation in a variant: listed by its name, else by the wildcard, else shared.
    private mutating func use(of animation: AnimationNode, in index: Int) -> TimingUse {
        let lineage = variants[index].lineage ?? [index]
        if let inPlace = animation.timing {
            if let entry = entry(animation.key.value, lineage) { return use(of: entry) }
            return inPlace.map { .timing($0, entry: nil) } ?? .broken
        }
        let name = animation.timingName.value
        if let entry = entry(name, lineage) ?? entry(Self.wildcard, lineage) { return use(of: entry) }
        if let shared = sharedTiming(name) { return shared }
        if animation.namesTiming {
            switch decoder.imports.find(name, among: { $0.timings }) {
            case .value(let node):
                return .timing(node.referred(at: animation.timingName.range), entry: nil)
            case .broken: return .broken
            case .unknown: break
            }
        }
        if let shared = sharedTiming(Self.wildcard) { return shared }
        let isKnown = variants[index].lineage != nil && variants[index].node.isSound
        return isKnown ? .missing : .broken
    }

    private mutating func sharedTiming(_ name: String) -> TimingUse? {
        guard decoder.timings[name] != nil else { return nil }
        decoder.timings.use(name)
        return decoder.timings.value(name).map { .timing($0, entry: nil) } ?? .broken
    }

    private func use(of entry: TimingEntry) -> TimingUse {
        entry.node.map { .timing($0, entry: entry.key) } ?? .broken
    }

    private func entry(_ name: String, _ lineage: [Int]) -> TimingEntry? {
        for index in lineage {
            if let place = entryPlaces[index][name] { return draft.variants[index].timings[place] }
        }
        return nil
    }

    private mutating func checkMirrors() {
        for variant in variants {
            guard let original = variant.mirrored, let name = variant.node.extends else { continue }
            let isEndless = variants[original].uses.contains { use in
                guard case .iterations(.infinity) = use.node?.timing.repetition else { return false }
                return true
            }
            if isEndless || variants[original].tree?.total == .infinity {
                decoder.diagnostics.report(
                    .iterations, "'\(name.value)' never ends, so it has no mirror", at: name.range)
            }
        }
    }
}
