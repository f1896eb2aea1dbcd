import Foundation
import SpecFormat
import Testing

/// The text of a spec that is open in a client, whose names are asked for.
struct NamedText {
    let address: String
    let text: String

    /// The text with the name at an offset changed wherever the server changes it.
    func renamed(_ offset: Int, _ name: String) throws -> String {
        let bytes = Array(text.utf8)
        var session = try ServerSession(isPlain: true)
        session.open(address, bytes)
        let edit = try session.ask("rename", address, bytes, offset, [("newName", .string(name))])
        return String(decoding: SpecTexts([(address, bytes)]).applying(edit).main.bytes, as: UTF8.self)
    }

    /// The labels that are offered where `§` stands in place of a part of the text.
    func offers(_ part: String, _ with: String) throws -> [String] {
        #expect(text.contains(part))
        let marked = text.replacingOccurrences(of: part, with: with)
        let offset = try #require(marked.places(of: "§").first)
        let bytes = Array(marked.replacingOccurrences(of: "§", with: "").utf8)
        var session = try ServerSession(isPlain: true)
        session.open(address, bytes)
        let list = try session.ask("completion", address, bytes, offset)["items"]?.elements ?? []
        return list.compactMap { $0["label"]?.string }
    }
}

extension String {
    /// The offsets in UTF-8 at which a part begins.
    func places(of part: String) -> [Int] {
        let (bytes, wanted) = (Array(utf8), Array(part.utf8))
        return bytes.indices.filter { bytes[$0...].starts(with: wanted) }
    }
}
