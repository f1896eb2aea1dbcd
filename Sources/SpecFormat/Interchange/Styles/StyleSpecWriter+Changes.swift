import MotionModel

/// What transitions move: the states of elements, as ':hover', and what '@starting-style' lets them begin with.
extension StyleSpecWriter {
    /// Adds a variant for every state into which a transition leads, and one for the way back.
    mutating func addChanges() {
        for use in sheet.uses where use.subject.condition != .reduced {
            let subject = use.subject
            guard subject.state != nil || subject.isStart else { continue }
            let grounds = sheet.grounds(of: use)
            let isFull = use.isFull || grounds.contains { $0.subject.state != nil && $0.isFull }
            let isJump = isFull || isOneOf(jumping, use)
            if subject.isStart {
                // It leads to the state that it is the start of, which may leave some to the rest.
                let state = states[subject.anyway.ended]
                let ends = (state.map { [$0] } ?? []) + grounds
                let moving = ends.first { $0.hasTransitions }
                add(
                    changes(from: [use], to: ends, of: use, by: moving), "enter", of: use,
                    isStill: isJump || moving?.isFull == true)
                continue
            }
            guard isNew(use) else { continue }
            let back = grounds.first { $0.hasTransitions }
            let there = use.hasTransitions ? use : back
            let ways = (
                changes(from: grounds, to: [use] + grounds, of: use, by: there),
                changes(from: [use] + grounds, to: grounds, of: use, by: back)
            )
            let ground = grounds.first
            let isBackJump = isFull || isOneOf(jumping, ground ?? use)
            if !isHidden(ground, use, moves: !ways.0.isEmpty) {
                add(ways.0, "", of: use, isStill: isJump || there?.isFull == true)
            }
            if !isHidden(use, ground, moves: !ways.1.isEmpty) {
                add(ways.1, "end", of: use, isStill: isBackJump || back?.isFull == true)
            }
        }
    }

    /// Whether an element that comes from one side to the other isn't there on one of them, so that CSS shows nothing of its way.
    /// That is told.
    private mutating func isHidden(_ from: StyleUse?, _ to: StyleUse?, moves: Bool) -> Bool {
        let (start, end) = (display(of: from), display(of: to))
        guard moves, let hidden = start.isNone ? start.declaration : end.isNone ? end.declaration : nil,
            start.isNone != end.isNone
        else { return false }
        // What goes may be seen until its transitions have ended.
        let lasts = [to, from].compactMap { $0 }.first { $0.hasTransitions }?.declarations.contains {
            $0.name.hasPrefix("transition") && StyleText.names(in: $0.value).contains("allow-discrete")
        }
        guard start.isNone || lasts != true else { return false }
        let comes =
            start.isNone
            && sheet.uses.contains { $0.subject.isStart && $0.subject.ended == to?.subject.anyway }
        if !comes, told.insert(hidden.nameRange.start).inserted {
            diagnostics.report(
                .styleSkipped,
                "'display: none' takes '\((from ?? to)?.target ?? "")' away at once, so nothing of its transition is seen: '@starting-style' lets it come, and 'allow-discrete' lets it go",
                at: hidden.nameRange)
        }
        return true
    }

    /// What a side says of `display`: its own rule, or that of the element at rest.
    private func display(of use: StyleUse?) -> (declaration: StyleDeclaration?, isNone: Bool) {
        let own = use.flatMap { sheet.declaration(of: $0) { $0.name == "display" } }
        return (own, own.map { StyleText.lowercase($0.value) == "none" } ?? false)
    }

    /// Whether no state of the target before it is changed by the same rules, as ':hover' and ':focus' of a list.
    private mutating func isNew(_ use: StyleUse) -> Bool {
        let places = use.declarations.map { String($0.nameRange.start) }.joined(separator: " ")
        return changed.insert("\(use.target) \(places)").inserted
    }

    private mutating func add(
        _ leaves: [[(String, JSONValue)]], _ suffix: String, of use: StyleUse, isStill: Bool
    ) {
        guard let first = leaves.first else { return }
        let words = [use.target, use.subject.state ?? "", suffix].joined(separator: " ")
        let group = [(NodeField.group.rawValue, JSONValue.array(leaves.map { .object($0) }))]
        add(
            leaves.count == 1 ? first : group, as: StyleText.identifier(words) ?? "change", of: use.target,
            isStill: isStill)
    }

    /// The motion of every property that a rule sets, from one side to the other; of the rules of a side the first that has a
    /// property counts.
    private mutating func changes(
        from: [StyleUse], to: [StyleUse], of use: StyleUse,
        by moving: StyleUse?
    ) -> [[(String, JSONValue)]] {
        guard let moving, !moving.transitions.isEmpty else { return [] }
        var seen: Set<String> = []
        var leaves: [[(String, JSONValue)]] = []
        // Of two declarations of a property the later one counts.
        for declaration in use.declarations.reversed() where seen.insert(declaration.name).inserted {
            guard !declaration.name.hasPrefix("--"), !StyleBlocks.moves(declaration),
                let property = StyleProperty(named: declaration.name)
            else { continue }
            guard let transition = moving.transitions.last(where: { $0.timing.moves(declaration.name) })
            else {
                let part = moving.transitions.compactMap { $0.timing.name }.first {
                    StyleShorthand.sets(declaration.name, StyleText.lowercase($0))
                }
                if let part {
                    diagnostics.report(
                        .styleSkipped,
                        "what '\(declaration.value)' is for '\(part)' isn't looked for: write '\(part)' by itself",
                        at: declaration.valueRange)
                }
                continue
            }
            guard let start = value(of: declaration, property, on: from),
                let end = value(of: declaration, property, on: to)
            else { continue }
            guard start.fits(end), !(start.isNone && end.isNone) else { continue }
            var timing = Self.eased(transition.timing)
            let curve = timing.curve
            timing.curve = nil
            let track = StyleKeyframes.Track(
                property: property, name: declaration.name, range: declaration.nameRange,
                points: [
                    StyleKeyframes.Point(offset: 0, value: start, curve: nil),
                    StyleKeyframes.Point(offset: 1, value: end, curve: nil),
                ])
            guard let leaf = leaf(track, of: use.target, use, curve) else { continue }
            written.insert(Transition(target: moving.target, property: transition.timing.name))
            leaves.append(leaf + timing.members)
        }
        return leaves.reversed()
    }

    /// The value that one side has for a property; nil after a report that there is none.
    private mutating func value(
        of declaration: StyleDeclaration, _ property: StyleProperty, on side: [StyleUse]
    ) -> StyleValue? {
        let own = side.lazy.compactMap { use in
            use.declarations.last { StyleShorthand.sets($0.name, declaration.name) }
                .map { (declaration: $0, text: use.variables.resolved($0.value)) }
        }.first
        guard let text = own?.text ?? property.initial else {
            diagnostics.report(
                .styleSkipped, "what '\(declaration.name)' is otherwise isn't in this style sheet",
                at: declaration.nameRange)
            return nil
        }
        let value = StyleValue(text, of: property)
        if value == nil { StyleValue.report(own?.declaration ?? declaration, of: property, &diagnostics) }
        return value
    }
}
