/// A piece of source code that is broken where it is too wide: each argument of a call and each statement of a block on its own line.
indirect enum CodeNode {
    /// Text that is never broken.
    case text(String)
    /// A function with its arguments, each with its label, such as `duration = `, or an empty one.
    case call(String, [(String, CodeNode)])
    /// A function with statements in braces.
    case block(String, [CodeNode])

    /// The columns of a line, as Kotlin's and Swift's formatters have them.
    static let width = 100

    /// The text of it.
    ///
    /// - Parameters:
    ///   - indent: The spaces before the line on which it begins.
    ///   - column: What stands before it on that line, those spaces included.
    ///   - trailingComma: Whether the last of several lines of arguments ends with a comma.
    func written(indent: Int, column: Int, trailingComma: Bool) -> String {
        if let flat, column + flat.utf8.count < Self.width { return flat }
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .text(let text): return text
        case .block(let head, let statements):
            let lines = statements.map { statement in
                let inside = statement.written(
                    indent: indent + 4, column: indent + 4, trailingComma: trailingComma)
                return "\(margin)    \(inside)\n"
            }
            return "\(head) {\n\(lines.joined())\(margin)}"
        case .call(let head, let arguments):
            let lines = arguments.map { label, value in
                let inside = value.written(
                    indent: indent + 4, column: indent + 4 + label.utf8.count, trailingComma: trailingComma)
                return "\(margin)    \(label)\(inside)"
            }
            return "\(head)(\n\(lines.joined(separator: ",\n"))\(trailingComma ? "," : "")\n\(margin))"
        }
    }

    /// All of it on one line; nil if it has statements.
    private var flat: String? {
        switch self {
        case .text(let text): return text
        case .block: return nil
        case .call(let head, let arguments):
            var parts: [String] = []
            for (label, value) in arguments {
                guard let flat = value.flat else { return nil }
                parts.append(label + flat)
            }
            return "\(head)(\(parts.joined(separator: ", ")))"
        }
    }

    /// Words or arguments in as few lines as their width allows.
    ///
    /// - Parameters:
    ///   - parts: What isn't broken, with the comma behind it, if any.
    ///   - margin: What stands before each line.
    static func filled(_ parts: [String], margin: String) -> [String] {
        var lines: [String] = []
        for part in parts {
            if let last = lines.last, last.utf8.count + 1 + part.utf8.count <= width {
                lines[lines.count - 1] = "\(last) \(part)"
            } else {
                lines.append(margin + part)
            }
        }
        return lines
    }

    /// A text in lines that are no wider than others.
    static func filled(_ text: String, margin: String) -> [String] {
        filled(text.split { $0 == " " || $0 == "\n" }.map { String($0) }, margin: margin)
    }
}
