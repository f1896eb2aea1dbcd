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
    ].flatMap { row in
        [0.0005, 0.002].map { Exported(name: row.0, response: row.1, dampingRatio: row.2, tolerance: $0) }
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
        for _ in 0..<12 {
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
        for _ in 0..<6 {
            let curve = try RandomCurves.combined(&random)
            guard curve.progress(at: 0) == 0, curve.progress(at: 1) == 1 else { continue }
            for fit in CurveFit.all(of: curve) {
                var largest = 0.0
                var squares = 0.0
                for index in 0...20_000 {
                    let x = Double(index) / 20_000
                    let distance = (fit.curve.progress(at: x) - curve.progress(at: x)).magnitude
                    largest = max(largest, distance)
                    squares += distance * distance
                }
                #expect(largest <= fit.maxResidual + 1e-9)
                #expect(fit.maxResidual <= largest + 0.002 * max(largest, 0.1))
                #expect((fit.rmsResidual - (squares / 20_001).squareRoot()).magnitude < 1e-3)
                #expect(fit.rmsResidual <= fit.maxResidual)
            }
        }
    }

    @Test("the best Bézier of a curve is as good as any that is near it")
    func optimality() throws {
        let bouncy = try #require(NamedCurve.curve(named: "bouncy"))
        for curve in [bouncy, .penner(Penner(.expo, .out)), .penner(Penner(.back, .inOut))] {
            guard case .bezier(let best) = CurveFit.bezier(curve).shape else { return }
            func distance(_ p: [Double]) throws -> Double {
                let bezier = try CubicBezier(
                    x1: min(max(p[0], 0), 1), y1: p[1], x2: min(max(p[2], 0), 1), y2: p[3])
                return (0...400).reduce(0.0) { most, index in
                    let x = Double(index) / 400
                    return max(most, (bezier.progress(at: x) - curve.progress(at: x)).magnitude)
                }
            }
            let numbers = [best.x1, best.y1, best.x2, best.y2]
            let own = try distance(numbers)
            var random = SplitMix64(seed: 13)
            for _ in 0..<300 {
                let moved = numbers.map { $0 + random.uniform(-0.05...0.05) }
                #expect(try distance(moved) > own * 0.97)
            }
        }
    }

    @Test("a spring that others published as 65 stops has a damping ratio of 0.81 and is 0.013 off")
    func atlassian() throws {
        // Fitted before by hand to the same stops: see the sources of the library.
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "specs/libraries/atlassian.json")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let start = try #require(text.range(of: "linear("))
        let end = try #require(text[start.lowerBound...].firstIndex(of: ")"))
        let stops = try Curve(css: String(text[start.lowerBound...end]))
        guard case .points(let points) = stops else { return }
        #expect(points.points.count == 65)
        let fit = CurveFit.spring(stops)
        guard case .spring(let spring, _) = fit.shape else { return }
        #expect((spring.dampingRatio - 0.81).magnitude < 0.015)
        #expect((fit.maxResidual - 0.013).magnitude < 0.003)
    }

    @Test("the same stops give the same numbers, whatever the unit of time")
    func scale() throws {
        let bouncy = try #require(NamedCurve.curve(named: "bouncy"))
        let stops = try Curve(css: CurveConversion(of: bouncy, to: .css).text)
        guard case .spring(let one, _) = CurveFit.spring(stops, lasting: 1).shape,
            case .spring(let eight, _) = CurveFit.spring(stops, lasting: 8).shape
        else { return }
        #expect(one.bounce == eight.bounce)
        #expect((eight.response / one.response / 8 - 1).magnitude < 0.005)
    }
}
