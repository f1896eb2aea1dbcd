import MotionModel

/// A style sheet under construction.
struct CSSSheet {
    private(set) var text = ""
    private var depth = 0

    private var indent: String { String(repeating: "  ", count: depth) }

    /// Appends a comment on a line of its own.
    mutating func comment(_ words: String) { text += "/* \(words) */\n" }

    /// Appends a rule with its declarations, one a line.
    mutating func rule(_ selector: String, _ declarations: [WebDeclaration]) {
        block(selector) { sheet in
            for declaration in declarations {
                sheet.text += "\(sheet.indent)\(declaration.property): \(declaration.value);\n"
            }
        }
    }

    /// Appends a rule with its declarations, all on one line.
    mutating func line(_ selector: String, _ declarations: [WebDeclaration]) {
        let list = declarations.map { "\($0.property): \($0.value);" }.joined(separator: " ")
        text += "\(indent)\(selector) { \(list) }\n"
    }

    /// Appends a rule that contains others.
    mutating func block(_ prelude: String, _ content: (inout CSSSheet) -> Void) {
        text += "\(indent)\(prelude) {\n"
        depth += 1
        content(&self)
        depth -= 1
        text += "\(indent)}\n"
    }

    /// Appends the keyframes of an animation, one a line.
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

    /// The text of a time in seconds.
    static func seconds(_ seconds: Double) -> String { NumberText.text(seconds + 0) + "s" }
}
