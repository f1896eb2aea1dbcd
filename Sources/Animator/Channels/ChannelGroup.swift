/// Channels with one timing: the slots they act on, and the place of their numbers.
///
/// A channel is one number of one property's motion. The numbers are stored in rows, with one number for each channel,
/// in a pool that all groups share. A channel that leaves becomes a hole, whose numbers are 0.
struct ChannelGroup {
    /// The first slot, if all channels act on consecutive slots; see `runs`.
    var slot: Int32
    /// The number of channels, holes included.
    var count: Int32
    /// The start of the first row.
    var row: Int32
    /// The distance between rows: the capacity in channels.
    var stride: Int32
    /// The start of the runs in their pool; −1 for a group that is one run.
    var runs: Int32
    /// The number of runs, if they are in the pool.
    var runCount: Int32
}

/// The part of a group that is needed only when channels join or leave.
struct ChannelGroupRecord {
    /// The group's id.
    let id: Int32
    /// The number of rows.
    let rows: Int32
    /// The number of channels that have not left.
    var live: Int32
    /// The start of the contributions' places in their pool, one for each channel, −1 for a hole.
    var owners: Int32
}

/// The place of a group.
struct ChannelGroupPlace {
    /// The composition of its channels with the model.
    var mode: CompositionMode
    /// The kind of its timing.
    var kind: ChannelKind
    /// The index among the groups of its mode and kind.
    var index: Int32
    /// The number of times that its id was reused.
    var serial: Int32
}

/// The composition of a channel with the others.
enum CompositionMode: UInt8 {
    /// It adds to the model value, before all other additions.
    case base
    /// It adds to the present sum.
    case over
    /// It replaces the present value, if it is the slot's replacer.
    case replacing
}

/// The kind of timing of a group.
enum ChannelKind: UInt8 {
    /// One run along a straight line or a cubic Bézier.
    case cubic
    /// A live spring.
    case spring
    /// Any other track: keys, and a position between two of them.
    case keyframes
}
