import MotionModel
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Enclosures of a curve and its derivatives")
struct JetTests {
    @Test("hold every value and slope inside their interval", arguments: 0..<24)
    func values(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<20 {
            let curve: Curve =
                switch seed % 5 {
                case 0: try RandomCurves.spring(&random)
                case 1: try RandomCurves.bezier(&random)
                case 2: try RandomCurves.penner(&random)
                case 3: try RandomCurves.exponential(&random)
                default: try RandomCurves.combined(&random)
                }
            for _ in 0..<20 {
                let start = random.uniform(0...0.999)
                let end = min(start + random.uniform(0...0.05), 0.999_999)
                let jet = curve.jet(over: Enclosure(start, end))
                for number in 1..<50 {
                    let x = start + (end - start) * Double(number) / 50
                    let (value, slope) = (curve.progress(at: x), curve.velocity(at: x))
                    #expect(value >= jet.c0.lower - 1e-9 && value <= jet.c0.upper + 1e-9, "\(curve) at \(x)")
                    let slack = 1e-6 * (1 + abs(slope))
                    #expect(
                        slope >= jet.c1.lower - slack && slope <= jet.c1.upper + slack, "\(curve) at \(x)")
                }
            }
        }
    }

    @Test(
        "hold the second and the third derivative, taken as divided differences of slopes", arguments: 0..<24)
    func higherDerivatives(_ seed: Int) throws {
        var random = SplitMix64(seed: 40 + UInt64(seed))
        for _ in 0..<20 {
            let curve: Curve =
                switch seed % 5 {
                case 0: try RandomCurves.spring(&random)
                case 1: try RandomCurves.bezier(&random)
                case 2: try RandomCurves.penner(&random)
                case 3: try RandomCurves.exponential(&random)
                default: try RandomCurves.combined(&random)
                }
            for _ in 0..<20 {
                let start = random.uniform(0.01...0.95)
                let h = 1e-4
                let jet = curve.jet(over: Enclosure(start, start + 3 * h))
                let slopes = (0...3).map { curve.velocity(at: start + Double($0) * h) }
                // A divided difference of f′ is a derivative of f′ somewhere inside, over a factorial.
                let first = (slopes[1] - slopes[0]) / h / 2
                let second = (slopes[2] - 2 * slopes[1] + slopes[0]) / (h * h) / 6
                let third = (slopes[3] - 3 * slopes[2] + 3 * slopes[1] - slopes[0]) / (h * h * h) / 24
                let noise = 1e-9 * (1 + abs(slopes[0]))
                #expect(
                    first >= jet.c2.lower - noise / h && first <= jet.c2.upper + noise / h,
                    "\(curve) \(start)")
                let noise2 = noise / (h * h)
                #expect(
                    second >= jet.c3.lower - noise2 && second <= jet.c3.upper + noise2, "\(curve) \(start)")
                let noise3 = noise / (h * h * h)
                #expect(third >= jet.c4.lower - noise3 && third <= jet.c4.upper + noise3, "\(curve) \(start)")
            }
        }
    }
}
