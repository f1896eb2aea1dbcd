import MotionModel
import SpecFormat
import Testing

@Suite("Curves that are expressions")
struct ExpressionCurveTests {
    private func curve(_ text: String) throws -> Curve {
        let read = FragmentReader.curve(SourceFile(path: "c", text: "{ \"expression\": \"= \(text)\" }"))
        return try #require(read.curve, "\(read.diagnostics.map { $0.message })")
    }

    @Test("have the values and slopes of their formula", arguments: ExpressionCurveTable.rows.indices)
    func table(_ row: Int) throws {
        let (text, results) = ExpressionCurveTable.rows[row]
        let curve = try curve(text)
        for (x, expected) in zip(ExpressionCurveTable.inputs, results) {
            #expect(abs(curve.progress(at: x) - expected.value) < 1e-14, "\(text) at \(x)")
            for side in [CurveSide.below, .above] {
                let slope = curve.velocity(at: x, from: side)
                #expect(abs(slope - expected.slope) < 1e-12 * max(1, abs(expected.slope)), "\(text) at \(x)")
            }
        }
    }

    @Test(
        "go on outside 0…1 with the slope that their values have there",
        arguments: [
            "sqrt(p)", "1 - sqrt(1 - p)", "p^3", "2 * p - p^2", "floor(4 * p) / 4", "sin(pi * p / 2)",
        ])
    func outerSlopes(_ text: String) throws {
        let curve = try curve(text)
        for x in [-3, -0.25, 1.125, 2.5] {
            let slope = (curve.progress(at: x + 0.0625) - curve.progress(at: x - 0.0625)) / 0.125
            for side in [CurveSide.below, .above] {
                #expect(abs(curve.velocity(at: x, from: side) - slope) < 1e-12, "\(text) at \(x)")
            }
        }
    }

    @Test(
        "run from exactly 0 to exactly 1 where their formula does",
        arguments: ExpressionCurveTable.rows.indices)
    func ends(_ row: Int) throws {
        let text = ExpressionCurveTable.rows[row].text
        guard !["lerp", "p^p", "2^", "abs"].contains(where: { text.hasPrefix($0) }) else { return }
        let curve = try curve(text)
        #expect(curve.progress(at: 0) == 0, "\(text)")
        #expect(curve.progress(at: 1) == 1, "\(text)")
    }

    @Test(
        "break where they switch from one branch to another",
        arguments: [
            ("min(1.5 * p, 0.5 + p / 2)", [Breakpoint(at: 0.5, kind: .kink)]),
            (
                "clamp(2 * p - 0.5, 0, 1)",
                [Breakpoint(at: 0.25, kind: .kink), Breakpoint(at: 0.75, kind: .kink)]
            ),
            ("p < 0.5 ? p / 2 : p", [Breakpoint(at: 0.5, kind: .jump)]),
            ("abs(p - 0.125) + p * 7 / 8 - 0.125 + p / 4", [Breakpoint(at: 0.125, kind: .kink)]),
            (
                "floor(4 * p) / 4",
                [0.25, 0.5, 0.75, 1].map { Breakpoint(at: $0, kind: .jump) }
            ),
            ("ceil(2 * p) / 2", [Breakpoint(at: 0, kind: .jump), Breakpoint(at: 0.5.nextUp, kind: .jump)]),
            ("p == 1 ? 1 : p % 0.375", [0.375, 0.75, 1].map { Breakpoint(at: $0, kind: .jump) }),
            ("max(p, p^2)", []),
        ])
    func breakpoints(_ text: String, _ expected: [Breakpoint]) throws {
        let found = try curve(text).breakpoints
        // A switch at the end itself may count as a kink of the inside; a switch found is the first number behind it.
        let inside = found.filter { $0.kind == .jump || ($0.x > 1e-9 && $0.x < 1) }
        #expect(inside.map { $0.kind } == expected.map { $0.kind }, "\(text): \(found)")
        for (point, other) in zip(inside, expected) {
            #expect(abs(point.x - other.x) <= 2e-16, "\(text): \(found)")
        }
    }

    @Test("have one-sided limits and slopes at a break")
    func sides() throws {
        let corner = try curve("clamp(2 * p - 0.5, 0, 1)")
        #expect(corner.velocity(at: 0.25, from: .below) == 0)
        #expect(corner.velocity(at: 0.25, from: .above) == 2)
        #expect(corner.velocity(at: 0.75, from: .below) == 2)
        #expect(corner.velocity(at: 0.75, from: .above) == 0)
        let jump = try curve("p < 0.5 ? p / 2 : p")
        #expect(abs(jump.limit(at: 0.5, from: .below) - 0.25) < 1e-16)
        #expect(jump.limit(at: 0.5, from: .above) == 0.5)
        #expect(jump.velocity(at: 0.5, from: .below) == 0.5)
        #expect(jump.velocity(at: 0.5, from: .above) == 1)
        let root = try curve("sqrt(p)")
        #expect(root.velocity(at: 0, from: .above) == .infinity)
        #expect(root.velocity(at: 1, from: .below) == 0.5)
    }

    @Test("arrive exactly, whatever rounding leaves of the formula at the ends")
    func settled() throws {
        // In doubles, sin(3π) is 3.7e-16.
        let late = try curve("p + sin(3 * pi * p)")
        #expect(late.progress(at: 1) == 1)
        let early = try curve("p - sin(3 * pi * (1 - p))")
        #expect(early.progress(at: 0) == 0)
        let elsewhere = try curve("p * 0.999")
        #expect(elsewhere.progress(at: 1) == 0.999)
    }

    @Test("go on straight outside 0…1")
    func outside() throws {
        let cubic = try curve("1 - (1 - p)^3")
        #expect(cubic.progress(at: -0.5) == -1.5)
        #expect(cubic.progress(at: 1.5) == 1)
        let square = try curve("p^2")
        #expect(square.progress(at: 2) == 3)
    }

    @Test("take part in combinators")
    func combined() throws {
        let read = FragmentReader.curve(
            SourceFile(path: "c", text: "{ \"reverse\": { \"expression\": \"= p ^ 3\" } }"))
        let reversed = try #require(read.curve)
        #expect(abs(reversed.progress(at: 0.25) - (1 - 0.421875)) < 1e-15)
        #expect(abs(reversed.velocity(at: 0.25) - 3 * 0.5625) < 1e-15)
    }
}
