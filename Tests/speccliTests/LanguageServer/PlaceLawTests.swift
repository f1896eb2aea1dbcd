import Foundation
import SpecFormat
import TestSupport
import Testing

@testable import speccli

/// What holds at every place of every spec, whole or damaged. `PLACES` in the environment is the number of texts.
@Suite("speccli lsp, wherever the cursor is")
struct PlaceLawTests {
    /// Requests about a whole text, about a part of it, and about a place in it.
    private static let methods = (
        whole: [
            "documentLink", "documentColor", "semanticTokens/full", "documentSymbol", "foldingRange",
            "diagnostic", "formatting", "codeLens",
        ], part: ["inlayHint", "semanticTokens/range", "rangeFormatting"],
        place: ["hover", "definition", "references", "documentHighlight", "completion"]
    )

    @Test("every request is answered, whatever the text and the place", arguments: [1, 2])
    func answers(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var session = try ServerSession()
        for texts in SpecTexts.some(seed) {
            let texts = texts.damaged(&random)
            session.open(texts)
            for (address, bytes) in texts.all {
                let document = ("textDocument", JSONValue.object([("uri", .string(address))]))
                let whole = TextPositions(bytes, .utf8).json(SourceRange(start: 0, end: bytes.count))
                for method in Self.methods.whole {
                    _ = try session.ask("textDocument/\(method)", .object([document]))
                }
                for method in Self.methods.part {
                    _ = try session.ask("textDocument/\(method)", .object([document, ("range", whole)]))
                }
                let color = JSONValue.object([("red", 1), ("green", 0.5), ("blue", 0), ("alpha", 1)])
                _ = try session.ask(
                    "textDocument/colorPresentation", .object([document, ("range", whole), ("color", color)]))
                for _ in 0..<4 {
                    try Self.examine(random.below(bytes.count + 1), of: address, bytes, &session, &random)
                }
            }
            let found = try session.ask("workspace/symbol", .object([("query", "o")]))
            for symbol in found.elements { try Self.expectPlace(symbol["location"], in: texts) }
        }
    }

    /// Asks everything that can be asked about a place.
    private static func examine(
        _ offset: Int, of address: String, _ bytes: [UInt8], _ session: inout ServerSession,
        _ random: inout SplitMix64
    ) throws {
        let document = ("textDocument", JSONValue.object([("uri", .string(address))]))
        for method in methods.place { _ = try session.ask(method, address, bytes, offset) }
        // A name that can't be changed is an error with a reason.
        let place = ServerSession.place(address, bytes, offset, [("newName", "other")])
        for method in ["prepareRename", "rename"] {
            let answer = try session.response("textDocument/\(method)", place)
            #expect(answer["result"] != nil || answer.at("error", "code")?.integer == -32602)
        }
        for item in try session.ask("prepareCallHierarchy", address, bytes, offset).elements {
            for method in ["callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"] {
                _ = try session.ask(method, .object([("item", item)]))
            }
        }
        let end = min(bytes.count, offset + random.below(20))
        let range = TextPositions(bytes, .utf8).json(SourceRange(start: offset, end: end))
        let context = JSONValue.object([("diagnostics", []), ("triggerKind", 1)])
        _ = try session.ask(
            "textDocument/codeAction", .object([document, ("range", range), ("context", context)]))
        let position = place["position"] ?? .null
        let ranges = try session.ask(
            "textDocument/selectionRange", .object([document, ("positions", [position])]))
        var inner = ranges.elements.first
        #expect(inner != nil)
        while let parent = inner?["parent"] {
            let small = inner?["range"]?.offsets(in: bytes) ?? 0..<0
            let large = parent["range"]?.offsets(in: bytes) ?? 0..<0
            #expect(large.lowerBound <= small.lowerBound && small.upperBound <= large.upperBound)
            inner = parent
        }
    }

    /// Holds a place to one of the texts: it begins and ends there.
    private static func expectPlace(_ location: JSONValue?, in texts: SpecTexts) throws {
        let address = try #require(location?["uri"]?.string)
        guard texts.all.contains(where: { $0.address == address }) else { return }
        let range = try #require(location?["range"])
        let offsets = range.offsets(in: texts[address])
        #expect(!offsets.isEmpty)
        let again = TextPositions(texts[address], .utf8).json(
            SourceRange(start: offsets.lowerBound, end: offsets.upperBound))
        #expect(again.text(pretty: false) == range.text(pretty: false))
    }

    @Test("what is offered brings no error or warning where it is taken", arguments: [1, 2, 3])
    func completions(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var session = try ServerSession(isPlain: true)
        var count = 0
        for texts in SpecTexts.some(seed) {
            let texts = texts.damaged(&random)
            session.open(texts)
            let (address, bytes) = texts.all[random.below(texts.all.count)]
            let before = Set(try session.problems(address, upTo: 2).map { $0.key })
            for _ in 0..<6 {
                let offset = random.below(bytes.count + 1)
                session.open(address, bytes)
                let list = try session.ask("completion", address, bytes, offset)["items"]?.elements ?? []
                guard !list.isEmpty else { continue }
                for _ in 0..<3 {
                    let item = list[random.below(list.count)]
                    let edit = item["textEdit"] ?? .null
                    let range = edit["range"]?.offsets(in: bytes) ?? 0..<0
                    let taken = JSONValue.array([edit]).applied(to: bytes)
                    let end = range.lowerBound + (edit["newText"]?.string ?? "").utf8.count
                    session.open(address, taken)
                    // What gets its name here is used later.
                    for (key, place) in try session.problems(address, upTo: 2)
                    where !before.contains(key) && !key.hasPrefix("name-unused ") {
                        let place = place.offsets(in: taken)
                        let touches = place.lowerBound <= end && range.lowerBound <= place.upperBound
                        #expect(!touches, "\(address) \(offset) \(edit.text(pretty: false)): \(key)")
                    }
                    count += 1
                }
            }
        }
        #expect(count > 2 * SpecTexts.count)
    }
}
