/// The event handler of a playback; a function by itself would be wrapped anew whenever it is taken from an optional.
struct PlaybackHandler {
    let body: (Playback, PlaybackEvent) -> Void
}
