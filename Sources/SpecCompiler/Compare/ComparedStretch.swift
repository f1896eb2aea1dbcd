import MotionModel

/// The interval of time in which two motions of one property are compared.
struct ComparedStretch {
    /// The end in seconds; the interval begins at 0.
    let end: Double
    /// The time up to which they are compared, if something new happens after it; nil if nothing does.
    let limit: Double?
    /// Whether both motions repeat for ever, with periods that have no small common multiple.
    let drifts: Bool

    /// The largest number of segments that are played out.
    private static let mostSegments = 20_000.0
    /// The largest number of the longest period in which all loops come back to where they began together, and the number
    /// that is compared if they don't.
    private static let mostPeriods = 8
    /// The time in seconds that is compared after both have come to rest.
    private static let rest = 0.001

    init(_ old: BoundProperty, _ new: BoundProperty) {
        let (oldTracks, newTracks) = (([old.base] + old.layers), ([new.base] + new.layers))
        let tracks = (oldTracks + newTracks).map { $0.track }
        let periods = tracks.compactMap { $0.endlessPeriod }
        let longest = periods.max() ?? 0
        let common = (1...Self.mostPeriods).first { count in
            periods.allSatisfy { Self.isMultiple(Double(count) * longest, of: $0) }
        }
        var settled = 0.0
        for track in tracks {
            let loopStart = track.endlessPeriod == nil ? track.end : (track.loop?.start ?? 0)
            settled = max(settled, loopStart)
        }
        let whole = settled + longest * Double(common ?? Self.mostPeriods)
        var end = whole
        for track in tracks {
            guard let loop = track.loop else { continue }
            // Of a loop that would fill the memory only the beginning is compared.
            let most = (Self.mostSegments / Double(track.segments.count)).rounded(.up) * loop.period
            end = min(end, loop.start + most)
        }
        self.end = max(end, 0) + Self.rest
        limit = end == whole && common != nil ? nil : max(end, 0)
        let (before, after) = (Self.periods(oldTracks), Self.periods(newTracks))
        drifts = common == nil && !before.isEmpty && !after.isEmpty && before != after
    }

    /// Whether a time is a multiple of a period, but for rounding.
    private static func isMultiple(_ time: Double, of period: Double) -> Bool {
        let count = time / period
        return abs(count - count.rounded()) <= count * 0x1p-50
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
