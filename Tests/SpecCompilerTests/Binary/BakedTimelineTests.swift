import MotionModel
import SpecCompiler
import TestSupport
import Testing

@Suite("A baked timeline")
struct BakedTimelineTests {
    @Test(
        "is read back as the same motion, which shows the same bits at any time in any order",
        arguments: TestBuild.some(of: GalleryTests.names))
    func gallery(_ name: String) throws {
        try checkRoundTrip(try GalleryTests.motion(name))
    }

    @Test("holds every kind of curve, value, key, formula and track")
    func everyKind() throws { try checkRoundTrip(try EveryKind.motion()) }

    private func checkRoundTrip(_ motion: CompiledMotion) throws {
        let bytes = motion.binary
        let read = try CompiledMotion(binary: bytes)
        #expect(read == motion)
        #expect(read.binary == bytes)
        #expect(motion.binary == bytes)
        #expect(
            MotionProbe(read, samples: 20, seed: 5) == MotionProbe(motion, samples: 20, seed: 5))
    }

    @Test("is smaller than the keyframes it replaces")
    func size() throws {
        let motion = try GalleryTests.motion("calendar-chip.json")
        let keyframes = try BakedDocument(motion).jsonText
        #expect(motion.binary.count < keyframes.utf8.count)
    }

    // MARK: Damage

    @Test(
        "that is cut off is refused, wherever, with an offset inside of what is left",
        arguments: ["calendar-chip.json", "loader.json", "gallery/card-on-path.json"])
    func truncated(_ name: String) throws {
        let bytes = try GalleryTests.motion(name).binary
        for count in TestBuild.places(in: 0..<bytes.count) {
            let error = #expect(throws: BakedTimelineError.self) {
                try CompiledMotion(binary: Array(bytes.prefix(count)))
            }
            #expect(error?.offset == count)
        }
    }

    @Test(
        "that is cut off and has a header that was put right is refused too",
        arguments: ["calendar-chip.json", "gallery/palette.json"])
    func truncatedInside(_ name: String) throws {
        let whole = BakedBytes(file: try GalleryTests.motion(name).binary)
        for count in TestBuild.places(in: 0..<whole.body.count) {
            let file = BakedBytes(body: Array(whole.body.prefix(count))).file
            let error = #expect(throws: BakedTimelineError.self) { try CompiledMotion(binary: file) }
            #expect((error?.offset ?? .max) <= file.count)
        }
    }

    @Test("with any byte changed is refused", arguments: ["calendar-chip.json", "gallery/orbit.json"])
    func flipped(_ name: String) throws {
        let bytes = try GalleryTests.motion(name).binary
        for index in TestBuild.places(in: bytes.indices) {
            for bit: UInt8 in [0x01, 0x80, 0xFF] {
                var damaged = bytes
                damaged[index] ^= bit
                #expect(throws: BakedTimelineError.self) { try CompiledMotion(binary: damaged) }
            }
        }
    }

    @Test("with more behind it is refused")
    func longer() throws {
        let bytes = try GalleryTests.motion("loader.json").binary
        #expect(throws: BakedTimelineError.tooLong(offset: bytes.count)) {
            try CompiledMotion(binary: bytes + [0])
        }
        var longer = BakedBytes(file: bytes)
        longer.body.append(0)
        #expect(throws: BakedTimelineError.invalid(.leftover, offset: bytes.count)) {
            try CompiledMotion(binary: longer.file)
        }
    }
}
