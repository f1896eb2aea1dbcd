import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("The difference of two motions")
struct MotionDifferenceTests {
    /// A spec with one variant, in which a property goes from 0 to 100.
    static func motion(_ timing: String, more: String = "") throws -> CompiledMotion {
        try compiled(
            """
            { "motionSpec": 1, "name": "Box",
              "animations": { "box.position.x": { "values": [0, 100]\(more), "timing": "t" } },
              "variants": { "go": { "timings": { "t": \(timing) } } } }
            """)
    }

    static func compiled(_ text: String) throws -> CompiledMotion {
        var workspace = SpecWorkspace(SourceSet([]))
        let result = workspace.read(SourceFile(path: "test.json", text: text))
        return CompiledMotion(try #require(result.spec, "\(result.diagnostics)"))
    }

    static func difference(_ old: CompiledMotion, _ new: CompiledMotion) throws -> MotionDifference {
        try MotionDifference(from: .init(old), to: .init(new))
    }

    /// The only property that differs, in the only variant.
    static func property(_ old: String, _ new: String) throws -> PropertyDifference {
        let difference = try difference(try motion(old), try motion(new))
        return try #require(difference.variants.first?.properties.first)
    }

    @Test(
        "of a motion from itself is empty, for every spec of the gallery",
        arguments: TestBuild.some(of: GalleryTests.names))
    func itself(_ name: String) throws {
        let motion = try GalleryTests.motion(name)
        let difference = try Self.difference(motion, motion)
        #expect(difference.isEmpty)
        #expect(difference.difference == nil)
        #expect(difference.text + difference.markdown == "")
    }

    @Test(
        "written either way, a motion is the same",
        arguments: [
            #""curve": "cubic.in""#, #""curve": { "spring": { "response": 0.3, "dampingRatio": 0.5 } }"#,
            #""delay": "20ms", "duration": "200ms", "curve": { "steps": 3 }"#,
            #""duration": "200ms", "iterations": 3, "direction": "alternate", "curve": "back.out""#,
        ])
    func eitherWay(_ timing: String) throws {
        func compiled(_ member: String) throws -> CompiledMotion {
            try Self.compiled(
                """
                { "motionSpec": 1, "name": "A", "animations": { "a.opacity": { "values": [0, 1], "timing": "f" } },
                  "variants": { "go": { \(member), "reducedMotion": "instant" } } }
                """)
        }
        let states = try compiled(#""timings": { "f": { \#(timing) } }"#)
        let tree = try compiled(#""motion": { "animate": "a.opacity", "from": 0, "to": 1, \#(timing) }"#)
        let difference = try Self.difference(states, tree)
        #expect(difference.isEmpty, "\(difference.text)")
    }

    @Test("a small change of where something jumps to is a small one")
    func otherEnd() throws {
        func compiled(_ end: Int) throws -> CompiledMotion {
            try Self.compiled(
                """
                { "motionSpec": 1, "name": "A", "animations": { "a.position.x": { "values": [0, \(end)], "timing": "f" } },
                  "variants": { "go": { "timings": { "f": { "duration": "0.2s" } }, "reducedMotion": "instant" } } }
                """)
        }
        let difference = try Self.difference(try compiled(100), try compiled(101))
        #expect(difference.difference == .subtle, "\(difference.text)")
    }

    @Test(
        "is what dense evaluation of the two curves finds, and happens when it says",
        arguments: [
            // numpy: Béziers by 80 bisections, the spring by its formula; 2 000 001 samples each.
            (
                #"{ "duration": 1, "curve": { "bezier": [0.05, 0.7, 0.1, 1] } }"#,
                #"{ "duration": 1, "curve": { "bezier": [0.1, 0.7, 0.1, 1] } }"#, 0.115469970653, 0.0360873
            ),
            (
                #"{ "duration": 1, "curve": { "bezier": [0.4, 0, 0.2, 1] } }"#,
                #"{ "duration": 1, "curve": { "bezier": [0.25, 0.1, 0.25, 1] } }"#, 0.17301028711, 0.23843
            ),
            (
                #"{ "curve": { "spring": { "response": 0.5, "dampingRatio": 0.7 } } }"#,
                #"{ "curve": { "spring": { "response": 0.5, "dampingRatio": 0.65 } } }"#, 0.035088294821,
                0.229529
            ),
        ])
    func known(_ old: String, _ new: String, _ share: Double, _ time: Double) throws {
        let property = try Self.property(old, new)
        let largest = try #require(property.largest)
        let bound = try #require(largest.bound)
        // The proof allows a thousandth more than what was found, and what was found is no less than a thousandth short of it.
        #expect(bound >= share * 100)
        #expect(bound <= share * 100 * 1.0011)
        #expect(abs(largest.distance - share * 100) <= share * 100 * 1.1e-3)
        #expect(largest.travel == 100)
        #expect(abs(largest.time - time) < 0.02)
        #expect(property.difference == .visible)
    }

    @Test("is proved: no curve of any kind strays farther than the bound, and the instant it names shows it")
    func proof() throws {
        var random = SplitMix64(seed: 20)
        for round in 0..<60 {
            let curves = try (0..<2).map { _ -> Curve in
                switch round % 5 {
                case 0: try RandomCurves.spring(&random)
                case 1: try RandomCurves.bezier(&random)
                case 2: try RandomCurves.penner(&random)
                case 3: try RandomCurves.exponential(&random)
                default: try RandomCurves.combined(&random)
                }
            }
            let lengths = [random.uniform(0.1...0.6), random.uniform(0.1...0.6)]
            let starts = [random.uniform(0...0.2), random.uniform(0...0.2)]
            let bound = try zip(curves, zip(starts, lengths)).map { curve, times in
                try Self.property(curve, from: times.0, lasting: times.1)
            }
            let largest = LargestDifference(bound[0], bound[1])
            let limit = try #require(largest.bound)
            var found = 0.0
            for step in 0...4000 {
                let time = 0.85 * Double(step) / 4000
                found = max(found, bound[0].value(at: time).distance(to: bound[1].value(at: time)))
            }
            #expect(found <= limit * (1 + 1e-9), "round \(round): \(curves)")
            #expect(limit <= max(largest.distance * 1.001, 1e-5 * 100) * (1 + 1e-12), "round \(round)")
            let near = [largest.time - 1e-10, largest.time, largest.time + 1e-10].map {
                bound[0].value(at: $0).distance(to: bound[1].value(at: $0))
            }
            #expect(near.contains { abs($0 - largest.distance) <= 1e-4 * 100 }, "round \(round): \(near)")
        }
    }

    private static func property(
        _ curve: Curve, from start: Double, lasting length: Double
    ) throws -> BoundProperty {
        let track = Track(
            property: try PropertyPath("box.position.x"), type: .number, isAdditive: false,
            keys: [.constant(.number(0)), .constant(.number(100))],
            segments: [Segment(start: start, end: start + length, fromKey: 0, toKey: 1, curve: curve)])
        return try #require(try Timeline(tracks: [track]).bind().properties.first)
    }

    @Test(
        "of a re-encoding is none, or proved invisible",
        arguments: [
            (#"{ "duration": 0.2, "curve": "linear" }"#, #"{ "duration": "200ms", "curve": "linear" }"#),
            (
                #"{ "duration": 0.2, "curve": "ease" }"#,
                #"{ "duration": 0.20, "curve": { "bezier": [0.25, 0.1, 0.25, 1] } }"#
            ),
            (
                #"{ "curve": { "spring": { "response": 0.5, "dampingRatio": 0.7 } } }"#,
                #"{ "curve": { "spring": { "duration": 0.5, "bounce": 0.3 } } }"#
            ),
            (
                #"{ "curve": { "spring": { "response": 0.5, "dampingRatio": 0.7 } } }"#,
                #"{ "curve": { "spring": { "stiffness": 157.91367041742973, "damping": 17.59291886010284 } } }"#
            ),
            (
                #"{ "duration": 0.3, "curve": { "bezier": [0.3333333333333333, 0, 0.6666666666666666, 1] } }"#,
                #"{ "duration": 0.3, "curve": { "bezier": [0.3333, 0, 0.6667, 1] } }"#
            ),
            (
                #"{ "duration": 0.3, "curve": "linear" }"#,
                #"{ "duration": 0.3, "curve": { "points": [0, { "y": 0.4, "x": 0.4 }, 1] } }"#
            ),
        ])
    func reencoding(_ old: String, _ new: String) throws {
        let difference = try Self.difference(try Self.motion(old), try Self.motion(new))
        #expect(difference.difference ?? .invisible == .invisible, "\(difference.text)")
        for property in difference.variants.flatMap({ $0.properties }) {
            let bound = try #require(property.largest?.bound)
            #expect(bound <= 0.002 * 100)
            #expect(difference.text.contains("proved"))
        }
    }

    @Test("is the same both ways")
    func symmetry() throws {
        let timings = [
            #"{ "duration": 0.3, "curve": "ease" }"#,
            #"{ "delay": 0.1, "duration": 0.2, "curve": "linear" }"#,
            #"{ "curve": "bouncy" }"#,
        ]
        for old in timings {
            for new in timings where old != new {
                let (there, back) = (try Self.property(old, new), try Self.property(new, old))
                #expect(there.largest?.distance == back.largest?.distance)
                #expect(there.largest?.bound == back.largest?.bound)
                #expect(there.old == back.new)
                #expect(there.difference == back.difference)
            }
        }
    }

    @Test("tells when it starts and ends, and how long it takes to the eye")
    func facts() throws {
        let property = try Self.property(
            #"{ "delay": 0.1, "duration": 0.3, "curve": "linear" }"#,
            #"{ "delay": 0.05, "curve": { "spring": { "response": 0.3, "dampingRatio": 0.5 } } }"#)
        let (old, new) = (try #require(property.old), try #require(property.new))
        #expect(abs(old.start - 0.1) < 1e-15)
        #expect(abs(old.end - 0.4) < 1e-15)
        #expect(old.perceptualDuration == old.settlingDuration)
        #expect(old.overshoot == 0)
        #expect(new.start == 0.05)
        #expect(abs(new.perceptualDuration - 0.3) < 1e-12)
        #expect(new.settlingDuration > 0.5)
        // exp(−π·ζ/√(1 − ζ²)) at ζ = 1/2.
        #expect(abs(new.overshoot - 0.16303353482158048) < 1e-9)
    }

    @Test(
        "is visible beyond a frame's shift in time, however little the values differ",
        arguments: [("16ms", DifferenceClass.invisible), ("17ms", .visible)])
    func shift(_ delay: String, _ expected: DifferenceClass) throws {
        // So slow a motion that a frame moves it by no more than 0.17 % of its travel.
        let property = try Self.property(
            #"{ "duration": 10, "curve": "linear" }"#,
            #"{ "delay": "\#(delay)", "duration": 10, "curve": "linear" }"#)
        #expect(property.difference == expected)
    }

    @Test("of a loop for ever is that of a period; with another period the two drift apart")
    func loops() throws {
        let slow = #"{ "duration": 1, "curve": "linear", "iterations": "infinite" }"#
        let eased =
            #"{ "duration": 1, "curve": { "bezier": [0.05, 0.7, 0.1, 1] }, "iterations": "infinite" }"#
        let other = #"{ "duration": 1.001, "curve": "linear", "iterations": "infinite" }"#
        let same = try Self.property(slow, eased)
        #expect(same.largest?.bound != nil)
        #expect(!same.alterations.contains(.drift))
        let drifting = try Self.property(slow, other)
        #expect(drifting.alterations.contains(.drift))
        #expect(drifting.largest?.bound == nil)
        #expect(drifting.difference == .visible)
        // Later they are a whole travel apart.
        #expect(drifting.largest?.limit == 8 * 1.001)
        #expect(drifting.largestPhrase?.hasSuffix("by search of the first 8.008 s") == true)
        let ending = try Self.property(
            slow, #"{ "duration": 1, "curve": "linear", "iterations": 3 }"#)
        #expect(!ending.alterations.contains(.drift) && ending.largest?.limit == nil)
        let twice = #"{ "duration": 2, "curve": "linear", "iterations": "infinite" }"#
        let locked = try Self.property(slow, twice)
        #expect(!locked.alterations.contains(.drift))
        #expect(locked.largest?.bound != nil)
        #expect(abs((locked.largest?.distance ?? 0) - 50) < 0.1)
    }

    @Test(
        "of motions that are written in two ways isn't told",
        arguments: [
            (
                #"{ "animate": "box.position.x", "from": 0, "to": 100, "curve": "linear", "duration": 1 }"#,
                #"{ "animate": "box.position.x", "keyframes": [{ "at": "0%", "value": 0 }, { "at": "50%", "value": 50 }, { "at": "100%", "value": 100 }], "curve": "linear", "duration": 1 }"#
            ),
            (
                #"{ "animate": "box.position.x", "from": 0, "to": 100, "curve": "linear", "duration": 1, "iterations": "infinite", "direction": "alternate" }"#,
                #"{ "animate": "box.position.x", "keyframes": [{ "at": "0%", "value": 0 }, { "at": "50%", "value": 100 }, { "at": "100%", "value": 0 }], "curve": "linear", "duration": 2, "iterations": "infinite" }"#
            ),
            (
                #"{ "animate": "box.position.x", "from": 0, "to": 100, "curve": "linear", "duration": 1, "iterations": "infinite", "direction": "alternate" }"#,
                #"{ "animate": "box.position.x", "keyframes": [{ "at": "0%", "value": 0 }, { "at": "25%", "value": 100 }, { "at": "50%", "value": 0 }, { "at": "75%", "value": 100 }, { "at": "100%", "value": 0 }], "curve": "linear", "duration": 4, "iterations": "infinite" }"#
            ),
        ])
    func twoWays(_ old: String, _ new: String) throws {
        let motions = try [old, new].map {
            try Self.compiled(
                "{ \"motionSpec\": 1, \"name\": \"Box\", \"variants\": { \"go\": { \"motion\": \($0) } } }")
        }
        let difference = try Self.difference(motions[0], motions[1])
        #expect(difference.isEmpty, "\(difference.text)")
    }

    @Test("of what jumps is found, and what rests elsewhere is told")
    func jumps() throws {
        let jump = try Self.property(
            #"{ "duration": 0 }"#, #"{ "delay": 0.1, "duration": 0 }"#)
        #expect(jump.largest?.distance == 100)
        #expect(jump.largest?.bound == 100)
        let (old, new) = (
            try Self.motion(#"{ "duration": 0.1, "curve": "linear" }"#),
            try Self.compiled(
                """
                { "motionSpec": 1, "name": "Box",
                  "animations": { "box.position.x": { "values": [0, 90], "timing": "t" } },
                  "variants": { "go": { "timings": { "t": { "duration": 0.1, "curve": "linear" } } } } }
                """)
        )
        let rest = try #require(try Self.difference(old, new).variants.first?.properties.first?.largest)
        #expect(rest.distance == 10)
        #expect(abs(rest.time - 0.1) < 1e-12)
    }
}
