import MotionModel

/// Annotations, where they are asked for: what each look-up found, and what each value came to.
extension SpecDecoder {
    /// Records what a value came to.
    mutating func note(_ meaning: @autoclosure () -> Fact.Meaning, at range: SourceRange) {
        if annotations != nil { annotations?.add(meaning(), at: range) }
    }

    /// Records a name that is given here.
    mutating func note(_ kind: NameKind, defining key: JSONString) {
        note(kind, key.value, key.contentRange, isDefinition: true)
    }

    /// Records a use of one of the document's own names, or of one of its imports.
    ///
    /// - Parameter isOwn: Whether the document itself gives it.
    mutating func note(_ kind: NameKind, named string: JSONString, isOwn: Bool) {
        guard annotations != nil else { return }
        guard !isOwn else {
            note(kind, string.value, string.contentRange)
            return
        }
        for piece in imports.pieces(of: string.value, kind) {
            let range = string.sourceRange(ofDecoded: piece.range)
            note(piece.kind, piece.name, range, location: piece.location)
        }
    }

    /// Records the two parts of a property path.
    ///
    /// - Parameter key: The path as it is written, in which `$` may stand for a target.
    mutating func note(_ path: PropertyPath, at key: JSONString, isDefinition: Bool = false) {
        guard annotations != nil else { return }
        let count = path.keyPath.utf8.count
        let all = key.contentRange
        // From the end: a target takes more or fewer bytes than its '$'.
        guard !key.hasEscapes, all.count > count + 1 else { return }
        let place = SourceRange(start: all.end - count, end: all.end)
        note(.target, path.target, SourceRange(start: all.start, end: place.start - 1))
        note(.property, path.text, place, written: path.keyPath, isDefinition: isDefinition)
    }

    /// Records a target by its own name, which may stand for several with `$`.
    mutating func note(target string: JSONString, _ name: String) {
        note(.target, name, string.contentRange)
    }

    /// Records the parameters and targets of a variant that is used, by the objects that give them a meaning here.
    mutating func note(_ variant: JSONString, with: JSONSyntax?, targets: JSONSyntax?, _ scope: NodeScope) {
        guard annotations != nil else { return }
        let isOwn = variantNodes[variant.value] != nil || mirrors[variant.value] != nil
        note(.variant, named: variant, isOwn: isOwn)
        let location = isOwn ? nil : imports.pieces(of: variant.value, .variant).last?.location
        guard isOwn || location != nil else { return }
        if case .object(let object)? = with?.content {
            for member in object.members where CommonField(rawValue: member.key.value) == nil {
                note(.parameter, member.key.value, member.key.contentRange, location: location)
            }
        }
        if case .object(let object)? = targets?.content {
            for member in object.members where CommonField(rawValue: member.key.value) == nil {
                note(.target, member.key.value, member.key.contentRange, location: location)
                if case .string(let name) = member.value.content {
                    note(target: name, scope.expanded(name).value)
                }
            }
        }
    }

    /// Records the names of the parts that a draft keeps: animations with their timings, and variants.
    mutating func annotate(_ draft: Draft) {
        guard annotations != nil else { return }
        annotations?.states = draft.states
        for namespace in imports.order {
            guard let location = imports.location(of: namespace) else { continue }
            annotations?.imports.append((namespace, location))
        }
        var entries: Set<String> = []
        for variant in draft.variants { entries.formUnion(variant.timings.map { $0.key.value }) }
        var properties: [String: PropertyPath] = [:]
        for animation in draft.animations {
            let name = animation.timingName
            if animation.namesTiming {
                let isOwn = entries.contains(name.value) || timings[name.value] != nil
                note(.timing, named: name, isOwn: isOwn || imports.pieces(of: name.value, .timing).isEmpty)
            } else if let path = animation.property?.path {
                properties[name.value] = path
            }
        }
        let variants = Set(draft.variants.map { $0.key.value })
        for name in plays where variants.contains(name.value) { note(.variant, named: name, isOwn: true) }
        for variant in draft.variants {
            note(.variant, defining: variant.key)
            for name in [variant.extends].compactMap({ $0 }) + variant.reducedMotionFor
            where variants.contains(name.value) {
                note(.variant, named: name, isOwn: true)
            }
            for entry in variant.timings where entry.key.value != MotionReader.wildcard {
                if let path = properties[entry.key.value] {
                    note(path, at: entry.key)
                } else {
                    note(.timing, defining: entry.key)
                }
            }
        }
    }

    /// Records a place of a name.
    ///
    /// - Parameter written: What stands there if it is the name itself; nil for the name.
    mutating func note(
        _ kind: NameKind, _ name: String, _ range: SourceRange, written: String? = nil,
        location: String? = nil, isDefinition: Bool = false
    ) {
        guard annotations != nil else { return }
        let isDirect = source.isEmpty || source[range.start..<range.end].elementsEqual((written ?? name).utf8)
        annotations?.add(
            NameUse(
                kind: kind, name: name, location: location, range: range, isDefinition: isDefinition,
                isDirect: isDirect))
    }
}

extension TimingFacts {
    /// The parts of a timing that was read.
    init(_ timing: TimingDraft, curve: Curve, duration: WrittenDuration) {
        self.init(
            delay: timing.delay.fixed, endDelay: timing.endDelay.fixed,
            duration: curve.naturalDuration.map { .seconds($0) } ?? duration,
            isDefaultDuration: timing.duration == nil && curve.naturalDuration == nil, curve: curve,
            isDefaultCurve: timing.curve == nil, iterations: timing.iterations,
            repeatFor: timing.repeatFor, autoreverses: timing.autoreverses, speed: timing.speed)
    }
}
