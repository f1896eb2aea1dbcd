import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("speccli lsp, names in targets")
struct TargetNameTests {
    private static let address = "file:///nowhere/toast.motion.json"
    private static let text = """
        { "motionSpec": 1, "name": "Toast", "states": ["hidden", "shown"],
          "animations": { "toast.opacity": [0, 1], "shade.opacity": [1, 0] },
          "variants": { "show": { "timings": { "*": {} } } },
          "targets": { "toast": { "appears": "shown" }, "shade": { "disappears": ["shown"] } } }
        """

    private func places(of part: String, in text: String = Self.text) -> [Int] {
        let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
        return bytes.indices.filter { bytes[$0...].starts(with: wanted) }
    }

    private func renamed(_ offset: Int, _ name: String) throws -> String {
        var session = try ServerSession(isPlain: true)
        session.open(Self.address, Array(Self.text.utf8))
        let edit = try session.ask(
            "rename", Self.address, Array(Self.text.utf8), offset, [("newName", .string(name))])
        let texts = SpecTexts([(Self.address, Array(Self.text.utf8))])
        return String(decoding: texts.applying(edit).main.bytes, as: UTF8.self)
    }

    @Test("a state is renamed in targets too, from any of its places")
    func states() throws {
        let all = places(of: "\"shown\"").map { $0 + 1 }
        #expect(all.count == 3)
        for place in all {
            #expect(
                try renamed(place, "there")
                    == Self.text.replacingOccurrences(of: "\"shown\"", with: "\"there\""))
        }
    }

    @Test("a target is renamed together with its properties")
    func targets() throws {
        for place in places(of: "\"toast").map({ $0 + 1 }) {
            #expect(
                try renamed(place, "bread") == Self.text.replacingOccurrences(of: "\"toast", with: "\"bread"))
        }
    }

    /// The labels that are offered where `§` stands in place of a part of the text.
    private func offers(_ part: String, _ with: String) throws -> [String] {
        #expect(Self.text.contains(part))
        let marked = Self.text.replacingOccurrences(of: part, with: with)
        let offset = try #require(places(of: "§", in: marked).first)
        let text = Array(marked.replacingOccurrences(of: "§", with: "").utf8)
        var session = try ServerSession(isPlain: true)
        session.open(Self.address, text)
        let list = try session.ask("completion", Self.address, text, offset)["items"]?.elements ?? []
        return list.compactMap { $0["label"]?.string }
    }

    @Test("states, targets and keys are offered")
    func completion() throws {
        #expect(try offers(#""appears": "shown""#, #""appears": "§""#) == ["hidden", "shown"])
        #expect(try offers(#"["shown"]"#, #"["shown", "§"]"#) == ["hidden"])
        #expect(try offers(#""shade": { "disa"#, #""§": { "disa"#).contains("shade"))
        #expect(try offers(#"{ "appears": "shown" }"#, #"{ "§" }"#).contains("disappears"))
    }
}
