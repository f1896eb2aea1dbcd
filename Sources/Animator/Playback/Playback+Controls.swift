extension Playback {
    /// Stops its time where it is. What is shown stays.
    public func pause() { store.pause(core) }

    /// Lets its time run on from where it was paused.
    public func resume() { store.resume(core) }

    /// Moves its time, and reports what that crosses.
    ///
    /// A playback that is moved to its end finishes with the next advance, if it runs towards that end and isn't paused.
    ///
    /// - Parameter time: Seconds; taken to the nearer end outside 0…``duration``.
    /// - Throws: `unusableNumber` when it isn't finite.
    public func seek(to time: Double) throws(AnimatorError) {
        try store.check([time], of: "the time to seek to")
        store.seek(core, to: time)
    }

    /// Moves its time to a share of its duration; see ``seek(to:)``.
    ///
    /// - Parameter progress: 0…1, taken to the nearer end outside. For something that never ends, a share of its first cycle.
    /// - Throws: `unusableNumber` when it isn't finite.
    public func scrub(progress: Double) throws(AnimatorError) {
        try store.check([progress], of: "the progress to scrub to")
        let share = Swift.max(0, Swift.min(progress, 1))
        store.seek(core, to: core.duration.isFinite ? core.duration * share : core.cycles.firstEnd * share)
    }

    /// Turns round from where it is, at the same speed.
    ///
    /// What is shown stays; the model takes the value at the end that it now runs to: what it began with, or again the
    /// destination. Running backwards it finishes at time 0. One that pauses on completion and has arrived runs on from there.
    public func reverse() { store.reverse(core) }

    /// Sets how many seconds of its own pass in a second, from here on; the direction stays.
    ///
    /// - Throws: `unusableNumber` when it isn't within 1e-6…1e6.
    public func setSpeed(_ speed: Double) throws(AnimatorError) {
        guard speed >= 1e-6 && speed <= 1e6 else { throw .unusableNumber(speed, of: "the speed") }
        store.setSpeed(of: core, to: speed)
    }

    /// Freezes its properties where they are: what its contributions show now becomes part of the model value.
    public func stop() { store.stop(core) }

    /// Drops its contributions: its properties show where they will rest, or what else plays makes of it.
    public func cancel() { store.cancel(core) }

    /// Jumps to the end it runs to, and reports what that crosses. Something that never ends just ends; so does what pauses on
    /// completion.
    public func finish() { store.finish(core) }
}
