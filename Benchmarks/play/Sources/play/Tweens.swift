import MotionModel

/// Timings and values of tweens, the same for every contestant.
struct Tweens {
    /// One timing.
    struct Plan {
        let delay: Double
        let duration: Double
        let controls: (Double, Double, Double, Double)

        var timing: Timing {
            get throws {
                Timing(
                    delay: delay, duration: duration,
                    curve: .bezier(
                        try CubicBezier(x1: controls.0, y1: controls.1, x2: controls.2, y2: controls.3)))
            }
        }

        var bezier: UnitBezier { UnitBezier(controls.0, controls.1, controls.2, controls.3) }
    }

    let plans: [Plan]
    /// The timing of each channel.
    let planOfChannel: [Int]
    /// Where each channel goes; all start at 0.
    let destinations: [Double]
    /// How many channels play or wait when frame n begins, where they are to end meanwhile.
    private var playing: [Double?]?

    /// - Parameters:
    ///   - channels: How many.
    ///   - timings: How many timings they share.
    ///   - curves: How many curves the timings share; nil for one each.
    ///   - isInterleaved: Channel i has timing i % timings, instead of neighbours sharing one.
    ///   - endsWithin: The number of frames within which everything ends; nil if nothing is to end.
    init(
        _ channels: Int, timings: Int, curves: Int? = nil, isInterleaved: Bool, endsWithin frames: Int?
    ) {
        var random = SplitMix64(4)
        func newControls() -> (Double, Double, Double, Double) {
            (
                random.double(0, 0.6), random.double(-0.2, 0.6), random.double(0.2, 1),
                random.double(0.6, 1.2)
            )
        }
        let shared = (0..<(curves ?? 0)).map { _ in newControls() }
        plans = (0..<timings).map { index in
            let controls =
                shared.isEmpty ? newControls() : shared[Int(random.double(0, Double(shared.count)))]
            guard let frames else {
                // A tenth waits all the time, a tenth begins some time, and nothing ends.
                let delay = index % 10 == 3 ? 20 : index % 10 == 7 ? random.double(0, 2) : 0
                return Plan(delay: delay, duration: random.double(6, 12), controls: controls)
            }
            let first = Double(Race.warmUp) / 60
            return Plan(
                delay: 0, duration: random.double(first, first + Double(frames) / 60), controls: controls)
        }
        planOfChannel = (0..<channels).map { isInterleaved ? $0 % timings : $0 * timings / channels }
        destinations = (0..<channels).map { _ in random.double(20, 100) }
        guard let frames else { return }
        var ended = [Int](repeating: 0, count: Race.warmUp + frames + 1)
        for plan in planOfChannel {
            // The first frame that begins with it at its end.
            let frame = Int((plans[plan].duration * 60).rounded(.up))
            ended[min(frame, ended.count - 1)] += 1
        }
        var left = channels
        playing = ended.map { count in
            left -= count
            return left >= channels / 10 ? Double(left) : nil
        }
    }

    /// How many channels frame n is counted as; nil when nearly everything has ended.
    func units(_ frame: Int) -> Double? {
        guard let playing else { return Double(planOfChannel.count) }
        return frame < playing.count ? playing[frame] : nil
    }

    /// What a channel should show at a time.
    func expected(_ channel: Int, at time: Double) -> Double {
        let plan = plans[planOfChannel[channel]]
        return destinations[channel]
            * plan.bezier.progress((time - plan.delay) / plan.duration, tolerance: 1e-15)
    }

    /// Starts the same tweens as objects.
    func start(on player: ObjectPlayer, _ paths: [String], _ views: [ObjectView]) {
        for (channel, path) in paths.enumerated() {
            let plan = plans[planOfChannel[channel]]
            let view = views[channel]
            player.start(
                ObjectTween(
                    path, start: plan.delay, duration: plan.duration, from: 0, to: destinations[channel],
                    easing: plan.bezier, setter: { view.value = $0 }))
        }
    }

    /// Starts the same tweens by arithmetic alone.
    func start(on floor: inout StartFloor) {
        for channel in planOfChannel.indices {
            let plan = plans[planOfChannel[channel]]
            floor.tween(
                channel, delay: plan.delay, duration: plan.duration, controls: plan.controls,
                to: destinations[channel])
        }
    }

    /// Channels of each timing.
    var channelsOfPlan: [[Int]] {
        var lists = plans.map { _ in [Int]() }
        for (channel, plan) in planOfChannel.enumerated() { lists[plan].append(channel) }
        return lists
    }

    /// All of it as one timeline.
    func timeline(_ paths: [String]) throws -> Timeline {
        let timings = try plans.map { try $0.timing }
        return Timeline(
            tracks: try paths.enumerated().map { channel, path in
                Track(
                    property: try PropertyPath(path), type: .number, isAdditive: true,
                    from: .constant(.number(0)),
                    to: .constant(.number(destinations[channel])), timing: timings[planOfChannel[channel]])
            })
    }
}
