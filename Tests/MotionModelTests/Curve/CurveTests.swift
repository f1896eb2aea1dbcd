import MotionModel
import TestSupport
import Testing

@Suite("A curve")
struct CurveTests {
    static let leaves: [Curve] = NamedCurve.all.map { $0.curve } + (try! more())

    static func more() throws -> [Curve] {
        [
            .exponential(try ExponentialCurve(rate: 4, ending: .settling)),
            .exponential(try ExponentialCurve(rate: 2.5, ending: .arriving)),
            .exponential(try ExponentialCurve(rate: 1e-7, ending: .arriving)),
            // 1 − x, so that the inner curve is approached from the other side.
            .chain([
                .sum([try Curve(css: "linear(1)"), .scale(-1, of: .linear)]),
                try Curve(css: "linear(0, 0.3 20%, 1.2 40%, 0.8 40% 60%, 1)"),
            ]),
            .bezier(try CubicBezier(x1: 0.2, y1: -0.8, x2: 0.4, y2: 1.7)),
            .bezierPath(try BezierPath(svg: BezierPathTests.emphasized)),
            .bezierPath(try BezierPath(svg: "M0,0 Q.25,0 .5,.25 V.75 H.75 C.8,1.4,.9,1.2,1,1")),
            try Curve(css: "linear(0, 0.3 20%, 1.2 40%, 0.8 40% 60%, 1)"),
            try Curve(css: "steps(3, jump-both)"),
            .spring(try SpringCurve(Spring(response: 0.5, dampingRatio: 0.2), initialVelocity: 4)),
            .spring(try SpringCurve(Spring(response: 0.5, dampingRatio: 0.3), clamp: -0.1...1.2)),
            .spring(try SpringCurve(Spring(response: 0.5, dampingRatio: 3), initialVelocity: -20)),
            .spring(try SpringCurve(Spring(response: 0.5, dampingRatio: 0.4), stopsAtTarget: true)),
            .penner(try Penner.elastic(.inOut, amplitude: 1.7, period: 0.35)),
            .penner(try Penner.back(.inOut, overshoot: 3)),
        ]
    }

    static let combined: [Curve] = [
        .reverse(.bezier(.easeIn)), .reverse(.penner(Penner(.bounce, .in))),
        .mirror(.penner(Penner(.back, .out))),
        .mirror(.bezier(.ease)), .mirror(leaves[leaves.count - 8]),
        .interval(0.2...0.8, of: .penner(Penner(.elastic, .out))),
        .interval(0.2...0.8, of: leaves[leaves.count - 7]), .interval(0...0.5, of: .bezier(.easeOut)),
        .interval(-0.5...1.5, of: .penner(Penner(.bounce, .out))),
        .scale(-2.5, of: .penner(Penner(.back, .inOut))), .clamp(0...1, of: .penner(Penner(.back, .inOut))),
        .clamp(0.1...0.9, of: leaves[leaves.count - 6]),
        .sum([.linear, .scale(0.3, of: .penner(Penner(.elastic, .out)))]),
        .product([.linear, .penner(Penner(.back, .out)), .bezier(.ease)]),
        .chain([.penner(Penner(.back, .inOut)), .bezier(.easeInOut)]),
        .chain([.reverse(.scale(-1, of: .linear)), .scale(0.5, of: .bezier(.ease))]),
        .chain([.bezier(.ease), leaves[leaves.count - 8]]),
        .reverse(.mirror(.interval(0.1...0.6, of: .bezier(.ease)))),
    ]

    static let all = leaves + combined

    @Test("has the velocity that its progress has as derivative", arguments: all)
    func velocityIsDerivative(_ curve: Curve) {
        var random = SplitMix64(seed: 21)
        let breaks = curve.breakpoints.map { $0.x }
        let h = 1e-5
        for _ in 0..<200 {
            let x = random.uniform(0.001...0.999)
            guard !breaks.contains(where: { abs($0 - x) < 1e-3 }) else { continue }
            let derivative = (curve.progress(at: x + h) - curve.progress(at: x - h)) / (2 * h)
            let velocity = curve.velocity(at: x)
            #expect(abs(velocity - derivative) <= 2e-5 * max(1, abs(velocity)), "at \(x)")
        }
    }

