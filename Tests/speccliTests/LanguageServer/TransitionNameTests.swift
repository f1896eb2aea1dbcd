import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("speccli lsp, names in transitions")
struct TransitionNameTests {
    private static let address = "file:///nowhere/order.motion.json"
    /// What is tapped stands in front of what hears it.
    private static let text = """
        { "motionSpec": 1, "name": "Order",
          "$preview": { "layers": { "box": { "tap": "tap" }, "bell": { "tap": "ring" } } },
          "parameters": { "limit": 3 }, "states": ["idle", "😀 busy", "done"],
          "animations": { "box.opacity": [1, 0.5, 0], "bell.opacity": [0, "= limit / 10", 1] },
          "variants": {
            "start": { "from": "idle", "to": "😀 busy", "timings": { "*": {} } },
            "end": { "from": "😀 busy", "to": "done", "timings": { "*": {} } },
            "clear": { "from": "done", "to": "idle", "timings": { "*": {} } },
            "skip": { "from": "idle", "to": "done", "timings": { "*": {} } }
          },
          "transitions": [
            { "from": "idle", "to": "😀 busy", "on": "tap", "when": "= limit > 2" },
            { "from": ["😀 busy"], "to": "done", "on": ["paid", "tap"], "play": "end" },
            { "from": "*", "to": "done", "on": "skip" },
            { "from": "done", "to": "idle", "on": "reset", "play": "clear" },
            { "from": "done", "to": "idle", "after": "complete" }
          ] }
        """
    private static let spec = NamedText(address: address, text: text)

    private func session(_ text: String = Self.text) throws -> ServerSession {
        var session = try ServerSession(isPlain: true)
        session.open(Self.address, Array(text.utf8))
        return session
    }

    /// Where the ranges in an answer begin.
    private func starts(_ places: JSONValue) -> [Int] {
        places.elements.compactMap { $0["range"]?.offsets(in: Array(Self.text.utf8)).lowerBound }.sorted()
    }

    private func ask(_ method: String, _ offset: Int, _ more: [(String, JSONValue)] = []) throws -> JSONValue
    {
        var session = try session()
        return try session.ask(method, Self.address, Array(Self.text.utf8), offset, more)
    }

    /// One behind each opening quote of a name in quotes.
    private func names(_ name: String) -> [Int] { Self.text.places(of: "\"\(name)\"").map { $0 + 1 } }

    @Test("an event is given by the first transition that it takes, and leads everywhere")
    func events() throws {
        // The first two are the key and the value in the preview, the third is the key of the other layer.
        let taps = names("tap").filter { place in
            !Self.text.utf8.dropFirst(place + 4).starts(with: ":".utf8)
        }
        #expect(taps.count == 3)
        for tap in taps {
            #expect(starts(try ask("definition", tap)) == [taps[1]])
            let all: JSONValue = .object([("includeDeclaration", true)])
            #expect(starts(try ask("references", tap, [("context", all)])) == taps)
            #expect(starts(try ask("references", tap)) == [taps[0], taps[2]])
            let lights = try ask("documentHighlight", tap)
            #expect(starts(lights) == taps)
            #expect(lights.elements.map { $0["kind"]?.integer } == [2, 3, 2])
            #expect(try ask("prepareRename", tap)["placeholder"]?.string == "tap")
            let other = try Self.spec.renamed(tap, "a \"tap\".")
            #expect(other.components(separatedBy: #""a \"tap\".""#).count == 4)
            #expect(other.components(separatedBy: "\"tap\"").count == 3)
        }
        // Nobody hears it: there is a name, but nothing that gives it.
        let ring = try #require(names("ring").first)
        #expect(starts(try ask("definition", ring)) == [])
        #expect(starts(try ask("references", ring)) == [ring])
    }

    @Test("events are coloured as such, and found in the workspace")
    func colours() throws {
        var session = try session()
        let document = JSONValue.object([
            ("textDocument", .object([("uri", .string(Self.address))]))
        ])
        let numbers = try session.ask("textDocument/semanticTokens/full", document)["data"]?.elements ?? []
        let types = stride(from: 3, to: numbers.count, by: 5).map { numbers[$0].integer }
        let event = try #require(SemanticTokens.types.firstIndex(of: "event"))
        #expect(types.filter { $0 == event }.count == 7)
        let found = try session.ask("workspace/symbol", .object([("query", "paid")])).elements
        #expect(found.map { $0["name"]?.string } == ["paid"])
        #expect(found.map { $0["kind"]?.integer } == [24])
    }

