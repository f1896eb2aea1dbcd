/// Who is told what happens to a playback; a function by itself would be wrapped anew whenever it is taken from an optional.
struct PlaybackHandler {
    let body: (Playback, PlaybackEvent) -> Void
}
