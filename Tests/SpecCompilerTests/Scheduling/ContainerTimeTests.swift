import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// What repeating, turning, cutting and bending do to the time of a container, against the same container played once.
@Suite("The time of a container")
struct ContainerTimeTests {
    /// Bodies that hold, jump, begin late, move in steps and by formulas; all of them last a second.
    static let bodies = [
        #"{ "sequence": [ { "animate": "a.x", "from": 1, "to": 9, "duration": 0.5 }, { "animate": "b.x", "from": -3, "to": 2, "duration": 0.5 } ]"#,
        #"{ "sequence": [ { "wait": 0.25 }, { "set": { "a.x": 7 } }, { "wait": 0.25 }, { "animate": "b.x", "by": 2, "duration": 0.375 }, { "wait": 0.125 }"#
            + " ]",
        #"{ "sequence": [ { "animate": "a.x", "from": 0, "steps": [4, -4, 6], "duration": 0.5 }, { "wait": 0.25 }, { "animate": "b.x", "to": 8, "duration": 0.25, "curve": { "steps": 2 } } ]"#,
        #"{ "group": [ { "animate": "a.x", "from": 0, "value": "= p * 8", "duration": 0.5, "delay": 0.25 }, { "animate": "b.x", "value": "= from + t * t", "duration": 1 } ]"#,
        #"{ "sequence": [ { "animate": "a.x", "from": 2, "to": 6, "duration": 0.25, "iterations": 2, "direction": "alternate" }, { "wait": 0.25 }, { "set": { "a.x": -1, "b.x": 30 } }, { "wait": 0.25 } ]"#,
        #"{ "sequence": [ { "animate": "a.x", "from": 2, "to": 6, "duration": 0.125, "iterations": 1.5 }, { "set": { "b.x": 1 } }, { "wait": 0.8125 }, { "set": { "a.x": 40 } } ]"#,
    ]

    /// Timings, as text and as numbers.
    static let timings: [Repeated] = [
        Repeated(iterations: 0.3), Repeated(iterations: 0.25), Repeated(iterations: 1.5),
        Repeated(iterations: 2.25), Repeated(iterations: 3), Repeated(iterations: 0),
        Repeated(iterations: 0.3, start: 0.2), Repeated(iterations: 0.5, start: 0.25),
        Repeated(iterations: 1, start: 0.5), Repeated(iterations: 2, start: 0.75),
        Repeated(iterations: 0.5, direction: .reverse), Repeated(iterations: 1, direction: .reverse),
        Repeated(iterations: 1.75, start: 0.5, direction: .alternate),
        Repeated(iterations: 2, direction: .alternate), Repeated(iterations: 0.5, direction: .alternate),
        Repeated(iterations: 2.5, direction: .alternateReverse),
        Repeated(iterations: 1, endDelay: -0.5), Repeated(iterations: 2, endDelay: -0.25),
        Repeated(iterations: 1, start: 0.25, direction: .reverse, endDelay: -0.75),
    ]

    struct Repeated: Sendable, CustomStringConvertible {
        var iterations: Double
        var start = 0.0
        var direction = PlaybackDirection.normal
        var endDelay = 0.0

        var description: String {
            "\"iterations\": \(iterations), \"iterationStart\": \(start), \"direction\": \"\(direction.rawValue)\", \"endDelay\": \(endDelay)"
        }

        /// Seconds of iterations of a second each that are played.
        var active: Double { max(0, min(iterations, iterations + endDelay)) }

        /// Which time of the only iteration shows at a time, step by step as the standard has it; and whether that is the end of a
        /// fraction, which is held as it was just before.
        func shown(at time: Double) -> (time: Double, isCut: Bool, isBack: Bool) {
            let isOver = time >= active && active > 0
            let overall = min(max(time, 0), active) + start
            var index = overall.rounded(.down)
            var share = overall - index
            if isOver, share == 0, index > 0 {
                index -= 1
                share = 1
            }
            let isOdd = index.truncatingRemainder(dividingBy: 2) == 1
            let isBack = direction.beginsReversed != (direction.alternates && isOdd)
            return (isBack ? 1 - share : share, isOver && share != 1, isBack)
        }
    }

    static let types = #""properties": { "a.x": { "type": "number" }, "b.x": { "type": "number" } },"#

    private func timeline(_ motion: String) throws -> BoundTimeline {
        try MotionTreeTests.timeline(motion, parts: Self.types)
    }

