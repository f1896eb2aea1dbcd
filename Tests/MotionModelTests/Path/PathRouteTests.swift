import MotionModel
import TestSupport
import Testing

@Suite("A route along a path")
struct PathRouteTests {
    @Test(
        "has the length, the places and the directions of its path", arguments: 0..<PathReference.rows.count)
    func references(_ row: Int) throws {
        let row = PathReference.rows[row]
        let route = PathRoute(try PathData(svg: row.svg))
        #expect(abs(route.length - row.length) <= 1e-12 * row.length)
        for place in row.places {
            let point = route.position(atShare: place[0])
            #expect(abs(point.x - place[1]) <= 1e-9 && abs(point.y - place[2]) <= 1e-9, "at \(place[0])")
            let turns = (route.tangentAngle(atShare: place[0]) - place[3]) / 360
            #expect(abs(turns - turns.rounded()) <= 1e-9, "at \(place[0])")
        }
    }

    /// Places where a path turns a corner, jumps or turns so sharply that a step can't be straight.
    static func isSharp(_ route: PathRoute, _ low: Double, _ high: Double) -> Bool {
        let (a, b) = (route.velocity(atShare: low), route.velocity(atShare: high))
        let middle = route.velocity(atShare: (low + high) / 2)
        let square = route.length * route.length
        return a.x * b.x + a.y * b.y < 0.9999 * square || a.x * middle.x + a.y * middle.y < 0.9999 * square
    }

    @Test("is travelled at a constant speed", arguments: 0..<60)
    func constantSpeed(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let route = PathRoute(try PathData(svg: PathDataTests.random(&random)))
        guard route.length > 0 else { return }
        var checked = 0
        for _ in 0..<300 {
            let share = random.uniform(0...0.9999)
            let h = 1e-5
            guard !Self.isSharp(route, share, share + h) else { continue }
            let (a, b) = (route.position(atShare: share), route.position(atShare: share + h))
            let middle = route.position(atShare: share + h / 2)
            func distance(_ a: PathData.Point, _ b: PathData.Point) -> Double {
                ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
            }
            // Two chords, extrapolated: what a bend adds is of the fourth order.
            let way = (4 * (distance(a, middle) + distance(middle, b)) - distance(a, b)) / 3
            #expect(abs(way / (h * route.length) - 1) <= 1e-6, "at \(share)")
            checked += 1
        }
        #expect(checked > 100)
    }

    @Test("has the velocity that its places have as derivative", arguments: 0..<40)
    func velocityIsDerivative(_ seed: Int) throws {
        var random = SplitMix64(seed: 50 + UInt64(seed))
        let route = PathRoute(try PathData(svg: PathDataTests.random(&random)))
        guard route.length > 0 else { return }
        for _ in 0..<200 {
            let (share, h) = (random.uniform(0.001...0.999), 1e-6)
            guard !Self.isSharp(route, share - h, share + h) else { continue }
            let (a, b) = (route.position(atShare: share - h), route.position(atShare: share + h))
            let velocity = route.velocity(atShare: share)
            #expect(abs((b.x - a.x) / (2 * h) - velocity.x) <= 1e-5 * route.length, "at \(share)")
            #expect(abs((b.y - a.y) / (2 * h) - velocity.y) <= 1e-5 * route.length, "at \(share)")
            let turn = route.tangentAngle(atShare: share + h) - route.tangentAngle(atShare: share - h)
            let rate = route.angularVelocity(atShare: share)
            #expect(abs(turn / (2 * h) - rate) <= 1e-3 * max(abs(rate), 360), "at \(share)")
        }
    }

    @Test(
        "has a direction that never jumps by more than half a turn, and is that of its velocity",
        arguments: 0..<TestBuild.count(60))
    func unwrapped(_ seed: Int) throws {
        var random = SplitMix64(seed: 150 + UInt64(seed))
        let route = PathRoute(try PathData(svg: PathDataTests.random(&random)))
        guard route.length > 0 else { return }
        var last = route.tangentAngle(atShare: 0)
        for index in 1...5000 {
            let share = Double(index) / 5000
            let angle = route.tangentAngle(atShare: share)
            #expect(abs(angle - last) <= 200, "at \(share)")
            last = angle
            let velocity = route.velocity(atShare: share)
            let (x, y) = (velocity.x / route.length, velocity.y / route.length)
            let radians = angle * .pi / 180
            #expect(abs(Trigonometry.cosine(radians) - x) + abs(Trigonometry.sine(radians) - y) <= 1e-9)
        }
    }

