/// Channels that move by one timing: which slots they act on, and where their numbers lie.
///
/// A channel is one number of one property's motion. The numbers lie in rows, a number for each channel, in the pool that all
/// groups share. A channel that leaves becomes a hole, whose numbers are 0.
struct ChannelGroup {
    /// The first slot, when all channels act on neighbouring slots; see `runs`.
    var slot: Int32
    /// How many channels there are, holes included.
    var count: Int32
    /// Where the first row begins.
    var row: Int32
    /// How far it is from one row to the next: the channels there is room for.
    var stride: Int32
    /// Where the runs begin in their pool; −1 for a group that is one run.
    var runs: Int32
    /// How many runs there are, if they are in the pool.
    var runCount: Int32
}

/// What a group needs to know only when channels join or leave.
struct ChannelGroupRecord {
    /// The group's number.
    let id: Int32
    /// How many rows of numbers there are.
    let rows: Int32
    /// How many channels have not left.
    var live: Int32
    /// Where the contributions' places begin in their pool, one for each channel, −1 for a hole.
    var owners: Int32
}

/// Where a group is found.
struct ChannelGroupPlace {
    /// How its channels are combined with the model.
    var mode: CompositionMode
    /// What its timing is.
    var kind: ChannelKind
    /// Its index among those of its mode and kind.
    var index: Int32
    /// How many groups have had the number before.
    var serial: Int32
}

/// How a channel is combined with the rest.
enum CompositionMode: UInt8 {
    /// It adds to the model value, before everything else that adds.
    case base
    /// It adds to what is there already.
    case over
    /// It replaces what is there, where it is the slot's replacer.
    case replacing
}

/// What the timing of a group is.
enum ChannelKind: UInt8 {
    /// One way along a straight line or a cubic Bézier.
    case cubic
    /// A live spring.
    case spring
    /// Any other track: keys, and which two of them it is between.
    case keyframes
}
