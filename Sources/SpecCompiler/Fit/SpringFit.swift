import MotionModel

/// The spring nearest to a curve: released at rest, mass 1.
struct SpringFit {
    /// The damping ratio.
    let dampingRatio: Double
    /// The phase, in radians, that the undamped oscillation covers in the time of the curve.
    let phase: Double

    /// ★ The springs that are searched: their damping ratios and phases.
    private static let ratios = 0.02...20.0
    private static let phases = 0.5...2000.0
    private static let ratioSteps = 20
    private static let phaseSteps = 36
    /// The number of the grid's best places that are refined.
    private static let candidates = 6

    /// Searches a grid of springs, and from its best places for the least squared distance.
    init(_ curve: Curve) {
        let all = CurveSamples(curve)
        let coarse = all.thinned(to: 24)
        var places: [(cost: Double, logs: [Double])] = []
        for i in 0...Self.ratioSteps {
            for j in 0...Self.phaseSteps {
                let logs = [
                    Self.log(0.05...5, Double(i) / Double(Self.ratioSteps)),
                    Self.log(2...400, Double(j) / Double(Self.phaseSteps)),
                ]
                var cost = 0.0
                let spring = Self.spring(logs)
                for sample in coarse {
                    let distance = spring.displacement(at: sample.x) + 1 - sample.y
                    cost += sample.weight * distance * distance
                }
                places.append((cost, logs))
            }
        }
        let limits = [
            Elementary.log(Self.ratios.lowerBound)...Elementary.log(Self.ratios.upperBound),
            Elementary.log(Self.phases.lowerBound)...Elementary.log(Self.phases.upperBound),
        ]
        let best = places.indices.sorted {
            (places[$0].cost, $0) < (places[$1].cost, $1)
        }.prefix(Self.candidates)
        let found = best.map { place in
            LeastSquares(from: places[place].logs, limits: limits) { Self.rows($0, all.samples) }
        }
        let least = found.min { $0.cost < $1.cost }
        let logs = least?.parameters ?? [0, 0]
        dampingRatio = Elementary.exp(logs[0])
        phase = Elementary.exp(logs[1])
    }

    private static func log(_ range: ClosedRange<Double>, _ share: Double) -> Double {
        let low = Elementary.log(range.lowerBound)
        return low + (Elementary.log(range.upperBound) - low) * share
    }

    private static func spring(_ logs: [Double]) -> UnitSpring {
        UnitSpring(dampingRatio: Elementary.exp(logs[0]), phase: Elementary.exp(logs[1]))
    }

    /// The distances at the samples, and their derivatives by the logarithms of ratio and phase, as central
    /// differences.
    private static func rows(_ logs: [Double], _ samples: [CurveSamples.Sample]) -> [LeastSquares.Row] {
        let step = 1e-5
        let here = spring(logs)
        let (less, more) = (spring([logs[0] - step, logs[1]]), spring([logs[0] + step, logs[1]]))
        return samples.map { sample in
            let byRatio = (more.displacement(at: sample.x) - less.displacement(at: sample.x)) / (2 * step)
            // A higher phase is the same motion, faster.
            return LeastSquares.Row(
                residual: here.displacement(at: sample.x) + 1 - sample.y,
                gradient: [byRatio, here.velocity(at: sample.x) * sample.x], weight: sample.weight)
        }
    }
}

/// A spring of mass 1 in a time of 1.
private struct UnitSpring {
    private let spring: Spring

    init(dampingRatio: Double, phase: Double) {
        do throws(SpringError) {
            spring = try Spring(stiffness: phase * phase, dampingRatio: dampingRatio)
        } catch {
            preconditionFailure("the limits of the search are those of usable springs")
        }
    }

    func displacement(at x: Double) -> Double { spring.basis(at: x).displacement(from: -1, velocity: 0) }

    func velocity(at x: Double) -> Double { spring.basis(at: x).velocity(from: -1, velocity: 0) }
}
