import MotionModel
import Testing

@testable import SpecFormat

@Suite("Expressions in a spec")
struct ExpressionDecodingTests {
    private func spec(_ parameters: String, _ animations: String) -> (spec: Spec?, report: String) {
        let text = """
            { "motionSpec": 1, "name": "A", "parameters": { \(parameters) }, "animations": { \(animations) },
              "variants": { "v": { "timings": { "*": { "duration": 0.2 } } } } }
            """
        let file = SourceFile(path: "a.json", text: text)
        let (spec, diagnostics) = SpecReader.read(file)
        return (spec, Report(file: file, diagnostics: diagnostics).short())
    }

    @Test("give values of every type, in whole or in part")
    func types() throws {
        let (read, report) = spec(
            #""h": 4, "on": true, "at": [1, 2], "box": { "width": 3, "height": 4 }, "red": "red""#,
            #"""
            "x.zPosition": [0, "= h * 2"], "x.flag": ["= on", true],
            "x.place": ["= at", { "x": "= h", "y": 2 }], "x.bounds.size": ["= box", ["= box.height", 7]],
            "x.tint": ["= red", "blue"], "x.transform.rotation": ["= h * 10", "0.5turn"],
            "x.list": [["= h", 2, 3], [4, 5, "= -h"]]
            """#)
        let spec = try #require(read, "\(report)")
        #expect(report.contains("error") == false)
        let bound = try spec.animations.map { animation in
            try animation.values.map { operand in
                switch operand {
                case .constant(let value): value
                case .formula(let formula, _): formula.value(parameters: [10, 0, 5, 6, 30, 40, 1, 2, 3, 1])
                case .current, .mixed, .resting: throw ParameterError.unknownParameter("", nearest: nil)
                }
            }
        }
        #expect(spec.parameters.map { $0.name } == ["h", "on", "at", "box", "red"])
        #expect(bound[0] == [.number(0), .number(20)])
        #expect(bound[1] == [.boolean(false), .boolean(true)])
        #expect(bound[2] == [.point(5, 6), .point(10, 2)])
        #expect(bound[3] == [.size(30, 40), .size(40, 7)])
        #expect(bound[4][0] == MotionValue(type: .color, components: [1, 2, 3, 1]))
        #expect(bound[5] == [.angle(degrees: 100), .angle(degrees: 180)])
        #expect(bound[6] == [.vector([10, 2, 3]), .vector([4, 5, -10])])
    }

    @Test("that depend on nothing are constants")
    func constants() throws {
        let (read, _) = spec("", #""x.zPosition": ["= 2 ^ 10", "= pi"], "x.place": [["= 1 + 1", 3], [0, 0]]"#)
        let spec = try #require(read)
        #expect(spec.animations[0].values == [.constant(.number(1024)), .constant(.number(.pi))])
        #expect(spec.animations[1].values[0] == .constant(.point(2, 3)))
    }

    @Test("use from, time, progress and copies where the place says so")
    func places() throws {
        var decoder = SpecDecoder()
        func operand(_ text: String, _ environment: ExpressionEnvironment) -> Operand? {
            let string = JSONString(
                value: text, range: SourceRange(start: 0, end: 9),
                contentRange: SourceRange(start: 1, end: 8),
                escapes: [])
            return decoder.operand(
                JSONSyntax(range: string.range, content: .string(string)), of: .point, "'a.b'",
                environment: environment, from: 3)
        }
        let environment = ExpressionEnvironment()
        guard case .formula(let double, from: 3) = operand("= from * 2", environment.with(from: .point))
        else {
            Issue.record("the start value isn't known")
            return
        }
        #expect(double.value(from: [4, 5]) == .point(8, 10))
        let copies = environment.with(index: 2, of: 4).with(from: .point)
        guard case .formula(let shifted, from: 3) = operand("= from * (1 - index / count)", copies) else {
            Issue.record("the copy isn't known")
            return
        }
        #expect(shifted.value(from: [4, 8]) == .point(2, 4))
        guard
            case .formula(let moving, from: 3) = operand(
                "= from * (t + p)", environment.withTime.with(from: .point))
        else {
            Issue.record("the time isn't known")
            return
        }
        #expect(moving.value(Expression.Inputs(from: [1, 2], time: 3, progress: 0.5)) == .point(3.5, 7))
        #expect(decoder.diagnostics.isEmpty)
        #expect(operand("= from", environment) == nil && decoder.diagnostics.count == 1)
    }
}
