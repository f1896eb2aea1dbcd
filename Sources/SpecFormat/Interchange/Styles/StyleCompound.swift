/// A compound selector, as `button.primary:hover`: what it says about one element.
struct StyleCompound {
    /// The type, the classes and the ids, without their marks, in the order of the text; a type is left out where there
    /// are others.
    private(set) var names: [String] = []
    /// What must hold beside them: pseudo-classes and attributes.
    private(set) var states: [String] = []
    /// The pseudo-classes among them, which come and go while classes stay.
    private(set) var pseudoClasses: Set<String> = []
    /// The attributes among them, with their names.
    private(set) var attributes: [String] = []
    /// What makes another element of it: `::before`, `:nth-child(2)`.
    private var parts: [String] = []
    /// The type, if it is written.
    private(set) var type: String?

    /// Reads a compound selector.
    init(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while let mark = bytes.first {
            switch mark {
            case UInt8(ascii: "."), UInt8(ascii: "#"):
                bytes.removeFirst()
                names.append(Self.name(&bytes))
            case UInt8(ascii: "["):
                let inside = Self.bracket(&bytes)
                // '[data-state=open]' is the state 'open', '[open]' too.
                let value = inside.split(separator: "=").last.map { String($0) } ?? inside
                let attribute = StyleText.names(in: inside).first ?? ""
                guard value == inside || !Self.naming.contains(attribute) else {
                    names.append(StyleText.unquoted(value))
                    continue
                }
                states.append(StyleText.unquoted(value))
                attributes.append(inside.dropLast(value.count) + StyleText.unquoted(value))
            case UInt8(ascii: ":"):
                bytes.removeFirst()
                let isElement = bytes.first == mark
                if isElement { bytes.removeFirst() }
                var name = StyleText.lowercase(Self.name(&bytes))
                if name == "host" {
                    // The element that has the shadow tree: ':host([open])' is its state 'open'.
                    type = name
                    guard bytes.first == UInt8(ascii: "(") else { continue }
                    let inner = StyleCompound(Self.bracket(&bytes))
                    states += inner.names + inner.states
                    attributes += inner.attributes
                    continue
                }
                if bytes.first == UInt8(ascii: "(") { name += " " + Self.bracket(&bytes) }
                let isPart = isElement || Self.parts.contains { name.hasPrefix($0) }
                if isPart {
                    parts.append(name)
                } else if name == "root" {
                    type = name
                } else {
                    states.append(name)
                    pseudoClasses.insert(name)
                }
            default:
                let name = Self.name(&bytes)
                // A character that begins no name, as '*'.
                if name.isEmpty { bytes = bytes.dropFirst() } else { type = name }
            }
        }
        names.removeAll { $0.isEmpty }
        // Those of a view transition belong to no element that has a name.
        if names.isEmpty, type == nil, parts.count == 1, parts[0].hasPrefix("view-transition") {
            names = parts
            parts = []
        }
        if names.isEmpty, let type { names = [type] }
    }

    /// ★ Attributes whose values are names of elements.
    private static let naming = ["data-motion", "data-testid", "id", "name", "aria-label", "part", "slot"]

    /// ★ Pseudo-classes that say which of several elements is meant, and two pseudo-elements that have one colon too.
    private static let parts = ["nth-", "first-", "last-", "only-", "before", "after"]

    /// The name of the element in the spec, nil without one, what it is written as, and its states.
    func meaning(_ alone: Set<String>) -> (name: String?, text: String, states: [String]) {
        var states = states
        var element = names.first { alone.contains($0) } ?? names.first
        for name in names where name != element { states.append(name) }
        // A modifier, as 'card--open' where there is a 'card'.
        if let name = element, !alone.contains(name) || names.count == 1, let base = Self.base(of: name),
            alone.contains(base)
        {
            states.append(String(name.dropFirst(base.count)))
            element = base
        }
        guard let element else { return (nil, "", states) }
        let text = ([element] + parts).joined(separator: " ")
        return (StyleText.identifier(text), text, states)
    }

    /// What stands before, in and after the brackets of the first `:is()` or `:where()` of a compound selector; nil without one.
    static func choice(in text: String) -> (before: String, inside: String, after: String)? {
        let bytes = Array(text.utf8)
        var (index, depth) = (0, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 0:
                var rest = bytes[(index + 1)...]
                let name = StyleText.lowercase(Self.name(&rest))
                guard choices.contains(name), rest.first == UInt8(ascii: "(") else { break }
                let inside = bracket(&rest)
                return (
                    String(decoding: bytes[..<index], as: UTF8.self), inside,
                    String(decoding: rest, as: UTF8.self)
                )
            default: break
            }
            index += 1
        }
        return nil
    }

    /// ★ The pseudo-classes that stand for each selector of a list.
    private static let choices = ["is", "where", "matches", "-webkit-any", "-moz-any"]

    /// What stands before the `--` of a name; nil without one.
    private static func base(of name: String) -> String? {
        var index = name.startIndex
        while index < name.endIndex {
            if name[index...].hasPrefix("--"), index > name.startIndex { return String(name[..<index]) }
            index = name.index(after: index)
        }
        return nil
    }

    private static func name(_ bytes: inout ArraySlice<UInt8>) -> String {
        var name: [UInt8] = []
        while let byte = bytes.first {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
                name.append(byte)
            // An escaped character is a part of the name.
            case UInt8(ascii: "\\"):
                bytes.removeFirst()
                guard let next = bytes.first else { return String(decoding: name, as: UTF8.self) }
                name.append(next)
            default: return String(decoding: name, as: UTF8.self)
            }
            bytes.removeFirst()
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// The text between brackets, which may be in each other.
    private static func bracket(_ bytes: inout ArraySlice<UInt8>) -> String {
        var inside: [UInt8] = []
        var depth = 0
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            if depth == 0 { break }
            inside.append(byte)
        }
        return String(decoding: inside.dropFirst(), as: UTF8.self)
    }
}
