/// The bases of variants.
extension MotionReader {
    /// The variant that a variant extends.
    enum Base {
        case none
        case variant(Int)
        case broken
    }

    mutating func base(of node: VariantDraft, _ indices: [String: Int]) -> Base {
        guard let name = node.extends else { return .none }
        guard let index = indices[name.value] else {
            if !draft.brokenVariants.contains(name.value) {
                decoder.reportUnknownVariant(name, draft, except: [node.key])
            }
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

    mutating func lineage(
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
}
