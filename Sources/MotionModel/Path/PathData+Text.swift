extension PathData {
    /// The path as SVG path data that reads back to an equal path: absolute commands, with a space between two numbers.
    public var svg: String {
        var text = ""
        for command in commands {
            switch command {
            case .move(let end): text += "M" + Self.text([end])
            case .line(let end): text += "L" + Self.text([end])
            case .quadratic(let control, let end): text += "Q" + Self.text([control, end])
            case .cubic(let first, let second, let end): text += "C" + Self.text([first, second, end])
            case .arc(let arc):
                let numbers = [arc.radiusX, arc.radiusY, arc.rotation].map { NumberText.text($0) }
                let flags = (arc.isLarge ? "1" : "0") + " " + (arc.isSweep ? "1" : "0")
                text += "A" + numbers.joined(separator: " ") + " " + flags + " " + Self.text([arc.end])
            case .close: text += "Z"
            }
        }
        return text
    }

    private static func text(_ points: [Point]) -> String {
        var numbers: [String] = []
        for point in points { numbers += [NumberText.text(point.x), NumberText.text(point.y)] }
        return numbers.joined(separator: " ")
    }
}
