import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Curves as the language writes them")
struct CurveJSONTests {
    private func read(_ json: JSONValue) throws -> Curve {
        let file = SourceFile(path: "<curve>", text: json.text(pretty: false))
        let (curve, diagnostics) = FragmentReader.curve(file)
        return try #require(curve, "\(Report(file: file, diagnostics: diagnostics).short())")
    }

    @Test("every named curve has its name")
    func names() throws {
        for row in NamedCurve.all {
            let json = try #require(row.curve.json)
            #expect(try read(json) == row.curve)
        }
    }

    @Test("a curve is read again to the last bit")
    func roundTrip() throws {
        var random = SplitMix64(seed: 21)
        var written = 0
        for round in 0..<300 {
            let curve: Curve =
                switch round % 5 {
                case 0: try RandomCurves.spring(&random)
                case 1: try RandomCurves.bezier(&random)
                case 2: try RandomCurves.penner(&random)
                case 3: .steps(try Steps(2 + random.below(9), jump: Steps.Jump.allCases[random.below(4)]))
                default: try RandomCurves.combined(&random)
                }
            guard let json = curve.json else { continue }
            guard curve.extrema().upperBound < 1e6, curve.naturalDuration ?? 0 <= 10 else { continue }
            #expect(try read(json) == curve, "\(json.text(pretty: false))")
            written += 1
        }
        #expect(written > 200)
        let path = try BezierPath(svg: "M0,0 C.05,0,.133333,.06,.166666,.4 C.208333,.82,.25,1,1,1")
        #expect(try read(try #require(Curve.bezierPath(path).json)) == .bezierPath(path))
        let points = Curve.points(
            try LinearPoints(stops: [.init(y: 0), .init(y: 1.25, x: 0.3), .init(y: 1)]))
        #expect(try read(try #require(points.json)) == points)
    }
}
