import MotionModel
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Reduced curves")
struct CurveReductionTests {
    private enum Kind: CaseIterable {
        case spring, bezier, penner, exponential, combined

        func curve(_ random: inout SplitMix64) throws -> Curve {
            switch self {
            case .spring: try RandomCurves.spring(&random)
            case .bezier: try RandomCurves.bezier(&random)
            case .penner: try RandomCurves.penner(&random)
            case .exponential: try RandomCurves.exponential(&random)
            case .combined: try RandomCurves.combined(&random)
            }
        }
    }

    @Test(
        "stay within their bound, the tolerance and the error they state, at many places", arguments: 0..<32
    )
    func bound(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let kind = Kind.allCases[seed % 5]
        for index in 0..<(TestBuild.isOptimized ? 9 : 3) {
            let curve = try kind.curve(&random)
            let tolerance = [0.01, 0.001, 0.0001][index % 3]
            for shape in [PieceKind.cubic, .straight] where shape == .cubic || tolerance > 0.0005 {
                let reduced = curve.reduced(as: shape, tolerance: tolerance)
                let dense = DenseDistance(reduced.pieces, curve, count: TestBuild.count(20_000))
                #expect(reduced.maxError <= tolerance * (1 + 1e-8), "\(curve)")
                #expect(dense.largest <= reduced.maxError + 1e-9, "\(curve) at \(dense.place)")
            }
        }
    }

    @Test("follow a part of a curve, in either direction", arguments: 0..<8)
    func parts(_ seed: Int) throws {
        var random = SplitMix64(seed: 77 + UInt64(seed))
        for _ in 0..<20 {
            let curve = try Kind.allCases[seed % 5].curve(&random)
            let (start, end) = (random.uniform(0...1), random.uniform(0...1))
            let reduced = curve.reduced(from: start, to: end)
            let dense = DenseDistance(
                reduced.pieces, curve, from: start, to: end, count: TestBuild.count(3000))
            #expect(dense.largest <= reduced.maxError + 1e-9, "\(curve) \(start)…\(end) at \(dense.place)")
            #expect(reduced.maxError <= 0.001 * (1 + 1e-8), "\(curve) \(start)…\(end)")
        }
    }

    @Test("are continuous where the curve is, and cover the time without gaps", arguments: 0..<12)
    func continuity(_ seed: Int) throws {
        var random = SplitMix64(seed: 500 + UInt64(seed))
        for _ in 0..<20 {
            let curve = try Kind.allCases[seed % 5].curve(&random)
            let pieces = curve.reduced().pieces
            #expect(pieces.first?.start == 0)
            #expect(pieces.last?.end == 1)
            let jumps = curve.breakpoints.filter { $0.kind == .jump }.map { $0.x }
            for (one, next) in zip(pieces, pieces.dropFirst()) {
                #expect(one.end == next.start)
                #expect(one.start < one.end)
                let isJump = jumps.contains { abs($0 - one.end) < 1e-9 }
                #expect(abs(one.to - next.from) < 1e-9 || isJump, "\(curve)")
            }
        }
    }

    @Test("never ask an easing between equal values for a bump", arguments: 0..<16)
    func usableTravel(_ seed: Int) throws {
        var random = SplitMix64(seed: 900 + UInt64(seed))
        for _ in 0..<TestBuild.count(40) {
            let curve = try Kind.allCases[seed % 5].curve(&random)
            for piece in curve.reduced().pieces {
                guard let easing = piece.easing else { continue }
                #expect(piece.from != piece.to)
                #expect(abs(easing.y1) <= 33 && abs(easing.y2) <= 33, "\(curve)")
            }
        }
    }

    @Test("cut a Bézier that comes back to where it began at its turning point")
    func bump() throws {
        let path = try BezierPath(svg: "M0,0 C.1,1 .4,1 .5,0 C.7,0 .8,1 1,1")
        let reduced = Curve.bezierPath(path).reduced()
        #expect(reduced.pieces.count == 3)
        #expect(reduced.maxError == 0)
        #expect(DenseDistance(reduced.pieces, .bezierPath(path), count: 20_000).largest < 1e-9)
    }

