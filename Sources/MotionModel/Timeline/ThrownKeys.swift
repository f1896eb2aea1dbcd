/// The keys of a track whose throws are known: before the key at which one comes to rest stand those of its collisions.
struct ThrownKeys {
    /// The motion that leads to each key at which something comes to rest, by the key's index; nil for every other key.
    let motions: [PhysicsMotion?]
    /// The index that each key gets.
    private let places: [Int]
    /// Whether the segments refer to the opposite keys, as those of reversed values do.
    private let isReversed: Bool
    private let track: Track

    /// Creates the keys of a track.
    ///
    /// - Parameter motions: As many as the track has keys.
    init(_ track: Track, _ motions: [PhysicsMotion?]) {
        let last = track.keys.count - 1
        let throwing = (track.late?.segments ?? []).filter { $0.bounces }.map { track.segments[$0.segment] }
        let isReversed = throwing.contains { $0.fromKey > $0.toKey }
        var added = [Int](repeating: 0, count: track.keys.count)
        for segment in throwing {
            let end = isReversed ? last - segment.toKey : segment.toKey
            added[end] = Swift.max(motions[end]?.phases.count ?? 1, 1) - 1
        }
        var places: [Int] = []
        var next = 0
        for count in added {
            places.append(next + count)
            next += count + 1
        }
        self.motions = motions
        self.places = places
        self.isReversed = isReversed
        self.track = track
    }

    /// The number of keys.
    private var count: Int { (places.last ?? -1) + 1 }

    /// The key of the same value as one that a segment refers to.
    private func key(_ key: Int) -> Int {
        isReversed ? count - 1 - places[track.keys.count - 1 - key] : places[key]
    }

    /// A segment between the same values.
    func segment(_ segment: Segment) -> Segment {
        // A moving key has no other end.
        if segment.fromKey == segment.toKey, track.keys[segment.fromKey].isMoving {
            return segment.leading(from: places[segment.fromKey], to: places[segment.toKey])
        }
        return segment.leading(from: key(segment.fromKey), to: key(segment.toKey))
    }

    /// The segments of the phases of a throw.
    ///
    /// - Parameters:
    ///   - segment: The segment in whose place they stand.
    ///   - time: The time on the track's clock of a number of seconds behind the throw's start, in order.
    func phases(of segment: Segment, at time: (Double) -> Double) -> [Segment] {
        let end = isReversed ? track.keys.count - 1 - segment.toKey : segment.toKey
        let motion = motions[end]
        let phases = motion?.phases ?? []
        let length = motion?.duration ?? 0
        let way = isReversed ? -1 : 1
        var key = key(segment.toKey) - way * Swift.max(phases.count - 1, 0)
        var (reached, from) = (time(0), self.key(segment.fromKey))
        var segments: [Segment] = []
        for phase in phases {
            // As a share of the whole, as written keyframes have their times.
            let end = Swift.max(reached, time(phase.end / length * length))
            segments.append(Segment(start: reached, end: end, fromKey: from, toKey: key, curve: phase.curve))
            (reached, from) = (end, key)
            key += way
        }
        guard segments.isEmpty else { return segments }
        return [Segment(start: reached, end: reached, fromKey: from, toKey: key, curve: .linear)]
    }

    /// The values of all keys, and what else there is one of for each.
    ///
    /// - Parameters:
    ///   - values: One for each of the track's keys.
    ///   - added: What the key of a collision has, at a place.
    func spread<Value>(_ values: [Value], added: ([Double]) -> Value) -> [Value] {
        var result: [Value] = []
        for (index, value) in values.enumerated() {
            let missing = places[index] - result.count
            for phase in (motions[index]?.phases ?? []).prefix(missing) { result.append(added(phase.to)) }
            result.append(value)
        }
        return result
    }

    /// The keys as operands, none of which is a throw's end, between known values.
    func operands(_ values: [MotionValue]) -> [Operand] {
        let known = track.keys.indices.map { index -> Operand in
            switch track.keys[index] {
            case .formula(let formula, let from) where formula.usesProgress:
                .formula(formula, from: from.map { places[$0] })
            case .current: .current
            case .constant, .formula, .mixed, .resting: .constant(values[index])
            }
        }
        let type = track.type.canonical
        return spread(known) { .constant(MotionValue(unchecked: type, $0)) }
    }
}
