/// What keyframes are as variants.
extension StyleSpecWriter {
    mutating func add(_ keyframes: StyleKeyframes) {
        let all = players[keyframes.name] ?? []
        var seen: Set<String> = []
        // States of one rule are one, as ':hover' and ':focus' of a list.
        let uses = all.filter { use, timing in
            guard use.subject.condition != .reduced, use.subject.state != nil else {
                return use.subject.condition != .reduced
            }
            let rules = use.animations.map { String($0.range.start) }.joined(separator: " ")
            let times = JSONValue.object(timing.members).text(pretty: false)
            return seen.insert("\(use.target) \(rules) \(times)").inserted
        }
        let name = StyleText.identifier(keyframes.name) ?? "motion"
        if all.isEmpty { add(keyframes, StyleTiming(), of: nil, as: name) }
        for (use, timing) in uses {
            let isTheme = use.target == StyleSheet.anyTarget && use.subject.state != nil
            let several = isTheme ? use.subject.state : StyleText.identifier("\(use.target) \(name)")
            let own = uses.count == 1 ? name : several ?? name
            add(keyframes, timing, of: use, as: own)
        }
    }

    private mutating func add(
        _ keyframes: StyleKeyframes, _ timing: StyleTiming, of use: StyleUse?, as name: String
    ) {
        guard let node = node(keyframes, timing, of: use) else { return }
        var isStill = false
        if let use {
            isStill =
                use.subject.condition == .full && plain[use.subject.anyway] == nil
                && !replaced.contains(use.subject.anyway)
                || use.base.map { stopped[.rest(of: $0)] != nil } == true
                || isOneOf(stopped, use)
        }
        let target = use?.target ?? StyleSheet.anyTarget
        add(node, as: name, of: target, (keyframes.name, use), isStill: isStill)
        if !isStill, let use, plain[use.subject.anyway] != nil, let last = variants.last {
            played[use.subject.anyway, default: []].append(last.name)
        }
    }

    /// Adds a variant.
    ///
    /// - Parameters:
    ///   - player: The name of its keyframes, and the rule that plays them.
    ///   - isStill: Whether it jumps to its end for those who asked for less motion.
    mutating func add(
        _ node: [(String, JSONValue)], as name: String, of target: String,
        _ player: (keyframes: String, use: StyleUse?)? = nil, isStill: Bool,
        members more: [(String, JSONValue)] = []
    ) {
        var name = name
        while variantNames.contains(name) { name += "_" }
        var members = more + [(VariantField.motion.rawValue, JSONValue.object(node))]
        if isStill { members.append((VariantField.reducedMotion.rawValue, .string("instant"))) }
        if !isStill, more.isEmpty {
            fullByTarget[target, default: []].append(full.count)
            if let player { fullByKeyframes[player.keyframes, default: []].append(full.count) }
            full.append((target, player?.keyframes, player?.use, name))
        }
        variantNames.insert(name)
        variants.append((name, members))
    }

    /// The motion of keyframes with a timing; nil if nothing of it can be in a spec.
    mutating func node(
        _ keyframes: StyleKeyframes, _ timing: StyleTiming, of use: StyleUse?
    ) -> [(String, JSONValue)]? {
        let target = use?.target ?? StyleSheet.anyTarget
        var timing = Self.eased(timing)
        let curve = timing.curve
        timing.curve = nil
        var leaves = keyframes.tracks.compactMap { leaf($0, of: target, use, curve) }
        guard !leaves.isEmpty else { return nil }
        if let origin = origin(of: keyframes, use) { leaves.insert(origin, at: 0) }
        let first = leaves[0]
        return leaves.count == 1
            ? first + timing.members
            : [(NodeField.group.rawValue, .array(leaves.map { .object($0) }))] + timing.members
    }

    /// The node that gives an element the point about which its transforms turn, where its rules say another than its middle.
    private mutating func origin(of keyframes: StyleKeyframes, _ use: StyleUse?) -> [(String, JSONValue)]? {
        let name = "transform-origin"
        guard let use, let property = StyleProperty(named: name),
            keyframes.tracks.contains(where: { $0.property.turnsAboutOrigin }),
            !keyframes.tracks.contains(where: { $0.property == property }),
            let declaration = sheet.declaration(of: use, where: { $0.name == name })
        else { return nil }
        guard let value = StyleValue(use.variables.resolved(declaration.value), of: property) else {
            StyleValue.report(declaration, of: property, &diagnostics)
            return nil
        }
        guard case .point(let x, let y) = value, x != 0.5 || y != 0.5 else { return nil }
        let values = [
            ("\(use.target).\(property.keyPath)", value.json(of: property.kind, like: []))
        ]
        return [(NodeField.set.rawValue, .object(values))]
    }
}
