import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport

/// A spec that exists compiles, is written and read without loss, and can be exported.
enum MotionCheck {
    /// - Parameter inEveryForm: Whether it is exported in every form, not in one of them.
    static func check(_ spec: Spec, _ document: SourceFile, inEveryForm: Bool = false) {
        let motion = CompiledMotion(spec)
        let bytes = motion.binary
        do throws(BakedTimelineError) {
            let read = try CompiledMotion(binary: bytes)
            law(read == motion, "a compiled spec is read back as it was")
            law(read.binary == bytes, "what was read is written alike")
            law(
                MotionProbe(read, samples: 2, seed: 5) == MotionProbe(motion, samples: 2, seed: 5),
                "and plays alike")
        } catch {
            law(false, "a compiled spec can be read back: \(error)")
        }
        // Which one follows from the text, so that it is found again, and all of them have their turn.
        let sum = document.bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        let all = ExportFormat.allCases
        let one = all[sum % all.count]
        let source = ExportSource(spec, motion: motion, document: document)
        for format in inEveryForm ? all : [one] { export(source, as: format) }
        let byFrames = BakeOptions(sampling: .framesPerSecond(30))
        export(ExportSource(spec, motion: motion, options: byFrames, document: document), as: one)
        compare(motion)
    }

    private static func export(_ source: ExportSource, as format: ExportFormat) {
        do throws(BindingError) {
            let export = try Export(format, of: source)
            for loss in export.losses {
                law(loss.size?.isFinite ?? true, "\(format): \(loss.text) is a number")
            }
            switch format {
            case .json, .waapi, .player, .dtcg, .lottie:
                let text = String(decoding: export.bytes, as: UTF8.self)
                law(JSONValue(text: text) != nil, "\(format) is JSON")
            case .binary, .css, .svg, .swift, .coreAnimation, .swiftUI, .android, .compose, .motion, .gsap,
                .tailwind,
                .flutter:
                break
            }
        } catch {
            // A spec alone needn't say what everything starts from.
        }
    }

    private static func compare(_ motion: CompiledMotion) {
        let side = MotionDifference.Side(motion)
        do throws(BindingError) {
            law(try MotionDifference(from: side, to: side).isEmpty, "nothing differs from itself")
        } catch {
            // As above.
        }
    }
}
