import Animator
import MotionModel

/// How tweens are started.
enum TweenStart: String {
    /// One implicit block a timing.
    case blocks
    /// One timeline, played once.
    case timeline
    /// One explicit animation a channel.
    case calls
}

/// (a) channels that share timings, and (b) channels with a timing of their own.
func tweenCase(
    _ name: String, channels: Int, timings: Int, curves: Int? = nil, by how: TweenStart,
    isInterleaved: Bool = false,
    completes: Bool = false, _ options: Options
) throws -> Row {
    let tweens = Tweens(
        channels, timings: timings, curves: curves, isInterleaved: isInterleaved,
        endsWithin: completes ? options.frames : nil)
    let paths = (0..<channels).map { "c\($0).v" }
    let starts = Starts(options)
    var staged: StartedStage?
    try starts.add(.animator) { clock in
        staged = nil
        staged = try StartedStage(channels) { stage in try start(tweens, on: stage, by: how, &clock) }
    }
    var floor: StartFloor?
    starts.add(.floor) { clock in
        var new = StartFloor(channels)
        clock.time(channels) { tweens.start(on: &new) }
        floor = new
    }
    let views = paths.map { _ in ObjectView() }
    var player = ObjectPlayer()
    starts.add(.objects) { clock in
        player = ObjectPlayer()
        clock.time(channels) { tweens.start(on: player, paths, views) }
    }
    let all = { (_: Int) -> Double? in Double(channels) }
    var race = Race(options)
    var last = 0
    if let staged {
        let frame = staged.stage.frames()
        race.add(.animator, per: tweens.units) {
            { number in
                frame(number)
                last = number
            }
        }
    }
    // A frame reads the model value and the offset and writes what is shown: 24 bytes.
    race.add(.copy, per: all) { MemoryCopy.frames(channels, bytes: 24) }
    race.add(.loop, per: all, share: 4) { SpringLoop.frames(channels) }
    race.add(.objects, per: tweens.units, share: 4) { { [player] in player.tick(Stage.time(of: $0)) } }
    let figures = race.run()
    let time = Stage.time(of: last)
    return Row(
        name: name, unit: "channel", channels: channels, figures: figures, starts: starts,
        bytes: staged?.bytes,
        error: largest(
            staged?.stage.error { tweens.expected($0, at: time) },
            floor?.error(channels, at: time) { tweens.expected($0, at: time) }),
        copied: 24)
}

private func start(_ tweens: Tweens, on stage: Stage, by how: TweenStart, _ clock: inout StartClock) throws {
    switch how {
    case .timeline:
        let timeline = try tweens.timeline(stage.paths)
        try clock.time(stage.ids.count) { try stage.animator.play(timeline) }
    case .calls:
        try clock.time(stage.ids.count) {
            for (channel, path) in stage.paths.enumerated() {
                try stage.animator.animate(
                    try tweens.plans[tweens.planOfChannel[channel]].timing, path, from: .number(0),
                    to: .number(tweens.destinations[channel]))
            }
        }
    case .blocks:
        let channelsOfPlan = tweens.channelsOfPlan
        try clock.time(stage.ids.count) {
            for (plan, channels) in zip(tweens.plans, channelsOfPlan) {
                try stage.animator.animate(try plan.timing) { change in
                    for channel in channels {
                        change.set(stage.paths[channel], to: .number(tweens.destinations[channel]))
                    }
                }
            }
        }
    }
}