    @Test(
        "is played so often, from there, that way round and no longer, whatever is inside",
        arguments: bodies, timings)
    func repeated(_ body: String, _ timing: Repeated) throws {
        // A later node that moves the same must find what the container left.
        let once = try timeline("\(body) }")
        let played = try timeline("\(body), \(timing) }")
        let followed = try timeline(
            "{ \"sequence\": [ \(body), \(timing) }, { \"wait\": 0.5 }, { \"group\": [ { \"animate\": \"a.x\", \"by\": 0, \"duration\": 0.5 }, { \"animate\": \"b.x\", \"by\": 0, \"duration\": 0.5 } ] } ] }"
        )
        #expect(abs(played.duration - max(0, timing.iterations + timing.endDelay)) < 1e-9)
        for property in ["a.x", "b.x"] {
            for step in -20...200 {
                let time = Double(step) / 64 + (step >= 0 && step % 2 == 1 ? 0.001 : 0)
                guard time < 0 || time >= timing.active || abs(time * 16 - (time * 16).rounded()) > 1e-9
                else { continue }
                let place = timing.shown(at: time)
                // Where it moves backwards, what comes before is later inside.
                let inside = place.isCut ? place.time + (place.isBack ? 1e-9 : -1e-9) : place.time
                let isOutside = timing.active == 0 || time < 0
                let expected =
                    isOutside
                    ? edge(once, property, timing) : rest(once, property, at: inside, timing, place.isBack)
                for timeline in [played, followed] {
                    let value = number(timeline, property, at: time)
                    #expect(abs(value - expected) < 1e-6, "\(property) at \(time): \(value), not \(expected)")
                }
            }
        }
    }

    /// What shows before a container begins.
    private func edge(_ once: BoundTimeline, _ property: String, _ timing: Repeated) -> Double {
        let place = timing.shown(at: 0)
        let inside = place.time + (place.isBack ? 1e-9 : -1e-9)
        return number(once, property, at: place.isBack && timing.start == 0 ? 2 : inside)
    }

    /// What shows inside, at the very end of a way back as before it began.
    private func rest(
        _ once: BoundTimeline, _ property: String, at time: Double, _ timing: Repeated, _ isBack: Bool
    ) -> Double {
        number(once, property, at: isBack && time == 0 ? -1 : time == 1 ? 2 : time)
    }

    private func number(_ timeline: BoundTimeline, _ property: String, at time: Double) -> Double {
        let found = timeline.properties.first { $0.property.text == property }
        return found?.value(at: time).components[0] ?? .nan
    }
}

extension ContainerTimeTests {
    @Test(
        "tells its events when they are played, and not otherwise",
        arguments: [
            ("\"iterations\": 0.5", []), ("\"repeatFor\": 0.1", []), ("\"endDelay\": -0.2", []),
            ("\"endDelay\": -0.1", [0.2]),
            ("\"iterations\": 0", []), ("\"iterations\": 1", [0.2]), ("\"iterations\": 2", [0.2, 0.6]),
            ("\"iterations\": 1.5", [0.2]), ("\"iterations\": 1.75", [0.2, 0.6]),
            ("\"iterations\": 0.5, \"iterationStart\": 0.5", [0]),
            ("\"iterations\": 0.5, \"iterationStart\": 0.75", []),
            ("\"iterations\": 1, \"iterationStart\": 0.75", [0.3]),
            ("\"iterations\": 1, \"direction\": \"reverse\"", [0.2]),
            ("\"iterations\": 0.75, \"direction\": \"reverse\"", [0.2]),
            ("\"iterations\": 0.25, \"direction\": \"reverse\"", []),
            ("\"iterations\": 2, \"endDelay\": -0.2", [0.2]),
            ("\"iterations\": 2, \"endDelay\": -0.2, \"delay\": 0.1", [0.3]),
        ] as [(String, [Double])])
    func events(_ timing: String, _ expected: [Double]) throws {
        let timeline = try timeline(
            "{ \"sequence\": [ { \"wait\": 0.2 }, { \"emit\": \"c\" }, { \"wait\": 0.2 } ], \(timing) }")
        let times = timeline.markers.map { $0.time }
        #expect(times.count == expected.count, "\(times)")
        for (time, other) in zip(times, expected) { #expect(abs(time - other) < 1e-9, "\(times)") }
    }

    @Test("rests before the jump where a fraction of it ends, also when something follows")
    func fractionBeforeJump() throws {
        let body =
            #"{ "sequence": [ { "wait": 0.1 }, { "set": { "a.x": 9 } }, { "wait": 0.1 } ], "iterations": 1.5 }"#
        let alone = try timeline(body)
        let followed = try timeline(
            "{ \"sequence\": [ \(body), { \"wait\": 0.2 }, { \"animate\": \"a.x\", \"by\": 1, \"duration\": 0.1 } ] }"
        )
        for time in [0.25, 0.3, 0.4] {
            #expect(number(alone, "a.x", at: time) == 5)
            #expect(number(followed, "a.x", at: time) == 5)
        }
        #expect(number(alone, "a.x", at: 0.15) == 9 && number(followed, "a.x", at: 0.6) == 6)
    }

    @Test("is over at once where it takes no time, at the fraction that it began with if it never ends")
    func instants() throws {
        for (timing, expected) in [
            ("\"iterations\": \"infinite\", \"iterationStart\": 0.3", 3.0),
            ("\"iterations\": \"infinite\"", 10), ("\"iterations\": 1.5", 5), ("\"iterations\": 2", 10),
            ("\"iterations\": \"infinite\", \"iterationStart\": 0.25, \"direction\": \"reverse\"", 7.5),
            ("\"iterations\": \"infinite\", \"iterationStart\": 1.25, \"direction\": \"alternate\"", 2.5),
        ] {
            let leaf =
                "\"animate\": \"a.x\", \"from\": 0, \"to\": 10, \"duration\": 0, \"curve\": \"linear\", \(timing)"
            let timeline = try timeline("{ \(leaf) }")
            #expect(
                timeline.duration == 0 && abs(number(timeline, "a.x", at: 1) - expected) < 1e-12, "\(timing)")
        }
    }

