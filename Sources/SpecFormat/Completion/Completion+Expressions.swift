import MotionModel

/// Offers inside an expression.
extension Completion {
    /// A name that is being typed in an expression.
    struct Piece {
        /// Its place, empty between two words.
        let range: SourceRange
        /// The names in front of it, if it is a part of a value: `box` and `size` for `box.size.`.
        let whole: [String]
        /// Whether it is the path of a property that is read, between the brackets of `value(…)`.
        var isReading = false
    }

    /// The name that is being typed in an expression; nil outside of expressions, and in a number.
    var expressionPiece: Piece? {
        guard cursor.role == .value, case .string(let string)? = cursor.value?.content,
            string.value.utf8.first == UInt8(ascii: "="), !string.hasEscapes,
            offset > string.contentRange.start, offset <= string.contentRange.end
        else { return nil }
        let bytes = file.bytes
        func start(of end: Int) -> Int {
            var start = end
            while start > string.contentRange.start + 1, Self.isNameByte(bytes[start - 1]) { start -= 1 }
            return start
        }
        func isNumber(_ start: Int) -> Bool {
            bytes[start] >= UInt8(ascii: "0") && bytes[start] <= UInt8(ascii: "9")
        }
        if let range = readingRange(in: string, bytes) {
            return Piece(range: range, whole: [], isReading: true)
        }
        let first = start(of: offset)
        var end = offset
        while end < string.contentRange.end, Self.isNameByte(bytes[end]) { end += 1 }
        guard first == end || !isNumber(first) else { return nil }
        var whole: [String] = []
        var place = first
        while bytes[place - 1] == UInt8(ascii: ".") {
            let start = start(of: place - 1)
            guard start < place - 1, !isNumber(start) else { return nil }
            whole.insert(String(decoding: bytes[start..<(place - 1)], as: UTF8.self), at: 0)
            place = start
        }
        return Piece(range: SourceRange(start: first, end: end), whole: whole)
    }

    /// The place of the path between the brackets of `value(…)` around the cursor; nil elsewhere.
    private func readingRange(in string: JSONString, _ bytes: [UInt8]) -> SourceRange? {
        func isPathByte(_ byte: UInt8) -> Bool {
            Self.isNameByte(byte) || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$")].contains(byte)
        }
        let first = string.contentRange.start + 1
        var (start, end) = (offset, offset)
        while start > first, isPathByte(bytes[start - 1]) { start -= 1 }
        while end < string.contentRange.end, isPathByte(bytes[end]) { end += 1 }
        let opening = Array("\(ExpressionParser.value)(".utf8)
        let word = start - opening.count
        guard word >= first, bytes[word..<start].elementsEqual(opening), !Self.isNameByte(bytes[word - 1])
        else {
            return nil
        }
        return SourceRange(start: start, end: end)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The names that the decoder knows there, and the functions.
    func expressionOffers() -> [Offer] {
        guard let piece = expressionPiece else { return [] }
        let range = piece.range
        var known: ExpressionNames?
        for fact in annotations.facts(at: offset) + annotations.facts(at: cursor.range.start) {
            guard known == nil, case .expression(_, _, let names) = fact.meaning else { continue }
            known = names
        }
        guard !piece.isReading else {
            return (known?.readings ?? []).map {
                Offer($0, .name(.property), detail: "a number of the model", range: range, text: $0)
            }
        }
        guard piece.whole.isEmpty else {
            let parts = known?.parts(of: piece.whole) ?? []
            return parts.map { Offer($0, .part, detail: "a part", range: range, text: $0) }
        }
        let details = self.known.names(.parameter)
        let names = known?.all ?? details.map { $0.name }
        let isCondition = cursor.member?.key.value == TransitionField.when.rawValue
        var offers = names.map { name in
            var offer = Offer(
                name, .name(.parameter), detail: details.first { $0.name == name }?.detail, range: range,
                text: name)
            // A number by itself is no condition.
            if isCondition { offer.others = [("\(name) > 0", "\(name) > ${1:0}")] }
            return offer
        }
        offers.append(Offer(ExpressionEnvironment.pi, .word, detail: "3.14159…", range: range, text: "pi"))
        if let path = known?.readings.first {
            let name = ExpressionParser.value
            offers.append(
                Offer(
                    name, .function, detail: "a number of the model", range: range, text: "\(name)(\(path))",
                    snippet: "\(name)(${1:\(path.utf8.first == UInt8(ascii: "$") ? "\\\(path)" : path)})"))
        }
        for function in Expression.Function.allCases {
            let name = function.rawValue
            var offer = Offer(
                name, .function, detail: "a function", range: range, text: "\(name)(1)",
                snippet: "\(name)(${1:1})")
            offer.others = [
                ("\(name)(1, 1)", "\(name)(${1:1}, ${2:1})"),
                ("\(name)(1, 1, 1)", "\(name)(${1:1}, ${2:1}, ${3:1})"),
                ("\(name)(1, 1, 1, 1, 1)", "\(name)(${1:1}, ${2:1}, ${3:1}, ${4:1}, ${5:1})"),
            ]
            offers.append(offer)
        }
        return offers
    }
}
