/// What an app hears of a playback: few playbacks have it, and a playback is smaller without.
final class PlaybackCallbacks {
    /// Called for every event.
    let handler: PlaybackHandler?
    /// Called once, when it has ended.
    let completion: ((CompletionReason) -> Void)?

    private init(_ handler: PlaybackHandler?, _ completion: ((CompletionReason) -> Void)?) {
        self.handler = handler
        self.completion = completion
    }

    /// Makes them; `nil`, without an object, if there is nothing to call.
    static func make(
        _ events: ((Playback, PlaybackEvent) -> Void)?, completion: ((CompletionReason) -> Void)?
    ) -> PlaybackCallbacks? {
        guard events != nil || completion != nil else { return nil }
        return PlaybackCallbacks(events.map { PlaybackHandler(body: $0) }, completion)
    }
}
