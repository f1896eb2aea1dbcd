import Foundation
import Testing

@testable import speccli

@Suite("speccli stats")
struct StatsTests {
    private let scratch: Scratch
    private let speccli: Speccli

    init() throws {
        scratch = try Scratch()
        speccli = Speccli(folder: scratch.folder)
    }

    private static func spec(_ timings: [String], _ more: String = "") -> String {
        let animations = timings.indices.map {
            "\"box\($0).zPosition\": { \"values\": [0, 1], \"timing\": \"t\($0)\" }"
        }
        let list = timings.enumerated().map { "      \"t\($0)\": \($1)" }.joined(separator: ",\n")
        return """
            { "motionSpec": 1, "name": "Box",\(more)
              "animations": { \(animations.joined(separator: ", ")) },
              "variants": { "go": { "timings": {
            \(list) } } } }

            """
    }

    @Test("counts a folder, and says what could be the same")
    func text() throws {
        try scratch.write(
            "lib/curves.json",
            #"{ "motionSpec": 1, "name": "Curves", "durations": { "brief": "120ms" } }"#)
        let plain = #"{ "duration": 0.3, "curve": "ease-out" }"#
        let brief = #"{ "duration": 0.15, "curve": "linear" }"#
        try scratch.write("a.json", Self.spec([plain, plain, plain, brief, brief, brief]))
        try scratch.write(
            "b.json",
            Self.spec(
                [
                    plain, #"{ "duration": "310ms", "delay": 0.05, "curve": "linear" }"#,
                    #"{ "duration": 0.12, "curve": { "bezier": [0, 0, 0.57, 1] } }"#,
                    #"{ "duration": 0.8, "curve": { "bezier": [1, 0, 1, 0] } }"#,
                ], #" "imports": { "lib": "lib/curves.json" },"#))
        let result = try speccli("stats")
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(
            result.output == """
                2 specs, 1 library, 2 variants, 4 states, 10 properties that move, 10 animations

                Durations: 5 different in 10 uses
                  0.12 s  1 ×     brief
                  0.15 s  3 ×
                  0.3 s   4 ×
                  0.31 s  1 ×
                  0.8 s   1 ×

                Delays: 1 different in 1 use
                  0.05 s  1 ×

                Curves: 4 different in 10 uses
                  by kind: bezier 6, linear 4
                  ease-out                       4 ×
                  linear                         4 ×
                  { "bezier": [0, 0, 0.57, 1] }  1 ×
                  { "bezier": [1, 0, 1, 0] }     1 ×

                Nearly the same:
                  0.31 s (1 ×) and 0.3 s (4 ×), 10 ms apart: b.json:5:27
                  { "bezier": [0, 0, 0.57, 1] } (1 ×) and ease-out (4 ×), 0.5 % of the travel apart: b.json:6:42

                Used once, beside a scale:
                  0.12 s, the nearest is 0.15 s (3 ×), 30 ms apart: b.json:6:27
                  0.8 s, the nearest is 0.3 s (4 ×), 500 ms apart: b.json:7:27
                  { "bezier": [1, 0, 1, 0] }, the nearest is linear (4 ×), 75 % of the travel apart: b.json:7:41

                Without its library's name:
                  b.json:6:27: 0.12 is 'lib.brief'

                """)
    }

    @Test("says the same in JSON")
    func json() throws {
        let plain = #"{ "duration": 0.3, "curve": "ease-out" }"#
        let brief = #"{ "duration": 0.15, "curve": "linear" }"#
        try scratch.write(
            "a.json",
            Self.spec([
                plain, plain, plain, brief, brief, brief, #"{ "duration": 0.31, "curve": "bouncy" }"#,
            ]))
        let report = try JSON(speccli("stats", "--format", "json", "a.json").output)
        #expect(report["version"].number == 1)
        #expect(report["counts"]["animations"].number == 7)
        #expect(report["durations"].list.map { $0["seconds"].number } == [0.15, 0.3, 0.31])
        #expect(report["durations"].list.map { $0["uses"].number } == [3, 3, 1])
        #expect(report["curveKinds"].list.map { $0["kind"].text } == ["bezier", "linear", "spring"])
        let near = report["nearDuplicates"].list
        #expect(near.map { $0["value"]["seconds"].number } == [0.31])
        #expect(near[0]["nearest"]["seconds"].number == 0.3)
        #expect(abs(near[0]["secondsApart"].number - 0.01) < 1e-12)
        #expect(near[0]["value"]["place"]["file"].text == "a.json")
        #expect(near[0]["value"]["place"]["line"].number == 10)
        #expect(report["offScale"].list.map { $0["value"]["curve"].text } == ["bouncy"])
    }

    @Test("the package's own specs are counted, the same each time")
    func gallery() throws {
        let path = Speccli.specs.path
        let result = try speccli("stats", path)
        #expect(result.code == 0)
        #expect(try speccli("stats", path).output == result.output)
        let report = try JSON(speccli("stats", "--format", "json", path).output)
        for kind in ["durations", "delays", "curves"] {
            #expect(!report[kind].list.isEmpty)
            #expect(report[kind].list.allSatisfy { $0["uses"].number >= 1 })
        }
        func uses(_ kind: String) -> [Double] { report[kind].list.map { $0["uses"].number } }
        #expect(uses("curves") == uses("curves").sorted(by: >))
        func total(_ kind: String) -> Double { uses(kind).reduce(0, +) }
        #expect(total("curveKinds") == total("curves"))
    }

    @Test("counts states, and what leads from one to the other")
    func transitions() throws {
        try scratch.write("order.json", LiveMachineTests.order)
        try scratch.write("plain.json", Self.spec([#"{ "duration": 0.3 }"#]))
        let result = try speccli("stats", "order.json")
        #expect(
            result.output.hasPrefix(
                "1 spec, 4 variants, 4 states, 5 transitions, 4 events, 2 properties that move, 2 animations\n"
            ))
        let counts = try JSON(speccli("stats", "--format", "json").output)["counts"]
        #expect(counts["states"].number == 6)
        #expect(counts["transitions"].number == 5)
        #expect(counts["events"].number == 4)
    }

    @Test("a spec with errors is reported and left out")
    func faulty() throws {
        try scratch.write("a.json", Self.spec([#"{ "duration": 0.3 }"#]))
        try scratch.write("b.json", Self.spec([#"{ "duration": -0.3 }"#]))
        let result = try speccli("stats")
        #expect(result.code == 1)
        #expect(result.output.hasPrefix("1 spec, 1 variant, 2 states, 1 property that moves, 1 animation\n"))
        #expect(result.errors.hasPrefix("b.json:4:"))
        #expect(result.errorLines.count == 1)
    }
}
