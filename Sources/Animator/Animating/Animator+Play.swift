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
        var plan = plan(0, pausesOnCompletion, completion: completion, events: events)
        if let range, !(range.lowerBound >= 0 && range.lowerBound.isFinite) {
            throw .unusableNumber(range.lowerBound, of: "the range that is to be played")
        }
        var contributions = Column<PlannedContribution>()
        contributions.reserve(timeline.tracks.count)
        let instants = try instants(of: timeline, parameters)
        var end = instants.end
        let tracks = timeline.tracks
        var last = lastRun
        do throws(AnimatorError) {
            for index in tracks.indices {
                let planned = try contribution(of: index, in: tracks, range, parameters, &last)
                switch planned.source {
                case .track(let bound): end = Swift.max(end, bound.track.end)
                case .tween(let plan): end = Swift.max(end, plan.end)
                case .spring: break
                }
                contributions.append(planned)
            }
            lastRun = last
            plan.duration = timeline.duration(endingBy: end)
            if let range {
                guard range.upperBound <= plan.duration else {
                    throw .unusableNumber(range.upperBound, of: "the range that is to be played")
                }
                plan.play(only: range)
            }
        } catch {
            store.table.forget(contributions)
            throw error
        }
        // A part that doesn't reach the end leads to no state.
        let ways =
            range.map { $0.upperBound < plan.duration } ?? false
            ? presenceWays.map {
                PresenceWay(target: $0.target, atStart: $0.atStart, atEnd: $0.atStart || $0.atEnd)
            } : presenceWays
        plan.extras = PlaybackExtras.make(
            markers: instants.markers, clock: timeline.clock, turn: turn, presenceWays: ways)
        return start(plan, &contributions)
    }

    /// Starts a planned playback, which uses its contributions up.
    func start(
        _ plan: borrowing PlannedPlayback, _ contributions: inout Column<PlannedContribution>
    ) -> Playback {
        Playback(store.change { $0.start(plan, &contributions) }, in: store)
    }

    /// Starts a planned playback of one track.
    func start(
        _ plan: borrowing PlannedPlayback, _ id: PropertyID, _ track: BoundTrack, isAdditive: Bool,
        isReleased: Bool = false, takesOver: Bool = false
    ) -> Playback {
        start(
            plan,
            PlannedContribution(
                id.index, track, isAdditive: isAdditive, isReleased: isReleased, takesOver: takesOver))
    }

    /// Starts a planned playback of one contribution.
    func start(
        _ plan: borrowing PlannedPlayback, _ contribution: consuming PlannedContribution
    ) -> Playback {
        var contribution = Optional(contribution)
        let core = store.change {
            guard let contribution = contribution.take() else { preconditionFailure("it is started once") }
            return $0.start(plan, contribution)
        }
        return Playback(core, in: store)
    }
}
