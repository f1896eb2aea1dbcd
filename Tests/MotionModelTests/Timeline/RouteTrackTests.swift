import MotionModel
import TestSupport
import Testing

@Suite("A track along a route")
struct RouteTrackTests {
    static func track(
        _ route: PathRoute, from: Double, to: Double, curve: Curve, turns: Bool = false
    ) throws -> Track {
        func key(_ share: Double) -> MotionValue {
            turns ? .tangent(of: route, atShare: share) : .position(on: route, atShare: share)
        }
        return Track(
            property: try PropertyPath(turns ? "ball.angle" : "ball.position"), type: key(0).type,
            isAdditive: true, from: .constant(key(from)), to: .constant(key(to)),
            timing: Timing(duration: 2, curve: curve))
    }

    @Test("is where the route is after the share that its curve gives, at every instant", arguments: 0..<20)
    func values(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let edges = PathRoute.Edges.allCases[seed % 2]
        let route = PathRoute(try PathData(svg: PathDataTests.random(&random)), edges: edges)
        let (from, to) = (random.uniform(0...1), random.uniform(0...1))
        // Overshoots both ends.
        let curve = Curve.bezier(try CubicBezier(x1: 0.4, y1: -1.5, x2: 0.6, y2: 2.5))
        let moves = BoundTimeline.track(try Self.track(route, from: from, to: to, curve: curve))
        let turns = BoundTimeline.track(try Self.track(route, from: from, to: to, curve: curve, turns: true))
        for index in -2...52 {
            let time = Double(index) / 25
            let progress = curve.progress(at: min(max(time / 2, 0), 1))
            let share = progress == 1 ? to : from + (to - from) * progress
            let place = route.position(atShare: share)
            #expect(try moves().value(at: time) == .point(place.x, place.y))
            #expect(try turns().value(at: time) == .angle(degrees: route.tangentAngle(atShare: share)))
        }
    }

    @Test("has the velocity that its values have as derivative", arguments: 0..<20)
    func velocities(_ seed: Int) throws {
        var random = SplitMix64(seed: 30 + UInt64(seed))
        // Smooth all the way, and never straight.
        let numbers = (0..<6).map { _ in random.uniform(-100...100) }
        let text = "M0 0C" + numbers.map { String($0) }.joined(separator: " ")
        let route = PathRoute(try PathData(svg: text))
        let curve = Curve.bezier(.easeInOut)
        for turns in [false, true] {
            let track = try Self.track(route, from: 0.9, to: 0.1, curve: curve, turns: turns)
            let bound = try Timeline(tracks: [track]).bind().tracks[0]
            for _ in 0..<50 {
                let time = random.uniform(0.01...1.99)
                let h = 1e-6
                let (a, b) = (bound.value(at: time - h).components, bound.value(at: time + h).components)
                for (index, velocity) in bound.velocity(at: time).enumerated() {
                    let derivative = (b[index] - a[index]) / (2 * h)
                    #expect(abs(derivative - velocity) <= 1e-4 * max(1, abs(velocity)), "at \(time)")
                }
            }
            #expect(bound.velocity(at: 5).allSatisfy { $0 == 0 })
        }
    }

    @Test("begins at a place off the route without a jump, and rests where it would have")
    func beginning() throws {
        let route = PathRoute(try PathData(svg: "M0 0H100V100"))
        let track = try Self.track(route, from: 0, to: 1, curve: .linear)
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        let other = bound.beginning(at: .point(30, 70))
        #expect(other.value(at: 0) == .point(30, 70))
        #expect(other.restValue == .point(100, 100))
        let current = Track(
            property: track.property, type: track.type, isAdditive: false, from: .current,
            to: .constant(.position(on: route, atShare: 0.5)), timing: Timing(duration: 1, curve: .linear))
        let started = try Timeline(tracks: [current]).bind(reading: { _ in .point(0, 40) }).tracks[0]
        #expect(started.value(at: 0) == .point(0, 40) && started.restValue == .point(100, 0))
    }

    @Test("morphs paths of one form point by point, and refuses one of another form")
    func morph() throws {
        let values = MotionValue.inOneForm([
            .path(try PathData(svg: "M0 0H10V10")), .path(try PathData(svg: "M4 2L20 4V8")),
        ])
        let property = try PropertyPath("icon.path")
        let triangle = MotionValue.path(try PathData.triangle)
        let track = Track(
            property: property, type: values[0].type, isAdditive: false, from: .constant(values[0]),
            to: .constant(values[1]), timing: Timing(duration: 1, curve: .linear))
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        #expect(bound.value(at: 0.5).path?.svg == "M2 1L15 2L15 9")
        #expect(bound.velocity(at: 0.5) == [4, 2, 10, 4, 10, -2])
        let current = Track(
            property: property, type: values[0].type, isAdditive: false, from: .current,
            to: .constant(values[1]), timing: Timing(duration: 1, curve: .linear))
        #expect(throws: BindingError.self) {
            try Timeline(tracks: [current]).bind(reading: { _ in triangle })
        }
    }
}

extension BoundTimeline {
    /// The only track of a timeline, bound.
    fileprivate static func track(_ track: Track) -> () throws -> BoundTrack {
        { try Timeline(tracks: [track]).bind().tracks[0] }
    }
}

extension PathData {
    fileprivate static var triangle: PathData {
        get throws { try PathData(svg: "M5 0L10 8H0Z") }
    }
}
