public import MotionModel

extension Animator {
    /// Plays a variant of a motion, or its reduced form if the animator's ``reducedMotion`` is set.
    ///
    /// - Parameters:
    ///   - motion: The motion; its properties are registered in the store.
    ///   - name: The variant's name.
    ///   - parameters: Values by name, for the motion's parameters that don't keep their default.
    ///   - reversed: Plays its values from the end to the start; together with ``shouldReverseValues`` they play as
    ///     written.
    ///   - range: The part to play, in seconds of the variant, within 0 and its duration; `nil` plays all of it.
    ///     Properties start from the values at its beginning, and rest at those at its end.
    ///   - pausesOnCompletion: Whether it pauses at its end, to be scrubbed and reversed; then only
    ///     ``Playback/finish()``, ``Playback/stop()``, ``Playback/cancel()`` and a replacing animation end it.
    ///     Otherwise its end is final.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: `unknownVariant`; `parameter`; `unknownProperty`, `wrongType` or `unusableNumber` for a track or the
    ///   range. Then nothing plays.
    @discardableResult
    public func play(
        _ motion: CompiledMotion, _ name: String, parameters: [String: MotionValue] = [:],
        reversed: Bool = false, range: ClosedRange<Double>? = nil, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        guard let variant = motion[name] else {
            throw .unknownVariant(
                name, nearest: NearestName.nearest(to: name, among: motion.variants.map { $0.name }))
        }
        let chosen = reducedMotion ? motion.reducedForm(of: variant) : variant
        let components = try PropertyStore.components(of: parameters, for: motion)
        let isReversed = reversed != shouldReverseValues
        let (first, last) =
            isReversed ? (chosen.endState, chosen.startState) : (chosen.startState, chosen.endState)
        return try start(
            chosen.timeline(reversingValues: isReversed), components, range, pausesOnCompletion,
            presenceWays: motion.presenceWays(from: first, to: last), completion: completion, events: events)
    }

    /// Plays a variant as it is; see ``play(_:_:parameters:reversed:range:pausesOnCompletion:completion:events:)``.
    ///
    /// - Parameters:
    ///   - variant: The variant to play, whatever ``reducedMotion`` is; its properties are registered in the store.
    ///   - parameters: The stored components of all of the motion's parameters, as
    ///     `CompiledMotion.parameterComponents(_:)` makes them.
    ///   - reversed: Plays its values from the end to the start; together with ``shouldReverseValues`` they play as
    ///     written.
    ///   - range: The part to play, in seconds of the variant, within 0 and its duration; `nil` plays all of it.
    ///   - pausesOnCompletion: Whether it pauses at its end instead of ending there.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: `missingParameters`; `unknownProperty`, `wrongType` or `unusableNumber` for a track or the range. Then
    ///   nothing plays.
    @discardableResult
    public func play(
        _ variant: CompiledVariant, parameters: [Double] = [], reversed: Bool = false,
        range: ClosedRange<Double>? = nil, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let timeline = variant.timeline(reversingValues: reversed != shouldReverseValues)
        return try start(
            timeline, parameters, range, pausesOnCompletion, completion: completion, events: events)
    }

    /// Plays a timeline; see
    /// ``play(_:parameters:reversed:range:pausesOnCompletion:completion:events:)-(CompiledVariant,_,_,_,_,_,_)``.
    ///
    /// - Throws: `missingParameters`; `unknownProperty`, `wrongType` or `unusableNumber` for a track or the range. Then
    ///   nothing plays.
    @discardableResult
    public func play(
        _ timeline: Timeline, parameters: [Double] = [], reversed: Bool = false,
        range: ClosedRange<Double>? = nil, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let isReversed = reversed != shouldReverseValues
        return try start(
            isReversed ? timeline.withReversedValues : timeline, parameters, range, pausesOnCompletion,
            completion: completion, events: events)
    }

    /// Plays a variant as a transition of a state machine; `reversed` is all that decides the order of its values.
    func play(
        _ variant: CompiledVariant, _ parameters: [Double], reversed: Bool, turn: MachineTurn,
        presenceWays: [PresenceWay], events: ((Playback, PlaybackEvent) -> Void)?
    ) throws(AnimatorError) -> Playback {
        try start(
            variant.timeline(reversingValues: reversed), parameters, nil, false, turn: turn,
            presenceWays: presenceWays, completion: nil, events: events)
    }

