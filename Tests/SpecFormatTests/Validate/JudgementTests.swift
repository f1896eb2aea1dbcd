import SpecFormat
import TestSupport
import Testing

@Suite("Judgements")
struct JudgementTests {
    private static func ids(_ place: WrongSpec.Place, _ text: String) -> [String] {
        let file = SourceFile(path: "spec.json", text: WrongSpec("", place, text).marked.text)
        return SpecReader.read(file).diagnostics.map { $0.id.name }
    }

    @Test(
        "A motion is shorter than a frame below 17 ms, and never at 0",
        arguments: [
            ("{ \"duration\": \"17ms\" }", false), ("{ \"duration\": \"16.99ms\" }", true),
            ("{ \"duration\": 0 }", false), ("{ \"curve\": \"instant\" }", false),
            ("{ \"duration\": \"33ms\", \"speed\": 2 }", true),
            ("{ \"duration\": \"34ms\", \"speed\": 2 }", false),
        ])
    func subFrame(_ timing: String, _ isFound: Bool) {
        #expect(Self.ids(.timing, timing) == (isFound ? ["sub-frame"] : []))
    }

    @Test(
        "What repeats for more than 5 s draws a remark, what plays once doesn't",
        arguments: [
            ("\"iterations\": 10", false), ("\"iterations\": 10.02", true),
            ("\"iterations\": 5, \"autoreverse\": true", false),
            ("\"iterations\": 5.01, \"autoreverse\": true", true),
            ("\"repeatFor\": 5", false), ("\"repeatFor\": 5.001", true),
            ("\"repeatFor\": \"10s\", \"speed\": 2", false), ("\"iterations\": \"infinite\"", true),
        ])
    func loopForever(_ keys: String, _ isFound: Bool) {
        let timing = "{ \"duration\": 0.5, \"direction\": \"alternate\", \(keys) }"
        #expect(Self.ids(.timing, timing) == (isFound ? ["loop-forever"] : []))
        #expect(!Self.ids(.timing, "{ \"duration\": 6 }").contains("loop-forever"))
    }

    @Test(
        "A velocity is ignored where no spring takes it up, and a weight where nothing adds",
        arguments: [
            ("\"velocity\": 9", "{ \"duration\": 0.2 }", "{ \"duration\": 0.3 }", "velocity-ignored"),
            ("\"velocity\": 9", "{ \"duration\": 0.2 }", "{ \"curve\": \"smooth\" }", ""),
            ("\"velocity\": 0", "{ \"duration\": 0.2 }", "{ \"duration\": 0.3 }", ""),
            (
                "\"additive\": false, \"weight\": 0.5", "{ \"duration\": 0.2 }", "{ \"duration\": 0.3 }",
                "weight-ignored"
            ),
            ("\"additive\": false, \"weight\": 1", "{ \"duration\": 0.2 }", "{ \"duration\": 0.3 }", ""),
            ("\"weight\": 0.5", "{ \"duration\": 0.2 }", "{ \"duration\": 0.3 }", ""),
        ])
    func ignored(_ keys: String, _ first: String, _ second: String, _ id: String) {
        let text = """
            { "motionSpec": 1, "name": "A", "animations": { "box.zPosition": { "values": [0, 1], \(keys) } },
              "variants": { "one": { "timings": { "*": \(first) } }, "two": { "timings": { "*": \(second) } } } }
            """
        let found = SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics.map { $0.id.name }
        #expect(found == (id.isEmpty ? [] : [id]))
    }

    @Test(
        "A state is contradicted where a part has another value than its whole, and another variant goes first through it",
        arguments: [
            ("[2, 6]", "\"reverseValues\": true, \"timings\": {}", 2),
            ("[0, 6]", "\"reverseValues\": true, \"timings\": {}", 1),
            ("[0, 2]", "\"reverseValues\": true, \"timings\": {}", 0),
            ("[2, 6]", "\"extends\": \"show\", \"mirror\": true", 0),
        ])
    func contradicted(_ values: String, _ back: String, _ count: Int) {
        let text = """
            { "motionSpec": 1, "name": "A",
              "animations": { "box.shadowOffset": [[0, 0], [0, 2]], "box.shadowOffset.height": \(values) },
              "timings": { "box.shadowOffset": { "duration": 0.1 },
                "box.shadowOffset.height": { "delay": 0.1, "duration": 0.1 } },
              "variants": { "show": { "timings": {} }, "hide": { \(back) } } }
            """
        let found = SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics.map { $0.id.name }
        #expect(found == Array(repeating: "state-contradicted", count: count))
    }

