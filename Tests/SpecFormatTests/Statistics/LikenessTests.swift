import MotionModel
import SpecFormat
import TestSupport
import Testing

@Suite("What looks the same")
struct LikenessTests {
    @Test("times are alike up to a frame or a twentieth, and a jump is like nothing")
    func times() {
        for (first, second, alike) in [
            (0.3, 0.31, true), (0.05, 0.066, true), (0.05, 0.068, false), (0.2, 0.25, false),
            (1.0, 1.05, true),
            (1.0, 1.06, false), (0, 0.01, false), (0, 0, false), (0.3, 0.3, true),
        ] {
            #expect((Likeness.distance(first, second) != nil) == alike, "\(first) \(second)")
            #expect(Likeness.distance(first, second) == Likeness.distance(second, first))
        }
    }

    private static func bezier(_ random: inout SplitMix64) throws -> Curve {
        func unit() -> Double { Double(random.below(1001)) / 1000 }
        return .bezier(try CubicBezier(x1: unit(), y1: unit(), x2: unit(), y2: unit()))
    }

    @Test("curves are alike exactly where a dense comparison finds less than 2 %, and both ways alike")
    func curves() throws {
        var random = SplitMix64(seed: 7)
        var alike = 0
        for _ in 0..<400 {
            let first = try Self.bezier(&random)
            // Half of the pairs are neighbours, so that both answers come up.
            var second = try Self.bezier(&random)
            if random.below(2) == 0, case .bezier(let bezier) = first {
                let shift = Double(random.below(60)) / 1000
                second = .bezier(
                    try CubicBezier(
                        x1: bezier.x1, y1: bezier.y1 + shift, x2: bezier.x2, y2: bezier.y2 - shift))
            }
            let dense =
                (0...4096).map { Double($0) / 4096 }.map {
                    abs(first.progress(at: $0) - second.progress(at: $0))
                }.max() ?? 0
            let found = Likeness.distance(first, second)
            #expect(found == Likeness.distance(second, first))
            if let found {
                alike += 1
                #expect(found.travel <= dense && dense - found.travel < 0.01)
                #expect(found.travel < 0.02)
            } else {
                #expect(dense >= 0.02)
            }
        }
        #expect(alike > 20 && alike < 300)
    }

    @Test("springs of one damping ratio have one shape, and their lengths are compared like times")
    func springs() throws {
        func spring(_ duration: Double, _ bounce: Double) throws -> Curve {
            .spring(try SpringCurve(Spring(duration: duration, bounce: bounce)))
        }
        for bounce in [-0.3, 0, 0.2, 0.6] {
            let near = try #require(
                Likeness.distance(try spring(0.3, bounce), try spring(0.31, bounce)), "\(bounce)")
            #expect(near.travel < 1e-9)
            #expect(abs(near.seconds - 0.01) < 1e-12)
            #expect(Likeness.distance(try spring(0.3, bounce), try spring(0.4, bounce)) == nil)
        }
        #expect(Likeness.distance(try spring(0.3, 0.2), try spring(0.3, 0.21)) != nil)
        #expect(Likeness.distance(try spring(0.3, 0), try spring(0.3, 0.4)) == nil)
        #expect(Likeness.distance(try spring(0.3, 0), .bezier(.easeOut)) == nil)
    }
}
