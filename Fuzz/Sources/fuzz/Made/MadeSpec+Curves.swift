/// Curves of every kind.
extension MadeSpec {
    private static let families = ["quad", "cubic", "quart", "quint", "sine", "expo", "circ", "bounce"]
    private static let names = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "instant", "smooth", "snappy", "bouncy",
    ]
    private static let expressions = [
        "p * p * (3 - 2 * p)", "sin(pi * p / 2)", "p < 0.5 ? 2 * p : 1", "p ^ 3", "1 - exp(-7 * p) * (1 - p)",
        "abs(p - 0.3) / 0.7",
        "min(1, p * 1.5)", "floor(p * 4) / 4", "sqrt(p)", "lerp(p, p * p, 0.5)",
    ]

    /// A curve; a spring stands alone.
    mutating func curve() -> String {
        choices.below(5) == 0 ? spring() : curve(depth: 2)
    }

    private mutating func curve(depth: Int) -> String {
        switch choices.below(depth > 0 ? 18 : 10) {
        case 0: return "\"\(Self.names[choices.below(depth == 2 ? 9 : 6)])\""
        case 1: return "{\"bezier\":[\(number(0...1)),\(number(-1...2)),\(number(0...1)),\(number(-1...2))]}"
        case 2: return "{\"\(Self.families[choices.below(8)])\":\"\(direction())\"}"
        case 3: return points()
        case 4:
            return
                "{\"steps\":\(2 + choices.below(6)),\"jump\":\"\(["start", "end", "none", "both"][choices.below(4)])\"}"
        case 5: return "{\"back\":\"\(direction())\",\"overshoot\":\(number(0...4))}"
        case 6:
            return
                "{\"elastic\":\"\(direction())\",\"amplitude\":\(number(0.5...2)),\"period\":\(number(0.15...0.8))}"
        case 7: return "{\"expression\":\"= \(Self.expressions[choices.below(Self.expressions.count)])\"}"
        case 8:
            let inside =
                "\(number(0...0.3)),\(number(0...0.5)) \(number(0.31...0.6)),\(number(0...1)) 0.7,0.6"
            return "{\"bezierPath\":\"M0,0 C\(inside) C0.8,\(number(0...1.5)) 0.9,1 1,1\"}"
        case 9:
            return
                "{\"css\":\"cubic-bezier(\(number(0...1)), \(number(-1...2)), \(number(0...1)), \(number(-1...2)))\"}"
        case 10: return "{\"reverse\":\(curve(depth: depth - 1))}"
        case 11: return "{\"mirror\":\(curve(depth: depth - 1))}"
        case 12:
            return "{\"interval\":[\(number(0...0.4)),\(number(0.5...1))],\"of\":\(curve(depth: depth - 1))}"
        case 13: return "{\"scale\":\(number(-2...2)),\"of\":\(curve(depth: depth - 1))}"
        case 14:
            return
                "{\"clamp\":[\(number(-0.5...0.2)),\(number(0.5...1.5))],\"of\":\(curve(depth: depth - 1))}"
        case 15: return "{\"sum\":[\(curve(depth: depth - 1)),\(curve(depth: depth - 1))]}"
        case 16: return "{\"product\":[\(curve(depth: depth - 1)),\(curve(depth: depth - 1))]}"
        default: return "{\"chain\":[\(curve(depth: depth - 1)),\(curve(depth: depth - 1))]}"
        }
    }

    private mutating func direction() -> String { ["in", "out", "inOut"][choices.below(3)] }

    private mutating func points() -> String {
        var stops = ["0"]
        var x = 0.0
        for _ in 0..<choices.below(4) {
            x += 0.2
            let y = number(-0.5...1.5)
            stops.append(choices.below(2) == 0 ? y : "{\"y\":\(y),\"x\":\(number(x...(x + 0.1)))}")
        }
        return "{\"points\":[\((stops + ["1"]).joined(separator: ","))]}"
    }

    private mutating func spring() -> String {
        var members: [String]
        switch choices.below(5) {
        case 0: members = ["\"response\":\(number(0.1...0.5))", "\"dampingRatio\":\(number(0.2...2))"]
        case 1:
            members = [
                "\"mass\":\(number(0.5...2))", "\"stiffness\":\(number(50...400))",
                "\"damping\":\(number(8...40))",
            ]
        case 2: members = ["\"duration\":\(number(0.1...0.5))", "\"bounce\":\(number(-0.5...0.7))"]
        case 3: members = ["\"tension\":\(number(80...400))", "\"friction\":\(number(8...40))"]
        default: members = ["\"settles\":\(number(0.2...1))", "\"dampingRatio\":\(number(0.3...1.5))"]
        }
        if choices.below(3) == 0 { members.append("\"initialVelocity\":\(number(-5...15))") }
        if choices.below(5) == 0 { members.append("\"stopAtTarget\":true") }
        if choices.below(6) == 0 { members.append("\"clamp\":[\(number(-0.5...0)),\(number(1...1.2))]") }
        if choices.below(6) == 0 { members.append("\"tolerance\":\(number(0.001...0.01))") }
        return "{\"spring\":{\(members.joined(separator: ","))}}"
    }
}