    @Test("turns once along a circle, and on with every lap")
    func circle() throws {
        let circle = try PathData(svg: "M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0Z")
        let route = PathRoute(circle, edges: .wrap)
        #expect(abs(route.length - 62.83185307179586) <= 1e-13)
        for share in [-1.25, -0.5, 0, 0.125, 0.5, 0.999, 1, 1.5, 2, 7.75] {
            #expect(abs(route.tangentAngle(atShare: share) - (90 + 360 * share)) <= 1e-9, "at \(share)")
            let angle = 2 * Double.pi * share
            let point = route.position(atShare: share)
            #expect(abs(point.x - 10 * Trigonometry.cosine(angle)) <= 1e-12)
            #expect(abs(point.y - 10 * Trigonometry.sine(angle)) <= 1e-12)
        }
    }

    @Test(
        "turns between the least and the greatest of its directions",
        arguments: [
            "M0 0C40 0 60 50 100 50", "M0 0C90 0 10 50 100 50", "M0 0C120 60 -20 60 100 0S200 80 220 10",
            "M10 0A10 10 0 1 1 9.9 -1", "M0 0H10V10H0Z", "M0 0Q50 80 100 0T200 0L150 40",
            "M-29.629 -11.621a36.184 17.274 -89.997 0 0 31.244 -8.921Q1.411 -19.795 -40.317 -31.193",
        ])
    func turningRange(_ svg: String) throws {
        let route = PathRoute(try PathData(svg: svg))
        let corners = route.breaks(from: 0, to: 1).flatMap { [$0 - 1e-9, $0 + 1e-9] }
        let angles = ((0..<20_000).map { Double($0) / 20_000 } + corners).map {
            route.tangentAngle(atShare: $0)
        }
        let seen = try #require(angles.max()) - #require(angles.min())
        #expect(route.turningRange >= seen - 1e-9)
        #expect(route.turningRange <= seen * 1.005)
    }

