import MotionModel
import TestSupport
import Testing

@testable import SpecFormat

@Suite("Expressions")
struct ExpressionParserTests {
    /// Numbers, a flag and values of several components.
    static let environment: ExpressionEnvironment = {
        var environment = ExpressionEnvironment()
        let parameters: [(String, MotionValue)] = [
            ("a", .number(3.5)), ("b", .number(-2)), ("c", .number(0.75)), ("k", .integer(12)),
            ("on", .boolean(true)), ("place", .point(10, 20)), ("other", .point(-1, 4)),
            ("frame", .rect(1, 2, 30, 40)), ("edge", .insets(top: 1, left: 2, bottom: 3, right: 4)),
            ("turn", .angle(degrees: 90)), ("three", .vector([1, 2, 3])),
            ("tint", .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))),
        ]
        for (name, value) in parameters {
            environment.define(MotionParameter(name: name, defaultValue: value))
        }
        return environment
    }()

    private func value(_ text: String) -> [Double]? {
        var parser = ExpressionParser("= " + text, Self.environment, suggestions: Suggestions())
        let inputs = Expression.Inputs(parameters: Self.environment.defaults)
        return parser.parse()?.components.map { $0.value(inputs) }
    }

    @Test("have the value that Python gives them", arguments: ExpressionTable.rows.indices)
    func table(_ row: Int) throws {
        let (text, expected) = ExpressionTable.rows[row]
        let values = value(text)
        let found = try #require(values, "\(text)")[0]
        #expect(abs(found - expected) <= 1e-12 * max(1, abs(expected)), "\(text)")
    }

    @Test(
        "are worked out at once where nothing depends on the inputs, with the same bits",
        arguments: ExpressionTable.rows.indices)
    func folding(_ row: Int) throws {
        let text = ExpressionTable.rows[row].text
        var parser = ExpressionParser("= " + text, Self.environment, suggestions: Suggestions())
        let parsed = parser.parse()
        let expression = try #require(parsed).components[0]
        let defaults = Self.environment.defaults
        let bound = try #require(expression.bound(parameters: defaults).constant)
        #expect(bound == expression.value(Expression.Inputs(parameters: defaults)))
        #expect(expression.isConstant == !expression.usesParameters)
    }

    @Test(
        "know values of several components",
        arguments: [
            ("place + other", [9.0, 24]), ("place - other * 2", [12, 12]), ("0.5 * place", [5, 10]),
            ("place / 4", [2.5, 5]), ("-place", [-10, -20]), ("on ? place : other", [10, 20]),
            ("a < 0 ? place : other", [-1, 4]), ("lerp(place, other, 0.5)", [4.5, 12]), ("place.x", [10]),
            ("frame.width * frame.height", [1200]), ("frame.size", [30, 40]),
            ("frame.origin + place", [11, 22]),
            ("frame.origin.y", [2]), ("edge.top + edge.right", [5]), ("turn / 2", [45]),
            ("three * 2", [2, 4, 6]),
            ("tint.alpha", [0.5]), ("(place + other).y", [24]), ("k % 5", [2]), ("-k % 5", [-2]), ("on", [1]),
            ("(a > 3) == on ? 1 : 2", [1]), ("frame.size + place", [40, 60]),
            ("a > 3 && on ? 1 : 2", [1]), ("a > 3 && !on ? 1 : 2", [2]), ("a < 3 || on ? 1 : 2", [1]),
            ("a < 3 || !on ? 1 : 2", [2]), ("!(a < 3) && !!on ? 1 : 2", [1]),
            ("on || on && a < 3 ? 1 : 2", [1]),
        ])
    func values(_ text: String, _ expected: [Double]) {
        #expect(value(text) == expected, "\(text)")
    }

    @Test(
        "conditions are joined as the choices that say the same",
        arguments: [
            ("a > 3 && b < 2", "a > 3 ? b < 2 : 1 > 2"), ("a > 3 || b < 2", "a > 3 ? 1 < 2 : b < 2"),
            ("!(a > 3)", "a > 3 ? 1 > 2 : 1 < 2"),
            ("on && a > 3 || b < 2", "(on ? a > 3 : 1 > 2) ? 1 < 2 : b < 2"),
        ])
    func joined(_ short: String, _ long: String) throws {
        let both = [short, long].map { text in
            var parser = ExpressionParser("=\(text)", Self.environment, suggestions: Suggestions())
            return parser.parse()
        }
        #expect(both[0] != nil && both[0] == both[1])
    }

    @Test(
        "fit properties of their type",
        arguments: [
            ("a", ValueType.number, true), ("a", .angle, true), ("a", .integer, true), ("a", .boolean, false),
            ("on", .boolean, true), ("on", .number, false), ("place", .point, true), ("place", .size, true),
            ("place", .vector(2), true), ("place", .rect, false), ("frame.size", .size, true),
            ("frame", .rect, true),
            ("frame", .insets, false), ("tint", .color, true), ("three", .vector(3), true),
            ("three", .vector(4), false),
            ("turn", .number, true),
        ])
    func fits(_ text: String, _ type: ValueType, _ fits: Bool) throws {
        var parser = ExpressionParser("=\(text)", Self.environment, suggestions: Suggestions())
        let parsed = parser.parse()
        #expect((try #require(parsed).formula(of: type) != nil) == fits)
    }

    @Test("keep hostile texts harmless: never a trap, always a problem or a value", arguments: 0..<40)
    func hostile(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let words = [
            "a", "place", "on", "min", "lerp", "sqrt", "(", ")", "(", "-", "+", "*", "/", "%", "^", "?", ":",
            ",", ".", "<",
            "==", "1", "0", "1e999", "é", "=", "\u{0}", "$", "t", "from", "\"", "&&", "||", "!", "===",
            "Math", "not", "1.5.2", "..", "🙂",
        ]
        for _ in 0..<250 {
            let text = (0..<Int(random.uniform(0...14))).map { _ in
                words[Int(random.next() % UInt64(words.count))]
            }
            .joined(separator: random.next() % 2 == 0 ? " " : "")
            var parser = ExpressionParser("=" + text, Self.environment, suggestions: Suggestions())
            let result = parser.parse()
            #expect((result == nil) == !parser.problems.isEmpty, "\(text)")
            for problem in parser.problems {
                #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= text.utf8.count + 1)
            }
        }
    }

    @Test("nested to the limit are read, and deeper are refused")
    func limits() {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(value(nested(ExpressionParser.deepest - 1)) == [3.5])
        #expect(value(nested(ExpressionParser.deepest)) == nil)
        #expect(value(String(repeating: "-", count: 100_000) + "a") == nil)
        #expect(value("a" + String(repeating: "+a", count: 255)) == [896])
        #expect(value("a" + String(repeating: "+a", count: 256)) == nil)
    }
}
