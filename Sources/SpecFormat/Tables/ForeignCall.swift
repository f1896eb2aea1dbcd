/// A call as Swift, Kotlin and JavaScript write it: `easeOut(duration: 0.3)`, `tween(300, easing = LinearEasing)`.
struct ForeignCall {
    /// The name in front of the bracket.
    let name: String
    /// The arguments with their labels; nil for a name without brackets, such as a type.
    let arguments: [(label: String?, value: String)]?

    /// The argument of a label, or without one at a place.
    subscript(label: String, place: Int? = nil) -> String? {
        guard let arguments else { return nil }
        if let argument = arguments.first(where: { $0.label == label }) { return argument.value }
        guard let place, place < arguments.count, arguments[place].label == nil else { return nil }
        return arguments[place].value
    }

    /// The calls of a text that follow each other with full stops, without the names of types in front: `.easeOut(duration: 0.3)
    /// .delay(0.1)`; nil for another text.
    ///
    /// - Complexity: O(n) for n bytes.
    static func chain(_ text: String) -> [ForeignCall]? {
        var calls: [ForeignCall] = []
        for part in split(text, at: UInt8(ascii: ".")) where !part.isEmpty {
            guard let bracket = part.utf8.firstIndex(of: UInt8(ascii: "(")) else {
                guard part.isIdentifier, calls.allSatisfy({ $0.arguments == nil }) else {
                    return nil
                }
                calls.append(ForeignCall(name: part, arguments: nil))
                continue
            }
            let name = String(part[..<bracket])
            guard name.isIdentifier, part.utf8.last == UInt8(ascii: ")") else { return nil }
            let inside = String(part[part.utf8.index(after: bracket)...].dropLast())
            calls.append(ForeignCall(name: name, arguments: arguments(inside)))
        }
        return calls.isEmpty ? nil : calls
    }

    private static func arguments(_ text: String) -> [(label: String?, value: String)] {
        guard !trimmed(text).isEmpty else { return [] }
        return split(text, at: UInt8(ascii: ",")).map { argument in
            for mark in [UInt8(ascii: ":"), UInt8(ascii: "=")] {
                let parts = split(argument, at: mark)
                if parts.count == 2, parts[0].isIdentifier { return (parts[0], parts[1]) }
            }
            return (nil, argument)
        }
    }

    /// The parts of a text between the places of a byte outside brackets, without spaces around them. A full stop between digits is
    /// none.
    static func split(_ text: String, at mark: UInt8) -> [String] {
        let bytes = [UInt8](text.utf8)
        var parts: [String] = []
        var depth = 0
        var start = 0
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case mark where depth == 0:
                let isDecimal =
                    mark == UInt8(ascii: ".") && index + 1 < bytes.count && isDigit(bytes[index + 1])
                if isDecimal { continue }
                parts.append(trimmed(String(decoding: bytes[start..<index], as: UTF8.self)))
                start = index + 1
            default: break
            }
        }
        return parts + [trimmed(String(decoding: bytes[start...], as: UTF8.self))]
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func trimmed(_ text: String) -> String {
        var bytes = text.utf8[...]
        while bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
        return String(Substring(bytes))
    }
}
