import SpecFormat
import Testing

/// Shapes of tokens that were lost, and circles that were told as less than they are.
@Suite("Shapes of tokens")
struct TokenShapeTests {
    private func read(_ text: String) -> (text: String, diagnostics: [Diagnostic]) {
        let file = SourceFile(path: "a.tokens.json", text: text)
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: .tokens, named: "Tokens")
        let value = JSONValue(text: String(decoding: bytes ?? [], as: UTF8.self))
        return (value?.text(pretty: false) ?? "", diagnostics)
    }

    @Test(
        "an object of coordinates, or of a time and its unit, is a value also without a type",
        arguments: [
            (
                #"{"easing":{"o":{"value":{"x1":0.1,"y1":0,"x2":1,"y2":1}}}}"#,
                #""curves":{"easing.o":{"bezier":[0.1,0,1,1]}}"#
            ),
            (#"{"duration":{"o":{"value":{"value":3,"unit":"s"}}}}"#, #""durations":{"duration.o":"3s"}"#),
        ])
    func object(_ text: String, _ member: String) {
        let (spec, diagnostics) = read(text)
        #expect(spec.contains(member), "\(spec)")
        #expect(diagnostics.allSatisfy { $0.id == .tokenDialect })
    }

    @Test("a group may be called 'value'")
    func group() {
        let (spec, _) = read(
            #"{"a":{"value":{"x1":{"$type":"duration","$value":{"value":3,"unit":"s"}},"y2":{"$type":"duration","$value":{"value":4,"unit":"s"}}}}}"#
        )
        #expect(spec.contains(#""durations":{"a.value.x1":"3s","a.value.y2":"4s"}"#), "\(spec)")
    }

    @Test("a circle of tokens with types is told with all of them")
    func circle() {
        let (_, diagnostics) = read(
            #"{"$type":"duration","z":{"$value":"{a}"},"a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$value":"{a}"}}"#
        )
        #expect(
            diagnostics.filter { $0.id == .tokenCycle }.map { $0.message } == [
                "tokens refer to each other in a circle: 'a' → 'b' → 'c' → 'a'"
            ])
    }
}
