/// What rules for reduced motion are.
extension StyleSpecWriter {
    /// Adds what rules for reduced motion play instead of the variants of their elements.
    mutating func addReduced() {
        // Those for reduced motion count before others of their name.
        var all: [String: StyleKeyframes] = [:]
        for keyframes in sheet.reducedKeyframes + sheet.keyframes where all[keyframes.name] == nil {
            all[keyframes.name] = keyframes
        }
        for use in sheet.uses where use.subject.condition == .reduced {
            if use.jump == nil,
                let declaration = use.declarations.first(where: { $0.name.hasPrefix("transition") })
            {
                diagnostics.report(
                    .styleSkipped, "only 'none' becomes the reduced form of a transition",
                    at: declaration.valueRange)
            }
            for declaration in use.declarations where sheet.moves(declaration, of: use.target) {
                diagnostics.report(
                    .styleSkipped,
                    "a spec moves to the same values for everybody: '\(declaration.name)' for reduced motion is left out",
                    at: declaration.nameRange)
            }
            for animation in use.animations {
                guard let name = animation.timing.name.map({ StyleText.unquoted($0) }),
                    let keyframes = all[name]
                else { continue }
                let isAny = use.target == StyleSheet.anyTarget
                let places = isAny ? Array(full.indices) : fullByTarget[use.target] ?? []
                let replaced = places.map { full[$0] }.filter { Self.takesPlace(use, of: $0.use) }
                    .map { $0.name }.filter { !reduced.contains($0) }
                guard let node = node(keyframes, animation.timing, of: use) else { continue }
                addReduced(
                    node, named: "\(use.target) \(name)", of: use.target, for: replaced)
            }
        }
        addPlain(all)
    }

    /// Whether keyframes of a rule for reduced motion are played instead of those of another rule: one for the same state, or for
    /// one in which it counts more. Transitions go on.
    private static func takesPlace(_ use: StyleUse, of other: StyleUse?) -> Bool {
        guard let other else { return false }
        if use.target == StyleSheet.anyTarget || use.subject.state == other.subject.state { return true }
        guard use.subject.state == nil,
            let own = use.declarations.last(where: { $0.name.hasPrefix("animation") })
        else { return false }
        return !other.declarations.contains { own.overriding.contains($0.name) && own.yields(to: $0) }
    }

    /// Adds what everybody has as the reduced form of what is only for those who didn't ask for less motion.
    private mutating func addPlain(_ keyframes: [String: StyleKeyframes]) {
        for use in sheet.uses where plain[use.subject] != nil {
            let replaced = (played[use.subject] ?? []).filter { !reduced.contains($0) }
            guard !replaced.isEmpty else { continue }
            var nodes: [[(String, JSONValue)]] = []
            for (timing, _) in use.animations {
                guard let own = keyframes[StyleText.unquoted(timing.name ?? "")] else { continue }
                if let node = node(own, timing, of: use) { nodes.append(node) }
            }
            guard let first = nodes.first else { continue }
            let group = [(NodeField.group.rawValue, JSONValue.array(nodes.map { .object($0) }))]
            let name = StyleText.unquoted(use.animations[0].timing.name ?? "")
            addReduced(
                nodes.count == 1 ? first : group, named: "\(use.target) \(name)", of: use.target,
                for: replaced)
        }
    }

    /// Adds the keyframes of a name that are others for reduced motion.
    mutating func addReduced(_ keyframes: StyleKeyframes) {
        let playing = players[keyframes.name] ?? []
        var places: [String: Int] = [:]
        for (place, player) in playing.enumerated() where places[player.use.target] == nil {
            places[player.use.target] = place
        }
        for entry in (fullByKeyframes[keyframes.name] ?? []).map({ full[$0] })
        where !reduced.contains(entry.name) {
            let player = places[entry.target].map { playing[$0] }
            guard let node = node(keyframes, player?.timing ?? StyleTiming(), of: player?.use) else {
                continue
            }
            addReduced(node, named: entry.name, of: entry.target, for: [entry.name])
        }
    }

    private mutating func addReduced(
        _ node: [(String, JSONValue)], named name: String, of target: String, for variants: [String]
    ) {
        guard !variants.isEmpty else { return }
        reduced.formUnion(variants)
        add(
            node, as: StyleText.identifier("\(name) reduced") ?? "reduced", of: target, isStill: false,
            members: [
                (VariantField.reducedMotionFor.rawValue, .array(variants.map { .string($0) }))
            ])
    }

    /// Whether rules for reduced motion take the motion of a rule away, by its target or for every element.
    mutating func isOneOf(_ stops: [StyleUse.Subject: StyleDeclaration], _ use: StyleUse) -> Bool {
        if stops[use.subject.anyway.ended] != nil { return true }
        // What is said of the element at rest holds in its states, unless these count more.
        if let stop = stops[.rest(of: use.target)], reaches(use, stop, use.declarations) { return true }
        guard let all = stops[.rest(of: StyleSheet.anyTarget)] else { return false }
        let rest = sheet.rest(of: use.target)?.declarations ?? []
        return reaches(use, all, use.declarations + use.inherited + rest)
    }

    /// Whether a declaration for reduced motion counts more than those of an element; where it doesn't, that is told once.
    private mutating func reaches(
        _ use: StyleUse, _ stop: StyleDeclaration, _ declarations: [StyleDeclaration]
    ) -> Bool {
        guard declarations.contains(where: { stop.overriding.contains($0.name) && stop.yields(to: $0) })
        else {
            return true
        }
        if told.insert(stop.nameRange.start).inserted {
            let place = use.subject.state == nil ? "" : " in one of its states"
            diagnostics.report(
                .styleSkipped,
                "'\(stop.name)' for reduced motion has no effect on '\(use.target)'\(place), whose own rule counts more: '!important' makes it count",
                at: stop.nameRange)
        }
        return false
    }
}
