extension BezierPath {
    /// A curve from SVG path data: `M`, then `C`, `S`, `Q`, `L`, `H`, `V` in absolute or relative form.
    ///
    /// - Throws: ``BezierPathError`` with the offset of what can't be read, or the rule the curve breaks.
    /// - SeeAlso: SVG 2, Paths.
    public init(svg: String) throws(BezierPathError) {
        var reader = PathDataReader(svg)
        let segments = try reader.read()
        try self.init(segments: segments)
    }
}

/// Turns SVG path data into cubic pieces.
private struct PathDataReader {
    private var scanner: TextScanner
    private var current = BezierPath.Point(x: 0, y: 0)
    private var lastControl: BezierPath.Point?
    private var segments: [BezierPath.Segment] = []

    init(_ text: String) {
        scanner = TextScanner(text)
    }

    mutating func read() throws(BezierPathError) -> [BezierPath.Segment] {
        scanner.skipSpaces()
        guard scanner.current | 0x20 == UInt8(ascii: "m") else {
            throw .missingMove(offset: scanner.position)
        }
        scanner.position += 1
        // The first point is absolute in either form, because the current point is the origin.
        let start = try point(relative: false)
        guard start == BezierPath.Point(x: 0, y: 0) else { throw .startsElsewhere(start) }
        skipSeparators()
        // Further points after a move are lines.
        if beginsNumber { try append(command: UInt8(ascii: "L"), at: scanner.position) }
        while !scanner.isAtEnd {
            let offset = scanner.position
            let command = scanner.current
            scanner.position += 1
            try append(command: command, at: offset)
        }
        return segments
    }

    /// One command with all the groups of numbers behind it.
    private mutating func append(command: UInt8, at offset: Int) throws(BezierPathError) {
        let isRelative = command & 0x20 != 0
        repeat {
            switch command & 0xDF {
            case UInt8(ascii: "C"):
                let control1 = try point(relative: isRelative)
                let control2 = try point(relative: isRelative)
                append(control1, control2, try point(relative: isRelative))
            case UInt8(ascii: "S"):
                let mirrored = lastControl.map {
                    BezierPath.Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y)
                }
                let control2 = try point(relative: isRelative)
                append(mirrored ?? current, control2, try point(relative: isRelative))
            case UInt8(ascii: "Q"):
                let control = try point(relative: isRelative)
                appendQuadratic(control, try point(relative: isRelative))
            case UInt8(ascii: "L"):
                appendLine(to: try point(relative: isRelative))
            case UInt8(ascii: "H"):
                let x = try number() + (isRelative ? current.x : 0)
                appendLine(to: BezierPath.Point(x: x, y: current.y))
            case UInt8(ascii: "V"):
                let y = try number() + (isRelative ? current.y : 0)
                appendLine(to: BezierPath.Point(x: current.x, y: y))
            default:
                throw .commandNotAllowed(scalar(at: offset), offset: offset)
            }
            skipSeparators()
        } while beginsNumber
    }

    private mutating func append(
        _ control1: BezierPath.Point, _ control2: BezierPath.Point, _ end: BezierPath.Point
    ) {
        segments.append(BezierPath.Segment(control1: control1, control2: control2, end: end))
        current = end
        lastControl = control2
    }

    private mutating func appendQuadratic(_ control: BezierPath.Point, _ end: BezierPath.Point) {
        let start = current
        append(
            third(of: start, to: control, times: 2), third(of: end, to: control, times: 2), end)
        lastControl = nil
    }

    private mutating func appendLine(to end: BezierPath.Point) {
        let start = current
        append(third(of: start, to: end, times: 1), third(of: end, to: start, times: 1), end)
        lastControl = nil
    }

    private func third(
        of start: BezierPath.Point, to end: BezierPath.Point, times: Double
    ) -> BezierPath.Point {
        BezierPath.Point(
            x: start.x + (end.x - start.x) * times / 3, y: start.y + (end.y - start.y) * times / 3)
    }

    private mutating func point(relative: Bool) throws(BezierPathError) -> BezierPath.Point {
        let x = try number()
        let y = try number()
        return relative ? BezierPath.Point(x: current.x + x, y: current.y + y) : BezierPath.Point(x: x, y: y)
    }

    private mutating func number() throws(BezierPathError) -> Double {
        skipSeparators()
        guard let number = scanner.number(allowsTrailingPoint: true) else {
            throw .numberExpected(offset: scanner.position)
        }
        return number.value
    }

    private var beginsNumber: Bool {
        let byte = scanner.current
        return TextScanner.isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
    }

    private mutating func skipSeparators() {
        scanner.skipSpaces()
        if scanner.skip(UInt8(ascii: ",")) { scanner.skipSpaces() }
    }

    /// The whole character at an offset, for the message: it need not be ASCII.
    private func scalar(at offset: Int) -> Unicode.Scalar {
        var decoder = UTF8()
        var rest = scanner.bytes[offset...].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
        return "\u{FFFD}"
    }
}
