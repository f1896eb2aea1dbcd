import MotionModel
import SpecFormat
import TestSupport
import Testing

@Suite("Different ways to write the same")
struct EquivalenceTests {
    /// The curve of JSON text, in a spec of its own.
    private static func curve(_ text: String) throws -> Curve {
        let (curve, diagnostics) = FragmentReader.curve(SourceFile(path: "curve", text: text))
        #expect(diagnostics.isEmpty, "\(text): \(diagnostics)")
        return try #require(curve)
    }

    private static func read(_ text: String) throws -> Spec {
        let file = SourceFile(path: "spec.json", text: text)
        let (spec, diagnostics) = SpecReader.read(file)
        let allowed: [DiagnosticID] = [.propertyUndeclared, .valuesStill, .velocityIgnored, .weightIgnored]
        let others = diagnostics.filter { !allowed.contains($0.id) }
        #expect(others.isEmpty, "\(Report(file: file, diagnostics: others).short())")
        return try #require(spec)
    }

    /// A spec with one opacity, its animation's members and its variants.
    private static func spec(
        _ variants: String, head: String = "", animation: String = "\"values\": [0, 1], \"timing\": \"fade\""
    ) throws -> Spec {
        try read(
            """
            { "motionSpec": 1, "name": "Test", \(head) "states": ["off", "on"],
              "animations": { "box.opacity": { \(animation) } }, "variants": { \(variants) } }
            """)
    }

    private static func timing(_ text: String, head: String = "") throws -> Spec.FoundLeaf {
        let spec = try spec("\"show\": { \"timings\": { \"fade\": \(text) } }", head: head)
        return try #require(spec.topLeaves(ofVariant: 0).first)
    }

    struct Missing: Error {}

    @Test("Every dialect gives the same spring")
    func dialects() throws {
        // ω0 = 2π / 0.5, ζ = 0.75; k = ω0², c = 2ζω0, computed by hand for mass 1.
        let k = 157.91367041742973
        let c = 18.84955592153876
        let texts = [
            "{ \"spring\": { \"duration\": 0.5, \"bounce\": 0.25 } }",
            "{ \"spring\": { \"duration\": \"500ms\", \"bounce\": 0.25 } }",
            "{ \"spring\": { \"response\": 0.5, \"dampingRatio\": 0.75 } }",
            "{ \"spring\": { \"response\": 0.5, \"dampingFraction\": 0.75 } }",
            "{ \"spring\": { \"stiffness\": \(k), \"damping\": \(c) } }",
            "{ \"spring\": { \"mass\": 2, \"stiffness\": \(2 * k), \"damping\": \(2 * c) } }",
            "{ \"spring\": { \"tension\": \(k), \"friction\": \(c) } }",
            "{ \"spring\": { \"stiffness\": \(k), \"dampingRatio\": 0.75 } }",
            "{ \"spring\": { \"mass\": 3, \"stiffness\": \(3 * k), \"dampingRatio\": 0.75 } }",
        ]
        let curves = try texts.map { try Self.curve($0) }
        let length = try #require(curves[0].naturalDuration)
        let settled = try Self.curve("{ \"spring\": { \"settles\": \(length), \"dampingRatio\": 0.75 } }")
        for curve in curves + [settled] {
            #expect(abs(try #require(curve.naturalDuration) - length) < 1e-12)
            for step in 0...100 {
                let x = Double(step) / 100
                #expect(abs(curve.progress(at: x) - curves[0].progress(at: x)) < 1e-12)
            }
        }
    }

    @Test(
        "A time is the same number however it is written",
        arguments: [
            "0.285", "\"285ms\"", "\"0.285s\"", "{ \"value\": 285, \"unit\": \"ms\" }", "\"short\"",
            "\"alias\"", "\"2.85e2ms\"", "\".285s\"",
        ])
    func times(_ text: String) throws {
        let head =
            "\"durations\": { \"short\": \"285ms\", \"alias\": \"short\" }, \"defaults\": { \"duration\": \"alias\" },"
        let timing = try Self.timing(
            "{ \"duration\": \(text), \"delay\": \(text), \"endDelay\": \(text) }", head: head)
        #expect(timing.node.length == 0.285)
        #expect(timing.node.timing.delay == 0.285 && timing.node.timing.endDelay == 0.285)
    }