    @Test("has one-sided velocities at its breakpoints", arguments: all)
    func oneSidedVelocities(_ curve: Curve) {
        let h = 1e-7
        for point in curve.breakpoints where point.x > 0 && point.x < 1 {
            let above = curve.velocity(at: point.x, from: .above)
            let right =
                (curve.limit(at: point.x + h, from: .below) - curve.limit(at: point.x, from: .above)) / h
            if above.isFinite { #expect(abs(above - right) <= 1e-4 * max(1, abs(above)), "above \(point.x)") }
            let below = curve.velocity(at: point.x, from: .below)
            let left =
                (curve.limit(at: point.x, from: .below) - curve.limit(at: point.x - h, from: .above)) / h
            if below.isFinite { #expect(abs(below - left) <= 1e-4 * max(1, abs(below)), "below \(point.x)") }
        }
    }

    @Test("is smooth between its breakpoints", arguments: all)
    func smoothBetweenBreakpoints(_ curve: Curve) {
        let breaks = curve.breakpoints.map { $0.x }
        let count = 4096
        for index in 0..<count {
            let (low, high) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            guard !breaks.contains(where: { $0 >= low && $0 <= high }), index > 0, index < count - 1 else {
                continue
            }
            let slope = max(abs(curve.velocity(at: low)), abs(curve.velocity(at: high)), 1)
            #expect(
                abs(curve.progress(at: high) - curve.progress(at: low)) <= 3 * slope / Double(count),
                "at \(low)")
        }
    }

    @Test("turns no corner between its breakpoints", arguments: all)
    func noHiddenCorner(_ curve: Curve) {
        let breaks = [0] + curve.breakpoints.map { $0.x } + [1]
        func turn(_ low: Double, _ high: Double) -> Double {
            abs(curve.velocity(at: high, from: .below) - curve.velocity(at: low, from: .above))
        }
        // Odd numbers, so that no corner at a simple fraction hides between two cells.
        let count = 509
        for index in 0..<count {
            var (low, high) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            // Slopes can grow without bound towards a breakpoint.
            guard !breaks.contains(where: { $0 >= low - 1e-3 && $0 <= high + 1e-3 }) else { continue }
            let slope = max(1, abs(curve.velocity(at: low)), abs(curve.velocity(at: high)))
            // Into the half that turns more: what is left of a smooth turn goes to nothing, a corner stays.
            for _ in 0..<30 where turn(low, high) > 1e-4 * slope {
                let middle = low + (high - low) * 0.4142
                if turn(low, middle) > turn(middle, high) { high = middle } else { low = middle }
            }
            #expect(turn(low, high) <= 1e-4 * slope, "at \(low)")
        }
    }

    @Test("jumps where its breakpoints say so, and nowhere else", arguments: all)
    func jumps(_ curve: Curve) {
        for point in curve.breakpoints {
            let below =
                point.x == 0 ? curve.progress(at: 0, before: true) : curve.limit(at: point.x, from: .below)
            let above = point.x == 1 ? curve.progress(at: 1) : curve.limit(at: point.x, from: .above)
            switch point.kind {
            case .jump: #expect(below != above, "at \(point.x)")
            case .kink: #expect(abs(below - above) <= 1e-12, "at \(point.x)")
            }
        }
        #expect(curve.breakpoints.map { $0.x } == curve.breakpoints.map { $0.x }.sorted())
    }

    @Test("stays within its extrema and reaches them", arguments: all)
    func extrema(_ curve: Curve) {
        let found = curve.extrema()
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in 0...20000 {
            let x = Double(index) / 20000
            for y in [curve.progress(at: x), curve.limit(at: x, from: x == 0 ? .above : .below)] {
                low = min(low, y)
                high = max(high, y)
            }
        }
        for point in curve.breakpoints where point.x > 0 && point.x < 1 {
            for y in [curve.limit(at: point.x, from: .below), curve.limit(at: point.x, from: .above)] {
                low = min(low, y)
                high = max(high, y)
            }
        }
        let size = max(1, high - low)
        #expect(low >= found.lowerBound - 1e-12 && high <= found.upperBound + 1e-12)
        #expect(low - found.lowerBound <= 1e-5 * size && found.upperBound - high <= 1e-5 * size)
    }

    @Test("has the same extrema searched as computed", arguments: leaves)
    func searchedExtrema(_ curve: Curve) {
        let exact = curve.extrema()
        let searched = Curve.sum([curve]).extrema()
        #expect(abs(searched.lowerBound - exact.lowerBound) <= 1e-9)
        #expect(abs(searched.upperBound - exact.upperBound) <= 1e-9)
    }

    @Test("reversed twice is itself, jumps included", arguments: all)
    func reverseTwice(_ curve: Curve) {
        let twice = Curve.reverse(.reverse(curve))
        for index in 0...64 {
            let x = Double(index) / 64
            for before in [false, true] {
                #expect(
                    abs(twice.progress(at: x, before: before) - curve.progress(at: x, before: before))
                        <= 1e-15 * 8)
            }
        }
    }