    @Test(
        "More than three flashes, pairs of opposing swings of 10 %, may not begin within a second",
        arguments: [
            // Seven swings of 1/6 s begin within a second and nothing, of less within less.
            ("\"duration\": \"167ms\", \"iterations\": 20, \"direction\": \"alternate\"", false),
            ("\"duration\": \"166ms\", \"iterations\": 20, \"direction\": \"alternate\"", true),
            ("\"duration\": \"166ms\", \"iterations\": 20, \"direction\": \"alternate-reverse\"", true),
            ("\"duration\": \"166ms\", \"iterations\": 10, \"autoreverse\": true", true),
            ("\"duration\": \"167ms\", \"iterations\": 10, \"autoreverse\": true", false),
            // Three flashes are allowed however quick.
            ("\"duration\": \"50ms\", \"iterations\": 6, \"direction\": \"alternate\"", false),
            ("\"duration\": \"50ms\", \"iterations\": 7, \"direction\": \"alternate\"", true),
            // The jump back to the start opposes the way there.
            ("\"duration\": \"334ms\", \"iterations\": 9", false),
            ("\"duration\": \"332ms\", \"iterations\": 9", true),
            ("\"duration\": \"332ms\", \"iterations\": 9, \"direction\": \"reverse\"", true),
            // Steps that only climb don't flash.
            ("\"duration\": \"200ms\", \"curve\": { \"steps\": 9 }", false),
            ("\"duration\": \"400ms\", \"curve\": { \"steps\": 9, \"jump\": \"both\" }", false),
            // A curve can flash by itself.
            ("\"duration\": 0.4, \"curve\": { \"points\": [0, 1, 0, 1, 0, 1, 0, 1] }", true),
            ("\"duration\": 0.4, \"curve\": { \"points\": [0, 1, 0, 1, 0, 1] }", false),
            ("\"duration\": 0.4, \"curve\": { \"points\": [0, 0.09, 0, 0.09, 0, 0.09, 0, 1] }", false),
            (
                "\"duration\": \"50ms\", \"iterations\": 9, \"direction\": \"alternate\", \"speed\": 0.25",
                false
            ),
        ])
    func flash(_ keys: String, _ isFound: Bool) {
        #expect(Self.ids(.timing, "{ \(keys) }") == (isFound ? ["flash"] : []))
    }

