import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// Durations by travels whose ends are only known when they play.
@Suite("Late durations")
struct LateDurationTests {
    static func motion(_ text: String) throws -> CompiledMotion {
        let file = SourceFile(path: "a.json", text: text)
        let (spec, diagnostics) = SpecReader.read(file)
        return CompiledMotion(
            try #require(spec, "\(Report(file: file, diagnostics: diagnostics).short())\n\(text)"))
    }

    private static func initial(_ values: [String: Double]) throws -> [PropertyPath: MotionValue] {
        var initial: [PropertyPath: MotionValue] = [:]
        for (path, value) in values { initial[try PropertyPath(path)] = .number(value) }
        return initial
    }

    @Test(
        "A late spec, bound, is the spec with the values written in, bit for bit",
        arguments: 0..<TestBuild.count(400))
    func bound(_ seed: Int) throws {
        let random = RandomLateSpec(seed: UInt64(seed))
        let (late, written) = (try Self.motion(random.late), try Self.motion(random.written))
        let initial = try Self.initial(random.initial)
        let reread = try CompiledMotion(binary: late.binary)
        #expect(reread == late, "\(random.late)")
        for reverses in [false, true] {
            let one = try late.bind(
                late.variants[0], reversingValues: reverses, parameters: random.parameters, initial: initial)
            let other = try written.bind(written.variants[0], reversingValues: reverses, initial: initial)
            #expect(one.duration.bitPattern == other.duration.bitPattern, "\(random.late)")
            #expect(one.markers == other.markers)
            #expect(one.tracks.count == other.tracks.count)
            for (one, other) in zip(one.tracks, other.tracks) {
                #expect(one.track.property == other.track.property)
                #expect(one.track.segments == other.track.segments, "\(random.late)")
                #expect(one.keyComponents == other.keyComponents)
                #expect(one.track.late == nil && !other.beginsElsewhere)
            }
            for step in -2...50 {
                let time = one.duration * Double(step) / 45
                #expect(one.sample(at: time) == other.sample(at: time), "\(time) of \(random.late)")
            }
            try Self.checkRange(late.variants[0].timeline(reversingValues: reverses), one)
        }
    }

    /// What is said of the time before it is known holds for the time that it is.
    private static func checkRange(_ timeline: Timeline, _ bound: BoundTimeline) throws {
        #expect(timeline.shortest <= bound.duration && bound.duration <= timeline.duration)
        for (track, one) in zip(timeline.tracks, bound.tracks) {
            for late in track.late?.segments ?? [] {
                // A throw has a segment for each of its phases, and a track of its own.
                let end = late.bounces ? one.track.segments.count - 1 : late.segment
                let (segment, latest) = (one.track.segments[late.segment], track.segments[late.segment])
                #expect(late.earliestStart <= segment.start && segment.start <= latest.start)
                let last = one.track.segments[end]
                #expect(late.earliest <= last.end && last.end <= latest.end)
                #expect(late.latest == latest.end)
            }
        }
    }

    @Test("The random specs have late starts of every kind: of segments, loops, events and whole nodes")
    func variedStarts() throws {
        var (starts, loops, events, ends, reading) = (0, 0, 0, 0, 0)
        for seed in 0..<400 {
            let timeline = try Self.motion(RandomLateSpec(seed: UInt64(seed)).late).variants[0].timeline
            let late = timeline.tracks.compactMap { $0.late }
            starts +=
                late.flatMap { $0.segments }.filter { $0.startsLate && $0.earliestStart < $0.earliest }.count
            loops += late.filter { $0.loopStart != nil }.count
            events += timeline.late?.markers.count ?? 0
            ends += timeline.late?.ends.count ?? 0
            if !timeline.readings.isEmpty { reading += 1 }
        }
        #expect(
            starts > 300 && loops > 20 && events > 50 && ends > 100 && reading > 50,
            "\(starts) \(loops) \(events) \(ends) \(reading)")
    }

