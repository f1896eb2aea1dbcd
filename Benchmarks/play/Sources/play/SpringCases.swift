import Animator
import MotionModel

/// (c) live springs that share constants, and (d) springs of their own.
func springCase(
    _ name: String, _ springs: Springs, completes: Bool = false, copied: Int, _ options: Options
) throws -> Row {
    let channels = springs.targets.count
    let kinds = try springs.constants.map { try Spring(response: $0.response, dampingRatio: $0.dampingRatio) }
    let textbooks = springs.constants.map {
        ClosedFormSpring(response: $0.response, dampingRatio: $0.dampingRatio)
    }
    let paths = (0..<channels).map { "c\($0).v" }
    let starts = Starts(options)
    var staged: StartedStage?
    // Where each is let go of, and when it has settled: by the spring's formula, because a playback that is asked for its duration
    // works it out then.
    let beginnings = springs.groups.flatMap { group in group.channels.map { _ in group.time } }
    var ends = [Double](repeating: 1e9, count: channels)
    try starts.add(.animator) { clock in
        staged = nil
        staged = try StartedStage(channels) { stage in
            var playbacks: [Playback] = []
            playbacks.reserveCapacity(channels)
            for (time, group) in springs.groups {
                try stage.store.advance(to: time)
                try clock.time(group.count) {
                    for channel in group {
                        playbacks.append(
                            try stage.animator.spring(
                                stage.paths[channel], to: .number(springs.targets[channel]),
                                spring: kinds[springs.constantsOfChannel[channel]],
                                velocity: .number(springs.velocities[channel])))
                    }
                }
                for channel in group { ends[channel] = time + springs.settlingDuration(channel, kinds) }
            }
        }
    }
    var floor: StartFloor?
    starts.add(.floor) { clock in
        var new = StartFloor(channels)
        for (time, group) in springs.groups {
            new.advance(to: time)
            clock.time(group.count) {
                for channel in group {
                    new.spring(
                        channel, textbooks[springs.constantsOfChannel[channel]], to: springs.targets[channel],
                        velocity: springs.velocities[channel])
                }
            }
        }
        floor = new
    }
    let views = paths.map { _ in ObjectView() }
    var player = ObjectPlayer()
    starts.add(.objects) { clock in
        player = ObjectPlayer()
        for (time, group) in springs.groups {
            clock.time(group.count) {
                for channel in group {
                    let view = views[channel]
                    player.start(
                        ObjectSpring(
                            paths[channel], start: time, from: 0, to: springs.targets[channel],
                            velocity: springs.velocities[channel],
                            spring: textbooks[springs.constantsOfChannel[channel]],
                            settles: ends[channel] - time, setter: { view.value = $0 }))
                }
            }
        }
    }
    let steppedViews = paths.map { _ in ObjectView() }
    var stepped = SteppedSprings()
    starts.add(.stepped) { clock in
        stepped = SteppedSprings()
        for (time, group) in springs.groups {
            stepped.advance(to: time)
            clock.time(group.count) {
                for channel in group {
                    let view = steppedViews[channel]
                    let constants = springs.constants[springs.constantsOfChannel[channel]]
                    stepped.start(
                        SteppedSpring(
                            to: springs.targets[channel], velocity: springs.velocities[channel],
                            response: constants.response, dampingRatio: constants.dampingRatio
                        ) { view.value = $0 })
                }
            }
        }
    }
    let sortedEnds = ends.sorted()
    let all = { (_: Int) -> Double? in Double(channels) }
    var race = Race(options)
    var last = 0
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
    if let staged {
        let frame = staged.stage.frames()
        race.add(.animator, per: units) {
            { number in
                frame(number)
                last = number
            }
        }
    }
    race.add(.copy, per: all) { MemoryCopy.frames(channels, bytes: copied) }
    race.add(.loop, per: all, share: channels > 50_000 ? 4 : 1) { SpringLoop.frames(channels) }
    race.add(.objects, per: units, share: channels > 50_000 ? 4 : 1) {
        { [player] in player.tick(Stage.time(of: $0)) }
    }
    race.add(.stepped, per: units, share: channels > 50_000 ? 4 : 1) {
        { [stepped] in stepped.advance(to: Stage.time(of: $0)) }
    }
    let figures = race.run()
    let time = Stage.time(of: last)
    func expected(_ channel: Int) -> Double {
        springs.expected(channel, at: time, startedAt: beginnings[channel])
    }
    return Row(
        name: name, unit: "spring", channels: channels, figures: figures, starts: starts,
        bytes: staged?.bytes,
        error: largest(
            largest(
                staged?.stage.error { ends[$0] <= time ? springs.targets[$0] : expected($0) },
                floor?.error(channels, at: time, expected)),
            completes || figures[.stepped] == nil
                ? nil
                : largestDistance(channels, { steppedViews[$0].value }) {
                    springs.expected($0, at: stepped.time, startedAt: beginnings[$0])
                }),
        copied: copied)
}
