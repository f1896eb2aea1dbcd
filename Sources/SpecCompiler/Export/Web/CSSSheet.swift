import MotionModel

/// A style sheet as it grows.
struct CSSSheet {
    private(set) var text = ""
    private var depth = 0

    private var indent: String { String(repeating: "  ", count: depth) }

    /// A line of its own that nothing reads.
    mutating func comment(_ words: String) { text += "/* \(words) */\n" }

    /// A selector with its declarations, each on its line.
    mutating func rule(_ selector: String, _ declarations: [WebDeclaration]) {
        block(selector) { sheet in
            for declaration in declarations {
                sheet.text += "\(sheet.indent)\(declaration.property): \(declaration.value);\n"
            }
        }
    }

    /// A selector with its declarations, all on one line.
    mutating func line(_ selector: String, _ declarations: [WebDeclaration]) {
        let list = declarations.map { "\($0.property): \($0.value);" }.joined(separator: " ")
        text += "\(indent)\(selector) { \(list) }\n"
    }

    /// A rule that holds others.
    mutating func block(_ prelude: String, _ content: (inout CSSSheet) -> Void) {
        text += "\(indent)\(prelude) {\n"
        depth += 1
        content(&self)
        depth -= 1
        text += "\(indent)}\n"
    }

    /// The keyframes of an animation, each on its line.
    mutating func keyframes(_ name: String, _ animation: WebAnimation) {
        block("@keyframes \(name)") { sheet in
            for keyframe in animation.keyframes {
                let easing = WebDeclaration(
                    property: "animation-timing-function", value: keyframe.easingText)
                sheet.line(
                    "\(NumberText.text(keyframe.offset, shiftedBy: 2))%", keyframe.declarations + [easing])
            }
        }
    }

    /// A time.
    static func seconds(_ seconds: Double) -> String { NumberText.text(seconds + 0) + "s" }
}
