import MotionModel
import SpecFormat
import Testing

@Suite("Curves of Flutter")
struct FlutterCurveTests {
    /// The corrections of the only curve of a spec.
    private static func corrections(_ curve: String) -> [FixIt] {
        let text = """
            { "motionSpec": 1, "name": "A", "variants": { "v": { "motion": {
              "animate": "box.zPosition", "to": 1, "duration": "200ms", "curve": "\(curve)" } } } }
            """
        return SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics
            .filter { $0.id == .unknownCurve }.flatMap { $0.fixes }
    }

    @Test(
        "are the Bézier curves of its source, not the functions whose names they have",
        arguments: [
            ("easeInCubic", [0.55, 0.055, 0.675, 0.19]), ("easeOutCubic", [0.215, 0.61, 0.355, 1]),
            ("easeInOutCubic", [0.645, 0.045, 0.355, 1]), ("easeInBack", [0.6, -0.28, 0.735, 0.045]),
            ("easeInOutExpo", [1, 0, 0, 1]), ("easeInOutBack", [0.68, -0.55, 0.265, 1.55]),
            ("ease", [0.25, 0.1, 0.25, 1]), ("fastOutSlowIn", [0.4, 0, 0.2, 1]),
        ])
    func beziers(_ name: String, _ points: [Double]) throws {
        let fixes = Self.corrections("Curves.\(name)")
        let fix = try #require(fixes.first)
        #expect(fixes.count == 1 && fix.isSafe)
        let read = FragmentReader.curve(SourceFile(path: "c.json", text: fix.replacement))
        let curve = try #require(read.curve)
        let json = "{ \"bezier\": [\(points.map { "\($0)" }.joined(separator: ", "))] }"
        let meant = try #require(FragmentReader.curve(SourceFile(path: "c.json", text: json)).curve)
        for step in 0...20 {
            let x = Double(step) / 20
            #expect(curve.progress(at: x) == meant.progress(at: x), "\(name) at \(x)")
        }
    }

    @Test(
        "that bounce or swing are the functions themselves",
        arguments: [
            ("bounceIn", "\"bounce.in\""), ("bounceInOut", "\"bounce.inOut\""),
            ("elasticIn", "{ \"elastic\": \"in\", \"period\": 0.4 }"),
        ])
    func functions(_ name: String, _ json: String) {
        #expect(Self.corrections("Curves.\(name)").map { $0.replacement } == [json])
    }

    @Test("What Flutter doesn't have is no correction")
    func unknown() { #expect(Self.corrections("Curves.cubicInOut").allSatisfy { !$0.isSafe }) }

    @Test(
        "What Compose has as another curve by the same name is a guess",
        arguments: ["EaseInOutCubic", "EaseOutBack"])
    func compose(_ name: String) {
        let fixes = Self.corrections(name)
        #expect(!fixes.isEmpty && fixes.allSatisfy { !$0.isSafe })
    }
}
