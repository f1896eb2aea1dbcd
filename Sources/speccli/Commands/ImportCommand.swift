import SpecFormat

/// `speccli import`: makes a spec from design tokens, a style sheet or a Lottie animation.
struct ImportCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Writes the spec, and reports what it can't express; writes nothing if the file has errors.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let paths = arguments.operands
        let target = arguments.text(.output).flatMap { $0 == Files.standardStream ? nil : $0 }
        let read = ReadFiles(paths, "a file that is imported")
        if let target { try read.refuse(target) }
        var files: [SourceFile] = []
        for path in paths { files.append(try Files.read(path)) }
        let form = try form(of: files)
        guard form == .tokens || !arguments.has(.context) else {
            throw Failure("'\(Flag.Name.context.typed)' is for resolver documents of tokens")
        }
        var loader = try SpecLoading.imports(arguments, paths: paths)
        let (bytes, found) = SpecImport.spec(
            from: files, as: form, named: name(target ?? paths[0]), contexts: try contexts(), loader: &loader)
        let entries = found.map {
            Report.Entry(file: $0.file, diagnostics: $0.diagnostics.map { SpecLoading.namingRoot($0) })
        }
        let isClean = entries.allSatisfy { $0.diagnostics.isEmpty }
        if !isClean { console.report(Report(entries), color: arguments.color) }
        guard let bytes else { return .findings }
        if let target {
            var read = read
            read.add(loader)
            try read.refuse(target)
            try Files.write(bytes, to: target)
        } else {
            console.write(bytes)
        }
        let code = judgement(of: bytes, from: paths[0], on: &console)
        return arguments.has(.strict) && !isClean ? .findings : code
    }

    /// The format of the files, which is the same for all of them.
    private func form(of files: [SourceFile]) throws(Failure) -> SpecImport.Form {
        if let form = arguments.text(.format).flatMap({ SpecImport.Form(rawValue: $0) }) { return form }
        let first = SpecImport.Form(of: files[0])
        for file in files.dropFirst() where SpecImport.Form(of: file) != first {
            throw Failure(
                "'\(files[0].path)' and '\(file.path)' aren't of one format: import them one by one")
        }
        return first
    }

    /// The contexts that are chosen, by their modifiers.
    private func contexts() throws(Failure) -> [String: String] {
        var contexts: [String: String] = [:]
        for text in arguments.texts(.context) {
            let (modifier, context) = try PlayInputs.parts(of: text, .context)
            contexts[modifier] = context
        }
        return contexts
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
