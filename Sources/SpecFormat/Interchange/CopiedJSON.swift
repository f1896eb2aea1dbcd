/// A JSON value to write, parts of which may be copied byte for byte from a text.
package enum CopiedJSON: Sendable {
    /// A value that is printed.
    case value(JSONValue)
    /// The source text of a value.
    case verbatim([UInt8])
    /// Members in the order to write them.
    case object([(String, CopiedJSON)])

    /// The value as JSON text, without layout; copied parts keep their own.
    ///
    /// - Complexity: O(n) for n bytes.
    package var text: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .value(let value): bytes += value.text(pretty: false).utf8
        case .verbatim(let text): bytes += text
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += JSONValue.quoted(member.0).utf8
                bytes.append(UInt8(ascii: ":"))
                member.1.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
