import TestSupport
import Testing

@testable import MotionModel

@Suite("The format of a baked timeline")
struct BinaryFormatTests {
    /// `box.x` goes from 0 to 1 in half a second, and back.
    private static func smallest() throws -> CompiledMotion {
        let track = Track(
            property: try PropertyPath("box.x"), type: .number, isAdditive: true,
            keys: [.constant(.number(0)), .constant(.number(1))],
            segments: [Segment(start: 0, end: 0.5, fromKey: 0, toKey: 1, curve: .linear)],
            startsAsWritten: false)
        let timeline = Timeline(tracks: [track])
        return CompiledMotion(
            name: "Box", properties: [],
            states: [MotionState(name: "a", operands: []), MotionState(name: "b", operands: [])],
            variants: [
                CompiledVariant(
                    name: "go", timeline: timeline, reversedTimeline: timeline.withReversedValues,
                    startState: "a", endState: "b")
            ])
    }

    /// What `docs/binary-format.md` shows. A change here is a new version of the format.
    @Test("is, byte for byte, what its description shows")
    func golden() throws {
        let zero: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
        let one: [UInt8] = [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]
        let half: [UInt8] = [0, 0, 0, 0, 0, 0, 0xE0, 0x3F]
        // Property, type, flags, keys.
        let track: [UInt8] = [4, 0, 1, 2, 1, 0] + zero + [1, 0] + one
        let body: [[UInt8]] = [
            // Texts.
            [5], [3] + "Box".utf8, [1] + "a".utf8, [1] + "b".utf8, [2] + "go".utf8, [5] + "box.x".utf8,
            // Routes, types (number), curves (linear).
            [0], [1, 0], [1, 0],
            // Two tracks, each with one segment: start, end, from, to, curve, input.
            [2], track + [1] + zero + half + [0, 1, 0, 0], track + [1] + zero + half + [1, 0, 0, 0],
            // Two timelines: one track, no marker, half a second, no clock.
            [2], [1, 0, 0] + half + [0], [1, 1, 0] + half + [0],
            // Name, parameters, properties; states a and b; the variant "go".
            [0, 0, 0], [2, 1, 0, 2, 0], [1, 3, 0, 1, 1, 2, 0],
        ]
        #expect(try Self.smallest().binary == BakedBytes(body: body.flatMap { $0 }).file)
        #expect(try Self.smallest().binary.count == 178)
        // By Python's `zlib.crc32`.
        #expect(try Array(Self.smallest().binary[12..<16]) == [0xFD, 0x7A, 0x5C, 0x43])
    }

