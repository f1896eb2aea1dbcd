import SpecFormat

/// `speccli import`: makes a spec from design tokens, a style sheet or a Lottie animation.
struct ImportCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Writes the spec, and reports what it can't express; writes nothing if the file has errors.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let path = arguments.operands[0]
        let target = arguments.text(.output).flatMap { $0 == Files.standardStream ? nil : $0 }
        if let target, let status = Files.status(target), status.kind == .file,
            Files.status(path)?.identity == status.identity
        {
            throw Failure("'\(target)' is the file that is imported")
        }
        let file = try Files.read(path)
        let form =
            arguments.text(.format).flatMap { SpecImport.Form(rawValue: $0) } ?? SpecImport.Form(of: file)
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: form, named: name(target ?? path))
        if !diagnostics.isEmpty {
            console.report(Report(file: file, diagnostics: diagnostics), color: arguments.color)
        }
        guard let bytes else { return .findings }
        if let target { try Files.write(bytes, to: target) } else { console.write(bytes) }
        let code = judgement(of: bytes, from: path, on: &console)
        return arguments.has(.strict) && !diagnostics.isEmpty ? .findings : code
    }

    /// Reports what `validate` will report about the spec, as far as that doesn't depend on other files.
    private func judgement(of bytes: [UInt8], from path: String, on console: inout Console) -> ExitCode {
        let spec = SourceFile(path: path, bytes: bytes)
        let errors = SpecReader.read(spec).diagnostics.filter {
            $0.severity == .error && !$0.id.isAboutImports
        }
        guard !errors.isEmpty else { return .done }
        let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
        console.complain("the spec that '\(path)' makes has \(count), which 'speccli validate' shows")
        return .findings
    }

    /// The name of the spec: the file's name up to its first full stop, in the style of a type.
    private func name(_ path: String) -> String {
        let stem = Files.split(path).name.prefix { $0 != "." }
        return path == Files.standardStream ? "Imported" : SpecImport.name(from: String(stem)) ?? "Imported"
    }
}
