import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// What a container's own curve does to its time.
@Suite("The curve of a container")
struct TimeWarpTests {
    private static let curves = [
        #""linear""#, #""ease""#, #""back.in""#, #""back.out""#, #""back.inOut""#, #""elastic.out""#,
        #""bounce.out""#, #"{ "steps": 3 }"#, #"{ "steps": 3, "jump": "start" }"#,
        #"{ "bezier": [0.3, -0.8, 0.6, 1.9] }"#,
        #"{ "expression": "= p + 0.6 * sin(6.283185307179586 * p)" }"#,
    ]

    /// Easings between keyframes; what each does outside 0…1 is its own.
    private static let easings = [
        #""linear""#, #""ease""#, #""ease-in""#, #"{ "bezier": [0.2, 0.9, 0.4, 0.7] }"#, #"{ "steps": 4 }"#,
        #""quad.out""#, #""back.in""#,
    ]

    private func timeline(_ motion: String) throws -> BoundTimeline {
        try MotionTreeTests.timeline(motion, parts: ContainerTimeTests.types)
    }

    private func number(_ timeline: BoundTimeline, _ property: String, at time: Double) -> Double {
        let found = timeline.properties.first { $0.property.text == property }
        return found?.value(at: time).components[0] ?? .nan
    }

    private func curve(_ text: String) throws -> Curve {
        let leaf = "{ \"animate\": \"a.x\", \"from\": 0, \"to\": 1, \"duration\": 1, \"curve\": \(text) }"
        return try timeline(leaf).tracks[0].track.segments[0].curve
    }

    @Test("changes nothing, not one bit, if it is linear", arguments: ContainerTimeTests.bodies)
    func linear(_ body: String) throws {
        for more in ["", ", \"autoreverse\": true", ", \"iterations\": 1.5", ", \"direction\": \"reverse\""] {
            let plain = CompiledMotion(
                try MotionTreeTests.spec(motion: "\(body)\(more) }", parts: ContainerTimeTests.types))
            let bent = CompiledMotion(
                try MotionTreeTests.spec(
                    motion: "\(body)\(more), \"curve\": \"linear\" }", parts: ContainerTimeTests.types))
            #expect(plain == bent)
        }
    }

