import SpecFormat
import Testing

@Suite("What is said of values that other tools write so, and that can't be")
struct HintTests {
    @Test(
        "names what is wrong with it, and offers nothing that is wrong as well",
        arguments: [
            (
                #""curve": "cubic-bezier(0.1, 0.2, 1.3, 1)""#,
                "no curve is called 'cubic-bezier(0.1, 0.2, 1.3, 1)': an x of cubic-bezier() lies between 0 and 1, not 1.3"
            ),
            (#""curve": "bezier(-0.1, 0.2, 0.3, 1)""#, "no curve is called 'bezier(-0.1, 0.2, 0.3, 1)'"),
            (
                #""curve": [0.1, 0.2, 1.3, 1]"#,
                "'curve' is a name or an object ('bezier' is the key of four numbers), not an array"
            ),
            (
                #""curve": [0.1, 0.2, 0.3]"#,
                "'curve' is a name or an object ('bezier' is the key of four numbers), not an array"
            ),
            (#""curve": ["ease"]"#, "'curve' is a name or an object, not an array"),
            (
                #""to": [1, 2]"#,
                "'box.transform.scale' takes a number, not an array: each axis has a path of its own, 'transform.scale.x' and 'transform.scale.y'"
            ),
            (
                #""duration": 0.2, "Duration": 0.3"#,
                "a node of a motion tree has no key 'Duration', and 'duration' is there already"
            ),
            (#""to": "= foo""#, "no parameter is called 'foo', expected 'from'"),
        ])
    func said(_ member: String, _ message: String) throws {
        let end = member.contains("\"to\"") ? "" : #", "to": 2"#
        let text = """
            { "motionSpec": 1, "name": "A", "variants": { "v": { "motion": {
              "animate": "box.transform.scale", \(member)\(end) } } } }
            """
        let errors = SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics
            .filter { $0.severity == .error }
        #expect(errors.map { $0.message } == [message])
        #expect(errors.allSatisfy { $0.fixes.isEmpty })
    }

    @Test("of a state's value no constant is listed as a parameter")
    func constants() throws {
        for (name, hint) in [("foo", ""), ("Pi", ", did you mean 'pi'?")] {
            let text = """
                { "motionSpec": 1, "name": "A", "animations": { "box.opacity": [0, "= \(name)"] },
                  "variants": { "v": { "timings": { "*": {} } } } }
                """
            let messages = SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics
                .filter { $0.severity == .error }.map { $0.message }
            #expect(messages == ["no parameter is called '\(name)'\(hint)"])
        }
    }
}
