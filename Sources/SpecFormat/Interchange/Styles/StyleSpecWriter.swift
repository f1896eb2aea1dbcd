import MotionModel

/// Writes the motion of a style sheet as a spec.
struct StyleSpecWriter {
    let sheet: StyleSheet
    var diagnostics: Diagnostics
    private var variants: [(name: String, members: [(String, JSONValue)])] = []
    private var variantNames: Set<String> = []
    /// The variants of each target that may get a reduced form.
    private var full: [(target: String, keyframes: String?, name: String)] = []
    /// Their places by target, and by keyframes.
    private var fullByTarget: [String: [Int]] = [:]
    private var fullByKeyframes: [String: [Int]] = [:]
    /// The names of those that have one.
    private var reduced: Set<String> = []
    /// The rules that play keyframes, by the name of the keyframes.
    private var players: [String: [(use: StyleUse, timing: StyleTiming)]] = [:]
    private var declared: [(String, JSONValue)] = []
    private var declaredPaths: Set<String> = []
    /// The rules for states by what they are about, of several the last.
    let states: [StyleUse.Subject: StyleUse]
    /// The targets whose animations rules for reduced motion take away.
    let stopped: [String: StyleDeclaration]
    /// The targets whose transitions they take away.
    let jumping: [String: StyleDeclaration]
    /// The transitions that a variant says.
    var written: Set<Transition> = []
    /// The places of the rules for reduced motion that were named because they have no effect.
    private var told: Set<Int> = []
    /// The targets and the places of the rules of states that are written.
    var changed: Set<String> = []

    /// A transition of a target's property, or of all of them.
    struct Transition: Hashable {
        let target: String
        let property: String?
    }

    /// Creates a writer of a sheet.
    init(_ sheet: StyleSheet, diagnostics: Diagnostics) {
        self.sheet = sheet
        self.diagnostics = diagnostics
        let reduced = sheet.uses.filter { $0.subject.condition == .reduced }
        stopped = Self.byTarget(reduced) { $0.stop }
        jumping = Self.byTarget(reduced) { $0.jump }
        var states: [StyleUse.Subject: StyleUse] = [:]
        for use in sheet.uses where use.subject.condition != .reduced {
            if use.subject.condition == .always || states[use.subject.anyway] == nil {
                states[use.subject.anyway] = use
            }
        }
        self.states = states
        let names = Set((sheet.keyframes + sheet.reducedKeyframes).map { $0.name })
        for use in sheet.uses {
            for animation in use.animations {
                guard let name = animation.timing.name.map({ StyleText.unquoted($0) }) else { continue }
                players[name, default: []].append((use, animation.timing))
                if !names.contains(name) {
                    self.diagnostics.report(
                        .styleSkipped, "no '@keyframes \(name)' is here", at: animation.range)
                }
            }
        }
    }

    private static func byTarget(
        _ uses: [StyleUse], _ part: (StyleUse) -> StyleDeclaration?
    ) -> [String: StyleDeclaration] {
        var found: [String: StyleDeclaration] = [:]
        for use in uses {
            guard let own = part(use), found[use.target]?.yields(to: own) != false else { continue }
            found[use.target] = own
        }
        return found
    }

    /// The text of the spec; nil if it would be empty.
    mutating func document(named name: String) -> [UInt8]? {
        for keyframes in sheet.keyframes { add(keyframes) }
        addChanges()
        addReduced()
        for keyframes in sheet.reducedKeyframes { addReduced(keyframes) }
        let named = names()
        guard !named.isEmpty || !variants.isEmpty else { return nil }
        let head: [(String, JSONValue)] = [
            (SpecField.motionSpec.rawValue, 1), (SpecField.name.rawValue, .string(name)),
        ]
        var tail = named
        if !declared.isEmpty { tail.append((SpecField.properties.rawValue, .object(declared))) }
        if !variants.isEmpty {
            let all = variants.map { ($0.name, JSONValue.object($0.members)) }
            tail.append((SpecField.variants.rawValue, .object(all)))
        }
        let document = JSONValue.object(head + tail)
        let unused = Self.unused(in: document)
        let lint =
            unused.isEmpty ? [] : [(CommonField.lint.rawValue, JSONValue.object(Self.ignoring(unused)))]
        return Array(JSONValue.object(head + lint + tail).text(pretty: false).utf8)
    }

    /// The rules about unused names, which a style sheet keeps for the page.
    private static func unused(in document: JSONValue) -> [DiagnosticID] {
        let text = document.text(pretty: false)
        let found = SpecReader.read(SourceFile(path: "", text: text)).diagnostics.map { $0.id }
        return [DiagnosticID.nameUnused, .timingUnused].filter { found.contains($0) }
    }

    private static func ignoring(_ ids: [DiagnosticID]) -> [(String, JSONValue)] {
        let reason = JSONValue.string("the style sheet has it for other parts of the page")
        return [(LintField.ignore.rawValue, .object(ids.map { ($0.name, reason) }))]
    }

