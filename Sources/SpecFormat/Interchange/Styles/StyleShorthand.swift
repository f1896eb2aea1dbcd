/// The shorthands of CSS: which properties they set, and to which values.
enum StyleShorthand {
    /// ★ The sides of a box in the order in which CSS lists their values.
    private static let sides = ["top", "right", "bottom", "left"]
    /// ★ The corners in that order.
    private static let corners = ["top-left", "top-right", "bottom-right", "bottom-left"]
    /// ★ The styles of borders that are seen.
    private static let lines = ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"]
    /// ★ The widths of borders that have names.
    private static let widths = ["thin": "1px", "medium": "3px", "thick": "5px"]
    /// ★ Other shorthands, whose properties begin with their names; their values are of several kinds.
    private static let others = [
        "background", "border-top", "border-right", "border-bottom", "border-left", "outline", "font", "flex",
        "text-decoration", "columns", "grid", "mask", "offset",
    ]

    /// The properties that a shorthand sets, as far as they have values of their own in a spec; nil for other names.
    private static func parts(of name: String) -> [String]? {
        switch name {
        case "background": ["background-color"]
        case "border": ["border-width", "border-color"]
        case "border-width": sides.map { "border-\($0)-width" }
        case "border-color": sides.map { "border-\($0)-color" }
        case "border-radius": corners.map { "border-\($0)-radius" }
        case "margin", "padding": sides.map { "\(name)-\($0)" }
        case "inset": sides
        case "gap": ["row-gap", "column-gap"]
        default: nil
        }
    }

    /// Whether a declaration of that name gives a property its value.
    static func sets(_ name: String, _ property: String) -> Bool {
        if name == property { return true }
        // Two that only have the names of others' properties.
        let isApart = property.hasSuffix("-radius") || property == "outline-offset"
        if others.contains(name), property.hasPrefix(name + "-"), !isApart { return true }
        return parts(of: name)?.contains { sets($0, property) } ?? false
    }

    /// The declarations of the properties that a shorthand sets, where some of these are used by themselves. What has other
    /// values, or is no shorthand, stays as it is.
    ///
    /// - Parameter used: The names of the properties that move or have values.
    static func parts(
        of declaration: StyleDeclaration, beside used: Set<String>, _ variables: StyleVariables
    ) -> [StyleDeclaration] {
        let name = declaration.name
        let isAlways = name == "background" || name == "border"
        guard let parts = parts(of: name),
            isAlways || used.contains(where: { $0 != name && sets(name, $0) }),
            let values = values(of: name, StyleText.lists(variables.resolved(declaration.value)))
        else { return [declaration] }
        return zip(parts, values).flatMap { part, value in
            Self.parts(of: declaration.renamed(part, to: value), beside: used, variables)
        }
    }

    /// The values of the parts; nil if they have others than a spec could have.
    private static func values(of name: String, _ lists: [[StyleText.Word]]) -> [String]? {
        guard lists.count == 1, let words = lists.first, !words.isEmpty else { return nil }
        switch name {
        case "background":
            guard words.count == 1 else { return nil }
            if words[0].lower == "none" { return ["transparent"] }
            return isColor(words[0]) ? [words[0].text] : nil
        case "border": return border(words)
        default:
            guard words.count <= (name == "gap" ? 2 : 4), !words.contains(where: { $0.text == "/" }) else {
                return nil
            }
            let last = words.count - 1
            return [0, min(1, last), last < 2 ? 0 : 2, last < 3 ? min(1, last) : 3].map { words[$0].text }
        }
    }

    /// The width and the colour of a border, which has none without a style.
    private static func border(_ words: [StyleText.Word]) -> [String]? {
        let isLine = words.contains { lines.contains($0.lower) }
        var (width, color): (String?, String?)
        for word in words where !lines.contains(word.lower) && !["none", "hidden"].contains(word.lower) {
            if isColor(word) || word.lower == "currentcolor" {
                guard color == nil else { return nil }
                color = word.text
            } else {
                guard width == nil else { return nil }
                width = widths[word.lower] ?? word.text
            }
        }
        return [isLine ? width ?? "3px" : "0", color ?? "currentcolor"]
    }

    private static func isColor(_ word: StyleText.Word) -> Bool {
        StyleProperty(named: "border-color").map { StyleValue(word.text, of: $0) != nil } ?? false
    }
}
