import Animator
import MotionModel
import TestSupport
import Testing

@Suite struct DragTests {
    private let spring: Spring
    init() throws { spring = try Spring(stiffness: 200, damping: 20) }

    @Test func `a property that is taken up in flight stays where it is, and what played ends as replaced`()
        throws
    {
        let store = try makeStore()
        let animator = Animator(store)
        var reasons: [CompletionReason] = []
        for target in [100.0, -40] {
            try animator.animate(
                Timing(duration: 1, curve: ease()), "thing.x", to: .number(target),
                completion: { reasons.append($0) })
            try store.advance(to: store.time + 0.3)
        }
        try animator.spring("thing.x", to: .number(7), spring: spring, completion: { reasons.append($0) })
        try store.advance(to: 0.7)
        let shown = try number(store, "thing.x")
        let drag = try Drag("thing.x", in: store, by: .number(1000), at: 0.7)
        #expect(try number(store, "thing.x") == shown && resting(store, "thing.x") == shown)
        #expect(reasons == [.replaced, .replaced, .replaced] && store.contributionCount == 0)
        try drag.move(to: .number(1012.5), at: 0.71)
        #expect((try number(store, "thing.x") - (shown + 12.5)).magnitude < 1e-9)
        try store.advance(to: 5)
        #expect((try number(store, "thing.x") - (shown + 12.5)).magnitude < 1e-9)
    }

