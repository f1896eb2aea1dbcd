import MotionModel

extension PropertyStore {
    /// Moves everything to a time.
    ///
    /// What is shown at a time doesn't depend on how many steps led there. A step backwards is a scrub: what still plays goes back,
    /// what has ended stays ended.
    ///
    /// - Parameter seconds: The time on the caller's clock; the first advance need not be to 0.
    /// - Throws: `unusableNumber` when it isn't finite or is larger than ``largestMagnitude``.
    /// - Complexity: O(contributions + what was set since the last advance).
    public func advance(to seconds: Double) throws(AnimatorError) {
        try check([seconds], of: "the time")
        begin()
        let forwards = seconds >= time
        time = seconds
        clock = clockAnchor + (seconds - timeAnchor) / timeScale
        let firstEvent = queue.end
        for core in cores where !core.isPaused {
            let unlimited = core.unlimitedTime(at: clock)
            let finishes = core.isBackward ? unlimited <= 0 : unlimited >= core.duration
            move(core, to: core.limited(unlimited), finishes: finishes, isJump: false)
        }
        queue.sort(from: firstEvent, forwards: forwards)
        sweep()
        needsComposing = true
        compose()
        noteChanges()
        if audience.isListening { audience.note(changedIndices) }
        end()
    }

    /// Slows everything down: delays and durations are multiplied with a factor, from the time of the last advance on.
    ///
    /// - Parameter factor: Greater than 0; 10 is ten times slower, 1 the normal rate.
    /// - Throws: `unusableNumber` when it isn't greater than 0 and within 1e-6…1e6.
    public func setTimeScale(_ factor: Double) throws(AnimatorError) {
        guard factor >= 1e-6 && factor <= 1e6 else { throw .unusableNumber(factor, of: "the time scale") }
        clockAnchor = clock
        timeAnchor = time
        timeScale = factor
    }

    /// The properties that show something else after the last advance than after the one before, in the order of their ids.
    ///
    /// A whole value is among them when a component of it is, and the other way round.
    public var changed: [PropertyID] { changedIndices.sorted().map { PropertyID($0) } }

    /// Brings what the active slots show up to date.
    func compose() {
        guard needsComposing else { return }
        needsComposing = false
        for slot in activeSlots { shownSlots[slot] = modelSlots[slot] }
        for index in contributions.indices where !contributions[index].isTransform {
            let phase = contributions[index].source.phase(at: contributions[index].core.local)
            let first = contributions[index].firstSlot
            for component in 0..<contributions[index].componentCount
            where contributions[index].isLive(component) {
                shownSlots[first + component] = contributions[index].shown(
                    component, in: phase, over: shownSlots[first + component])
            }
        }
        composeTransforms()
        // A curve may multiply without limit; nothing but a number that can be shown is ever shown.
        for slot in activeSlots where !shownSlots[slot].isFinite { shownSlots[slot] = modelSlots[slot] }
    }

    private func noteChanges() {
        changeStamp += 1
        changedIndices.removeAll(keepingCapacity: true)
        for slot in activeSlots { noteChange(of: slot) }
        for slot in touchedSlots {
            noteChange(of: slot)
            isTouched[slot] = false
        }
        touchedSlots.removeAll(keepingCapacity: true)
    }

    private func noteChange(of slot: Int) {
        guard shownSlots[slot] != reportedSlots[slot] else { return }
        reportedSlots[slot] = shownSlots[slot]
        for index in propertiesOfSlot[slot] where changeStamps[index] != changeStamp {
            changeStamps[index] = changeStamp
            changedIndices.append(index)
        }
    }
}
