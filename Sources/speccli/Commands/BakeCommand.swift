import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli bake`: compiles specs and writes them in one of the output formats.
struct BakeCommand {
    private let arguments: Arguments
    /// The largest number of frames of a spec, over all its tracks.
    private static let mostFrames = 1e6

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Bakes all specs; with `--watch`, again whenever one of them changes.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let bakes = try targeted()
        guard arguments.has(.watch) else {
            var watched = WatchedFiles()
            return try Self.all(bakes, on: &console, &watched)
        }
        for bake in bakes { try bake.refuseStreams() }
        return try WatchedFiles.watch(on: &console) { console, watched throws(Failure) in
            let code = try Self.all(bakes, on: &console, &watched)
            if code == .done { console.report("up to date\n") }
            return code
        }
    }

    /// The command itself, or one for each target of the configuration if no spec is named.
    private func targeted() throws(Failure) -> [BakeCommand] {
        guard arguments.operands.isEmpty else { return [self] }
        let project = try Configuration.nearest()
        let targets = project?.targets ?? []
        guard !targets.isEmpty else {
            throw Failure("no SPEC is named, and no '\(Configuration.fileName)' has anything to 'bake'")
        }
        for flag in [Flag.Name.output, .format, .variant, .tolerance, .fps] where arguments.has(flag) {
            throw Failure(
                "'\(flag.typed)' needs a SPEC: '\(Configuration.fileName)' says the rest of it itself")
        }
        return targets.map { BakeCommand(arguments.adding(operands: $0.specs, $0.values)) }
    }

    private static func all(
        _ bakes: [BakeCommand], on console: inout Console, _ watched: inout WatchedFiles
    ) throws(Failure) -> ExitCode {
        var code = ExitCode.done
        for bake in bakes { code = code.combined(with: try bake.bake(on: &console, &watched)) }
        return code
    }

    /// Refuses streams, which can't be read or written again.
    private func refuseStreams() throws(Failure) {
        guard let output = arguments.text(.output), output != Files.standardStream else {
            throw Failure("'\(Flag.Name.watch.typed)' needs a file to write again: '-o FILE'")
        }
        try WatchedFiles.refuseStandardInput(among: arguments.operands)
    }

    /// Bakes all specs, and writes nothing unless all of them can be baked.
    private func bake(on console: inout Console, _ watched: inout WatchedFiles) throws(Failure) -> ExitCode {
        // First of all, so that a pattern that no longer matches is watched too.
        for path in arguments.operands { watched.add(pattern: path) }
        let sources = try sources()
        let targets = try targets(for: sources)
        watched.leaveOut(targets.compactMap { $0 })
        try refuseChoices(to: targets, console.terminal)
        var loading = try SpecLoading(arguments, paths: sources)
        var code = ExitCode.done
        var exports: [Export] = []
        for (index, path) in sources.enumerated() {
            console.progress("baking", index, of: sources.count)
            let loaded = try loading.load(path)
            watched.add(WatchedFiles(loading, [loaded.file]))
            if let spec = try loaded.playable() {
                exports.append(try export(spec, from: loaded.file))
            } else {
                code = loaded.refuse(on: &console, arguments)
            }
        }
        guard code == .done else { return code }
        var read = ReadFiles(sources)
        read.add(loading)
        for case let target? in targets { try read.refuse(target) }
        for (export, path) in zip(exports, sources) {
            code = code.combined(with: report(export, of: path, on: &console))
        }
        guard code == .done else { return code }
        if let folder = arguments.text(.output), isFolder(folder) { try Files.makeFolders(folder) }
        for (export, target) in zip(exports, targets) {
            if let target {
                try Files.write(export.bytes, to: target)
            } else {
                console.write(export.bytes)
            }
        }
        return code
    }

    /// The specs, with patterns replaced by the files that they match, without the results of earlier bakes.
    private func sources() throws(Failure) -> [String] {
        var sources: [String] = []
        for path in arguments.operands {
            let found = try PathPattern.paths(path)
            let results = found.count > 1 ? results(of: found) : []
            guard !results.isEmpty else {
                sources += found
                continue
            }
            sources += found.filter { path in
                Files.status(path).map { !results.contains($0.identity) } ?? true
            }
        }
        return sources
    }

    /// The results of specs that are in a folder.
    private func results(of sources: [String]) -> Set<FileStatus.Identity> {
        guard let output = arguments.text(.output), isFolder(output) else { return [] }
        return Set(sources.compactMap { Files.status(Files.join(output, name(for: $0)))?.identity })
    }

    private func isFolder(_ output: String) -> Bool {
        output.hasSuffix("/") || Files.status(output)?.kind == .folder
    }

    /// Reports the losses of a format; a loss above the allowed limit is a finding.
    ///
    /// Keyframes within the tolerance, or at a frame rate, were asked for, so they are only reported if they exceed `--max-error`.
    private func report(_ export: Export, of path: String, on console: inout Console) -> ExitCode {
        let limit = arguments.number(.maxError) ?? .infinity
        // Rounding may add a tenth.
        let asked = if case .tolerance(let tolerance) = sampling { tolerance * 1.1 } else { Double.infinity }
        for loss in export.losses {
            let size = loss.size ?? 0
            let isTooLarge = size > limit
            guard isTooLarge || loss.kind != .approximation || size > asked else { continue }
            console.report("\(path.printable): \(isTooLarge ? "error" : "note"): \(loss.text)\n")
        }
        return export.largestLoss > limit ? .findings : .done
    }

    private var format: ExportFormat {
        arguments.text(.format).flatMap { ExportFormat(rawValue: $0) } ?? .json
    }

    /// Refuses flags that don't apply to a lossless format, and binary output on a terminal.
    private func refuseChoices(to targets: [String?], _ terminal: Terminal) throws(Failure) {
        if format.isWhole {
            for flag in [Flag.Name.tolerance, .fps, .reverseValues, .param, .initial]
            where arguments.has(flag) && !(flag == .tolerance && format == .player) {
                throw Failure(
                    "'\(flag.typed)' has no part in '--format \(format.rawValue)', which keeps all of a spec")
            }
        }
        for flag in [Flag.Name.tolerance, .fps] where format == .dtcg && arguments.has(flag) {
            throw Failure("'\(flag.typed)' has no part in '--format dtcg', whose tokens are curves")
        }
        if arguments.has(.composite), format != .css, format != .waapi {
            throw Failure("'--composite' is for '--format css' and '--format waapi'")
        }
        if arguments.has(.rules), format != .css, format != .tailwind {
            throw Failure("'--rules' is for '--format css' and '--format tailwind'")
        }
        if !format.isText, terminal.outputIsTerminal, targets.contains(nil) {
            throw Failure("a binary timeline is nothing for a terminal: '-o FILE' writes it to a file")
        }
    }

    private func export(_ spec: Spec, from file: SourceFile) throws(Failure) -> Export {
        let motion = CompiledMotion(spec)
        let names = arguments.texts(.variant)
        for name in names { _ = try motion.variant(named: name) }
        if let rate = arguments.number(.fps) { try refuseFlood(of: motion, names, at: rate) }
        let composite = arguments.text(.composite).flatMap { BakeOptions.Composite(rawValue: $0) }
        let options = BakeOptions(
            sampling: sampling, reversesValues: arguments.has(.reverseValues),
            composite: composite,
            rules: arguments.text(.rules).flatMap { BakeOptions.Rules(rawValue: $0) } ?? .animations)
        let inputs = try PlayInputs(arguments, motion)
        let source = ExportSource(
            spec, motion: inputs.motion, variants: names.isEmpty ? nil : names, options: options,
            parameters: inputs.parameters, initial: inputs.initial, document: file)
        do throws(BindingError) {
            return try Export(format, of: source)
        } catch {
            throw Failure("'\(motion.name)' can't be baked: \(error.phrase)")
        }
    }

    private func refuseFlood(of motion: CompiledMotion, _ names: [String], at rate: Double) throws(Failure) {
        var seconds = 0.0
        for variant in motion.variants where names.isEmpty || names.contains(variant.name) {
            for track in variant.timeline.tracks {
                seconds += track.loop?.period ?? (track.end - track.start)
            }
        }
        guard seconds * rate <= Self.mostFrames else {
            throw Failure("'\(motion.name)' makes more than \(Int(Self.mostFrames)) frames: lower '--fps'")
        }
    }

    private var sampling: BakeOptions.Sampling {
        if let rate = arguments.number(.fps) { return .framesPerSecond(rate) }
        return .tolerance(arguments.number(.tolerance) ?? 0.001)
    }

    /// The target of each result; nil for standard output.
    private func targets(for sources: [String]) throws(Failure) -> [String?] {
        let output = arguments.text(.output).flatMap { $0 == Files.standardStream ? nil : $0 }
        guard let output, isFolder(output) else {
            guard sources.count == 1 else {
                throw Failure("several specs need a folder to go to: speccli bake \(sources[0]) … -o FOLDER")
            }
            if let output { try ReadFiles(sources).refuse(output) }
            return [output]
        }
        let read = ReadFiles(sources)
        var targets: [String?] = []
        for source in sources {
            let target = Files.join(output, name(for: source))
            guard !targets.contains(target) else { throw Failure("two specs would go to '\(target)'") }
            try read.refuse(target)
            targets.append(target)
        }
        return targets
    }

    /// The name of a result: `chip.timeline.json`, for example, for `chip.json` and `chip.motion.json`.
    private func name(for source: String) -> String {
        if source == Files.standardStream { return format.fileName(for: "stdin") }
        var name = Files.split(source).name[...]
        for ending in [".json", ".motion"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return format.fileName(for: String(name))
    }
}

extension BindingError {
    /// The error in one phrase.
    var phrase: String {
        switch self {
        case .missingValue(let property):
            "'\(property.text)' has no value to start from: '--initial \(property.text)=…' says what it is"
        case .wrongType(let property, let expected, let found):
            "'\(property.text)' is \(found.name), not \(expected.name)"
        case .unusableResult(let property, let number):
            "an expression makes '\(property.text)' \(NumberText.text(number))"
        case .missingParameters(let property): "'\(property.text)' depends on parameters that have no value"
        }
    }
}
