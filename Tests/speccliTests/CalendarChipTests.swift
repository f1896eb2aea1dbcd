import Foundation
import Testing

@Suite("The calendar chip, from its file to moving values")
struct CalendarChipTests {
    private let speccli = Speccli(folder: Speccli.specs.deletingLastPathComponent())
    private let spec = "specs/calendar-chip.json"

    @Test("the specs of the package are clean")
    func clean() throws {
        let result = try speccli("validate", "specs", "--fail-on", "note")
        #expect(result.code == 0)
        #expect(result.output == "")
        #expect(result.errors.hasSuffix(" specs: no problems\n"))
    }

    @Test(
        "baked keyframes are the published delays, durations, curves and values",
        arguments: [
            "expand", "collapse",
        ])
    func bakes(_ variant: String) throws {
        let result = try speccli("bake", spec, "--variant", variant)
        #expect(result.code == 0)
        #expect(result.errors == "")
        let document = try JSON(result.output)
        #expect(document["timeline"].number == 1)
        #expect(document["spec"].text == "CalendarChip")
        #expect(document["variants"].keys == [variant])
        let tracks = document["variants"][variant]["tracks"].list
        #expect(tracks.map { $0["property"].text } == CalendarChip.rows.map { $0.property }.sorted())
        for row in CalendarChip.rows {
            let track = try #require(tracks.first { $0["property"].text == row.property })
            let times = variant == "expand" ? row.expand : row.collapse
            let values = variant == "expand" ? [row.collapsed, row.expanded] : [row.expanded, row.collapsed]
            let keyframes = track["keyframes"].list
            #expect(keyframes.count == 2)
            #expect(keyframes[0]["time"].number == times.delay)
            #expect(abs(keyframes[1]["time"].number - times.delay - times.duration) < 1e-15)
            #expect(keyframes.map { $0["value"].number } == values)
            #expect(keyframes[0]["bezier"].numbers == (row.isEased ? [0.4, 0, 0.2, 1] : []))
            #expect(track["additive"].bool == row.isAdditive)
            #expect(track["maxError"].number == 0)
            #expect(track["loop"].isNull)
        }
    }

    @Test("sampled values are those of the published curves, to 1e-9", arguments: ["expand", "collapse"])
    func samples(_ variant: String) throws {
        let result = try speccli("sample", spec, "--variant", variant, "--fps", "480")
        #expect(result.code == 0)
        let samples = try JSON(result.output)
        let times = samples["times"].numbers
        #expect(times.count == 181)
        #expect(times.last == 0.375)
        for row in CalendarChip.rows {
            let values = samples["values"][row.property].numbers
            #expect(values.count == times.count)
            for (time, value) in zip(times, values) {
                let expected = variant == "expand" ? row.expanding(at: time) : row.collapsing(at: time)
                #expect(abs(value - expected) < 1e-9, "\(row.property) at \(time)")
            }
        }
    }

    @Test("a table has the same numbers as the JSON, and the velocity is the slope of the values")
    func tables() throws {
        let arguments = ["sample", spec, "--variant", "expand", "--fps", "1000", "--velocity"]
        let json = try JSON(speccli.run(arguments).output)
        let csv = try speccli.run(arguments + ["--format", "csv"]).output.split(separator: "\n")
            .map { $0.split(separator: ",") }
        #expect(csv.count == json["times"].numbers.count + 1)
        for (column, name) in csv[0].enumerated() where column > 0 && !name.hasPrefix("velocity(") {
            let values = json["values"][String(name)].numbers
            let isSame = csv.dropFirst().compactMap { Double($0[column]) } == values
            #expect(isSame, "\(name)")
            let velocities = json["velocities"][String(name)].numbers
            for index in 101..<200 {
                let slope = (values[index + 1] - values[index - 1]) / 0.002
                #expect(abs(velocities[index] - slope) < 1e-3 * max(1, abs(slope)), "\(name) at \(index)")
            }
        }
    }

    @Test("reversed values go from the last to the first at the variant's own times")
    func reversed() throws {
        let result = try speccli("sample", spec, "--variant", "collapse", "--reverse-values", "--at", "0.2")
        let samples = try JSON(result.output)
        for row in CalendarChip.rows {
            let expected = row.value(row.collapsed, row.expanded, row.collapse, at: 0.2)
            #expect(abs(samples["values"][row.property].numbers[0] - expected) < 1e-9)
        }
    }

