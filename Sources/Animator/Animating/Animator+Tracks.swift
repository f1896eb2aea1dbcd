import MotionModel

/// The contributions of a timeline's tracks, by the animator's settings.
extension Animator {
    /// A contribution of a track, by the animator's settings.
    ///
    /// - Parameters:
    ///   - index: That of the track.
    ///   - tracks: All tracks of its timeline.
    ///   - range: The part that is played, in seconds of the timeline; `nil` for all of it.
    ///   - last: The plan of the last track that is a single run.
    func contribution(
        of index: Int, in tracks: [Track], _ range: ClosedRange<Double>?,
        _ parameters: [Double], _ last: inout TimingPlan?
    ) throws(AnimatorError) -> PlannedContribution {
        let track = tracks[index]
        // Most tracks have none: for those no part of the list is made, which would count a reference.
        let layers: ArraySlice<Track> =
            index + 1 == tracks.count || !tracks[index + 1].isLayer
            ? []
            : tracks[(index + 1)...].prefix { $0.isLayer && $0.property == track.property }
        let isWhole = range == nil && layers.isEmpty
        var property = 0
        if let run = try store.table.run(of: track, of: &property, isWhole: isWhole, settings, &last) {
            return run
        }
        let id = PropertyID(property, of: store)
        let planned = try contribution(of: track, id, parameters)
        guard !track.isLayer, let bound = planned.source.track,
            settings.beginsAtPresent(
                isMoving: store.table.isMovingOrSet(store.slots(of: id)), hasStart: !track.beginsAnywhere)
        else { return planned }
        return try beginning(planned, bound, under: layers, at: range?.lowerBound ?? 0, parameters)
    }

    /// A contribution of a track bound to numbers.
    private func contribution(
        of track: Track, _ id: PropertyID, _ parameters: [Double]
    ) throws(AnimatorError) -> PlannedContribution {
        let path = track.property.text
        guard store[id].type == track.type.canonical else {
            throw .wrongType(property: path, expected: store[id].type, found: track.type.name)
        }
        for case .constant(let value) in track.keys { try PropertyStore.check(value.components, of: path) }
        let isAdditive =
            track.isLayer
            || (additive && track.isAdditive && !track.type.isDiscrete
                && !(track.type.isDirect && store.table.isReplacedByBlock(store.slots(of: id))))
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
        _ planned: borrowing PlannedContribution, _ bound: BoundTrack, under layers: ArraySlice<Track>,
        at time: Double, _ parameters: [Double]
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
        try PropertyStore.check(start.components, of: path)
        let begun = bound.beginning(at: start)
        try check(begun, of: path)
        var begins = PlannedContribution(Int(planned.property), begun, isAdditive: planned.isAdditive)
        if planned.isAdditive, planned.source.isTransform {
            begins.aside = PlannedContribution.Aside(replacement: bound.beginning(at: store.shownValue(id)))
        }
        return begins
    }

    /// Refuses a track that rests, at either end, outside the range of numbers: a curve's output is unbounded.
    func check(_ bound: BoundTrack, of path: String) throws(AnimatorError) {
        try PropertyStore.check(bound.restValue.components, of: path)
        try PropertyStore.check(bound.value(at: bound.track.startPosition).components, of: path)
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
    func instants(
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
