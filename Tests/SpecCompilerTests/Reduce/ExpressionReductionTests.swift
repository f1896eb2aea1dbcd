import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Reduced expressions")
struct ExpressionReductionTests {
    static let texts = [
        "1 - (1 - p)^3", "sin(pi * p / 2)", "p + 0.2 * sin(6 * pi * p)", "(exp(3 * p) - 1) / (exp(3) - 1)",
        "log(1 + p * 9) / log(10)", "sqrt(1 - (1 - p)^2)", "pow(p, 2.5)", "min(1.5 * p, 0.5 + p / 2)",
        "clamp(2 * p - 0.5, 0, 1)", "abs(2 * p - 1) * 0.5 + p * 1.5 - 0.5", "atan2(p, 1) * 4 / pi",
        "tan(p * pi / 4)", "p == 1 ? 1 : p % 0.375", "cos(7 * p) * (1 - p) * p + p", "(1 + p)^p - p",
        "floor(4 * p) / 4", "lerp(p^2, p, p)", "sign(p - 0.3) * (p - 0.3)^2 / 2 + 0.045 + 0.71 * p",
    ]

    private func curve(_ text: String) throws -> Curve {
        try #require(
            FragmentReader.curve(SourceFile(path: "c", text: "{ \"expression\": \"= \(text)\" }")).curve)
    }

    @Test("enclose every value and slope inside an interval", arguments: texts)
    func jets(_ text: String) throws {
        let curve = try curve(text)
        var random = SplitMix64(seed: 5)
        for _ in 0..<200 {
            let low = random.uniform(0...1)
            let high = min(1, low + random.uniform(0...0.2) * random.uniform(0...1))
            let jet = curve.jet(over: Enclosure(low, high))
            for _ in 0..<10 {
                let x = low + (high - low) * random.uniform(0...1)
                let slack = 1e-13
                let (value, slope) = (curve.progress(at: x), curve.velocity(at: x))
                #expect(value >= jet.c0.lower - slack && value <= jet.c0.upper + slack, "\(text) at \(x)")
                #expect(slope >= jet.c1.lower - 1e-11 && slope <= jet.c1.upper + 1e-11, "\(text) at \(x)")
                // The second derivative, by differences of the slope.
                let h = 1e-5
                guard x - h > low, x + h < high, jet.c2.isBounded else { continue }
                let second = (curve.velocity(at: x + h) - curve.velocity(at: x - h)) / (4 * h)
                #expect(second >= jet.c2.lower - 1e-5 && second <= jet.c2.upper + 1e-5, "\(text) at \(x)")
            }
        }
    }

    @Test("stray no farther than they say, and no farther than they may", arguments: texts)
    func reduced(_ text: String) throws {
        let curve = try curve(text)
        let reduced = curve.reduced(tolerance: 0.001)
        #expect(reduced.maxError <= 0.001)
        #expect(reduced.pieces.count <= 24, "\(text): \(reduced.pieces.count)")
        let jumps = curve.breakpoints.filter { $0.kind == .jump }.map { $0.x }
        for step in 1..<4000 {
            let x = Double(step) / 4000
            if jumps.contains(where: { abs($0 - x) < 1e-9 }) { continue }
            guard let piece = reduced.pieces.last(where: { $0.start <= x }) else {
                Issue.record("\(text) has no piece at \(x)")
                continue
            }
            let share = (x - piece.start) / (piece.end - piece.start)
            let eased = piece.easing.map { Curve.bezier($0).progress(at: share) } ?? share
            let found = piece.from + (piece.to - piece.from) * eased
            #expect(abs(found - curve.progress(at: x)) <= reduced.maxError + 1e-9, "\(text) at \(x)")
        }
    }

    @Test(
        "need few cells and few pieces where a chain rounds to a jump, or goes on straight behind an infinite slope",
        arguments: [
            #"{ "chain": [{ "quart": "out" }, { "steps": 4 }] }"#,
            #"{ "chain": [{ "bezier": [0, 0, 0, 1] }, { "steps": 2, "jump": "start" }] }"#,
            #"{ "chain": ["ease-out", { "product": [{ "elastic": "inOut", "amplitude": 1.7, "period": 0.7 }, "linear"] }] }"#,
            #"{ "chain": [{ "back": "in" }, { "expression": "= sqrt(p)" }] }"#,
            #"{ "sum": [{ "chain": [{ "bezier": [0.2, -0.5, 0.8, -0.8] }, { "expression": "= sqrt(p)" }] }, { "scale": 0.5, "of": "ease" }] }"#,
        ])
    func few(_ text: String) throws {
        let curve = try #require(FragmentReader.curve(SourceFile(path: "c", text: text)).curve)
        let knots = [0] + curve.breakpoints.map { $0.x }.filter { $0 > 0 && $0 < 1 } + [1]
        for (start, end) in zip(knots, knots.dropFirst()) where end - start > 1e-12 {
            let model = CurveModel(curve, from: start, to: end, tolerance: 1e-3)
            #expect(model.cells.count < 1500, "\(start)…\(end)")
        }
        let reduced = curve.reduced()
        #expect(reduced.pieces.count < 40)
        let dense = DenseDistance(reduced.pieces, curve, count: 20_000)
        #expect(dense.largest <= reduced.maxError + 1e-9, "at \(dense.place)")
    }
}
