import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli bake`: compiles specs and writes their keyframes, or the whole of them as a baked timeline.
struct BakeCommand {
    private let arguments: Arguments
    /// The most frames of a spec, those of all its tracks together.
    private static let mostFrames = 1e6

    /// The command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Bakes all specs; writes nothing unless all of them can be.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let targets = try self.targets()
        if isBinary { try refuseBinary(to: targets, console.terminal) }
        var loading = try SpecLoading(arguments, paths: arguments.operands)
        var code = ExitCode.done
        var baked: [[UInt8]] = []
        for path in arguments.operands {
            let loaded = try loading.load(path)
            if let spec = try loaded.playable() {
                baked.append(try bake(CompiledMotion(spec)))
            } else {
                code = loaded.refuse(on: &console, arguments)
            }
        }
        guard code == .done else { return code }
        for (bytes, target) in zip(baked, targets) {
            if let target {
                try Files.write(bytes, to: target)
            } else {
                console.write(bytes)
            }
        }
        return .done
    }

    private var isBinary: Bool { arguments.text(.format) == "binary" }

    /// A baked timeline holds the motion as it is: there is nothing to choose, and nothing to read for people.
    private func refuseBinary(to targets: [String?], _ terminal: Terminal) throws(Failure) {
        for flag in [Flag.Name.tolerance, .fps, .reverseValues, .param, .initial] where arguments.has(flag) {
            throw Failure("'\(flag.typed)' has no part in '--format binary', which keeps all of a spec")
        }
        if terminal.outputIsTerminal, targets.contains(nil) {
            throw Failure("a binary timeline is nothing for a terminal: '-o FILE' writes it to a file")
        }
    }

    private func bake(_ motion: CompiledMotion) throws(Failure) -> [UInt8] {
        let names = arguments.texts(.variant)
        for name in names { _ = try motion.variant(named: name) }
        if isBinary { return (names.isEmpty ? motion : motion.keeping(names)).binary }
        return Array(try keyframes(of: motion, names).utf8)
    }

    private func keyframes(of motion: CompiledMotion, _ names: [String]) throws(Failure) -> String {
        if let rate = arguments.number(.fps) { try refuseFlood(of: motion, names, at: rate) }
        let options = BakeOptions(sampling: sampling, reversesValues: arguments.has(.reverseValues))
        let inputs = try PlayInputs(arguments, motion)
        do throws(BindingError) {
            return try BakedDocument(
                inputs.motion, variants: names.isEmpty ? nil : names, options: options,
                parameters: inputs.parameters,
                initial: inputs.initial
            ).jsonText
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

    /// Where each result goes; nil for standard output.
    private func targets() throws(Failure) -> [String?] {
        let sources = arguments.operands
        let output = arguments.text(.output).flatMap { $0 == Files.standardStream ? nil : $0 }
        guard let output, output.hasSuffix("/") || Files.status(output)?.kind == .folder else {
            guard sources.count == 1 else {
                throw Failure("several specs need a folder to go to: speccli bake \(sources[0]) … -o FOLDER")
            }
            try refuse(output, in: sources)
            return [output]
        }
        var targets: [String] = []
        for source in sources {
            let target = Files.join(output, name(for: source))
            guard !targets.contains(target) else { throw Failure("two specs would go to '\(target)'") }
            try refuse(target, in: sources)
            targets.append(target)
        }
        return targets
    }

    /// A result never takes the place of a spec it is made from.
    private func refuse(_ target: String?, in sources: [String]) throws(Failure) {
        guard let target, let status = Files.status(target), status.kind == .file else { return }
        for source in sources where Files.status(source)?.identity == status.identity {
            throw Failure("'\(target)' is the spec itself")
        }
    }

    /// `chip.timeline.json`, or `chip.timeline.bin`, for `chip.json` and `chip.motion.json`.
    private func name(for source: String) -> String {
        let kind = isBinary ? "timeline.bin" : "timeline.json"
        if source == Files.standardStream { return "stdin.\(kind)" }
        var name = Files.split(source).name[...]
        for ending in [".json", ".motion"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return "\(name).\(kind)"
    }
}

extension BindingError {
    /// What is wrong, in one phrase.
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
