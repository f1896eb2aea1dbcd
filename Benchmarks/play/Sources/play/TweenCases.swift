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
    var staged: (stage: Stage, cost: StartCost)?
    let all = { (_: Int) -> Double? in Double(channels) }
    var race = Race(options)
    var last = 0
    var failure: (any Error)?
    race.add(.animator, per: tweens.units) {
        do {
            let new = try StartCost.measured(channels) { stage in try start(tweens, on: stage, by: how) }
            staged = new
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
    // A frame reads the model value and the offset and writes what is shown: 24 bytes.
    race.add(.copy, per: all) { MemoryCopy.frames(channels, bytes: 24) }
    race.add(.loop, per: all, share: 4) { SpringLoop.frames(channels) }
    race.add(.objects, per: tweens.units, share: 4) { tweens.objects((0..<channels).map { "c\($0).v" }) }
    let figures = race.run()
    if let failure { throw failure }
    return Row(
        name: name, unit: "channel", channels: channels, figures: figures,
        start: staged?.cost.nanoseconds,
        bytes: staged?.cost.bytes,
        error: staged?.stage.error { tweens.expected($0, at: Stage.time(of: last)) }, copied: 24)
}

private func start(_ tweens: Tweens, on stage: Stage, by how: TweenStart) throws {
    switch how {
    case .timeline: try stage.animator.play(try tweens.timeline(stage.paths))
    case .calls:
        for (channel, path) in stage.paths.enumerated() {
            try stage.animator.animate(
                try tweens.plans[tweens.planOfChannel[channel]].timing, path, from: .number(0),
                to: .number(tweens.destinations[channel]))
        }
    case .blocks:
        for (plan, channels) in zip(tweens.plans, tweens.channelsOfPlan) {
            try stage.animator.animate(try plan.timing) { change in
                for channel in channels {
                    change.set(stage.paths[channel], to: .number(tweens.destinations[channel]))
                }
            }
        }
    }
}