    @Test("The random specs have late ends of every kind, and ranges in which the bound ends lie")
    func varied() throws {
        var (ends, releases, glides, throwing, hits, nested, ranges, inner) = (0, 0, 0, 0, 0, 0, 0, 0)
        for seed in 0..<400 {
            let random = RandomLateSpec(seed: UInt64(seed))
            let motion = try Self.motion(random.late)
            let timeline = motion.variants[0].timeline
            for late in timeline.tracks.flatMap({ $0.late?.segments ?? [] }) where late.course != nil {
                ends += 1
                if case .release? = late.course { releases += 1 }
                if case .glide? = late.course { glides += 1 }
                if late.bounces { throwing += 1 }
                if late.steps.count > 2 { nested += 1 }
            }
            if timeline.shortest < timeline.duration { ranges += 1 }
            let bound = try motion.bind(
                motion.variants[0], parameters: random.parameters, initial: try Self.initial(random.initial))
            for (track, one) in zip(timeline.tracks, bound.tracks) where track.rests {
                hits += one.track.segments.count - 1
            }
            if bound.duration > timeline.shortest, bound.duration < timeline.duration { inner += 1 }
        }
        #expect(
            ends > 300 && releases > 80 && glides > 60 && throwing > 40 && hits > 60 && nested > 100
                && ranges > 100 && inner > 50,
            "\(ends) \(releases) \(glides) \(throwing) \(hits) \(nested) \(ranges) \(inner)")
    }

    private static let card = """
        { "motionSpec": 1, "name": "Card", "parameters": { "height": 200 },
          "animations": { "card.zPosition": [0, "= height"], "card.opacity": [0, 1] },
          "variants": { "open": { "timings": {
            "card.zPosition": { "duration": { "min": 0.1, "max": 0.6, "perUnit": 0.001 }, "curve": "linear" },
            "card.opacity": { "duration": 0.2, "curve": "linear" } } } } }
        """

    @Test(
        "A duration by travel to a parameter lasts as long as the way, within its limits",
        arguments: [(0.0, 0.2), (50, 0.2), (200, 0.3), (450, 0.55), (9000, 0.6), (-300, 0.4)])
    func parameter(_ height: Double, _ seconds: Double) throws {
        let motion = try Self.motion(Self.card)
        #expect(motion.variants[0].timeline.duration == 0.6 && motion.variants[0].timeline.shortest == 0.2)
        let bound = try motion.bind(motion.variants[0], parameters: [height])
        #expect((bound.duration - seconds).magnitude < 1e-12)
        let back = try motion.bind(motion.variants[0], reversingValues: true, parameters: [height])
        #expect(back.duration == bound.duration)
    }

    @Test("Forms with fixed times take the defaults, and say what they lose")
    func losses() throws {
        let spec = try #require(SpecReader.read(SourceFile(path: "a.json", text: Self.card)).spec)
        let source = ExportSource(spec)
        for format in [ExportFormat.json, .css, .waapi, .player, .lottie, .flutter] {
            let export = try Export(format, of: source)
            let phrases = export.losses.map { $0.text }
            #expect(
                phrases.contains(
                    "open card.zPosition: always takes 0.3 s, which from other values would be 0.1 s to 0.6 s"
                ),
                "\(format): \(phrases)")
        }
        #expect(try Export(.binary, of: source).losses.isEmpty)
        let player = String(decoding: try Export(.player, of: source).bytes, as: UTF8.self)
        #expect(player.contains("\"duration\":0.3") && !player.contains("0.6"), "\(player)")
    }

    @Test("A used variant waits and lasts no longer than it can with what it is given")
    func given() throws {
        let text = """
            { "motionSpec": 1, "name": "Card", "parameters": { "pause": 0.1 },
              "variants": {
                "open": { "motion": { "sequence": [
                  { "animate": "a.zPosition", "from": 0, "to": 1, "duration": 0.2 },
                  { "group": [{ "animate": "b.zPosition", "from": 0, "to": 1, "duration": 0.3 },
                              { "animate": "c.zPosition", "from": 0, "to": 1, "duration": 0.3 }],
                    "delay": "= clamp(pause, 0, 1)", "stagger": "= clamp(pause, 0, 0.5)" }] } },
                "known": { "motion": { "use": "open", "with": { "pause": 0.25 } } } } }
            """
        let motion = try Self.motion(text)
        let open = try #require(motion["open"]?.timeline)
        #expect((open.duration - 2).magnitude < 1e-12 && (open.shortest - 0.5).magnitude < 1e-12)
        let known = try #require(motion["known"])
        for seconds in [known.timeline.duration, known.timeline.shortest, try motion.bind(known).duration] {
            #expect((seconds - 1).magnitude < 1e-12)
        }
        let spec = try #require(SpecReader.read(SourceFile(path: "a.json", text: text)).spec)
        for format in [ExportFormat.json, .css, .player] {
            let phrases = try Export(format, of: ExportSource(spec)).losses.map { $0.text }
            #expect(phrases.contains { $0.hasPrefix("open") && $0.contains("always begins at") })
            #expect(!phrases.contains { $0.hasPrefix("known") && $0.contains("always") }, "\(phrases)")
        }
    }

    @Test("Reduced motion of a late variant jumps, or fades within its limit")
    func reduced() throws {
        for (form, longest) in [("instant", 0.0), ("fade", 0.2)] {
            let text = Self.card.replacing("\"open\": {", with: "\"open\": { \"reducedMotion\": \"\(form)\",")
            let motion = try Self.motion(text)
            let reduced = motion.reducedForm(of: motion.variants[0])
            #expect(try motion.bind(reduced).duration == longest)
        }
    }
}
