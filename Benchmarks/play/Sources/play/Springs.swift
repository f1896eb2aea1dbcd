import MotionModel

/// Springs and what hangs on them, the same for every contestant.
struct Springs {
    let constants: [(response: Double, dampingRatio: Double)]
    let constantsOfChannel: [Int]
    let targets: [Double]
    let velocities: [Double]
    /// The frame in which each channel is let go of.
    let startFrames: [Int]

    /// - Parameters:
    ///   - kinds: How many sets of constants there are.
    ///   - settle: Whether they are those of a user interface, which settle within the run, or slow ones that don't.
    ///   - startsOver: The number of frames over which they start; 1 starts all at once.
    init(_ channels: Int, kinds: Int, settle: Bool, startsOver: Int = 1) {
        var random = SplitMix64(9)
        constants = (0..<kinds).map { index in
            if settle { return (random.double(0.25, 0.7), random.double(0.6, 1)) }
            // Mostly bouncy; every eighth creeps, one of these without a bounce.
            if index % 8 == 5 { return (random.double(8, 9), index % 16 == 5 ? 1 : 1.2) }
            return (random.double(3, 6), random.double(0.04, 0.08))
        }
        constantsOfChannel = (0..<channels).map { _ in Int(random.next() % UInt64(kinds)) }
        targets = (0..<channels).map { _ in random.double(20, 100) }
        velocities = (0..<channels).map { _ in random.double(-50, 50) }
        startFrames = (0..<channels).map { $0 * startsOver / channels }
    }

    /// Springs that have constants of their own.
    static func single(_ channels: Int, settle: Bool, startsOver: Int) -> Springs {
        Springs(channels, kinds: channels, settle: settle, startsOver: startsOver, isSingle: true)
    }

    private init(_ channels: Int, kinds: Int, settle: Bool, startsOver: Int, isSingle: Bool) {
        let shared = Springs(channels, kinds: kinds, settle: settle, startsOver: startsOver)
        constants = shared.constants
        constantsOfChannel = Array(0..<channels)
        targets = shared.targets
        velocities = shared.velocities
        startFrames = shared.startFrames
    }

    /// Times, and which channels are let go of then. What starts before the first measured frame does so at negative times.
    var groups: [(time: Double, channels: Range<Int>)] {
        var result: [(time: Double, channels: Range<Int>)] = []
        let last = startFrames.last ?? 0
        var first = 0
        while first < startFrames.count {
            var end = first
            while end < startFrames.count, startFrames[end] == startFrames[first] { end += 1 }
            result.append((Double(startFrames[first]) / 60 - Double(last) / 60, first..<end))
            first = end
        }
        return result
    }

    /// The time until a channel stays within a thousandth of its amplitude |x₀| + |v₀|/ω₀.
    func settlingDuration(_ channel: Int, _ kinds: [Spring]) -> Double {
        let (spring, travel) = (kinds[constantsOfChannel[channel]], targets[channel])
        let amplitude = travel + abs(velocities[channel]) / spring.angularFrequency
        return spring.settlingDuration(
            initialVelocity: velocities[channel] / travel, tolerance: 0.001 * amplitude / travel) ?? .infinity
    }

    func textbook(_ channel: Int) -> ClosedFormSpring {
        let pair = constants[constantsOfChannel[channel]]
        return ClosedFormSpring(response: pair.response, dampingRatio: pair.dampingRatio)
    }

    /// What a channel should show at a time, while it hasn't settled.
    func expected(_ channel: Int, at time: Double, startedAt start: Double) -> Double {
        targets[channel]
            + textbook(channel).displacement(
                at: time - start, from: -targets[channel], velocity: velocities[channel])
    }
}
