import MotionModel

/// The rules of a style sheet that play the variants of a motion, and the keyframes that they name.
struct CSSWriter {
    let web: WebMotion
    private var names: WebNames
    /// The names of keyframes, in the order of their first use.
    ///
    /// An element whose class changes from one variant's to another's begins only animations with other names anew: so
    /// none has the same in two variants.
    private var written: [(name: String, keyframes: CSSKeyframes, users: [Int: String])] = []
    /// How many animations have the same keyframes, by their text.
    private let uses: [[String]: Int]

    /// The class of the element that contains the targets.
    let root: String
    /// The class of each variant beside that one, by name.
    let classes: [String: String]

    init(_ web: WebMotion) {
        self.web = web
        names = web.names
        root = "." + WebNames.kebab(web.name)
        var classNames = WebNames(spec: web.name)
        var classes: [String: String] = [:]
        for variant in web.variants {
            classes[variant.name] = "." + classNames.name([variant.name], of: variant.name)
        }
        self.classes = classes
        var uses: [[String]: Int] = [:]
        for variant in web.variants + web.forms {
            for animations in variant.animations.flatMap({ WebAnimation.groups($0) }) {
                uses[CSSKeyframes(animations).lines, default: 0] += 1
            }
            for leave in web.targets.indices.compactMap({ web.leave(variant, $0) }) {
                uses[CSSKeyframes([leave]).lines, default: 0] += 1
            }
        }
        self.uses = uses
    }

    /// The styles that several variants leave where they aren't those from before anything played, each with its
    /// selector.
    func rests() -> [(selector: String, declarations: [WebDeclaration])] {
        web.targets.indices.flatMap { index in
            let shared = web.variants.filter { sharesRest($0, index) }
            return rules(shared.map { ($0, changedRest($0, index)) }, index)
        }
    }

    /// The styles that a variant leaves of a target where they aren't those from before anything played.
    private func changedRest(_ variant: WebVariant, _ index: Int) -> [WebDeclaration] {
        variant.rest[index].filter { !web.beginning[index].contains($0) }
    }

    /// Whether another variant leaves the same styles.
    private func sharesRest(_ variant: WebVariant, _ index: Int) -> Bool {
        let own = changedRest(variant, index)
        return web.variants.contains { $0.name != variant.name && changedRest($0, index) == own }
    }

    /// Writes the rules of a variant: the styles that it alone leaves, and its animations.
    mutating func play(_ variant: WebVariant, in sheet: inout CSSSheet) {
        var starts: [(selector: String, declarations: [WebDeclaration])] = []
        for index in web.targets.indices {
            let rest = sharesRest(variant, index) ? [] : changedRest(variant, index)
            let play = play(variant, index)
            sheet.rule(selector([variant], index), rest + play.animations)
            if !play.start.isEmpty { starts.append((selector([variant], index), play.start)) }
        }
        guard !starts.isEmpty else { return }
        sheet.block("@starting-style") { sheet in
            for (selector, declarations) in starts { sheet.rule(selector, declarations) }
        }
    }

    /// The rules that play reduced forms in place of their variants, each with its selector: what the variants have
    /// otherwise.
    mutating func reduced() -> [(selector: String, declarations: [WebDeclaration])] {
        let pairs = web.variants.compactMap { variant in web.reducedForm(of: variant).map { (variant, $0) } }
        var result: [(selector: String, declarations: [WebDeclaration])] = []
        for index in web.targets.indices {
            var changes: [(variant: WebVariant, declarations: [WebDeclaration])] = []
            for (variant, form) in pairs {
                let (full, less) = (play(variant, index), play(form, index, insteadOf: variant))
                let changed = less.rest.filter { !full.rest.contains($0) }
                changes.append((variant, changed + less.changes(from: full)))
            }
            result += rules(changes, index)
        }
        return result
    }

    /// One rule for all variants that have the same declarations of a target.
    private func rules(
        _ declarations: [(variant: WebVariant, declarations: [WebDeclaration])], _ index: Int
    ) -> [(selector: String, declarations: [WebDeclaration])] {
        var groups: [(variants: [WebVariant], declarations: [WebDeclaration])] = []
        for (variant, own) in declarations where !own.isEmpty {
            if let place = groups.firstIndex(where: { $0.declarations == own }) {
                groups[place].variants.append(variant)
            } else {
                groups.append(([variant], own))
            }
        }
        return groups.map { (selector($0.variants, index), $0.declarations) }
    }