    @Test(
        "changes nothing if it is a straight line by another name",
        arguments: ContainerTimeTests.bodies,
        [#"{ "points": [0, 0.5, 1] }"#, #"{ "expression": "= p + 0 * p * p" }"#])
    func straight(_ body: String, _ line: String) throws {
        let body = body.dropLast() + #", { "sequence": [ { "set": { "b.x": 50 } }, { "emit": "over" } ] } ]"#
        for more in ["", ", \"autoreverse\": true", ", \"iterations\": 1.5", ", \"direction\": \"reverse\""] {
            let plain = try timeline("\(body)\(more) }")
            let bent = try timeline("\(body)\(more), \"curve\": \(line) }")
            #expect(bent.duration == plain.duration)
            for (marker, other) in zip(plain.markers, bent.markers) {
                #expect(abs(marker.time - other.time) < 1e-9)
            }
            #expect(plain.markers.count == bent.markers.count)
            for property in ["a.x", "b.x"] {
                for step in -10...150 {
                    // Off the instants of the jumps, which are multiples of 1/16.
                    let time = Double(step) / 64 + 0.003
                    let (value, other) = (number(plain, property, at: time), number(bent, property, at: time))
                    #expect(abs(value - other) < 1e-9, "\(property) at \(time)")
                }
            }
        }
    }

    @Test(
        "is the easing of an effect as Web Animations has it, beyond the first and the last keyframe too",
        arguments: curves, easings)
    func oneLeaf(_ curveText: String, _ easingText: String) throws {
        let (curve, easing) = (try curve(curveText), try curve(easingText))
        let keyframes = [(0.0, 2.0), (0.25, 10), (0.625, -4), (1.0, 6)]
        let written = keyframes.map { "{ \"at\": \"\($0.0 * 100)%\", \"value\": \($0.1) }" }
        let leaf =
            "{ \"animate\": \"a.x\", \"keyframes\": [\(written.joined(separator: ", "))], \"duration\": 2, \"curve\": \(easingText) }"
        for container in ["group", "sequence"] {
            let bent = try timeline("{ \"\(container)\": [\(leaf)], \"curve\": \(curveText) }")
            for step in 0...500 {
                let share = Double(step) / 500
                // Either side of a jump of the easing may be met by rounding.
                let near = [-1e-9, 0, 1e-9].map { slip in
                    effect(keyframes, easing, at: curve.progress(at: share) + slip)
                }
                let value = number(bent, "a.x", at: share * 2)
                #expect(near.contains { abs($0 - value) < 1e-6 }, "\(share): \(value), not \(near[1])")
            }
            #expect(number(bent, "a.x", at: 9) == 6)
        }
    }

    /// The procedure of Web Animations for the effect value of a keyframe effect.
    private func effect(_ keyframes: [(offset: Double, value: Double)], _ easing: Curve, at progress: Double)
        -> Double
    {
        var first = keyframes.lastIndex { $0.offset <= progress && $0.offset < 1 } ?? 0
        if first + 1 == keyframes.count { first -= 1 }
        let (start, end) = (keyframes[first], keyframes[first + 1])
        let distance = (progress - start.offset) / (end.offset - start.offset)
        return start.value + (end.value - start.value) * easing.progress(at: distance)
    }

    @Test("lets what takes no time at its ends happen when it is first there, once", arguments: curves)
    func once(_ text: String) throws {
        let bent = try timeline(
            """
            { "sequence": [ { "emit": "first" }, { "set": { "a.x": 1 } }, { "wait": 0.5 }, { "emit": "middle" }, { "wait": 0.5 },
                            { "set": { "a.x": 2 } }, { "emit": "last" } ], "curve": \(text) }
            """)
        let curve = try curve(text)
        #expect(bent.markers.map { $0.name } == ["first", "middle", "last"])
        for (marker, level) in zip(bent.markers, [0, 0.5, 1]) {
            let time = marker.time
            #expect(curve.progress(at: time) >= level - 1e-9)
            // Not before it: the curve stays below the level until then.
            for step in 0..<2000 {
                let earlier = (time - 1e-6) * Double(step) / 2000
                #expect(time < 1e-6 || curve.progress(at: earlier) < level + 1e-9)
            }
        }
        #expect(number(bent, "a.x", at: -1) == 5 && number(bent, "a.x", at: 1) == 2)
        for step in 0..<1000 {
            let time = (Double(step) + 0.5) / 1000
            let shown = curve.progress(at: time)
            guard abs(shown - 1) > 1e-9 else { continue }
            #expect(number(bent, "a.x", at: time) == (shown < 1 ? 1 : 2))
        }
    }

    @Test("holds a spring at its target, and what begins later where it sets out, beyond its ends")
    func holds() throws {
        let spring = try timeline(
            #"{ "group": [ { "animate": "a.x", "from": 0, "to": 10, "curve": { "spring": { "stiffness": 100, "damping": 20 } } } ], "curve": "back.out" }"#
        )
        for step in 600...1000 {
            #expect(abs(number(spring, "a.x", at: spring.duration * Double(step) / 1000) - 10) < 0.02)
        }
        let late = try timeline(
            #"{ "sequence": [ { "wait": 0.5 }, { "animate": "a.x", "from": 2, "to": 4, "duration": 0.25, "curve": "linear" }, { "wait": 0.25 } ], "curve": "back.inOut" }"#
        )
        for step in 0...1000 {
            let value = number(late, "a.x", at: Double(step) / 1000)
            #expect(value >= 2 && value <= 4)
        }
    }

    @Test("rests where a way back by stairs that rise at once began", arguments: ["start", "both", "end"])
    func stairsBack(_ jump: String) throws {
        for container in ["group", "sequence"] {
            let bent = try timeline(
                "{ \"\(container)\": [ { \"animate\": \"a.x\", \"from\": 0, \"to\": 8, \"duration\": 1, \"curve\": \"linear\" } ], \"curve\": { \"steps\": 4, \"jump\": \"\(jump)\" }, \"autoreverse\": true }"
            )
            #expect(number(bent, "a.x", at: 3) == 0 && number(bent, "a.x", at: -1) == 0)
            for line in ["\"linear\"", "{ \"points\": [0, 0.5, 1] }", "\"ease\""] {
                for (own, outer) in [("", ", \"autoreverse\": true"), (", \"autoreverse\": true", "")] {
                    let inner = try timeline(
                        "{ \"\(container)\": [ { \"animate\": \"a.x\", \"from\": 0, \"to\": 8, \"duration\": 1, \"curve\": { \"steps\": 4, \"jump\": \"\(jump)\" }\(own) } ], \"curve\": \(line)\(outer) }"
                    )
                    #expect(number(inner, "a.x", at: 3) == 0 && number(inner, "a.x", at: -1) == 0)
                }
            }
        }
    }

    @Test("keeps the plateaus of a list of steps, also backwards", arguments: curves, [0.1, 0.3, 0.7, 1])
    func plateaus(_ text: String, _ length: Double) throws {
        let curve = try curve(text)
        for count in TestBuild.some(of: Array(1...9)) {
            let steps = (1...count).map { String($0) }.joined(separator: ", ")
            let leaf = "\"animate\": \"a.x\", \"from\": 0, \"steps\": [\(steps)], \"duration\": \(length)"
            let bent = try timeline(
                "{ \"group\": [ { \(leaf), \"direction\": \"reverse\" } ], \"curve\": \(text) }")
            for step in 0...400 {
                let share = Double(step) / 400
                let near = [-1e-9, 0, 1e-9].map { slip in
                    let shown = 1 - min(max(curve.progress(at: share) + slip, 0), 1)
                    return min((shown * Double(count + 1)).rounded(.down), Double(count))
                }
                #expect(near.contains(number(bent, "a.x", at: share * length)), "\(share)")
            }
            // A fraction that ends at the edge of a plateau ends on it.
            for edge in 1...count {
                for timing in [
                    "\"iterations\": \(Double(edge) / Double(count + 1))",
                    "\"repeatFor\": \(length * Double(edge) / Double(count + 1))",
                ] {
                    let cut = try timeline("{ \(leaf), \(timing) }")
                    #expect(number(cut, "a.x", at: 9) == Double(edge - 1), "\(timing)")
                }
                let twice = try timeline(
                    "{ \(leaf), \"iterations\": \(1 + Double(edge) / Double(count + 1)) }")
                #expect(number(twice, "a.x", at: 9) == Double(edge - 1), "\(edge) of \(count)")
            }
        }
    }
}

extension TimeWarpTests {
    @Test(
        "and repetition do to a formula what they do to the same motion by a destination",
        arguments: [
            #""iterations": 2.5"#, #""iterations": 0.3, "iterationStart": 0.2"#, #""direction": "reverse""#,
            #""autoreverse": true"#, #""autoreverse": true, "iterations": 1.25"#,
            #""curve": "ease""#, #""curve": { "steps": 3, "jump": "start" }, "autoreverse": true"#,
            #""iterations": 2, "direction": "alternate-reverse", "delay": -0.3"#, #""endDelay": -0.9"#,
        ], ["sequence", "group"])
    func formulas(_ timing: String, _ container: String) throws {
        for curve in ["linear", "ease-in"] {
            let leaves = ["\"from\": 0, \"value\": \"= p * 8\"", "\"from\": 0, \"to\": 8"].map { way in
                "{ \"\(container)\": [ { \"wait\": 0.25 }, { \"animate\": \"a.x\", \(way), \"duration\": 0.5, \"delay\": 0.125, \"curve\": \"\(curve)\" }, { \"wait\": 1 } ], \(timing) }"
            }
            let (formula, destination) = (try timeline(leaves[0]), try timeline(leaves[1]))
            #expect(formula.duration == destination.duration)
            for step in -20...300 {
                let time = Double(step) / 64
                let (value, other) = (number(formula, "a.x", at: time), number(destination, "a.x", at: time))
                #expect(value == other, "\(time)")
            }
        }
    }
}
