import Foundation
import Testing

/// Where a property rests before anything plays, as every command has it.
@Suite("What rests is in a state")
struct RestingValueTests {
    private static let spec = """
        { "motionSpec": 1, "name": "Rest",
          "properties": { "box.own": { "type": "number", "initial": 5 }, "box.other": { "type": "number", "initial": 7 } },
          "animations": { "box.own": { "values": [-2, 12], "timing": "t" } },
          "variants": { "there": { "timings": { "t": { "duration": 0.2 } } },
            "grown": { "motion": { "group": [{ "animate": "box.own", "to": 3, "duration": 0.1 },
              { "animate": "box.other", "to": 8, "duration": 0.1 }] } } } }
        """

    @Test("a declared value holds only for what no state says, in samples, simulations and what is baked")
    func states() throws {
        let scratch = try Scratch()
        try scratch.write("rest.json", Self.spec)
        try scratch.write(
            "script.json",
            #"{ "spec": "rest.json", "fps": 10, "events": [{ "at": 0, "play": "grown" }] }"#)
        let speccli = Speccli(folder: scratch.folder)
        let sample = try speccli("sample", "rest.json", "--variant", "grown", "--at", "0")
        #expect(sample.output.contains(#""box.own": [-2]"#) && sample.output.contains(#""box.other": [7]"#))
        let simulation = try speccli("simulate", "script.json").output
        let first = try #require(simulation.split(separator: "\n").first)
        #expect(first.contains(#""box.own":-2"#) && first.contains(#""box.other":7"#))
        let page = try speccli("bake", "rest.json", "--format", "waapi").output
        #expect(page.contains(#""--rest-own": "-2""#) && page.contains(#""--rest-other": "7""#))
        let json = try speccli("bake", "rest.json", "--variant", "grown").output
        #expect(json.contains(#""value": -2"#) && !json.contains(#""value": 5"#))
    }
}
