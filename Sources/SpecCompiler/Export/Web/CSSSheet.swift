import MotionModel

/// A style sheet under construction.
struct CSSSheet {
    private(set) var text = ""
    private var depth = 0

    /// The longest line that a rule is written on.
    private static let columns = 132

    private var indent: String { String(repeating: "  ", count: depth) }

    /// Appends a comment on a line of its own.
    mutating func comment(_ words: String) {
        // A name of the spec may have what ends it.
        var bytes: [UInt8] = []
        for byte in words.utf8 {
            if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*") { bytes.append(UInt8(ascii: " ")) }
            bytes.append(byte)
        }
        text += "\(indent)/* \(String(decoding: bytes, as: UTF8.self)) */\n"
    }

    /// Appends a rule: on one line if it has one or two declarations and room for them, else one declaration a line.
    mutating func rule(_ selector: String, _ declarations: [WebDeclaration]) {
        guard !declarations.isEmpty else { return }
        if declarations.count <= 2 {
            let line = Self.line(selector, declarations)
            if depth * 2 + line.utf8.count <= Self.columns {
                text += "\(indent)\(line)\n"
                return
            }
        }
        block(selector) { sheet in
            for declaration in declarations { sheet.declare(declaration) }
        }
    }

    private static func line(_ selector: String, _ declarations: [WebDeclaration]) -> String {
        "\(selector) { \(declarations.map { "\($0.property): \($0.value);" }.joined(separator: " ")) }"
    }

    /// Appends a declaration; the items of a list that is too long for a line stand on lines of their own.
    mutating func declare(_ declaration: WebDeclaration) {
        let line = "\(indent)\(declaration.property): \(declaration.value);"
        guard line.utf8.count > Self.columns, !declaration.items.isEmpty else {
            text += line + "\n"
            return
        }
        let items = declaration.items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
        text += "\(indent)\(declaration.property):\n\(items);\n"
    }

    /// Appends a rule with its declarations, all on one line.
    mutating func line(_ selector: String, _ declarations: [WebDeclaration]) {
        text += "\(indent)\(Self.line(selector, declarations))\n"
    }

    /// Appends a rule that contains others.
    mutating func block(_ prelude: String, _ content: (inout CSSSheet) -> Void) {
        text += "\(indent)\(prelude) {\n"
        depth += 1
        content(&self)
        depth -= 1
        text += "\(indent)}\n"
    }

    /// Appends keyframes: two on one line if there is room, else one a line.
    mutating func keyframes(_ name: String, _ keyframes: CSSKeyframes) {
        let lines = keyframes.lines
        let all = "@keyframes \(name) { \(lines.joined(separator: " ")) }"
        if lines.count <= 2, all.utf8.count <= Self.columns {
            text += "\(indent)\(all)\n"
            return
        }
        block("@keyframes \(name)") { sheet in
            for line in lines { sheet.text += "\(sheet.indent)\(line)\n" }
        }
    }

    /// The text of a time in seconds.
    static func seconds(_ seconds: Double) -> String { NumberText.text(seconds + 0) + "s" }
}
