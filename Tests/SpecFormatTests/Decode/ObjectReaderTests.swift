import TestSupport
import Testing

@testable import SpecFormat

/// The members of objects, found by the keys of a table.
@Suite struct ObjectReaderTests {
    /// An object of the given keys, each with its position as its value.
    private static func object(_ keys: [String]) throws -> JSONSyntax {
        let members = keys.enumerated().map { "\"\($1)\": \($0)" }.joined(separator: ", ")
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "object.json", text: "{ \(members) }")
        return try #require(JSONSyntax.parse(file, diagnostics: &diagnostics))
    }

    @Test("a key is found wherever it stands, in a text with comments too", arguments: [false, true])
    func places(hasComments: Bool) throws {
        var random = SplitMix64(seed: 5)
        for round in 0..<300 {
            let keys = NodeField.allCases.shuffled(using: &random).prefix(1 + round % 40)
            var syntax = try Self.object(keys.map { $0.rawValue })
            if hasComments, case .object(let object) = syntax.content {
                let same = JSONObject(
                    members: Array(object.members), danglingComments: [], isComplete: true)
                syntax = JSONSyntax(range: syntax.range, content: .object(same))
            }
            var decoder = SpecDecoder()
            let found = decoder.object(syntax, of: NodeField.self)
            let reader = try #require(found)
            #expect(reader.isComplete && decoder.diagnostics.isEmpty && reader.keys == Array(keys))
            for key in NodeField.allCases {
                let place = keys.firstIndex(of: key)
                #expect(reader.has(key) == (place != nil))
                #expect(reader[key]?.number == place.map { Double($0) }, "\(round): \(key)")
                #expect(reader.member(key)?.key.value == (place == nil ? nil : key.rawValue))
                if place == nil { #expect(reader.keyRange(key) == reader.opening) }
            }
        }
    }

    @Test("a key with a slip is read as if it were spelled right, if it isn't beside the right one")
    func slips() throws {
        let others = ["animate", "from", "to", "additive", "weight", "curve", "delay", "speed", "iterations"]
        for place in 0...others.count {
            var keys = others
            keys.insert("duratoin", at: place)
            var decoder = SpecDecoder()
            let found = decoder.object(try Self.object(keys), of: NodeField.self)
            let reader = try #require(found)
            #expect(!reader.isComplete && decoder.diagnostics.hasErrors)
            #expect(reader[.duration]?.number == Double(place), "\(place)")
            #expect(reader.keys.firstIndex(of: .duration) == place)
            for second in [0, place + 1] {
                var both = keys
                both.insert("duration", at: second)
                var decoder = SpecDecoder()
                let found = decoder.object(try Self.object(both), of: NodeField.self)
                let reader = try #require(found)
                #expect(reader[.duration]?.number == Double(second), "\(place)")
            }
        }
    }
}
