import Foundation
import TestSupport
import Testing

@Suite("A path as an initial value on the command line")
struct InitialPathTests {
    private static let spec = """
        { "motionSpec": 1, "name": "B", "variants": { "v": { "motion": {
          "animate": "box.path", "to": "M5 0L10 5L5 10L0 5Z", "duration": "1s" } } } }
        """
    /// The same with an initial value of its own.
    private func declared(_ path: String, _ more: String = "") -> String {
        Self.spec.replacingOccurrences(
            of: "\"name\": \"B\",",
            with: "\"name\": \"B\", \"properties\": { \"box.path\": { \"initial\": \"\(path)\"\(more) } },")
    }

    @Test(
        "it plays as if it were declared, whatever its commands are",
        arguments: [
            "M0 0H10V10H0Z", "M0 0L10 0L10 10L0 10Z", "M0 0C4 4 8 4 10 0", "", "M1 1h2v2z M20 20h5v5z",
        ])
    func same(_ path: String) throws {
        let flag = ["--initial", "box.path=\"\(path)\""]
        let times = ["--at", "0,0.25,0.5,1"]
        let own = try Speccli().run(["sample", "-"] + times, input: declared(path))
        let given = try Speccli().run(["sample", "-"] + times + flag, input: Self.spec)
        #expect(given.code == 0, "\(given.errors)")
        #expect(try corners(in: given.output) == corners(in: own.output), "\(given.output) \(own.output)")
        for command in ["bake", "plot"] {
            let given = try Speccli().run([command, "-"] + flag, input: Self.spec)
            #expect(given.code == 0, "\(given.errors)")
        }
        let scratch = try Scratch()
        try scratch.write("old.json", Self.spec)
        try scratch.write("new.json", Self.spec.replacingOccurrences(of: "1s", with: "2s"))
        let result = try Speccli(folder: scratch.folder).run(["diff", "old.json", "new.json"] + flag)
        #expect(result.errors.isEmpty && result.output.contains("box.path"), "\(result.errors)")
    }

    /// Where the pieces of sampled paths end, to a millionth, whether they are lines or curves.
    private func corners(in output: String) throws -> [[String]] {
        try JSON(output)["values"]["box.path"].list.compactMap { $0.text }.map { path in
            var corners = path.matches(of: /[A-Z]([^A-Z]*)/).map { command in
                let numbers = command.1.split { " ,".contains($0) }.compactMap { Double($0) }
                return numbers.isEmpty
                    ? "Z" : numbers.suffix(2).map { String(format: "%.6f", $0 + 0) }.joined(separator: ",")
            }
            // A curve back to the start is what closing draws too.
            if corners.count > 2, corners.last == "Z", corners[corners.count - 2] == corners[0] {
                corners.remove(at: corners.count - 2)
            }
            return corners
        }
    }

    @Test("paths that aren't aligned stay as they are written")
    func unaligned() throws {
        let (path, none) = ("M10 10L0 10L0 0L10 0Z", ", \"align\": \"none\"")
        let times = ["--at", "0,0.5,1"]
        let own = try Speccli().run(["sample", "-"] + times, input: declared(path, none))
        let other = declared("M0 10L0 0L10 0L10 10Z", none)
        let given = try Speccli().run(
            ["sample", "-"] + times + ["--initial", "box.path=\"\(path)\""], input: other)
        #expect(given.code == 0, "\(given.errors)")
        #expect(try corners(in: given.output) == corners(in: own.output), "\(given.output) \(own.output)")
    }
}
