extension Playback {
    /// Pauses its time. Presentation values stay.
    public func pause() { store.change { $0.pause(core) } }

    /// Resumes its time after a pause.
    public func resume() { store.change { $0.resume(core) } }

    /// Moves its time, and reports the events that are crossed.
    ///
    /// A playback that is moved to its end finishes with the next advance, if it runs towards that end and isn't
    /// paused.
    ///
    /// - Parameter time: The time in seconds; clamped to the part that is played, 0…``duration`` for all of it.
    /// - Throws: `unusableNumber` when it isn't finite, or larger than ``PropertyStore/largestMagnitude``.
    public func seek(to time: Double) throws(AnimatorError) {
        try PropertyStore.check([time], of: "the time to seek to")
        store.change { $0.seek(core, to: time) }
    }

    /// Moves its time to a share of its duration; see ``seek(to:)``.
    ///
    /// - Parameter progress: The share, clamped to 0…1; of an endless playback, a share of its first cycle.
    /// - Throws: `unusableNumber` when it isn't finite, or larger than ``PropertyStore/largestMagnitude``.
    public func scrub(progress: Double) throws(AnimatorError) {
        try PropertyStore.check([progress], of: "the progress to scrub to")
        let share = Swift.max(0, Swift.min(progress, 1))
        let time = core.duration.isFinite ? core.duration * share : core.cycles.firstEnd * share
        store.change { $0.seek(core, to: time) }
    }

    /// Reverses its direction, at the same speed.
    ///
    /// Presentation values stay; the model takes the value at the end that it now runs to: the initial value, or again
    /// the destination. Running backwards it finishes at time 0. One that has paused on completion runs on from there.
    public func reverse() { store.change { $0.reverse(core) } }

    /// Sets the speed: seconds of its own time per second, from now on; the direction stays.
    ///
    /// - Throws: `unusableNumber` when it isn't within 1e-6…1e6.
    public func setSpeed(_ speed: Double) throws(AnimatorError) {
        guard speed >= 1e-6 && speed <= 1e6 else { throw .unusableNumber(speed, of: "the speed") }
        store.change { $0.setSpeed(of: core, to: speed) }
    }

    /// Freezes its properties: the present values of its contributions become part of the model value.
    public func stop() { store.change { $0.stop(core) } }

    /// Removes its contributions: its properties show their resting values, plus any other motion.
    public func cancel() { store.change { $0.cancel(core) } }

    /// Jumps to the end it runs to, and reports the events that are crossed. An endless playback just ends; so does one
    /// that pauses on completion.
    public func finish() { store.change { $0.finish(core) } }
}