    @Test(
        "In a motion tree flashes are counted as it is played, with what its containers do",
        arguments: [
            // Seven swings of a little less than 1/6 s begin within a second.
            (
                "{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0, 1, 0, 1], \"duration\": 1.16 }",
                true
            ),
            (
                "{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0, 1, 0, 1], \"duration\": 1.17 }",
                false
            ),
            (
                "{ \"animate\": \"box.opacity\", \"steps\": [1, 0, 1, 0, 1, 0, 1], \"duration\": 0.8 }", true
            ),
            (
                "{ \"animate\": \"box.opacity\", \"steps\": [1, 0, 1, 0, 1, 0, 1], \"duration\": 1.5 }", false
            ),
            (
                "{ \"animate\": \"box.opacity\", \"keyframes\": [{ \"at\": 0, \"value\": 0, \"curve\": { \"points\": [0, 1, 0, 1, 0, 1, 0, 1] } }, { \"at\": \"100%\", \"value\": 1 }], \"duration\": 0.5 }",
                true
            ),
            (
                "{ \"animate\": \"box.opacity\", \"value\": \"= 0.5 + 0.06 * sin(18 * p)\", \"duration\": 0.5 }",
                false
            ),
            (
                "{ \"animate\": \"box.opacity\", \"value\": \"= 0.5 + 0.06 * sin(48 * p)\", \"duration\": 0.5 }",
                true
            ),
            (
                "{ \"animate\": \"box.opacity\", \"value\": \"= 0.5 + 0.04 * sin(48 * p)\", \"duration\": 0.5 }",
                false
            ),
            (
                "{ \"animate\": \"box.opacity\", \"value\": \"= 0.5 + 0.06 * sin(96 * t)\", \"duration\": 0.5 }",
                true
            ),
            // What a container repeats, turns, bends or plays faster.
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 0.1 }, { \"animate\": \"box.opacity\", \"to\": 0, \"duration\": 0.1 }], \"iterations\": 4 }",
                true
            ),
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 0.1 }, { \"animate\": \"box.opacity\", \"to\": 0, \"duration\": 0.1 }], \"iterations\": 3 }",
                false
            ),
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 0.2 }, { \"animate\": \"box.opacity\", \"to\": 0, \"duration\": 0.2 }], \"iterations\": 4 }",
                false
            ),
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 0.2 }, { \"animate\": \"box.opacity\", \"to\": 0, \"duration\": 0.2 }], \"iterations\": 4, \"speed\": 2 }",
                true
            ),
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 0.2 }, { \"animate\": \"box.opacity\", \"to\": 0, \"duration\": 0.2 }], \"curve\": { \"points\": [0, 1, 0, 1, 0, 1, 0, 1] } }",
                true
            ),
            (
                "{ \"group\": [{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0], \"duration\": 0.5 }], \"autoreverse\": true }",
                true
            ),
            (
                "{ \"group\": [{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0], \"duration\": 0.5 }], \"autoreverse\": true, \"reversing\": \"independent\" }",
                true
            ),
            (
                "{ \"group\": [{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0], \"duration\": 0.5 }], \"autoreverse\": true, \"reversing\": \"synchronized\" }",
                true
            ),
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"through\": [1, 0], \"duration\": 0.25 }, { \"animate\": \"box.opacity\", \"through\": [1, 0], \"duration\": 0.25 }], \"autoreverse\": true, \"reversing\": \"sequential\" }",
                true
            ),
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 0.25 }, { \"animate\": \"box.opacity\", \"to\": 0, \"duration\": 0.25 }], \"autoreverse\": true, \"reversing\": \"sequential\" }",
                false
            ),
            (
                "{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": \"166ms\", \"iterations\": 4, \"autoreverse\": true }",
                true
            ),
            (
                "{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": \"167ms\", \"iterations\": 4, \"autoreverse\": true }",
                false
            ),
            (
                "{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": \"60ms\", \"iterations\": 4, \"autoreverse\": true, \"reverseCurve\": \"ease-in\" }",
                true
            ),
            (
                "{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": \"100ms\", \"iterations\": 9, \"direction\": \"alternate\", \"iterationStart\": 0.5 }",
                true
            ),
            // A pause keeps bursts apart.
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0], \"duration\": 0.4 }, { \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0], \"duration\": 0.4 }] }",
                true
            ),
            (
                "{ \"sequence\": [{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0], \"duration\": 0.4 }, { \"wait\": 0.8 }, { \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0], \"duration\": 0.4 }] }",
                false
            ),
            (
                "{ \"sequence\": [{ \"set\": { \"box.opacity\": 1 } }, { \"wait\": 0.1 }, { \"set\": { \"box.opacity\": 0 } }, { \"wait\": 0.1 }], \"iterations\": 4 }",
                true
            ),
            // Other things at the same time are other things, and a layer is one of its own.
            (
                "{ \"each\": [\"a\", \"b\", \"c\", \"d\"], \"motion\": { \"animate\": \"$.opacity\", \"through\": [0, 1], \"duration\": 0.2 }, \"stagger\": 0.05 }",
                false
            ),
            (
                "{ \"group\": [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 1 }, { \"animate\": \"box.opacity\", \"from\": 0, \"through\": [0.2, 0, 0.2, 0, 0.2, 0, 0.2], \"additive\": true, \"duration\": 0.8 }] }",
                true
            ),
        ])
    func flashingTree(_ motion: String, _ isFound: Bool) {
        #expect(Self.ids(.motion, motion).filter { $0 == "flash" } == (isFound ? ["flash"] : []))
    }

    @Test("What is used flashes where it is written, and where it is repeated")
    func flashingUse() {
        func read(_ inner: String, _ outer: String) -> [String] {
            let variants = """
                "inner": { "motion": { "animate": "box.opacity", \(inner) } },
                "outer": { "motion": { "use": "inner"\(outer) } }
                """
            let file = SourceFile(path: "spec.json", text: WrongSpec("", .variants, variants).marked.text)
            let found = SpecReader.read(file).diagnostics.filter { $0.id == .flash }
            return found.map { file.text(in: $0.range) }
        }
        #expect(read("\"through\": [1, 0, 1, 0, 1, 0, 1, 0], \"duration\": 0.8", "") == ["0.8"])
        #expect(read("\"through\": [1, 0], \"duration\": 0.2", "") == [])
        #expect(read("\"through\": [1, 0], \"duration\": 0.2", ", \"iterations\": 4") == ["\"use\""])
    }

    @Test(
        "A value and its component may move one after the other in a variant with timings, not at the same time",
        arguments: [
            ("{ \"duration\": 0.2 }", "{ \"delay\": 0.2, \"duration\": 0.2 }", false),
            ("{ \"duration\": 0.2 }", "{ \"delay\": 0.1, \"duration\": 0.2 }", true),
            ("{ \"delay\": 0.3, \"duration\": 0.2 }", "{ \"duration\": 0.3 }", false),
            ("{ \"delay\": 0.3, \"duration\": 0.2 }", "{ \"duration\": 0.31 }", true),
            ("{ \"duration\": 0.2, \"iterations\": 2 }", "{ \"delay\": 0.3, \"duration\": 0.2 }", true),
            ("{ \"duration\": 0.2, \"autoreverse\": true }", "{ \"delay\": 0.3, \"duration\": 0.2 }", true),
            ("{ \"duration\": 0.2, \"speed\": 2 }", "{ \"delay\": 0.1, \"duration\": 0.2 }", false),
        ])
    func componentOverlap(_ whole: String, _ part: String, _ isFound: Bool) {
        let file = SourceFile(
            path: "spec.json",
            text: """
                { "motionSpec": 1, "name": "Test",
                  "animations": { "box.position": [[0, 0], [0, 9]], "box.position.y": [9, 20] },
                  "variants": { "go": { "reducedMotion": "instant",
                    "timings": { "box.position": \(whole), "box.position.y": \(part) } } } }
                """)
        #expect(SpecReader.read(file).diagnostics.map { $0.id } == (isFound ? [.componentOverlap] : []))
    }

    @Test(
        "What has two names may move by one after the other, not by both at the same time",
        arguments: [
            ("opacity", "[0, 1]", "alpha", "[1, 0]"),
            ("center", "[[0, 0], [9, 9]]", "position", "[[0, 0], [1, 2]]"),
            ("center", "[[0, 0], [9, 9]]", "position.x", "[0, 1]"),
            ("position.y", "[0, 9]", "center.y", "[0, 1]"),
        ], [(0, true), (0.1, true), (0.2, false)])
    func twoNames(
        _ pair: (first: String, values: String, second: String, others: String),
        _ late: (delay: Double, isFound: Bool)
    ) {
        let file = SourceFile(
            path: "spec.json",
            text: """
                { "motionSpec": 1, "name": "Test",
                  "animations": { "box.\(pair.first)": \(pair.values), "box.\(pair.second)": \(pair.others) },
                  "variants": { "go": { "reducedMotion": "instant",
                    "timings": { "box.\(pair.first)": { "duration": 0.2 },
                                 "box.\(pair.second)": { "delay": \(late.delay), "duration": 0.2 } } } } }
                """)
        let ids = SpecReader.read(file).diagnostics.map { $0.id }.filter { $0 == .componentOverlap }
        #expect(ids == (late.isFound ? [.componentOverlap] : []))
    }

    @Test("Targets that are renamed onto each other may move one after the other")
    func renamedOnto() {
        let variants = """
            "both": { "motion": { "group": [
              { "animate": "a.opacity", "to": 1, "duration": 0.1 },
              { "animate": "b.opacity", "to": 0, "delay": 0.1, "duration": 0.1 }] } },
            "one": { "motion": { "use": "both", "targets": { "a": "box", "b": "box" } } }
            """
        #expect(Self.ids(.variants, variants).filter { $0 == "overlap" } == [])
    }

    @Test(
        "A swing is a change by a tenth of opacity or of luminance, and movement is none",
        arguments: [
            ("\"box.opacity\": [0.5, 0.601]", true), ("\"box.opacity\": [0.5, 0.599]", false),
            ("\"box.alpha\": [0.5, 0.7]", true), ("\"box.shadowRadius\": [0, 9]", false),
            ("\"box.backgroundColor\": [\"#000\", \"#606060\"]", true),
            ("\"box.backgroundColor\": [\"#000\", \"#505050\"]", false),
            ("\"box.backgroundColor\": [\"#f000\", \"#f00f\"]", true),
        ])
    func swing(_ animation: String, _ isFound: Bool) {
        let file = SourceFile(
            path: "spec.json",
            text: """
                { "motionSpec": 1, "name": "Test", "animations": { \(animation) }, "variants": { "go": { "timings": {
                  "*": { "duration": 0.1, "iterations": 20, "direction": "alternate", "curve": "linear" } } } } }
                """)
        #expect(SpecReader.read(file).diagnostics.map { $0.id.name } == (isFound ? ["flash"] : []))
    }

    @Test(
        "Two curves are the same below 1 % of the travel and of the length",
        arguments: [
            ("{ \"points\": [0, 0.5, 1] }", "{ \"points\": [0, 0.5099, 1] }", true),
            ("{ \"points\": [0, 0.5, 1] }", "{ \"points\": [0, 0.5101, 1] }", false),
            // A spike between two evenly spread looks is seen at its corner.
            (
                "{ \"points\": [0, 1] }",
                "{ \"points\": [0, { \"x\": 0.50049, \"y\": 0.50049 }, { \"x\": 0.500495, \"y\": 0.9 }, { \"x\": 0.5005, \"y\": 0.5005 }, 1] }",
                false
            ),
            ("{ \"steps\": 200 }", "{ \"bezier\": [0.2, 0.2, 0.8, 0.8] }", true),
            ("{ \"steps\": 99 }", "{ \"bezier\": [0.2, 0.2, 0.8, 0.8] }", false),
            (
                "{ \"spring\": { \"response\": 0.4, \"dampingRatio\": 0.8 } }",
                "{ \"spring\": { \"response\": 0.4039, \"dampingRatio\": 0.8 } }", true
            ),
            (
                "{ \"spring\": { \"response\": 0.4, \"dampingRatio\": 0.8 } }",
                "{ \"spring\": { \"response\": 0.4041, \"dampingRatio\": 0.8 } }", false
            ),
            ("{ \"bezier\": [0.2, 0.2, 0.8, 0.8] }", "\"a\"", false),
        ])
    func nearDuplicate(_ first: String, _ second: String, _ isFound: Bool) {
        let file = SourceFile(
            path: "spec.json",
            text: """
                { "motionSpec": 1, "name": "Test", "curves": { "a": \(first), "b": \(second) },
                  "animations": { "x.zPosition": [0, 1], "y.zPosition": [0, 1] },
                  "variants": { "go": { "timings": {
                    "x.zPosition": { "curve": "a" }, "y.zPosition": { "curve": "b" } } } } }
                """)
        let found = SpecReader.read(file).diagnostics.map { $0.id.name }
        #expect(found == (isFound ? ["near-duplicate"] : []))
    }

    @Test(
        "A way back may take a frame longer than the way there, not more",
        arguments: [
            ("{ \"duration\": \"200ms\" }", "{ \"duration\": \"216ms\" }", false),
            ("{ \"duration\": \"200ms\" }", "{ \"duration\": \"217ms\" }", true),
            ("{ \"duration\": \"200ms\", \"delay\": \"50ms\" }", "{ \"duration\": \"260ms\" }", false),
            ("{ \"duration\": \"200ms\" }", "{ \"duration\": \"180ms\", \"delay\": \"40ms\" }", true),
            // Of springs counts what is perceived, not how long they settle.
            (
                "{ \"duration\": \"300ms\" }",
                "{ \"curve\": { \"spring\": { \"duration\": 0.3, \"bounce\": 0 } } }", false
            ),
            (
                "{ \"duration\": \"300ms\" }",
                "{ \"curve\": { \"spring\": { \"duration\": 0.32, \"bounce\": 0 } } }", true
            ),
        ])
    func exitSlower(_ enter: String, _ exit: String, _ isFound: Bool) {
        let variants =
            "\"show\": { \"timings\": { \"fade\": \(enter) } }, "
            + "\"hide\": { \"reverseValues\": true, \"timings\": { \"fade\": \(exit) } }"
        #expect(Self.ids(.variants, variants) == (isFound ? ["exit-slower"] : []))
        let forms =
            "\"show\": { \"timings\": { \"fade\": \(enter) } }, \"calm\": { \"reverseValues\": true, "
            + "\"reducedMotionFor\": [\"show\"], \"timings\": { \"fade\": \(exit) } }"
        #expect(Self.ids(.variants, forms) == [])
    }

    @Test(
        "A reduced form that only jumps draws a remark where an opacity fades, unless it is asked for by word",
        arguments: [
            (
                "\"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { \"fade\": { \"duration\": 0 } } }",
                true
            ),
            (
                "\"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { \"fade\": { \"duration\": 0.1 } } }",
                false
            ),
        ])
    func reducedNone(_ form: String, _ isFound: Bool) {
        let show = "\"show\": { \"timings\": { \"fade\": { \"duration\": 0.2 } } }, "
        #expect(Self.ids(.variants, show + form) == (isFound ? ["reduced-none"] : []))
        let loop = show.replacing("0.2 }", with: "0.4, \"iterations\": 4, \"direction\": \"alternate\" }")
        #expect(Self.ids(.variants, loop + form) == [])
        let instant = "\"show\": { \"timings\": { \"fade\": {} }, \"reducedMotion\": \"instant\" }"
        #expect(Self.ids(.variants, instant) == [])
    }

    @Test(
        "What isn't named by the library that an object keeps to draws a warning with the nearest name",
        arguments: [
            ("\"duration\": \"120ms\", \"curve\": { \"bezier\": [0.4, 0, 0.2, 1] }", []),
            ("\"duration\": \"brand.brief\", \"curve\": \"brand.brand\"", []),
            ("\"duration\": 0, \"curve\": \"instant\"", []),
            (
                "\"duration\": { \"min\": 0.1, \"max\": 0.2, \"perUnit\": 0.1 }, \"curve\": \"brand.brand\"",
                []
            ),
            ("\"duration\": \"120ms\", \"delay\": \"77ms\", \"curve\": \"brand.brand\"", []),
            (
                "\"duration\": 0.15, \"curve\": \"brand.brand\"",
                ["'brand' has no duration of 0.15 s, the nearest is 'brand.brief' with 0.12 s"]
            ),
            (
                "\"duration\": \"120ms\", \"curve\": { \"points\": [0, 0.9, 1] }",
                [
                    "'brand' has no such curve, the nearest is 'brand.brand', at most 22.7 % of the travel away"
                ]
            ),
            (
                "\"curve\": { \"spring\": { \"duration\": 0.3, \"bounce\": 0 } }",
                ["'brand' has no such curve, the nearest is 'brand.brand'"]
            ),
        ])
    func offScale(_ keys: String, _ messages: [String]) {
        func read(_ lint: String, _ variantLint: String = "") -> [Diagnostic] {
            let file = SourceFile(
                path: "spec.json",
                text: """
                    { "motionSpec": 1, "name": "Test", "imports": { "brand": "brand.json" }, \(lint)
                      "timings": { "shared": "brand.glide" }, "animations": { "x.zPosition": [0, 1], "y.zPosition": [0, 1] },
                      "variants": { "go": { \(variantLint) "timings": { "x.zPosition": { \(keys) }, "y.zPosition": "shared" } } } }
                    """)
            return Importable.read(file).diagnostics
        }
        let lint = "\"$lint\": { \"scale\": \"brand\" },"
        #expect(read(lint).map { $0.message } == messages)
        #expect(read("", lint).map { $0.message } == messages)
        #expect(read("") == [])
        // The reason stands beside the scale.
        let excused = "\"$lint\": { \"ignore\": { \"off-scale\": \"older than the library\" } },"
        #expect(read(lint, excused).map { $0.id } == (messages.isEmpty ? [.lintUnused] : []))
    }

    @Test(
        "A target is misspelt if it is one slip away from one that has several properties, and told apart by nothing else",
        arguments: [
            (["drawer.opacity", "drawer.zPosition", "drawr.opacity"], true),
            (["drawer.opacity", "drawer.zPosition", "drwaer.opacity"], true),
            (["drawer.opacity", "drawr.opacity"], false),
            (["box.opacity", "box.zPosition", "bx.opacity"], false),
            (["drawer.opacity", "drawer.zPosition", "drawr.opacity", "drawr.zPosition"], false),
            (["card1.opacity", "card1.zPosition", "card2.opacity"], false),
            (["card1a.opacity", "card1a.zPosition", "card2a.opacity"], false),
            (["cardA.opacity", "cardA.zPosition", "cardB.opacity"], false),
            (["cards.opacity", "cards.zPosition", "card.opacity"], false),
            (["right.opacity", "right.zPosition", "light.opacity"], false),
            (["drawer.opacity", "drawer.zPosition", "Drawer.opacity"], false),
        ])
    func targetMisspelt(_ paths: [String], _ isFound: Bool) {
        let nodes = paths.map { "{ \"animate\": \"\($0)\", \"to\": 1 }" }.joined(separator: ", ")
        #expect(Self.ids(.motion, "{ \"group\": [\(nodes)] }").contains("target-misspelt") == isFound)
    }

    @Test(
        "On the web what changes the layout over time draws a note: extents, insets and margins, by either kind of name",
        arguments: [
            ("bounds.size.height", true), ("bounds", true), ("frame", true), ("frame.origin.x", true),
            ("constant", true), ("borderWidth", true), ("width", true), ("margin-left", true),
            ("paddingBlockStart", true), ("margin.top", true), ("border-top-width", true),
            ("max-height", true),
            ("bounds.origin.x", false), ("position.x", false), ("transform.scale", false), ("opacity", false),
            ("border-top-color", false), ("borderTopLeftRadius", false), ("border", true),
            ("marginal", false),
            ("strokeEnd", false), ("widths", false), ("cornerRadius", false),
        ])
    func layoutProperty(_ keyPath: String, _ isFound: Bool) {
        func read(_ lint: String, _ duration: Double) -> [DiagnosticID] {
            let declared = keyPath == "bounds" || keyPath == "frame" ? "[0, 0, 1, 1], [0, 0, 2, 2]" : "0, 0.5"
            let file = SourceFile(
                path: "spec.json",
                text: """
                    { "motionSpec": 1, "name": "Test", \(lint) "animations": { "box.\(keyPath)": [\(declared)] },
                      "variants": { "go": { "reducedMotion": "instant", "timings": { "*": { "duration": \(duration) } } } } }
                    """)
            return SpecReader.read(file).diagnostics.map { $0.id }.filter { $0 != .propertyUndeclared }
        }
        let lint = "\"$lint\": { \"platform\": \"web\" },"
        #expect(read(lint, 0.2) == (isFound ? [.layoutProperty] : []))
        #expect(read(lint, 0) == [])
        #expect(read("", 0.2) == [])
    }
}
