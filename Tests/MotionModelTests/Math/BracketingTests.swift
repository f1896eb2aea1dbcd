import MotionModel
import TestSupport
import Testing

@Suite struct BracketingTests {
    struct Problem: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let range: ClosedRange<Double>
        let root: Double
        var multiplicity = 1.0
        let value: @Sendable (Double) -> Double
        let slope: @Sendable (Double) -> Double
    }

    /// Functions with known roots: smooth, flat, steep, of high order, with a jump.
    static let problems: [Problem] = [
        Problem(
            testDescription: "x² − 2", range: 0...2, root: 0x1.6a09e667f3bcdp+0, value: { $0 * $0 - 2 },
            slope: { 2 * $0 }),
        Problem(
            testDescription: "2 − x²", range: 0...100, root: 0x1.6a09e667f3bcdp+0, value: { 2 - $0 * $0 },
            slope: { -2 * $0 }),
        Problem(testDescription: "x − 0.3", range: -1...1, root: 0.3, value: { $0 - 0.3 }, slope: { _ in 1 }),
        Problem(
            testDescription: "(x − 0.5)³", range: 0...2, root: 0.5, multiplicity: 3,
            value: {
                let d = $0 - 0.5; return d * d * d
            },
            slope: { 3 * ($0 - 0.5) * ($0 - 0.5) }),
        Problem(
            testDescription: "cos x − x", range: 0...1.5, root: 0.7390851332151607,
            value: { Elementary.cos($0) - $0 },
            slope: { -Elementary.sin($0) - 1 }),
        Problem(
            testDescription: "e^(50x) − 2", range: -1...1, root: 0.013862943611198906,
            value: { Elementary.exp(50 * $0) - 2 },
            slope: { 50 * Elementary.exp(50 * $0) }),
        Problem(
            testDescription: "tanh(100(x − 0.2))", range: -3...5, root: 0.2,
            value: { Elementary.tanh(100 * ($0 - 0.2)) },
            slope: {
                let c = Elementary.cosh(100 * ($0 - 0.2)); return 100 / (c * c)
            }),
        Problem(
            testDescription: "∛(x − 0.7)", range: 0...1, root: 0.7, value: { Elementary.cbrt($0 - 0.7) },
            slope: {
                let c = Elementary.cbrt($0 - 0.7); return 1 / (3 * c * c)
            }),
        Problem(
            testDescription: "a jump at 0.25", range: 0...1, root: 0.25, value: { $0 < 0.25 ? -1 : 1 },
            slope: { _ in 0 }),
    ]

    @Test("both solvers find a known root within the tolerance", arguments: problems, [1e-3, 1e-9, 0])
    func findsRoot(_ problem: Problem, tolerance: Double) {
        let (lower, upper) = (problem.range.lowerBound, problem.range.upperBound)
        let allowed = max(tolerance, 2 * max(lower.magnitude, upper.magnitude).ulp)
        let found = Bracketing.root(lower: lower, upper: upper, tolerance: tolerance, of: problem.value)
        #expect((found - problem.root).magnitude <= allowed)
        let newton = Bracketing.newtonRoot(
            lower: lower, upper: upper, start: lower, tolerance: tolerance,
            of: { (problem.value($0), problem.slope($0)) })
        // A step towards a root of multiplicity m is 1∕m of the distance, so m − 1 of them are left.
        #expect((newton - problem.root).magnitude <= allowed * max(1, problem.multiplicity - 1))
    }

    @Test(
        "the derivative-free solver needs at most three evaluations more than halving does",
        arguments: problems, [1e-3, 1e-9, 0])
    func boundedEvaluations(_ problem: Problem, tolerance: Double) {
        let (lower, upper) = (problem.range.lowerBound, problem.range.upperBound)
        let enough = max(tolerance, 0.5 * max(lower.magnitude, upper.magnitude).ulp)
        var halvings = 0
        var width = upper - lower
        while width > enough {
            width *= 0.5
            halvings += 1
        }
        var evaluations = 0
        _ = Bracketing.root(lower: lower, upper: upper, tolerance: tolerance) { x in
            evaluations += 1
            #expect(problem.range.contains(x))
            return problem.value(x)
        }
        #expect(evaluations <= halvings + 3)
    }

    @Test("a smooth simple root takes few evaluations")
    func fewEvaluations() {
        var evaluations = 0
        _ = Bracketing.root(lower: 0, upper: 1.5, tolerance: 1e-12) { x in
            evaluations += 1
            return Elementary.cos(x) - x
        }
        #expect(evaluations <= 12)
        evaluations = 0
        _ = Bracketing.newtonRoot(lower: 0, upper: 1.5, start: 0.7, tolerance: 1e-12) { x in
            evaluations += 1
            return (Elementary.cos(x) - x, -Elementary.sin(x) - 1)
        }
        #expect(evaluations <= 7)
    }

    @Test("random monotone cubics are inverted to the last bits by both solvers, inside the interval")
    func cubics() {
        var random = SplitMix64(seed: 21)
        for _ in 0..<2_000 {
            let p1 = random.uniform(0...1)
            let p2 = random.uniform(0...1)
            let target = random.uniform(0...1)
            let a = 1 - 3 * p2 + 3 * p1
            let b = 3 * p2 - 6 * p1
            let c = 3 * p1
            let value = { (x: Double) in ((a * x + b) * x + c) * x - target }
            let found = Bracketing.root(lower: 0, upper: 1, tolerance: 0, of: value)
            let newton = Bracketing.newtonRoot(lower: 0, upper: 1, start: target, tolerance: 0) { x in
                #expect((0...1).contains(x))
                return (value(x), (3 * a * x + 2 * b) * x + c)
            }
            #expect(value(found).magnitude <= 0x1p-50)
            #expect(value(newton).magnitude <= 0x1p-50)
        }
    }

    @Test("an end where the function is zero is returned exactly, and without a sign change the better end")
    func ends() {
        #expect(Bracketing.root(lower: 0, upper: 1, tolerance: 1e-9) { $0 } == 0)
        #expect(Bracketing.root(lower: 0, upper: 1, tolerance: 1e-9) { $0 - 1 } == 1)
        #expect(Bracketing.root(lower: 0, upper: 1, tolerance: 1e-9) { $0 + 1 } == 0)
        #expect(Bracketing.root(lower: 0, upper: 1, tolerance: 1e-9) { $0 - 2 } == 1)
        #expect(Bracketing.newtonRoot(lower: 0, upper: 1, start: 0.5, tolerance: 1e-9) { ($0 + 1, 1) } == 0)
        #expect(Bracketing.newtonRoot(lower: 2, upper: 2, start: 2, tolerance: 1e-9) { ($0 - 3, 1) } == 2)
    }

    @Test("a budget of evaluations is kept, and its result stays inside the interval")
    func budget() {
        var evaluations = 0
        let found = Bracketing.root(lower: 0, upper: 1, tolerance: 0, maximumIterations: 4) { x in
            evaluations += 1
            return x < 0.3 ? -1 : 1
        }
        #expect(evaluations == 6)
        #expect((found - 0.3).magnitude < 0.1)
    }
}