    @Test("turns the shorter way at corners, and back to where it began around a square")
    func corners() throws {
        let square = PathRoute(try PathData(svg: "M0 0H10V10H0Z"), edges: .wrap)
        #expect(
            [0, 0.1, 0.3, 0.6, 0.9, 1, 1.1].map { square.tangentAngle(atShare: $0) } == [
                0, 0, 90, 180, 270, 270, 360,
            ])
        let other = PathRoute(try PathData(svg: "M0 0V10H10V0Z"), edges: .wrap)
        #expect([0, 0.3, 0.6, 0.9, 1.1].map { other.tangentAngle(atShare: $0) } == [90, 0, -90, -180, -270])
    }

    @Test("holds at its ends or wraps around them")
    func edges() throws {
        let path = try PathData(svg: "M0 0H10")
        let stop = PathRoute(path)
        let wrap = PathRoute(path, edges: .wrap)
        #expect([-0.5, 0, 0.3, 1, 1.2].map { stop.position(atShare: $0).x } == [0, 0, 3, 10, 10])
        #expect(
            [-0.25, 0, 0.25, 1, 1.25, 2, 2.5].map { wrap.position(atShare: $0).x } == [
                7.5, 0, 2.5, 10, 2.5, 10, 5,
            ])
        #expect(stop.velocity(atShare: 1.1) == .init(x: 0, y: 0))
        #expect(stop.velocity(atShare: 1) == .init(x: 10, y: 0))
        #expect(wrap.velocity(atShare: 1.1) == .init(x: 10, y: 0))
        for share in [Double.nan, .infinity, -.infinity] {
            for route in [stop, wrap] { #expect(route.position(atShare: share).x.isFinite) }
        }
    }

    @Test("ends exactly at the ends of its path", arguments: 0..<60)
    func ends(_ seed: Int) throws {
        var random = SplitMix64(seed: 250 + UInt64(seed))
        // One piece, so that the last command is drawn.
        let text = "M1 2" + PathDataTests.random(&random).dropFirst(5).filter { !"MmZz".contains($0) }
        guard let path = try? PathData(svg: text), path.commands.count > 1 else { return }
        let route = PathRoute(path)
        #expect(route.position(atShare: 0) == .init(x: 1, y: 2))
        let end: PathData.Point? =
            switch path.commands[path.commands.count - 1] {
            case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
            case .arc(let arc): arc.end
            case .move, .close: nil
            }
        #expect(route.position(atShare: 1) == end)
    }

    @Test("takes no length for jumps and for what draws nothing")
    func jumps() throws {
        let route = PathRoute(try PathData(svg: "M0 0h10l0 0M50 50M100 0h30c0 0 0 0 0 0A5 5 0 0 1 130 0M7 7"))
        #expect(route.length == 40)
        #expect(route.position(atShare: 0.25) == .init(x: 100, y: 0))
        #expect(route.position(atShare: 0.2) == .init(x: 8, y: 0))
        #expect(route.position(atShare: 1) == .init(x: 130, y: 0))
        for text in ["M3 4", "M3 4z", "M3 4l0 0", "M3 4C3 4 3 4 3 4", "M3 4A5 5 0 0 1 3 4M9 9"] {
            let none = PathRoute(try PathData(svg: text), edges: .wrap)
            #expect(none.length == 0)
            for share in [-1, 0, 0.5, 1, 2.5] {
                #expect(none.position(atShare: share) == .init(x: 3, y: 4))
                #expect(none.tangentAngle(atShare: share) == 0)
                #expect(none.velocity(atShare: share) == .init(x: 0, y: 0))
            }
        }
    }

    @Test("is measured in no time, however small it is", arguments: [150, 155, 157, 160, 162, 300])
    func tiny(_ exponent: Int) throws {
        let unit = "e-\(exponent)"
        let route = PathRoute(
            try PathData(svg: "M0 0C1\(unit) 2.3\(unit) 3.1\(unit) 1.7\(unit) 4.9\(unit) 0"))
        #expect(route.length >= 0 && route.length.isFinite)
        #expect(route.position(atShare: 0) == .init(x: 0, y: 0))
    }

    @Test("is measured in no time, whatever numbers an arc is made of")
    func strangeArcs() throws {
        var random = SplitMix64(seed: 3)
        func number() -> Double {
            // With all sizes near the least and the largest ones.
            let exponent = Int.random(in: 0..<2, using: &random) == 0 ? -1022...38 : -1022 ... -900
            let size = Double(
                sign: .plus, exponent: Int.random(in: exponent, using: &random),
                significand: Double.random(in: 1..<2, using: &random))
            return Bool.random(using: &random) ? size : Bool.random(using: &random) ? -size : 0
        }
        for _ in 0..<TestBuild.count(2000) {
            let numbers = (0..<7).map { _ in number() }
            let flags = "\(Int.random(in: 0...1, using: &random)) \(Int.random(in: 0...1, using: &random))"
            let text =
                "M\(numbers[0]) \(numbers[1])A\(numbers[2]) \(numbers[3]) \(numbers[4]) \(flags) \(numbers[5]) \(numbers[6])"
            #expect(PathRoute(try PathData(svg: text)).length >= 0)
        }
    }

    @Test("flips its direction in a cusp and is there on time")
    func cusp() throws {
        let route = PathRoute(try PathData(svg: "M0 0C100 100 0 100 100 0"))
        let point = route.position(atShare: 0.5)
        #expect(abs(point.x - 50) <= 1e-9 && abs(point.y - 75) <= 1e-9)
        #expect(abs(route.tangentAngle(atShare: 0.499_999) - 90) <= 0.1)
        #expect(abs(route.tangentAngle(atShare: 0.500_001) - 270) <= 0.1)
        // However near: the way back to the cusp is straight and as long as the share says.
        for distance in [1e-3, 1e-6, 1e-9, 1e-11] {
            for side in [-1.0, 1] {
                let place = route.position(atShare: 0.5 + side * distance)
                let way = ((place.x - 50) * (place.x - 50) + (place.y - 75) * (place.y - 75)).squareRoot()
                #expect(abs(way - distance * route.length) <= 1e-3 * distance * route.length + 2e-13)
                let angle = route.tangentAngle(atShare: 0.5 + side * distance)
                #expect(abs(angle - (side < 0 ? 90 : 270)) <= 90 * distance.squareRoot() + 1e-4)
            }
        }
        let back = PathRoute(try PathData(svg: "M0 0C20 0 -10 0 10 0"))
        // To and fro on a line: 3·20·t·s² − 3·10·t²·s + 10·t³ turns where its derivative is zero.
        #expect(back.length > 10)
        #expect(back.position(atShare: 0.2).y == 0)
    }
}
