/// Reads SVG path data command by command.
struct PathDataReader {
    /// A command as written, with everything relative or implied filled in.
    struct Step {
        let command: PathData.Command
        /// The letter, in capitals; `L` for the pairs after those of a move.
        let letter: UInt8
        /// The offset of the letter, or of the command's first number if the letter isn't repeated.
        let offset: Int
    }

    /// The start of the piece that is being read.
    private(set) var pieceStart = CurvePoint(x: 0, y: 0)
    private var current = CurvePoint(x: 0, y: 0)
    /// The control point that `S` or `T` mirrors, and the letter of its command.
    private var lastControl: (point: CurvePoint, letter: UInt8)?
    /// The command that more numbers would repeat; nil if no numbers may follow.
    private var repeated: UInt8?
    private var isFirst = true
    private var scanner: TextScanner

    init(_ text: String) {
        scanner = TextScanner(text)
    }

    /// The next command; nil after the last.
    mutating func next() throws(PathDataError) -> Step? {
        scanner.skipSpaces()
        let offset = scanner.position
        let command = scanner.current
        if isFirst {
            guard command | 0x20 == UInt8(ascii: "m") else { throw .moveExpected(offset: offset) }
        } else if let repeated, beginsNumber || scanner.current == UInt8(ascii: ",") {
            if scanner.skip(UInt8(ascii: ",")) { scanner.skipSpaces() }
            return try step(repeated, at: offset)
        }
        guard !scanner.isAtEnd else { return nil }
        isFirst = false
        scanner.position += 1
        let letter = command & 0xDF
        switch letter {
        case UInt8(ascii: "Z"):
            repeated = nil
        case UInt8(ascii: "M"):
            // Further pairs are lines, relative ones after a relative move.
            repeated = UInt8(ascii: "L") | (command & 0x20)
        case UInt8(ascii: "L"), UInt8(ascii: "H"), UInt8(ascii: "V"), UInt8(ascii: "C"), UInt8(ascii: "S"),
            UInt8(ascii: "Q"), UInt8(ascii: "T"), UInt8(ascii: "A"):
            repeated = command
        default:
            throw .commandExpected(scalar(at: offset), offset: offset)
        }
        scanner.skipSpaces()
        return try step(command, at: offset)
    }

    private mutating func step(_ command: UInt8, at offset: Int) throws(PathDataError) -> Step {
        let origin = command & 0x20 != 0 ? current : CurvePoint(x: 0, y: 0)
        let letter = command & 0xDF
        let mirrored = mirroredControl(for: letter)
        let result: PathData.Command
        lastControl = nil
        switch letter {
        case UInt8(ascii: "M"):
            current = try point(origin, isFirst: true)
            pieceStart = current
            result = .move(current)
        case UInt8(ascii: "H"):
            current = CurvePoint(x: try coordinate(origin.x, isFirst: true), y: current.y)
            result = .line(current)
        case UInt8(ascii: "V"):
            current = CurvePoint(x: current.x, y: try coordinate(origin.y, isFirst: true))
            result = .line(current)
        case UInt8(ascii: "C"), UInt8(ascii: "S"):
            let first = letter == UInt8(ascii: "C") ? try point(origin, isFirst: true) : mirrored
            let second = try point(origin, isFirst: letter == UInt8(ascii: "S"))
            current = try point(origin)
            lastControl = (second, UInt8(ascii: "S"))
            result = .cubic(first, second, current)
        case UInt8(ascii: "Q"), UInt8(ascii: "T"):
            let control = letter == UInt8(ascii: "Q") ? try point(origin, isFirst: true) : mirrored
            current = try point(origin, isFirst: letter == UInt8(ascii: "T"))
            lastControl = (control, UInt8(ascii: "T"))
            result = .quadratic(control, current)
        case UInt8(ascii: "A"):
            result = .arc(try arc(origin))
        case UInt8(ascii: "Z"):
            current = pieceStart
            result = .close
        default:
            current = try point(origin, isFirst: true)
            result = .line(current)
        }
        return Step(command: result, letter: letter, offset: offset)
    }

    private func mirroredControl(for letter: UInt8) -> CurvePoint {
        guard let lastControl, lastControl.letter == letter else { return current }
        return CurvePoint(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
    }

    private mutating func arc(_ origin: CurvePoint) throws(PathDataError) -> PathData.Arc {
        let radiusX = try coordinate(0, isFirst: true)
        let radiusY = try coordinate(0)
        let rotation = try coordinate(0)
        let isLarge = try flag()
        let isSweep = try flag()
        current = try point(origin)
        return PathData.Arc(
            radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge, isSweep: isSweep,
            end: current)
    }

    /// One digit, which needs no separator from the next number.
    private mutating func flag() throws(PathDataError) -> Bool {
        skipSeparator()
        let byte = scanner.current
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw .flagExpected(offset: scanner.position)
        }
        scanner.position += 1
        return byte == UInt8(ascii: "1")
    }

    private mutating func point(
        _ origin: CurvePoint, isFirst: Bool = false
    ) throws(PathDataError) -> CurvePoint {
        let x = try coordinate(origin.x, isFirst: isFirst)
        return CurvePoint(x: x, y: try coordinate(origin.y))
    }

    private mutating func coordinate(_ origin: Double, isFirst: Bool = false) throws(PathDataError) -> Double
    {
        if !isFirst { skipSeparator() }
        let offset = scanner.position
        guard let number = scanner.number(allowsTrailingPoint: true) else {
            throw .numberExpected(offset: offset)
        }
        let value = origin + number.value
        guard value.magnitude <= PathData.coordinateLimit else { throw .tooLarge(offset: offset) }
        return value
    }

    private var beginsNumber: Bool {
        let byte = scanner.current
        return TextScanner.isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
    }

    private mutating func skipSeparator() {
        scanner.skipSpaces()
        if scanner.skip(UInt8(ascii: ",")) { scanner.skipSpaces() }
    }

    /// The whole character at an offset, for the message; it may be outside ASCII.
    private func scalar(at offset: Int) -> Unicode.Scalar {
        var decoder = UTF8()
        var rest = scanner.bytes[offset...].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
        return "\u{FFFD}"
    }
}
