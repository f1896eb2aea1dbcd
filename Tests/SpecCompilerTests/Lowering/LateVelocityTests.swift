import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// Velocities in a property's unit that are only known when they play, or are compared with a way that is.
@Suite("Late velocities")
struct LateVelocityTests {
    private static let card = """
        { "motionSpec": 1, "name": "Card", "parameters": { "flick": 800, "goal": 200 },
          "animations": { "card.zPosition": { "values": [0, "= goal"], "velocity": "= clamp(flick, -1000, 4000)" } },
          "variants": {
            "open": { "timings": { "card.zPosition": { "curve": { "spring": { "response": 0.4, "dampingFraction": 0.8 } } } } },
            "known": { "motion": { "use": "open", "with": { "flick": 400, "goal": 100 } } },
            "from": { "motion": {
              "animate": "card.zPosition", "to": 50, "velocity": 100,
              "curve": { "spring": { "response": 0.4, "dampingFraction": 0.8 } } } } } }
        """

    private func spring(_ velocity: Double) throws -> SpringCurve {
        try SpringCurve(
            try Spring(response: 0.4, dampingRatio: 0.8), initialVelocity: velocity)
    }

    @Test(
        "A spring is released at the velocity that its parameter and its way say, with the opposite sign on the way back",
        arguments: [(800.0, 200.0), (-3000, 50), (9000, 400), (0, 10), (250, -125)])
    func released(_ flick: Double, _ goal: Double) throws {
        let motion = try LateDurationTests.motion(Self.card)
        let speed = min(max(flick, -1000), 4000) / goal
        for (reverses, expected) in [(false, speed), (true, -speed)] {
            let bound = try motion.bind(
                motion.variants[0], reversingValues: reverses, parameters: [flick, goal])
            let spring = try spring(expected)
            #expect(bound.duration == spring.naturalDuration)
            #expect(bound.tracks[0].track.segments[0].curve == .spring(spring))
            let value = bound.tracks[0].value(at: spring.naturalDuration / 3).components[0]
            let progress = spring.progress(at: (spring.naturalDuration / 3) / spring.naturalDuration)
            let (start, end) = reverses ? (goal, 0.0) : (0.0, goal)
            #expect((value - (start + (end - start) * progress)).magnitude <= 1e-12 * goal.magnitude)
        }
    }

    @Test("Where there is no way to go, the spring is as it is written")
    func nowhere() throws {
        let motion = try LateDurationTests.motion(Self.card)
        let bound = try motion.bind(motion.variants[0], parameters: [800, 0])
        #expect(bound.tracks[0].track.segments[0].curve == .spring(try spring(0)))
        #expect(bound.tracks[0].value(at: 0.1) == .number(0))
    }

    @Test("A tiny way counts as one that takes a millionth of a second")
    func tiny() throws {
        let motion = try LateDurationTests.motion(Self.card)
        let variant = try #require(motion["from"])
        let path = try PropertyPath("card.zPosition")
        let bound = try motion.bind(variant, initial: [path: .number(50 - 1e-9)])
        #expect(bound.tracks[0].track.segments[0].curve == .spring(try spring(1e6)))
        #expect(bound.duration <= variant.timeline.duration)
    }

    @Test("A used variant whose velocity and way are given has one duration")
    func known() throws {
        let motion = try LateDurationTests.motion(Self.card)
        let bound = try motion.bind(try #require(motion["known"]), parameters: [7, 7])
        #expect(bound.duration == (try spring(4)).naturalDuration)
    }

    @Test("Whatever the velocity is, the spring settles within the range that is said before")
    func range() throws {
        var random = SplitMix64(seed: 3)
        for _ in 0..<300 {
            let spring = try SpringCurve(
                try Spring(response: random.uniform(0.1...1), dampingRatio: random.uniform(0.15...2)),
                tolerance: [0.001, 0.02, 0.2][random.below(3)], stopsAtTarget: random.below(3) == 0)
            let low = random.uniform(-300...300)
            let high = low + random.uniform(0...300)
            let velocity = try #require(
                LateNumber(.call(.clamp, [.parameter(slot: 0), .constant(low), .constant(high)])))
            let way = random.uniform(1...40)
            let release = try #require(
                LateRelease(spring, at: velocity, over: nil, in: Enclosure(way, way + random.uniform(0...90)))
            )
            #expect(release.shortest <= release.longest)
            for _ in 0..<60 {
                let end = random.uniform(release.leastWay...release.greatestWay)
                let one = release.released(
                    [random.uniform(low...high)], from: .number(0), to: .number(end))
                let slack = 1e-9 * release.longest
                #expect(one.naturalDuration >= release.shortest - slack)
                #expect(one.naturalDuration <= release.longest + slack)
            }
        }
    }

    @Test("A used variant may take its velocity from another parameter, of any size")
    func lent() throws {
        let text = Self.card.replacing("clamp(flick, -1000, 4000)", with: "flick")
            .replacing("\"flick\": 400", with: "\"flick\": \"= goal * 3\"")
        let motion = try LateDurationTests.motion(text)
        let bound = try motion.bind(try #require(motion["known"]), parameters: [7, 50])
        #expect(bound.duration == (try spring(1.5)).naturalDuration)
    }

    @Test(
        "An expression of plain numbers is a number, in its range",
        arguments: [("= 2 * 100", nil), ("= 1e99 * 1e9", DiagnosticID.range)])
    func constant(_ velocity: String, _ id: DiagnosticID?) throws {
        let text = Self.card.replacing("\"velocity\": 100", with: "\"velocity\": \"\(velocity)\"")
        let diagnostics = SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics
        #expect(diagnostics.filter { $0.severity == .error }.map { $0.id } == (id.map { [$0] } ?? []))
    }

    @Test("Forms with fixed times take the defaults, and say what they lose")
    func losses() throws {
        let spec = try #require(SpecReader.read(SourceFile(path: "a.json", text: Self.card)).spec)
        let source = ExportSource(spec)
        let phrase = "open card.zPosition: always takes 0.520865 s, which from other values would be "
        for format in [ExportFormat.json, .css, .waapi, .player, .lottie, .flutter] {
            let phrases = try Export(format, of: source).losses.map { $0.text }
            #expect(phrases.contains { $0.hasPrefix(phrase) }, "\(format): \(phrases)")
        }
        #expect(try Export(.binary, of: source).losses.isEmpty)
    }
}
