import MotionModel
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Converted curves")
struct CurveConversionTests {
    @Test("stay within the tolerance when their text is read back", arguments: 0..<TestBuild.count(12))
    func readBack(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<8 {
            let curve = seed % 2 == 0 ? try RandomCurves.spring(&random) : try RandomCurves.penner(&random)
            let css = try CurveConversion(of: curve, to: .css, tolerance: 0.002)
            let path = try CurveConversion(of: curve, to: .bezierPath)
            #expect(css.maxError <= 0.002 && path.maxError <= 0.001)
            let read = try Curve(css: css.text)
            let data = try #require(path.text.split(separator: "\"").last { $0.hasPrefix("M") })
            let cubic = Curve.bezierPath(try BezierPath(svg: String(data)))
            let jumps = curve.breakpoints.filter { $0.kind == .jump }.map { $0.x }
            for number in 0...3000 {
                let x = Double(number) / 3000
                if jumps.contains(where: { abs($0 - x) < 1e-6 }) { continue }
                let expected = curve.progress(at: x)
                #expect(abs(read.progress(at: x) - expected) <= css.maxError + 1e-9, "\(curve) at \(x)")
                #expect(abs(cubic.progress(at: x) - expected) <= path.maxError + 1e-9, "\(curve) at \(x)")
            }
        }
    }

    @Test("begin and end with the curve, without a step beside it", arguments: 0..<TestBuild.count(24))
    func ends(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<12 {
            let spring = try Spring(
                stiffness: random.uniform(40...440), dampingRatio: random.uniform(0.2...0.9))
            let forwards = Curve.spring(try SpringCurve(spring))
            for (curve, isTurned) in [(forwards, false), (.reverse(forwards), true)] {
                let text = try CurveConversion(of: curve, to: .css).text
                var stops = text.split(separator: ",").dropFirst().map { stop -> (x: Double, y: Double) in
                    let words = stop.split { $0 == " " || $0 == "%" || $0 == ")" }.compactMap { Double($0) }
                    return (x: (words.count > 1 ? words[1] : 100) / 100, y: words[0])
                }
                if isTurned { stops = stops.dropLast().reversed().map { (x: 1 - $0.x, y: 1 - $0.y) } }
                let value = forwards.progress(at: stops[0].x)
                #expect(value > 0 && stops[0].y > 0, "\(text)")
                #expect(stops[0].x > (stops[1].x - stops[0].x) / 8, "\(text)")
            }
        }
    }

    @Test("are exact where the other form can say it")
    func exact() throws {
        let ease = try CurveConversion(of: .bezier(.ease), to: .css)
        #expect(ease.text == "ease")
        #expect(ease.maxError == 0)
        let path = try CurveConversion(of: .bezier(.ease), to: .bezierPath)
        #expect(path.text == #"{"bezierPath":"M0,0 C0.25,0.1 0.25,1 1,1"}"#)
        #expect(path.maxError == 0)
        #expect(path.pieceCount == 1)
        let points = try CurveConversion(of: .linear, to: .points)
        #expect(points.text == #"{"points":[0,1]}"#)
    }

    @Test("are a property that a Lottie player moves as the curve says", arguments: 0..<8)
    func lottie(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let curves: [Curve] = [
            try RandomCurves.spring(&random), try RandomCurves.penner(&random),
            try RandomCurves.bezier(&random),
            .steps(try Steps(3, jump: .both)), .linear,
        ]
        for curve in curves {
            let conversion = try CurveConversion(of: curve, to: .lottie)
            #expect(conversion.maxError <= 0.001)
            let property = try LottieFile(Array(conversion.text.utf8)).root
            let keys = try #require(property["k"] as? [[String: Any]])
            #expect(LottieFile.number(keys.first?["t"]) == 0 && LottieFile.number(keys.last?["t"]) == 100)
            let jumps = curve.breakpoints.filter { $0.kind == .jump }.map { $0.x }
            for number in 1..<1000 {
                let x = Double(number) / 1000
                if jumps.contains(where: { abs($0 - x) < 1e-6 }) { continue }
                let found = LottieFile.value(property, at: 100 * x)
                #expect(found.count == 1)
                #expect(
                    abs(found[0] - curve.progress(at: x)) <= conversion.maxError + 1e-9, "\(curve) at \(x)")
            }
        }
    }

    @Test("are refused where the form can't say the curve")
    func refusals() throws {
        #expect(throws: CurveConversion.Failure.endsElsewhere(from: 0, to: 2)) {
            try CurveConversion(of: .scale(2, of: .linear), to: .bezierPath)
        }
    }

    @Test("are described by facts that hold: range, overshoot, peak velocity, dialects")
    func facts() throws {
        let spring = try SpringCurve(try Spring(response: 0.5, dampingRatio: 0.5))
        let facts = CurveFacts(.spring(spring))
        let overshoot = 0.163_033_534_821_581_6  // exp(−π·ζ/√(1 − ζ²)) at ζ = ½
        #expect(abs(facts.overshoot - overshoot) < 1e-12)
        #expect(facts.kind == "spring")
        let densest =
            (0...20_000).map { abs(Curve.spring(spring).velocity(at: Double($0) / 20_000)) }.max() ?? 0
        #expect(abs(facts.peakVelocity - densest) < 1e-4 * densest)
        #expect(facts.text.contains("spring.response.response: 0.5\n"))
        #expect(CurveFacts(.penner(Penner(.circ, .out))).startVelocity == .infinity)
        #expect(CurveFacts(.penner(Penner(.circ, .out))).text.contains("startVelocity: infinite\n"))
    }
}
