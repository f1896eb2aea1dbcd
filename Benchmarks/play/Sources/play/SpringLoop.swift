import Glibc

/// What a careful programmer writes when all that is needed is springs: flat arrays, one loop, nothing else. Each spring has its
/// own constants; no delays, no completion, no record of what changed.
struct SpringLoop {
    private var decay: [Double] = []
    private var damped: [Double] = []
    private var start: [Double] = []
    private var velocity: [Double] = []
    private var target: [Double] = []
    private var shown: [Double]

    init(_ count: Int) {
        var random = SplitMix64(77)
        shown = [Double](repeating: 0, count: count)
        for _ in 0..<count {
            let frequency = 2 * Double.pi / random.double(3, 6)
            let ratio = random.double(0.04, 0.08)
            decay.append(ratio * frequency)
            damped.append(frequency * (1 - ratio * ratio).squareRoot())
            start.append(random.double(-100, 100))
            velocity.append(random.double(-50, 50))
            target.append(random.double(0, 100))
        }
    }

    mutating func advance(to time: Double) {
        for index in shown.indices {
            let rate = decay[index]
            let frequency = damped[index]
            let x = start[index]
            shown[index] =
                target[index] + exp(-rate * time)
                * (x * cos(frequency * time) + (velocity[index] + rate * x) / frequency
                    * sin(frequency * time))
        }
    }

    /// A contestant.
    static func frames(_ count: Int, _ rate: Double = 60) -> (Int) -> Void {
        var loop = SpringLoop(count)
        return { loop.advance(to: Double($0) / rate) }
    }
}