    @Test("keep Béziers, paths, points, polynomials and parabolas exactly")
    func exactCurves() throws {
        var random = SplitMix64(seed: 5)
        var curves: [Curve] = [
            .linear, .penner(Penner(.quad, .inOut)), .penner(Penner(.cubic, .out)),
            .penner(Penner(.bounce, .out)), .penner(Penner(.bounce, .inOut)), .penner(Penner(.back, .inOut)),
            .points(
                try LinearPoints(stops: [.init(y: 0), .init(y: 0.25), .init(y: 1.1, x: 0.6), .init(y: 1)])),
            .mirror(.bezier(.easeIn)), .interval(0.25...0.75, of: .bezier(.ease)),
            .scale(2, of: .bezier(.ease)),
            .reverse(.penner(Penner(.bounce, .in))), .steps(try Steps(7, jump: .both)), .instant,
        ]
        for _ in 0..<TestBuild.count(200) { curves.append(try RandomCurves.bezier(&random)) }
        for curve in curves {
            for (start, end) in [(0.0, 1.0), (0.137, 0.81), (1.0, 0.0), (0.93, 0.21)] {
                let reduced = curve.reduced(from: start, to: end)
                #expect(reduced.maxError == 0)
                let dense = DenseDistance(reduced.pieces, curve, from: start, to: end, count: 2000)
                #expect(dense.largest < 3e-9, "\(curve) \(start)…\(end) at \(dense.place)")
            }
        }
        #expect(Curve.bezier(.ease).reduced().pieces.map { $0.easing } == [.ease])
        #expect(Curve.linear.reduced().pieces.map { $0.easing } == [nil])
    }

    @Test("need no more cubic pieces than published for springs at a thousandth")
    func cubicCounts() throws {
        let bouncy = Curve.spring(try SpringCurve(try Spring(duration: 0.5, bounce: 0.3)))
        let usual = Curve.spring(try SpringCurve(try Spring(stiffness: 100, damping: 10)))
        let lively = Curve.spring(try SpringCurve(try Spring(stiffness: 600, damping: 15)))
        // Published: 6, 7 and 11 pieces with the curve's own slopes at the knots.
        #expect(bouncy.reduced().pieces.count == 4)
        #expect(usual.reduced().pieces.count == 5)
        #expect(lively.reduced().pieces.count == 8)
    }

    @Test("need no more straight pieces than published for springs at two thousandths")
    func straightCounts() throws {
        let springs = [
            (try Spring(duration: 0.5, bounce: 0.3), 16), (try Spring(stiffness: 100, damping: 10), 21),
            (try Spring(stiffness: 600, damping: 15), 35),
        ]
        for (spring, stops) in springs {
            let css = try CurveConversion(
                of: .spring(try SpringCurve(spring)), to: .css, tolerance: 0.002)
            #expect(css.text.split(separator: ",").count <= stops, "\(css.text)")
            #expect(css.maxError <= 0.002)
        }
    }

    @Test("begin and end exactly at 0 and 1 where a curve only just misses them")
    func exactEnds() throws {
        for curve in [
            Curve.spring(try SpringCurve(try Spring(stiffness: 100, damping: 10))),
            .penner(Penner(.expo, .in)),
            .penner(Penner(.elastic, .out)),
        ] {
            let pieces = curve.reduced().pieces
            #expect(pieces.first?.from == 0)
            #expect(pieces.last?.to == 1)
        }
        // Within a ten-thousandth the last thousandth is a jump, and stays one.
        let spring = Curve.spring(try SpringCurve(try Spring(stiffness: 100, damping: 10)))
        let last = try #require(spring.reduced(tolerance: 1e-4).pieces.last)
        #expect(abs(abs(last.to - 1) - 0.001) < 1e-9)
    }

    @Test(
        "need a few hundred cells for any named curve that another follows, flat and steep ends and all",
        arguments: [
            .bezier(.easeIn), .bezier(.easeOut), .penner(Penner(.sine, .in)), .penner(Penner(.circ, .out)),
        ] as [Curve])
    func chainsOfNamedCurves(_ second: Curve) {
        for first in NamedCurve.all.map({ $0.curve }) where first.breakpoints.count < 8 {
            let chain = Curve.chain([first, second])
            let knots = [0] + chain.breakpoints.map { $0.x }.filter { $0 > 0 && $0 < 1 } + [1]
            for (start, end) in zip(knots, knots.dropFirst()) where end - start > 1e-12 {
                let model = CurveModel(chain, from: start, to: end, tolerance: 1e-3)
                #expect(model.cells.count < 1000, "\(first)")
            }
        }
    }
}
