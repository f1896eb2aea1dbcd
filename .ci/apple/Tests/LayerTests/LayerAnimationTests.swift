import MotionModel
import QuartzCore
import Testing

@testable import Animator

@Suite(.serialized) struct LayerAnimationTests {
    /// Material 3's.
    private static let emphasized =
        "M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C0.208333,0.82 0.25,1 1,1"
    private let ease: Curve
    init() throws { ease = .bezier(try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)) }

    private func track(
        _ path: String, _ from: MotionValue, _ to: MotionValue, _ timing: Timing, additive: Bool = true,
        weight: Double = 1
    ) throws -> Track {
        Track(
            property: try PropertyPath(path), type: from.type, isAdditive: additive, weight: weight,
            from: .constant(from), to: .constant(to), timing: timing)
    }

    private func animations(
        _ tracks: [Track], additive: Bool = true, framesPerSecond: Double = 60
    ) throws -> LayerAnimations {
        try Timeline(tracks: tracks).bind()
            .layerAnimations(additive: additive, framesPerSecond: framesPerSecond)
    }

    private func keyframes(_ animation: LayerAnimation?) throws -> CAKeyframeAnimation {
        try #require(animation?.animation as? CAKeyframeAnimation)
    }

    @Test
    func `a Bézier is a keyframe animation with the same timing function, as an offset that ends at zero`()
        throws
    {
        let found = try animations([
            track(
                "chip.position.x", .number(100), .number(30), Timing(delay: 0.25, duration: 0.75, curve: ease)
            )
        ])
        let animation = try keyframes(found.animations.first)
        #expect(animation.keyPath == "position.x" && animation.isAdditive && animation.duration == 1)
        #expect(animation.values as? [NSNumber] == [70, 70, 0])
        #expect(animation.keyTimes == [0, 0.25, 1])
        #expect(animation.timingFunctions?.map(\.points) == [[0, 0, 1, 1], [0.4, 0, 0.2, 1]])
        #expect(found.animations.first?.rest as? NSNumber == 30)
        let plain = try keyframes(
            animations(
                [track("chip.position.x", .number(100), .number(30), Timing(duration: 1, curve: ease))],
                additive: false
            ).animations.first)
        #expect(plain.values as? [NSNumber] == [100, 30] && !plain.isAdditive)
    }

    @Test func `what replaces keeps its values, and a weight scales the offset`() throws {
        let opacity = try keyframes(
            animations([
                track(
                    "chip.alpha", .number(0), .number(1), Timing(duration: 1, curve: .linear), additive: false
                )
            ]).animations.first)
        #expect(opacity.keyPath == "opacity" && opacity.values as? [NSNumber] == [0, 1])
        let weighted = try keyframes(
            animations([
                track(
                    "chip.position", .point(10, 20), .point(0, 0), Timing(duration: 1, curve: .linear),
                    weight: 0.5)
            ]).animations.first)
        #expect(weighted.values as? [CGPoint] == [CGPoint(x: 5, y: 10), .zero])
    }

    @Test func `a spring is a spring animation with its constants and its settling duration`() throws {
        let curve = try SpringCurve(try Spring(mass: 2, stiffness: 150, damping: 12), initialVelocity: 3)
        let timing = Timing(delay: 0.5, duration: curve.naturalDuration, curve: .spring(curve))
        let found = try animations([track("chip.position", .point(0, 0), .point(10, 20), timing)])
        let animation = try #require(found.animations.first?.animation as? CASpringAnimation)
        #expect(animation.mass == 2 && animation.stiffness == 150 && animation.damping == 12)
        #expect(animation.initialVelocity == 3 && animation.isAdditive)
        #expect(abs(animation.duration - curve.naturalDuration) < 1e-9)
        #expect(animation.fromValue as? CGPoint == CGPoint(x: -10, y: -20))
        #expect(animation.toValue as? CGPoint == .zero && found.animations.first?.delay == 0.5)
    }

    @Test func `a spring that is stretched or over-damped is sampled`() throws {
        let spring = try SpringCurve(try Spring(stiffness: 100, damping: 10))
        let heavy = try SpringCurve(try Spring(stiffness: 100, damping: 30))
        for (curve, duration) in [(spring, 2.0), (heavy, heavy.naturalDuration)] {
            let timing = Timing(fixedDuration: duration, curve: .spring(curve))
            let found = try animations([track("chip.position.x", .number(0), .number(1), timing)])
            let animation = try keyframes(found.animations.first)
            #expect((animation.values?.count ?? 0) > Int(duration * 60))
        }
    }

    /// What Core Animation shows, by its documentation: the piece between two keys, eased.
    private func shown(_ animation: CAKeyframeAnimation, at time: Double) throws -> Double {
        let times = try #require(animation.keyTimes).map { $0.doubleValue * animation.duration }
        let values = try #require(animation.values as? [NSNumber]).map(\.doubleValue)
        let index = (times.firstIndex { $0 > time } ?? times.count) - 1
        guard index + 1 < times.count else { return values[values.count - 1] }
        let points = try #require(animation.timingFunctions)[index].points.map(Double.init)
        let share = (time - times[index]) / (times[index + 1] - times[index])
        let eased =
            points == [0, 0, 1, 1]
            ? share
            : try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]).progress(at: share)
        return values[index] + (values[index + 1] - values[index]) * eased
    }

    // Timing functions have control points in single precision: a millionth of the way.
    @Test func `what Core Animation shows is what the timeline shows`() throws {
        let emphasized = Curve.bezierPath(try BezierPath(svg: Self.emphasized))
        let bumpy = try LinearPoints(stops: [
            .init(y: 0.1), .init(y: 0.8, x: 0.3), .init(y: 0.2, x: 0.3, endX: 0.5), .init(y: 1),
        ])
        let timings: [(Timing, Double)] = [
            (Timing(delay: 0.2, duration: 1, curve: ease), 1e-4),
            (Timing(duration: 0.5, curve: ease, wayBack: .mirrored), 1e-4),
            (Timing(duration: 0.5, curve: ease, iterations: 2, direction: .alternate), 1e-4),
            (Timing(delay: -0.3, duration: 1, curve: ease), 0.3),
            (Timing(duration: 1, curve: NamedCurve.all[20].curve), 0.3),
            (Timing(delay: 0.1, duration: 0), 1e-4),
            (Timing(duration: 1, curve: emphasized, wayBack: .mirrored), 1e-4),
            (Timing(duration: 1, curve: .points(bumpy), iterations: 2, direction: .alternate), 1e-4),
            (Timing(delay: 0.2, duration: 1, curve: .steps(try Steps(5))), 1e-4),
            (Timing(duration: 1, curve: .steps(try Steps(3, jump: .both)), wayBack: .mirrored), 1e-4),
        ]
        for (timing, tolerance) in timings {
            let track = try track("chip.position.x", .number(20), .number(120), timing)
            let found = try animations([track], additive: false)
            let animation = try keyframes(found.animations.first)
            let bound = try Timeline(tracks: [track]).bind()
            let passes = max(1, Double(animation.repeatCount))
            for step in 0..<200 {
                let time = animation.duration * passes * (Double(step) + 0.5) / 200
                let inside = time.truncatingRemainder(dividingBy: animation.duration)
                let delay = found.animations[0].delay
                let expected = bound.tracks[0].value(at: time + delay).components[0]
                #expect(abs(try shown(animation, at: inside) - expected) <= tolerance, "at \(time)")
            }
        }
    }

    @Test func `curves of Béziers, of straight pieces and of stairs need no samples`() throws {
        let emphasized = Curve.bezierPath(try BezierPath(svg: Self.emphasized))
        for (curve, count) in [(emphasized, 3), (.steps(try Steps(4)), 9), (.linear, 2)] as [(Curve, Int)] {
            let track = try track(
                "chip.position.x", .number(0), .number(1), Timing(duration: 10, curve: curve))
            #expect(try keyframes(animations([track]).animations.first).values?.count == count)
        }
    }

    @Test func `a loop repeats, also for ever`() throws {
        for count in [3, .infinity] as [Double] {
            let timing = Timing(
                delay: 0.5, duration: 1, curve: ease, iterations: count, direction: .alternate)
            let found = try animations([track("chip.position.x", .number(0), .number(1), timing)])
            guard count == .infinity else {
                #expect(found.animations.first != nil && found.unsupported.isEmpty)
                continue
            }
            let animation = try keyframes(found.animations.first)
            #expect(animation.repeatCount == .infinity && found.animations.first?.delay == 0.5)
            #expect(animation.duration == 2)
            // Endless motion rests at the end of its first period: there and back.
            #expect(animation.values as? [NSNumber] == [0, 1, 0])
        }
    }

    /// Motion's keyframes have seconds as key times, no value for time 0, and loop without end where nothing takes time.
    @Test func `key times are shares of the duration from 0 to 1, and what takes no time is not played`()
        throws
    {
        for timing in [
            Timing(duration: 2, curve: ease), Timing(duration: 2, curve: NamedCurve.all[20].curve),
            Timing(delay: 1, duration: 0), Timing(duration: 0),
        ] {
            let found = try animations([track("chip.position.x", .number(3), .number(8), timing)])
            let animation = try keyframes(found.animations.first)
            let times = try #require(animation.keyTimes).map(\.doubleValue)
            #expect(times.first == 0 && times == times.sorted())
            #expect(animation.values?.first as? NSNumber == -5)
            #expect(animation.duration == timing.delay + timing.duration && animation.repeatCount == 1)
            #expect(animation.duration == 0 || times.last == 1)
        }
    }

    @Test func `colours, transforms and paths are shown as they are mixed here`() throws {
        let timing = Timing(duration: 0.5, curve: .linear)
        let color = try animations([
            track(
                "chip.backgroundColor", .color(Color(red: 1, green: 0, blue: 0)),
                .color(Color(red: 0, green: 0, blue: 1)), timing)
        ])
        #expect(try keyframes(color.animations.first).values?.count == 31)
        let path = try animations([
            track(
                "chip.path", .path(try PathData(svg: "M0 0L10 0Q5 5 3 3C1 1 2 2 4 4Z")),
                .path(try PathData(svg: "M0 1L10 0Q5 5 3 3C1 1 2 2 4 4Z")), timing, additive: false)
        ])
        let keys = try #require(keyframes(path.animations.first).values as? [CGPath])
        #expect(keys.count == 2)
        #expect(
            keys[0].calls == [
                "move 0.0,0.0", "line 10.0,0.0", "quad 5.0,5.0 3.0,3.0", "cubic 1.0,1.0 2.0,2.0 4.0,4.0",
                "close",
            ])
    }

    @Test func `what layers can't animate is named`() throws {
        let timing = Timing(duration: 1, curve: .linear)
        let found = try animations([
            track("chip.frame", .rect(0, 0, 1, 1), .rect(0, 0, 2, 2), timing),
            track("chip.constant", .number(0), .number(1), timing),
            track("chip.isHidden", .boolean(false), .boolean(true), timing, additive: false),
            track("chip.shadowRadius", .number(0), .number(1), timing),
        ])
        #expect(found.animations.map(\.property.keyPath) == ["shadowRadius"])
        #expect(found.unsupported.map(\.keyPath) == ["frame", "constant", "isHidden"])
        #expect(throws: AnimatorError.self) { try animations([], framesPerSecond: 0) }
    }

    @Test func `added to a layer, the model rests at the end and the animation begins after its delay`()
        throws
    {
        let spring = try SpringCurve(try Spring(stiffness: 100, damping: 10))
        let found = try animations([
            track("chip.position", .point(0, 0), .point(3, 4), Timing(duration: 1, curve: ease)),
            track(
                "chip.opacity", .number(0), .number(1), Timing(duration: 1, curve: .linear), additive: false),
            track(
                "chip.zPosition", .number(0), .number(1),
                Timing(delay: 2, duration: spring.naturalDuration, curve: .spring(spring))),
            track("chip.borderWidth", .number(0), .number(5), Timing(duration: 0)),
            track("other.opacity", .number(0), .number(1), Timing(duration: 1, curve: .linear)),
        ])
        let layer = CALayer()
        found.add("chip", to: layer)
        #expect(layer.values["position"] as? CGPoint == CGPoint(x: 3, y: 4))
        #expect(layer.values["borderWidth"] as? NSNumber == 5)
        #expect(layer.added.map(\.key) == [nil, "opacity", nil])
        #expect(layer.added.map(\.animation.beginTime) == [0, 0, 102])
        #expect(layer.added.allSatisfy { $0.animation.fillMode == .backwards })
        #expect(layer.implicitlyAnimated.isEmpty)
    }

    @Test func `a variant is bound and played in the order of its tracks`() throws {
        let timing = Timing(duration: 1, curve: .linear)
        let timeline = Timeline(tracks: [
            Track(
                property: try PropertyPath("chip.position.x"), type: .number, isAdditive: true,
                from: .current, to: .constant(.number(9)), timing: timing)
        ])
        let variant = CompiledVariant(
            name: "go", timeline: timeline, reversedTimeline: timeline.withReversedValues, startState: "a",
            endState: "b")
        #expect(throws: AnimatorError.unknownProperty("chip.position.x", nearest: nil)) {
            try variant.layerAnimations()
        }
        let there = try variant.layerAnimations { _ in .number(4) }
        #expect(try keyframes(there.animations.first).values as? [NSNumber] == [-5, 0])
        let back = try variant.layerAnimations(reversingValues: true) { _ in .number(4) }
        #expect(try keyframes(back.animations.first).values as? [NSNumber] == [5, 0])
    }
}
