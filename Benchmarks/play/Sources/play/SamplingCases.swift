import MotionModel

/// How a bound timeline is sampled.
enum Sampling {
    /// Values and velocities in arrays of their own.
    case samples
    /// Values into one array.
    case array
    /// Values into one array and velocities into another.
    case arrays
    /// One number of each track.
    case tracks
}

/// (f) a bound timeline of tracks with eight keys each, sampled at instants in any order.
func samplingCase(
    _ name: String, channels: Int, isOrdered: Bool, by how: Sampling, _ options: Options
) throws -> Row {
    let keys = 8
    var random = SplitMix64(21)
    var values: [[Double]] = []
    var curves: [[(Double, Double, Double, Double)]] = []
    for _ in 0..<channels {
        values.append((0..<keys).map { _ in random.double(0, 100) })
        curves.append(
            (1..<keys).map { _ in
                (
                    random.double(0, 0.6), random.double(-0.2, 0.6), random.double(0.2, 1),
                    random.double(0.6, 1.2)
                )
            })
    }
    let length = 10.0
    let step = length / Double(keys - 1)
    let total = Race.warmUp + options.frames
    let times = (0..<total).map {
        isOrdered ? length * Double($0) / Double(total) : random.double(0, length)
    }
    let all = { (_: Int) -> Double? in Double(channels) }
    var race = Race(options)
    var sum = 0.0
    var last = 0
    var shown = [Double](repeating: 0, count: channels)
    var velocities = shown
    let tracks = try (0..<channels).map { channel in
        Track(
            property: try PropertyPath("c\(channel).v"), type: .number, isAdditive: true,
            keys: values[channel].map { .constant(.number($0)) },
            segments: try (1..<keys).map { key in
                let controls = curves[channel][key - 1]
                return Segment(
                    start: step * Double(key - 1), end: step * Double(key), fromKey: key - 1, toKey: key,
                    curve: .bezier(
                        try CubicBezier(x1: controls.0, y1: controls.1, x2: controls.2, y2: controls.3)))
            })
    }
    let began = Stopwatch.now()
    let bound = try Timeline(tracks: tracks).bind()
    let start = (Stopwatch.now() - began) / Double(channels)
    race.add(.animator, per: all) {
        { number in
            last = number
            switch how {
            case .samples:
                let samples = bound.sample(at: times[number])
                sum += samples[samples.count / 2].value.components[0]
            case .array:
                bound.sample(at: times[number], into: &shown)
                sum += shown[channels / 2]
            case .arrays:
                bound.sample(at: times[number], into: &shown, velocities: &velocities)
                sum += shown[channels / 2] + velocities[channels / 2]
            case .tracks: for track in bound.tracks { sum += track.component(0, at: times[number]) }
            }
        }
    }
    // Two keys are read and a value is written.
    race.add(.copy, per: all) { MemoryCopy.frames(channels, bytes: 24) }
    race.add(.loop, per: all) { SpringLoop.frames(channels) }
    race.add(.objects, per: all) {
        let beziers = curves.map { $0.map { UnitBezier($0.0, $0.1, $0.2, $0.3) } }
        return { number in
            for channel in 0..<channels {
                // As an app has it: look through the keys for the one that comes next.
                var key = 1
                while key < keys - 1, step * Double(key) < times[number] { key += 1 }
                let share = (times[number] - step * Double(key - 1)) / step
                let from = values[channel][key - 1]
                sum += from + (values[channel][key] - from) * beziers[channel][key - 1].progress(share)
            }
        }
    }
    let figures = race.run()
    var error = 0.0
    for channel in stride(from: 0, to: channels, by: max(1, channels / 97)) {
        let key = min(keys - 1, Int(times[last] / step) + 1)
        let controls = curves[channel][key - 1]
        let share = UnitBezier(controls.0, controls.1, controls.2, controls.3)
            .progress((times[last] - step * Double(key - 1)) / step, tolerance: 1e-15)
        let expected = values[channel][key - 1] + (values[channel][key] - values[channel][key - 1]) * share
        error = max(error, abs(bound.tracks[channel].value(at: times[last]).components[0] - expected) / 100)
    }
    precondition(sum.isFinite)
    return Row(
        name: name, unit: "track", channels: channels, figures: figures, binding: start, bytes: nil,
        error: options.only == nil || options.only == .animator ? error : nil, copied: 24)
}
