import MotionModel

/// The interval of time in which two motions of one property are compared.
struct ComparedStretch {
    /// The end in seconds; the interval begins at 0.
    let end: Double
    /// Whether nothing new happens after it.
    let isComplete: Bool
    /// Whether both motions repeat for ever with different periods.
    let drifts: Bool

    /// The largest number of segments that are played out.
    private static let mostSegments = 20_000.0
    /// The number of periods that are compared if two loops never come back to where they began.
    private static let periodsOfDrift = 8.0
    /// The time in seconds that is compared after both have come to rest.
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
            // Of a loop that would fill the memory only the beginning is compared.
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
    /// The period of an endless loop.
    fileprivate var endlessPeriod: Double? {
        guard let loop, !loop.count.isFinite else { return nil }
        return loop.period
    }
}
