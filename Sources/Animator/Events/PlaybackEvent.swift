/// An event of a playback.
///
/// Every move of a playback's time (an advance of any length, forwards or backwards, a seek, a scrub, `finish`) crosses
/// the events between the old and the new time: one event for each crossing, in the order in which small steps would
/// have made them, then one `updated`, then, if the playback ended, `completed`. A start at time 0 counts as crossing
/// the events at 0. Of a loop, and of a marker in one, a move tells of the last 1,000 periods at most.
public enum PlaybackEvent: Hashable, Sendable {
    /// The delay is over; sent once.
    case started
    /// The playback's time changed after it had started; sent once for each move, after all crossings, and once
    /// before `completed` if it finished.
    case updated
    /// The direction changed: an autoreverse, an alternate direction, or ``Playback/reverse()``.
    case reversed
    /// A new cycle of a loop began; neither for the first cycle nor at the end of the last.
    case repeated
    /// ``Playback/pause()``, or the arrival of a playback that pauses on completion.
    case paused
    /// ``Playback/resume()``, or ``Playback/reverse()`` of a playback that has paused on completion.
    case resumed
    /// ``Playback/stop()``; followed by `completed(.stopped)`.
    case stopped
    /// A marker (`emit`) of the timeline was crossed, in either direction: its name, and its payload as JSON text.
    case marker(String, payload: String?)
    /// A target is present from now on: sent at the start of what leads to a state in which it is, of a motion's variant
    /// that is played by its name. Of what a state machine plays, the machine tells.
    case appeared(String)
    /// A target isn't present any more: sent before `completed(.finished)` of what has led to a state without it.
    case disappeared(String)
    /// The playback ended; sent once, as the last event.
    case completed(CompletionReason)
}
