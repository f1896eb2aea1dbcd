import MotionModel

/// What a playback's handle does to it. None does anything to one that has ended.
extension PropertyStore {
    /// Freezes everything that plays: what is shown becomes the model value.
    public func stopAll() {
        begin()
        compose()
        for slot in activeSlots { modelSlots[slot] = shownSlots[slot] }
        for core in cores {
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
        report(.paused, of: core, at: clock)
        end()
    }

    /// See ``Playback/resume()``.
    func resume(_ core: PlaybackCore) {
        guard core.outcome == nil, core.isPaused else { return }
        begin()
        core.anchor(at: clock)
        core.isPaused = false
        report(.resumed, of: core, at: clock)
        end()
    }

    /// See ``Playback/seek(to:)``; the time is finite.
    func seek(_ core: PlaybackCore, to time: Double) {
        guard core.outcome == nil else { return }
        begin()
        core.localAnchor = core.limited(time)
        core.clockAnchor = clock
        move(core, to: core.localAnchor, finishes: false, isJump: true)
        needsComposing = true
        end()
    }

    /// See ``Playback/setSpeed(_:)``; the speed is in its range.
    func setSpeed(of core: PlaybackCore, to speed: Double) {
        guard core.outcome == nil else { return }
        core.anchor(at: clock)
        core.speed = speed
    }

    /// Turns round; the model takes the value it will now rest at, and what is shown stays.
    func reverse(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        begin()
        core.anchor(at: clock)
        core.localAnchor = core.limited(core.localAnchor)
        core.isBackward.toggle()
        for index in contributions.indices where contributions[index].core === core {
            let rest = contributions[index].source.rest(backwards: core.isBackward)
            if contributions[index].isTransform {
                turnTransform(index, to: rest)
                continue
            }
            for component in rest.indices where contributions[index].isLive(component) {
                turn(contributions[index], component, to: rest[component])
            }
            contributions[index].rest = rest
        }
        needsComposing = true
        report(.reversed, of: core, at: clock)
        end()
    }

    /// See ``Playback/stop()``.
    func stop(_ core: PlaybackCore) {
        guard core.outcome == nil else { return }
        begin()
        for (index, contribution) in contributions.enumerated() where contribution.core === core {
            if contribution.isTransform {
                stopTransform(index)
                continue
            }
            let phase = contribution.source.phase(at: core.local)
            for component in 0..<contribution.componentCount where contribution.isLive(component) {
                let slot = contribution.firstSlot + component
                modelSlots[slot] = contribution.shown(component, in: phase, over: modelSlots[slot])
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
        let end = core.isBackward ? 0 : core.duration
        move(core, to: end.isFinite ? end : core.local, finishes: true, isJump: true)
        letGo()
    }

    /// The playbacks of one animator, in the order of starting.
    func cores(of owner: Int) -> [PlaybackCore] { cores.filter { $0.owner == owner } }

    private func letGo() {
        sweep()
        needsComposing = true
        end()
    }

    /// Moves a model number by as much as a contribution's rest moves.
    private func turn(_ contribution: Contribution, _ component: Int, to rest: Double) {
        let slot = contribution.firstSlot + component
        let old = contribution.rest[component]
        if modelSlots[slot] == old && (contribution.weight == 1 || contribution.replaces(component)) {
            modelSlots[slot] = rest
        } else if !contribution.replaces(component) {
            modelSlots[slot] += contribution.weight * (rest - old)
        }
    }
}
