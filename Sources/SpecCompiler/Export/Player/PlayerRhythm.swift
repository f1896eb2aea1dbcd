import MotionModel
import SpecFormat

/// When a timeline repeats and turns round, which a player tells as events: that of its clock, else of the track that
/// takes longest.
struct PlayerRhythm {
    private let start: Double
    private let period: Double
    private let count: Double
    private let turns: [Double]
    private let turnsBetweenPeriods: Bool
    private let mirrorTime: Double?
    private let begin: Double

    /// The rhythm of a timeline; nil without a track.
    init?(_ timeline: Timeline) {
        if let clock = timeline.clock {
            start = clock.start
            period = clock.period * min(clock.count, 1)
            count = clock.count > 0 ? max(clock.count, 1) : 0
            turns = clock.turns.map { clock.start + $0 }
            turnsBetweenPeriods = clock.turnsBetweenPeriods
            mirrorTime = clock.mirrorTime
            begin = clock.mirrorTime.map { $0 - clock.start - clock.period * clock.count } ?? clock.start
            return
        }
        var longest: Track?
        for track in timeline.tracks where track.end > longest?.end ?? -.infinity { longest = track }
        guard let track = longest, let first = track.segments.first, let last = track.segments.last else {
            return nil
        }
        start = track.loop?.start ?? first.start
        period = track.loop?.period ?? (track.end - track.start)
        count = track.loop?.count ?? 1
        turns = zip(track.segments, track.segments.dropFirst()).filter { Self.turns($1, back: $0) }
            .map { $1.start }
        turnsBetweenPeriods = Self.turns(first, back: last)
        mirrorTime = track.mirrorTime
        begin = track.start
    }

    /// The row of the file; nil where nothing repeats or turns, and an end tells the length of the first cycle.
    var json: JSONValue? {
        guard period > 0, !turns.isEmpty || count > 1 else { return nil }
        var members: [(String, JSONValue)] = [
            ("start", .number(start)), ("period", .number(period)), ("count", .named(count)),
            ("begin", .named(begin)), ("turns", PlayerExport.numbers(turns)),
            ("between", .bool(turnsBetweenPeriods)),
        ]
        if let mirrorTime { members.append(("mirror", .number(mirrorTime))) }
        return .object(members)
    }

    /// Whether a segment goes back the way that another came.
    private static func turns(_ segment: Segment, back other: Segment) -> Bool {
        let keys = Set([segment.fromKey, segment.toKey])
        return keys == Set([other.fromKey, other.toKey]) && keys.count == 2
            && rises(segment) != rises(other)
    }

    private static func rises(_ segment: Segment) -> Bool {
        (segment.inputStart <= segment.inputEnd) == (segment.fromKey < segment.toKey)
    }
}
