import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

@Suite("Damaged specs that are still valid")
struct DamagedSpecTests {
    /// Numbers that replace those of a spec, from the harmless to the absurd.
    private static let numbers = [
        "0", "-0", "1", "-1", "2", "0.5", "1e-300", "-1e-300", "1e300", "-1e300", "1e-9", "1e9", "1e6",
        "-1e6", "1e5",
        "1e100", "-1e100", "5e-324", "10", "3", "1e-6", "4e-3", "\"infinite\"", "\"instant\"", "\"smooth\"",
        "\"back.in\"", "\"1e9s\"", "\"-1e9s\"", "\"1e-300ms\"",
        "{\"spring\":{\"response\":1e-9,\"dampingRatio\":5}}",
        "{\"spring\":{\"stiffness\":1e300,\"damping\":1e151}}",
        "{\"spring\":{\"stiffness\":1e-9,\"dampingRatio\":0,\"stopAtTarget\":true}}",
        "{\"spring\":{\"duration\":0.1,\"initialVelocity\":1e6}}",
        "{\"spring\":{\"duration\":0.1,\"initialVelocity\":-1e6,\"stopAtTarget\":true}}",
        "{\"steps\":1e5}", "{\"interval\":[0,1e-300],\"of\":\"smooth\"}",
        "{\"min\":0,\"max\":1e9,\"perUnit\":1e9}",
        "{\"bezier\":[1e-300,1e6,1,-1e6]}", "{\"points\":[0,{\"y\":1e6,\"x\":1e-300},1]}",
        "{\"chain\":[{\"bezier\":[1e-300,1e6,1,-1e6]},{\"bezier\":[1e-300,1e6,1,-1e6]}]}",
    ]

    private static let templates = [
        """
        { "motionSpec": 1, "name": "A", "states": ["a", "b"],
          "animations": { "x.position.y": { "values": [@, @], "timing": "t", "velocity": @ }, "x.own": { "values": [[1, @], [@, 2]], "timing": "t" } },
          "variants": { "v": { "timings": { "t": { "duration": @, "delay": @, "curve": # } } }, "w": { "extends": "v", "mirror": true } } }
        """,
        """
        { "motionSpec": 1, "name": "A",
          "animations": { "x.opacity": [0, 1] },
          "variants": { "v": { "timings": { "*": { "duration": @, "iterations": @, "iterationStart": @, "speed": @, "endDelay": @, "autoreverse": true, "reverseCurve": # } } }, "w": { "extends": "v", "mirror": true } } }
        """,
        """
        { "motionSpec": 1, "name": "A",
          "animations": { "x.opacity": [0, 1] },
          "variants": { "v": { "timings": { "*": { "duration": @, "repeatFor": @, "curve": #, "speed": @, "endDelay": @, "direction": "alternate" } } } } }
        """,
    ]

    @Test("Whatever is valid compiles, and no number traps on the way")
    func compiles() throws {
        var random = SplitMix64(seed: 99)
        var validCount = 0
        let rounds = TestBuild.count(6_000)
        for round in 0..<rounds {
            var text = ""
            for character in Self.templates[round % 3] {
                guard character == "@" || character == "#" else {
                    text.append(character)
                    continue
                }
                let number = Self.numbers[Int(random.next() % UInt64(Self.numbers.count))]
                text += random.next() % 4 == 0 ? number : character == "@" ? "0.5" : "\"linear\""
            }
            guard let spec = SpecReader.read(SourceFile(path: "damaged.json", text: text)).spec else {
                continue
            }
            validCount += 1
            let motion = CompiledMotion(spec)
            #expect(motion.variants.count >= spec.variants.count)
        }
        #expect(validCount > rounds / 6)
    }
}
