import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Targets of a spec")
struct TargetTests {
    private static func spec(_ targets: String) throws -> CompiledMotion {
        let text = """
            { "motionSpec": 1, "name": "A", "states": ["off", "half", "on"],
              "animations": { "box.opacity": [0, 0.5, 1], "dot.opacity": [1, 1, 0] },
              "variants": { "show": { "from": "off", "to": "on", "timings": { "*": {} } } }\(targets) }
            """
        let read = SpecReader.read(SourceFile(path: "a.json", bytes: [UInt8](text.utf8)))
        return CompiledMotion(try #require(read.spec, "\(read.diagnostics.map { $0.message })"))
    }

    @Test("either key gives the other one's states, in the order of the spec")
    func complement() throws {
        let motion = try Self.spec(
            #", "targets": { "box": { "appears": ["on", "half"] }, "dot": { "disappears": "on" } }"#)
        #expect(motion.targets.map { $0.target } == ["box", "dot"])
        #expect(motion.targets.map { $0.states } == [["half", "on"], ["off", "half"]])
        let both = try Self.spec(
            #", "targets": { "box": { "appears": ["half", "on"], "disappears": "off" } }"#)
        #expect(both.targets == [motion.targets[0]])
    }

    @Test("the binary form has them in version 5, and nothing of it without them")
    func binary() throws {
        let motion = try Self.spec(
            #", "targets": { "box": { "appears": "on" }, "dot": { "disappears": "on" } }"#)
        let bytes = motion.binary
        #expect(bytes[8] == 5)
        #expect(try CompiledMotion(binary: bytes) == motion)
        #expect(try Self.spec("").binary[8] == 3)
        // A state twice, one that isn't there, a target twice: never a trap.
        for place in bytes.indices.suffix(8) {
            for byte in UInt8.min...16 {
                var damaged = bytes
                damaged[place] = byte
                do throws(BakedTimelineError) { _ = try CompiledMotion(binary: damaged) } catch { continue }
                #expect(damaged == bytes)
            }
        }
    }

    @Test("a form either has it, or says that it is lost")
    func losses() throws {
        let text = """
            { "motionSpec": 1, "name": "A", "states": ["off", "on"], "animations": { "box.opacity": [0, 1] },
              "variants": { "show": { "timings": { "*": {} } }, "hide": { "reverseValues": true, "timings": { "*": {} } } }, "targets": { "box": { "appears": "on" } } }
            """
        let spec = try #require(SpecReader.read(SourceFile(path: "a.json", bytes: [UInt8](text.utf8))).spec)
        for format in ExportFormat.allCases {
            let motion = CompiledMotion(spec)
            let export = try Export(format, of: ExportSource(spec, motion: motion))
            let always = CompiledMotion(
                name: motion.name, parameters: motion.parameters, properties: motion.properties,
                states: motion.states, variants: motion.variants, transitions: motion.transitions)
            let plain = try Export(format, of: ExportSource(spec, motion: always))
            let isSaid = export.losses.contains { $0.text.hasPrefix("'box' appears and disappears") }
            // A resource of Android has it in comments alone.
            let keeps = export.bytes != plain.bytes && format != .android
            #expect(isSaid == !keeps, "\(format)")
            #expect(plain.losses.allSatisfy { !$0.text.contains("appears") })
        }
    }
}
