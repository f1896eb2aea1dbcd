import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli sample`: exact values at given times.
struct SampleCommand {
    private let arguments: Arguments
    /// The default number of samples a second.
    private static let defaultRate = 60.0
    /// The largest number of samples.
    private static let mostSamples = 1e6

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Samples one variant.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        var loading = try SpecLoading(arguments, paths: arguments.operands)
        switch try loading.loadMotion(arguments.operands[0]) {
        case .faulty(let spec): return spec.refuse(on: &console, arguments)
        case .motion(let motion): try sample(motion, on: &console)
        }
        return .done
    }

    private func sample(_ motion: CompiledMotion, on console: inout Console) throws(Failure) {
        let inputs = try PlayInputs(arguments, motion)
        let variant = try self.variant(of: inputs.motion)
        let timeline = try bound(variant, inputs)
        let samples = TimelineSamples(
            timeline, at: try times(of: timeline, variant), properties: try properties(of: timeline, variant),
            withVelocity: arguments.has(.velocity))
        console.write(arguments.text(.format) == "csv" ? samples.csvText : samples.jsonText)
    }

    private func variant(of motion: CompiledMotion) throws(Failure) -> CompiledVariant {
        if let name = arguments.text(.variant) { return try motion.variant(named: name) }
        let names = motion.writtenVariants.map { $0.name }
        guard names.count == 1 else {
            throw Failure(
                "'\(motion.name)' has several variants: '--variant' is one of \(names.joined(separator: ", "))"
            )
        }
        return try motion.variant(named: names[0])
    }

    private func bound(
        _ variant: CompiledVariant, _ inputs: PlayInputs
    ) throws(Failure) -> BoundTimeline {
        do throws(BindingError) {
            return try inputs.motion.bind(
                variant, reversingValues: arguments.has(.reverseValues), parameters: inputs.parameters,
                initial: inputs.initial)
        } catch {
            throw Failure("'\(variant.name)' can't be sampled: \(error.phrase)")
        }
    }

    private func times(of timeline: BoundTimeline, _ variant: CompiledVariant) throws(Failure) -> [Double] {
        if let times = arguments.times(.at) { return times }
        let rate = arguments.number(.fps) ?? Self.defaultRate
        guard timeline.duration.isFinite else {
            throw Failure("'\(variant.name)' goes on for ever: '--at' says when to sample it")
        }
        guard timeline.duration * rate <= Self.mostSamples else {
            throw Failure("more than \(Int(Self.mostSamples)) samples: lower '--fps', or use '--at'")
        }
        return TimelineSamples.times(framesPerSecond: rate, until: timeline.duration)
    }

    private func properties(
        of timeline: BoundTimeline, _ variant: CompiledVariant
    ) throws(Failure) -> [PropertyPath]? {
        guard arguments.has(.property) else { return nil }
        let known = timeline.tracks.map { $0.track.property }
        var properties: [PropertyPath] = []
        for name in arguments.texts(.property) {
            // What a part moves too, moves by its parts.
            let found = known.filter { path in
                path.text == name || path.wholes.contains { $0.path.text == name }
            }
            guard !found.isEmpty else {
                let hint = Suggestion.nearest(to: name, among: known.map { $0.text })
                    .map { ": did you mean '\($0)'?" }
                throw Failure("'\(variant.name)' doesn't move '\(name)'" + (hint ?? ""))
            }
            properties += found
        }
        return properties
    }
}
