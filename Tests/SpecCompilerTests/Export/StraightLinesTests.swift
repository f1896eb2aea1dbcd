import MotionModel
import Testing

@testable import SpecCompiler

@Suite("Straight lines through a function")
struct StraightLinesTests {
    /// Two numbers; the second jumps at 0.55, back at 0.8.
    private static func value(_ time: Double) -> [Double] {
        [time * time * 10, time < 0.55 || time >= 0.8 ? 4 * time : 9 - time]
    }

    private static let knots = [0.05, 0.55, 0.8, 1]

    @Test("go from frame to frame at a rate, and through every knot", arguments: [3.0, 10, 24, 60])
    func frames(_ rate: Double) {
        let lines = StraightLines(knots: Self.knots, sampling: .framesPerSecond(rate), value: Self.value)
        var times = Set(Self.knots)
        for frame in 0...60 {
            let time = Double(frame) / rate
            if time > 0.05, time < 1 { times.insert(time) }
        }
        #expect(lines.pieces.map { $0.start } + [1] == times.sorted())
        #expect(zip(lines.pieces, lines.pieces.dropFirst()).allSatisfy { $0.end == $1.start })
        for piece in lines.pieces {
            // On either side of a jump the value of that side.
            let (start, end) = (piece.start + 1e-7, piece.end - 1e-7)
            for (line, number) in zip(piece.from + piece.to, Self.value(start) + Self.value(end)) {
                #expect(abs(line - number) < 1e-5, "\(piece)")
            }
        }
    }

    @Test("state the largest distance as a share of the travel", arguments: [nil, 3.0, 10, 60])
    func error(_ rate: Double?) {
        let tolerance = 0.002
        let lines = StraightLines(
            knots: Self.knots, sampling: rate.map { .framesPerSecond($0) } ?? .tolerance(tolerance),
            value: Self.value)
        // The first number goes from 0.025 to 10.
        #expect(abs(lines.travel - 9.975) < 1e-9)
        var largest = 0.0
        for piece in lines.pieces {
            for step in 1..<1000 {
                let time = piece.start + (piece.end - piece.start) * Double(step) / 1000
                for (line, number) in zip(piece.value(at: time), Self.value(time)) {
                    largest = Swift.max(largest, abs(line - number) / lines.travel)
                }
            }
        }
        // A parabola strays most in the middle of a line, which is looked at.
        #expect(largest <= lines.maxError + 1e-9 && lines.maxError <= largest * 1.01 + 1e-7)
        #expect(rate != nil || lines.maxError <= tolerance)
    }

    @Test("of a colour that comes out of nothing, no line follows what nobody sees")
    func outOfNothing() {
        // A hue of nothing but rounding errors, while there is nothing to be seen.
        func color(_ time: Double) -> [Double] {
            let alpha = time * time
            guard alpha < 1e-7 else { return [0.2, 0.4, 0.6, alpha] }
            let noise = (time * 1e13).rounded().truncatingRemainder(dividingBy: 7) / 7
            return [noise, 1 - noise, noise, alpha]
        }
        var work = KeyframeWork()
        let lines = StraightLines(
            knots: [0, 1], sampling: .tolerance(0.001), cost: 1, &work, isColor: true, value: color)
        #expect(lines.pieces.count < 40 && lines.maxError <= 0.001)
        #expect(lines.pieces.allSatisfy { abs($0.from[0] - 0.2) < 1e-9 && abs($0.to[1] - 0.4) < 1e-9 })
    }

    @Test("what stands still has no error")
    func still() {
        let lines = StraightLines(knots: [0, 1], sampling: .framesPerSecond(4)) { _ in [3] }
        #expect(lines.pieces.count == 4 && lines.travel == 0 && lines.maxError == 0)
    }

    @Test("rounding errors are no travel")
    func noise() {
        let lines = StraightLines(knots: [0, 0.3, 1], sampling: .tolerance(0.001)) { time in
            [100 + (time * 1e9).rounded().truncatingRemainder(dividingBy: 3) * 2e-14, -7]
        }
        #expect(lines.pieces.count == 2 && lines.travel == 0 && lines.maxError == 0)
    }
}