    /// The durations, curves and timings that have a name.
    private mutating func names() -> [(String, JSONValue)] {
        // Of timings for one path the last counts, at its place.
        var timings: [(String, JSONValue)?] = []
        var places: [String: Int] = [:]
        for use in sheet.uses where use.subject.condition != .reduced {
            for (timing, range) in use.transitions {
                guard !written.contains(Transition(target: use.target, property: timing.name)) else {
                    continue
                }
                var path: String
                switch timing.name {
                case nil, "all": path = use.target
                case let name?:
                    guard !name.hasPrefix("--"),
                        let property = StyleProperty(named: StyleText.lowercase(name))
                    else {
                        diagnostics.report(
                            .styleSkipped, "a spec has no property '\(name)'", at: range)
                        continue
                    }
                    path = "\(use.target).\(property.keyPath)"
                }
                let members = JSONValue.object(Self.eased(timing).members)
                if use.subject.state != nil || use.subject.isStart, let rest = places[path] {
                    // What a state changes has a name of its own beside that of the element.
                    guard timings[rest]?.1.text(pretty: false) != members.text(pretty: false) else {
                        continue
                    }
                    let words = [use.target, use.subject.state ?? "enter"].joined(separator: " ")
                    let own = StyleText.identifier(words) ?? use.target
                    path = own + path.dropFirst(use.target.utf8.count)
                }
                if let place = places.updateValue(timings.count, forKey: path) { timings[place] = nil }
                timings.append((path, members))
            }
        }
        let lists: [(SpecField, [(String, JSONValue)])] = [
            (.durations, sheet.variables.durations.map { ($0.name, $0.value) }),
            (.curves, sheet.variables.curves.map { ($0.name, $0.value) }),
            (.timings, timings.compactMap { $0 }),
        ]
        return lists.filter { !$0.1.isEmpty }.map { ($0.0.rawValue, .object($0.1)) }
    }

    /// The timing with CSS's default easing, if it has none of its own.
    static func eased(_ timing: StyleTiming) -> StyleTiming {
        var timing = timing
        timing.curve = timing.curve ?? "ease"
        return timing
    }

    // MARK: Variants

