import Animator
import MotionModel

/// (c) live springs that share constants, and (d) springs of their own.
func springCase(
    _ name: String, _ springs: Springs, completes: Bool = false, copied: Int, _ options: Options
) throws -> Row {
    let channels = springs.targets.count
    let kinds = try springs.constants.map { try Spring(response: $0.response, dampingRatio: $0.dampingRatio) }
    var staged: (stage: Stage, cost: StartCost)?
    let all = { (_: Int) -> Double? in Double(channels) }
    var race = Race(options)
    var last = 0
    var failure: (any Error)?
    // Where each is let go of, and when it has settled.
    var starts = [Double](repeating: 0, count: channels)
    var ends = [Double](repeating: 1e9, count: channels)
    var sortedEnds: [Double] = []
    func units(_ frame: Int) -> Double? {
        guard completes else { return Double(channels) }
        var low = 0
        var high = sortedEnds.count
        while low < high {
            let middle = (low + high) / 2
            if sortedEnds[middle] <= Double(frame) / 60 { low = middle + 1 } else { high = middle }
        }
        return channels - low >= channels / 10 ? Double(channels - low) : nil
    }
    race.add(.animator, per: units) {
        do {
            let new = try StartCost.measured(channels) { stage in
                // Those that start earlier than the first measured frame do so at negative times.
                let lead = Double(springs.startFrames[channels - 1]) / 60
                var frame = -1
                for channel in 0..<channels {
                    while frame < springs.startFrames[channel] {
                        frame += 1
                        try stage.store.advance(to: Double(frame) / 60 - lead)
                    }
                    starts[channel] = stage.store.time
                    let playback = try stage.animator.spring(
                        stage.paths[channel], to: .number(springs.targets[channel]),
                        spring: kinds[springs.constantsOfChannel[channel]],
                        velocity: .number(springs.velocities[channel]))
                    ends[channel] = stage.store.time + playback.duration
                }
            }
            staged = new
            sortedEnds = ends.sorted()
            let frame = new.stage.frames()
            return { number in
                frame(number)
                last = number
            }
        } catch {
            failure = error
            return { _ in }
        }
    }
    race.add(.copy, per: all) { MemoryCopy.frames(channels, bytes: copied) }
    race.add(.loop, per: all, share: channels > 50_000 ? 4 : 1) { SpringLoop.frames(channels) }
    race.add(.objects, per: units, share: channels > 50_000 ? 4 : 1) {
        let player = ObjectPlayer()
        for channel in 0..<channels {
            let view = ObjectView()
            player.start(
                ObjectSpring(
                    "c\(channel).v", start: starts[channel], from: 0, to: springs.targets[channel],
                    velocity: springs.velocities[channel], spring: springs.textbook(channel),
                    settles: ends[channel] - starts[channel], setter: { view.value = $0 }))
        }
        return { player.tick(Stage.time(of: $0)) }
    }
    let figures = race.run()
    if let failure { throw failure }
    let time = Stage.time(of: last)
    return Row(
        name: name, unit: "spring", channels: channels, figures: figures,
        start: staged?.cost.nanoseconds,
        bytes: staged?.cost.bytes,
        error: staged?.stage.error { channel in
            ends[channel] <= time
                ? springs.targets[channel]
                : springs.expected(channel, at: time, startedAt: starts[channel])
        }, copied: copied)
}
