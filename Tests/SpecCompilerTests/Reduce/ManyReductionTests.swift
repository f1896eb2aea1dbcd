import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// As many random curves as `REDUCTIONS` says, of three kinds in turn; 375 without it, in an
/// unoptimised build 48.
@Suite("Many reduced curves")
struct ManyReductionTests {
    private enum Kind: Int, CaseIterable {
        case spring, bezier, expression
    }

    private static let curvesInATest = TestBuild.count(125)
    private static let seeds: Range<Int> = {
        let asked =
            ProcessInfo.processInfo.environment["REDUCTIONS"].flatMap { Int($0) } ?? TestBuild.count(375)
        return 0..<max(Kind.allCases.count, (asked + curvesInATest - 1) / curvesInATest)
    }()

    @Test(
        "stay within the tolerance and the error they state, of springs, Béziers and expressions",
        arguments: seeds)
    func bound(_ seed: Int) throws {
        let kind = Kind.allCases[seed % Kind.allCases.count]
        var random = SplitMix64(seed: 1000 + UInt64(seed))
        for _ in 0..<Self.curvesInATest {
            let curve: Curve
            switch kind {
            case .spring: curve = try RandomCurves.spring(&random)
            case .bezier: curve = try RandomCurves.bezier(&random)
            case .expression: curve = try RandomExpression.curve(&random)
            }
            for shape in [PieceKind.cubic, .straight] {
                let reduced = curve.reduced(as: shape)
                #expect(reduced.maxError <= 0.001 * (1 + 1e-8), "\(curve)")
                let dense = DenseDistance(reduced.pieces, curve, count: 1500)
                #expect(dense.largest <= reduced.maxError + 1e-9, "\(curve) at \(dense.place)")
            }
        }
    }

    @Test(
        "stay within the tolerance where two terms are the same and no enclosure can tell",
        arguments: [
            "min((lerp(p, p, p) < 0.59 ? lerp(p, p, p) : p - p), (p + p) - (p < 1.76 ? p : p))",
            "p * p * pow(2.69 + abs(p), 1.5) - min(clamp(p, 0, 2.5), lerp(p, p, p))",
            "max(p * p, p * p + sin(p - p)) * 5", "abs(p * p - p * p) + p",
        ])
    func sameTerms(_ text: String) throws {
        let source = SourceFile(path: "c", text: "{ \"expression\": \"= \(text)\" }")
        let curve = try #require(FragmentReader.curve(source).curve)
        for shape in [PieceKind.cubic, .straight] {
            let reduced = curve.reduced(as: shape)
            #expect(reduced.maxError <= 0.001 * (1 + 1e-8))
            let dense = DenseDistance(reduced.pieces, curve, count: TestBuild.count(1500))
            #expect(dense.largest <= reduced.maxError + 1e-9, "at \(dense.place)")
        }
    }
}

/// Curves that are expressions in `p`, put together at random from everything the language has.
enum RandomExpression {
    /// A curve; texts that can't be shown to be a number everywhere are passed over.
    static func curve(_ random: inout SplitMix64) throws -> Curve {
        while true {
            let text = term(&random, depth: 3)
            let source = SourceFile(path: "c", text: "{ \"expression\": \"= \(text)\" }")
            if let curve = FragmentReader.curve(source).curve { return curve }
        }
    }

    private static func term(_ random: inout SplitMix64, depth: Int) -> String {
        let number = (random.uniform(0.2...3) * 100).rounded() / 100
        guard depth > 0, random.next() % 8 != 0 else { return random.next() % 4 == 0 ? "\(number)" : "p" }
        let a = term(&random, depth: depth - 1)
        switch random.next() % 16 {
        case 0: return "(\(a) + \(term(&random, depth: depth - 1)))"
        case 1: return "(\(a) - \(term(&random, depth: depth - 1)))"
        case 2: return "(\(a) * \(term(&random, depth: depth - 1)))"
        case 3: return "(\(a) / (\(number) + abs(\(term(&random, depth: depth - 1)))))"
        case 4: return "sin(\(number) * \(a))"
        case 5: return "cos(\(number) * \(a))"
        case 6: return "exp(-abs(\(a)))"
        case 7: return "log(\(number) + abs(\(a)))"
        case 8: return "sqrt(\(number) + abs(\(a)))"
        case 9: return "abs(\(a) - 0.5)"
        case 10: return "min(\(a), \(term(&random, depth: depth - 1)))"
        case 11: return "clamp(\(a), 0, \(number))"
        case 12: return "lerp(\(a), \(term(&random, depth: depth - 1)), p)"
        case 13: return "(\(a) < \(number) ? \(a) : \(term(&random, depth: depth - 1)))"
        case 14: return "pow(\(number) + abs(\(a)), 1.5)"
        default: return "atan2(\(a), \(number))"
        }
    }
}
