import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("A motion tree, compiled")
struct MotionTreeTests {
    /// The spec of a text, which must have no errors.
    static func spec(_ text: String) throws -> Spec {
        let file = SourceFile(path: "tree.json", text: text)
        let (spec, diagnostics) = SpecReader.read(file)
        return try #require(spec, "\(Report(file: file, diagnostics: diagnostics).short())\n\(text)")
    }

    /// A spec whose only variant is a tree.
    static func spec(motion: String, parts: String = "") throws -> Spec {
        try spec(
            "{ \"motionSpec\": 1, \"name\": \"T\", \(parts) \"variants\": { \"go\": { \"motion\": \(motion) } } }"
        )
    }

    /// The timeline of that variant, with properties without a start at 5.
    static func timeline(_ motion: String, parts: String = "") throws -> BoundTimeline {
        let compiled = CompiledMotion(try spec(motion: motion, parts: parts))
        return try #require(compiled["go"]).timeline.bind { _ in .number(5) }
    }

    private func number(_ timeline: BoundTimeline, _ property: String, at time: Double) -> Double {
        let found = timeline.properties.first { $0.property.text == property }
        return found?.value(at: time).components[0] ?? .nan
    }

    private func tree(of spec: Spec) throws -> Spec.Node {
        guard case .tree(let node, _) = spec.variants[0].motion else { throw Missing() }
        return node
    }

    private struct Missing: Error {}

    @Test(
        "is what the contract words, evaluated by recursion, whatever the nodes",
        arguments: TreeCount.seeds(40, of: 10))
    func reference(_ seed: Int) throws {
        var generator = RandomTree(random: SplitMix64(seed: UInt64(seed) &* 7919 + 1))
        for _ in 0..<10 {
            let motion = generator.motion()
            let difference = try TreeComparison(motion).difference(&generator.random)
            #expect(difference == nil, "\(difference ?? "")\n\(motion)")
        }
    }

