import Testing
@testable import MotionModel
@testable import SpecCompiler
@testable import SpecFormat
import Foundation
struct ZZTests {
    @Test func zz() throws {
        for p in ["/tmp/ms/c2.json"] {
            let text = try String(contentsOfFile: p, encoding: .utf8)
            let (spec, _) = SpecReader.read(SourceFile(path: "x", text: text))
            let m = CompiledMotion(spec!)
            for v in m.variants {
                for t in try m.bind(v).tracks {
                    for pl in [(segments: t.track.segments, loop: t.track.loop), t.track.played] {
                    print(v.name, t.track.property, pl.loop as Any, t.track.mirrorTime as Any)
                    for s in pl.segments { print("  ", s.start, s.end, s.fromKey, s.toKey, s.inputStart, s.inputEnd, "\(s.curve)".prefix(60)) }
                    }
                    for x in [-1, 0, 1e-9, 0.45, 0.4804887471083967, 0.4804887471083968, 0.4804887471083969, 1, .infinity] { print(x, t.track.position(at: x), t.value(at: x)) }
                }
            }
        }
    }
}
