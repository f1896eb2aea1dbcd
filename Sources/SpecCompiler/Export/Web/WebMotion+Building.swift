import MotionModel
import SpecFormat

extension WebMotion {
    /// Builds a motion for a browser.
    ///
    /// - Throws: `BindingError`, as `ExportSource.timelines()`.
    init(_ source: ExportSource) throws(BindingError) {
        let motion = source.motion
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
        let targets = Self.targets(of: motion, (written + forms).map { $0.timeline })
        let parameters = WebParameter.all(of: motion, source.parameters)
        var builder = WebVariantBuilder(options: source.options, targets: targets, parameters: parameters)
        let variants = written.map { builder.variant($0.variant, $0.timeline) }
        let formVariants = forms.map { builder.variant($0.variant, $0.timeline) }
        self.init(
            name: motion.name, options: source.options, targets: targets,
            parameters: builder.keptParameters,
            beginning: try Self.beginning(of: targets, source, written.map { $0.timeline }, parameters),
            variants: variants, forms: formVariants,
            losses: builder.losses + builder.lostParameters)
    }

    private static func targets(of motion: CompiledMotion, _ timelines: [BoundTimeline]) -> [WebTarget] {
        var adding: [PropertyPath: Bool] = [:]
        var negative: [PropertyPath: Set<Int>] = [:]
        let places = Dictionary(uniqueKeysWithValues: motion.properties.map { ($0.path, $0) })
        for property in timelines.flatMap({ $0.properties }) {
            let adds = property.base.track.isAdditive || !property.layers.isEmpty
            adding[property.property, default: false] = (adding[property.property] ?? false) || adds
            let extents = places[property.property].map { WebProperty.extents(of: $0) } ?? []
            guard !extents.isEmpty else { continue }
            let low = property.reach.low
            negative[property.property, default: []].formUnion(extents.filter { low[$0] < 0 })
        }
        let moved = motion.properties.filter { adding[$0.path] != nil }.ordered { $0.path < $1.path }
        var names = WebVariableNames(spec: motion.name)
        return moved.grouped { $0.path.target }.map { target, properties in
            WebTarget(
                target, properties.map { ($0, adding[$0.path] ?? false, negative[$0.path] ?? []) },
                names: &names)
        }
    }

