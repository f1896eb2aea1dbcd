import MotionModel

/// Variants with timings: the timing of each animation, and the group of their leaves.
extension MotionReader {
    /// The name that matches every name that isn't listed.
    static let wildcard = "*"

    mutating func readTimings() {
        for index in variants.indices where variants[index].node.hasTimings {
            guard countLeaves(of: index) else { return }
            variants[index].uses = draft.animations.map { use(of: $0, in: index) }
            readGroup(index)
        }
    }

    /// Counts the leaves of a variant; exceeding the limit is reported once.
    private mutating func countLeaves(of index: Int) -> Bool {
        decoder.nodeCount += draft.animations.count
        guard decoder.nodeCount > Limits.segments else { return true }
        decoder.diagnostics.report(
            .limitSegments,
            "with this variant the spec has more than \(Limits.segments) animations in variants and nodes",
            at: variants[index].node.key.range)
        return false
    }

    /// Reads the leaves of a variant with timings as one group.
    private mutating func readGroup(_ index: Int) {
        let variant = variants[index]
        guard let start = variant.startState, let end = variant.endState else { return }
        var leaves: [NodeDraft] = []
        var isSound = true
        for (animation, use) in zip(draft.animations, variant.uses) {
            switch use {
            case .missing: continue
            case .broken: isSound = false
            case .timing(let timing, _):
                if let leaf = decoder.leafNode(of: animation, timing, from: start, to: end) {
                    leaves.append(leaf)
                } else {
                    isSound = false
                }
            }
        }
        guard isSound else { return }
        let group = NodeDraft(place: variant.node.key.range, together: leaves)
        if let (tree, reversed) = decoder.scheduledTree(group) {
            variants[index].tree = tree
            variants[index].reversed = reversed
        }
    }

    /// The timing of an animation in a variant: the one listed by its name, by the wildcard, or shared.
    private mutating func use(of animation: AnimationDraft, in index: Int) -> TimingUse {
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
            case .value(let timing):
                let imported = decoder.imported(timing, animation.timingName)
                return imported.map { .timing($0, entry: nil) } ?? .broken
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
        entry.node.map { .timing($0, entry: entry.key.range) } ?? .broken
    }

    private func entry(_ name: String, _ lineage: [Int]) -> TimingEntry? {
        for index in lineage {
            if let place = entryPlaces[index][name] { return draft.variants[index].timings[place] }
        }
        return nil
    }
}

/// A variant with the timings of its animations, and its motion.
struct ResolvedVariant {
    let node: VariantDraft
    /// Its own index, then those of the variants that it extends, the nearest first; nil when it was reported.
    let lineage: [Int]?
    /// The index of its original, if it is a mirror.
    let mirrored: Int?
    let startState: Int?
    let endState: Int?
    /// The timing of each animation, in their order; empty for a mirror and for a motion tree.
    var uses: [TimingUse] = []
    /// The variant's tree; nil for a mirror, and if something was reported.
    var tree: LocatedNode?
    /// The variant's tree when values are reversed; nil if it is the same.
    var reversed: Spec.Node?
}

/// The source of an animation's timing in a variant.
enum TimingUse {
    /// It has none, and doesn't move.
    case missing
    /// Its timing was reported.
    case broken
    /// A timing, and the place of the name under which a variant lists it; nil if it isn't listed.
    case timing(Boxed<TimingDraft>, entry: SourceRange?)
}

extension SpecDecoder {
    /// Reports the name of an unknown variant.
    ///
    /// - Parameter taken: The variant that has the name in it, and those beside it in a list, which can't be meant.
    mutating func reportUnknownVariant(_ name: JSONString, _ draft: Draft, except taken: [JSONString]) {
        let all = !diagnostics.suggestions.areSpent ? draft.variants.map { $0.key.value } : []
        let known = all.filter { one in !taken.contains { $0.value == one } }
        reportUnknownName(name, kind: "variant", id: .unknownVariant, known: known)
    }

    /// The leaf of an animation, with its timing in a variant.
    mutating func leafNode(
        of animation: AnimationDraft, _ timing: Boxed<TimingDraft>, from start: Int, to end: Int
    ) -> NodeDraft? {
        guard animation.isSound, let property = animation.property, let values = animation.values,
            let curve = timing.wrappedValue.curve
        else { return nil }
        let keyframe = LeafDraft.Keyframe(
            at: .share(1), value: values[end].operand, curve: curve.curve, range: values[end].range)
        let draft = NodeDraft(
            place: animation.key.range,
            body: .animate(
                Boxed(
                    LeafDraft(
                        property: property, form: animation.form, weight: animation.weight,
                        start: values[start].operand, keyframes: [keyframe],
                        timingName: animation.timingName.value))), timing: timing)
        draft.wayBack = timing.wrappedValue.wayBack
        guard goOneWay(draft, at: animation.velocity) else { return nil }
        return scheduled { $0.finished(draft) }
    }
}
