import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("A known key path that is declared as what it is")
struct DeclaredRowTests {
    @Test("moves as it does undeclared, written either way", arguments: KnownKeyPath.all.map { $0.keyPath })
    func sameMotion(_ keyPath: String) throws {
        let row = try #require(KnownKeyPath.row(for: keyPath))
        let (from, to) = try #require(Self.values(of: row.type))
        let forms = [
            """
            "animations": { "x.\(keyPath)": { "values": [\(from), \(to)], "timing": "t" } },
            "variants": { "go": { "timings": { "t": { "duration": 1, "curve": "linear" } } } }
            """,
            """
            "variants": { "go": { "motion": { "animate": "x.\(keyPath)", "from": \(from), "to": \(to), "duration": 1, "curve": "linear" } } }
            """,
            """
            "variants": { "go": { "motion": { "animate": "x.\(keyPath)", "to": \(to), "duration": 1, "curve": "linear" } } }
            """,
        ]
        for form in forms {
            let plain = try MotionDifferenceTests.compiled("{ \"motionSpec\": 1, \"name\": \"X\", \(form) }")
            let type = "\"properties\": { \"x.\(keyPath)\": { \"type\": \"\(row.type.name)\" } },"
            let declared = try MotionDifferenceTests.compiled(
                "{ \"motionSpec\": 1, \"name\": \"X\", \(type) \(form) }")
            #expect(declared.variants == plain.variants, "\(form)")
        }
    }

    private static func values(of type: ValueType) -> (String, String)? {
        switch type {
        case .number, .integer, .angle: ("0.25", "0.75")
        case .point, .size, .vector: ("[0, 1]", "[2, 3]")
        case .rect, .insets: ("[0, 1, 2, 3]", "[4, 5, 6, 7]")
        case .color: ("\"#102030\"", "\"#405060\"")
        case .transform: ("[{ \"scale\": 1 }]", "[{ \"scale\": 2 }, { \"rotate\": 30 }]")
        case .path: ("\"M0 0 L10 0 L5 8 Z\"", "\"M2 2 L9 1 L6 7 Z\"")
        default: nil
        }
    }
}
