import MotionModel

/// How an opacity or a colour swings to and fro while a timing plays: an estimate, since nothing is known of the area.
///
/// Source: WCAG 2.2, success criterion 2.3.1 and its definition of a general flash: a pair of opposing changes of 10 % or
/// more, at most three in any second. Of a colour both its opacity and its relative luminance count, the latter by OKLab's
/// lightness cubed, which is exact for greys.
struct Flicker {
    private let timing: Spec.Timing
    private let start: MotionValue
    private let end: MotionValue

    /// How a value swings between two others.
    init(_ timing: Spec.Timing, from start: MotionValue, to end: MotionValue) {
        self.timing = timing
        self.start = start
        self.end = end
    }

    /// An output of the curve and when it is reached.
    private struct Turn {
        let time: Double
        let output: Double
    }

    /// Whether more than three flashes begin within a second.
    var flashes: Bool {
        let isRepeated = repetitions > 1
        if !isRepeated {
            switch timing.curve {
            // Two turns at most.
            case .linear, .instant, .bezier, .steps, .exponential: return false
            case .bezierPath, .points, .penner, .spring, .expression, .reverse, .mirror, .interval, .scale,
                .clamp, .sum,
                .product, .chain:
                break
            }
        }
        let forward = Self.turns(of: timing.curve)
        // Too few turns for four flashes, whatever the values.
        guard isRepeated || forward.count > 2 * Limits.flashes else { return false }
        let turns = turns(forward)
        return channels.contains { channel in
            let starts = Self.swings(turns.map { ($0.time, channel($0.output)) })
            let most = 2 * Limits.flashes
            return starts.indices.contains { index in
                index + most < starts.count && starts[index + most] - starts[index] < 1 - 1e-9
            }
        }
    }

    /// One way, in seconds.
    private var way: Double { timing.oneWay(from: start, to: end) / timing.speed }

    /// How many single ways are played, rounded up.
    private var repetitions: Double {
        let ways = timing.autoreverses ? 2.0 : 1
        switch timing.repetition {
        case .iterations(let count): return (count * ways).rounded(.up)
        case .seconds(let seconds): return (seconds / timing.speed / way).rounded(.up)
        }
    }

    /// The turns of the first second and a little more: then all repeats. 128 ways hold more swings than any limit.
    private func turns(_ forward: [Turn]) -> [Turn] {
        let backward = forward.reversed().map { Turn(time: 1 - $0.time, output: $0.output) }
        let returning =
            timing.reverseCurve.map { curve in
                Self.turns(of: curve).map { Turn(time: $0.time, output: 1 - $0.output) }
            } ?? backward
        let count = Int(Swift.min(repetitions, (1 / way).rounded(.up) + 4, 128))
        var result: [Turn] = []
        for index in 0..<count {
            let iteration = timing.autoreverses ? index / 2 : index
            let isReturn = timing.autoreverses && index % 2 == 1
            let isOdd = (iteration + startParity) % 2 == 1
            let turnsBack =
                switch timing.direction {
                case .normal: false
                case .reverse: true
                case .alternate: isOdd
                case .alternateReverse: !isOdd
                }
            // A reversed iteration runs both of its ways backwards, the return first.
            let shape = timing.autoreverses && turnsBack != isReturn ? returning : nil
            let turns =
                if let shape {
                    turnsBack ? shape.reversed().map { Turn(time: 1 - $0.time, output: $0.output) } : shape
                } else {
                    turnsBack ? backward : forward
                }
            for turn in turns {
                result.append(Turn(time: (Double(index) + turn.time) * way, output: turn.output))
            }
        }
        return result
    }

    /// Whether the first iteration counts as an odd one.
    private var startParity: Int {
        let whole = timing.iterationStart.rounded(.down)
        return whole - 2 * (whole / 2).rounded(.down) == 1 ? 1 : 0
    }

    /// The ends of a curve and the outputs between which it doesn't turn, over a time of 1.
    private static func turns(of curve: Curve) -> [Turn] {
        var samples: [(turn: Turn, rank: Int)] = []
        let count =
            switch curve {
            case .linear, .instant, .bezier, .steps, .exponential: 32
            case .bezierPath, .points, .penner, .spring, .expression, .reverse, .mirror, .interval, .scale,
                .clamp, .sum,
                .product, .chain:
                512
            }
        for step in 0...count {
            let x = Double(step) / Double(count)
            samples.append((Turn(time: x, output: curve.progress(at: x)), 1))
        }
        for point in curve.breakpoints.prefix(4096) where point.x > 0 && point.x < 1 {
            let (below, above) = (
                curve.limit(at: point.x, from: .below), curve.limit(at: point.x, from: .above)
            )
            samples.append((Turn(time: point.x, output: below), 0))
            samples.append((Turn(time: point.x, output: above), 2))
        }
        // At one instant what is before a jump comes first.
        samples.sort { a, b in
            a.turn.time == b.turn.time ? a.rank < b.rank : a.turn.time < b.turn.time
        }
        var result: [Turn] = []
        for (sample, _) in samples {
            if result.count >= 2 {
                let (last, before) = (result[result.count - 1].output, result[result.count - 2].output)
                let goesOn = before < last ? sample.output >= last : sample.output <= last
                if goesOn || before == last { result.removeLast() }
            }
            result.append(sample)
        }
        return result
    }

    /// What is seen of an output, from 0 to 1.
    private var channels: [(Double) -> Double] {
        func clamped(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }
        let (start, end) = (start, end)
        guard start.type == .color else {
            return [{ clamped(start.interpolated(to: end, progress: $0).components[0]) }]
        }
        return [
            { clamped(start.interpolated(to: end, progress: $0).components[3]) },
            { output in
                guard let color = start.interpolated(to: end, progress: output).color else { return 0 }
                let lightness = clamped(color.lightness)
                return lightness * lightness * lightness * clamped(color.alpha)
            },
        ]
    }

    /// When the changes by 10 % or more begin, each opposing the one before.
    private static func swings(_ samples: [(time: Double, value: Double)]) -> [Double] {
        guard let first = samples.first else { return [] }
        let least = Limits.swing - 1e-9
        var starts: [Double] = []
        var low = first
        var high = first
        var isRising: Bool?
        for sample in samples.dropFirst() {
            if isRising != false {
                if sample.value >= high.value {
                    high = sample
                } else if high.value - sample.value >= least {
                    starts.append(high.time)
                    isRising = false
                    low = sample
                    continue
                }
            }
            if isRising != true {
                if sample.value <= low.value {
                    low = sample
                } else if sample.value - low.value >= least {
                    starts.append(low.time)
                    isRising = true
                    high = sample
                }
            }
        }
        return starts
    }
}
