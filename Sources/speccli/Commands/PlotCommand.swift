import MotionModel
import SpecCompiler
import SpecFormat

/// `speccli plot`: a motion as one picture, or drawn in the terminal.
struct PlotCommand {
    private let arguments: Arguments

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Draws the variants; draws nothing if a spec has errors.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        try refuseForm()
        var paths = arguments.operands
        if let before = arguments.text(.before) { paths.append(before) }
        var read = ReadFiles(paths)
        var sides: [MotionDifference.Side] = []
        for path in paths {
            var loading = try SpecLoading(arguments, paths: paths)
            let loaded = try loading.loadMotion(path)
            read.add(loading)
            switch loaded {
            case .faulty(let spec): return spec.refuse(on: &console, arguments)
            case .motion(let motion):
                let inputs = try PlayInputs(arguments, motion)
                sides.append(
                    MotionDifference.Side(
                        inputs.motion, parameters: inputs.parameters, initial: inputs.initial))
            }
        }
        let variants = try self.variants(of: sides[0].motion)
        if arguments.has(.terminal) {
            for (index, variant) in variants.enumerated() {
                if index > 0 { console.write("\n") }
                console.write(try drawing(of: variant, sides[0]))
            }
            return .done
        }
        var plotted: [PlottedVariant] = []
        for variant in variants {
            do throws(BindingError) {
                plotted.append(
                    try PlottedVariant(variant, of: sides[0], before: sides.count > 1 ? sides[1] : nil))
            } catch {
                throw Self.failure(variant, error)
            }
        }
        let svg = MotionPlot(sides[0].motion, plotted).svg
        guard let output = arguments.text(.output), output != Files.standardStream else {
            console.write(svg)
            return .done
        }
        try read.refuse(output)
        try Files.write(Array(svg.utf8), to: output)
        return .done
    }

    /// ★ Endings of pictures and films that this command doesn't make.
    private static let others = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "mp4", "mov", "html"]

    /// Refuses a name that would promise another form than SVG.
    private func refuseForm() throws(Failure) {
        guard let output = arguments.text(.output), let dot = output.lastIndex(of: "."),
            Self.others.contains(String(output[output.index(after: dot)...]))
        else { return }
        throw Failure("'\(output)': a plot is an SVG picture, '-o \(output[..<dot]).svg' writes it")
    }

    /// The chosen variants, else all that are written in the spec.
    private func variants(of motion: CompiledMotion) throws(Failure) -> [CompiledVariant] {
        guard arguments.has(.variant) else { return motion.writtenVariants }
        var variants: [CompiledVariant] = []
        for name in arguments.texts(.variant) { variants.append(try motion.variant(named: name)) }
        return variants
    }

    private func drawing(
        of variant: CompiledVariant, _ side: MotionDifference.Side
    ) throws(Failure) -> String {
        do throws(BindingError) {
            let timeline = try side.motion.bind(
                variant, parameters: side.parameters, initial: side.initial)
            return VariantDrawing(name: variant.name, timeline).text
        } catch {
            throw Self.failure(variant, error)
        }
    }

    private static func failure(_ variant: CompiledVariant, _ error: BindingError) -> Failure {
        Failure("'\(variant.name)' can't be drawn: \(error.phrase)")
    }
}
