/// One of the calls that a stress run makes, as likely as it stands in ``all``.
package enum StressOperation: Hashable, Sendable {
    /// A step forwards.
    case advance
    /// A step backwards, and to the time before again.
    case advanceBack
    /// One property moves to a value.
    case animate
    /// What a block sets moves.
    case animateBlock
    /// A timeline, or a part of one.
    case play
    /// A value on a spring, thrown or just let go of.
    case spring
    /// A value under friction.
    case decay
    /// A property is held.
    case grab
    /// A model value is set.
    case set
    /// A playback stands still.
    case pause
    /// A playback goes on.
    case resume
    /// A playback is moved to a time.
    case seek
    /// A playback is moved to a share of its duration.
    case scrub
    /// A playback turns round.
    case reverse
    /// A playback goes faster or slower.
    case setSpeed
    /// A playback is frozen.
    case stop
    /// A playback is dropped.
    case cancel
    /// A playback jumps to its end.
    case finish
    /// All that an animator started is frozen or dropped.
    case endAll
    /// An animator or the store gets another time scale.
    case scaleTime
    /// A call with a number that can't be used.
    case misuse
    /// A play, and the same played reversed.
    case thereAndBack
    /// An event for the machine, whose rows are looked up apart.
    case send
    /// The machine goes to a state.
    case go
    /// Springs that merge, beside the same springs each on a property of its own.
    case mergedSprings

    /// What an operation is drawn from.
    package static let all: [StressOperation] = [
        .advance, .advance, .advance, .advance, .advance, .advance, .advance, .advance, .advance, .advance,
        .advanceBack, .animate, .animate, .animate, .animate, .animateBlock, .animateBlock, .play, .play,
        .spring, .spring, .spring, .decay, .grab, .set, .pause, .resume, .resume, .seek, .scrub, .reverse,
        .reverse, .setSpeed, .stop, .cancel, .finish, .endAll, .scaleTime, .misuse, .thereAndBack, .send,
        .send,
        .go,
    ]

    /// What an operation is drawn from where machines alone are tried.
    package static let ofMachines: [StressOperation] = [.advance, .advance, .send, .send, .send, .send, .go]
}
