import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli bake`: compiles specs and writes their keyframes.
struct BakeCommand {
    private let arguments: Arguments
    /// The most frames of a spec, those of all its tracks together.
    private static let mostFrames = 1e6

    /// The command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Bakes all specs; writes nothing unless all of them can be.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let targets = try self.targets()
        var loading = try SpecLoading(arguments, paths: arguments.operands)
        var code = ExitCode.done
        var baked: [String] = []
        for path in arguments.operands {
            let loaded = try loading.load(path)
            if let spec = try loaded.playable() {
                baked.append(try bake(CompiledMotion(spec)))
            } else {
                code = loaded.refuse(on: &console, arguments)
            }
        }
        guard code == .done else { return code }
        for (text, target) in zip(baked, targets) {
            if let target {
                try Files.write(Array(text.utf8), to: target)
            } else {
                console.write(text)
            }
        }
        return .done
    }

    private func bake(_ motion: CompiledMotion) throws(Failure) -> String {
        let names = arguments.texts(.variant)
        for name in names { _ = try motion.variant(named: name) }
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

    /// `chip.timeline.json` for `chip.json` and `chip.motion.json`.
    private func name(for source: String) -> String {
        if source == Files.standardStream { return "stdin.timeline.json" }
        var name = Files.split(source).name[...]
        for ending in [".json", ".motion"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return "\(name).timeline.json"
    }
}

extension CompiledMotion {
    /// The variant of that name.
    func variant(named name: String) throws(Failure) -> CompiledVariant {
        if let variant = self[name] { return variant }
        let names = variants.map { $0.name }
        if let nearest = Suggestion.nearest(to: name, among: names) {
            throw Failure("'\(self.name)' has no variant '\(name)': did you mean '\(nearest)'?")
        }
        throw Failure("'\(self.name)' has no variant '\(name)', it has \(names.joined(separator: ", "))")
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
