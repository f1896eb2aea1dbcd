import Glibc
import MotionModel
import SpecCompiler
import SpecFormat

/// A valid spec is valid, keeps its meaning in its layout, is baked within its error, and has a mirror that is its reverse.
enum MadeCheck {
    /// Whether what is made is printed before it is tried.
    private static let isShown = CommandLine.arguments.contains("--show")
    /// Whether it is printed with what it may import, a zero before either, and not tried: `Fuzz/commands` does that.
    private static let isPrinted = CommandLine.arguments.contains("--print")

    static func check(_ bytes: [UInt8]) {
        var made = MadeSpec(bytes)
        let (text, isMirrored) = made.spec()
        if isShown || isPrinted {
            if isPrinted { print("\0\(MadeSpec.libraryText)\0", terminator: "") }
            print(text)
            fflush(nil)
        }
        if isPrinted { return }
        let file = SourceFile(path: "fuzz.json", text: text)
        let (spec, diagnostics) = MadeSpec.read(file)
        guard let spec else {
            return law(
                false,
                "what is made is valid: \(Report(file: file, diagnostics: diagnostics).short())\n\(text)")
        }
        SpecCheck.check(file, inEveryForm: true)
        FormatCheck.check(file)
        let motion = CompiledMotion(spec)
        var problems = Diagnostics()
        let layout = SourceFile(path: file.path, bytes: file.formatted(diagnostics: &problems) ?? [])
        law(
            MadeSpec.read(layout).spec.map { CompiledMotion($0).binary } == motion.binary,
            "a layout means the same: \(text)")
        MachineCheck.check(motion, text)
        do throws(BindingError) {
            try bake(motion, text)
            if isMirrored, let there = motion["go"], let back = motion["back"] {
                // What brings a share of its way sets out from what is shown, which is another value at each end.
                let shares = Set(
                    there.timeline.tracks.filter { $0.weight != 1 && $0.isAdditive }.map { $0.property })
                mirror(try motion.bind(there), try motion.bind(back), except: shares, text)
            }
        } catch {
            // A property of the app's own has no value until the app gives it one.
            if case .missingValue(let path) = error,
                motion.properties.contains(where: { $0.path == path && $0.initial == nil })
            {
                return
            }
            law(false, "what is made can be played: \(error)\n\(text)")
        }
    }

    private static func bake(_ motion: CompiledMotion, _ text: String) throws(BindingError) {
        for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
            let document = try BakedDocument(motion, options: BakeOptions(sampling: sampling))
            for baked in document.variants {
                guard let variant = motion[baked.name] else { continue }
                let bound = try motion.bind(variant)
                let end = bound.duration.isFinite ? bound.duration : 3
                for track in baked.tracks where !track.isLayer {
                    guard let source = bound.tracks.first(where: { $0.track.property == track.property })
                    else {
                        return law(false, "'\(track.property)' moves: \(text)")
                    }
                    let travel = source.travel
                    for index in 0..<40 {
                        let time = (Double(index) / 36 - 0.03) * end
                        let isRight = track.follows(source, at: time, travel: travel)
                        law(
                            isRight,
                            "\(baked.name) \(track.property) \(sampling) at \(time): \(track.value(at: time)), not "
                                + "\(source.value(at: time)) within \(track.maxError) of \(travel): \(text)")
                    }
                }
            }
        }
    }

    /// The mirror shows at every instant what the original shows as long before its end.
    private static func mirror(
        _ there: BoundTimeline, _ back: BoundTimeline, except shares: Set<PropertyPath>, _ text: String
    ) {
        let originals = there.properties
        for property in back.properties where !shares.contains(property.property) {
            guard let original = originals.first(where: { $0.property == property.property }) else {
                return law(false, "'\(property.property)' is mirrored: \(text)")
            }
            var turns: Double?
            if case .turning = original.base.form { turns = self.turns(original, property) }
            for index in 0..<30 {
                let time = (Double(index) / 28 - 0.03) * back.duration
                let shown = property.value(at: time)
                let mirrored = there.duration - time
                // At a jump either side is right.
                let isRight = [0, -1e-9, 1e-9].contains {
                    let value = original.value(at: mirrored + $0)
                    guard let turns else { return value.distance(to: shown) == 0 }
                    return (shown.components[0] - value.components[0] - turns).magnitude < 1e-9
                }
                law(
                    isRight,
                    "'\(property.property)' at \(time): \(shown), not \(original.value(at: mirrored)): \(text)"
                )
            }
        }
    }

    /// How many degrees a mirror lies beside its original, whole turns: either rests at what is written.
    private static func turns(_ original: BoundProperty, _ mirror: BoundProperty) -> Double {
        func start(_ property: BoundProperty) -> Double { property.base.keyComponents[0] }
        return ((start(mirror) - start(original)) / 360).rounded() * 360
    }
}
