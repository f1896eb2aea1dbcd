import MotionModel

/// The stretch of time in which two ways of moving one property are compared.
struct ComparedStretch {
    /// Seconds; it begins at 0.
    let end: Double
    /// Whether nothing that is new happens behind it.
    let isComplete: Bool
    /// Whether both repeat for ever, and differently.
    let drifts: Bool

    /// The most segments that are played out.
    private static let mostSegments = 20_000.0
    /// How many periods are looked at where two loops never come back to where they began.
    private static let periodsOfDrift = 8.0
    /// How long is looked at where both have come to rest, in seconds.
    private static let rest = 0.001

    init(_ old: BoundProperty, _ new: BoundProperty) {
        let (oldTracks, newTracks) = (([old.base] + old.layers), ([new.base] + new.layers))
        let tracks = (oldTracks + newTracks).map { $0.track }
        let periods = tracks.compactMap { $0.endlessPeriod }
        let longest = periods.max() ?? 0
        let isPeriodic = periods.allSatisfy { $0 == longest }
        var settled = 0.0
        for track in tracks {
            let loopStart = track.endlessPeriod == nil ? track.end : (track.loop?.start ?? 0)
            settled = max(settled, loopStart)
        }
        let whole = settled + (isPeriodic ? longest : longest * Self.periodsOfDrift)
        var end = whole
        for track in tracks {
            guard let loop = track.loop else { continue }
            // A loop that would fill the memory is looked at from its beginning.
            let most = (Self.mostSegments / Double(track.segments.count)).rounded(.up) * loop.period
            end = min(end, loop.start + most)
        }
        self.end = max(end, 0) + Self.rest
        drifts = Self.periods(oldTracks) != Self.periods(newTracks)
        isComplete = end == whole && isPeriodic
    }

    private static func periods(_ tracks: [BoundTrack]) -> [Double] {
        tracks.compactMap { $0.track.endlessPeriod }.sorted()
    }
}

extension Track {
    /// The period of a loop for ever.
    fileprivate var endlessPeriod: Double? {
        guard let loop, !loop.count.isFinite else { return nil }
        return loop.period
    }
}