    @Test func `what waits or turns at the value that it leads to is taken too`() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.animate(
            Timing(delay: 1, duration: 0.5, curve: .linear, iterations: 2, direction: .alternate),
            "thing.position", to: .point(100, 0))
        try animator.animate(Timing(duration: 10, curve: .linear), "thing.position", to: .point(0, 100))
        try store.advance(to: 0.5)
        let drag = try Drag("thing.position", in: store, by: .point(0, 0), at: 0.5)
        #expect(store.contributionCount == 0)
        try drag.move(to: .point(0, 0), at: 1.4)
        try store.advance(to: 1.5)
        #expect(try store.presentation("thing.position") == .point(0, 5))
    }

    @Test func `only the property that is taken up is taken from what plays`() throws {
        let store = try makeStore()
        var reason: CompletionReason?
        try Animator(store).animate(
            Timing(duration: 1, curve: .linear), completion: { reason = $0 },
            changes: {
                $0.set("thing.position", to: .point(10, 20))
                $0.set("thing.x", to: .number(30))
            })
        try store.advance(to: 0.5)
        let drag = try Drag("thing.position.y", in: store, by: .number(0), at: 0.5)
        try drag.move(to: .number(-3), at: 0.51)
        try store.advance(to: 1)
        #expect(try store.presentation("thing.position") == .point(10, 7))
        #expect(try number(store, "thing.x") == 30 && reason == .finished)
    }

    @Test func `what is released goes on from where it is shown, as fast as it was shown to move`() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let band = try RubberBand(bounds: 0...300, limit: 120)
        // Once inside the bounds, once far beyond them.
        for start in [20.0, 320] {
            try store.set("thing.x", to: .number(band.place(of: start)))
            let drag = try Drag("thing.x", in: store, by: .number(0), at: 0, bands: [band])
            var last = 0.0
            for step in 1...12 {
                last = Double(step) * 0.008
                try drag.move(to: .number(900 * last + 1500 * last * last), at: last)
            }
            let speed = drag.velocity(at: last).components[0]
            let finger = 900 + 3000 * last
            #expect(start < 300 ? (speed - finger).magnitude < 1e-6 : speed < finger * 0.5 && speed > 0)
            let before = try number(store, "thing.x")
            let rest = try drag.restingPlace(at: last)
            #expect(rest == .number(300))
            let playback = try drag.release(at: last, to: rest, spring: spring, by: animator)
            #expect((try number(store, "thing.x") - before).magnitude < 1e-12 * 300)
            #expect((store.velocity(drag.property)[0] - speed).magnitude < 1e-9 * speed)
            try store.advance(to: store.time + 1e-4)
            let slope = (try number(store, "thing.x") - before) / 1e-4
            #expect((slope - speed).magnitude < 0.02 * speed + 3)
            try store.advance(to: store.time + 60)
            #expect(playback.state == .finished)
            #expect(try number(store, "thing.x") == 300)
        }
    }

    @Test func `beyond the bounds the property follows like the band, also when it is taken up there`() throws
    {
        let store = try makeStore()
        let band = try RubberBand(bounds: 0...100, limit: 50)
        try store.set("thing.position", to: .point(120, 7))
        let drag = try Drag("thing.position", in: store, by: .point(5, 5), at: 0, bands: [band, nil])
        let grip = band.finger(at: 120)
        var highest = 120.0
        for step in 1...200 {
            try drag.move(to: .point(5 + Double(step), 5 - Double(step)), at: Double(step) * 0.01)
            let shown = try store.presentation(PropertyKey<Point>("thing.position"))
            #expect((shown.x - band.place(of: grip + Double(step))).magnitude < 1e-9)
            #expect(shown.x > highest && shown.x < 150)
            #expect((shown.y - (7 - Double(step))).magnitude < 1e-9)
            highest = shown.x
        }
    }

    @Test func `a finger that lingers releases at rest`() throws {
        let store = try makeStore()
        let drag = try Drag("thing.x", in: store, by: .number(0), at: 0)
        for step in 1...10 { try drag.move(to: .number(Double(step) * 9), at: Double(step) * 0.01) }
        #expect(drag.velocity(at: 0.1).components[0] > 800)
        #expect(drag.velocity(at: 0.3) == .number(0))
        #expect(try drag.restingPlace(at: 0.3) == store.presentation("thing.x"))
    }

    @Test func `caught and thrown a thousand times, the property never jumps and nothing piles up`() throws {
        let store = try makeStore()
        let animator = Animator(store)
        var random = SplitMix64(seed: 21)
        let band = try RubberBand(bounds: -200...200, limit: 100)
        var time = 0.0
        for _ in 0..<1000 {
            let shown = try number(store, "thing.x")
            let drag = try Drag("thing.x", in: store, by: .number(0), at: time, bands: [band])
            #expect(try number(store, "thing.x") == shown)
            let speed = Double.random(in: -2000...2000, using: &random)
            for step in 1...6 {
                time += 0.008
                try drag.move(to: .number(speed * Double(step) * 0.008), at: time)
                try store.advance(to: time)
            }
            let before = try number(store, "thing.x")
            try drag.release(at: time, to: drag.restingPlace(at: time), spring: spring, by: animator)
            // Rounded once, as the sum of target and displacement.
            #expect((try number(store, "thing.x") - before).magnitude < 1e-12 * 300)
            #expect(store.contributionCount == 1)
            time += Double.random(in: 0...0.5, using: &random)
            try store.advance(to: time)
        }
        try store.advance(to: time + 100)
        #expect(store.contributionCount == 0 && showsModel(store))
    }

    @Test func `what can't be dragged is refused, and nothing is taken up`() throws {
        let store = try makeStore()
        try Animator(store).animate(Timing(duration: 1, curve: .linear), "thing.x", to: .number(9))
        let band = try RubberBand(bounds: 0...1, limit: 5)
        #expect(throws: AnimatorError.unknownProperty("thing.z", nearest: "thing.x")) {
            try Drag("thing.z", in: store, by: .number(0), at: 0)
        }
        #expect(throws: AnimatorError.self) { try Drag("thing.x", in: store, by: .point(0, 0), at: 0) }
        #expect(throws: AnimatorError.self) {
            try Drag("thing.isOn", in: store, by: .boolean(true), at: 0)
        }
        #expect(throws: AnimatorError.self) { try Drag("thing.x", in: store, by: .number(.nan), at: 0) }
        #expect(throws: AnimatorError.self) { try Drag("thing.x", in: store, by: .number(0), at: .nan) }
        #expect(throws: AnimatorError.self) {
            try Drag("thing.x", in: store, by: .number(0), at: 0, bands: [band, band])
        }
        #expect(store.contributionCount == 1)
        try store.set("thing.y", to: .number(50))
        #expect(throws: AnimatorError.self) {
            try Drag("thing.y", in: store, by: .number(0), at: 0, bands: [band])
        }
        let drag = try Drag("thing.y", in: store, by: .number(0), at: 0)
        #expect(throws: AnimatorError.self) { try drag.move(to: .number(.infinity), at: 1) }
        #expect(throws: AnimatorError.self) { try drag.move(to: .number(1), at: .infinity) }
        #expect(throws: AnimatorError.self) { try drag.move(to: .point(1, 1), at: 1) }
        #expect(try number(store, "thing.y") == 50)
    }
}