    @Test("states and transitions are in the outline")
    func outline() throws {
        var session = try session()
        let document = JSONValue.object([("textDocument", .object([("uri", .string(Self.address))]))])
        let symbols = try session.ask("textDocument/documentSymbol", document).elements
        // The client of this session takes no trees: each says what it is in.
        func names(_ container: String) -> [String?] {
            symbols.filter { $0["containerName"]?.string == container }.map { $0["name"]?.string }
        }
        #expect(names("states") == ["idle", "😀 busy", "done"])
        #expect(
            names("transitions") == [
                "idle → 😀 busy on tap when = limit > 2", "😀 busy → done on paid, tap", "* → done on skip",
                "done → idle on reset", "done → idle after complete",
            ])
    }

    @Test("a transition that plays a variant isn't a use by the last variant in front of it")
    func calls() throws {
        for name in ["end", "clear"] {
            let item = try #require(try ask("prepareCallHierarchy", names(name)[0]).elements.first)
            var session = try session()
            let users = try session.ask("callHierarchy/incomingCalls", .object([("item", item)]))
            #expect(users.elements.isEmpty, "\(users.text(pretty: false))")
        }
        let item = try #require(try ask("prepareCallHierarchy", names("skip")[0]).elements.first)
        var session = try session()
        let used = try session.ask("callHierarchy/outgoingCalls", .object([("item", item)]))
        #expect(used.elements.isEmpty, "\(used.text(pretty: false))")
    }

    @Test("what isn't a name can't be renamed, and no name becomes another's")
    func refusals() throws {
        var session = try session()
        func reason(_ method: String, _ offset: Int, _ name: String = "other") throws -> String? {
            try session.response(
                "textDocument/\(method)",
                ServerSession.place(Self.address, Array(Self.text.utf8), offset, [("newName", .string(name))])
            ).at("error", "message")?.string
        }
        for word in ["complete", "*", "after", "on", "play"] {
            let place = try #require(names(word).last)
            #expect(try reason("prepareRename", place) == "there is no name here", "\(word)")
            #expect(try reason("rename", place) == "there is no name here", "\(word)")
        }
        let event = try #require(names("reset").first)
        for name in ["tap", "ring"] {
            #expect(try reason("rename", event, name) == "'\(name)' is the name of something else")
        }
        for name in ["", "= x"] {
            #expect(try reason("rename", event, name) == "'\(name)' is no name for an event")
        }
    }

    @Test(
        "states, variants and parameters of transitions are those of the spec",
        arguments: [
            ("idle", 7), ("😀 busy", 5), ("done", 8), ("end", 2), ("clear", 2),
        ])
    func others(_ name: String, count: Int) throws {
        let all = names(name)
        #expect(all.count == count)
        for place in all {
            #expect(starts(try ask("definition", place)) == [all[0]])
            let context: JSONValue = .object([("includeDeclaration", true)])
            #expect(starts(try ask("references", place, [("context", context)])) == all)
        }
        let other = try Self.spec.renamed(all[all.count - 1], "other")
        #expect(other.components(separatedBy: "\"other\"").count == count + 1)
        #expect(!other.contains("\"\(name)\""))
    }

    @Test("a parameter in 'when' is the spec's")
    func parameters() throws {
        let all = Self.text.places(of: "limit")
        #expect(all.count == 3)
        #expect(starts(try ask("definition", all[2])) == [all[0]])
        #expect(starts(try ask("references", all[0])) == [all[1], all[2]])
        #expect(try Self.spec.renamed(all[2], "most").contains(#""when": "= most > 2""#))
    }

    @Test("a variant is known in a transition that isn't complete yet")
    func incomplete() throws {
        let text = Self.text.replacingOccurrences(of: #""on": "reset", "#, with: "")
        var session = try session(text)
        let all = text.places(of: "\"clear\"").map { $0 + 1 }
        let found = try session.ask("definition", Self.address, Array(text.utf8), all[1])
        #expect(found.elements.count == 1)
    }

    @Test("a whole transition is offered, and what one needs with its first key")
    func wholes() throws {
        let text = #"""
            { "motionSpec": 1, "name": "Two", "states": ["in", "out"], "animations": { "a.opacity": [0, 1] },
              "variants": { "go": { "timings": { "*": {} } } }, "transitions": [§] }
            """#
        for (written, label) in [("", "a transition"), ("{ \"\" }", "from"), ("{ \"\" }", "to")] {
            let marked = text.replacingOccurrences(of: "§", with: written)
            let offset = try #require(text.places(of: "§").first) + (written.isEmpty ? 0 : 3)
            let bytes = Array(marked.utf8)
            var session = try session(marked)
            let list = try session.ask("completion", Self.address, bytes, offset)["items"]?.elements ?? []
            let item = try #require(list.first { $0["label"]?.string == label }, "\(label): \(list.count)")
            let taken = JSONValue.array([item["textEdit"] ?? .null]).applied(to: bytes)
            let told = String(decoding: taken, as: UTF8.self)
            session.open(Self.address, taken)
            #expect(try session.errors(Self.address).isEmpty, "\(told)")
            #expect(["\"from\"", "\"to\"", "\"in\"", "\"out\""].allSatisfy { told.contains($0) }, "\(told)")
        }
    }

    @Test("what fits is offered: events that are heard or sent, states, variants that lead there, parameters")
    func completion() throws {
        #expect(try Self.spec.offers(#""tap": "ring""#, #""tap": "§""#) == ["tap", "paid", "skip", "reset"])
        #expect(try Self.spec.offers(#""tap": "ring""#, #""tap": "p§""#) == ["paid"])
        #expect(try Self.spec.offers(#""on": "reset""#, #""on": "§""#) == ["tap", "ring", "paid", "skip"])
        #expect(try Self.spec.offers(#""on": "reset""#, #""on": "ri§""#) == ["ring"])
        #expect(
            try Self.spec.offers(#""on": "reset""#, #""on": ["reset", "§"]"#) == [
                "tap", "ring", "paid", "skip",
            ])
        #expect(
            try Self.spec.offers(
                #""from": "done", "to": "idle", "after""#, #""from": "§", "to": "idle", "after""#)
                == ["😀 busy", "done", "*"])
        #expect(
            try Self.spec.offers(#""from": ["😀 busy"]"#, #""from": ["😀 busy", "§"]"#) == ["idle", "done"])
        #expect(
            try Self.spec.offers(#""to": "idle", "after""#, #""to": "§", "after""#) == ["idle", "😀 busy"])
        #expect(try Self.spec.offers(#""play": "end""#, #""play": "§""#) == ["end"])
        #expect(try Self.spec.offers(#""after": "complete""#, #""after": "§""#) == ["complete"])
        #expect(try Self.spec.offers("= limit > 2", "= li§") == ["limit"])
    }
}