    private func start(
        _ timeline: Timeline, _ parameters: [Double], _ range: ClosedRange<Double>?,
        _ pausesOnCompletion: Bool, turn: MachineTurn? = nil, presenceWays: [PresenceWay] = [],
        completion: ((CompletionReason) -> Void)?,
        events: ((Playback, PlaybackEvent) -> Void)?
    ) throws(AnimatorError) -> Playback {
        var plan = PlannedPlayback(timeScaleFactor: timeScaleFactor, owner: number)
        if let range, !(range.lowerBound >= 0 && range.lowerBound.isFinite) {
            throw .unusableNumber(range.lowerBound, of: "the range that is to be played")
        }
        var contributions: [PlannedContribution] = []
        contributions.reserveCapacity(timeline.tracks.count)
        let instants = try instants(of: timeline, parameters)
        var end = instants.end
        let tracks = timeline.tracks
        do throws(AnimatorError) {
            for index in tracks.indices {
                let layers = tracks[(index + 1)...].prefix {
                    $0.isLayer && $0.property == tracks[index].property
                }
                let planned = try contribution(of: tracks[index], under: layers, range, parameters)
                switch planned.source {
                case .track(let bound): end = Swift.max(end, bound.track.end)
                case .tween(let plan): end = Swift.max(end, plan.end)
                case .spring: break
                }
                contributions.append(planned)
            }
            plan.duration = timeline.duration(endingBy: end)
            if let range {
                guard range.upperBound <= plan.duration else {
                    throw .unusableNumber(range.upperBound, of: "the range that is to be played")
                }
                plan.range = range
            }
        } catch {
            store.table.forget(contributions)
            throw error
        }
        plan.pausesOnCompletion = pausesOnCompletion
        // A part that doesn't reach the end leads to no state.
        let ways =
            range.map { $0.upperBound < plan.duration } ?? false
            ? presenceWays.map {
                PresenceWay(target: $0.target, atStart: $0.atStart, atEnd: $0.atStart || $0.atEnd)
            } : presenceWays
        plan.extras = PlaybackExtras.make(
            markers: instants.markers, clock: timeline.clock, turn: turn, presenceWays: ways)
        plan.callbacks = PlaybackCallbacks.make(events, completion: completion)
        return start(plan, contributions)
    }

    /// Starts a planned playback.
    func start(_ plan: PlannedPlayback, _ contributions: [PlannedContribution]) -> Playback {
        Playback(store.change { $0.start(plan, contributions) }, in: store)
    }

    /// Starts a planned playback of one contribution.
    @inline(__always)
    func start(
        _ plan: PlannedPlayback, _ contribution: (inout StoreTable) -> PlannedContribution
    ) -> Playback {
        Playback(store.change { $0.start(plan, contribution(&$0)) }, in: store)
    }

    /// A contribution of a track, by the animator's settings.
    ///
    /// - Parameters:
    ///   - layers: The layers of its property.
    ///   - range: The part that is played, in seconds of the timeline; `nil` for all of it.
    private func contribution(
        of track: Track, under layers: ArraySlice<Track>, _ range: ClosedRange<Double>?, _ parameters: [Double]
    ) throws(AnimatorError) -> PlannedContribution {
        let id = try store.id(of: track.property.text)
        if range == nil, layers.isEmpty, let run = run(of: track, id) { return run }
        let planned = try contribution(of: track, id, parameters)
        guard beginsFromCurrentState, !track.isLayer, case .track(let bound) = planned.source,
            store.isAnimating(id) || track.beginsAnywhere
        else { return planned }
        return try beginning(planned, bound, under: layers, at: range?.lowerBound ?? 0, parameters)
    }

    /// The tween that a track amounts to if it is a single run between two constants; `nil` for any other.
    private func run(of track: Track, _ id: PropertyID) -> PlannedContribution? {
        guard track.keys.count == 2, !track.isLayer, track.weight == 1, track.late == nil,
            case .constant(let from) = track.keys[0], case .constant(let to) = track.keys[1],
            let plan = plan(ofRun: track)
        else { return nil }
        return store.table.run(
            of: id.index, track, plan, from: from, to: to, isAdditive: additive,
            beginsFromCurrentState: beginsFromCurrentState)
    }