    /// The styles before anything plays: those of the first variant's start, and the initial values of properties that
    /// it doesn't move.
    private static func beginning(
        of targets: [WebTarget], _ source: ExportSource, _ timelines: [BoundTimeline],
        _ parameters: [WebParameter]
    ) throws(BindingError) -> [[WebDeclaration]] {
        guard let first = source.motion.variants.first, let moving = timelines.first?.properties else {
            return targets.map { _ in [] }
        }
        let resting = try source.motion.restingValues(
            before: first, reversingValues: source.options.reversesValues, parameters: source.parameters)
        let places = moving.places
        return targets.map { target in
            target.properties.flatMap { property -> [WebDeclaration] in
                let path = property.path
                let own = places[path].map { moving[$0] }
                if let own, let kept = ParameterKeyframes(own, parameters) {
                    return property.declarations(kept, kept.shares.value(at: -WebVariantBuilder.longBefore))
                }
                let value =
                    own?.value(at: -WebVariantBuilder.longBefore) ?? source.initial[path] ?? resting[path]
                    ?? KnownKeyPath.row(for: path.keyPath)?.initial
                return value.map { property.declarations($0.canonical) } ?? []
            }
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

/// Builds the animations of variants, and records their losses.
struct WebVariantBuilder {
    let options: BakeOptions
    let targets: [WebTarget]
    /// The parameters, by their slots.
    let parameters: [WebParameter]
    private(set) var losses: [ExportLoss] = []
    /// The slots of parameters that keyframes refer to.
    private var keptSlots: Set<Int> = []
    /// The slots of parameters of which some keyframes have only the value.
    private var lostSlots: Set<Int> = []

    init(options: BakeOptions, targets: [WebTarget], parameters: [WebParameter]) {
        self.options = options
        self.targets = targets
        self.parameters = parameters
    }

    /// The parameters that keyframes refer to, each with all of its components.
    var keptParameters: [WebParameter] {
        let names = Set(keptSlots.map { parameters[$0].parameter })
        return parameters.filter { names.contains($0.parameter) }
    }

    /// The losses of parameters whose values are fixed in some keyframes.
    var lostParameters: [ExportLoss] {
        var names: [String] = []
        for slot in lostSlots.sorted() where !names.contains(parameters[slot].parameter) {
            names.append(parameters[slot].parameter)
        }
        return names.map {
            ExportLoss(
                kind: .omission, phrase: "parameter '\($0)' keeps its value where no style can work it out",
                size: nil)
        }
    }

    /// A time in seconds before a play at which nothing has begun: beyond every delay.
    static let longBefore = 4e9

    /// Builds a variant.
    mutating func variant(_ variant: CompiledVariant, _ timeline: BoundTimeline) -> WebVariant {
        var rest: [[WebDeclaration]] = []
        var animations: [[WebAnimation]] = []
        let moving = timeline.properties
        let places = moving.places
        // Binding works a weight in, and leaves numbers of what named parameters.
        var slots: [PropertyPath: Set<Int>] = [:]
        for track in variant.timeline(reversingValues: options.reversesValues).tracks {
            slots[track.property, default: []].formUnion(track.parameterSlots)
        }
        for target in targets {
            var resting: [WebDeclaration] = []
            var playing: [WebAnimation] = []
            for property in target.properties {
                guard let bound = places[property.path].map({ moving[$0] }) else { continue }
                if let kept = ParameterKeyframes(bound, parameters) {
                    resting += property.declarations(kept, kept.shares.restValue)
                } else {
                    resting += property.declarations(Self.restValue(of: bound))
                }
                playing += self.animations(
                    of: bound, property, in: variant.name, naming: slots[property.path] ?? [])
            }
            rest.append(resting)
            animations.append(playing)
        }
        return WebVariant(
            name: variant.name, duration: timeline.duration, reducedForm: variant.reducedForm,
            markers: timeline.markers, rest: rest, animations: animations)
    }

    /// The value at which a property rests, layers included.
    private static func restValue(of bound: BoundProperty) -> MotionValue {
        var value = bound.base.restValue.canonical
        for layer in bound.layers {
            let offset = layer.restValue - layer.value(at: layer.track.originPosition)
            value = value + offset.scaled(by: layer.track.weight)
        }
        return value
    }

    private mutating func animations(
        of bound: BoundProperty, _ property: WebProperty, in variant: String, naming slots: Set<Int>
    ) -> [WebAnimation] {
        let base = bound.base
        let isAdded = base.track.isAdditive && property.canAdd
        func note(_ kind: ExportLoss.Kind, _ phrase: String, _ size: Double?) {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.path, kind: kind, phrase: phrase, size: size))
        }
        if base.track.isAdditive && !isAdded {
            note(.replacement, "replaces what plays already instead of adding to it", nil)
        }
        if property.declaration.row != nil, !property.isShown {
            note(.replacement, "no style shows it: a custom property has it", 1)
        }
        let excess = excess(of: bound, property.declaration)
        if excess > 0 { note(.replacement, "a browser stops at the ends of its range", excess) }
        let kept = ParameterKeyframes(bound, parameters)
        if kept == nil {
            lostSlots.formUnion(slots)
        } else {
            keptSlots.formUnion(slots)
        }
        var result =
            kept.map { animations($0, property, isAdded: isAdded, weight: base.track.weight) }
            ?? animations(base, property, isAdded: isAdded, origin: isAdded ? base.restValue : nil)
        if result[0].maxError > 0 {
            note(.approximation, "keyframes instead of the curve", result[0].maxError)
        }
        for layer in bound.layers {
            guard property.canAdd else {
                note(.omission, "a layer over it isn't there", 1)
                continue
            }
            // The resting part of a layer belongs to the property's resting value.
            let origin = isAdded ? layer.restValue : layer.value(at: layer.track.originPosition)
            let added = animations(layer, property, isAdded: true, origin: origin)
            if added[0].maxError > 0 {
                note(.approximation, "keyframes instead of the curve of a layer", added[0].maxError)
            }
            result += added
        }
        return result
    }

    /// The animations of a track whose values are expressions.
    private func animations(
        _ kept: ParameterKeyframes, _ property: WebProperty, isAdded: Bool, weight: Double
    ) -> [WebAnimation] {
        let rest = kept.shares.restValue
        return WebAnimation.list(
            BakedTrack(kept.shares, sampling: options.sampling), isAdded: isAdded,
            isSynchronized: kept.shares.track.isSynchronized
        ) { shares in
            isAdded
                ? property.declarations(kept, (shares - rest).scaled(by: weight), isOffset: true)
                : property.declarations(kept, shares)
        }
    }

    /// The animations of a track.
    ///
    /// - Parameter origin: The value that the track's values are offsets from, if they are offsets.
    private func animations(
        _ bound: BoundTrack, _ property: WebProperty, isAdded: Bool, origin: MotionValue?
    ) -> [WebAnimation] {
        var track = BakedTrack(bound, sampling: options.sampling, inBrowsers: true)
        if case .colorIn = bound.form {
            let tolerance: Double =
                switch options.sampling {
                case .tolerance(let tolerance): tolerance
                case .framesPerSecond: .infinity
                }
            track = StraightKeyframes(bound: bound, tolerance: tolerance).straightened(track)
        }
        // The keyframes of a layer are offsets from where it starts.
        let start = bound.track.isLayer ? bound.value(at: bound.track.originPosition) : nil
        return WebAnimation.list(
            track, isAdded: isAdded, isSynchronized: bound.track.isSynchronized
        ) { value in
            guard let origin else {
                return property.declarations(property.unit.isWhole ? value : value.canonical)
            }
            var offset = value.canonical
            if let start { offset = offset + start }
            offset = (offset - origin).scaled(by: bound.track.weight)
            return property.declarations(offset, isOffset: true)
        }
    }

    /// The largest distance of a property outside its range, as a share of its travel: measured at many instants.
    private func excess(of bound: BoundProperty, _ declaration: PropertyDeclaration) -> Double {
        let extents = WebProperty.extents(of: declaration)
        guard declaration.range != nil || !extents.isEmpty, !declaration.type.isDiscrete else { return 0 }
        let (low, high) = bound.reach
        let travel = zip(low, high).reduce(0) { max($0, $1.1 - $1.0) }
        var excess = 0.0
        for component in low.indices {
            guard let range = declaration.range ?? (extents.contains(component) ? 0...(.infinity) : nil)
            else {
                continue
            }
            excess = max(excess, range.lowerBound - low[component], high[component] - range.upperBound)
        }
        return travel > 0 ? CurveReduction.roundedUp(excess / travel) : 0
    }
}

extension BoundProperty {
    /// The least and the largest of each component at many instants of the motion.
    var reach: (low: [Double], high: [Double]) {
        let tracks = [base] + layers
        let start = tracks.reduce(0) { min($0, $1.track.played.segments[0].start) }
        let end = tracks.reduce(0) { max($0, $1.track.loop.map { $0.start + $0.period } ?? $1.track.end) }
        var (low, high) = ([Double](), [Double]())
        for step in 0...1024 {
            let value = value(at: start + (end - start) * Double(step) / 1024).canonical.components
            low = low.isEmpty ? value : zip(low, value).map { min($0, $1) }
            high = high.isEmpty ? value : zip(high, value).map { max($0, $1) }
        }
        return (low, high)
    }
}
