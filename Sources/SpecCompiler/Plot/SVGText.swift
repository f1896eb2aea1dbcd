import MotionModel

/// Writes SVG: elements with attributes, numbers to a hundredth, the same bytes on every machine.
struct SVGText {
    private(set) var text = ""
    private var open: [String] = []

    /// Begins a picture.
    init(width: Double, height: Double, title: String, style: String) {
        begin(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", Self.number(width)),
                ("height", Self.number(height)),
                ("viewBox", "0 0 \(Self.number(width)) \(Self.number(height))"), ("role", "img"),
            ])
        line("<title>\(XMLText.escaped(title))</title>")
        line("<style>\(style)</style>")
    }

    /// Closes all elements and returns the whole text.
    mutating func finish() -> String {
        while !open.isEmpty { end() }
        return text
    }

    /// Opens an element.
    mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
        line("<\(name)\(Self.list(attributes))>")
        open.append(name)
    }

    /// Closes the element that was opened last.
    mutating func end() {
        if let name = open.popLast() { line("</\(name)>") }
    }

    /// An element without content.
    mutating func element(_ name: String, _ attributes: [(String, String)]) {
        line("<\(name)\(Self.list(attributes))/>")
    }

    /// A rectangle; nothing if it has no extent.
    mutating func rect(
        _ type: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0
    ) {
        guard width > 0, height > 0 else { return }
        var attributes = [
            ("class", type), ("x", Self.number(x)), ("y", Self.number(y)), ("width", Self.number(width)),
            ("height", Self.number(height)),
        ]
        if radius > 0 { attributes.append(("rx", Self.number(radius))) }
        element("rect", attributes)
    }

    /// A rectangle in a colour.
    mutating func patch(_ color: Color, x: Double, y: Double, width: Double, height: Double) {
        element(
            "rect",
            [
                ("x", Self.number(x)), ("y", Self.number(y)), ("width", Self.number(width)),
                ("height", Self.number(height)), ("style", "fill:\(PlotText.fill(color))"),
            ])
    }

    /// A straight line.
    mutating func rule(_ type: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        element(
            "line",
            [
                ("class", type), ("x1", Self.number(x1)), ("y1", Self.number(y1)), ("x2", Self.number(x2)),
                ("y2", Self.number(y2)),
            ])
    }

    /// A line through points; a point that equals the one before, to a hundredth, is left out.
    mutating func polyline(_ type: String, _ points: [(x: Double, y: Double)]) {
        var words: [String] = []
        for point in points {
            let word = "\(Self.number(point.x)),\(Self.number(point.y))"
            if words.last != word { words.append(word) }
        }
        element("polyline", [("class", type), ("points", words.joined(separator: " "))])
    }

    /// A line of text.
    ///
    /// - Parameter anchor: `start`, `middle` or `end`: the part of the text at `x`.
    mutating func words(_ type: String, _ x: Double, _ y: Double, _ text: String, anchor: String = "start") {
        let attributes = [
            ("class", type), ("x", Self.number(x)), ("y", Self.number(y)), ("text-anchor", anchor),
        ]
        line("<text\(Self.list(attributes))>\(XMLText.escaped(text))</text>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: " ", count: open.count) + content + "\n"
    }

    private static func list(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1))\"" }.joined()
    }

    /// A number to a hundredth; 0 if it isn't finite.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        return NumberText.text((value * 100).rounded() / 100 + 0)
    }
}
