import MotionModel
import SpecCompiler
import SpecFormat

/// One curve, to be drawn.
enum CurvePicture {
    /// `{ "facts" }` with the curve's outputs at `count` inputs from 0 to 1 as numbers, and then its slopes.
    ///
    /// The curve is `text`, written as in a spec; names are those of the language.
    static func answer(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        let file = SourceFile(path: "", text: try request.string("text"))
        let (curve, diagnostics) = FragmentReader.curve(file)
        guard let curve else { throw Engine.Refusal(diagnostics.first?.message ?? "no curve") }
        let count = try request.count("count", below: 10_001)
        let inputs = (0..<count).map { Double($0) / Double(max(1, count - 1)) }
        let numbers = inputs.map { curve.progress(at: $0) } + inputs.map { curve.velocity(at: $0) }
        return Engine.Answer(.object([("facts", CurveFacts(curve).json)]), numbers: numbers)
    }
}