    @Test(
        "rests behind what jumps at the end of its last iteration, however many there are and whichever way they go"
    )
    func jumpsAtItsEnd() throws {
        for (count, way) in [
            (1, "alternate"), (2, "alternate"), (3, "alternate"), (5, "alternate"), (3, "normal"),
            (1, "alternate-reverse"), (2, "alternate-reverse"), (3, "alternate-reverse"), (2, "reverse"),
        ] {
            let isBack =
                (way == "reverse" || way == "alternate-reverse") != (way.hasPrefix("alt") && count % 2 == 0)
            let timing = "\"iterations\": \(count), \"direction\": \"\(way)\""
            for (parts, before, behind) in [
                (#"{ "wait": 0.5 }, { "set": { "a.x": 9 } }, { "emit": "c" }"#, 5.0, 9.0),
                (#"{ "set": { "a.x": 9 } }, { "emit": "c" }, { "wait": 0.5 }"#, 5.0, 9.0),
            ] {
                let body = "{ \"sequence\": [ \(parts) ], \(timing) }"
                let follow = "{ \"wait\": 0.5 }, { \"animate\": \"b.x\", \"by\": 1, \"duration\": 0.5 }"
                for motion in [body, "{ \"sequence\": [ \(body), \(follow) ] }"] {
                    let timeline = try timeline(motion)
                    let end = Double(count) / 2
                    for time in [end, end + 0.25] {
                        #expect(
                            number(timeline, "a.x", at: time) == (isBack ? before : behind),
                            "\(motion) at \(time)")
                    }
                    let times = timeline.markers.flatMap { $0.times(after: -1, through: 9, most: 100) }
                    #expect(times.count == count, "\(times) of \(motion)")
                }
            }
        }
    }

    @Test("lasts as long as it says, however soon its children have turned and are back")
    func longerThanItsTurns() throws {
        let leaf = #"{ "animate": "a.x", "from": 0, "to": 8, "duration": 0.5, "curve": "linear" }"#
        let group = "\"group\": [ \(leaf) ], \"autoreverse\": true, \"reversing\": \"independent\""
        for (more, length) in [("", 1.0), (", \"duration\": 0.75", 1), (", \"duration\": 1.5", 1.5)] {
            let timeline = try timeline("{ \(group)\(more) }")
            #expect(timeline.duration == length, "\(more)")
            let twice = try self.timeline("{ \(group)\(more), \"iterations\": 2 }")
            for (time, expected) in [(0.25, 4.0), (0.5, 8), (0.75, 4), (length, 0)] {
                #expect(number(timeline, "a.x", at: time) == expected, "\(more) at \(time)")
                if time < length { #expect(number(twice, "a.x", at: length + time) == expected) }
            }
        }
    }
}
