import MotionModel
import TestSupport
import Testing

/// The breakpoints in a part of a curve: what doesn't lie there isn't worked out.
@Suite("breakpoints in a part")
struct BreakpointPartTests {
    /// A curve of curves with steps in it.
    private static func nested(_ depth: Int, _ random: inout SplitMix64) throws -> Curve {
        guard depth > 0 else {
            return random.next() % 2 == 0
                ? .steps(try Steps(Int(random.next() % 9) + 1, jump: .end))
                : try RandomCurves.combined(&random)
        }
        let one = try nested(depth - 1, &random)
        switch random.next() % 7 {
        case 0: return .reverse(one)
        case 1: return .mirror(one)
        case 2: return .clamp(0...random.uniform(0.4...1.1), of: one)
        case 3: return .scale(random.uniform(-2...2), of: one)
        case 4: return .sum([.scale(0.5, of: one), try nested(0, &random)])
        case 5: return .product([one, try nested(0, &random)])
        default: return .chain([one, try nested(0, &random)])
        }
    }

    @Test("those of a part are those of the whole that lie in it", arguments: 0..<UInt64(TestBuild.count(40)))
    func part(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var found = 0
        for _ in 0..<20 {
            let curve = try Self.nested(Int(seed % 3) + 1, &random)
            let all = curve.breakpoints
            let low = random.uniform(0...0.9)
            let part = low...random.uniform(low + 1e-3...1)
            // What lies at an end may lie a rounding error beside it.
            func isInside(_ point: Breakpoint) -> Bool {
                point.x > part.lowerBound + 1e-9 && point.x < part.upperBound - 1e-9
            }
            let expected = all.filter(isInside)
            let some = curve.breakpoints(in: part).filter(isInside)
            #expect(some.map { $0.kind } == expected.map { $0.kind }, "\(curve) \(part)")
            #expect(zip(some, expected).allSatisfy { abs($0.x - $1.x) < 1e-12 }, "\(curve) \(part)")
            found += expected.count
        }
        #expect(found > 10)
    }

    @Test(
        "a part of a billionth beside a jump has it, and one beside nothing has none",
        arguments: 0..<UInt64(TestBuild.count(40)))
    func shortPart(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed + 400)
        var found = 0
        for _ in 0..<20 {
            let curve = try Self.nested(Int(seed % 3) + 1, &random)
            let all = curve.breakpoints
            for place in all.map({ $0.x }) + (0..<9).map({ _ in random.uniform(0...1) }) {
                guard place > 1e-6, place < 1 - 1e-6 else { continue }
                let near = all.filter { abs($0.x - place) < 1e-6 }
                // Of several so near to each other some may lie at the end of the part.
                guard near.count < 2 else { continue }
                let part = (place - 1e-9)...(place + 1e-9)
                let kinds = curve.breakpoints(in: part).filter { part.contains($0.x) }.map { $0.kind }
                #expect(kinds.contains(.jump) == (near.first?.kind == .jump), "\(curve) \(place)")
                found += near.count
            }
        }
        #expect(found > 10)
    }
}
