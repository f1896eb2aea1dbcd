import SpecFormat
import Testing

/// A transform that flattens what it moves can't be mixed with other functions, however the motion is written.
@Suite("Transforms that flatten")
struct FlatTransformTests {
    private static func findings(_ body: String) -> [DiagnosticID] {
        let text = #"{ "motionSpec": 1, "name": "A", \#(body) }"#
        return SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics.filter {
            $0.severity == .error
        }.map { $0.id }
    }

    /// The same pair of transforms in every way in which it can be written.
    private static func everyWay(_ one: String, _ other: String) -> [String] {
        func tree(_ members: String) -> String {
            #""variants": { "v": { "motion": { "animate": "a.transform", \#(members), "duration": "200ms" } } }"#
        }
        return [
            #""animations": { "a.transform": [\#(one), \#(other)] }, "variants": { "v": { "timings": { "*": { "duration": 1 } } } }"#,
            tree(#""from": \#(one), "to": \#(other)"#),
            tree(#""from": \#(one), "through": [\#(other), \#(other)]"#),
            tree(
                #""keyframes": [{ "at": "0%", "value": \#(one) }, { "at": "100%", "value": \#(other) }]"#),
            tree(
                #""from": \#(other), "keyframes": [{ "at": "50%", "value": \#(one) }, { "at": "100%", "value": \#(one) }]"#
            ),
        ]
    }

    @Test(
        "written either way, it is told",
        arguments: everyWay(#"[{ "scale": 0 }]"#, #"[{ "rotate": "9deg" }]"#)
            + everyWay(#"[{ "translate": [0, 3] }]"#, #"[{ "scale": [1, 0] }]"#)
            + everyWay(
                #"[{ "translate": [0, 3] }, { "scale": 0 }]"#,
                #"[{ "translate": [0, 3] }, { "rotate": "9deg" }]"#))
    func told(_ body: String) { #expect(Self.findings(body).contains(.valueInvalid), "\(body)") }

    @Test(
        "with the same functions, or with fewer, it can be mixed",
        arguments: everyWay(#"[{ "scale": 0 }]"#, #"[{ "scale": 1 }]"#)
            + everyWay(#"[{ "translate": [0, 3] }, { "scale": 0 }]"#, #"[{ "translate": [0, 9] }]"#)
            + everyWay(#"[]"#, #"[{ "scale": 0 }]"#))
    func mixed(_ body: String) { #expect(Self.findings(body) == [], "\(body)") }

    @Test("what is held and not mixed may be flat")
    func held() {
        #expect(
            Self.findings(
                #""variants": { "v": { "motion": { "animate": "a.transform", "from": [{ "scale": 0 }], "steps": [[{ "rotate": "9deg" }]], "duration": "200ms" } } }"#
            ) == [])
    }
}
