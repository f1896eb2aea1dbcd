import Animator
import MotionModel

/// What interrupts.
enum Interruption: String {
    /// A tween of 10 frames, which adds to what plays.
    case tweens
    /// A live spring, which takes over the spring that plays.
    case springs
}

/// (e) a tenth of everything that plays is interrupted in every frame.
///
/// With tweens of ten frames as many end in a frame as are started, so that there are always as many as channels.
func interruptionCase(
    _ name: String, channels: Int, by how: Interruption, _ options: Options
) throws -> Row {
    let share = max(1, channels / 10)
    let timing = Timing(duration: 10.0 / 60, curve: .bezier(.easeInOut))
    let spring = try Spring(response: 0.4, dampingRatio: 0.8)
    let all = { (_: Int) -> Double? in Double(channels) }
    var race = Race(options)
    var staged: (stage: Stage, cost: StartCost)?
    var failure: (any Error)?
    race.add(.animator, per: all) {
        do {
            func interrupt(_ stage: Stage, _ frame: Int) throws {
                let first = frame % 10 * share
                // There and back again.
                let target = MotionValue.number(frame / 10 % 2 == 0 ? 100 : 0)
                for channel in first..<min(first + share, channels) {
                    switch how {
                    case .tweens: try stage.animator.animate(timing, stage.paths[channel], to: target)
                    case .springs:
                        try stage.animator.spring(stage.paths[channel], to: target, spring: spring)
                    }
                }
            }
            let new = try StartCost.measured(channels) { stage in
                for frame in 0..<10 {
                    try stage.store.advance(to: Double(frame - 10) / 60)
                    try interrupt(stage, frame)
                }
            }
            staged = new
            let advance = new.stage.frames()
            return { number in
                do { try interrupt(new.stage, number + 10) } catch { fatalError("\(error)") }
                advance(number)
            }
        } catch {
            failure = error
            return { _ in }
        }
    }
    race.add(.copy, per: all) { MemoryCopy.frames(channels, bytes: how == .tweens ? 24 : 40) }
    race.add(.loop, per: all, share: 2) { SpringLoop.frames(channels) }
    race.add(.objects, per: all, share: 2) {
        let player = ObjectPlayer()
        let views = (0..<channels).map { _ in ObjectView() }
        let bezier = UnitBezier(0.42, 0, 0.58, 1)
        let textbook = ClosedFormSpring(response: 0.4, dampingRatio: 0.8)
        func animation(_ channel: Int, to target: Double, at time: Double) -> any ObjectAnimation {
            let view = views[channel]
            let path = "c\(channel).v"
            switch how {
            case .tweens:
                // A little longer than it is let play: an object that has left the list couldn't be found again by its place.
                return ObjectTween(
                    path, start: time, duration: 10.5 / 60, from: view.value, to: target, easing: bezier,
                    setter: { view.value = $0 })
            case .springs:
                return ObjectSpring(
                    path, start: time, from: view.value, to: target, velocity: 0, spring: textbook,
                    settles: 1e9, setter: { view.value = $0 })
            }
        }
        for channel in 0..<channels { player.start(animation(channel, to: 100, at: 0)) }
        return { frame in
            let first = frame % 10 * share
            let time = Stage.time(of: frame)
            for channel in first..<min(first + share, channels) {
                player.interrupt(
                    at: channel, with: animation(channel, to: frame / 10 % 2 == 0 ? 0 : 100, at: time))
            }
            player.tick(time)
        }
    }
    let figures = race.run()
    if let failure { throw failure }
    return Row(
        name: name, unit: "channel", channels: channels, figures: figures, start: staged?.cost.nanoseconds,
        bytes: staged?.cost.bytes, error: nil, copied: how == .tweens ? 24 : 40)
}
