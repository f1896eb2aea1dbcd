import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Fitting curves")
struct CurveFitTests {
    /// A spring as somebody exports it: `linear()` over its settling duration.
    struct Exported: Sendable, CustomTestStringConvertible {
        let name: String
        let response: Double
        let dampingRatio: Double
        let tolerance: Double
        var testDescription: String { "\(name) at \(tolerance)" }
    }

    /// The named springs of formats and tools, from lively to heavily damped.
    static let exported: [Exported] = [
        ("Core Animation's default", 0.628, 0.5), ("M3 expressive fast", 0.222, 0.6),
        ("M3 standard default", 0.237, 0.9), ("SwiftUI bouncy", 0.5, 0.7), ("SwiftUI snappy", 0.5, 0.85),
        ("SwiftUI smooth", 0.5, 1), ("Figma bouncy", 0.257, 0.306), ("react-spring wobbly", 0.468, 0.447),
        ("react-spring slow", 0.375, 1.793), ("molasses", 0.375, 3.586),
    ].enumerated().map { index, row in
        Exported(
            name: row.0, response: row.1, dampingRatio: row.2, tolerance: index % 2 == 0 ? 0.0005 : 0.002)
    }

    @Test("finds the spring behind exported stops again, and how long it takes", arguments: exported)
    func recovery(_ row: Exported) throws {
        let spring = try SpringCurve(try Spring(response: row.response, dampingRatio: row.dampingRatio))
        let css = try CurveConversion(of: .spring(spring), to: .css, tolerance: row.tolerance).text
        let stops = try Curve(css: css)
        let fits = CurveFit.all(of: stops, lasting: spring.naturalDuration)
        guard case .spring(let found, let duration) = try #require(fits.first).shape else {
            Issue.record("a Bézier is no better than the spring itself")
            return
        }
        #expect(duration == spring.naturalDuration)
        #expect(found.mass == 1)
        // The stops stray by the tolerance; the constants can't be known better than that allows.
        #expect((found.response / row.response - 1).magnitude < 8 * row.tolerance + 0.002)
        #expect((found.dampingRatio / row.dampingRatio - 1).magnitude < 8 * row.tolerance + 0.002)
        #expect(fits[0].maxResidual < 2 * row.tolerance + 0.001)
    }

    @Test("finds a Bézier again from a hundred of its points")
    func bezier() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<6 {
            let bezier = try CubicBezier(
                x1: random.uniform(0...1), y1: random.uniform(-0.5...1), x2: random.uniform(0...1),
                y2: random.uniform(0...1.5))
            let points = (0...100).map { index -> LinearPoints.Stop in
                let x = Double(index) / 100
                return LinearPoints.Stop(y: bezier.progress(at: x), x: x)
            }
            let fit = CurveFit.bezier(.points(try LinearPoints(stops: points)))
            guard case .bezier(let found) = fit.shape else { return }
            for index in 0...200 {
                let x = Double(index) / 200
                // Near a vertical tangent two points say little about what is between them.
                #expect((found.progress(at: x) - bezier.progress(at: x)).magnitude < 0.01, "\(bezier)")
            }
        }
    }

    @Test("states the largest distance over the whole time, and the root of the mean square")
    func residuals() throws {
        var random = SplitMix64(seed: 12)
        for _ in 0..<4 {
            let curve = try RandomCurves.combined(&random)
            guard curve.progress(at: 0) == 0, curve.progress(at: 1) == 1 else { continue }
            for fit in CurveFit.all(of: curve) {
                var largest = 0.0
                var squares = 0.0
                for index in 0...4000 {
                    let x = Double(index) / 4000
                    let distance = (fit.curve.progress(at: x) - curve.progress(at: x)).magnitude
                    largest = max(largest, distance)
                    squares += distance * distance
                }
                #expect(largest <= fit.maxResidual + 1e-9)
                #expect(fit.maxResidual <= largest + 0.002 * max(largest, 0.1))
                #expect((fit.rmsResidual - (squares / 4001).squareRoot()).magnitude < 1e-3)
                #expect(fit.rmsResidual <= fit.maxResidual)
            }
        }
    }

    /// The least largest distances that there are, found by SciPy 1.17: differential evolution over the four numbers, then
    /// Nelder and Mead, at 401 instants with the Bézier solved by bisection.
    static let leastDistances: [(name: String, distance: Double)] = [
        ("bouncy", 0.0375421), ("back.inOut", 0.0223363),
    ]

    @Test("the largest distance of the best Bézier is the least there is", arguments: leastDistances)
    func optimality(_ row: (name: String, distance: Double)) throws {
        let curve = try #require(NamedCurve.curve(named: row.name))
        let fit = CurveFit.bezier(curve)
        #expect(fit.maxResidual > row.distance * 0.999)
        #expect(fit.maxResidual < row.distance * 1.03)
    }

    @Test("rounded stops give the spring that others find for them too")
    func reference() throws {
        let stops: [LinearPoints.Stop] = [
            (0, 0), (0.06, 0.08), (0.12, 0.27), (0.18, 0.49), (0.24, 0.7), (0.30, 0.86), (0.36, 0.97),
            (0.42, 1.04), (0.5, 1.08), (0.58, 1.07), (0.66, 1.05), (0.74, 1.02), (0.82, 1), (0.9, 0.99),
            (1, 1),
        ].map { LinearPoints.Stop(y: $0.1, x: $0.0) }
        let found = SpringFit(.points(try LinearPoints(stops: stops)))
        // SciPy 1.17, optimize.least_squares over the inner stops, each weighted by half the time between its neighbours.
        #expect((found.dampingRatio - 0.63113773).magnitude < 1e-6)
        #expect((found.phase - 7.62932377).magnitude < 1e-5)
        let fit = CurveFit.spring(.points(try LinearPoints(stops: stops)))
        #expect((fit.maxResidual - 0.0165955).magnitude < 5e-4)
    }

    @Test("the same stops give the same numbers, whatever the unit of time")
    func scale() throws {
        let bouncy = try #require(NamedCurve.curve(named: "bouncy"))
        let stops = try Curve(css: CurveConversion(of: bouncy, to: .css).text)
        guard case .spring(let one, _) = CurveFit.spring(stops, lasting: 1).shape,
            case .spring(let eight, _) = CurveFit.spring(stops, lasting: 8).shape
        else { return }
        // Each is printed as short as its own unit allows.
        #expect((one.bounce - eight.bounce).magnitude < 0.003)
        #expect((eight.response / one.response / 8 - 1).magnitude < 0.005)
    }
}
