import Testing

@Suite("The ends of a curve, on the command line")
struct CurveEndTests {
    private let speccli = Speccli()

    @Test(
        "a curve that goes on to another start or end is told which, also in a spec",
        arguments: [
            ("linear(0 50%, 1)", "a curve starts at 0, not at -1"),
            (#"{"points": [0, 0.5, {"x": 0.2, "y": 1}]}"#, "a curve ends at 1, not at 5"),
            (#"{"points": [{"x": 0.5, "y": 0}, 1]}"#, "a curve starts at 0, not at -1"),
            (#"{"points": [0.1, 1]}"#, "a curve starts at 0, not at 0.1"),
            ("linear(0, 0.9)", "a curve ends at 1, not at 0.9"),
        ])
    func endsElsewhere(_ curve: String, _ message: String) throws {
        let result = try speccli("curve", curve)
        #expect(result.code != 0 && result.errors.contains(message), "\(result.errors)")
        let text = curve.hasPrefix("{") ? curve : #"{ "css": "\#(curve)" }"#
        let spec = #"""
            { "motionSpec": 1, "name": "B", "variants": { "v": { "motion": {
              "animate": "b.opacity", "from": 0, "to": 1, "duration": "0.2s", "curve": \#(text) } } } }
            """#
        #expect(try speccli.run(["validate", "-"], input: spec).output.contains(message))
    }
}
