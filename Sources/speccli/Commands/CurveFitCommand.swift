import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli curve fit`: the spring and the Bézier that are nearest to a curve.
struct CurveFitCommand {
    /// The operand that selects it.
    static let word = "fit"

    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Prints both, the better one first.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        for flag in [Flag.Name.at, .seconds, .to, .tolerance, .plot] where arguments.has(flag) {
            throw Failure("'\(flag.typed)' has no part in 'curve fit'")
        }
        let file = try source()
        let (curve, diagnostics) = FragmentReader.stops(file)
        guard let curve else {
            console.report(Report(file: file, diagnostics: diagnostics), color: arguments.color)
            return .findings
        }
        let duration = arguments.number(.duration) ?? curve.naturalDuration.flatMap { $0 > 0 ? $0 : nil } ?? 1
        var fits: [CurveFit] = []
        for fit in CurveFit.all(of: curve, lasting: duration) {
            if let refusal = fit.refusal {
                console.report("left out: \(refusal)\n")
            } else {
                fits.append(fit)
            }
        }
        let isText =
            (arguments.text(.format) ?? (console.terminal.outputIsTerminal ? "text" : "json")) == "text"
        if isText {
            console.write(fits.map { $0.text }.joined())
        } else {
            console.write(
                JSONValue.object([("fits", .array(fits.map { $0.json }))]).text(pretty: true) + "\n")
        }
        return .done
    }

    /// The file of that name if there is one, else the stops themselves.
    private func source() throws(Failure) -> SourceFile {
        let text = arguments.operands[1]
        // The name of a file is none of a curve.
        guard text != Files.standardStream, Files.status(text) == nil, !text.hasSuffix(".json") else {
            return try Files.read(text)
        }
        return SourceFile(path: "<stops>", text: text)
    }
}
