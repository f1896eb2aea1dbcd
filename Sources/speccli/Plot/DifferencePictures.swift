import MotionModel
import SpecCompiler

/// Pictures of changes, in files for Markdown to show.
struct DifferencePictures {
    private let folder: String
    private var names: Set<String> = []

    /// Creates pictures in a folder, which is created if it doesn't exist.
    init(_ folder: String) throws(Failure) {
        self.folder = folder
        guard Files.status(folder) == nil else { return }
        do throws(SystemError) { try makeFolder(folder) } catch {
            throw Failure("can't make the folder '\(folder)': \(error.message)")
        }
    }

    /// Draws the variants that play differently, with the old motion dashed.
    ///
    /// - Parameter path: The path of the spec, from which the picture gets its name.
    /// - Returns: Markdown that shows the picture; nil if none of the changes can be drawn.
    mutating func draw(
        _ difference: MotionDifference, _ path: String, _ old: MotionDifference.Side,
        _ new: MotionDifference.Side
    ) throws(Failure) -> String? {
        var variants: [PlottedVariant] = []
        for changed in difference.variants {
            guard let variant = new.motion[changed.name] else { continue }
            do throws(BindingError) {
                variants.append(try PlottedVariant(variant, of: new, before: old))
            } catch {
                throw Failure("'\(changed.name)' can't be drawn: \(error.phrase)")
            }
        }
        guard !variants.isEmpty else { return nil }
        let target = Files.join(folder, name(for: path))
        try Files.write(Array(MotionPlot(new.motion, variants).svg.utf8), to: target)
        return "![`\(difference.name)` before, dashed, and after](\(Self.address(target)))"
    }

    /// `specs-chip.svg` for `specs/chip.json`.
    private mutating func name(for path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        var stem = parts.joined(separator: "-")
        if stem.hasSuffix(".json") { stem.removeLast(".json".count) }
        var name = "\(stem).svg"
        var number = 2
        while !names.insert(name).inserted {
            name = "\(stem)-\(number).svg"
            number += 1
        }
        return name
    }

    /// A path as a link in Markdown: letters, digits and characters without a special meaning are kept.
    private static func address(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "%" + Hexadecimal.byte(byte)
            }
        }
        return text
    }
}
