import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Numbers and names in what is exported")
struct WrittenNumberTests {
    private static let forms: [ExportFormat] = [
        .json, .css, .waapi, .coreAnimation, .swiftUI, .motion, .gsap, .compose, .flutter, .android,
    ]

    @Test("A loss that is only rounding isn't said, and one that is has few digits", arguments: forms)
    func losses(_ format: ExportFormat) throws {
        for name in ["../conformance/cases/shares-beyond-one.json", "gallery/activity-indicator.json"] {
            for loss in try Export(format, of: ExportSource(try GalleryTests.spec(name))).losses {
                #expect(loss.size ?? 1 > 1e-9, "\(loss.text)")
                let digits = loss.text.matches(of: /\d+\.\d+/).map { $0.0.drop { "0.".contains($0) }.count }
                #expect(digits.allSatisfy { $0 <= 8 }, "\(loss.text)")
            }
        }
    }

    @Test("A time that is 0 but for rounding is 0", arguments: forms.prefix(6) + [.gsap])
    func residue(_ format: ExportFormat) throws {
        let spec = try GalleryTests.spec("../conformance/cases/mirrored-share-of-a-loop.json")
        let text = String(decoding: try Export(format, of: ExportSource(spec)).bytes, as: UTF8.self)
        let found = text.matches(of: /\d[\d.]*e-1\d/).map { String($0.0) }
        #expect(found.isEmpty, "\(found)")
        #expect(!text.contains("9999999999"))
    }

    @Test(
        "A constant of JavaScript has its name once, with a number only if it is taken",
        arguments: [
            ("chip", "chip"), ("Chip", "chip"), ("calendar-chip", "calendarChip"), ("new", "new_2"),
            ("New", "new_2"),
            ("1st", "_1st"),
        ])
    func constants(_ name: String, _ expected: String) {
        #expect(JavaScriptText.constant(name, taken: JavaScriptText.keywords) == expected)
    }

    @Test("A number of Dart with more digits than an integer may have is a double")
    func dartNumbers() {
        #expect(DartText.number(9_007_199_254_740_991) == "9007199254740991")
        #expect(DartText.number(12_345_678_901_234_567_168) == "12345678901234567000.0")
        #expect(DartText.number(-9_007_199_254_740_992) == "-9007199254740992.0")
        #expect(DartText.number(1e23) == "1e23" && DartText.number(-0.0) == "0")
    }

    @Test("A handle is 0 or 1 where it is that but for rounding")
    func handles() throws {
        let cubic = PlaneCubic(x: (0, 1e-14, 0.5, 1), y: (0, 1 - 1e-13, -1e-15, 1))
        let easing = try #require(cubic.easing)
        #expect(easing.x1 == 0 && easing.y1 == 1 && easing.x2 == 0.5 && easing.y2 == 0)
    }
}
