extension WrongSpec {
    /// Motion that can be played, and very likely should not be.
    static let judgements: [WrongSpec] = [
        .init("sub-frame", .timing, "{ \"duration\": «\"16.9ms\"» }"),
        .init("sub-frame", .timing, "{ \"duration\": «0.001» }"),
        .init("sub-frame", .timing, "{ \"duration\": «\"30ms\"», \"speed\": 2 }"),
        .init(
            "sub-frame", .timing,
            "{ \"curve\": «{ \"spring\": { \"response\": 0.002, \"dampingRatio\": 1 } }» }"),
        .init(
            "near-duplicate", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"curves\": { \"a\": { \"bezier\": [0.4, 0, 0.2, 1] }, «\"b\"»: { \"bezier\": [0.4, 0, 0.2, 1] } }, \"animations\": { \"x.zPosition\": [0, 1], \"y.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"x.zPosition\": { \"curve\": \"a\" }, \"y.zPosition\": { \"curve\": \"b\" } } } } }"
        ),
        .init(
            "near-duplicate", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"curves\": { \"a\": { \"bezier\": [0.4, 0, 0.2, 1] }, «\"b\"»: { \"bezier\": [0.405, 0, 0.2, 1] } }, \"animations\": { \"x.zPosition\": [0, 1], \"y.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"x.zPosition\": { \"curve\": \"a\" }, \"y.zPosition\": { \"curve\": \"b\" } } } } }"
        ),
        .init(
            "near-duplicate", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"curves\": { \"a\": { \"css\": \"ease-in\" }, «\"b\"»: { \"clamp\": [0, 1], \"of\": \"a\" } }, \"animations\": { \"x.zPosition\": [0, 1], \"y.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"x.zPosition\": { \"curve\": \"a\" }, \"y.zPosition\": { \"curve\": \"b\" } } } } }"
        ),
        .init(
            "near-duplicate", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"curves\": { \"a\": { \"clamp\": [0, 1], \"of\": \"b\" }, «\"b\"»: { \"css\": \"ease-in\" } }, \"animations\": { \"x.zPosition\": [0, 1], \"y.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"x.zPosition\": { \"curve\": \"a\" }, \"y.zPosition\": { \"curve\": \"b\" } } } } }"
        ),
        .init(
            "near-duplicate", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"curves\": { \"a\": { \"spring\": { \"duration\": 0.4, \"bounce\": 0.1 } }, «\"b\"»: { \"spring\": { \"duration\": 0.401, \"bounce\": 0.1 } } }, \"animations\": { \"x.zPosition\": [0, 1], \"y.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"x.zPosition\": { \"curve\": \"a\" }, \"y.zPosition\": { \"curve\": \"b\" } } } } }"
        ),
        .init(
            "exit-slower", .variants,
            "\"show\": { \"timings\": { \"fade\": { \"duration\": \"200ms\" } } }, «\"hide\"»: { \"reverseValues\": true, \"timings\": { \"fade\": { \"duration\": \"217ms\" } } }"
        ),
        .init(
            "exit-slower", .variants,
            "\"show\": { \"timings\": { \"fade\": { \"duration\": \"150ms\" } } }, «\"hide\"»: { \"reverseValues\": true, \"timings\": { \"fade\": { \"duration\": \"75ms\", \"delay\": \"100ms\" } } }"
        ),
        .init(
            "exit-slower", .variants,
            "\"show\": { \"timings\": { \"fade\": { \"duration\": \"150ms\" } } }, «\"hide\"»: { \"reverseValues\": true, \"timings\": { \"fade\": { \"duration\": \"75ms\", \"speed\": 0.4 } } }"
        ),
        .init(
            "too-long", .file,
            #"{ "motionSpec": 1, "name": "A", "variants": { «"v"»: { "motion": { "sequence": [{ "animate": "x.opacity", "to": 1, "duration": 0.4 }, { "wait": 0.3 }, { "animate": "x.opacity", "to": 0.5, "duration": 0.4 }] } } } }"#
        ),
        .init(
            "way-back-forwards", .variants,
            #""open": { "timings": { "fade": {} } }, «"close"»: { "timings": { "fade": {} } }"#),
        .init(
            "way-back-forwards", .variants,
            #""panelIn": { "timings": { "fade": {} } }, «"panelOut"»: { "from": "off", "timings": { "fade": {} } }"#
        ),
        .init(
            "state-contradicted state-contradicted", .file,
            #"""
            { "motionSpec": 1, "name": "Test",
              "animations": { "box.shadowOffset": [[0, 0], «[0, 2]»], "box.shadowOffset.height": [«2», 6] },
              "timings": { "box.shadowOffset": { "duration": 0.1 }, "box.shadowOffset.height": { "delay": 0.1, "duration": 0.1 } },
              "variants": { "show": { "timings": {} }, "hide": { "reverseValues": true, "timings": {} } } }
            """#),
        .init(
            "state-contradicted", .file,
            #"""
            { "motionSpec": 1, "name": "Test",
              "animations": { "box.shadowOffset": [[0, 0], «[0, 2]»], "box.shadowOffset.height": [0, 6] },
              "timings": { "box.shadowOffset": { "duration": 0.1 }, "box.shadowOffset.height": { "delay": 0.1, "duration": 0.1 } },
              "variants": { "show": { "timings": {} }, "hide": { "reverseValues": true, "timings": {} } } }
            """#),
        .init(
            "state-unused", .file,
            #"{ "motionSpec": 1, "name": "A", "states": ["a", «"b"», "c"], "animations": { "x.opacity": [0, 0.5, 1] }, "variants": { "v": { "timings": { "*": {} } } } }"#
        ),
        .init("values-still", .values, "[«1, 1»]"),
        .init(
            "values-still", .file,
            #"{ "motionSpec": 1, "name": "A", "animations": { "x.transform.rotation": { "values": [«0, 360»], "turn": "shortest" } }, "variants": { "v": { "timings": { "*": {} }, "reducedMotion": "instant" } } }"#
        ),
        .init(
            "loop-forever", .file,
            #"{ "motionSpec": 1, "name": "A", "variants": { "v": { "motion": { "animate": "box.transform", "from": [{ "rotate": 0 }], "to": [{ "rotate": 360 }], "duration": "400ms", "iterations": «"infinite"» }, "reducedMotion": "instant" } } }"#
        ),
        .init(
            "loop-forever", .file,
            #"{ "motionSpec": 1, "name": "A", "variants": { "v": { "motion": { "path": "M0 0 H100 V100 H0 Z", "moves": "box.position", "duration": "400ms", "iterations": «"infinite"» }, "reducedMotion": "instant" } } }"#
        ),
        .init(
            "reduced-moves", .file,
            #"{ "motionSpec": 1, "name": "A", "variants": { "v": { "motion": { "animate": "s.zPosition", "to": 1 } }, "calm": { "reducedMotionFor": ["v"], "motion": { «"animate"»: "s.transform", "from": [{ "rotate": 0 }], "to": [{ "rotate": 360 }] } } } }"#
        ),
        .init(
            "flash", .motion,
            #"{ "animate": "box.backgroundColor.white", "through": [1, 0, 1, 0, 1, 0, 1], "duration": «0.4» }"#
        ),
        .init(
            "flash", .motion,
            #"{ "animate": "box.borderColor.alpha", "through": [0, 1, 0, 1, 0, 1, 0, 1], "duration": «0.4» }"#
        ),
        .init(
            "flash", .motion,
            #"{ "animate": "box.backgroundColor.green", "through": [1, 0, 1, 0, 1, 0, 1], "duration": «0.4» }"#
        ),
        .init(
            "flash", .motion,
            #"{ "animate": "box.shadowOpacity", "through": [1, 0, 1, 0, 1, 0, 1], "duration": «0.4» }"#),
        .init(
            "values-still", .motion,
            #"{ "animate": "box.zPosition", "from": 2, "to": 2, "velocity": «100», "curve": "snappy" }"#),
        .init(
            "values-still", .motion,
            #"{ "animate": "box.zPosition", "by": 0, "velocity": «100», "curve": "snappy" }"#),
        .init(
            "scale-suspected", .file,
            #"{ "motionSpec": 1, "name": "A", "animations": { "x.transform.scale.x": [0, «100»] }, "variants": { "v": { "reducedMotion": "instant", "timings": { "*": {} } } } }"#
        ),
        .init(
            "scale-suspected", .file,
            #"{ "motionSpec": 1, "name": "A", "animations": { "x.transform": [[{ "scaleX": 0.5 }], [{ "scaleX": «100» }]] }, "variants": { "v": { "reducedMotion": "instant", "timings": { "*": {} } } } }"#
        ),
        .init(
            "scale-suspected", .file,
            #"{ "motionSpec": 1, "name": "A", "variants": { "v": { "reducedMotion": "instant", "motion": { "animate": "x.transform", "from": [{ "scale": [1, 0.5] }], "to": [{ "scale": [1, «100»] }] } } } }"#
        ),
        .init(
            "reduced-none", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { «\"fade\"»: { \"duration\": 0 } } }"
        ),
        .init(
            "reduced-none", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { «\"*\"»: { \"duration\": 0 } } }"
        ),
        .init(
            "reduced-none", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"x.position.x\": { \"values\": [0, 1], \"timing\": \"t\" }, \"x.opacity\": { \"values\": [0, 1], \"timing\": \"t\" } }, \"variants\": { \"show\": { \"timings\": { \"t\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { «\"t\"»: { \"duration\": 0 } } } } }"
        ),
        .init(
            "flash", .timing, "{ \"duration\": «\"160ms\"», \"iterations\": 7, \"direction\": \"alternate\" }"
        ),
        .init("flash", .timing, "{ \"duration\": «\"300ms\"», \"iterations\": 4 }"),
        .init("flash", .timing, "{ \"duration\": «\"160ms\"», \"iterations\": 4, \"autoreverse\": true }"),
        .init(
            "flash", .timing,
            "{ \"duration\": «\"400ms\"», \"curve\": { \"points\": [0, 1, 0, 1, 0, 1, 0, 1] } }"),
        .init(
            "flash", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"x.backgroundColor\": [\"#000\", \"#777\"] }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"duration\": «0.1», \"iterations\": 10, \"direction\": \"alternate\" } } } } }"
        ),
        .init(
            "flash", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"x.borderColor\": [\"#f000\", \"#f003\"] }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"duration\": «0.1», \"iterations\": 10, \"direction\": \"alternate\" } } } } }"
        ),
        .init(
            "flash", .motion,
            "{ \"animate\": \"box.opacity\", \"through\": [1, 0, 1, 0, 1, 0, 1], \"duration\": «0.4» }"),
        .init(
            "flash", .motion,
            "{ «\"sequence\"»: [{ \"animate\": \"box.opacity\", \"to\": 1, \"duration\": 0.1 }, { \"animate\": \"box.opacity\", \"to\": 0, \"duration\": 0.1 }], \"iterations\": 4 }"
        ),
        .init("off-scale", .file, keeping("{ \"duration\": «\"125ms\"», \"curve\": \"brand.brand\" }")),
        .init(
            "off-scale", .file,
            keeping("{ \"duration\": \"120ms\", \"curve\": «{ \"bezier\": [0.4, 0, 0.21, 1] }» }")),
        .init(
            "off-scale", .file,
            keeping("{ \"duration\": \"brand.brief\", \"curve\": «\"brand.base.sharp\"» }")),
        .init(
            "off-scale", .file,
            keeping(
                "{ \"duration\": \"brand.brief\", \"curve\": \"brand.brand\", \"autoreverse\": true, \"reverseCurve\": «\"ease-in\"» }"
            )),
        .init(
            "off-scale", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"imports\": { \"brand\": \"brand.json\" }, \"$lint\": { \"scale\": «\"brand\"» }, \"animations\": { \"x.opacity\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"duration\": \"brand.brief\" } } } } }"
        ),
        .init(
            "off-scale", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"imports\": { \"brand\": \"brand.json\" }, \"$lint\": { \"scale\": «\"brand\"» }, \"defaults\": { \"curve\": \"brand.brand\" }, \"animations\": { \"x.opacity\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "off-scale", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"imports\": { \"brand\": \"brand.json\" }, \"$lint\": { \"scale\": \"brand\" }, \"durations\": { \"slow\": «0.3» }, \"defaults\": { \"curve\": \"brand.brand\", \"duration\": \"slow\" }, \"animations\": { \"x.opacity\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"duration\": \"slow\" } } } } }"
        ),
        .init(
            "off-scale", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"imports\": { \"brand\": \"brand.json\" }, \"variants\": { \"v\": { \"$lint\": { \"scale\": \"brand\" }, \"motion\": { \"sequence\": [{ \"animate\": \"x.opacity\", \"to\": 0, \"duration\": «0.125», \"curve\": \"brand.brand\" }, { \"wait\": 0.2 }], \"duration\": 0.4 } } } }"
        ),
        .init(
            "unknown-namespace", .head,
            "\"$lint\": { \"scale\": «\"brand\"» },"),
        .init("wrong-type", .head, "\"$lint\": { \"scale\": «3» },"),
        .init("unknown-value", .head, "\"$lint\": { \"platform\": «\"ios\"» },"),
        .init(
            "layout-property", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"$lint\": { \"platform\": \"web\" }, \"animations\": { «\"x.margin-top\"»: [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "layout-property", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"variants\": { \"v\": { \"$lint\": { \"platform\": \"web\" }, \"motion\": { \"group\": [{ «\"animate\"»: \"x.width\", \"to\": 1 }, { \"set\": { \"x.height\": 1 } }] } } } }"
        ),
        .init(
            "loop-forever", .timing,
            "{ \"duration\": 0.5, \"iterations\": «\"infinite\"», \"direction\": \"alternate\" }"),
        .init(
            "loop-forever", .timing,
            "{ \"duration\": 0.5, \"iterations\": «10.1», \"direction\": \"alternate\" }"),
        .init(
            "loop-forever", .timing, "{ \"duration\": 0.5, \"repeatFor\": «\"5.1s\"», \"autoreverse\": true }"
        ),
        .init(
            "case-only-name", .head,
            "\"curves\": { \"rise\": { \"bezier\": [0.4, 0, 0.2, 1] }, «\"Rise\"»: \"rise\" }, \"defaults\": { \"curve\": \"Rise\" },"
        ),
        .init(
            "case-only-name", .head,
            "\"durations\": { \"short\": 0.1, «\"Short\"»: \"short\" }, \"defaults\": { \"duration\": \"Short\" },"
        ),
        .init("case-only-name", .states, "[\"on\", «\"On\"»]"),
        .init(
            "case-only-name", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, «\"Show\"»: { \"timings\": { \"fade\": {} } }"),
        .init(
            "case-only-name", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }, «\"Box.opacity\"»: { \"values\": [0, 1], \"timing\": \"fade\" }"
        ),
    ]

    /// Mistakes in leaving out findings.
    static let suppressions: [WrongSpec] = [
        .init("lint-unused", .head, "\"$lint\": { \"ignore\": { «\"too-long\"»: \"a show\" } },"),
        .init(
            "lint-unused", .timing,
            "{ \"$lint\": { \"ignore\": { «\"too-long\"»: \"a show\" } }, \"duration\": 0.2 }"),
        .init(
            "lint-unused", .timing,
            "{ \"$lint\": { \"ignore\": { \"too-long\": \"a show\", «\"sub-frame\"»: \"none\" } }, \"duration\": 0.7 }"
        ),
        .init(
            "lint-unused", .head,
            "\"$lint\": { \"ignore\": { \"$comment\": \"old\", «\"flash\"»: \"none\" } },"),
        .init("lint-reason", .head, "\"$lint\": { \"ignore\": { \"too-long\": «\"\"» } },"),
        .init("lint-reason", .head, "\"$lint\": { \"ignore\": { \"too-long\": «\"  \"» } },"),
        .init("lint-reason", .head, "\"$lint\": { \"ignore\": { \"too-long\": «true» } },"),
        .init(
            "lint-unknown too-long", .timing,
            "{ \"$lint\": { \"ignore\": { «\"to-long\"»: \"a show\" } }, \"duration\": «0.7» }"),
        .init("lint-unknown", .head, "\"$lint\": { \"ignore\": { «\"everything\"»: \"a show\" } },"),
        .init("lint-refused", .head, "\"$lint\": { \"ignore\": { «\"unknown-key\"»: \"why not\" } },"),
        .init("lint-refused", .head, "\"$lint\": { \"ignore\": { «\"lint-unused\"»: \"why not\" } },"),
        .init("missing-key", .head, "\"$lint\": «{»},"),
        .init("wrong-type", .head, "\"$lint\": «[]»,"),
        .init("wrong-type", .head, "\"$lint\": { \"ignore\": «[\"too-long\"]» },"),
        .init(
            "unknown-key", .timing,
            "{ \"$lint\": { «\"ignored\"»: { \"too-long\": \"a show\" } }, \"duration\": 0.7 }"),
    ]

    /// A spec that keeps to a library, with its only timing.
    private static func keeping(_ timing: String) -> String {
        """
        { "motionSpec": 1, "name": "A", "imports": { "brand": "brand.json" }, "$lint": { "scale": "brand" },
          "animations": { "x.opacity": [0, 1] }, "variants": { "v": { "timings": { "*": \(timing) } } } }
        """
    }
}
