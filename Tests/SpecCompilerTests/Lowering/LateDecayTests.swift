import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// Decays whose speed, ends or places are only known when they play.
@Suite("Late decays")
struct LateDecayTests {
    private static let card = """
        { "motionSpec": 1, "name": "Card", "parameters": { "flick": 800, "step": 60, "place": [100, 40] },
          "properties": { "card.zPosition": { "initial": 30 }, "card.spot": { "type": "point" } },
          "variants": {
            "free": { "motion": {
              "decay": "card.zPosition", "velocity": "= clamp(flick, -2000, 3000)", "friction": 5, "stopVelocity": 1 } },
            "rounded": { "motion": {
              "decay": "card.zPosition", "from": "= value(card.zPosition)", "velocity": "= clamp(flick, -2000, 3000)",
              "friction": 5, "stopVelocity": 1, "roundTo": "= clamp(step, 10, 300)" } },
            "snapped": { "motion": {
              "decay": "card.spot", "from": [0, 0], "velocity": ["= clamp(flick, -2000, 3000)", 200], "friction": 5, "stopVelocity": 1,
              "snap": [[0, 0], "= place", [100, 80], [-100, 40]] } },
            "known": { "motion": { "use": "rounded", "with": { "flick": 500, "step": 70 } } } } }
        """

    private func bound(
        _ name: String, _ parameters: [Double], at place: Double = 30
    ) throws -> (timeline: Timeline, track: BoundTrack, duration: Double) {
        // The places of what is clamped have a range.
        let text = Self.card.replacing(
            "\"= place\"", with: "[\"= clamp(place.x, -500, 500)\", \"= clamp(place.y, -500, 500)\"]")
        let motion = try LateDurationTests.motion(text)
        let variant = try #require(motion[name])
        let bound = try motion.bind(
            variant, parameters: parameters, initial: [try PropertyPath("card.zPosition"): .number(place)])
        #expect(variant.timeline.shortest <= bound.duration && bound.duration <= variant.timeline.duration)
        return (variant.timeline, bound.tracks[0], bound.duration)
    }

    @Test(
        "A decay by a parameter goes as far, for as long, as its speed says",
        arguments: [800.0, -1200, 2999, -9000, 0.5, 0])
    func free(_ flick: Double) throws {
        let decay = try Decay(friction: 5)
        let (_, track, duration) = try bound("free", [flick, 60, 100, 40])
        let motion = try decay.motion(
            from: [0], velocity: [min(max(flick, -2000), 3000)], stopVelocity: 1)
        #expect(duration == motion.duration)
        #expect(track.value(at: duration) == .number(30 + motion.destination[0]))
        #expect(track.track.segments[0].curve == motion.curve)
    }

    @Test(
        "A decay comes to rest at the nearest multiple of a parameter, from wherever the property is",
        arguments: [(800.0, 60.0, 30.0), (-700, 45, 12), (150, 20, 0), (150, 60, -1e7), (900, 4, 1)])
    func rounded(_ flick: Double, _ step: Double, _ place: Double) throws {
        let decay = try Decay(friction: 5)
        let (_, track, duration) = try bound("rounded", [flick, step, 100, 40], at: place)
        let heading = decay.destination(from: place, velocity: flick)
        let end = Decay.rounded([heading], toMultipleOf: max(step, 10))
        let motion = try decay.motion(
            from: [place], to: end, stopVelocity: 1)
        #expect(track.value(at: 0) == .number(place) && track.value(at: duration) == .number(end[0]))
        #expect(duration == motion.duration)
    }

    @Test("A decay snaps to the place that is nearest when it plays, and of several to the first")
    func snapped() throws {
        let decay = try Decay(friction: 5)
        var random = SplitMix64(seed: 8)
        var ends: Set<[Double]> = []
        for trial in 0..<200 {
            let flick = trial == 0 ? 0 : random.uniform(-1500...1500)
            // As far from both ends of a line as from the other place.
            let place = trial == 1 ? [100, 80] : [random.uniform(-250...250), random.uniform(0...80)]
            let (_, track, duration) = try bound("snapped", [flick, 60] + place)
            let places = [[0, 0], place, [100, 80], [-100, 40]]
            let heading = [flick / 5, 40]
            let end = places[Decay.nearest(to: heading, of: places)]
            let motion = try decay.motion(
                from: [0, 0], to: end, stopVelocity: 1)
            #expect(track.value(at: duration + 1).components.array == end)
            #expect(duration == motion.duration)
            ends.insert(end)
        }
        #expect(ends.count > 20)
    }

    @Test("A used variant whose numbers are given takes one time, and no form loses another")
    func known() throws {
        let (timeline, _, duration) = try bound("known", [1, 1, 1, 1], at: 30)
        let motion = try Decay(friction: 5).motion(
            from: [30], to: [140], stopVelocity: 1)
        // However far away it starts, it goes no further than a step from where its speed leads.
        let farthest = try Decay(friction: 5).motion(from: [0], to: [170], stopVelocity: 1)
        #expect(duration == motion.duration && timeline.duration == farthest.duration)
    }

    @Test("Forms with fixed times take the defaults, and say what they lose")
    func losses() throws {
        let text = Self.card.replacing("\"= place\"", with: "[100, 40]")
        let file = SourceFile(path: "a.json", text: text)
        let source = ExportSource(try #require(SpecReader.read(file).spec))
        for format in [ExportFormat.json, .css, .waapi, .player, .lottie, .flutter] {
            let phrases = try Export(format, of: source).losses.map { $0.text }
            let expected = "free card.zPosition: always takes "
            #expect(phrases.contains { $0.hasPrefix(expected) }, "\(format): \(phrases)")
        }
        #expect(try Export(.binary, of: source).losses.isEmpty)
    }
}
