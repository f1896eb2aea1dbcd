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
    let controls = (0.42, 0.0, 0.58, 1.0)
    let textbook = ClosedFormSpring(response: 0.4, dampingRatio: 0.8)
    let all = { (_: Int) -> Double? in Double(channels) }
    /// The channels that frame n interrupts.
    func interrupted(_ frame: Int) -> Range<Int> {
        let first = min(frame % 10 * share, channels)
        return first..<min(first + share, channels)
    }
    /// There and back again.
    func destination(_ frame: Int) -> Double { frame / 10 % 2 == 0 ? 100 : 0 }
    // Frames −10 … −1 let the first of each channel go.
    func time(before frame: Int) -> Double { Double(frame) / 60 }

    var race = Race(options)
    let starts = Starts(options)
    var last: [Contestant: Int] = [:]
    var staged: StartedStage?
    func interrupt(_ stage: Stage, _ frame: Int) throws {
        let target = MotionValue.number(destination(frame + 10))
        for channel in interrupted(frame + 10) {
            switch how {
            case .tweens: try stage.animator.animate(timing, stage.paths[channel], to: target)
            case .springs: try stage.animator.spring(stage.paths[channel], to: target, spring: spring)
            }
        }
    }
    if options.only == nil || options.only == .animator {
        let new = try StartedStage(channels) { stage in
            for frame in -10..<0 {
                try stage.store.advance(to: time(before: frame))
                try interrupt(stage, frame)
            }
            try stage.store.advance(to: time(before: 0))
        }
        staged = new
        let advance = new.stage.frames()
        race.add(.animator, per: all) {
            { frame in
                do {
                    try starts.time(.animator) { clock in
                        try clock.time(interrupted(frame).count) { try interrupt(new.stage, frame) }
                    }
                } catch {
                    fatalError("\(error)")
                }
                advance(frame)
                last[.animator] = frame
            }
        }
    }
    race.add(.copy, per: all) { MemoryCopy.frames(channels, bytes: how == .tweens ? 24 : 40) }
    race.add(.loop, per: all, share: 2) { SpringLoop.frames(channels) }
    var floor = StartFloor(channels)
    func interruptFloor(_ frame: Int) {
        let target = destination(frame + 10)
        for channel in interrupted(frame + 10) {
            switch how {
            case .tweens:
                floor.tween(channel, delay: 0, duration: timing.duration, controls: controls, to: target)
            case .springs: floor.spring(channel, textbook, to: target)
            }
        }
    }
    race.add(.floor, per: all) { () -> (Int) -> Void in
        for frame in -10..<0 {
            floor.advance(to: time(before: frame))
            interruptFloor(frame)
        }
        return { frame in
            floor.advance(to: time(before: frame))
            starts.time(.floor) { clock in clock.time(interrupted(frame).count) { interruptFloor(frame) } }
            last[.floor] = frame
        }
    }
    race.add(.objects, per: all, share: 2) { () -> (Int) -> Void in
        let player = ObjectPlayer()
        let views = (0..<channels).map { _ in ObjectView() }
        let paths = (0..<channels).map { "c\($0).v" }
        let bezier = UnitBezier(controls.0, controls.1, controls.2, controls.3)
        func animation(_ channel: Int, to target: Double, at time: Double) -> any ObjectAnimation {
            let view = views[channel]
            switch how {
            case .tweens:
                // A little longer than it is let play: an object that has left the list couldn't be found again by its place.
                return ObjectTween(
                    paths[channel], start: time, duration: 10.5 / 60, from: view.value, to: target,
                    easing: bezier,
                    setter: { view.value = $0 })
            case .springs:
                return ObjectSpring(
                    paths[channel], start: time, from: view.value, to: target, velocity: 0, spring: textbook,
                    settles: 1e9, setter: { view.value = $0 })
            }
        }
        for channel in 0..<channels { player.start(animation(channel, to: 100, at: 0)) }
        return { frame in
            let time = Stage.time(of: frame)
            let target = destination(frame + 10)
            starts.time(.objects) { clock in
                clock.time(interrupted(frame).count) {
                    for channel in interrupted(frame) {
                        player.interrupt(at: channel, with: animation(channel, to: target, at: time))
                    }
                }
            }
            player.tick(time)
        }
    }
    let figures = race.run()
    // Each interruption comes when the tween before it has ended, or takes over the spring: the sum of the one is the other.
    var error: Double?
    if let staged, let frame = last[.animator], frame == last[.floor] {
        error = staged.stage.error { floor.shown($0, at: Stage.time(of: frame)) }
    }
    return Row(
        name: name, unit: "channel", channels: channels, figures: figures, starts: starts,
        bytes: staged?.bytes,
        error: error, copied: how == .tweens ? 24 : 40)
}
