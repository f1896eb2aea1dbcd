import MotionModel
import SpecFormat

extension WebMotion {
    /// Builds a motion for a browser.
    ///
    /// - Parameter form: How a page goes from state to state; nil if it doesn't.
    /// - Throws: `BindingError`, as `ExportSource.timelines()`.
    init(_ source: ExportSource, states form: StateForm? = nil) throws(BindingError) {
        let motion = source.motion
        let form = motion.transitions.isEmpty ? nil : form
        let written = try source.writtenTimelines()
        var formNames: [String] = []
        for (variant, _) in written {
            guard let form = variant.reducedForm, !formNames.contains(form),
                !written.contains(where: { $0.variant.name == form })
            else { continue }
            formNames.append(form)
        }
        var forms: [(variant: CompiledVariant, timeline: BoundTimeline)] = []
        for variant in motion.variants where formNames.contains(variant.name) {
            let timeline = try motion.bind(
                variant, reversingValues: source.options.reversesValues, parameters: source.parameters,
                initial: source.initial)
            forms.append((variant, timeline))
        }
        let turned = form == .script ? try source.turnedTimelines() : []
        var names = WebNames(spec: motion.name)
        let parameters = WebParameter.all(of: motion, source.parameters, names: &names)
        let targets = Self.targets(
            of: motion, (written + forms + turned).map { $0.timeline }, source.options.composite ?? .replace,
            names: &names)
        let standing = try WebStanding(source, written.first?.timeline, parameters)
        var builder = WebVariantBuilder(
            options: source.options, targets: targets, parameters: parameters, standing: standing)
        var variants: [WebVariant] = []
        for (variant, timeline) in written { variants.append(try builder.variant(variant, timeline)) }
        var formVariants: [WebVariant] = []
        for (variant, timeline) in forms { formVariants.append(try builder.variant(variant, timeline)) }
        var states: WebStates?
        var machine: WebMachine?
        var kept = builder.keptParameters
        var losses = builder.losses + builder.lostParameters
        if let form {
            let ways = try StateMotion(source, parameters)
            switch form {
            case .attribute: states = try WebStates(source, ways, standing, names: &names)
            case .script:
                let other = source.with(source.options.turned)
                var turner = WebVariantBuilder(
                    options: other.options, targets: targets, parameters: parameters,
                    standing: try WebStanding(other, written.first?.timeline, parameters))
                var plays: [WebVariant] = []
                for (variant, timeline) in turned { plays.append(try turner.variant(variant, timeline)) }
                let made = WebMachine(ways, source, targets, standing, turned: plays)
                machine = made
                let used = Set((kept + turner.keptParameters).map { $0.parameter })
                // A condition counts the numbers of all parameters.
                let asks = motion.transitions.contains { $0.condition != nil }
                kept = parameters.filter { asks || used.contains($0.parameter) }
                losses += turner.losses + made.losses(variants + formVariants + plays, source.options)
            }
        } else if source.options.composite == .add {
            losses += (written + forms).flatMap { Self.lossesOfStarts($0.variant, $0.timeline) }
        }
        if form != .script, source.options.composite != .add {
            losses += written.flatMap { variant, timeline in
                timeline.properties.compactMap { ExportLoss(ofStart: $0, in: variant) }
            }
        }
        self.init(
            name: motion.name, options: source.options, names: names, targets: targets,
            parameters: kept, beginning: targets.map { standing.beginning(of: $0) },
            presences: motion.targets, variants: variants, forms: formVariants, states: states,
            machine: machine, losses: losses)
    }

    /// What begins or ends where its property is when it starts, and is written with where that is at rest: what replaces,
    /// and what adds a share of its travel to what there is.
    private static func lossesOfStarts(_ variant: CompiledVariant, _ timeline: BoundTimeline) -> [ExportLoss]
    {
        // A track that is bound has its weight in its values.
        let shares = Set(
            variant.timeline.tracks.filter { $0.isAdditive && $0.weight != 1 }.map { $0.property })
        return timeline.properties.compactMap { bound in
            let track = bound.base.track
            let phrase: String
            if track.isAdditive ? shares.contains(bound.property) : track.keys.contains(.current) {
                phrase = "begins as it is written even where it interrupts something"
            } else if track.isAdditive, track.restsByCurrent {
                phrase = "ends as it is written even where it begins elsewhere"
            } else {
                return nil
            }
            return ExportLoss(
                variant: variant.name, property: bound.property, kind: .replacement, phrase: phrase, size: nil
            )
        }
    }

    private static func targets(
        of motion: CompiledMotion, _ timelines: [BoundTimeline], _ composite: BakeOptions.Composite,
        names: inout WebNames
    ) -> [WebTarget] {
        var adding: [PropertyPath: Bool] = [:]
        var negative: [PropertyPath: Set<Int>] = [:]
        let places = Dictionary(uniqueKeysWithValues: motion.properties.map { ($0.path, $0) })
        for property in timelines.flatMap({ $0.properties }) {
            let adds = composite == .add && property.base.track.isAdditive || !property.layers.isEmpty
            adding[property.property, default: false] = (adding[property.property] ?? false) || adds
            let extents = places[property.property].map { WebProperty.extents(of: $0) } ?? []
            guard !extents.isEmpty else { continue }
            let low = property.reach.low
            negative[property.property, default: []].formUnion(extents.filter { low[$0] < 0 })
        }
        let moved = motion.properties.filter { adding[$0.path] != nil }.ordered { $0.path < $1.path }
        return byTarget(moved, motion.targets).map { target, properties in
            WebTarget(
                target, properties.map { ($0, adding[$0.path] ?? false, negative[$0.path] ?? []) },
                mergedIn: composite == .add ? [] : timelines.map { $0.properties }, names: &names)
        }
    }
}

extension Track {
    /// Whether where it rests depends on where its property is when it starts.
    fileprivate var restsByCurrent: Bool {
        let (position, segment) = (restPosition, segments[restPosition.segment])
        return position.progress != 0 && isByCurrent(segment.toKey)
            || position.progress != 1 && isByCurrent(segment.fromKey)
    }

    private func isByCurrent(_ key: Int) -> Bool {
        switch keys[key] {
        case .constant: false
        case .current: true
        case .formula(let formula, let from): formula.usesFrom && (from.map(isByCurrent) ?? false)
        case .mixed(let first, let second, _): isByCurrent(first) || isByCurrent(second)
        case .resting(_, let from): isByCurrent(from)
        }
    }
}

extension ExportSource {
    /// The variants to write that the spec contains, without derived reduced forms.
    ///
    /// - Throws: `BindingError`, as ``timelines()``.
    func writtenTimelines() throws(BindingError) -> [(variant: CompiledVariant, timeline: BoundTimeline)] {
        try timelines().filter { written in spec.variants.contains { $0.name == written.variant.name } }
    }
}