    @Test("is read in its second version, in which no component of a colour is missing")
    func secondVersion() throws {
        let type = ValueType.colorIn(.oklch)
        let ends = try ["#336699", "oklch(0.5 0.1 30 / 0.5)"].map {
            try #require(MotionValue.color(try Color(css: $0)).converted(to: type))
        }
        let track = Track(
            property: try PropertyPath("box.backgroundColor"), type: type, isAdditive: false,
            keys: ends.map { .constant($0) },
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)],
            startsAsWritten: false)
        let timeline = Timeline(tracks: [track])
        let motion = CompiledMotion(
            name: "Box", properties: [],
            states: [MotionState(name: "a", operands: []), MotionState(name: "b", operands: [])],
            variants: [
                CompiledVariant(
                    name: "go", timeline: timeline, reversedTimeline: timeline, startState: "a", endState: "b"
                )
            ])
        var body = BakedBytes(file: motion.binary).body
        for end in ends {
            let numbers = end.components.array
            let alpha = numbers[3]
            let older = [numbers[0] * alpha, numbers[1] * alpha, numbers[2], alpha] + numbers[5...]
            let bytes = numbers.flatMap { BakedBytes.number($0) }
            let place = try #require(body.indices.first { body[$0...].starts(with: bytes) })
            body.replaceSubrange(place..<(place + bytes.count), with: older.flatMap { BakedBytes.number($0) })
        }
        #expect(try CompiledMotion(binary: BakedBytes(body: body, version: 2).file) == motion)
    }

    @Test("is read in its first version, whose timelines have no clocks")
    func firstVersion() throws {
        let newest = BakedBytes(file: try Self.smallest().binary).body
        // The byte behind either timeline's duration, half a second, which says that no clock follows.
        let ends = newest.indices.dropFirst(11).filter {
            newest[..<$0].suffix(11) == [1, newest[$0 - 10], 0, 0, 0, 0, 0, 0, 0, 0xE0, 0x3F]
        }
        #expect(ends.count == 2)
        let older = newest.indices.filter { !ends.contains($0) }.map { newest[$0] }
        #expect(try CompiledMotion(binary: BakedBytes(body: older, version: 1).file) == Self.smallest())
    }

    @Test("keeps the clock of a timeline", arguments: PlaybackDirection.allCases)
    func clock(_ direction: PlaybackDirection) throws {
        let plain = try Self.smallest()
        for mirrorTime in [nil, 2.5] {
            let clock = IterationClock(
                start: -0.25, there: 0.5, back: 0.125, iterations: .infinity, iterationStart: 1.75,
                direction: direction, mirrorTime: mirrorTime)
            let timeline = Timeline(tracks: plain.variants[0].timeline.tracks, clock: clock)
            let motion = CompiledMotion(
                name: "Box", properties: [], states: plain.states,
                variants: [
                    CompiledVariant(
                        name: "go", timeline: timeline, reversedTimeline: timeline.withReversedValues,
                        startState: "a", endState: "b")
                ])
            #expect(try CompiledMotion(binary: motion.binary) == motion)
            #expect(motion != plain)
        }
    }

    @Test("has the checksum that the world has")
    func checksum() {
        // The check value of CRC-32/ISO-HDLC in the catalogue of parametrised CRC algorithms.
        #expect(BinaryChecksum.value(of: Array("123456789".utf8), from: 0) == 0xCBF4_3926)
        #expect(BinaryChecksum.value(of: Array("..123456789".utf8), from: 2) == 0xCBF4_3926)
        #expect(BinaryChecksum.value(of: [], from: 0) == 0)
    }

    @Test("has the checksum that is the remainder of its bits, whatever the length", arguments: 0..<40)
    func remainder(_ count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        // Of x³²·message, whose first 32 bits are turned over, by the polynomial of the standard; each byte's lowest bit is first.
        var rest: UInt32 = .max
        for byte in bytes {
            for place in 0..<8 {
                let bit = UInt32(byte >> place & 1)
                rest = rest << 1 ^ (rest >> 31 == bit ? 0 : 0x04C1_1DB7)
            }
        }
        var expected: UInt32 = 0
        for place in 0..<UInt32(32) { expected = expected << 1 | ~rest >> place & 1 }
        #expect(BinaryChecksum.value(of: bytes, from: 0) == expected)
        for cut in [0, count / 3, count] {
            let (first, last) = (Array(bytes[..<cut]), Array(bytes[cut...]))
            #expect(BinaryChecksum.value(of: [7, 7, 7] + first, from: 3, followedBy: last) == expected)
        }
    }

    @Test("is known by its first bytes")
    func magic() throws {
        let bytes = try Self.smallest().binary
        #expect(BakedTimeline.isBegun(by: bytes))
        #expect(!BakedTimeline.isBegun(by: Array("{ \"motionSpec\": 1 }".utf8)))
        #expect(!BakedTimeline.isBegun(by: []))
        #expect(throws: BakedTimelineError.notBaked(offset: 0)) {
            try CompiledMotion(binary: Array("{ \"motionSpec\": 1 }".utf8))
        }
        var asText = bytes
        asText[5] = 0x0D
        #expect(throws: BakedTimelineError.notBaked(offset: 5)) { try CompiledMotion(binary: asText) }
        #expect(throws: BakedTimelineError.truncated(offset: 0)) { try CompiledMotion(binary: []) }
    }

    @Test("of another version is refused by its number, whatever follows", arguments: [0, 10, 0xFFFF_FFFF])
    func version(_ version: UInt32) throws {
        var bytes = try Self.smallest().binary
        for index in 0..<4 { bytes[8 + index] = UInt8(truncatingIfNeeded: version >> UInt32(8 * index)) }
        #expect(throws: BakedTimelineError.unknownVersion(version, offset: 8)) {
            try CompiledMotion(binary: bytes)
        }
        #expect(throws: BakedTimelineError.unknownVersion(version, offset: 8)) {
            try CompiledMotion(binary: Array(bytes.prefix(24)))
        }
    }

    @Test("tells a length from the one there is")
    func length() throws {
        var bytes = try Self.smallest().binary
        let count = bytes.count
        bytes[16] &+= 1
        #expect(throws: BakedTimelineError.truncated(offset: count)) { try CompiledMotion(binary: bytes) }
        bytes[16] &-= 2
        #expect(throws: BakedTimelineError.tooLong(offset: count - 1)) { try CompiledMotion(binary: bytes) }
        bytes.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
        #expect(throws: BakedTimelineError.truncated(offset: count)) { try CompiledMotion(binary: bytes) }
    }

    @Test("writes whole numbers in as few bytes as they need, and reads no others")
    func wholes() throws {
        for number in [0, 1, 127, 128, 300, 16383, 16384, 1 << 31, Int.max] {
            var output = BinaryOutput()
            output.append(number)
            #expect(output.bytes == BakedBytes.whole(UInt64(number)))
            var input = BinaryInput(output.bytes, from: 0)
            #expect(try input.whole() == number)
            #expect(input.remaining == 0)
        }
        let ten = [UInt8](repeating: 0xFF, count: 9)
        for bytes: [UInt8] in [[0x80, 0x00], [0xFF, 0x80, 0x00], ten + [0x01], ten + [0x7F], ten + ten] {
            var input = BinaryInput(bytes, from: 0)
            #expect(throws: BakedTimelineError.invalid(.wholeNumber, offset: 0)) { try input.whole() }
        }
        var cut = BinaryInput([0x80], from: 0)
        #expect(throws: BakedTimelineError.invalid(.end, offset: 1)) { try cut.whole() }
    }

    @Test("keeps numbers and texts apart that are equal but not the same")
    func bits() throws {
        let path = try PropertyPath("box.x")
        func timeline(_ first: Double, _ second: Double) -> Timeline {
            Timeline(tracks: [
                Track(
                    property: path, type: .number, isAdditive: true,
                    keys: [.constant(.number(first)), .constant(.number(second))],
                    segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)])
            ])
        }
        let motion = CompiledMotion(
            name: "e\u{301}", properties: [],
            states: [MotionState(name: "é", operands: []), MotionState(name: "b", operands: [])],
            variants: [
                CompiledVariant(
                    name: "v", timeline: timeline(0, 1), reversedTimeline: timeline(-0.0, 1), startState: "é",
                    endState: "b")
            ])
        let read = try CompiledMotion(binary: motion.binary)
        #expect(Array(read.name.unicodeScalars).count == 2)
        #expect(Array(read.states[0].name.unicodeScalars).count == 1)
        let signs = [read.variants[0].timeline, read.variants[0].reversedTimeline].map {
            $0.tracks[0].keys[0].constant?.components[0].sign
        }
        #expect(signs == [.plus, .minus])
    }

    @Test("keeps neighbours apart that begin alike, and those whose bytes are the same but for the property")
    func neighbours() throws {
        func track(_ name: String, weight: Double = 1, end: Double = 1) throws -> Track {
            Track(
                property: try PropertyPath("box.\(name)"), type: .number, isAdditive: true, weight: weight,
                keys: [.constant(.number(0)), .constant(.number(1))],
                segments: [
                    Segment(
                        start: 0, end: 0.5, fromKey: 0, toKey: 1, curve: .linear, inputStart: 0,
                        inputEnd: end)
                ])
        }
        let tracks = try [
            track("a"), track("b"), track("c", end: 0.5), track("d", end: 0.25), track("e", end: 0.25),
            track("f", weight: 0.5), track("g"), track("h"),
        ]
        let declarations = try ["b", "c", "zPosition", "d", "opacity", "e"].map {
            PropertyDeclaration(path: try PropertyPath("box.\($0)"), isAdditive: $0 == "d" ? false : nil)
        }
        let timeline = Timeline(tracks: tracks)
        let motion = CompiledMotion(
            name: "Box", properties: declarations,
            states: [MotionState(name: "a", operands: Array(repeating: nil, count: declarations.count))],
            variants: [
                CompiledVariant(
                    name: "go", timeline: timeline, reversedTimeline: timeline.withReversedValues,
                    startState: "a", endState: "a")
            ])
        let read = try CompiledMotion(binary: motion.binary)
        #expect(read == motion)
        #expect(read.binary == motion.binary)
    }

    @Test("has a code of its own for each member of a closed set, from 0 on")
    func codes() {
        func check<Value: BinaryCoded & Equatable>(_ all: [Value]) {
            #expect(Value.coded == all)
            #expect(Value.coded.map { $0.code } == (0..<UInt8(all.count)).map { $0 })
        }
        check(CurveCode.allCases)
        check(TypeCode.allCases)
        check(OperandCode.allCases)
        check(ExpressionCode.allCases)
        check(InputCode.allCases)
        check(PathCode.allCases)
        check(Penner.Family.allCases)
        check(Penner.Direction.allCases)
        check(Steps.Jump.allCases)
        check([ExponentialCurve.Ending.settling, .arriving])
        check([Breakpoint.Kind.kink, .jump])
        check(PathRoute.Edges.allCases)
        check(ColorSpace.allCases)
        check(AngleTurn.allCases)
        check(PropertyUnit.allCases)
        check(PlaybackDirection.allCases)
        check(TransformKind.allCases)
        check(Expression.Operator.allCases)
        check(Expression.Function.allCases)
        // Those of a path's steps, of which a form has no arcs.
        #expect(PathForm.Step.coded.map { $0.code } == [0, 1, 2, 3, 5])
    }
}
