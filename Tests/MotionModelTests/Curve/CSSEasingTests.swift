import MotionModel
import TestSupport
import Testing

@Suite("CSS easings as text")
struct CSSEasingTests {
    @Test(
        "read as the curve they name, in any case and spacing",
        arguments: [
            ("ease", .bezier(.ease)), (" Ease-In-Out\n", .bezier(.easeInOut)), ("linear", .linear),
            ("step-start", .steps(try Steps(1, jump: .start))), ("STEP-END", .steps(try Steps(1))),
            ("cubic-bezier(.4,0,.2,1)", .bezier(try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1))),
            (
                "Cubic-Bezier( 0.4 , -1e0 ,/* x2 */ 2E-1, +1.5 )",
                .bezier(try CubicBezier(x1: 0.4, y1: -1, x2: 0.2, y2: 1.5))
            ),
            ("steps(4)", .steps(try Steps(4))), ("steps(4, end)", .steps(try Steps(4))),
            ("steps(4,jump-end)", .steps(try Steps(4))),
            ("steps(3, start)", .steps(try Steps(3, jump: .start))),
            ("steps( 3 , JUMP-START )", .steps(try Steps(3, jump: .start))),
            ("steps(2, jump-none)", .steps(try Steps(2, jump: .none))),
            ("steps(1, jump-both)", .steps(try Steps(1, jump: .both))), ("steps(+5)", .steps(try Steps(5))),
            (
                "linear(0, 0.25 25% 75%, 1)",
                .points(
                    try LinearPoints(stops: [.init(y: 0), .init(y: 0.25, x: 0.25, endX: 0.75), .init(y: 1)]))
            ),
        ] as [(String, Curve)])
    func reading(_ text: String, _ curve: Curve) throws {
        #expect(try Curve(css: text) == curve)
    }

    @Test(
        "are refused with what is wrong and where",
        arguments: [
            ("", .empty, 0..<0), ("  ", .empty, 0..<2), ("easy", .unknownKeyword("easy"), 0..<4),
            (" easeIn ", .unknownKeyword("easein"), 1..<7), ("spring(1)", .unknownFunction("spring"), 0..<6),
            ("ease x", .trailingText, 5..<6), ("cubic-bezier(1.2,0,0,1)", .xOutOfRange(1.2), 13..<16),
            ("cubic-bezier(0,0,-.1,1)", .xOutOfRange(-0.1), 17..<20),
            ("cubic-bezier(0,0,0)", .commaExpected, 18..<18),
            ("cubic-bezier(0 0 0 1)", .commaExpected, 15..<15),
            ("cubic-bezier(0,0,0,1", .closingParenthesisExpected, 20..<20),
            ("cubic-bezier(0,0,0,1,1)", .commaExpected, 20..<20),
            ("cubic-bezier(0,a,0,1)", .numberExpected, 15..<15),
            ("cubic-bezier(0,1.,0,1)", .numberExpected, 16..<17),
            ("cubic-bezier(0,1px,0,1)", .numberExpected, 16..<17),
            ("cubic-bezier(0,1e999,0,1)", .numberTooLarge, 15..<20),
            ("cubic-bezier (0,0,1,1)", .unknownKeyword("cubic-bezier"), 0..<12),
            ("steps(0)", .tooFewSteps(least: 1), 6..<7),
            ("steps(1,jump-none)", .tooFewSteps(least: 2), 6..<7),
            ("steps(-2)", .tooFewSteps(least: 1), 6..<8), ("steps(2.0)", .integerExpected, 6..<9),
            ("steps(2, middle)", .unknownStepPosition("middle"), 9..<15), ("steps()", .numberExpected, 6..<6),
            ("steps(99999999999)", .numberTooLarge, 6..<17), ("linear()", .numberExpected, 7..<7),
            ("linear(0, 50%)", .numberExpected, 13..<13),
            ("linear(0, 0.5 10% 20% 30%, 1)", .commaExpected, 22..<25),
            ("linear(0,)", .numberExpected, 9..<9), ("linear(0, 10% 1 20%)", .commaExpected, 16..<19),
            ("linear(0 1)", .commaExpected, 9..<10), ("#", .unknownKeyword("#"), 0..<1),
        ] as [(String, CSSEasingError.Kind, Range<Int>)])
    func refusals(_ text: String, _ kind: CSSEasingError.Kind, _ range: Range<Int>) {
        #expect(throws: CSSEasingError(kind, in: range)) { try Curve(css: text) }
    }

    @Test("come back equal from their text")
    func roundTrip() throws {
        var random = SplitMix64(seed: 3)
        for _ in 0..<500 {
            func any(_ range: ClosedRange<Double>) -> Double {
                let value = random.uniform(range)
                switch random.next() % 3 {
                case 0: return (value * 100).rounded() / 100
                case 1:
                    return value * Double(sign: .plus, exponent: -Int(random.next() % 200), significand: 1)
                default: return value
                }
            }
            let bezier = try CubicBezier(
                x1: any(0...1), y1: any(-3...3), x2: any(0...1), y2: any(-1e30...1e30))
            let xs = [any(0...1), any(0...1), any(0...1)].sorted()
            let points = try LinearPoints(
                stops: [
                    .init(y: any(-2...2)), .init(y: 0.3, x: xs[0], endX: xs[1]),
                    .init(y: any(-2...2), x: xs[2]),
                ])
            for curve in [Curve.bezier(bezier), .points(points)] {
                #expect(try Curve(css: try #require(curve.cssText)) == curve)
            }
        }
    }

    @Test(
        "are printed short",
        arguments: [
            (.linear, "linear"), (.bezier(.easeOut), "ease-out"),
            (.bezier(try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)), "cubic-bezier(0.4, 0, 0.2, 1)"),
            (
                .bezier(try CubicBezier(x1: 1e-7, y1: -1e30, x2: 1, y2: 120)),
                "cubic-bezier(1e-7, -1e30, 1, 120)"
            ),
            (.steps(try Steps(4)), "steps(4)"), (.steps(try Steps(2, jump: .none)), "steps(2, jump-none)"),
            (
                .points(
                    try LinearPoints(stops: [.init(y: 0), .init(y: 0.5, x: 0.07, endX: 0.29), .init(y: 1)])),
                "linear(0, 0.5 7%, 0.5 29%, 1)"
            ),
            (.penner(Penner(.bounce, .in)), nil), (.instant, "steps(1, jump-start)"),
            (.reverse(.bezier(.easeIn)), "ease-out"),
        ] as [(Curve, String?)])
    func printing(_ curve: Curve, _ text: String?) {
        #expect(curve.cssText == text)
    }

    @Test("round decimals to the nearest double, however many digits they have")
    func decimals() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<3000 {
            var text = random.next() % 2 == 0 ? "-" : ""
            for _ in 0...Int(random.next() % 30) { text += "\(random.next() % 10)" }
            text += "."
            for _ in 0...Int(random.next() % 40) { text += "\(random.next() % 10)" }
            if random.next() % 2 == 0 { text += "e\(Int(random.next() % 620) - 340)" }
            // Foundation-free and independent of the code under test: the standard library's own parser.
            let truth = try #require(Double(text))
            guard truth.isFinite else { continue }
            guard case .bezier(let bezier) = try Curve(css: "cubic-bezier(0,\(text),1,1)") else { continue }
            #expect(bezier.y1 == truth, "\(text)")
        }
        for text in [
            "2.2250738585072011e-308", "4.9406564584124654e-324", "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "9007199254740993", "9007199254740992.99999999999999999999999999", "1.7976931348623157e308",
            "0e999999999",
            "9007199254740993." + String(repeating: "0", count: 900) + "1",
        ] {
            guard case .bezier(let bezier) = try Curve(css: "cubic-bezier(0,\(text),1,1)") else { continue }
            #expect(bezier.y1 == Double(text), "\(text)")
        }
    }
}
