extension Curve {
    /// Creates a curve from a CSS easing: a keyword, `cubic-bezier()`, `linear()` or `steps()`, in any case.
    ///
    /// - Throws: ``CSSEasingError``, with the offsets of the text that can't be read.
    /// - SeeAlso: CSS Easing Functions Level 2; CSS Syntax Module Level 3 for white space, comments and numbers.
    public init(css text: String) throws(CSSEasingError) {
        var reader = CSSEasingReader(text)
        self = try reader.read()
    }
}

/// Reads one CSS easing.
private struct CSSEasingReader {
    private var scanner: TextScanner

    init(_ text: String) {
        scanner = TextScanner(text)
    }

    mutating func read() throws(CSSEasingError) -> Curve {
        skipSpaces()
        let start = scanner.position
        guard !scanner.isAtEnd else { throw CSSEasingError(.empty, in: 0..<start) }
        let name = word()
        let nameRange = start..<max(scanner.position, start)
        guard !name.isEmpty else {
            throw CSSEasingError(.unknownKeyword(rest(from: start)), in: start..<scanner.bytes.count)
        }
        let curve: Curve
        if scanner.skip(UInt8(ascii: "(")) {
            curve = try function(name, nameRange)
            skipSpaces()
            guard scanner.skip(UInt8(ascii: ")")) else {
                throw CSSEasingError(
                    scanner.isAtEnd ? .closingParenthesisExpected : .commaExpected,
                    in: scanner.position..<scanner.position)
            }
        } else {
            curve = try keyword(name, nameRange)
        }
        skipSpaces()
        guard scanner.isAtEnd else {
            throw CSSEasingError(.trailingText, in: scanner.position..<scanner.bytes.count)
        }
        return curve
    }

    private func keyword(_ name: String, _ range: Range<Int>) throws(CSSEasingError) -> Curve {
        switch name {
        case "linear": return .linear
        case "ease": return .bezier(.ease)
        case "ease-in": return .bezier(.easeIn)
        case "ease-out": return .bezier(.easeOut)
        case "ease-in-out": return .bezier(.easeInOut)
        case "step-start": return .steps(Steps(unchecked: 1, jump: .start))
        case "step-end": return .steps(Steps(unchecked: 1, jump: .end))
        default: throw CSSEasingError(.unknownKeyword(name), in: range)
        }
    }

    private mutating func function(
        _ name: String, _ range: Range<Int>
    ) throws(CSSEasingError) -> Curve {
        switch name {
        case "cubic-bezier": return .bezier(try cubicBezier())
        case "linear": return .points(try linearPoints())
        case "steps": return .steps(try steps())
        default: throw CSSEasingError(.unknownFunction(name), in: range)
        }
    }

    private mutating func cubicBezier() throws(CSSEasingError) -> CubicBezier {
        let x1 = try number(inUnitRange: true)
        try comma()
        let y1 = try number(inUnitRange: false)
        try comma()
        let x2 = try number(inUnitRange: true)
        try comma()
        let y2 = try number(inUnitRange: false)
        return CubicBezier(unchecked: x1, y1, x2, y2)
    }

    private mutating func number(inUnitRange: Bool) throws(CSSEasingError) -> Double {
        skipSpaces()
        let start = scanner.position
        let number = try decimal()
        let value = try finite(number, from: start)
        try requireTokenEnd()
        if inUnitRange, !(0...1).contains(value) {
            throw CSSEasingError(.xOutOfRange(value), in: start..<scanner.position)
        }
        return value
    }

    private mutating func steps() throws(CSSEasingError) -> Steps {
        skipSpaces()
        let start = scanner.position
        let number = try decimal()
        let range = start..<scanner.position
        guard number.isInteger else { throw CSSEasingError(.integerExpected, in: range) }
        try requireTokenEnd()
        let value = try finite(number, from: start)
        // Beyond this a Double can't tell neighbouring steps apart, and a 32-bit Int can't hold the count.
        guard value <= 0x1p31 - 1 else { throw CSSEasingError(.numberTooLarge, in: range) }
        skipSpaces()
        var jump = Steps.Jump.end
        if scanner.skip(UInt8(ascii: ",")) { jump = try stepPosition() }
        let least = jump == .none ? 2 : 1
        guard value >= Double(least) else { throw CSSEasingError(.tooFewSteps(least: least), in: range) }
        return Steps(unchecked: Int(value), jump: jump)
    }