    /// The trace of a script, line by line.
    private func trace(_ script: String, _ flags: String...) throws -> [JSON] {
        let scratch = try Scratch()
        let path = Speccli.specs.appendingPathComponent("calendar-chip.json").path
        let url = try scratch.write("script.json", script.replacingOccurrences(of: "SPEC", with: path))
        let result = try speccli.run(["simulate", url.path] + flags)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors == "")
        return try result.output.split(separator: "\n").map { try JSON(String($0)) }
    }

    private static let interrupted = """
        { "spec": "SPEC", "fps": 120, "until": 0.6, "animator": { "beginsFromCurrentState": true },
          "events": [ { "at": 0, "play": "expand" }, { "at": 0.12, "play": "collapse" } ] }
        """

    @Test("interrupted, nothing jumps, and at the end everything is exactly collapsed")
    func interruption() throws {
        let lines = try trace(Self.interrupted)
        let before = try #require(lines.first { $0["time"].number == 0.12 && $0["phase"].text == "before" })
        let after = try #require(lines.first { $0["time"].number == 0.12 && $0["phase"].text == "after" })
        let last = try #require(lines.last)
        #expect(last["time"].number == 0.6)
        for row in CalendarChip.rows {
            let jump = after["values"][row.property].number - before["values"][row.property].number
            #expect(abs(jump) < 1e-12, "\(row.property)")
            #expect(before["model"][row.property].number == row.expanded)
            #expect(after["model"][row.property].number == row.collapsed)
            #expect(last["values"][row.property].number == row.collapsed)
            #expect(last["model"][row.property].number == row.collapsed)
        }
    }

    @Test("interrupted, additive values are the sum of both motions, to 1e-9")
    func superposition() throws {
        for line in try trace(Self.interrupted) {
            let time = line["time"].number
            for row in CalendarChip.rows where row.isAdditive {
                var expected = row.expanding(at: time)
                if time > 0.12 || (time == 0.12 && line["phase"].text == "after") {
                    // The new motion's distance from where it rests, on top of the old one's.
                    expected =
                        row.collapsed + (row.expanding(at: time) - row.expanded)
                        + (row.collapsing(at: time - 0.12) - row.collapsed)
                }
                #expect(
                    abs(line["values"][row.property].number - expected) < 1e-9, "\(row.property) at \(time)")
            }
        }
    }

    @Test("an opacity that begins from its current state goes straight from there to its end")
    func currentState() throws {
        for line in try trace(Self.interrupted) where line["time"].number > 0.12 {
            let time = line["time"].number
            for row in CalendarChip.rows where !row.isAdditive {
                let expected = row.value(
                    row.expanding(at: 0.12), row.collapsed, row.collapse, at: time - 0.12)
                #expect(
                    abs(line["values"][row.property].number - expected) < 1e-9, "\(row.property) at \(time)")
            }
        }
    }

    @Test("two runs give the same bytes")
    func deterministic() throws {
        for arguments in [
            ["validate", "specs", "--format", "json"], ["bake", spec], ["bake", spec, "--fps", "60"],
            ["sample", spec, "--variant", "collapse", "--velocity"],
            ["simulate", "specs/scripts/calendar-chip-interrupted.json", "--velocity"],
            ["curve", "bouncy"],
        ] {
            let first = try speccli.run(arguments)
            #expect(first.code == 0)
            #expect(try speccli.run(arguments).output == first.output)
        }
    }

    @Test(
        "what was printed when it was last read and understood is printed still",
        arguments: [
            ("bake.json", ["bake", "specs/calendar-chip.json"]),
            (
                "sample.csv",
                [
                    "sample", "specs/calendar-chip.json", "--variant", "expand", "--fps", "20", "--format",
                    "csv",
                ]
            ),
            ("simulate.jsonl", ["simulate", "specs/scripts/calendar-chip-interrupted.json"]),
        ])
    func golden(_ name: String, _ arguments: [String]) throws {
        let result = try speccli.run(arguments)
        #expect(result.code == 0)
        #expect(try Golden.difference(result.output, "calendar-chip.\(name)") == nil)
    }
}
