import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Values of states by parameters")
struct StateValueTests {
    private static let text = """
        { "motionSpec": 1, "name": "T",
          "parameters": { "width": 100, "at": [1, 2], "turn": "30deg", "label": "On", "tint": "#ff0000" },
          "animations": { "a.x": { "values": ["= width / 2", 7], "timing": "t" },
                          "a.position": { "values": ["= at", [0, 0]], "timing": "t" },
                          "a.caption": { "values": ["= label", "Off"], "timing": "t" } },
          "variants": { "go": { "timings": { "t": { "duration": 1 } } } } }
        """

    private static func motion() throws -> CompiledMotion { CompiledMotion(try MotionTreeTests.spec(text)) }

    @Test("components become defaults, and the values of states follow them")
    func values() throws {
        let motion = try Self.motion()
        #expect(motion.parameterValues(nil) == motion.parameters)
        let components = try motion.parameterComponents(["width": .number(40), "at": .point(5, 6)])
        let renewed = motion.parameterValues(components)
        #expect(renewed.map { $0.name } == ["width", "at", "turn", "label", "tint"])
        #expect(renewed.flatMap { $0.defaultValue.components } == components)
        let place = try #require(motion.properties.firstIndex { $0.path.text == "a.x" })
        let other = try #require(motion.properties.firstIndex { $0.path.text == "a.position" })
        let first = try motion.values(of: motion.states[0], parameters: components)
        #expect(first[place] == .number(20) && first[other] == .point(5, 6))
        let second = try motion.values(of: motion.states[1], parameters: components)
        #expect(second[place] == .number(7) && second[other] == .point(0, 0))
    }

    @Test("a state whose formula gives no usable number says so")
    func unusable() throws {
        let motion = CompiledMotion(
            try MotionTreeTests.spec(
                """
                { "motionSpec": 1, "name": "T", "parameters": { "n": 1 },
                  "animations": { "a.x": { "values": ["= 1 / n", 7], "timing": "t" } },
                  "variants": { "go": { "timings": { "t": { "duration": 1 } } } } }
                """))
        #expect(throws: BindingError.self) {
            try motion.values(of: motion.states[0], parameters: [0])
        }
        #expect(try motion.values(of: motion.states[0], parameters: [4])[0] == .number(0.25))
    }
}
