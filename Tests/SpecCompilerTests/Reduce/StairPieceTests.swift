import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// Staircases in chains: their levels are known, and where they begin is found.
@Suite("Chains with a staircase")
struct StairPieceTests {
    private func curve(_ text: String) throws -> Curve {
        try #require(FragmentReader.curve(SourceFile(path: "c", text: text)).curve, "\(text)")
    }

    /// A chain, and how many levels it shows, counted by hand: what swings below 0 or above 1 and back shows a level again.
    static let rows: [(text: String, levels: Int)] = [
        (#"{ "chain": ["sine.in", { "steps": 5 }] }"#, 5),
        // Below 0 for a third of the time, then the four levels, and from the passing of 1 on the last.
        (#"{ "chain": ["back.inOut", { "steps": 4 }] }"#, 6),
        (
            #"{ "chain": [{ "product": [{ "quint": "in" }, { "back": "in", "overshoot": 3.782 }] }, { "reverse": { "steps": 7, "jump": "start" } }] }"#,
            9
        ),
        // It bounces above the only edge.
        (#"{ "chain": ["bounce.out", { "steps": 2, "jump": "none" }] }"#, 2),
        // Eight on the first parabola; the second falls to 3∕4, through two levels and back.
        (#"{ "chain": ["bounce.out", { "steps": 8 }] }"#, 10),
        (#"{ "chain": [{ "steps": 3 }, "ease-in"] }"#, 3),
        (#"{ "chain": ["ease", { "steps": 3 }, "bounce.out"] }"#, 3),
    ]

    @Test("are their levels, as many as there are, and no error", arguments: rows.indices)
    func levels(_ index: Int) throws {
        let (text, levels) = Self.rows[index]
        let curve = try curve(text)
        for kind in [PieceKind.cubic, .straight] {
            let reduced = curve.reduced(as: kind)
            #expect(reduced.maxError == 0 && reduced.pieces.count <= levels + 1, "\(text): \(reduced.pieces)")
            #expect(kind == .straight || abs(reduced.pieces.count - levels) <= 1)
            var random = SplitMix64(seed: UInt64(index))
            for _ in 0..<2000 {
                let input = random.uniform(0...1)
                guard let piece = reduced.pieces.last(where: { $0.start <= input }) else { continue }
                let isAtEdge = reduced.pieces.contains { abs($0.start - input) < 1e-9 }
                #expect(
                    isAtEdge || piece.from == piece.to && piece.to == curve.progress(at: input), "\(input)")
            }
        }
    }

    @Test("are the same backwards, and in a part")
    func parts() throws {
        let curve = try curve(#"{ "chain": ["back.inOut", { "steps": 4 }] }"#)
        let (forwards, backwards) = (curve.reduced(), curve.reduced(from: 1, to: 0))
        #expect(forwards.pieces.count == backwards.pieces.count && backwards.maxError == 0)
        let part = curve.reduced(from: 0.4, to: 0.6)
        #expect(part.maxError == 0 && part.pieces.map { $0.from } == [0, 0.25, 0.5, 0.75])
    }
}
