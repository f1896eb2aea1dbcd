import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// Values that read the model's properties.
@Suite("Values that read properties")
struct ReadingTests {
    /// The model of a random spec: numbers of properties, and values of which one part is read.
    private static func model(_ random: RandomReadingSpec) throws -> [PropertyPath: MotionValue] {
        let numbers = random.model
        var model: [PropertyPath: MotionValue] = [:]
        func set(_ path: String, _ value: MotionValue) throws { model[try PropertyPath(path)] = value }
        try set("room.own", .number(numbers["room.own"] ?? 0))
        try set(
            "sheet.bounds",
            .rect(numbers["sheet.bounds.x"] ?? 0, 77, 66, numbers["sheet.bounds.height"] ?? 0))
        try set("thumb.position", .point(55, numbers["thumb.position.y"] ?? 0))
        try set("lid.position", .point(44, numbers["thumb.position.y"] ?? 0))
        try set("card.zPosition", .number(numbers["card.zPosition"] ?? 0))
        return model
    }

    @Test(
        "What reads the model, bound, is what has the numbers written in, bit for bit",
        arguments: 0..<TestBuild.count(200))
    func bound(_ seed: Int) throws {
        let random = RandomReadingSpec(seed: UInt64(seed))
        let (reading, written) = (
            try LateDurationTests.motion(random.reading), try LateDurationTests.motion(random.written)
        )
        let model = try Self.model(random)
        #expect(try CompiledMotion(binary: reading.binary) == reading)
        #expect(reading.binary[8] == 6 && written.binary[8] < 6)
        for (variant, other) in zip(reading.variants, written.variants) {
            for reverses in [false, true] {
                let one = try reading.bind(variant, reversingValues: reverses, initial: model)
                let two = try written.bind(other, reversingValues: reverses, initial: model)
                #expect(one.duration.bitPattern == two.duration.bitPattern, "\(random.reading)")
                for step in -2...40 {
                    let time = 1.2 * Double(step) / 40
                    #expect(
                        one.sample(at: time) == two.sample(at: time),
                        "\(variant.name) at \(time) of \(random.reading)")
                }
            }
        }
        for (state, other) in zip(reading.states, written.states) {
            #expect(
                try reading.values(of: state, parameters: [random.parameter]) { model[$0] }
                    == written.values(of: other, parameters: [random.parameter]))
        }
    }

    @Test(
        "Forms with fixed values are those of the numbers, and name every one",
        arguments: 0..<TestBuild.count(20))
    func forms(_ seed: Int) throws {
        let random = RandomReadingSpec(seed: UInt64(seed))
        let model = try Self.model(random)
        func source(_ text: String) throws -> ExportSource {
            let spec = try #require(SpecReader.read(SourceFile(path: "a.json", text: text)).spec)
            return ExportSource(spec, parameters: [random.parameter], initial: model)
        }
        let (reading, written) = (try source(random.reading), try source(random.written))
        for format in ExportFormat.allCases where format != .binary && format != .swift {
            let (one, other) = (try Export(format, of: reading), try Export(format, of: written))
            let place = zip(one.bytes, other.bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
            let texts = [one.bytes, other.bytes].map {
                String(decoding: $0[max(0, place - 60)..<min($0.count, place + 60)], as: UTF8.self)
            }
            #expect(
                texts[0] == texts[1] && one.bytes.count == other.bytes.count,
                "\(format): \(texts) of \(random.reading)")
            let names = one.losses.filter { $0.text.contains("whose value counts when it plays") }
            // A way between numbers that are read has a duration that is only known when it plays.
            func others(_ losses: [ExportLoss]) -> [ExportLoss] {
                losses.filter { !names.contains($0) && !$0.text.contains("which from other values would be") }
            }
            #expect(others(one.losses) == others(other.losses), "\(format) of \(random.reading)")
            for variant in reading.motion.variants {
                for track in variant.timeline.tracks {
                    for read in track.readings {
                        #expect(
                            names.contains {
                                $0.text.hasPrefix("\(variant.name) \(track.property.text)")
                                    && $0.text.contains("'\(read.text)'")
                            }, "\(read.text) of \(track.property) in \(variant.name)")
                    }
                }
            }
        }
        #expect(try Export(.binary, of: reading).losses.isEmpty)
    }

    @Test("What nothing is said of is the declared value, the state's, or that of the key path")
    func defaults() throws {
        let motion = try LateDurationTests.motion(
            """
            { "motionSpec": 1, "name": "A",
              "properties": { "room.own": { "initial": 7 }, "sheet.bounds.size.height": {} },
              "animations": { "box.zPosition": [1, 2], "box.opacity": ["= value(room.own) / 10", 1] },
              "variants": {
                "flat": { "timings": { "*": {} } },
                "tree": { "from": "to", "to": "from", "motion": { "animate": "lid.zPosition", "from": 0,
                  "to": "= value(room.own) * 100 + value(box.zPosition) * 10 + value(sheet.bounds.size.height)" } } } }
            """)
        #expect(try motion.values(of: motion.states[0], parameters: [])[1] == .number(0.7))
        let end = try motion.bind(motion.variants[1]).sample(at: 9).map { $0.value }
        #expect(end == [.number(720)])
        let back = try motion.bind(motion.variants[1], reversingValues: true).sample(at: -1).map { $0.value }
        #expect(back == [.number(710)])
        let given = try motion.bind(
            motion.variants[1], initial: [try PropertyPath("sheet.bounds.size.height"): .number(0.5)])
        #expect(given.sample(at: 9).map { $0.value } == [.number(720.5)])
    }

    @Test("A value that is missing, or of another type, is an error of binding")
    func wrong() throws {
        let path = try PropertyPath("room.own")
        let formula = Formula(type: .number, components: [.reading(PropertyReading(path, type: .number))])
        let track = Track(
            property: try PropertyPath("a.x"), type: .number, isAdditive: false,
            keys: [.constant(.number(0)), .formula(formula, from: nil)],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)])
        let timeline = Timeline(tracks: [track])
        #expect(throws: BindingError.missingValue(path)) { try timeline.bind() }
        #expect(throws: BindingError.wrongType(path, expected: .number, found: .point)) {
            try timeline.bind { _ in .point(1, 2) }
        }
        #expect(throws: BindingError.unusableResult(track.property, 1e101)) {
            try timeline.bind { _ in .number(1e101) }
        }
    }
}