    @Test("gives the same bits at 1,000 times in random order as in order", arguments: 0..<20)
    func order(_ seed: Int) throws {
        var generator = RandomTree(random: SplitMix64(seed: UInt64(seed) + 77))
        let spec = try Self.spec(RandomTree<SplitMix64>.text(of: generator.motion()))
        let bound = try #require(CompiledMotion(spec)["go"]).timeline.bind { _ in .number(5) }
        var times = (0..<1000).map { _ in generator.random.uniform(-0.1...(min(bound.duration, 9) + 0.1)) }
        let shuffled = times.map { ($0, bound.sample(at: $0)) }
        times.sort()
        var inOrder: [Double: [TrackSample]] = [:]
        for time in times { inOrder[time] = bound.sample(at: time) }
        for (time, samples) in shuffled { #expect(inOrder[time] == samples) }
    }

    @Test("has a mirror that equals it at T − t exactly")
    func mirror() throws {
        let text = """
            { "motionSpec": 1, "name": "T", "variants": {
              "go": { "motion": { "sequence": [
                { "animate": "a.x", "from": 0, "through": [3, -2, 7], "duration": 0.3 },
                { "group": [ { "animate": "a.x", "by": 4, "curve": "bouncy" }, { "animate": "b.x", "to": 1 } ],
                  "autoreverse": true, "iterations": 2 },
                { "group": [ { "animate": "c.x", "from": 0, "to": 9, "duration": 0.3 },
                             { "animate": "c.x", "by": 5, "duration": 0.2, "delay": 0.05, "additive": true } ] } ] } },
              "back": { "extends": "go", "mirror": true } } }
            """
        let motion = CompiledMotion(try Self.spec(text))
        let there = try #require(motion["go"]).timeline.bind { _ in .number(5) }
        let back = try #require(motion["back"]).timeline.bind { _ in .number(5) }
        #expect(there.duration == back.duration)
        for index in 0...500 {
            let time = there.duration * Double(index) / 500
            for (one, other) in zip(there.properties, back.properties) {
                #expect(one.value(at: there.duration - time) == other.value(at: time))
            }
        }
    }

    @Test("takes the step of a curve at which its count ends, whatever its times")
    func stepAtEnd() throws {
        var random = SplitMix64(seed: 4)
        for _ in 0..<100 {
            let (duration, delay) = (random.uniform(0.01...1), random.uniform(0...1))
            let speed = random.uniform(0.5...2)
            for count in [#""iterations": 1.5"#, #""iterations": 2.25, "iterationStart": 0.25"#] {
                let timeline = try Self.timeline(
                    """
                    { "animate": "a.x", "from": 0, "to": 10, "curve": { "steps": 2, "jump": "start" },
                      "duration": \(duration), "delay": \(delay), "speed": \(speed), \(count) }
                    """)
                #expect(number(timeline, "a.x", at: 99) == 10, "\(duration), \(delay), \(speed)")
            }
        }
    }

    @Test("passes values in equal shares of its time, each on the curve")
    func through() throws {
        let timeline = try Self.timeline(
            #"{ "animate": "a.x", "from": 0, "through": [10, 4, 8], "duration": 0.3, "curve": "quad.in" }"#)
        let expected = [
            (0.0, 0.0), (0.05, 2.5), (0.1, 10), (0.15, 8.5), (0.2, 4), (0.25, 5), (0.3, 8), (9, 8),
        ]
        for (time, value) in expected { #expect(abs(number(timeline, "a.x", at: time) - value) < 1e-9) }
    }

    @Test("holds the steps of a list for equal shares, the start value first")
    func steps() throws {
        let timeline = try Self.timeline(
            #"{ "animate": "a.x", "from": 1, "steps": [2, 3, 4], "duration": 0.4 }"#)
        for (time, value) in [
            (-1.0, 1.0), (0.0999, 1), (0.1, 2), (0.15, 2), (0.201, 3), (0.301, 4), (0.4, 4),
        ] {
            #expect(number(timeline, "a.x", at: time) == value)
        }
    }

    @Test("starts where the property was left, also by what repeats, turns or ends between two values")
    func chain() throws {
        let timeline = try Self.timeline(
            """
            { "sequence": [
                { "animate": "a.x", "to": 9, "duration": 0.1, "curve": "linear", "autoreverse": true },
                { "animate": "a.x", "by": 8, "duration": 0.1, "curve": "linear", "iterations": 1.5 },
                { "animate": "a.x", "by": 1, "duration": 0.1, "curve": "linear" } ] }
            """)
        // 5 → 9 → 5, then to 13 and half of that again from 5, so 9; then 10.
        for (time, value) in [(0.1, 9.0), (0.2, 5), (0.25, 9), (0.35, 9), (0.45, 10)] {
            #expect(abs(number(timeline, "a.x", at: time) - value) < 1e-9)
        }
    }

    @Test("holds on the way back what it held on the way there, up to a jump")
    func heldUntilJump() throws {
        let timeline = try Self.timeline(
            """
            { "sequence": [
                { "animate": "a.x", "from": 0, "to": 10, "duration": 0.1, "curve": "linear" }, { "wait": 0.1 },
                { "animate": "a.x", "from": 50, "to": 60, "duration": 0.1, "curve": "linear" } ], "autoreverse": true }
            """)
        for (time, value) in [(0.15, 10.0), (0.25, 55), (0.35, 55), (0.45, 10), (0.55, 5)] {
            #expect(abs(number(timeline, "a.x", at: time) - value) < 1e-9)
        }
    }

    @Test("copies a motion for each target, one after the other, with the target in the place of $")
    func each() throws {
        let timeline = try Self.timeline(
            """
            { "each": ["row.0", "row.1", "row.2"], "stagger": { "each": "40ms", "from": "last" },
              "motion": { "animate": "$.opacity", "from": 0, "to": 1, "duration": 0.1, "curve": "linear" } }
            """)
        #expect(
            timeline.properties.map { $0.property.text } == [
                "row.0.opacity", "row.1.opacity", "row.2.opacity",
            ])
        for (index, start) in [0.08, 0.04, 0].enumerated() {
            let middle = number(timeline, "row.\(index).opacity", at: start + 0.05)
            #expect(abs(middle - 0.5) < 1e-9)
        }
        #expect(abs(timeline.duration - 0.18) < 1e-12)
    }

    @Test("adds a layer to what another leaf does to the same property")
    func layers() throws {
        let timeline = try Self.timeline(
            """
            { "group": [
                { "animate": "a.x", "from": 0, "to": 100, "duration": 1, "curve": "linear" },
                { "animate": "a.x", "by": 20, "duration": 1, "curve": "linear", "delay": 0.5, "additive": true } ] }
            """)
        for (time, value) in [(0.25, 25.0), (0.5, 50), (0.75, 80), (1, 110), (1.5, 120), (2, 120)] {
            #expect(abs(number(timeline, "a.x", at: time) - value) < 1e-9)
        }
        #expect(timeline.sample(at: 0.75).count == 1)
    }

    @Test(
        "adds layers to each other where nothing else moves the property",
        arguments: ["group", "sequence", "stagger"])
    func layersAlone(_ kind: String) throws {
        func timeline(_ first: String) throws -> BoundTimeline {
            let leaves = [(10, first), (20, "true"), (30, "true")].map { way, isAdditive in
                #"{ "animate": "a.x", "from": 3, "by": \#(way), "duration": 1, "additive": \#(isAdditive) }"#
            }
            let children = leaves.joined(separator: ", ")
            return try Self.timeline(
                kind == "stagger"
                    ? #"{ "group": [\#(children)], "stagger": 0.25 }"# : #"{ "\#(kind)": [\#(children)] }"#)
        }
        let (alone, based) = (try timeline("true"), try timeline("false"))
        #expect(alone.duration == based.duration)
        for step in 0...40 {
            let time = Double(step) / 40 * alone.duration
            #expect(number(alone, "a.x", at: time) == number(based, "a.x", at: time), "\(time)")
        }
        #expect(abs(number(alone, "a.x", at: alone.duration) - 63) < 1e-9)
    }

    @Test("tells the app of its events, those of loops that end one by one and of others for ever")
    func events() throws {
        let timeline = try Self.timeline(
            """
            { "sequence": [
                { "sequence": [{ "wait": 0.1 }, { "emit": "tick", "payload": [1] }, { "wait": 0.1 }], "iterations": 3 },
                { "sequence": [{ "emit": "tock" }, { "wait": 0.5 }], "iterations": "infinite" } ] }
            """)
        let found = timeline.markers.map { "\($0.name) \(($0.time * 1000).rounded()) \($0.period ?? 0)" }
        #expect(found == ["tick 100.0 0.0", "tick 300.0 0.0", "tick 500.0 0.0", "tock 600.0 0.5"])
        #expect(timeline.markers[0].payload == "[1]")
    }

    @Test("tells what is told for ever beside what is told once, in any order")
    func endlessEvents() throws {
        let once = #"{ "sequence": [{ "wait": 0.5 }, { "emit": "once" }] }"#
        let ticks = ["tick", "tock"].map {
            "{ \"sequence\": [{ \"emit\": \"\($0)\" }, { \"wait\": 0.3 }], \"iterations\": \"infinite\" }"
        }
        for children in [[once] + ticks, ticks + [once]] {
            let timeline = try Self.timeline("{ \"group\": [\(children.joined(separator: ", "))] }")
            let found = timeline.markers.map { "\($0.name) \($0.time) \($0.period ?? 0)" }
            #expect(found == ["tick 0.0 0.3", "tock 0.0 0.3", "once 0.5 0.0"])
        }
    }

    @Test("plays what takes no time in the order of the tree, however times are rounded")
    func orderOfInstants() throws {
        let timeline = try Self.timeline(
            """
            { "sequence": [
                { "animate": "a.x", "to": 20, "delay": 0.015, "duration": 0.25 },
                { "animate": "a.x", "to": -5, "duration": 0.3, "autoreverse": true, "delay": 0.049, "iterations": 2 },
                { "set": { "a.x": -8 } }, { "animate": "a.x", "to": 8, "curve": "linear", "duration": 0.5 } ] }
            """)
        #expect(abs(number(timeline, "a.x", at: 1.764) - 0) < 1e-9)
        #expect(number(timeline, "a.x", at: 9) == 8)
    }

    @Test("takes no step of a container's curve at which its count ends, whatever is inside")
    func stairsAtEnd() throws {
        let leaf = #"{ "animate": "a.x", "from": 0, "to": 10, "duration": 0.317, "curve": "linear" }"#
        for more in ["", #", { "wait": 0 }"#, #", { "set": { "a.x": 10 } }"#] {
            for count in [
                #""iterations": 0.5"#, #""iterations": 1.5"#, #""iterations": 0.75, "iterationStart": 0.75"#,
            ] {
                let timeline = try Self.timeline(
                    "{ \"sequence\": [\(leaf)\(more)], \"curve\": { \"steps\": 2 }, \(count) }")
                #expect(number(timeline, "a.x", at: 9) == 0, "\(more) \(count)")
            }
        }
    }

    @Test("tells events by the target in the place of $, inside each")
    func eachEvent() throws {
        let timeline = try Self.timeline(
            #"{ "each": ["row.0", "row.1"], "stagger": 0.1, "motion": { "sequence": [{ "wait": 0.2 }, { "emit": "$ arrived" }] } }"#
        )
        #expect(timeline.markers.map { $0.name } == ["row.0 arrived", "row.1 arrived"])
    }

    @Test("uses another variant as a node, with new names for its targets")
    func use() throws {
        let text = """
            { "motionSpec": 1, "name": "T",
              "animations": { "box.x": { "values": [0, 10], "timing": "t" } },
              "variants": {
                "go": { "motion": { "sequence": [{ "wait": 0.1 }, { "use": "slide", "targets": { "box": "panel" } },
                                                 { "use": "away", "targets": { "box": "panel" } }] } },
                "slide": { "timings": { "t": { "duration": 0.2, "curve": "linear" } } },
                "away": { "extends": "slide", "mirror": true } } }
            """
        let timeline = try #require(CompiledMotion(try Self.spec(text))["go"]).timeline.bind()
        for (time, value) in [(0.1, 0.0), (0.2, 5), (0.3, 10), (0.4, 5), (0.5, 0)] {
            #expect(abs(number(timeline, "panel.x", at: time) - value) < 1e-9)
        }
    }

    @Test("runs the time of a container along its curve, events included")
    func warp() throws {
        let timeline = try Self.timeline(
            """
            { "sequence": [
                { "animate": "a.x", "from": 0, "to": 1, "duration": 0.1, "curve": "linear" },
                { "emit": "middle" },
                { "animate": "a.x", "to": 3, "duration": 0.1, "curve": "linear" } ], "curve": "quad.in" }
            """)
        for index in 0...100 {
            let time = 0.2 * Double(index) / 100
            let shown = 0.2 * (time / 0.2) * (time / 0.2)
            let value = shown < 0.1 ? shown / 0.1 : 1 + 2 * (shown - 0.1) / 0.1
            #expect(abs(number(timeline, "a.x", at: time) - value) < 1e-9)
        }
        #expect(abs(timeline.markers[0].time - 0.2 * 0.5.squareRoot()) < 1e-9)
    }

    @Test("swaps its values when they are reversed, at the same times")
    func reversedValues() throws {
        let motion = CompiledMotion(
            try Self.spec(
                motion: """
                    { "sequence": [{ "animate": "a.x", "from": 0, "to": 10, "duration": 0.1, "curve": "linear" },
                                   { "animate": "a.x", "to": 30, "duration": 0.2, "curve": "linear" }] }
                    """))
        let reversed = try #require(motion["go"]).reversedTimeline.bind()
        for (time, value) in [(0.0, 30.0), (0.05, 20), (0.1, 10), (0.2, 5), (0.3, 0)] {
            #expect(abs(number(reversed, "a.x", at: time) - value) < 1e-9)
        }
    }
}

extension MotionTreeTests {
    @Test("glides to rest as the formula says, from wherever the property is")
    func decay() throws {
        let timeline = try Self.timeline(
            #"{ "decay": "list.contentOffset.y", "velocity": 2000, "rate": 0.998 }"#)
        let track = try #require(timeline.tracks.first)
        // Computed with mpmath: λ = −1000 ln 0.998, T = ln(2000 ∕ 0.5) ∕ λ.
        let rate = 2.0020026706730794
        #expect(abs(timeline.duration - 4.142876411505257) < 1e-12)
        for time in [0.0, 0.3, 1, 2.5, 4] {
            let expected = 5 + 2000 * (1 - exp(-rate * time)) / rate
            #expect(abs(track.value(at: time).components[0] - expected) < 1e-9)
            #expect(abs(track.velocity(at: time)[0] - 2000 * exp(-rate * time)) < 1e-8)
        }
        #expect(abs(track.value(at: timeline.duration).components[0] - (5 + 2000 / rate)) < 1e-9)
    }

    @Test("comes to rest exactly at a value, a nearest value or a multiple")
    func snaps() throws {
        for (text, end) in [
            (#"{ "decay": "a.x", "from": 0, "to": 120 }"#, 120.0),
            (#"{ "decay": "a.x", "from": 0, "velocity": 300, "snap": [0, 100, 200] }"#, 100),
            (#"{ "decay": "a.x", "from": 0, "velocity": 300, "roundTo": 40 }"#, 160),
        ] {
            let timeline = try Self.timeline(text, parts: #""properties": { "a.x": { "type": "number" } },"#)
            #expect(timeline.tracks[0].restValue == .number(end))
        }
    }

    @Test("bounces between its walls, never outside, and loses the share it should at each hit")
    func bounces() throws {
        let timeline = try Self.timeline(
            #"{ "physics": "ball.position", "from": [10, 20], "velocity": [900, -400], "friction": 0.5, "restitution": 0.5, "bounds": [[0, 0], [300, 300]] }"#
        )
        let track = timeline.tracks[0]
        for index in 0...5000 {
            let value = track.value(at: timeline.duration * Double(index) / 5000).components
            #expect(value[0] >= 0 && value[0] <= 300 && value[1] >= 0 && value[1] <= 300)
        }
        var hits = 0
        for segment in track.track.segments.dropFirst() {
            let before = track.velocity(at: segment.start - 1e-9)
            let after = track.velocity(at: segment.start + 1e-9)
            for component in 0..<2 where before[component] * after[component] < 0 {
                hits += 1
                #expect(abs(after[component] + 0.5 * before[component]) < 1e-5 * abs(before[component]))
            }
        }
        #expect(hits >= 3)
    }

    @Test("moves a place along a path at constant speed, and turns an angle with its tangent")
    func paths() throws {
        let timeline = try Self.timeline(
            #"{ "path": "M0 0 A 50 50 0 0 1 100 0", "moves": "ball.position", "turns": "ball.transform.rotation.z", "duration": 1, "curve": "linear" }"#
        )
        let place = try #require(timeline.properties.first { $0.property.text == "ball.position" })
        let turn = try #require(timeline.properties.first { $0.property.text == "ball.transform.rotation.z" })
        for index in 0...100 {
            let share = Double(index) / 100
            let angle = Double.pi * (1 - share)
            let value = place.value(at: share).components
            #expect(abs(value[0] - (50 + 50 * cos(angle))) < 1e-9 && abs(value[1] + 50 * sin(angle)) < 1e-9)
            #expect(abs(turn.value(at: share).components[0] - (-90 + 180 * share)) < 1e-9)
            guard index > 0, index < 100 else { continue }
            let velocity = place.velocity(at: share)
            let speed = (velocity[0] * velocity[0] + velocity[1] * velocity[1]).squareRoot()
            #expect(abs(speed - 50 * Double.pi) < 1e-6)
        }
    }

    @Test("fades within a fifth of a second for reduced motion, all opacities alike, and jumps otherwise")
    func fade() throws {
        let text = """
            { "motionSpec": 1, "name": "T", "variants": { "go": { "reducedMotion": "fade", "motion": { "group": [
                { "animate": "a.opacity", "from": 0, "to": 1, "duration": 0.4, "curve": "linear" },
                { "animate": "b.opacity", "from": 0, "to": 1, "duration": 0.1, "delay": 0.1, "curve": "linear" },
                { "animate": "a.position.x", "from": 0, "to": 100, "duration": 0.4 } ] } } } }
            """
        let motion = CompiledMotion(try Self.spec(text))
        let variant = try #require(motion["go"])
        let form = try motion.reducedForm(of: variant).timeline.bind()
        #expect(abs(form.duration - 0.2) < 1e-12)
        let values = form.sample(at: 0.1).map { $0.value.components[0] }
        #expect(abs(values[0] - 0.5) < 1e-12 && abs(values[1] - 1) < 1e-12 && values[2] == 100)
    }

    @Test(
        "keeps its events for reduced motion",
        arguments: [("instant", [0.0, 0, 0]), ("fade", [0, 0.1, 0.2])])
    func reducedEvents(_ form: String, _ times: [Double]) throws {
        let text = """
            { "motionSpec": 1, "name": "T", "variants": { "go": { "reducedMotion": "\(form)", "motion": { "sequence": [
                { "emit": "begun" }, { "animate": "a.opacity", "from": 0, "to": 1, "duration": 0.2 },
                { "emit": "half", "payload": 7 }, { "animate": "a.opacity", "to": 0, "duration": 0.2 },
                { "animate": "a.position.x", "from": 0, "to": 100, "duration": 0.4 },
                { "emit": "done" } ] } } } }
            """
        let motion = CompiledMotion(try Self.spec(text))
        let variant = try #require(motion["go"])
        let events = motion.reducedForm(of: variant).timeline.markers
        #expect(events.map { $0.name } == ["begun", "half", "done"] && events[1].payload == "7")
        for (event, time) in zip(events, times) { #expect(abs(event.time - time) < 1e-12) }
    }

    @Test(
        "jumps for reduced motion with all that its layers add, also where their values are expressions",
        arguments: ["instant", "fade"])
    func reducedLayer(_ form: String) throws {
        let text = """
            { "motionSpec": 1, "name": "T", "parameters": { "far": 3 },
              "variants": { "go": { "reducedMotion": "\(form)", "motion": { "group": [
                { "animate": "a.position.x", "from": 0, "to": 100, "duration": 0.4 },
                { "animate": "a.position.x", "value": "= far * 10 * p", "additive": true, "duration": 0.4 },
                { "animate": "b.position.x", "from": 0, "to": 100, "duration": 0.4 },
                { "sequence": [
                    { "animate": "b.position.x", "from": 0, "to": 10, "additive": true, "duration": 0.2 },
                    { "animate": "b.position.x", "to": 30, "additive": true, "duration": 0.2 } ] } ] } } } }
            """
        let motion = CompiledMotion(try Self.spec(text))
        let timeline = try motion.reducedForm(of: #require(motion["go"])).timeline
        let bound = try timeline.bind(parameters: [3])
        let played = try #require(motion["go"]).timeline.bind(parameters: [3])
        for (jump, whole) in zip(bound.properties, played.properties) {
            #expect(jump.layers.count == whole.layers.count && !jump.layers.isEmpty)
            #expect(jump.value(at: 0) == whole.value(at: 9))
        }
        #expect(bound.properties[0].value(at: 0) == .number(130))
    }
}

extension MotionTreeTests {
    @Test("releases the spring of a leaf at a velocity in the property's unit, whichever way it says how far")
    func velocity() throws {
        // A critically damped spring with ω = 10 over 100 units, released at 5 travels a second.
        let expected = 100 * (1 - 1.5 * exp(-1))
        for way in [#""from": 0, "to": 100"#, #""from": 0, "by": 100"#, #""by": 100"#] {
            let timeline = try Self.timeline(
                "{ \"animate\": \"a.x\", \(way), \"curve\": { \"spring\": { \"stiffness\": 100, \"damping\": 20 } }, \"velocity\": 500 }",
                parts: #""properties": { "a.x": { "type": "number" } },"#)
            let track = timeline.tracks[0]
            let start = track.value(at: 0).components[0]
            #expect(abs(track.value(at: 0.1).components[0] - start - expected) < 1e-9)
            #expect(abs(track.velocity(at: 0)[0] - 500) < 1e-9)
        }
    }
}

extension MotionTreeTests {
    @Test("bakes a layer as offsets from where it starts, to be added")
    func bakedLayers() throws {
        let spec = try Self.spec(
            motion: """
                { "group": [
                    { "animate": "a.x", "from": 0, "to": 100, "duration": 1, "curve": "linear" },
                    { "animate": "a.x", "from": 30, "to": 50, "duration": 1, "curve": "linear", "additive": true } ] }
                """)
        let document = try BakedDocument(CompiledMotion(spec))
        let tracks = document.variants[0].tracks
        #expect(tracks.map { $0.isLayer } == [false, true])
        #expect(tracks[1].keyframes.map { $0.value } == [.number(0), .number(20)])
        #expect(document.jsonText.contains("\"composite\": \"add\""))
    }
}
