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
        guard arguments.operands[0] != CurveFitCommand.word else {
            throw Failure(
                "'curve fit' needs the stops of a curve, or a file with them: speccli curve fit STOPS")
        }
        guard !arguments.has(.duration) else {
            throw Failure("'\(Flag.Name.duration.typed)' has a part in 'curve fit' only")
        }
        let file = try source()
        let named = try libraryCurve(file)
        let (curve, diagnostics) = named ?? FragmentReader.curve(file)
        guard let curve else {
            console.report(Report(file: file, diagnostics: diagnostics), color: arguments.color)
            return .findings
        }
        let isText =
            (arguments.text(.format) ?? (console.terminal.outputIsTerminal ? "text" : "json")) == "text"
        let form = arguments.text(.format)
        guard form == nil || !arguments.has(.plot), form != "text" || !arguments.has(.at) else {
            let flag = arguments.has(.plot) ? Flag.Name.plot : .at
            throw Failure("'\(Flag.Name.format.typed) \(form ?? "")' has no part beside '\(flag.typed)'")
        }
        if let inputs = arguments.times(.at) {
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

    /// The curve of a library, if a namespace stands before its name.
    ///
    /// - Returns: nil if the text is no such name.
    private func libraryCurve(_ file: SourceFile) throws(Failure) -> (
        curve: Curve?, diagnostics: [Diagnostic]
    )? {
        let text = file.text(in: file.range)
        let project = try Configuration.nearest()
        var libraries = project?.libraries ?? []
        for entry in arguments.texts(.import) {
            guard let sign = entry.firstIndex(of: "="), sign > entry.startIndex else {
                throw Failure("'\(Flag.Name.import.typed)' is a name, '=' and a file, unlike '\(entry)'")
            }
            let name = String(entry[..<sign])
            libraries.removeAll { $0.name == name }
            libraries.append((name, String(entry[entry.index(after: sign)...])))
        }
        guard let dot = text.firstIndex(of: "."),
            let library = libraries.first(where: { $0.name == String(text[..<dot]) })
        else { return nil }
        var loading = try SpecLoading(arguments, paths: [library.path])
        let loaded = try loading.load(library.path)
        let errors = loaded.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
            throw Failure("'\(library.path)' has errors, which 'speccli validate' shows")
        }
        let name = String(text[text.index(after: dot)...])
        if let curve = loading.curve(named: name, in: loaded.file) { return (curve, []) }
        let known = loading.curveNames(of: loaded.file)
        let hint = Suggestion.nearest(to: name, among: known).map {
            ", did you mean '\(library.name).\($0)'?"
        }
        throw Failure(
            "'\(library.path)' has no curve '\(name)'"
                + (hint ?? (known.isEmpty ? "" : ", it has \(known.joined(separator: ", "))")))
    }

    /// The values and velocities at shares of the curve's time, or at seconds.
    private func values(of curve: Curve, at inputs: [Double]) throws(Failure) -> JSONValue {
        var values: [JSONValue] = []
        var velocities: [JSONValue] = []
        var duration = 1.0
        if arguments.has(.seconds) || arguments.hasUnits(.at) {
            guard let natural = curve.naturalDuration else {
                throw Failure(
                    "times are for curves with a length of their own, such as springs: '--at' takes shares")
            }
            duration = natural
        }
        for input in inputs {
            // A curve of zero duration has ended at its start.
            let progress = duration > 0 ? input / duration : (input < 0 ? -1 : 1)
            // Negative zero is zero.
            values.append(JSONValue.named(curve.progress(at: progress) + 0))
            velocities.append(JSONValue.named(duration > 0 ? curve.velocity(at: progress) / duration + 0 : 0))
        }
        return .object([
            ("at", .array(inputs.map { .number($0) })), ("values", .array(values)),
            ("velocities", .array(velocities)),
        ])
    }
}
