import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli curve`: one curve's values, velocity and facts, and its conversion.
struct CurveCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Reads the curve and prints what was requested.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        if arguments.operands.count == 2 {
            guard arguments.operands[0] == CurveFitCommand.word else {
                throw Failure("'\(arguments.operands[1])' is one too many: speccli curve CURVE")
            }
            return try CurveFitCommand(arguments).run(on: &console)
        }
        guard !arguments.has(.duration) else {
            throw Failure("'\(Flag.Name.duration.typed)' has a part in 'curve fit' only")
        }
        let file = try source()
        let (curve, diagnostics) = FragmentReader.curve(file)
        guard let curve else {
            console.report(Report(file: file, diagnostics: diagnostics), color: arguments.color)
            return .findings
        }
        let isText =
            (arguments.text(.format) ?? (console.terminal.outputIsTerminal ? "text" : "json")) == "text"
        if let inputs = arguments.numbers(.at) {
            console.write(try values(of: curve, at: inputs).text(pretty: true) + "\n")
        } else if let target = arguments.text(.to).flatMap({ CurveConversion.Target(rawValue: $0) }) {
            try write(conversion(of: curve, to: target), isText: isText, to: &console)
        } else if arguments.has(.plot) {
            console.write(CurvePlot(curve).text)
        } else {
            let facts = CurveFacts(curve)
            console.write(isText ? facts.text : facts.json.text(pretty: true) + "\n")
        }
        return .done
    }

    private func conversion(
        of curve: Curve, to target: CurveConversion.Target
    ) throws(Failure) -> CurveConversion {
        do throws(CurveConversion.Failure) {
            return try CurveConversion(
                of: curve, to: target, tolerance: arguments.number(.tolerance) ?? 0.001)
        } catch {
            switch error {
            case .endsElsewhere(let from, let to):
                let ends = [from, to].map { JSONValue.number($0).text(pretty: false) }
                throw Failure(
                    "'--to \(target.rawValue)' needs a curve from 0 to 1, this one goes from \(ends[0]) to \(ends[1])"
                )
            }
        }
    }

    /// Writes a conversion: as JSON together with its error; as bare text to be copied, with its error on standard
    /// error.
    private func write(_ conversion: CurveConversion, isText: Bool, to console: inout Console) {
        guard isText else { return console.write(conversion.json.text(pretty: true) + "\n") }
        console.write(conversion.text + "\n")
        let error = JSONValue.number(conversion.maxError).text(pretty: false)
        let pieces = "\(conversion.pieceCount) piece\(conversion.pieceCount == 1 ? "" : "s")"
        console.report("\(pieces), \(conversion.byteCount) bytes, error \(error)\n")
    }

    private func source() throws(Failure) -> SourceFile {
        let text = arguments.operands[0]
        return text == Files.standardStream ? try Files.read(text) : SourceFile(path: "<curve>", text: text)
    }

    /// The values and velocities at shares of the curve's time, or at seconds.
    private func values(of curve: Curve, at inputs: [Double]) throws(Failure) -> JSONValue {
        var values: [JSONValue] = []
        var velocities: [JSONValue] = []
        var duration = 1.0
        if arguments.has(.seconds) {
            guard let natural = curve.naturalDuration else {
                throw Failure("'--seconds' is for curves with a length of their own, such as springs")
            }
            duration = natural
        }
        for input in inputs {
            // A curve of zero duration has ended at its start.
            let progress = duration > 0 ? input / duration : (input < 0 ? -1 : 1)
            values.append(JSONValue.named(curve.progress(at: progress)))
            velocities.append(JSONValue.named(duration > 0 ? curve.velocity(at: progress) / duration : 0))
        }
        return .object([
            ("at", .array(inputs.map { .number($0) })), ("values", .array(values)),
            ("velocities", .array(velocities)),
        ])
    }
}