    private mutating func add(_ keyframes: StyleKeyframes) {
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
                use.subject.condition == .full || use.base.map { stopped[$0] != nil } == true
                || isOneOf(stopped, use)
        }
        add(node, as: name, of: use?.target ?? StyleSheet.anyTarget, keyframes.name, isStill: isStill)
    }

    /// Adds a variant.
    ///
    /// - Parameter isStill: Whether it jumps to its end for those who asked for less motion.
    mutating func add(
        _ node: [(String, JSONValue)], as name: String, of target: String, _ keyframes: String? = nil,
        isStill: Bool, members more: [(String, JSONValue)] = []
    ) {
        var name = name
        while variantNames.contains(name) { name += "_" }
        var members = more + [(VariantField.motion.rawValue, JSONValue.object(node))]
        if isStill { members.append((VariantField.reducedMotion.rawValue, .string("instant"))) }
        if !isStill, more.isEmpty {
            fullByTarget[target, default: []].append(full.count)
            if let keyframes { fullByKeyframes[keyframes, default: []].append(full.count) }
            full.append((target, keyframes, name))
        }
        variantNames.insert(name)
        variants.append((name, members))
    }

    /// The motion of keyframes with a timing; nil if nothing of it can be in a spec.
    private mutating func node(
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
            let declaration = [use, sheet.rests[use.target]].lazy.compactMap({ use in
                use?.declarations.last { $0.name == name }
            }).first
        else { return nil }
        guard let value = StyleValue(sheet.variables.resolved(declaration.value), of: property) else {
            StyleValue.report(declaration, of: property, &diagnostics)
            return nil
        }
        guard case .point(let x, let y) = value, x != 0.5 || y != 0.5, let json = value.json(like: nil) else {
            return nil
        }
        let values: [(String, JSONValue)] = [("\(use.target).\(property.keyPath)", json)]
        return [(NodeField.set.rawValue, .object(values))]
    }

    /// The motion of one property with its easing; all properties share the times.
    mutating func leaf(
        _ track: StyleKeyframes.Track, of target: String, _ use: StyleUse?, _ curve: JSONValue?
    ) -> [(String, JSONValue)]? {
        let model = track.points.first { !$0.value.isNone }?.value
        guard let model else { return nil }
        var points = track.points
        var isFilled = false
        if points[0].offset > 0, let base = base(of: track, use), base.fits(model) {
            points.insert(StyleKeyframes.Point(offset: 0, value: base, curve: track.startCurve), at: 0)
            isFilled = true
        }
        if points[points.count - 1].offset < 1 {
            guard let base = base(of: track, use), base.fits(model) else {
                diagnostics.report(
                    .styleSkipped,
                    "'\(track.name)' ends at what the page says, which isn't in these keyframes",
                    at: track.range)
                return nil
            }
            points.append(StyleKeyframes.Point(offset: 1, value: base, curve: nil))
            isFilled = true
        }
        if points[0].offset > 0 {
            diagnostics.report(
                .styleSkipped,
                "'\(track.name)' begins at what the page says, which isn't in this style sheet: here it is what the app has then",
                at: track.range)
        }
        let path = "\(target).\(track.property.keyPath)"
        if KnownKeyPath.row(for: track.property.keyPath) == nil, declaredPaths.insert(path).inserted {
            declared.append((path, .object([(PropertyField.type.rawValue, .string(model.typeName))])))
        }
        var values: [JSONValue] = []
        for point in points {
            guard let value = point.value.json(like: model) else { return nil }
            values.append(value)
        }
        if isFilled, Set(values.map { $0.text(pretty: false) }).count == 1 {
            diagnostics.report(
                .styleSkipped,
                "'\(track.name)' doesn't move: what it is before or after the keyframes isn't in this style sheet",
                at: track.range)
        }
        var members: [(String, JSONValue)] = [(NodeField.animate.rawValue, .string(path))]
        func add(_ field: NodeField, _ value: JSONValue) { members.append((field.rawValue, value)) }
        if points.count == 2, points[0].offset == 0, points[1].offset == 1 {
            add(.from, values[0])
            add(.to, values[1])
        } else if points.count == 1 {
            add(.to, values[0])
        } else {
            let list = zip(points, values).map { point, value in
                var members: [(String, JSONValue)] = [
                    (KeyframeField.at.rawValue, .string(NumberText.text(point.offset, shiftedBy: 2) + "%")),
                    (KeyframeField.value.rawValue, value),
                ]
                if let curve = point.curve { members.append((KeyframeField.curve.rawValue, curve)) }
                return JSONValue.object(members)
            }
            add(.keyframes, .array(list))
        }
        if let space = space(of: points, track) { add(.space, .string(space.rawValue)) }
        let isPair = points.count <= 2 && points[0].offset == 0
        if let curve = (isPair ? points[0].curve : nil) ?? curve {
            members.append((TimingField.curve.rawValue, curve))
        }
        return members
    }

    /// The colour space in which CSS interpolates the keyframes, if it isn't that of a spec.
    ///
    /// CSS Color 4, section 12: sRGB if both colours have a syntax from before there was a choice, otherwise OKLab.
    private mutating func space(of points: [StyleKeyframes.Point], _ track: StyleKeyframes.Track)
        -> ColorSpace?
    {
        let isLegacy = points.map { $0.value.isLegacyColor }
        guard isLegacy.contains(true) else { return nil }
        guard isLegacy.contains(false) else { return .srgb }
        if zip(isLegacy, isLegacy.dropFirst()).contains(where: { $0 && $1 }) {
            diagnostics.report(
                .styleSkipped,
                "CSS mixes some keyframes of '\(track.name)' in sRGB and others in OKLab, a spec all of them in OKLab",
                at: track.range)
        }
        return nil
    }

    /// The value of a property without the keyframes: that of the rule, or CSS's initial value.
    private func base(of track: StyleKeyframes.Track, _ use: StyleUse?) -> StyleValue? {
        let own =
            use?.declarations.last { $0.name == track.name }
            ?? use.flatMap { sheet.rests[$0.target]?.declarations.last { $0.name == track.name } }
        let text = own.map { sheet.variables.resolved($0.value) } ?? track.property.initial
        return text.flatMap { StyleValue($0, of: track.property) }
    }

    // MARK: Reduced motion

    /// Adds what rules for reduced motion play instead of the variants of their elements.
    private mutating func addReduced() {
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
                let replaced = places.map { full[$0].name }.filter { !reduced.contains($0) }
                guard let node = node(keyframes, animation.timing, of: use) else { continue }
                addReduced(
                    node, named: "\(use.target) \(name)", of: use.target, for: replaced)
            }
        }
    }

    /// Adds the keyframes of a name that are others for reduced motion.
    private mutating func addReduced(_ keyframes: StyleKeyframes) {
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
    mutating func isOneOf(_ stops: [String: StyleDeclaration], _ use: StyleUse) -> Bool {
        if stops[use.target] != nil { return true }
        guard let all = stops[StyleSheet.anyTarget] else { return false }
        let names = all.overriding
        let rest = sheet.rests[use.target]?.declarations ?? []
        let isOver = (use.declarations + use.inherited + rest).contains {
            names.contains($0.name) && all.yields(to: $0)
        }
        if isOver, told.insert(all.nameRange.start).inserted {
            diagnostics.report(
                .styleSkipped,
                "'\(all.name)' for reduced motion has no effect on '\(use.target)', whose own rule counts more: '!important' makes it count",
                at: all.nameRange)
        }
        return !isOver
    }
}
