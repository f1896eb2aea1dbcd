import MotionModel
import Testing

@Suite("Stairs")
struct StepsTests {
    /// Worked out by hand from the seven steps of the algorithm in CSS Easing Functions Level 2: the input, then the output
    /// without and with the before flag.
    static let table: [(Int, Steps.Jump, [(Double, Double, Double)])] = [
        (
            4, .end,
            [
                (-0.5, -0.5, -0.75), (-0.1, -0.25, -0.25), (0, 0, 0), (0.1, 0, 0), (0.25, 0.25, 0),
                (0.3, 0.25, 0.25), (0.75, 0.75, 0.5), (0.99, 0.75, 0.75), (1, 1, 0.75), (1.1, 1, 1),
                (1.25, 1.25, 1),
            ]
        ),
        (
            4, .start,
            [
                (-0.25, 0, -0.25), (-0.1, 0, 0), (0, 0.25, 0), (0.1, 0.25, 0.25), (0.25, 0.5, 0.25),
                (0.99, 1, 1), (1, 1, 1), (1.1, 1.25, 1.25), (1.25, 1.5, 1.25),
            ]
        ),
        (
            3, .none,
            [
                (-0.1, -0.5, -0.5), (0, 0, 0), (0.3, 0, 0), (0.5, 0.5, 0.5), (0.9, 1, 1), (1, 1, 1),
                (1.1, 1.5, 1.5),
            ]
        ),
        (
            3, .both,
            [
                (-0.1, 0, 0), (0, 0.25, 0), (0.3, 0.25, 0.25), (0.5, 0.5, 0.5), (0.9, 0.75, 0.75),
                (1, 1, 0.75),
                (1.1, 1, 1),
            ]
        ),
        (1, .end, [(0, 0, 0), (0.99, 0, 0), (1, 1, 0)]),
        (1, .start, [(-0.01, 0, 0), (0, 1, 0), (0.5, 1, 1), (1, 1, 1)]),
    ]

    @Test("follow CSS, with and without the before flag", arguments: table)
    func css(_ count: Int, _ jump: Steps.Jump, _ rows: [(Double, Double, Double)]) throws {
        let steps = try Steps(count, jump: jump)
        for (x, after, before) in rows {
            #expect(steps.progress(at: x) == after, "at \(x)")
            #expect(steps.progress(at: x, before: true) == before, "before \(x)")
            #expect(Curve.steps(steps).progress(at: x, before: true) == before)
        }
    }

    @Test("jump exactly at their breakpoints", arguments: Steps.Jump.allCases)
    func breakpoints(_ jump: Steps.Jump) throws {
        let curve = Curve.steps(try Steps(4, jump: jump))
        let expected: [Double] =
            switch jump {
            case .start: [0, 0.25, 0.5, 0.75]
            case .end: [0.25, 0.5, 0.75, 1]
            case .none: [0.25, 0.5, 0.75]
            case .both: [0, 0.25, 0.5, 0.75, 1]
            }
        #expect(curve.breakpoints == expected.map { Breakpoint(at: $0, kind: .jump) })
        for x in expected { #expect(curve.limit(at: x, from: .below) < curve.limit(at: x, from: .above)) }
    }

    @Test("need one step, or two where neither end jumps")
    func refusals() {
        #expect(throws: Steps.Failure.tooFew(count: 0, least: 1)) { try Steps(0) }
        #expect(throws: Steps.Failure.tooFew(count: 1, least: 2)) { try Steps(1, jump: .none) }
    }

    @Test("at the start are the reverse of stairs at the end")
    func reversal() throws {
        let start = Curve.steps(try Steps(4, jump: .start))
        let end = Curve.steps(try Steps(4, jump: .end))
        for index in -4...20 {
            let x = Double(index) / 16
            #expect(Curve.reverse(end).progress(at: x) == start.progress(at: x))
            #expect(Curve.reverse(end).progress(at: x, before: true) == start.progress(at: x, before: true))
        }
    }

    @Test("stand still between their edges, so that what follows in a chain has no edge there either")
    func treads() throws {
        let last = Curve.steps(try Steps(2, jump: .start))
        let chain = Curve.chain([.steps(try Steps(3)), last])
        for index in 1..<30 where index % 10 != 0 {
            let x = Double(index) / 30
            #expect(chain.progress(at: x, before: true) == chain.progress(at: x))
            #expect(Curve.reverse(chain).progress(at: 1 - x) == 1 - chain.progress(at: x))
        }
        // Before it begins nothing has jumped.
        #expect(chain.progress(at: 0, before: true) == 0 && chain.progress(at: 0) == 0.5)
    }
}
