import MotionModel

/// The names that lead to a token, from the outermost group inwards.
struct TokenPath: Hashable {
    /// The names, at least one.
    let names: [String]

    /// The path in the form of a reference, without the braces.
    var text: String { names.joined(separator: ".") }

    /// The path of an alias, `{group.token}`; nil if the text isn't one.
    static func alias(_ text: String) -> TokenPath? {
        let bytes = [UInt8](text.utf8)
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else {
            return nil
        }
        let inside = bytes[1..<(bytes.count - 1)]
        let isOne = !inside.contains(UInt8(ascii: "{")) && !inside.contains(UInt8(ascii: "}"))
        guard isOne else { return nil }
        let names = inside.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return TokenPath(names: names.map { String(decoding: $0, as: UTF8.self) })
    }

    /// The steps of a JSON pointer in a fragment, `#/group/token/$value`; nil if the text isn't one.
    ///
    /// - SeeAlso: RFC 6901, sections 4 and 6
    static func pointer(_ text: String) -> TokenPath? {
        guard text == "#" || text.hasPrefix("#/") else { return nil }
        let bytes = [UInt8](text.utf8).dropFirst(2)
        guard let decoded = percentDecoded(bytes) else { return nil }
        var names: [String] = []
        for step in decoded.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let name = unescaped(step) else { return nil }
            names.append(name)
        }
        return TokenPath(names: text == "#" ? [] : names)
    }

    /// The step with `~0` as a tilde and `~1` as a slash; nil if it has another `~`.
    private static func unescaped(_ step: ArraySlice<UInt8>) -> String? {
        var name: [UInt8] = []
        var bytes = step
        while let byte = bytes.popFirst() {
            guard byte == UInt8(ascii: "~") else {
                name.append(byte)
                continue
            }
            switch bytes.popFirst() {
            case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var bytes = text
        while let byte = bytes.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard let high = bytes.popFirst().flatMap(hexValue), let low = bytes.popFirst().flatMap(hexValue)
            else { return nil }
            result.append(high << 4 | low)
        }
        return result
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension JSONSyntax {
    /// The member or element at one step of a JSON pointer.
    func child(_ step: String) -> JSONSyntax? {
        switch content {
        case .object(let object): return object[step]?.value
        case .array(let array):
            guard let index = NumberText.value(of: step), index >= 0, index < Double(array.elements.count),
                NumberText.text(index) == step, index == index.rounded(.towardZero)
            else { return nil }
            return array.elements[Int(index)]
        case .null, .bool, .number, .string, .invalid: return nil
        }
    }

    /// The text of a string.
    var string: JSONString? {
        if case .string(let string) = content { return string }
        return nil
    }

    /// The members of an object.
    var object: JSONObject? {
        if case .object(let object) = content { return object }
        return nil
    }
}