    @Test(
        "starts at exactly 0 and ends at exactly 1 for every name but the stairs", arguments: NamedCurve.all)
    func ends(_ row: NamedCurve) {
        #expect(row.curve.progress(at: 0, before: true) == 0)
        #expect(row.curve.progress(at: 1) == 1)
    }

    @Test("mirrored makes the in-out of an in")
    func mirror() {
        for family in Penner.Family.allCases where family != .back && family != .elastic {
            let made = Curve.mirror(.penner(Penner(family, .in)))
            for index in 0...40 {
                let x = Double(index) / 40
                #expect(abs(made.progress(at: x) - Penner(family, .inOut).progress(at: x)) <= 1e-15)
            }
        }
    }

    @Test("has the length of its spring, stretched by what is around it")
    func naturalDurations() throws {
        let spring = try SpringCurve(Spring(response: 0.5, dampingRatio: 0.7))
        let curve = Curve.spring(spring)
        let length = spring.naturalDuration
        #expect(Curve.linear.naturalDuration == nil)
        #expect(Curve.instant.naturalDuration == 0)
        #expect(Curve.reverse(.scale(2, of: curve)).naturalDuration == length)
        #expect(Curve.mirror(curve).naturalDuration == 2 * length)
        #expect(Curve.interval(0.25...0.75, of: curve).naturalDuration == 2 * length)
        #expect(Curve.sum([.linear, curve]).naturalDuration == length)
        #expect(Curve.chain([.linear, curve, .instant]).naturalDuration == length)
    }
}

@Suite("The table of named curves")
struct NamedCurveTests {
    @Test("has no name twice, aliases included")
    func unique() {
        let names = NamedCurve.all.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test("finds every name and alias, and nothing else", arguments: NamedCurve.all)
    func lookup(_ row: NamedCurve) {
        for name in [row.name] + row.aliases { #expect(NamedCurve.curve(named: name) == row.curve) }
        #expect(NamedCurve.curve(named: row.name.uppercased()) == nil)
    }

    @Test("has CSS's eight words, ten families in three directions, and SwiftUI's presets")
    func contents() throws {
        #expect(NamedCurve.allNames.count == 8 + 30 + 3)
        #expect(NamedCurve.curve(named: "default") == .bezier(.ease))
        #expect(NamedCurve.curve(named: "easeInEaseOut") == .bezier(.easeInOut))
        #expect(NamedCurve.curve(named: "circular.inOut") == .penner(Penner(.circ, .inOut)))
        for (name, bounce) in [("smooth", 0), ("snappy", 0.15), ("bouncy", 0.3)] {
            let spring = try Spring(duration: 0.5, bounce: bounce)
            #expect(NamedCurve.curve(named: name) == .spring(try SpringCurve(spring)))
        }
        for name in ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"] {
            #expect(NamedCurve.curve(named: name) == (try Curve(css: name)))
        }
    }
}
