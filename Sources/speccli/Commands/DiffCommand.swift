import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli diff`: the difference that a change of a spec makes to its motion.
struct DiffCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// A spec that was compared.
    private struct Result {
        let path: String
        let difference: MotionDifference
        let old, new: MotionDifference.Side
    }

    /// Compares and prints; the exit code tells whether a difference is as severe as `--fail-on`.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        guard !arguments.has(.pictures) || arguments.text(.format) == "markdown" else {
            throw Failure("'\(Flag.Name.pictures.typed)' is for '--format markdown', which shows them")
        }
        var code = ExitCode.done
        var results: [Result] = []
        var gone: [String] = []
        if let reference = arguments.text(.against) {
            let finder = SpecFinder(paths: arguments.operands, standardInput: arguments.standardInput)
            console.name(finder.unread)
            for failure in finder.failures {
                console.complain(failure.message)
                code = .failure
            }
            var added: [(file: SourceFile, motion: LoadedMotion)] = []
            for (index, file) in finder.files.enumerated() {
                console.progress("comparing", index, of: finder.files.count)
                let new = try motion(file, paths: finder.paths)
                guard let new else {
                    if arguments.operands.contains(file.path) {
                        let place = file.path.printable
                        console.report(
                            "\(place): a library of names: a change shows in the specs that import it\n")
                    }
                    continue
                }
                if let old = try self.motion(at: reference, of: file) {
                    code = code.combined(with: try compare(old, new, file.path, &results, on: &console))
                } else {
                    added.append((file, new))
                }
            }
            for (spec, old) in try missing(at: reference, finder) {
                guard let index = added.firstIndex(where: { Self.isSame(spec.file, old, $0.file, $0.motion) })
                else {
                    gone.append(spec.path)
                    continue
                }
                let (file, new) = added.remove(at: index)
                console.report("\(file.path.printable): was '\(spec.path.printable)' in '\(reference)'\n")
                code = code.combined(with: try compare(old, new, file.path, &results, on: &console))
            }
            for (file, _) in added { console.report("\(file.path.printable): not in '\(reference)'\n") }
        } else {
            let paths = arguments.operands
            guard paths.count == 2 else {
                throw Failure(
                    "'diff' compares two specs, or with '\(Flag.Name.against.typed)' specs with what they were"
                )
            }
            var motions: [LoadedMotion] = []
            for path in paths {
                var loading = try SpecLoading(arguments, paths: paths)
                motions.append(try loading.loadMotion(path))
            }
            code = try compare(motions[0], motions[1], paths[1], &results, on: &console)
        }
        try write(results, gone, areAll: code == .done, to: &console)
        for path in gone { console.report("\(path.printable): the spec is gone, which is 'breaking'\n") }
        if !gone.isEmpty, DifferenceClass.breaking >= limit { code = code.combined(with: .findings) }
        let failing = results.filter { $0.difference.difference.map { $0 >= limit } ?? false }
        for result in failing {
            let difference = result.difference.difference ?? limit
            console.report("\(result.path.printable): the change is \(difference.quoted)\n")
        }
        return failing.isEmpty ? code : code.combined(with: .findings)
    }

    /// The least severe class for exit code 1.
    private var limit: DifferenceClass {
        arguments.text(.failOn).flatMap { DifferenceClass(rawValue: $0) } ?? .breaking
    }

    private func compare(
        _ old: LoadedMotion, _ new: LoadedMotion, _ path: String, _ results: inout [Result],
        on console: inout Console
    ) throws(Failure) -> ExitCode {
        switch (old, new) {
        case (.motion(let before), .motion(let after)):
            results.append(try result(before, after, path))
            return .done
        case (.faulty(let before), .motion):
            // A change that mends a spec is none of its own faults.
            if let reference = arguments.text(.against) {
                console.report("\(path.printable): not compared, it has errors in '\(reference)'\n")
                return .done
            }
            return before.refuse(on: &console, arguments)
        case (.motion, .faulty(let after)):
            return after.refuse(on: &console, arguments)
        case (.faulty(let before), .faulty(let after)):
            _ = before.refuse(on: &console, arguments)
            return after.refuse(on: &console, arguments)
        }
    }

    private func result(
        _ before: CompiledMotion, _ after: CompiledMotion, _ path: String
    ) throws(Failure) -> Result {
        let old = Self.side(try PlayInputs(arguments, before))
        let new = Self.side(try PlayInputs(arguments, after))
        do throws(BindingError) {
            return Result(
                path: path, difference: try MotionDifference(from: old, to: new), old: old, new: new)
        } catch {
            throw Failure("'\(after.name)' can't be compared: \(error.phrase)")
        }
    }

    private static func side(_ inputs: PlayInputs) -> MotionDifference.Side {
        MotionDifference.Side(inputs.motion, parameters: inputs.parameters, initial: inputs.initial)
    }

    // MARK: Reading

    /// The specs of the searched folders that were there at the revision and aren't now, without libraries.
    private func missing(
        at reference: String, _ finder: SpecFinder
    ) throws(Failure) -> [(spec: GitRevision.Spec, motion: LoadedMotion)] {
        var missing: [(spec: GitRevision.Spec, motion: LoadedMotion)] = []
        var seen = Set(finder.files.map { $0.path })
        for folder in finder.paths where Files.status(folder)?.kind == .folder {
            let revision = try GitRevision(reference, at: folder)
            for spec in try revision.specs()
            where seen.insert(spec.path).inserted && Files.status(spec.path) == nil {
                guard let motion = motion(spec.file, spec.place, revision) else { continue }
                missing.append((spec, motion))
            }
        }
        return missing
    }

    /// Whether a spec that was elsewhere is another one now: by its text, or by its name.
    private static func isSame(
        _ file: SourceFile, _ old: LoadedMotion, _ other: SourceFile, _ new: LoadedMotion
    ) -> Bool {
        if file.bytes == other.bytes { return true }
        guard case .motion(let before) = old, case .motion(let after) = new else { return false }
        return before.name == after.name
    }

    /// The motion of a file that was read; nil for a library.
    private func motion(_ file: SourceFile, paths: [String]) throws(Failure) -> LoadedMotion? {
        var loading = try SpecLoading(arguments, paths: paths)
        return Self.motion(loading.load(file))
    }

    /// The motion of a file at a revision; nil if there was no such file, or it was a library.
    private func motion(at reference: String, of file: SourceFile) throws(Failure) -> LoadedMotion? {
        guard file.path != Files.standardInputName else {
            throw Failure("standard input was nothing before: '\(Flag.Name.against.typed)' needs a file")
        }
        let (folder, name) = Files.split(file.path)
        let revision = try GitRevision(reference, at: folder)
        let place = revision.place(of: name)
        return try revision.file(at: place).flatMap { motion($0, place, revision) }
    }

    private func motion(_ before: SourceFile, _ place: String, _ revision: GitRevision) -> LoadedMotion? {
        var workspace = SpecWorkspace(GitImports(revision))
        let (spec, diagnostics) = workspace.read(before, at: place)
        return Self.motion(LoadedSpec(file: before, spec: spec, diagnostics: diagnostics))
    }

    private static func motion(_ loaded: LoadedSpec) -> LoadedMotion? {
        guard let spec = loaded.spec else { return .faulty(loaded) }
        return spec.isLibrary ? nil : .motion(CompiledMotion(spec))
    }

    // MARK: Writing

    /// - Parameter areAll: Whether everything was compared that was to be.
    private func write(
        _ results: [Result], _ gone: [String], areAll: Bool, to console: inout Console
    ) throws(Failure) {
        let changed = results.filter { !$0.difference.isEmpty }
        switch arguments.text(.format) {
        case "json":
            let gravest =
                gone.isEmpty
                ? changed.compactMap { $0.difference.difference }.max() : DifferenceClass.breaking
            let report = JSONValue.object([
                ("version", 1), ("class", gravest.map { .string($0.rawValue) } ?? .null),
                (
                    "specs",
                    .array(
                        results.map { result in
                            .object([
                                ("file", .string(result.path)), ("difference", result.difference.json),
                            ])
                        })
                ), ("gone", .array(gone.map { .string($0) })),
            ])
            console.write(report.text(pretty: true) + "\n")
        case "markdown":
            var pictures = try arguments.text(.pictures).map { folder throws(Failure) in
                try DifferencePictures(folder)
            }
            var texts: [String] = []
            for result in changed {
                var text = result.difference.markdown
                if arguments.has(.against), let end = text.firstIndex(of: "\n") {
                    text.insert(contentsOf: "\n\n`\(result.path.printable)`", at: end)
                }
                if let link = try pictures?.draw(result.difference, result.path, result.old, result.new) {
                    text += "\n\(link)\n"
                }
                texts.append(text)
            }
            texts += gone.map { "### `\($0.printable)`: breaking\n\nThe spec is gone.\n" }
            if texts.isEmpty, areAll, !results.isEmpty { texts = ["No difference in motion.\n"] }
            console.write(texts.joined(separator: "\n"))
        default:
            let texts =
                changed.map { result in
                    let text = result.difference.text
                    return arguments.has(.against) ? "\(result.path.printable): \(text)" : text
                }
                + gone.map { "\($0.printable): breaking\n  breaking: gone\n" }
            console.write(texts.joined(separator: "\n"))
        }
        guard changed.isEmpty, gone.isEmpty, !results.isEmpty, areAll else { return }
        console.report("no difference in motion\n")
    }
}