    @Test("A leaf that names no property moves that of the nearest container that has one")
    func containers() throws {
        func tree(_ motion: String) throws -> Spec {
            try Self.read(
                "{ \"motionSpec\": 1, \"name\": \"Test\", \"variants\": { \"show\": { \"motion\": \(motion), \"reducedMotion\": \"instant\" } } }"
            )
        }
        let written = try tree(
            #"""
            { "sequence": [{ "animate": "a.zPosition", "to": 1 }, { "group": [{ "animate": "b.zPosition", "by": 2 }] },
              { "animate": "a.zPosition", "keyframes": [{ "at": "50%", "value": 3 }, { "at": "100%", "value": 0 }] }] }
            """#)
        let short = try tree(
            #"""
            { "sequence": [{ "to": 1 }, { "group": [{ "by": 2 }], "property": "b.zPosition" },
              { "keyframes": [{ "at": "50%", "value": 3 }, { "at": "100%", "value": 0 }] }], "property": "a.zPosition" }
            """#)
        #expect(short.variants == written.variants)
        let each = try tree(
            #"{ "each": ["a", "b"], "property": "$.zPosition", "motion": { "sequence": [{ "to": 1 }, { "to": 0 }] } }"#
        )
        guard case .tree(let node, _) = each.variants[0].motion else { throw Missing() }
        let paths = node.leaves.map { $0.property.path.text }
        #expect(paths == ["a.zPosition", "a.zPosition", "b.zPosition", "b.zPosition"])
    }

    @Test("A time that a used variant gets by its parameters is known, and others may wait for it")
    func knownTimes() throws {
        func sequence(_ stagger: String, _ delay: String, _ use: String) throws -> Spec {
            try Self.read(
                """
                { "motionSpec": 1, "name": "Test", "parameters": { "d": 0.01 }, "variants": {
                  "two": { "motion": { "each": ["x", "y"], "stagger": \(stagger),
                    "motion": { "animate": "$.zPosition", "to": 1, "duration": 0.2, "delay": \(delay) } }, "reducedMotion": "instant" },
                  "show": { "motion": { "sequence": [\(use), { "animate": "b.zPosition", "to": 1 }] },
                    "reducedMotion": "instant" },
                  "other": { "motion": { "animate": "c.zPosition", "to": "= d" }, "reducedMotion": "instant" } } }
                """)
        }
        let late = try sequence(
            "\"= clamp(d, 0, 0.1)\"", "\"= clamp(2 * d, 0, 0.3)\"",
            "{ \"use\": \"two\", \"with\": { \"d\": 0.08 } }")
        let known = try sequence("0.08", "0.16", "{ \"use\": \"two\" }")
        #expect(late.variants[1] == known.variants[1])
    }

    @Test("A named curve is the curve that is written in place, through any number of names")
    func names() throws {
        let head = "\"curves\": { \"a\": \"b\", \"b\": \"c\", \"c\": { \"bezier\": [0.4, 0, 0.2, 1] } },"
        let inPlace = try Self.timing("{ \"curve\": { \"bezier\": [0.4, 0, 0.2, 1] } }")
        #expect(try Self.timing("{ \"curve\": \"a\" }", head: head) == inPlace)
        #expect(try Self.timing("{ \"curve\": { \"css\": \"cubic-bezier(.4, 0, .2, 1)\" } }") == inPlace)
        let shared = "\"timings\": { \"quick\": { \"curve\": { \"bezier\": [0.4, 0, 0.2, 1] } } },"
        #expect(try Self.timing("\"quick\"", head: shared) == inPlace)
        #expect(
            try Self.spec(
                "\"show\": {}", head: shared, animation: "\"values\": [0, 1], \"timing\": \"quick\""
            ).topLeaves(ofVariant: 0).map { $0.node.unnamed } == [inPlace.node.unnamed])
        #expect(
            try Self.spec(
                "\"show\": {}",
                animation: "\"values\": [0, 1], \"timing\": { \"curve\": { \"bezier\": [0.4, 0, 0.2, 1] } }"
            ).topLeaves(ofVariant: 0).map { $0.node.unnamed } == [inPlace.node.unnamed])
    }

    @Test("Without anything said, a timing is a quarter of a second of ease-in-out, or what the defaults say")
    func defaults() throws {
        let plain = try Self.timing("{}")
        #expect(plain.node.length == 0.25 && plain.curve == .bezier(.easeInOut))
        #expect(plain.node.timing == Spec.NodeTiming())
        let head = "\"defaults\": { \"duration\": 0.1, \"curve\": \"linear\" },"
        let given = try Self.timing("{}", head: head)
        #expect(given.node.length == 0.1 && given.curve == .linear)
        let springy = "\"defaults\": { \"curve\": \"smooth\" },"
        #expect(try Self.timing("{ \"duration\": 0 }", head: springy).curve == .instant)
    }

    @Test("A variant that extends another has its timings, with its own over them")
    func extends() throws {
        let spec = try Self.read(
            """
            { "motionSpec": 1, "name": "Test",
              "animations": { "a.opacity": [0, 1], "b.opacity": [0, 1], "c.opacity": [0, 1] },
              "variants": {
                "base": { "timings": { "a.opacity": { "duration": 0.1 }, "*": { "duration": 0.2 } } },
                "more": { "extends": "base", "timings": { "b.opacity": { "duration": 0.3 } } },
                "most": { "extends": "more", "reverseValues": true, "timings": { "*": { "duration": 0.25 } } },
                "back": { "extends": "more", "mirror": true } } }
            """)
        #expect(Self.durations(spec, 0) == [0.1, 0.2, 0.2])
        #expect(Self.durations(spec, 1) == [0.1, 0.3, 0.2])
        #expect(Self.durations(spec, 2) == [0.1, 0.3, 0.25])
        #expect(spec.states == ["from", "to"])
        #expect(spec.variants[2].startState == 1 && spec.variants[2].endState == 0)
        #expect(spec.variants[3].motion == .mirror(of: 1))
        #expect(spec.variants[3].startState == 1 && spec.variants[3].endState == 0)
    }

    private static func durations(_ spec: Spec, _ index: Int) -> [Double] {
        spec.topLeaves(ofVariant: index).map { $0.node.length }
    }

    @Test("A timing in place gives way to one a variant lists under the property's path, not to the wildcard")
    func inPlace() throws {
        let animation = "\"values\": [0, 1], \"timing\": { \"duration\": 0.1 }"
        let listed = try Self.spec(
            "\"show\": { \"timings\": { \"box.opacity\": { \"duration\": 0.2 } } }", animation: animation)
        #expect(Self.durations(listed, 0) == [0.2])
    }

    @Test("All keys of a timing arrive")
    func allKeys() throws {
        let timing = try Self.timing(
            """
            { "delay": "-50ms", "duration": { "min": "800ms", "max": "900ms", "perUnit": "1ms" }, "endDelay": 0.1,
              "curve": "linear", "repeatFor": "3s", "direction": "alternate-reverse", "autoreverse": true,
              "reverseCurve": "ease-in", "iterationStart": 0.5, "speed": 2 }
            """)
        // The travel is 1: 0.801 s there and as long back, of which 3 s at speed 1 are so many iterations.
        let length = 0.8 + 0.001
        #expect(timing.node.length == length && timing.curve == .linear)
        #expect(
            timing.node.timing
                == Spec.NodeTiming(
                    delay: -0.05, endDelay: 0.1, iterations: 3 / (length + length), iterationStart: 0.5,
                    direction: .alternateReverse, wayBack: .along(.bezier(.easeIn), duration: length),
                    speed: 2))
        #expect(
            try Self.timing(
                "{ \"iterations\": \"infinite\", \"duration\": 1, \"direction\": \"alternate\", "
                    + "\"$lint\": { \"ignore\": { \"loop-forever\": \"a loader\" } } }"
            ).node.timing.iterations == .infinity)
        #expect(try Self.timing("{ \"iterations\": 2.5 }").node.timing.iterations == 2.5)
    }

    @Test("All kinds of curve arrive")
    func kinds() throws {
        let ease = Curve.bezier(.ease)
        let table: [(String, Curve)] = [
            ("linear", .linear), ("\"ease\"", ease), (" bounce.out\n", .penner(Penner(.bounce, .out))),
            ("cubic-bezier(0.25, 0.1, 0.25, 1)", ease), ("{ \"css\": \"ease\" }", ease),
            ("{ \"reverse\": \"ease\" }", .reverse(ease)), ("{ \"mirror\": \"ease\" }", .mirror(ease)),
            ("{ \"interval\": [0.2, 0.8], \"of\": \"ease\" }", .interval(0.2...0.8, of: ease)),
            ("{ \"scale\": 2, \"of\": \"ease\" }", .scale(2, of: ease)),
            ("{ \"clamp\": [0, 1], \"of\": \"ease\" }", .clamp(0...1, of: ease)),
            ("{ \"sum\": [\"ease\", \"linear\"] }", .sum([ease, .linear])),
            ("{ \"product\": [\"ease\", \"linear\"] }", .product([ease, .linear])),
            ("{ \"chain\": [\"ease\", \"linear\"] }", .chain([ease, .linear])),
            ("{ \"cubic\": \"inOut\" }", .penner(Penner(.cubic, .inOut))),
            ("{ \"back\": \"in\", \"overshoot\": 2 }", .penner(try .back(.in, overshoot: 2))),
            (
                "{ \"elastic\": \"out\", \"amplitude\": 2, \"period\": 0.4 }",
                .penner(try .elastic(.out, amplitude: 2, period: 0.4))
            ),
            ("{ \"steps\": 4, \"jump\": \"both\" }", .steps(try Steps(4, jump: .both))),
            ("{ \"steps\": 4 }", .steps(try Steps(4))),
            (
                "{ \"points\": [0, 0.25, { \"y\": 1.1, \"x\": 0.6 }, 1] }",
                .points(
                    try LinearPoints(stops: [.init(y: 0), .init(y: 0.25), .init(y: 1.1, x: 0.6), .init(y: 1)])
                )
            ),
            ("{ \"bezierPath\": \"M0,0 L1,1\" }", .bezierPath(try BezierPath(svg: "M0,0 L1,1"))),
            (
                "{ \"spring\": { \"duration\": 0.5, \"initialVelocity\": 2, \"tolerance\": 0.01, \"clamp\": [0, 1.1], \"stopAtTarget\": true } }",
                .spring(
                    try SpringCurve(
                        try Spring(duration: 0.5), initialVelocity: 2, tolerance: 0.01, clamp: 0...1.1,
                        stopsAtTarget: true))
            ),
        ]
        for (text, curve) in table { #expect(try Self.curve(text) == curve, "\(text)") }
    }

    @Test("Values of every type arrive, and their JSON reads back to the same value")
    func values() throws {
        let table: [(ValueType, String, MotionValue)] = [
            (.number, "1.5", .number(1.5)), (.integer, "3", .integer(3)), (.boolean, "true", .boolean(true)),
            (.angle, "\"90deg\"", .angle(degrees: 90)), (.angle, "\"0.25turn\"", .angle(degrees: 90)),
            (.angle, "\"100grad\"", .angle(degrees: 90)), (.angle, "90", .angle(degrees: 90)),
            (.angle, "0.25turn", .angle(degrees: 90)), (.angle, "\"-1.5e1deg\"", .angle(degrees: -15)),
            (.point, "[1, 2]", .point(1, 2)), (.point, "{ \"y\": 2, \"x\": 1 }", .point(1, 2)),
            (.size, "[1, 2]", .size(1, 2)), (.size, "{ \"width\": 1, \"height\": 2 }", .size(1, 2)),
            (.vector(3), "[1, 2, 3]", .vector([1, 2, 3])), (.rect, "[1, 2, 3, 4]", .rect(1, 2, 3, 4)),
            (.rect, "{ \"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4 }", .rect(1, 2, 3, 4)),
            (
                .insets, "{ \"top\": 1, \"left\": 2, \"bottom\": 3, \"right\": 4 }",
                .insets(top: 1, left: 2, bottom: 3, right: 4)
            ),
            (.color, "\"#6200ee\"", .color(try Color(css: "#6200ee"))),
            (.color, "#fff", .color(try Color(css: "white"))),
            (.color, "oklab(0.5 0.1 -0.1 / 0.5)", .color(try Color(css: "oklab(0.5 0.1 -0.1 / 0.5)"))),
            (.color, "\"rgb(1 2 3 / 50%)\"", .color(try Color(css: "rgb(1 2 3 / 50%)"))),
        ]
        for (type, text, value) in table {
            let read = FragmentReader.value(SourceFile(path: "value", text: text), of: type)
            #expect(read.value == value, "\(text): \(read.diagnostics)")
            let again = SourceFile(path: "value", text: value.json.text(pretty: false))
            #expect(FragmentReader.value(again, of: type).value == value, "\(text)")
        }
        let radians = FragmentReader.value(
            SourceFile(path: "value", text: "1.5707963267948966rad"), of: .angle)
        #expect(abs(try #require(radians.value).components[0] - 90) < 1e-13)
    }

    @Test("The type of an unknown key path is that of its values, its declaration or the table")
    func types() throws {
        let table: [(String, ValueType)] = [
            ("[0, 1]", .number), ("[[0, 1], [1, 2]]", .point), ("[[1, 2, 3], [1, 2, 3]]", .vector(3)),
            ("[{ \"width\": 1, \"height\": 2 }, { \"width\": 1, \"height\": 2 }]", .size),
            ("[\"red\", \"#fff\"]", .color),
            ("[0, \"90deg\"]", .angle), ("[true, false]", .boolean),
            (
                "[{ \"top\": 1, \"left\": 2, \"bottom\": 3, \"right\": 4 }, { \"top\": 1, \"left\": 2, \"bottom\": 3, \"right\": 4 }]",
                .insets
            ),
        ]
        for (values, type) in table {
            let spec = try Self.read(
                "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"x.own\": \(values) }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
            )
            #expect(spec.animations[0].property.type == type)
        }
        let spec = try Self.read(
            """
            { "motionSpec": 1, "name": "A",
              "properties": { "x.own": { "type": "integer", "initial": 3, "additive": false, "unit": "points" }, "y.opacity": {}, "z.grid": { "type": "vector", "initial": [1, 2, 3, 4] } },
              "animations": { "x.own": { "values": [0, 1.5], "weight": 0.5, "velocity": 2 } },
              "variants": { "v": { "timings": { "*": {} } } } }
            """)
        #expect(spec.animations[0].property.type == .integer && !spec.animations[0].property.isAdditive)
        #expect(
            spec.animations[0].property.initial == .integer(3) && spec.animations[0].property.unit == .points)
        #expect(spec.topLeaves(ofVariant: 0).map { $0.leaf.weight } == [0.5])
        #expect(spec.restingProperties.map { $0.path.text } == ["y.opacity", "z.grid"])
        #expect(spec.restingProperties[1].type == .vector(4))
    }
}
