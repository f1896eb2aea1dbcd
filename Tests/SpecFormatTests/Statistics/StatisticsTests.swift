import MotionModel
import SpecFormat
import TestSupport
import Testing

@Suite("Statistics")
struct StatisticsTests {
    /// The statistics of texts by their paths; the first one that isn't imported by others comes first.
    private func statistics(_ texts: [(path: String, text: String)]) throws -> Statistics {
        let files = texts.map { SourceFile(path: $0.path, text: $0.text) }
        var options = SpecReader.Options()
        options.gathersStatistics = true
        var workspace = SpecWorkspace(SourceSet(files), options: options)
        var statistics = Statistics()
        for file in files {
            let (spec, diagnostics) = workspace.read(file)
            let found = try #require(spec, "\(diagnostics.map { $0.message })")
            statistics.add(file, found, try #require(workspace.statistics(of: file.path)))
        }
        return statistics
    }

    private func spec(_ timings: [String], _ more: String = "") -> String {
        let animations = timings.indices.map {
            "\"box\($0).position.x\": { \"values\": [0, 1], \"timing\": \"t\($0)\" }"
        }
        let list = timings.enumerated().map { "\"t\($0)\": \($1)" }
        return """
            { "motionSpec": 1, "name": "Box", \(more)
              "animations": { \(animations.joined(separator: ", ")) },
              "variants": { "go": { "timings": { \(list.joined(separator: ", ")) } } } }
            """
    }

    @Test("every place counts once, whatever it is written as", arguments: [1, 2, 3, 4])
    func counts(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let times: [(texts: [String], seconds: Double)] = [
            (["0.1", "\"100ms\"", "\"tenth\"", "{ \"value\": 100, \"unit\": \"ms\" }"], 0.1),
            (["0.25", "\"0.25s\""], 0.25), (["\"half\"", "0.5"], 0.5), (["2"], 2),
        ]
        let curves: [(texts: [String], curve: Curve)] = [
            (["\"linear\""], .linear), (["\"ease\"", "{ \"css\": \"ease\" }", "\"mine\""], .bezier(.ease)),
            (["{ \"bezier\": [0.25, 0.1, 0.25, 1] }"], .bezier(.ease)),
        ]
        var texts: [(String, String)] = []
        var (durations, delays): ([Double: Int], [Double: Int]) = ([:], [:])
        var used: [Curve: Int] = [:]
        for file in 0..<3 {
            var timings: [String] = []
            for _ in 0..<(1 + random.below(30)) {
                let (duration, delay) = (times[random.below(4)], times[random.below(4)])
                let curve = curves[random.below(3)]
                func pick(_ texts: [String]) -> String { texts[random.below(texts.count)] }
                timings.append(
                    """
                    { "duration": \(pick(duration.texts)), "delay": \(pick(delay.texts)), \
                    "curve": \(pick(curve.texts)) }
                    """)
                durations[duration.seconds, default: 0] += 1
                delays[delay.seconds, default: 0] += 1
                used[curve.curve, default: 0] += 1
            }
            texts.append(
                (
                    "\(file).json",
                    spec(
                        timings,
                        """
                        "durations": { "tenth": 0.1, "half": "500ms" }, "curves": { "mine": "ease" },
                        """)
                ))
        }
        let statistics = try statistics(texts)
        func uses<Value>(_ tally: StatisticsTally<Value>) -> [Value: Int] {
            Dictionary(tally.used.map { ($0.value, $0.uses) }, uniquingKeysWith: +)
        }
        #expect(uses(statistics.durations) == durations)
        #expect(uses(statistics.delays) == delays)
        #expect(uses(statistics.curves) == used)
        #expect(statistics.specCount == 3)
        #expect(statistics.variantCount == 3)
        #expect(statistics.animationCount == durations.values.reduce(0, +))
        #expect(statistics.propertyCount == statistics.animationCount)
        #expect(statistics.unnamed.isEmpty)
        let sorted = statistics.durations.used.map { $0.uses }
        #expect(sorted == sorted.sorted(by: >))
    }

    @Test("a motion tree is counted where it is written, not for each of its copies; names and defaults too")
    func trees() throws {
        let statistics = try statistics([
            (
                "rows.json",
                """
                { "motionSpec": 1, "name": "Rows", "defaults": { "duration": "200ms", "curve": "ease-out" },
                  "variants": { "in": { "motion": { "each": ["a", "b", "c"], "motion": {
                    "group": [
                      { "animate": "$.opacity", "from": 0, "to": 1, "duration": 0.1, "delay": 0.05 },
                      { "animate": "$.position.y", "from": 0, "duration": 0.3, "keyframes": [
                        { "at": "40%", "value": 2, "curve": "ease-out" }, { "at": "100%", "value": 3 } ] }
                    ] } } } } }
                """
            )
        ])
        #expect(statistics.durations.used.map { $0.value }.sorted() == [0.1, 0.2, 0.3])
        #expect(statistics.durations.used.allSatisfy { $0.uses == 1 })
        #expect(statistics.delays.used.map { $0.uses } == [1])
        #expect(statistics.curves.used.map { $0.uses } == [2])
        #expect(statistics.animationCount == 6)
        #expect(statistics.propertyCount == 6)
    }

    @Test("a value that has a name and no use is no use, and by travel is counted apart")
    func definitions() throws {
        let statistics = try statistics([
            (
                "a.json",
                spec(
                    ["{ \"duration\": { \"min\": 0.1, \"max\": 0.3, \"perUnit\": 0.01 } }"],
                    "\"durations\": { \"slow\": 0.5 },")
            )
        ])
        #expect(statistics.travelCount == 1)
        #expect(statistics.durations.used.isEmpty)
        #expect(statistics.durations.rows.map { $0.names } == [["slow"]])
    }

    @Test(
        "what could be the same stands beside the nearest that is used more, what is alone beside the scale")
    func findings() throws {
        func timing(_ seconds: String, _ curve: String = "\"ease\"") -> String {
            "{ \"duration\": \(seconds), \"curve\": \(curve) }"
        }
        let often =
            Array(repeating: timing("0.3"), count: 4)
            + Array(repeating: timing("0.15", "\"linear\""), count: 3)
        let near = "{ \"bezier\": [0.25, 0.11, 0.25, 1] }"
        let far = "{ \"bezier\": [0.9, 0, 1, 0.1] }"
        let statistics = try statistics([
            ("a.json", spec(often + [timing("0.31"), timing("0.23", near), timing("0.3", far)]))
        ])
        let durations = statistics.durationFindings
        #expect(durations.nearDuplicates.map { $0.row.value } == [0.31])
        #expect(durations.nearDuplicates.map { $0.other.value } == [0.3])
        #expect(abs(durations.nearDuplicates[0].distance.seconds - 0.01) < 1e-12)
        #expect(durations.offScale.map { $0.row.value } == [0.23])
        #expect(durations.offScale.map { $0.other.value } == [0.3])
        let curves = statistics.curveFindings
        #expect(curves.nearDuplicates.map { $0.other.value } == [.bezier(.ease)])
        #expect(curves.nearDuplicates[0].distance.travel < 0.02)
        #expect(curves.offScale.count == 1)
        #expect(curves.offScale[0].distance.travel > 0.5)
        let place = durations.offScale[0].row.place
        #expect(place.file == "a.json" && place.position.line == 3)
    }

    @Test("without a scale nothing is off it")
    func noScale() throws {
        let statistics = try statistics([
            ("a.json", spec((1...6).map { "{ \"duration\": \(Double($0) / 10), \"curve\": \"ease\" }" }))
        ])
        #expect(statistics.durationFindings.offScale.isEmpty)
        #expect(statistics.durationFindings.nearDuplicates.isEmpty)
        // One value, however often, is no scale.
        let one = Array(repeating: "{ \"duration\": 0.3, \"curve\": \"ease\" }", count: 5)
        let alone = "{ \"duration\": 1, \"curve\": \"linear\" }"
        let single = try self.statistics([("b.json", spec(one + [alone]))])
        #expect(single.durationFindings.offScale.isEmpty && single.curveFindings.offScale.isEmpty)
    }

    @Test("a value that a library has a name for is listed where it is written, one with a name isn't")
    func unnamed() throws {
        let library = """
            { "motionSpec": 1, "name": "Lib", "durations": { "fast": "100ms", "slow": "400ms" },
              "curves": { "out": { "bezier": [0, 0, 0.2, 1] }, "gentle": { "spring": { "duration": 0.5, "bounce": 0 } } } }
            """
        let spring = "{ \"spring\": { \"response\": 0.51, \"dampingRatio\": 1 } }"
        let statistics = try statistics([
            ("lib.json", library),
            (
                "a.json",
                spec(
                    [
                        "{ \"duration\": \"lib.fast\", \"curve\": \"lib.out\" }",
                        "{ \"duration\": \"100ms\", \"curve\": { \"bezier\": [0, 0, 0.2, 1] } }",
                        "{ \"duration\": 0.41, \"curve\": \"linear\" }",
                        "{ \"duration\": 0.25, \"curve\": { \"bezier\": [1, 0, 1, 0] } }",
                        "{ \"curve\": \(spring) }", "{ \"duration\": \"own\", \"curve\": \"linear\" }",
                    ],
                    "\"imports\": { \"lib\": \"lib.json\" }, \"durations\": { \"own\": 0.1 },")
            ),
        ])
        #expect(statistics.libraryCount == 1)
        #expect(
            statistics.unnamed.map { $0.name } == [
                "lib.fast", "lib.fast", "lib.out", "lib.slow", "lib.gentle",
            ])
        #expect(statistics.unnamed.map { $0.distance == .zero } == [true, true, true, false, false])
        #expect(statistics.unnamed[0].text == "0.1")
        #expect(statistics.unnamed[0].place.position.line == 1)
        #expect(abs(statistics.unnamed[4].distance.seconds - 0.01) < 1e-12)
        #expect(statistics.unnamed[4].distance.travel < 1e-9)
    }
}
