import MotionModel

/// Builds the animations of variants, and records their losses.
struct WebVariantBuilder {
    let options: BakeOptions
    let targets: [WebTarget]
    /// The parameters, by their slots.
    let parameters: [WebParameter]
    let standing: WebStanding
    private(set) var losses: [ExportLoss] = []
    /// What is left of the limits of work.
    private var work = KeyframeWork()
    /// The slots of parameters that keyframes refer to.
    private var keptSlots: Set<Int> = []
    /// The slots of parameters of which what is written of a property has only the value.
    private var lostSlots: [PropertyPath: Set<Int>] = [:]

    init(
        options: BakeOptions, targets: [WebTarget], parameters: [WebParameter], standing: WebStanding
    ) {
        self.options = options
        self.targets = targets
        self.parameters = parameters
        self.standing = standing
    }

    /// The parameters that keyframes refer to, each with all of its components.
    var keptParameters: [WebParameter] {
        let names = Set(keptSlots.map { parameters[$0].parameter })
        return parameters.filter { names.contains($0.parameter) }
    }

    /// The losses of parameters whose values are fixed where no style can work them out.
    var lostParameters: [ExportLoss] { ExportLoss.fixing(lostSlots, of: parameters.map { $0.parameter }) }

    /// A time in seconds before a play at which nothing has begun: beyond every delay.
    static let longBefore = 4e9

