import MotionModel
import SpecFormat
import TestSupport
import Testing

@Suite("Damaged specs")
struct MutationTests {
    /// Pieces that are likely to reach deep into the decoder.
    private static let pieces: [String] = [
        "{", "}", "[", "]", "\"", ",", ":", "0", "-1", "1e308", "1e-308", "null", "true", "\"\"", "{}", "[]",
        "\"*\"", "\"infinite\"", "\"= p\"", "\"instant\"", "\"smooth\"", "\"standard\"", "1e999", "\"9ms\"",
        "\"%\"",
        "{\"spring\":{\"duration\":1e-300}}", "{\"spring\":{\"stiffness\":1e300,\"damping\":1e300}}",
        "{\"bezier\":[0,1e6,1,-1e6]}", "{\"steps\":1e5}", "{\"chain\":[\"back.in\",\"elastic.out\"]}",
        "{\"clamp\":[0,1],\"of\":\"bouncy\"}", "😀", "é", "$", "\\u00e9",
        "{\"min\":0,\"max\":1,\"perUnit\":1e9}",
    ]

    @Test(
        "damaged specs are read without a trap, their ranges are of whole characters, and no spec comes with errors"
    )
    func damage() throws {
        let sources =
            try Gallery.names.map { try Gallery.file($0).bytes }
            + WrongSpecTests.all.map { $0.marked.bytes }
        var random = SplitMix64(seed: 2026)
        var wrong: [String] = []
        for round in 0..<TestBuild.count(10_000) {
            var bytes = sources[
                round % 3 == 0 ? Int(random.next() % 6) : Int(random.next() % UInt64(sources.count))]
            for _ in 0..<(1 + random.next() % 4) {
                guard !bytes.isEmpty else { break }
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 6 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next() % 96 + 32), at: place)
                case 3:
                    let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
                    bytes.replaceSubrange(place..<place, with: piece.utf8)
                case 4:
                    let end = min(bytes.count, place + Int(random.next() % 12))
                    let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
                    bytes.replaceSubrange(place..<end, with: piece.utf8)
                default:
                    let end = min(bytes.count, place + Int(random.next() % 30))
                    bytes.append(contentsOf: bytes[place..<end])
                }
            }
            let file = SourceFile(path: "damaged.json", bytes: bytes)
            let (spec, diagnostics) = Importable.read(file)
            let hasErrors = diagnostics.contains { $0.severity == .error }
            var isRight = (spec == nil) == hasErrors
            let isText = String(validating: bytes, as: UTF8.self) != nil
            func isWhole(_ range: SourceRange) -> Bool {
                file.range.contains(range)
                    && (!isText
                        || [range.start, range.end].allSatisfy {
                            $0 == bytes.count || bytes[$0] & 0xC0 != 0x80
                        })
            }
            for diagnostic in diagnostics {
                let ranges =
                    [diagnostic.range] + diagnostic.notes.compactMap { $0.range }
                    + diagnostic.fixes.map { $0.range }
                if !ranges.allSatisfy(isWhole) { isRight = false }
            }
            if !isRight { wrong.append(file.text(in: file.range)) }
        }
        #expect(wrong == [])
    }

    @Test("Damaged fragments are read without a trap")
    func fragments() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<TestBuild.count(5_000) {
            var text = ""
            for _ in 0..<(1 + random.next() % 5) {
                text += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
            }
            let file = SourceFile(path: "fragment", text: text)
            let (curve, diagnostics) = FragmentReader.curve(file)
            #expect((curve == nil) == diagnostics.contains { $0.severity == .error })
            for type in [.number, .angle, .color, .point, .boolean, .insets] as [ValueType] {
                let (value, problems) = FragmentReader.value(file, of: type)
                #expect((value == nil) == problems.contains { $0.severity == .error })
            }
        }
    }
}
