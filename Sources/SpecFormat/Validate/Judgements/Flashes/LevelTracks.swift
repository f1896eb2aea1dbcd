/// Tracks on one clock, those with one key joined.
struct LevelTracks {
    private var tracks: [LevelTrack] = []
    private var places: [LevelTrack.Key: Int] = [:]
    private var joined: Set<Int> = []

    /// Adds tracks, delayed by `seconds`.
    mutating func add(_ others: [LevelTrack], at seconds: Double) {
        for other in others {
            let shifted = other.shifted(by: seconds)
            guard let place = places[other.key] else {
                places[other.key] = tracks.count
                tracks.append(shifted)
                continue
            }
            guard tracks[place].points.count + shifted.points.count <= LevelTrack.mostPoints else { continue }
            tracks[place].points += shifted.points
            joined.insert(place)
        }
    }

    /// The tracks, each in order of time.
    var all: [LevelTrack] {
        var result = tracks
        for place in joined {
            let points = result[place].points
            let order = points.indices.sorted { (points[$0].time, $0) < (points[$1].time, $1) }
            result[place].points = order.map { points[$0] }
        }
        return result
    }
}