    /// Writes the keyframes that have been named.
    func keyframes(in sheet: inout CSSSheet) {
        for (name, keyframes, _) in written { sheet.keyframes(name, keyframes) }
    }

    private func selector(_ variants: [WebVariant], _ index: Int) -> String {
        let names = variants.map { classes[$0.name] ?? root }
        let own = names.count == 1 ? names[0] : ":is(\(names.joined(separator: ", ")))"
        return "\(own) \(web.targets[index].selector)"
    }

    /// What a target shows at rest: what the variant leaves, and of everything else what was there before.
    private func rest(_ variant: WebVariant, _ index: Int) -> [WebDeclaration] {
        let own = variant.rest[index]
        return own
            + web.beginning[index].filter { before in !own.contains { $0.property == before.property } }
    }

    /// The losses of what goes from one value to another and rests there, and yet is no transition.
    var curveLosses: [ExportLoss] {
        guard web.options.rules == .transitions else { return [] }
        return web.variants.flatMap { variant in
            web.targets.indices.flatMap { index -> [ExportLoss] in
                let rest = rest(variant, index)
                return variant.animations[index].filter { $0.hasNoTransition(to: rest) }.map {
                    ExportLoss(
                        variant: variant.name, property: $0.properties[0], kind: .omission,
                        phrase: "no transition, as it isn't one curve of CSS: what interrupts it may jump",
                        size: 1)
                }
            }
        }
    }

    private mutating func play(
        _ variant: WebVariant, _ index: Int, insteadOf other: WebVariant? = nil
    ) -> CSSPlay {
        let rest = rest(variant, index)
        let all = variant.animations[index]
        var moving = all.filter { !$0.isOver(at: rest, of: all) }
        var transitions: [WebAnimation] = []
        if web.options.rules == .transitions {
            transitions = moving.filter { $0.isTransition(to: rest) }
            moving.removeAll { $0.isTransition(to: rest) }
        }
        var groups: [(name: String, animations: [WebAnimation])] = []
        for animations in WebAnimation.groups(moving) {
            groups.append(
                (keyframesName(variant, index, animations, playing: (other ?? variant).name), animations))
        }
        if let leave = web.leave(variant, index) {
            groups.append(
                (keyframesName(variant, index, [leave], playing: (other ?? variant).name), [leave]))
        }
        return CSSPlay(rest: rest, groups, transitions: transitions)
    }

    /// The items of `animation` that play a variant of a target whose styles at rest are nowhere else.
    mutating func animations(_ variant: WebVariant, _ index: Int) -> [String] {
        WebAnimation.groups(variant.animations[index]).map {
            let name = keyframesName(variant, index, $0, playing: variant.name)
            return $0[0].shorthand(name, CSSKeyframes($0).easing, rest: [])
        }
    }

    /// `calendar-chip-expand-chip-translate`, or, of what is used several times, `calendar-chip-opacity`.
    private mutating func keyframesName(
        _ variant: WebVariant, _ index: Int, _ animations: [WebAnimation], playing played: String
    ) -> String {
        let keyframes = CSSKeyframes(animations)
        if let known = written.firstIndex(where: {
            $0.keyframes.lines == keyframes.lines && $0.users[index] ?? played == played
        }) {
            written[known].users[index] = played
            return written[known].name
        }
        let style =
            animations[0].keyframes[0].declarations.first?.property ?? animations[0].properties[0].keyPath
        let isShared = (uses[keyframes.lines] ?? 0) > 1
        let words = (isShared ? [] : [variant.name, web.targets[index].name]) + [shortened(style)]
        let name = names.name(words, of: "keyframes \(written.count)")
        written.append((name, keyframes, [index: played]))
        return name
    }

    /// A style by its own name, a custom property without the spec's.
    private func shortened(_ style: String) -> String {
        let prefix = "--" + WebNames.kebab(web.name) + "-"
        return style.utf8.starts(with: prefix.utf8)
            ? String(decoding: style.utf8.dropFirst(prefix.utf8.count), as: UTF8.self) : style
    }
}