    /// Builds a variant.
    ///
    /// - Throws: `BindingError` if the result of an expression isn't usable.
    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline
    ) throws(BindingError) -> WebVariant {
        var rest: [[WebDeclaration]] = []
        var animations: [[WebAnimation]] = []
        let moving = timeline.properties
        let places = moving.places
        let standing = try standing.values(in: variant)
        // Binding works a weight in, and leaves numbers of what named parameters.
        var slots: [PropertyPath: Set<Int>] = [:]
        for track in variant.timeline(reversingValues: options.reversesValues).tracks {
            slots[track.property, default: []].formUnion(track.parameterSlots)
        }
        for target in targets {
            var resting: [WebDeclaration] = []
            var playing: [WebAnimation] = []
            let values = target.properties.map { property -> WebValue? in
                guard let bound = places[property.path].map({ moving[$0] }) else {
                    let value = standing(property)
                    if case .weighted(let keys, _) = value { keptSlots.formUnion(keys.slots) }
                    note(lost: self.standing.lostSlots[property.path] ?? [], property.path)
                    return value
                }
                guard let kept = ParameterKeyframes(bound, parameters) else {
                    return .number(Self.restValue(of: bound))
                }
                return kept.value(kept.shares.restValue)
            }
            let bounds = target.properties.map { property in places[property.path].map { moving[$0] } }
            for (index, property) in target.properties.enumerated() {
                guard let bound = bounds[index] else { continue }
                if let value = values[index] { resting += property.declarations(value) }
                playing += self.animations(
                    of: bound, property, in: variant.name, naming: slots[property.path] ?? [])
            }
            for merge in target.merges where merge.properties.contains(where: { bounds[$0] != nil }) {
                if let declaration = target.declaration(of: merge, values) { resting.append(declaration) }
                playing += self.animations(of: merge, target, bounds, values, in: variant.name)
            }
            // What is added lies over what it is added to.
            let (added, base) = (playing.filter { $0.isAdded }, playing.filter { !$0.isAdded })
            rest.append(resting)
            animations.append(target.merges.isEmpty ? playing : base + added)
        }
        let (start, end) = (variant.startState, variant.endState)
        return WebVariant(
            name: variant.name, startState: options.reversesValues ? end : start,
            endState: options.reversesValues ? start : end, duration: timeline.duration,
            reducedForm: variant.reducedForm,
            markers: timeline.markers, rest: rest, animations: animations)
    }

    /// The value at which a property rests, layers included.
    static func restValue(of bound: BoundProperty) -> MotionValue {
        var value = bound.base.restValue.canonical
        for layer in bound.layers {
            let offset = layer.restValue - layer.value(at: layer.track.originPosition)
            value = value + offset.scaled(by: layer.track.weight)
        }
        return value
    }

    private mutating func note(
        _ kind: ExportLoss.Kind, _ phrase: String, _ path: PropertyPath, in variant: String, _ size: Double?
    ) {
        losses.append(
            ExportLoss(variant: variant, property: path, kind: kind, phrase: phrase, size: size))
    }

    private mutating func note(lost slots: Set<Int>, _ path: PropertyPath) {
        if !slots.isEmpty { lostSlots[path, default: []].formUnion(slots) }
    }

    /// The animations of a property itself, without those that it shares with others.
    private mutating func animations(
        of bound: BoundProperty, _ property: WebProperty, in variant: String, naming slots: Set<Int>
    ) -> [WebAnimation] {
        let base = bound.base
        let canAdd = base.track.isAdditive && options.composite == .add
        let isAdded = canAdd && property.canAdd
        if canAdd && !isAdded {
            note(
                .replacement, "replaces what plays already instead of adding to it", property.path,
                in: variant, nil)
        }
        if property.declaration.row != nil, !property.isShown {
            note(.replacement, "no style shows it: a custom property has it", property.path, in: variant, 1)
        } else if property.unit == .path, !property.isShown {
            note(.replacement, "no browser mixes a path that no style shows", property.path, in: variant, 1)
        } else if let shown = WebProperty.shownComponents(of: property.declaration),
            bound.moves(beside: shown)
        {
            note(
                .replacement, "no style shows all of it: custom properties have the rest", property.path,
                in: variant, 1)
        }
        if case .transform = base.form, turnsFar(base) {
            note(
                .replacement, "Firefox turns the long way between two matrices", property.path, in: variant, 1
            )
        }
        let excess = excess(of: bound, property.declaration)
        if excess > 0 {
            note(
                .replacement, "a browser stops at the ends of its range", property.path, in: variant, excess)
        }
        let kept = ParameterKeyframes(bound, parameters)
        if kept == nil {
            note(lost: slots, property.path)
        } else {
            keptSlots.formUnion(slots)
            if property.isVariable {
                note(
                    .replacement, "Firefox and WebKit don't follow a parameter in a custom property",
                    property.path, in: variant, 1)
            }
        }
        var result: [WebAnimation] = []
        if property.movesAlone {
            if let kept {
                result = animations(kept, property, isAdded: isAdded, weight: base.track.weight)
            } else {
                result = animations(
                    base, property, isAdded: isAdded, origin: isAdded ? base.restValue : nil)
            }
            if result[0].maxError > 0 {
                note(
                    .approximation, "keyframes instead of the curve", property.path, in: variant,
                    result[0].maxError)
            }
        }
        for layer in bound.layers {
            guard property.canAdd else {
                note(.omission, "a layer over it isn't there", property.path, in: variant, 1)
                continue
            }
            // The resting part of a layer belongs to the property's resting value.
            let origin = isAdded ? layer.restValue : layer.value(at: layer.track.originPosition)
            let added = animations(layer, property, isAdded: true, origin: origin)
            if added[0].maxError > 0 {
                note(
                    .approximation, "keyframes instead of the curve of a layer", property.path, in: variant,
                    added[0].maxError)
            }
            result += added
        }
        return result
    }

    /// Whether two keyframes that follow each other have matrices between which browsers turn another way.
    private mutating func turnsFar(_ bound: BoundTrack) -> Bool {
        let keyframes = BakedTrack(bound, sampling: options.webSampling, inBrowsers: true, &work).keyframes
        return zip(keyframes, keyframes.dropFirst()).contains { $0.value.turnsFar(to: $1.value) }
    }

    /// The animations of a track whose values are expressions.
    private mutating func animations(
        _ kept: ParameterKeyframes, _ property: WebProperty, isAdded: Bool, weight: Double
    ) -> [WebAnimation] {
        let rest = kept.shares.restValue
        var track = BakedTrack(kept.shares, sampling: options.webSampling, &work)
        if isAdded { track = track.mapped { ($0 - rest).scaled(by: weight) } }
        return WebAnimation.list(
            track, isAdded: isAdded, isSynchronized: kept.shares.track.isSynchronized, options.webRounding
        ) { property.declarations(kept.value($0), isOffset: isAdded) }
    }

    /// The animations of a track.
    ///
    /// - Parameter origin: The value that the track's values are offsets from, if they are offsets.
    private mutating func animations(
        _ bound: BoundTrack, _ property: WebProperty, isAdded: Bool, origin: MotionValue?
    ) -> [WebAnimation] {
        var track = BakedTrack(bound, sampling: options.webSampling, inBrowsers: true, &work)
            .inPlainPerspective
        if case .colorIn = bound.form {
            let tolerance: Double =
                switch options.webSampling {
                case .tolerance(let tolerance): tolerance
                case .framesPerSecond: .infinity
                }
            track = StraightKeyframes(bound: bound, tolerance: tolerance).straightened(
                track, &work)
        }
        if let origin {
            // The keyframes of a layer are offsets from where it starts.
            let start = bound.track.isLayer ? bound.value(at: bound.track.originPosition) : nil
            track = track.mapped { value in
                let shown = start.map { value.canonical + $0 } ?? value.canonical
                return (shown - origin).scaled(by: bound.track.weight)
            }
        } else if !property.unit.isWhole {
            track = track.mapped { $0.canonical }
        }
        return WebAnimation.list(
            track, isAdded: isAdded, isSynchronized: bound.track.isSynchronized, options.webRounding
        ) { property.declarations(.number($0), isOffset: origin != nil) }
    }

    /// The animations of a style that several properties make up.
    ///
    /// - Parameters:
    ///   - bounds: The target's properties that the variant moves.
    ///   - values: The values of those that it doesn't.
    private mutating func animations(
        of merge: WebMerge, _ target: WebTarget, _ bounds: [BoundProperty?], _ values: [WebValue?],
        in variant: String
    ) -> [WebAnimation] {
        var moving: [(index: Int, kept: ParameterKeyframes?, bound: BoundTrack)] = []
        for index in merge.properties {
            guard let bound = bounds[index] else { continue }
            let kept = ParameterKeyframes(bound, parameters)
            moving.append((index, kept, kept?.shares ?? bound.base))
        }
        let merged = MergedTrack(moving.map { $0.bound }, sampling: options.webSampling, &work)
        let result = WebAnimation.list(
            merged.track, isAdded: false, isSynchronized: moving[0].bound.track.isSynchronized,
            options.webRounding,
            properties: moving.map { target.properties[$0.index].path }
        ) { value in
            var shown = values
            for (place, (index, kept, bound)) in moving.enumerated() {
                let numbers = merged.part(place, of: value)
                let type = kept == nil ? bound.form.canonical : ValueType.vector(numbers.count)
                guard let own = MotionValue(type: type, components: numbers) else {
                    preconditionFailure("a track's numbers are those of its type")
                }
                shown[index] = kept?.value(own) ?? .number(own)
            }
            return target.declaration(of: merge, shown).map { [$0] } ?? []
        }
        if result[0].maxError > 0 {
            for (index, _, _) in moving {
                note(
                    .approximation, "keyframes instead of the curve", target.properties[index].path,
                    in: variant, result[0].maxError)
            }
        }
        return result
    }

    /// The largest distance of a property outside its range, as a share of its travel: measured at many instants.
    private func excess(of bound: BoundProperty, _ declaration: PropertyDeclaration) -> Double {
        if declaration.type == .color { return bound.lightnessExcess }
        let extents = WebProperty.extents(of: declaration)
        guard declaration.range != nil || !extents.isEmpty, !declaration.type.isDiscrete else { return 0 }
        return bound.excess { declaration.range ?? (extents.contains($0) ? 0...(.infinity) : nil) }
    }
}

extension BakeOptions {
    /// The share of the tolerance that is kept for rounding numbers.
    private static var roundingShare: Double { 0.1 }

    /// The placement of keyframes that are rounded afterwards: with them they are within the tolerance.
    var webSampling: Sampling {
        switch sampling {
        case .tolerance(let tolerance): .tolerance(tolerance * (1 - Self.roundingShare))
        case .framesPerSecond: sampling
        }
    }

    /// The largest distance that rounding may add, as a share of the travel.
    var webRounding: Double {
        switch sampling {
        case .tolerance(let tolerance): tolerance * Self.roundingShare
        case .framesPerSecond: 0.001 * Self.roundingShare
        }
    }
}
