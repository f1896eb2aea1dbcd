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

    @Test("what is short in a long motion is drawn as far as it goes, and its extremes are said")
    func short() throws {
        let there =
            #"{ "animate": "b.position.x", "from": 0, "to": 100, "delay": "7.1s", "duration": "40ms" }"#
        let back =
            #"{ "animate": "b.position.x", "from": 100, "to": 0, "duration": "40ms", "curve": { "bezier": [0.4, 0, 0.6, -4] } }"#
        let fade = #"{ "animate": "b.opacity", "from": 1, "to": 0, "duration": "60s" }"#
        let motion = #"{ "group": [{ "sequence": [\#(there), \#(back)] }, \#(fade)] }"#
        // The second begins with 151.48 % in the wrong direction: the extreme of its curve, as numpy works it out.
        let svg = try plot(motion)
        let range = try #require(svg.firstMatch(of: /text-anchor="end">0 … ([0-9.]+)/))
        #expect(try #require(Double(range.1)) > 248, "\(range.1)")
        let text = try plot(motion, "--terminal")
        let label = try #require(text.firstMatch(of: /b\.position\.x\n[^\n]*\n *([0-9.]+)\s/))
        #expect(try #require(Double(label.1)) > 248, "\(text)")
    }

    @Test("integers are drawn as an app reads them")
    func integers() throws {
        let spec = """
            { "motionSpec": 1, "name": "B", "properties": { "b.count": { "type": "integer" } },
            "variants": { "v": { "motion": { "animate": "b.count", "from": 0, "to": 2, "duration": "1s", "curve": "linear" } } } }
            """
        let result = try Speccli().run(["plot", "-"], input: spec)
        let line = try #require(lines(in: result.output).first)
        #expect(Set(line.map { $0.y }).count == 3, "\(result.output)")
        #expect(zip(line, line.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y })
    }

    @Test("labels tell nearly equal and tiny values apart")
    func labels() throws {
        for (from, to) in [("1.00001", "1.00002"), ("0.0000001", "0.0000003")] {
            let motion = #"{ "animate": "b.opacity", "from": \#(from), "to": \#(to), "duration": "1s" }"#
            let text = try plot(motion, "--terminal")
            let numbers = text.matches(of: /(?m)^ *([0-9.e-]+)\s/).compactMap { Double($0.1) }
            for end in [from, to] { #expect(numbers.contains { $0 == Double(end) }, "\(end) in \(text)") }
        }
    }

    @Test("each component has its tone, and a colour is seen")
    func tones() throws {
        let point = #"{ "animate": "b.position", "from": [0, 0], "to": [1, 2], "duration": "1s" }"#
        let svg = try plot(point)
        for word in [#"class="key""#, #"class="key part1""#, #"class="value part1""#] {
            #expect(svg.contains(word), "\(word)")
        }
        let color = ##"{ "animate": "b.backgroundColor", "from": "#000", "to": "#fff", "duration": "1s" }"##
        let strip = try plot(color).matches(of: /height="7" style="fill:rgb\((\d+),/)
        let patches = strip.compactMap { Int($0.1) }
        #expect(patches.count > 20 && patches == patches.sorted() && patches[0] < 20 && patches.last! > 220)
    }
}
