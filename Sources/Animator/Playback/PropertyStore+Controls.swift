import MotionModel

/// The controls of a playback. None has an effect on one that has ended.
extension PropertyStore {
    /// Stops everything that plays: presentation values become the model values.
    public func stopAll() {
        begin()
        let playing = playing
        forEachLiveContribution(of: playing) { place in refresh(table.contributions[place].property) }
        forEachLiveContribution(of: playing) { place in
            for slot in table.contributions[place].slots { table.modelSlots[slot] = table.shownSlots[slot] }
        }
        for core in playing {
            report(.stopped, of: core, at: clock)
            end(core, .stopped, at: clock)
        }
        sweep()
        end()
    }

    /// See ``Playback/pause()``.
    func pause(_ core: PlaybackCore) {
        guard core.outcome == nil, !core.isPaused else { return }
        begin()
        core.anchor(at: clock)
        core.isPaused = true
        retime(core)
        report(.paused, of: core, at: clock)
        end()
    }

    /// See ``Playback/resume()``.
    func resume(_ core: PlaybackCore) {
        guard core.outcome == nil, core.isPaused else { return }
        begin()
        run(core)
        retime(core)
        end()
    }

    /// Resumes a playback's time after a pause.
    private func run(_ core: PlaybackCore) {
        core.anchor(at: clock)
        core.isPaused = false
        core.isHeldAtEnd = false
        report(.resumed, of: core, at: clock)
    }

    /// See ``Playback/seek(to:)``; the time is finite.
    func seek(_ core: PlaybackCore, to time: Double) {
        guard core.outcome == nil else { return }
        begin()
        core.anchor(at: clock)
        core.localAnchor = core.limited(time)
        move(core, to: core.localAnchor, finishes: false, isJump: true)
        retime(core)
        end()
    }

    /// See ``Playback/setSpeed(_:)``; the speed is in its range.
    func setSpeed(of core: PlaybackCore, to speed: Double) {
        guard core.outcome == nil else { return }
        core.anchor(at: clock)
        core.speed = speed
        retime(core)
    }

    /// Reverses it; the model takes its new resting value, and the presentation value stays.
    func reverse(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        begin()
        core.anchor(at: clock)
        core.localAnchor = core.limited(core.localAnchor)
        core.isBackward.toggle()
        if let turn = core.turn { machines[turn.machine]?.turnRound(turn) }
        forEachLiveContribution(of: [core]) { place in
            let contribution = table.contributions[place]
            let rest = contribution.source.rest(of: core, backwards: core.isBackward)
            if contribution.isTransform { return turnTransform(place, to: rest) }
            for component in 0..<contribution.componentCount where contribution.isLive(component) {
                turn(contribution, component, to: rest[component])
            }
            table.contributions[place].rest = rest
        }
        report(.reversed, of: core, at: clock)
        // A playback held at its end runs back; one that was paused explicitly waits to be resumed.
        if core.isHeldAtEnd { run(core) }
        retime(core)
        end()
    }

    /// See ``Playback/stop()``.
    func stop(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        begin()
        forEachLiveContribution(of: [core]) { place in
            if table.contributions[place].isTransform { return stopTransform(place) }
            for component in 0..<table.contributions[place].componentCount
            where table.contributions[place].isLive(component) {
                let slot = table.contributions[place].firstSlot + component
                table.modelSlots[slot] = shown(place, component, over: table.modelSlots[slot])
            }
        }
        report(.stopped, of: core, at: clock)
        end(core, .stopped, at: clock)
        letGo()
    }

    /// See ``Playback/cancel()``.
    func cancel(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        begin()
        end(core, .cancelled, at: clock)
        letGo()
    }

    /// See ``Playback/finish()``.
    func finish(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        begin()
        let end = core.destination
        move(core, to: end.isFinite ? end : core.local, finishes: true, isFinal: true, isJump: true)
        letGo()
    }

    /// The playbacks of one animator, in the order of starting.
    func cores(of owner: Int) -> [PlaybackCore] { playing.filter { $0.owner == owner } }

    private func letGo() {
        sweep()
        end()
    }

    /// Updates a playback's contributions and deadline to its new rate.
    private func retime(_ core: PlaybackCore) {
        reattachAll(of: core)
        schedule(core)
    }

    /// Calls a function with the place of every live contribution of some playbacks.
    func forEachLiveContribution(of cores: [PlaybackCore], _ body: (Int32) -> Void) {
        for core in cores {
            var place = core.firstContribution
            while place >= 0 {
                if table.contributions[place].live != 0 { body(place) }
                place = table.contributions[place].nextOfCore
            }
        }
    }

    /// Moves a model number by the change of a contribution's rest.
    private func turn(_ contribution: Contribution, _ component: Int, to rest: Double) {
        let slot = contribution.firstSlot + component
        let old = contribution.rest[component]
        if table.modelSlots[slot] == old && (contribution.weight == 1 || contribution.replaces(component)) {
            table.modelSlots[slot] = rest
        } else if !contribution.replaces(component) {
            table.modelSlots[slot] += contribution.weight * (rest - old)
        }
    }
}