    private mutating func stepPosition() throws(CSSEasingError) -> Steps.Jump {
        skipSpaces()
        let start = scanner.position
        let name = word()
        switch name {
        case "start", "jump-start": return .start
        case "end", "jump-end": return .end
        case "jump-none": return .none
        case "jump-both": return .both
        default: throw CSSEasingError(.unknownStepPosition(name), in: start..<scanner.position)
        }
    }

    private mutating func linearPoints() throws(CSSEasingError) -> LinearPoints {
        var stops: [LinearPoints.Stop] = []
        repeat {
            stops.append(try stop())
            skipSpaces()
        } while scanner.skip(UInt8(ascii: ","))
        do throws(LinearPoints.Failure) {
            return try LinearPoints(stops: stops)
        } catch {
            // Every stop was read as a finite number, and there is at least one.
            throw CSSEasingError(.numberExpected, in: scanner.position..<scanner.position)
        }
    }

    /// Reads a number with up to two percentages, which may be before it or after it.
    private mutating func stop() throws(CSSEasingError) -> LinearPoints.Stop {
        var output: Double?
        var inputs: [Double] = []
        var inputsEnded = false
        while true {
            skipSpaces()
            let start = scanner.position
            guard var value = scanner.number() else { break }
            if scanner.skip(UInt8(ascii: "%")) {
                // Percentages must be adjacent: `0% 1 50%` is not a stop.
                guard inputs.count < 2, !inputsEnded else {
                    throw CSSEasingError(.commaExpected, in: start..<scanner.position)
                }
                value.exponent -= 2
                inputs.append(try finite(value, from: start))
            } else {
                guard output == nil else {
                    throw CSSEasingError(.commaExpected, in: start..<scanner.position)
                }
                output = try finite(value, from: start)
                inputsEnded = !inputs.isEmpty
            }
            try requireTokenEnd()
        }
        guard let output else {
            throw CSSEasingError(.numberExpected, in: scanner.position..<scanner.position)
        }
        return LinearPoints.Stop(
            y: output, x: inputs.first, endX: inputs.count > 1 ? inputs[1] : nil)
    }

    private mutating func decimal() throws(CSSEasingError) -> DecimalNumber {
        guard let number = scanner.number() else {
            throw CSSEasingError(.numberExpected, in: scanner.position..<scanner.position)
        }
        return number
    }

    private func finite(_ number: DecimalNumber, from start: Int) throws(CSSEasingError) -> Double {
        let value = number.value
        guard value.isFinite else { throw CSSEasingError(.numberTooLarge, in: start..<scanner.position) }
        return value
    }

    /// A number that runs into a word or another point is no number: `1px`, `1.5.5`.
    private func requireTokenEnd() throws(CSSEasingError) {
        let byte = scanner.current
        let goesOn = Self.isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "%")
        guard scanner.isAtEnd || !goesOn else {
            throw CSSEasingError(.numberExpected, in: scanner.position..<scanner.position + 1)
        }
    }

    private mutating func comma() throws(CSSEasingError) {
        skipSpaces()
        guard scanner.skip(UInt8(ascii: ",")) else {
            throw CSSEasingError(.commaExpected, in: scanner.position..<scanner.position)
        }
    }

    /// A word in lower case; empty where none begins.
    private mutating func word() -> String {
        let start = scanner.position
        while !scanner.isAtEnd, Self.isWordByte(scanner.current) { scanner.position += 1 }
        let lower = scanner.bytes[start..<scanner.position].map { byte in
            byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        }
        return String(decoding: lower, as: UTF8.self)
    }

    private func rest(from start: Int) -> String {
        String(decoding: scanner.bytes[start...], as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        TextScanner.isLetter(byte) || TextScanner.isDigit(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// White space and comments.
    private mutating func skipSpaces() {
        while true {
            scanner.skipSpaces()
            guard scanner.current == UInt8(ascii: "/"),
                scanner.byte(at: scanner.position + 1) == UInt8(ascii: "*")
            else { return }
            scanner.position += 2
            while !scanner.isAtEnd {
                let closes =
                    scanner.current == UInt8(ascii: "*")
                    && scanner.byte(at: scanner.position + 1) == UInt8(ascii: "/")
                scanner.position += 1
                if closes {
                    scanner.position += 1
                    break
                }
            }
        }
    }
}
