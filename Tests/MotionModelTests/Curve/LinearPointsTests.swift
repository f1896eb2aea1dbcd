import MotionModel
import Testing

@Suite("Straight pieces between points")
struct LinearPointsTests {
    /// CSS text, and the inputs that the completion rules of CSS Easing Functions Level 2 give, worked out by hand.
    @Test(
        "complete missing inputs as CSS does",
        arguments: [
            ("linear(0, 1)", [0, 1]), ("linear(0, 0.5, 1)", [0, 0.5, 1]),
            ("linear(0, 0.25, 0.75, 1)", [0, 1.0 / 3, 2.0 / 3, 1]),
            ("linear(0, 0.5 25% 75%, 1)", [0, 0.25, 0.75, 1]), ("linear(0 20%, 1 80%)", [0.2, 0.8]),
            ("linear(0, 0.2 60%, 0.4 40%, 1)", [0, 0.6, 0.6, 1]),
            ("linear(0 50%, 0.1, 0.3 30%, 1)", [0.5, 0.5, 0.5, 1]),
            ("linear(0, 0.5 120%, 1)", [0, 1.2, 1.2]),
            ("linear(0, 0.1, 0.2, 0.3 60%, 0.9, 1)", [0, 0.2, 0.4, 0.6, 0.8, 1]),
            ("linear(0 -20%, 1)", [-0.2, 1]), ("linear(25% 0.3 , 1)", [0.25, 1]), ("linear(0.5)", [0]),
        ] as [(String, [Double])])
    func completion(_ text: String, _ inputs: [Double]) throws {
        guard case .points(let points) = try Curve(css: text) else {
            Issue.record("no points")
            return
        }
        #expect(points.points.count == inputs.count)
        for (point, input) in zip(points.points, inputs) { #expect(abs(point.x - input) <= 1e-15) }
    }

    /// By hand from the output algorithm of CSS Easing Functions Level 2: input, output.
    @Test(
        "follow CSS between, on, before and after the points",
        arguments: [
            (
                "linear(0, 0.5 25%, 1)",
                [(-0.25, -0.5), (0, 0), (0.125, 0.25), (0.25, 0.5), (0.625, 0.75), (1, 1), (1.75, 1.5)]
            ),
            ("linear(0, 0.5 50%, 0.75 50%, 1)", [(0.25, 0.25), (0.5, 0.75), (0.75, 0.875)]),
            ("linear(0, 0.5 50%, 0.6 50%, 0.75 50%, 1)", [(0.25, 0.25), (0.5, 0.75), (0.75, 0.875)]),
            ("linear(0.2 0%, 0.4 0%, 1)", [(-1, 0.2), (0, 0.4), (0.5, 0.7)]),
            ("linear(0, 0.5 100%, 1 100%)", [(0.5, 0.25), (1, 1), (2, 1)]),
            (
                "linear(0, 0.5 25% 75%, 1)",
                [(0.25, 0.5), (0.5, 0.5), (0.75, 0.5), (0.875, 0.75), (1.25, 1.5)]
            ),
            ("linear(0 20%, 1 80%)", [(0.2, 0), (0.5, 0.5), (0.8, 1), (0.05, -0.25), (0.95, 1.25)]),
            ("linear(0.5)", [(-1, 0.5), (0, 0.5), (0.3, 0.5), (7, 0.5)]),
        ] as [(String, [(Double, Double)])])
    func output(_ text: String, _ rows: [(Double, Double)]) throws {
        let curve = try Curve(css: text)
        for (x, y) in rows { #expect(abs(curve.progress(at: x) - y) <= 1e-15, "at \(x)") }
    }

    @Test("take the first point for the before flag, and only there")
    func beforeFlag() throws {
        let curve = try Curve(css: "linear(0.2 0%, 0.4 0%, 0.5 50%, 0.7 50%, 1)")
        #expect(curve.progress(at: 0, before: true) == 0.2)
        #expect(curve.progress(at: 0, before: false) == 0.4)
        #expect(curve.progress(at: 0.5, before: true) == 0.7)
        #expect(curve.limit(at: 0.5, from: .below) == 0.5)
        #expect(
            curve.breakpoints == [Breakpoint(at: 0, kind: .jump), Breakpoint(at: 0.5, kind: .jump)])
    }

    @Test("tell which stop goes back, and whether they end at 1")
    func questions() throws {
        typealias Stop = LinearPoints.Stop
        #expect(
            LinearPoints.firstStopGoingBack(in: [Stop(y: 0), Stop(y: 1, x: 0.5), Stop(y: 1, x: 0.4)]) == 2)
        #expect(
            LinearPoints.firstStopGoingBack(in: [Stop(y: 0), Stop(y: 1, x: 0.5, endX: 0.3), Stop(y: 1)]) == 1)
        #expect(LinearPoints.firstStopGoingBack(in: [Stop(y: 0), Stop(y: 1, x: 0.5), Stop(y: 1)]) == nil)
        // Two points at one input are a jump, not a step back.
        let jump = [Stop(y: 0), Stop(y: 0.2, x: 0.5), Stop(y: 0.8, x: 0.5), Stop(y: 1)]
        #expect(LinearPoints.firstStopGoingBack(in: jump) == nil)
        #expect(try LinearPoints(stops: [Stop(y: 0), Stop(y: 0.9)]).endsAtOne == false)
        #expect(try LinearPoints(stops: [Stop(y: 0), Stop(y: 1, x: 0.9), Stop(y: 1)]).endsAtOne)
        #expect(throws: LinearPoints.Failure.noStops) { try LinearPoints(stops: []) }
        #expect(throws: LinearPoints.Failure.notFinite(stop: 1)) {
            try LinearPoints(stops: [Stop(y: 0), Stop(y: .nan)])
        }
    }
}
