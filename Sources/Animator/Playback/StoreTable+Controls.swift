import MotionModel

/// The controls of playbacks. None has an effect on one that has ended.
extension StoreTable {
    /// Stops everything that plays: presentation values become the model values.
    mutating func stopAll() {
        let playing = playing
        let places = playing.flatMap { liveContributions(of: $0) }
        for place in places { refresh(contributions[place].firstSlot) }
        for place in places {
            for slot in contributions[place].slots { modelSlots[slot] = shownSlots[slot] }
        }
        for core in playing {
            report(.stopped, of: core, at: clock)
            end(core, .stopped, at: clock)
        }
        sweep()
    }

    /// See ``Playback/pause()``.
    mutating func pause(_ core: PlaybackCore) {
        guard core.outcome == nil, !core.isPaused else { return }
        core.anchor(at: clock)
        core.isPaused = true
        retime(core)
        report(.paused, of: core, at: clock)
    }

    /// See ``Playback/resume()``.
    mutating func resume(_ core: PlaybackCore) {
        guard core.outcome == nil, core.isPaused else { return }
        run(core)
        retime(core)
    }

    /// Resumes a playback's time after a pause.
    private mutating func run(_ core: PlaybackCore) {
        core.anchor(at: clock)
        core.isPaused = false
        core.isHeldAtEnd = false
        report(.resumed, of: core, at: clock)
    }

    /// See ``Playback/seek(to:)``; the time is finite.
    mutating func seek(_ core: PlaybackCore, to time: Double) {
        guard core.outcome == nil else { return }
        core.anchor(at: clock)
        core.localAnchor = core.limited(time)
        move(core, to: core.localAnchor, finishes: false, isJump: true)
        retime(core)
    }

    /// See ``Playback/setSpeed(_:)``; the speed is in its range.
    mutating func setSpeed(of core: PlaybackCore, to speed: Double) {
        guard core.outcome == nil else { return }
        core.anchor(at: clock)
        core.speed = speed
        retime(core)
    }

    /// Reverses it; the model takes its new resting value, and the presentation value stays.
    mutating func reverse(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        core.anchor(at: clock)
        core.localAnchor = core.limited(core.localAnchor)
        core.isBackward.toggle()
        if let turn = core.turn, let event = machines[turn.machine]?.turnRound(turn) {
            queue.append(.machine(turn.machine, event), at: clock)
        }
        for place in liveContributions(of: core) {
            let rest = contributions[place].rest(backwards: core.isBackward, numbers)
            if contributions[place].isTransform {
                turnTransform(place, to: rest)
            } else {
                turn(place, to: rest)
            }
        }
        report(.reversed, of: core, at: clock)
        // A playback held at its end runs back; one that was paused explicitly waits to be resumed.
        if core.isHeldAtEnd { run(core) }
        retime(core)
    }

    /// See ``Playback/stop()``.
    mutating func stop(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        for place in liveContributions(of: core) {
            if contributions[place].isTransform {
                stopTransform(place)
                continue
            }
            for component in 0..<contributions[place].componentCount
            where contributions[place].isLive(component) {
                let slot = contributions[place].firstSlot + component
                modelSlots[slot] = shown(place, component, over: modelSlots[slot])
            }
        }
        report(.stopped, of: core, at: clock)
        end(core, .stopped, at: clock)
        sweep()
    }

    /// See ``Playback/cancel()``.
    mutating func cancel(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        end(core, .cancelled, at: clock)
        sweep()
    }

    /// See ``Playback/finish()``.
    mutating func finish(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        let end = core.destination
        move(core, to: end.isFinite ? end : core.local, finishes: true, isFinal: true, isJump: true)
        sweep()
    }

    /// Updates a playback's contributions and deadline to its new rate.
    private mutating func retime(_ core: PlaybackCore) {
        reattachAll(of: core)
        schedule(core)
    }

    /// Has a contribution rest elsewhere; the model moves along.
    private mutating func turn(_ place: Int32, to rest: Components) {
        let weight = contributions[place].weight
        for component in 0..<contributions[place].componentCount {
            let number = contributions[place].place(component, row: 0)
            let (old, new) = (numbers.elements[number], rest[component])
            numbers.elements[number] = new
            guard contributions[place].isLive(component) else { continue }
            let slot = contributions[place].firstSlot + component
            let replaces = contributions[place].replaces(component)
            if modelSlots[slot] == old && (weight == 1 || replaces) {
                modelSlots[slot] = new
            } else if !replaces {
                modelSlots[slot] += weight * (new - old)
            }
        }
    }
}
