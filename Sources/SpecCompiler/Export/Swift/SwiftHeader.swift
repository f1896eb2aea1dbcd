import MotionModel

/// The comment at the top of a generated file: its generator, its accuracy and its losses.
struct SwiftHeader {
    /// The comment, followed by an empty line.
    let text: String

    init(_ source: ExportSource, _ losses: [ExportLoss]) {
        var lines = ["Made by \(source.options.generator). Changes are lost when the spec is baked again."]
        switch source.options.sampling {
        case .tolerance(let tolerance):
            lines.append("Keyframes stay within \(NumberText.text(tolerance)) of the travel.")
        case .framesPerSecond(let rate):
            lines.append("Keyframes stand at \(NumberText.text(rate)) a second.")
        }
        lines += losses.map { $0.text }
        let filled = lines.flatMap { CodeNode.filled($0, margin: "// ") }
        text = filled.map { "\($0)\n" }.joined() + "// swift-format-ignore-file\n\n"
    }
}
