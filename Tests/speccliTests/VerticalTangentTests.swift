import Foundation
import Testing

@Suite("Velocities where a curve is vertical")
struct VerticalTangentTests {
    private static let spec = """
        { "motionSpec": 1, "name": "rise", "states": ["low", "high"],
          "animations": { "a.x": [0, 100], "a.y": [100, 0], "a.z": [0, 10] },
          "timings": {
            "a.x": { "duration": 1, "curve": "circ.out" }, "a.y": { "duration": 1, "curve": "circ.out" },
            "a.z": { "duration": 1, "curve": { "product": ["circ.out", "quad.in"] } } },
          "variants": { "go": {} } }
        """

    @Test("sample names an infinite speed in JSON and CSV, and gives a limit where there is one")
    func sample() throws {
        let scratch = try Scratch()
        try scratch.write("rise.json", Self.spec)
        let command = ["sample", "rise.json", "--variant", "go", "--at", "0,0.5", "--velocity"]
        let json = try Speccli(folder: scratch.folder).run(command + ["--format", "json"])
        #expect(json.code == 0, "\(json.errors)")
        let velocities = try JSON(json.output)["velocities"]
        #expect(velocities["a.x"].list[0].text == "infinite")
        #expect(velocities["a.y"].list[0].text == "-infinite")
        #expect(velocities["a.z"].list[0].number == 0)
        #expect(velocities["a.x"].list[1].number > 0)
        let csv = try Speccli(folder: scratch.folder).run(command + ["--format", "csv"])
        let row = csv.output.split(separator: "\n")[1].split(separator: ",").map(String.init)
        #expect(Array(row.suffix(3)) == ["infinite", "-infinite", "0"])
    }

    @Test("simulate names it too, and jumps of an infinite size")
    func simulate() throws {
        let scratch = try Scratch()
        try scratch.write("rise.json", Self.spec)
        try scratch.write(
            "script.json",
            #"{ "spec": "rise.json", "fps": 10, "events": [{ "at": 0, "play": "go" }, { "at": 0.5, "play": "go", "reversed": true }] }"#
        )
        let run = Speccli(folder: scratch.folder)
        let trace = try run.run(["simulate", "script.json", "--velocity"])
        #expect(trace.code == 0, "\(trace.errors)")
        let started = try trace.output.split(separator: "\n").map { try JSON(String($0)) }
            .first { $0["phase"].text == "after" }
        #expect(started?["velocities"]["a.x"].text == "infinite")
        #expect(started?["velocities"]["a.y"].text == "-infinite")
        #expect(started?["velocities"]["a.z"].number == 0)
        #expect(try run.run(["simulate", "script.json", "--continuity"]).code == 0)
    }
}
