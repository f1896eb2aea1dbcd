extension WrongSpec {
    /// Expressions and parameters.
    static let expressions: [WrongSpec] = [
        // Syntax
        .init("expression-syntax", .expression, "=«»"),
        .init("expression-syntax", .expression, "= h +«»"),
        .init("expression-syntax", .expression, "= (h«»"),
        .init("expression-syntax", .expression, "= h«)»"),
        .init("expression-syntax", .expression, "= h «2»"),
        .init("expression-syntax", .expression, "= 90«deg»"),
        .init("expression-syntax", .expression, "= h «**» 2"),
        .init("expression-syntax", .expression, "= on «and» on ? 1 : 2"),
        .init("expression-syntax", .expression, "= h «=» 2 ? 1 : 0"),
        .init("expression-syntax", .expression, "= «*» h"),
        .init("expression-syntax", .expression, "= h < 2 «<» 3 ? 1 : 0"),
        .init("expression-syntax", .expression, "= on ? 1«»"),
        .init("expression-syntax", .expression, "= min(1 «;» 2)"),
        .init("expression-syntax", .expression, "= h «#» 2"),
        .init("expression-syntax", .expression, "= h «é» 2"),
        .init("expression-syntax", .expression, "= box«.2»"),
        .init("expression-syntax", .expression, "= «sin» + 1"),
        .init("expression-syntax", .expression, "= «h»(1)"),
        .init("expression-syntax", .expression, "= h\\u0020\\n+ «\\u002a»"),

        // Names
        .init("expression-name", .expression, "= «hh»"),
        .init("expression-name", .expression, "= 2 * «width»"),
        .init("expression-name", .expression, "= «from» * 2"),
        .init("expression-name", .expression, "= «t»"),
        .init("expression-name", .expression, "= «p»"),
        .init("expression-name", .expression, "= «index»"),
        .init("expression-name", .expression, "= box.«heigth»"),
        .init("expression-name", .expression, "= h.«x»"),
        .init("expression-name", .expression, "= tint.«red»"),
        .init("expression-name", .expression, "= «squrt»(h)"),
        .init("expression-name expression-name", .expression, "= «x1» + «x2»"),

        // Properties of the model
        .init("expression-name", .expression, "= value(«box.zPositoin»)"),
        .init("expression-name", .expression, "= value(«lid.opacity»)"),
        .init("expression-name", .expression, "= value(«h»)"),
        .init("expression-cycle", .expression, "= h + value(«box.zPosition»)"),
        .init("expression-arguments", .expression, "= «value()»"),
        .init("expression-syntax", .expression, "= value(lid.opacity«»"),
        .init("expression-syntax", .expression, "= value(min«(»h))"),
        .init("expression-name", .curve, "{ \"expression\": \"= p + «value(box.opacity)»\" }"),
        .init(
            "expression-type", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"properties\": { \"x.size2\": { \"type\": \"size\", \"initial\": [1, 2] } }, \"animations\": { \"x.zPosition\": [0, \"= value(«x.size2»)\"] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "expression-name", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"properties\": { \"x.size2\": { \"type\": \"size\", \"initial\": [1, 2] } }, \"animations\": { \"x.zPosition\": [0, \"= value(x.size2.«heigth»)\"] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "expression-value", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"properties\": { \"x.own\": { \"type\": \"number\" } }, \"animations\": { \"x.zPosition\": [0, \"= value(«x.own»)\"] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "expression-value", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"properties\": { \"x.own\": { \"initial\": 0 } }, \"animations\": { \"x.zPosition\": [0, \"«= 1 / value(x.own)»\"] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "expression-name", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"x.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } }, \"transitions\": [{ \"from\": \"from\", \"to\": \"to\", \"on\": \"tap\", \"when\": \"= «value(x.zPosition)» > 0\" }] }"
        ),
        .init(
            "value-type-mismatch", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"properties\": { \"x.own\": { \"initial\": 0 }, \"y.own\": { \"initial\": [1, 2] } }, \"variants\": { \"v\": { \"motion\": { \"animate\": \"x.zPosition\", \"to\": \"= value(x.own)\" } }, \"w\": { \"motion\": { \"use\": «\"v\"», \"targets\": { \"x\": \"y\" } } } } }"
        ),

        // Arguments and types
        .init("expression-arguments", .expression, "= «min()»"),
        .init("expression-arguments", .expression, "= 1 + «sin(1, 2)»"),
        .init("expression-arguments", .expression, "= «clamp(h, 1)»"),
        .init("expression-type", .expression, "«= box»"),
        .init("expression-type", .expression, "«= h > 2»"),
        .init("expression-type", .expression, "= («h» ? 1 : 2)"),
        .init("expression-type", .expression, "= (on ? 1 : «box»)"),
        .init("expression-type", .expression, "= h «+» box"),
        .init("expression-type", .expression, "= box «*» box"),
        .init("expression-type", .expression, "= h «/» box"),
        .init("expression-type", .expression, "= on «+» on"),
        .init("expression-type", .expression, "= tint «*» 2"),
        .init("expression-type", .expression, "= (box «<» box ? 1 : 2)"),
        .init("expression-type", .expression, "= sin(«box»)"),
        .init("expression-type", .expression, "= lerp(h, «box», 0.5)"),
        .init("expression-type", .expression, "= lerp(h, h, «on»)"),
        .init("expression-type", .expression, "= «-(on)»"),
        .init("expression-type", .expression, "= box «^» 2"),

        // Results
        .init("expression-division", .expression, "= h / «0»"),
        .init("expression-division", .expression, "= h % «(1 - 1)»"),
        .init("expression-value", .expression, "= h + «sqrt(-1)»"),
        .init("expression-value", .expression, "= h + «log(0)»"),
        .init("expression-value", .expression, "= h * («1e200 * 1e200»)"),
        .init("expression-value", .expression, "«= h / n»"),
        .init("expression-value", .expression, "«= 10 ^ (h * 3)»"),
        .init("range", .expression, "«= 1e60 ^ 2»"),
        .init("non-finite", .expression, "= h + «1e999»"),

        .init(
            "expression-limit", .expression,
            "= \(String(repeating: "(", count: 64))«(»h\(String(repeating: ")", count: 65))"),
        .init(
            "expression-limit", .expression, "= h\(String(repeating: " + h", count: 255)) + «1»"),

        // Values of several components
        .init(
            "expression-name", .animations,
            "\"box.position\": { \"values\": [[\"= «h»\", 1], [1, 2]], \"timing\": \"fade\" }, "
                + "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }"),
        .init(
            "expression-type", .animations,
            "\"box.shadowOffset\": { \"values\": [{ \"width\": \"«= 1 < 2»\", \"height\": 1 }, [1, 2]], \"timing\": \"fade\" }"
        ),
        .init(
            "component-count", .animations,
            "\"box.shadowOffset\": { \"values\": [«[\"= 1\", 2, 3]», [1, 2]], \"timing\": \"fade\" }"),
        .init(
            "wrong-type", .animations,
            "\"box.shadowOffset\": { \"values\": [[\"= 1\", «true»], [1, 2]], \"timing\": \"fade\" }"),
        .init(
            "expression-name", .animations,
            "\"gauge.level\": { \"values\": [\"= «level»\", 1], \"timing\": \"fade\" }"),
        .init(
            "expression-type", .animations,
            "\"box.backgroundColor\": { \"values\": [\"«= 1»\", \"red\"], \"timing\": \"fade\" }"),

        // In motion trees
        .init(
            "expression-name", .motion,
            "{ \"animate\": \"box.zPosition\", \"to\": \"= «p»\", \"duration\": 0.2 }"),
        .init(
            "expression-name", .motion,
            "{ \"animate\": \"box.zPosition\", \"from\": \"= «from» + 1\", \"to\": 3, \"duration\": 0.2 }"),
        .init(
            "expression-name", .motion,
            "{ \"animate\": \"box.zPosition\", \"keyframes\": [{ \"at\": 0, \"value\": \"= «from»\" }, { \"at\": \"100%\", \"value\": \"= from + 1\" }], \"duration\": 0.2 }"
        ),
        .init(
            "expression-name", .motion,
            "{ \"animate\": \"box.zPosition\", \"to\": \"= «index»\", \"duration\": 0.2 }"),
        .init(
            "expression-value", .motion,
            "{ \"animate\": \"box.zPosition\", \"value\": «\"= 1 / p\"», \"duration\": 0.2 }"),
        .init(
            "expression-limit", .motion,
            "{ \"animate\": \"box.zPosition\", \"value\": «\"= from + sin(1e9 * t)\"», \"duration\": 0.2 }"),
        .init(
            "expression-value", .motion,
            "{ \"animate\": \"box.zPosition\", \"value\": «\"= 0 / p\"», \"duration\": 0.2 }"),
        .init("expression-value", .curve, "{ \"expression\": \"«= 0 / (1 - p)^2»\" }"),
        .init("expression-value", .curve, "{ \"expression\": \"«= sqrt(p) - 0 / (p / 1)»\" }"),
        .init("expression-limit", .curve, "{ \"expression\": \"«= p + sin(1e7 * pi * p)»\" }"),
        .init(
            "expression-type", .motion,
            "{ \"animate\": \"box.zPosition\", \"value\": \"«= p > 0.5»\", \"duration\": 0.2 }"),
        .init(
            "unknown-property-type", .motion,
            "{ \"animate\": \"box.level\", \"to\": «\"= from * 2\"», \"duration\": 0.2 }"),

        // Where nothing can be worked out
        .init("expression-place", .head, "\"durations\": { \"a\": «\"= 1\"» },"),
        .init(
            "expression-place", .head, "\"properties\": { \"box.cornerRadius\": { \"initial\": «\"= 1\"» } },"
        ),
        .init(
            "expression-place", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", \"weight\": «\"= 1 / 2\"» }"),

        // Parameters
        .init("name-unused", .head, "\"parameters\": { «\"height\"»: 48 },"),
        .init("wrong-type", .head, "\"parameters\": «[]»,"),
        .init("invalid-identifier", .head, "\"parameters\": { «\"my height\"»: 48 },"),
        .init("invalid-identifier", .head, "\"parameters\": { «\"from\"»: 48 },"),
        .init("invalid-identifier", .head, "\"parameters\": { «\"sqrt\"»: 48 },"),
        .init("expression-place", .head, "\"parameters\": { \"height\": «\"= 48\"» },"),
        .init("expression-place", .head, "\"parameters\": { \"height\": «[\"= 48\", 2]» },"),
        .init("unknown-property-type", .head, "\"parameters\": { \"height\": «null» },"),
        .init("duplicate-key", .head, "\"parameters\": { \"height\": 48, «\"height\"»: 50 },"),
        .init(
            "unknown-travel", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"parameters\": { \"h\": 4 }, \"animations\": { \"x.zPosition\": [0, \"= h\"] }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"duration\": { \"min\": 0.1, \"max\": 0.2, \"perUnit\": 0.01 } } } }, \"w\": { \"extends\": «\"v\"», \"mirror\": true } } }"
        ),
        .init(
            "unknown-travel", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"parameters\": { \"h\": 4 }, \"animations\": { \"x.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"delay\": \"= clamp(h, 0, 0.5)\" } } }, \"w\": { \"extends\": «\"v\"», \"mirror\": true } } }"
        ),
        .init(
            "unbounded-time", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"parameters\": { \"h\": 4 }, \"animations\": { \"x.zPosition\": [0, 1] }, \"variants\": { \"v\": { \"motion\": { \"animate\": \"x.zPosition\", \"to\": 1, \"delay\": \"= clamp(h, 0, 0.5)\" } }, \"w\": { \"motion\": { \"use\": \"v\", \"with\": «{ \"h\": \"= 1 / h\" }» } } } }"
        ),
        .init(
            "expression-type", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"parameters\": { \"h\": [1, 2] }, \"animations\": { \"x.zPosition\": { \"values\": [0, 4], \"velocity\": \"«= h»\" } }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"curve\": \"smooth\" } } } } }"
        ),
        .init(
            "unknown-travel", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"parameters\": { \"h\": 4 }, \"animations\": { \"x.zPosition\": { \"values\": [0, \"= h\"], \"velocity\": 20 } }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"curve\": \"smooth\", \"iterations\": «2» } } } } }"
        ),
        .init(
            "value-out-of-range", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"parameters\": { \"h\": 4 }, \"animations\": { \"x.opacity\": [0, «\"= h\"»] }, \"variants\": { \"v\": { \"timings\": { \"*\": { \"duration\": 0.2 } } } } }"
        ),
    ]
}