    /// The plan of a track that is a single run, shared by consecutive tracks with the same one.
    private func plan(ofRun track: Track) -> TimingPlan? {
        if let lastRun, lastRun.isTiming(of: track) { return lastRun }
        guard let plan = TimingPlan(runOf: track) else { return nil }
        lastRun = plan
        return plan
    }

    /// A contribution of a track bound to numbers.
    private func contribution(
        of track: Track, _ id: PropertyID, _ parameters: [Double]
    ) throws(AnimatorError) -> PlannedContribution {
        let path = track.property.text
        guard store[id].type == track.type.canonical else {
            throw .wrongType(property: path, expected: store[id].type, found: track.type.name)
        }
        for case .constant(let value) in track.keys { try store.check(value.components, of: path) }
        let isAdditive = track.isLayer || (additive && track.isAdditive && !track.type.isDiscrete)
        let current = isAdditive ? store.modelValue(id) : store.shownValue(id)
        let started = track.started(at: store.clock)
        let bound = try bind(
            isAdditive ? started : started.whole, parameters: parameters, reading: current)
        try check(bound, of: path)
        var planned = PlannedContribution(id.index, bound, isAdditive: isAdditive)
        if track.isLayer {
            planned.aside = PlannedContribution.Aside(
                layerStart: Components(bound.value(at: bound.track.originPosition).components))
        }
        return planned
    }

    /// A contribution that starts so that the property shows its present value under the layers that start with it.
    ///
    /// - Parameter time: The time at which the timeline starts, in seconds.
    private func beginning(
        _ planned: PlannedContribution, _ bound: BoundTrack, under layers: ArraySlice<Track>, at time: Double,
        _ parameters: [Double]
    ) throws(AnimatorError) -> PlannedContribution {
        let id = PropertyID(Int(planned.property), of: store)
        var start = planned.isAdditive ? store.modelValue(id) : store.shownValue(id)
        for layer in layers where !planned.source.isTransform {
            let bound = try bind(layer.started(at: store.clock), parameters: parameters, reading: start)
            let offset = bound.value(at: time) - bound.value(at: bound.track.originPosition)
            start = start + offset.scaled(by: -layer.weight)
        }
        let path = bound.track.property.text
        // A sum of two colours or the like may lie outside of the range of numbers.
        try store.check(start.components, of: path)
        let begun = bound.beginning(at: start)
        try check(begun, of: path)
        return PlannedContribution(Int(planned.property), begun, isAdditive: planned.isAdditive)
    }

    /// Refuses a track that rests, at either end, outside the range of numbers: a curve's output is unbounded.
    func check(_ bound: BoundTrack, of path: String) throws(AnimatorError) {
        try store.check(bound.restValue.components, of: path)
        try store.check(bound.value(at: bound.track.startPosition).components, of: path)
    }

    /// Binds a track whose property has a value of the track's type.
    func bind(
        _ track: Track, parameters: [Double] = [], reading current: MotionValue
    ) throws(AnimatorError) -> BoundTrack {
        let track = try reading(track)
        do throws(BindingError) {
            return try BoundTrack(track, parameters: parameters) { _ in current }
        } catch {
            throw AnimatorError(error)
        }
    }

    /// The markers of a timeline, and the end of what isn't in a track, at the times that they have now.
    private func instants(
        of timeline: Timeline, _ parameters: [Double]
    ) throws(AnimatorError) -> (markers: [Marker], end: Double) {
        guard let late = timeline.late else { return (timeline.markers, 0) }
        let model = try model(late.readings)
        do throws(BindingError) {
            return try timeline.instants(parameters: parameters) { model[$0] }
        } catch {
            throw AnimatorError(error)
        }
    }

    /// The model's values of the properties that are read.
    private func model(_ readings: [PropertyReading]) throws(AnimatorError) -> [PropertyPath: MotionValue] {
        var model: [PropertyPath: MotionValue] = [:]
        for reading in readings {
            model[reading.property] = store.modelValue(try store.id(of: reading.property.text))
        }
        return model
    }

    /// A track with the model's numbers in place of the properties that its keys and late times read.
    private func reading(_ track: Track) throws(AnimatorError) -> Track {
        guard track.readsProperties else { return track }
        let model = try model(track.readings)
        do throws(BindingError) {
            return try track.reading { model[$0] }
        } catch {
            throw AnimatorError(error)
        }
    }
}
