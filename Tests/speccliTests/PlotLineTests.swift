import Foundation
import TestSupport
import Testing

@Suite("Lines of a plot")
struct PlotLineTests {
    private func plot(_ motion: String, _ flags: String...) throws -> String {
        let spec = #"{ "motionSpec": 1, "name": "B", "variants": { "v": { "motion": \#(motion) } } }"#
        let result = try Speccli().run(["plot", "-"] + flags, input: spec)
        #expect(result.code == 0, "\(result.errors)")
        return result.output
    }

    private static let rises = #""from": 0, "to": 1"#
    private static let turns = #""from": [{ "rotate": "0deg" }], "to": [{ "rotate": "90deg" }]"#
    private static let steps =
        #""animate": "b.opacity", \#(rises), "duration": "0.37s", "curve": { "steps": 2 }"#
    private static let endless = #""iterations": "infinite""#
    private static let spins = """
        { "animate": "b.transform.rotation.z", "from": 0, "to": 360, "duration": "1s", "curve": "linear", \(endless) }
        """
    private static let swings = """
        { "animate": "b.position.x", "from": 5, "to": 10, "duration": "0.7s", "autoreverse": true, "delay": "0.3s",
        \(endless) }
        """

    /// The points of the lines through values.
    private func lines(in svg: String) -> [[(x: Double, y: Double)]] {
        svg.matches(of: /<polyline class="value" points="([^"]*)"/).map { line in
            line.1.split(separator: " ").map { point in
                let parts = point.split(separator: ",").compactMap { Double($0) }
                return (parts[0], parts[1])
            }
        }
    }

    @Test(
        "a jump is upright",
        arguments: [
            (#"{ "animate": "b.transform", \#(turns), "duration": "0.61s", "curve": { "steps": 4 } }"#, 4),
            (#"{ "animate": "b.opacity", \#(rises), "duration": "0.7s", "curve": { "steps": 3 } }"#, 3),
            (spins, 1), (#"{ "group": [\#(spins), \#(swings)] }"#, 3),
            (#"{ \#(steps), "iterations": 3 }"#, 5),
            (
                #"{ "iterations": 2, "sequence": [{ \#(steps) }, { "animate": "b.opacity", "to": 0.8, "duration": "0.1s" }] }"#,
                4
            ),
        ])
    func upright(_ motion: String, _ count: Int) throws {
        var jumps = 0
        for line in lines(in: try plot(motion)) {
            for (one, next) in zip(line, line.dropFirst()) where (one.y - next.y).magnitude > 9 {
                jumps += 1
                #expect(next.x - one.x <= 0.011, "\(one) to \(next)")
            }
        }
        #expect(jumps >= count, "\(jumps)")
    }

    @Test("an endless motion has a line where it begins, and none where the picture ends")
    func rests() throws {
        let both = #"{ "group": [\#(Self.spins), \#(Self.swings)] }"#
        #expect(try plot(both).matches(of: /class="rest"/).count == 2)
        let ends = Self.spins.replacingOccurrences(of: "\"infinite\"", with: "2")
        #expect(try plot(ends).matches(of: /class="rest"/).count == 2)
        // In a terminal too: 36° is where the picture stops.
        #expect(try plot(both, "--terminal").split(separator: "\n").allSatisfy { !$0.hasPrefix(" 36 ") })
    }
}
