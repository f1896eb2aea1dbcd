import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("speccli lsp, what is said of a place")
struct HoverTests {
    private static let address = "file:///nowhere/said.motion.json"
    private static let text = """
        { "motionSpec": 1, "name": "Said", "parameters": { "rise": 48 }, "durations": { "calm": "250ms" },
          "timings": { "soft": { "duration": "calm", "curve": "ease-in" } }, "defaults": { "duration": "333ms" },
          "animations": { "a.opacity": [0, 1], "a.position.y": { "values": ["= rise * 2", 0], "timing": "move" } },
          "variants": {
            "show": { "timings": { "*": { "delay": "calm" }, "move": "soft" } },
            "tree": { "motion": { "animate": "a.opacity", "to": 0, "curve": { "bezier": [0.1, 0.2, 0.3, 0.4] } } }
          } }
        """

    /// What is said of the place some bytes behind the beginning of a part of the text.
    private func said(_ part: String, _ count: Int = 1) throws -> String {
        let bytes = Array(Self.text.utf8)
        var session = try ServerSession()
        session.open(Self.address, bytes)
        let offset = try #require(Self.text.places(of: part).first) + count
        let hover = try session.ask("hover", Self.address, bytes, offset)
        return hover.at("contents", "value")?.string ?? ""
    }

    @Test(
        "each part of a timing says where it comes from",
        arguments: [
            (
                "\"soft\": {",
                ["- duration 250 ms (`calm`)", "- curve cubic Bézier 0.42, 0, 1, 1 (`ease-in`)"]
            ),
            (
                "\"move\": \"",
                ["- all of it from `soft`", "- duration 250 ms", "- curve cubic Bézier 0.42, 0, 1, 1"]
            ),
            (
                "\"*\"",
                [
                    "- delay 250 ms (`calm`)", "- duration 333 ms (by the spec's `defaults`)",
                    "- curve cubic Bézier 0.42, 0, 0.58, 1 (by default)",
                ]
            ),
        ])
    func origins(_ place: String, _ lines: [String]) throws {
        let all = try said(place).split(separator: "\n").map { String($0) }
        for line in lines { #expect(all.contains(line), "\(line) in \(all)") }
    }

    @Test(
        "a client that takes no Markdown gets none",
        arguments: ["\"soft\": {", "\"calm\": \"", "\"*\"", "\"move\": \"", "\"show\"", "\"ease-in\""])
    func plain(_ place: String) throws {
        let bytes = Array(Self.text.utf8)
        var session = try ServerSession(isPlain: true)
        session.open(Self.address, bytes)
        let offset = try #require(Self.text.places(of: place).first) + 1
        let hover = try session.ask("hover", Self.address, bytes, offset)
        let text = try #require(hover.at("contents", "value")?.string)
        #expect(hover.at("contents", "kind")?.string == "plaintext")
        #expect(!text.isEmpty && !text.contains("`") && !text.contains("**"), "\(text)")
    }

    @Test(
        "nothing is said twice",
        arguments: ["\"soft\": {", "\"calm\": \"", "\"*\"", "\"move\": \"", "\"show\""])
    func once(_ place: String) throws {
        let parts = try said(place).components(separatedBy: "\n\n").filter { !$0.isEmpty }
        #expect(!parts.isEmpty && Set(parts).count == parts.count, "\(parts)")
    }

    @Test("a parameter says its default, and in an expression what that comes to")
    func parameters() throws {
        #expect(try said("\"rise\": 48") == "**parameter** `rise`\n\ndefault `48`")
        #expect(try said("rise * 2", 0) == "**parameter** `rise`\n\ndefault `48`\n\na number = 96")
    }
}
