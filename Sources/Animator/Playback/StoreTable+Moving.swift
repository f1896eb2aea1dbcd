import MotionModel

extension StoreTable {
    /// Moves a playback's own time, and reports the events that are crossed.
    ///
    /// - Parameters:
    ///   - local: The new time, within the part that is played.
    ///   - finishes: Whether it reaches its end: the playback ends, or pauses if it pauses on completion.
    ///   - isFinal: Whether it ends in any case.
    ///   - isJump: Whether all events occur now, instead of at the clock of their own times.
    mutating func move(
        _ core: PlaybackCore, to local: Double, finishes: Bool, isFinal: Bool = false, isJump: Bool
    ) {
        let from = core.isFresh ? core.first.nextDown : core.local
        let hasMoved = local != core.local
        let wasFresh = core.isFresh
        if local != from {
            if core.handler != nil {
                report(crossings(of: core, from: from, to: local), of: core, isJump: isJump)
            } else if from < core.start, core.start <= local {
                // There is no handler.
                core.hasStarted = true
            }
        }
        core.local = local
        core.isFresh = false
        let now = isJump || !finishes ? clock : core.clock(atLocal: local, now: clock)
        if core.hasStarted, finishes || (hasMoved && !wasFresh) { report(.updated, of: core, at: now) }
        guard finishes else { return }
        if core.pausesOnCompletion && !isFinal {
            hold(core, at: now)
        } else {
            end(core, .finished, at: now)
        }
    }

    /// Pauses a playback at its end, where it can be scrubbed and reversed.
    private mutating func hold(_ core: PlaybackCore, at clock: Double) {
        core.localAnchor = core.local
        core.clockAnchor = self.clock
        core.stamp &+= 1
        core.isPaused = true
        core.isHeldAtEnd = true
        reattachAll(of: core)
        report(.paused, of: core, at: clock)
    }

    /// Ends a playback; its contributions are removed by the next ``sweep()``.
    mutating func end(_ core: PlaybackCore, _ reason: CompletionReason, at clock: Double) {
        if reason != .finished { core.local = core.time(at: self.clock) }
        core.outcome = reason
        core.endedAt = clock
        ended.append(core)
        if reason == .finished {
            disappear(core, at: clock)
            if let turn = core.turn, let event = machines[turn.machine]?.arrive(turn, at: clock) {
                queue.append(.machine(turn.machine, event), at: clock)
            }
        }
        report(.completed(reason), of: core, at: clock)
        if let completion = core.callbacks?.completion {
            queue.append(.completion(completion, reason), at: clock)
        }
        // The closures may retain the store. The queue holds them until they have been called.
        core.callbacks = nil
    }

    private mutating func report(_ crossings: [Crossing], of core: PlaybackCore, isJump: Bool) {
        for crossing in crossings {
            let then = isJump ? clock : core.clock(atLocal: crossing.time, now: clock)
            switch crossing.kind {
            case .started:
                core.hasStarted = true
                report(.started, of: core, at: then)
            case .reversed: report(.reversed, of: core, at: then)
            case .repeated: report(.repeated, of: core, at: then)
            case .marker:
                let marker = core.markers[crossing.marker]
                report(.marker(marker.name, payload: marker.payload), of: core, at: then)
            }
        }
    }

    /// The events that are crossed by a move, in order.
    private mutating func crossings(of core: PlaybackCore, from: Double, to: Double) -> [Crossing] {
        var crossings: [Crossing] = []
        if !core.hasStarted, from < core.start, core.start <= to {
            crossings.append(Crossing(time: core.start, kind: .started))
        }
        core.cycles.addCrossings(from: from, to: to, into: &crossings)
        for (index, marker) in core.markers.enumerated() {
            // Backwards, the instant at which a move starts has been crossed already.
            let times =
                from < to
                ? marker.times(after: from, through: to, most: Cycles.reportedPeriods)
                : marker.times(after: to.nextDown, through: from.nextDown, most: Cycles.reportedPeriods)
            for time in times { crossings.append(Crossing(time: time, kind: .marker, marker: index)) }
        }
        let forwards = from < to
        // Even an empty array is copied to be sorted.
        if crossings.count > 1 { crossings.sort { $0.precedes($1, forwards: forwards) } }
        return crossings
    }
}
