import Foundation
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

@testable import speccli

/// What holds of the names of every spec, across files. `PLACES` in the environment is the number of texts.
@Suite("speccli lsp, whatever has a name")
struct NameLawTests {
    /// A place in one of some texts.
    private struct Place: Hashable {
        let address: String
        let range: Range<Int>

        /// A place as a server names it; nil outside of the texts.
        init?(_ location: JSONValue, in texts: SpecTexts) {
            guard let address = location["uri"]?.string,
                let bytes = texts.all.first(where: { $0.address == address })?.bytes
            else { return nil }
            self.address = address
            range = location["range"]?.offsets(in: bytes) ?? 0..<0
        }
    }

    /// Definitions and references of some texts, each asked for once.
    private struct Names {
        let texts: SpecTexts
        var session: ServerSession
        private var known: [String: Set<Place>] = [:]

        init(_ texts: SpecTexts) throws {
            self.texts = texts
            session = try ServerSession()
            session.open(texts)
        }

        mutating func places(_ method: String, _ address: String, _ offset: Int, all: Bool = true) throws
            -> Set<Place>
        {
            let key = "\(method) \(all) \(address) \(offset)"
            if let places = known[key] { return places }
            let context = JSONValue.object([("includeDeclaration", .bool(all))])
            let found = try session.ask(method, address, texts[address], offset, [("context", context)])
            let places = Set(found.elements.compactMap { Place($0, in: texts) })
            known[key] = places
            return places
        }
    }

    @Test("what gives a name and what refers to it lead to each other, across files", arguments: [1, 2])
    func inverse(_ seed: UInt64) throws {
        var (count, across) = (0, 0)
        for texts in SpecTexts.some(seed) + SpecTexts.specs.suffix(1) {
            var names = try Names(texts)
            var found = 0
            for (address, bytes) in texts.all {
                for offset in bytes.indices where bytes[offset] > 0x20 {
                    for given in try names.places("definition", address, offset) {
                        found += 1
                        if given.address != address { across += 1 }
                        let start = given.range.lowerBound
                        // What leads there is among what refers to it.
                        let all = try names.places("references", given.address, start)
                        #expect(
                            all.contains { $0.address == address && $0.range ~= offset }
                                || all.contains { $0.address == address && $0.range.upperBound == offset },
                            "\(address) \(offset)")
                        // What refers to it leads there, and so does it itself.
                        for place in all.union([given]) {
                            let back = try names.places("definition", place.address, place.range.lowerBound)
                            #expect(back.contains(given), "\(place)")
                        }
                        // What gives a name doesn't refer to it.
                        let others = try names.places("references", given.address, start, all: false)
                        #expect(!others.contains(given) && others.isSubset(of: all))
                    }
                }
            }
            #expect(found > 0, "\(texts.main.address)")
            count += found
        }
        // A text may have few names, all of them together have many.
        #expect(count > 100 && across > 10, "\(count) \(across)")
    }

    @Test(
        "a name there and back is the same text, and what moves is the same",
        arguments: TestBuild.isOptimized ? [1, 2] : [1])
    func renaming(_ seed: UInt64) throws {
        var (count, across) = (0, 0)
        for texts in SpecTexts.some(seed) + SpecTexts.specs.suffix(1) {
            var session = try ServerSession()
            session.open(texts)
            let motion = try texts.motion.map { try Shown($0) }
            var seen: Set<Place> = []
            for (address, bytes) in texts.all {
                for offset in bytes.indices where bytes[offset] > 0x20 {
                    let prepared = try session.response(
                        "textDocument/prepareRename", ServerSession.place(address, bytes, offset))
                    guard let old = prepared.at("result", "placeholder")?.string,
                        let range = prepared.at("result", "range"),
                        let place = Place(
                            .object([("uri", .string(address)), ("range", range)]), in: texts),
                        seen.insert(place).inserted
                    else { continue }
                    #expect(old.utf8.elementsEqual(bytes[place.range]))
                    let edits = try Self.rename(place, to: "zzqq", in: texts, &session)
                    guard let edits else { continue }
                    count += 1
                    let other = texts.applying(edits)
                    #expect(other[address] != bytes)
                    if other.all.count > 1, other.all[1].bytes != texts.all[1].bytes { across += 1 }
                    try Self.expectSame(motion, other.motion, unless: old)
                    session.open(other)
                    let moved = Self.moved(place, by: edits, in: texts)
                    let back = try session.ask(
                        "rename", address, other[address], moved, [("newName", .string(old))])
                    let returned = other.applying(back)
                    for (address, bytes) in returned.all {
                        #expect(bytes == texts[address], "\(address) \(offset) \(old)")
                    }
                    session.open(texts)
                }
            }
        }
        #expect(count > 50 && across > 5, "\(count) \(across)")
    }

    /// Asks for another name; nil if the server has a reason why that can't be.
    private static func rename(
        _ place: Place, to name: String, in texts: SpecTexts, _ session: inout ServerSession
    ) throws -> JSONValue? {
        let bytes = texts[place.address]
        let answer = try session.response(
            "textDocument/rename",
            ServerSession.place(
                place.address, bytes, place.range.lowerBound, [("newName", .string(name))]))
        guard let error = answer["error"] else {
            // What lies outside of the texts can't be looked at here.
            let changes = answer.at("result", "documentChanges")?.elements ?? []
            let isHere = changes.allSatisfy { change in
                texts.all.contains { $0.address == change.at("textDocument", "uri")?.string }
            }
            return isHere ? answer["result"] : nil
        }
        // Only a key path, the name that stands for all others, and one with an escape may have to stay as they are; so may all
        // where something is wrong, as an import that can't be found.
        guard texts.spec != nil else { return nil }
        let text = texts.all.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(
            bytes[place.range.lowerBound - 1] == UInt8(ascii: ".") || text.contains("\\u")
                || bytes[place.range].elementsEqual("*".utf8),
            "\(place): \(error.text(pretty: false))")
        return nil
    }

    /// Where a place begins after an edit.
    private static func moved(_ place: Place, by edit: JSONValue, in texts: SpecTexts) -> Int {
        var start = place.range.lowerBound
        for change in edit["documentChanges"]?.elements ?? []
        where change.at("textDocument", "uri")?.string == place.address {
            for edit in change["edits"]?.elements ?? [] {
                let range = edit["range"]?.offsets(in: texts[place.address]) ?? 0..<0
                guard range.lowerBound < place.range.lowerBound else { continue }
                start += (edit["newText"]?.string ?? "").utf8.count - range.count
            }
        }
        return start
    }

    /// What an app sees of a motion.
    private struct Shown {
        let binary: [UInt8]
        let samples: [[[Double]]]

        init(_ motion: CompiledMotion) throws {
            binary = motion.binary
            samples = try SpecTexts.samples(motion)
        }
    }

    /// Holds two motions to each other: the same bytes if the app never sees the name, else the same values.
    private static func expectSame(_ old: Shown?, _ motion: CompiledMotion?, unless name: String) throws {
        guard let old else { return }
        let new = try Shown(try #require(motion, "\(name)"))
        let wanted = Array(name.utf8)
        let isSeen = old.binary.indices.contains { old.binary[$0...].starts(with: wanted) }
        if !isSeen { #expect(new.binary == old.binary, "\(name)") }
        #expect(new.samples == old.samples, "\(name)")
    }
}
