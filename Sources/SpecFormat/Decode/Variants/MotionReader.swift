import MotionModel

/// Resolves the motion of each variant, after everything else of a document is read: by the timings it lists or
/// inherits, by its motion tree, or as another's mirror.
struct MotionReader {
    let draft: Draft
    /// The decoder, with everything that the spec has named.
    var decoder: SpecDecoder
    /// The motion of each variant, in the spec's order.
    var variants: [ResolvedVariant] = []
    /// The index of each timing in each variant's list.
    var entryPlaces: [[String: Int]] = []

    init(_ draft: Draft, _ decoder: SpecDecoder) {
        self.draft = draft
        self.decoder = decoder
    }

    /// Resolves the motion of variants: first their bases, then those with timings, then trees, which may use all.
    mutating func read() {
        resolveVariants()
        readTimings()
        readTrees()
        checkMirrors()
    }

    private mutating func resolveVariants() {
        var indices: [String: Int] = [:]
        for (index, node) in draft.variants.enumerated() { indices[node.key.value] = index }
        entryPlaces = draft.variants.map { node in
            var places: [String: Int] = Dictionary(minimumCapacity: node.timings.count)
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
    }

    private mutating func checkMirrors() {
        for variant in variants {
            guard let original = variant.mirrored, let name = variant.node.extends,
                let node = variants[original].tree?.node
            else { continue }
            if node.holdsLate {
                decoder.diagnostics.report(
                    .unknownTravel,
                    "'\(name.value)' has times that are known only when it plays, so it has no mirror",
                    at: name.range)
            }
            guard node.total == .infinity else { continue }
            decoder.diagnostics.report(
                .iterations, "'\(name.value)' never ends, so it has no mirror", at: name.range)
        }
    }
}
