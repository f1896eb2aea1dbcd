/// The transition of a state machine that a playback belongs to.
struct MachineTurn {
    /// The machine's number in its store.
    let machine: Int
    /// The number of its transition.
    let serial: Int
}
