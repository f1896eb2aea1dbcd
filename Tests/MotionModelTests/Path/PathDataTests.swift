import MotionModel
import TestSupport
import Testing

@Suite("Path data")
struct PathDataTests {
    @Test(
        "is read in every form of the grammar, and written out in full",
        arguments: [
            ("M1,2L3,4", "M1 2L3 4"), ("  M 1 2 3 4 5 6  ", "M1 2L3 4L5 6"), ("m1 2 3 4", "M1 2L4 6"),
            ("M.5.5-1-1e1", "M0.5 0.5L-1 -10"), ("M1-2+3-4", "M1 -2L3 -4"), ("M5.,6.", "M5 6"),
            ("M0 0H5h5V5v5", "M0 0L5 0L10 0L10 5L10 10"), ("M0 0h1 2 3", "M0 0L1 0L3 0L6 0"),
            ("M1 1c1 0 2 1 2 2s0 2 2 2", "M1 1C2 1 3 2 3 3C3 4 3 5 5 5"),
            ("M0 0S1 2 3 4", "M0 0C0 0 1 2 3 4"), ("M0 0Q1 1 2 0S3 1 4 0", "M0 0Q1 1 2 0C2 0 3 1 4 0"),
            ("M0 0Q1 1 2 0T4 0t2 0", "M0 0Q1 1 2 0Q3 -1 4 0Q5 1 6 0"), ("M0 0T1 1", "M0 0Q0 0 1 1"),
            ("M0 0C1 1 2 2 3 3T6 6", "M0 0C1 1 2 2 3 3Q3 3 6 6"),
            ("M0 0A1 2 30 0 1 5 5", "M0 0A1 2 30 0 1 5 5"), ("M1 1a1 2 30 10 5 5", "M1 1A1 2 30 1 0 6 6"),
            ("M0 0a1 1 0 01.5.5", "M0 0A1 1 0 0 1 0.5 0.5"),
            ("M0 0A1,1,0,1,1,2,2,1,1,0,0,0,3,3", "M0 0A1 1 0 1 1 2 2A1 1 0 0 0 3 3"),
            ("M1 1h2v2zh5", "M1 1L3 1L3 3ZM1 1L6 1"), ("M1 1h2zm1 1h1z", "M1 1L3 1ZM2 2L3 2Z"),
            ("M1 1L2 2zz", "M1 1L2 2ZM1 1Z"), ("M0 0\n\t\u{C}L\r1 ,\n2", "M0 0L1 2"),
            ("M1 1M2 2", "M1 1M2 2"),
        ])
    func grammar(_ text: String, _ full: String) throws {
        #expect(try PathData(svg: text).svg == full)
    }

    @Test(
        "refuses what the grammar doesn't have, where it begins",
        arguments: [
            ("", .moveExpected(offset: 0)), ("  L1 1", .moveExpected(offset: 2)),
            ("none", .moveExpected(offset: 0)), ("M", .numberExpected(offset: 1)),
            ("M0", .numberExpected(offset: 2)), ("M,0 0", .numberExpected(offset: 1)),
            ("M0,,0", .numberExpected(offset: 3)), ("M0 0,", .numberExpected(offset: 5)),
            ("M0 0,L1 1", .numberExpected(offset: 5)), ("M0 0 L1 1 2", .numberExpected(offset: 11)),
            ("M0 0 X", .commandExpected("X", offset: 5)), ("M0 0 é", .commandExpected("é", offset: 5)),
            ("M0 0Z1 1", .commandExpected("1", offset: 5)), ("M0 0Z,", .commandExpected(",", offset: 5)),
            ("M0 0A1 1 0 2 1 5 5", .flagExpected(offset: 11)),
            ("M0 0A1 1 0 1", .flagExpected(offset: 12)), ("M0 0A1 1 0 11,,5", .numberExpected(offset: 14)),
            ("M0 0L1e13 0", .tooLarge(offset: 5)), ("M9e11 0l9e11 0", .tooLarge(offset: 8)),
            ("M0 0L1e999 0", .tooLarge(offset: 5)), ("M0 0L.e1 1", .numberExpected(offset: 5)),
            ("M0 0 \u{0}", .commandExpected("\u{0}", offset: 5)),
        ] as [(String, PathDataError)])
    func refusals(_ text: String, _ error: PathDataError) {
        #expect(throws: error) { try PathData(svg: text) }
    }

    @Test("refuses more commands than its limit")
    func limit() throws {
        let line = "M0 0" + String(repeating: "h1", count: PathData.commandLimit - 1)
        #expect(try PathData(svg: line).commands.count == PathData.commandLimit)
        #expect(throws: PathDataError.self) { try PathData(svg: line + "h1") }
    }

    static func random(_ random: inout SplitMix64, commands: Int = 12) -> String {
        var text = ""
        func number() -> String { String(random.uniform(-200...200)) }
        for index in 0..<commands {
            let letters = Array("MmLlHhVvCcSsQqTtAaZz")
            let letter = index == 0 ? "M" : letters[Int(random.next() % UInt64(letters.count))]
            let count = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 0, "z": 0]
            text.append(letter)
            for _ in 0..<(count[letter.lowercased()] ?? 0) { text += " " + number() }
            guard letter.lowercased() == "a" else { continue }
            text += "\(random.uniform(0...150)) \(random.uniform(0...150)) \(number()) "
            text += "\(random.next() % 2)\(random.next() % 2)\(number()) \(number())"
        }
        return text
    }

    @Test("written and read again is the same", arguments: 0..<200)
    func roundTrip(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let path = try PathData(svg: Self.random(&random))
        #expect(try PathData(svg: path.svg) == path)
    }

    @Test("damaged anywhere is read or refused, never more", arguments: 0..<40)
    func damage(_ seed: Int) throws {
        var random = SplitMix64(seed: 900 + UInt64(seed))
        let bytes = Array(Self.random(&random).utf8)
        for _ in 0..<100 {
            var damaged = bytes
            let place = Int(random.next() % UInt64(bytes.count))
            switch random.next() % 3 {
            case 0: damaged.remove(at: place)
            case 1: damaged[place] = UInt8(truncatingIfNeeded: random.next())
            default: damaged = Array(damaged[..<place])
            }
            let text = String(decoding: damaged, as: UTF8.self)
            do throws(PathDataError) {
                let path = try PathData(svg: text)
                #expect(PathRoute(path).length.isFinite)
            } catch {
                #expect(error.offset >= 0 && error.offset <= text.utf8.count)
            }
        }
    }
}
