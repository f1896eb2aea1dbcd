extension WrongSpec {
    /// Mistakes in variants, reduced motion and what only the whole shows.
    static let variants: [WrongSpec] = [
        .init("invalid-identifier", .variants, "«\"fade-in\"»: { \"timings\": { \"fade\": {} } }"),
        .init("empty-value", .variants, "«\"\"»: { \"timings\": { \"fade\": {} } }"),
        .init("wrong-type", .variants, "\"show\": «[]»"),
        .init("wrong-type", .variants, "\"show\": «\"fade\"»"),
        .init("missing-key", .variants, "\"show\": «{»}"),
        .init("missing-key", .variants, "\"show\": «{» \"reverseValues\": true }"),
        .init("unknown-key", .variants, "\"show\": { «\"timing\"»: { \"fade\": {} } }"),
        .init("unknown-key", .variants, "\"show\": { \"timings\": { \"fade\": {} }, «\"reverse\"»: true }"),
        .init("empty-value", .variants, "\"show\": { \"motion\": { \"sequence\": «[]» } }"),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"timings\": { \"fade\": {} }, «\"motion\"»: { \"wait\": 1 } }"),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"motion\": { \"wait\": 1 } }, \"hide\": { \"extends\": «\"show\"» }"),
        .init("wrong-type", .variants, "\"show\": { \"timings\": «[]» }"),
        .init(
            "wrong-type", .variants,
            "\"show\": { \"timings\": { \"fade\": {} }, \"reverseValues\": «\"yes\"» }"),
        .init("empty-value", .variants, "\"show\": { \"timings\": { \"fade\": {}, «\"\"»: {} } }"),
        .init(
            "timing-missing", .variants,
            "«\"show\"»: { \"timings\": {} }, \"glow\": { \"timings\": { \"fade\": {} } }"),
        .init("timing-unused", .variants, "\"show\": { \"timings\": { \"fade\": {}, «\"slide\"»: {} } }"),
        .init(
            "timing-unused", .variants,
            "\"glow\": { \"timings\": { \"fade\": {} } }, \"show\": { \"timings\": { «\"fad\"»: {} } }"),
        .init("timing-unused", .variants, "\"show\": { \"timings\": { \"fade\": {}, «\"*\"»: {} } }"),
        .init("unknown-state", .variants, "\"show\": { \"from\": «\"of\"», \"timings\": { \"fade\": {} } }"),
        .init(
            "unknown-state", .variants, "\"show\": { \"to\": «\"visible\"», \"timings\": { \"fade\": {} } }"),
        .init("wrong-type", .variants, "\"show\": { \"from\": «0», \"timings\": { \"fade\": {} } }"),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"from\": \"on\", \"to\": «\"on\"», \"timings\": { \"fade\": {} } }"),
        .init(
            "conflicting-keys", .variants, "\"show\": { \"to\": «\"off\"», \"timings\": { \"fade\": {} } }"),
        .init(
            "unknown-variant", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"glow\": { \"extends\": «\"shwo\"» }"),
        .init(
            "variant-cycle", .variants,
            "\"show\": { \"extends\": \"hide\" }, \"hide\": { \"extends\": «\"show\"» }"),
        .init(
            "variant-cycle", .variants, "\"show\": { \"extends\": «\"show\"», \"timings\": { \"fade\": {} } }"
        ),
        .init(
            "variant-cycle", .variants,
            "\"a\": { \"extends\": \"b\" }, \"b\": { \"extends\": \"c\" }, \"c\": { \"extends\": «\"b\"» }"),
        .init(
            "missing-key", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"hide\": { «\"mirror\"»: true }"),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"hide\": { \"extends\": \"show\", \"mirror\": true, «\"reverseValues\"»: true }"
        ),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"hide\": { \"extends\": \"show\", \"mirror\": true, «\"timings\"»: {} }"
        ),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"hide\": { \"extends\": \"show\", \"mirror\": true, «\"from\"»: \"on\" }"
        ),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"hide\": { \"extends\": \"show\", \"mirror\": true }, \"back\": { \"extends\": «\"hide\"» }"
        ),
        .init(
            "iterations", .variants,
            "\"show\": { \"$lint\": { \"ignore\": { \"loop-forever\": \"it says that something loads\" } }, \"timings\": { \"fade\": { \"iterations\": \"infinite\", \"duration\": 1, \"direction\": \"alternate\" } } }, \"hide\": { \"extends\": «\"show\"», \"mirror\": true }"
        ),
        .init(
            "wrong-type", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"hide\": { \"extends\": \"show\", \"mirror\": «\"show\"» }"
        ),
        .init(
            "unknown-value", .variants,
            "\"show\": { \"timings\": { \"fade\": {} }, \"reducedMotion\": «\"none\"» }"),
        .init(
            "unknown-value", .variants,
            "\"show\": { \"timings\": { \"fade\": {} }, \"reducedMotion\": «\"instnat\"» }"),
        .init(
            "wrong-type", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": «\"show\"», \"timings\": { \"fade\": {} } }"
        ),
        .init(
            "empty-value", .variants,
            "\"calm\": { \"reducedMotionFor\": «[]», \"timings\": { \"fade\": {} } }"),
        .init(
            "unknown-variant", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [«\"shw\"»], \"timings\": { \"fade\": {} } }"
        ),
        .init(
            "duplicate-name", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\", «\"show\"»], \"timings\": { \"fade\": {} } }"
        ),
        .init(
            "reduced-self", .variants,
            "\"calm\": { \"reducedMotionFor\": [«\"calm\"»], \"timings\": { \"fade\": {} } }"),
        .init(
            "reduced-twice", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { \"fade\": {} } }, \"still\": { \"reducedMotionFor\": [«\"show\"»], \"timings\": { \"fade\": {} } }"
        ),
        .init(
            "reduced-twice", .variants,
            "\"show\": { \"timings\": { \"fade\": {} }, \"reducedMotion\": \"instant\" }, \"calm\": { \"reducedMotionFor\": [«\"show\"»], \"timings\": { \"fade\": {} } }"
        ),
        .init(
            "conflicting-keys", .variants,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\"], «\"reducedMotion\"»: \"instant\", \"timings\": { \"fade\": {} } }"
        ),
        .init("reduced-missing", .moving, "«\"show\"»: { \"timings\": { \"fade\": { \"duration\": 0.2 } } }"),
        .init(
            "reduced-missing", .moving, "«\"show\"»: { \"timings\": { \"fade\": { \"curve\": \"smooth\" } } }"
        ),
        .init(
            "reduced-moves", .moving,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { «\"fade\"»: { \"duration\": 0.1 } } }"
        ),
        .init(
            "reduced-moves", .moving,
            "\"show\": { \"timings\": { \"fade\": {} } }, \"calm\": { \"reducedMotionFor\": [\"show\"], \"timings\": { «\"*\"»: { \"duration\": 0.1 } } }"
        ),
        .init(
            "reduced-states", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"states\": [\"a\", \"b\", \"c\"], \"animations\": { \"x.opacity\": [0, 1, 0] }, \"variants\": { \"v\": { \"to\": \"b\", \"timings\": { \"*\": {} } }, \"w\": { \"reducedMotionFor\": [«\"v\"»], \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "range", .animations,
            "\"box.zPosition\": { \"values\": [0, 1], \"timing\": { \"curve\": \"smooth\" }, \"velocity\": «1e9» }, \"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }"
        ),
    ]

    /// Mistakes in values.
    static let values: [WrongSpec] = [
        .init("value-type-mismatch", .values, "[0, «\"one\"»]"),
        .init("value-type-mismatch", .values, "[0, «\"1\"»]"),
        .init("value-type-mismatch", .values, "[0, «true»]"),
        .init("value-type-mismatch", .values, "[«null», 1]"),
        .init("value-type-mismatch", .values, "[0, «[1]»]"),
        .init("value-type-mismatch", .values, "[«\"0%\"», 1]"),
        .init("value-out-of-range", .values, "[0, «1.5»]"),
        .init("value-out-of-range", .values, "[«-0.1», 1]"),
        .init("value-out-of-range", .values, "[0, «100»]"),
        .init("range", .values, "[0, «1e200»]"),
        .init("value-type-mismatch value-type-mismatch", .values, "[«\"a\"», «\"b\"»]"),
        .init(
            "value-out-of-range", .animations,
            "\"box.cornerRadius\": { \"values\": [«-1», 2], \"timing\": \"fade\" }"),
        .init(
            "value-invalid", .animations,
            "\"box.backgroundColor\": { \"values\": [\"«ligtblue»\", \"red\"], \"timing\": \"fade\" }"),
        .init(
            "value-invalid", .animations,
            "\"box.backgroundColor\": { \"values\": [\"#12«g»\", \"red\"], \"timing\": \"fade\" }"),
        .init(
            "value-invalid", .animations,
            "\"box.backgroundColor\": { \"values\": [\"rgb(1, 2, 3«»\", \"red\"], \"timing\": \"fade\" }"),
        .init(
            "value-type-mismatch", .animations,
            "\"box.backgroundColor\": { \"values\": [«16711680», \"red\"], \"timing\": \"fade\" }"),
        .init(
            "value-type-mismatch", .animations,
            "\"box.backgroundColor\": { \"values\": [«[1, 0, 0]», \"red\"], \"timing\": \"fade\" }"),
        .init(
            "component-count", .animations,
            "\"box.shadowOffset\": { \"values\": [«[1]», [1, 2]], \"timing\": \"fade\" }"),
        .init(
            "component-count", .animations,
            "\"box.shadowOffset\": { \"values\": [«[1, 2, 3]», [1, 2]], \"timing\": \"fade\" }"),
        .init(
            "value-type-mismatch", .animations,
            "\"box.shadowOffset\": { \"values\": [«5», [1, 2]], \"timing\": \"fade\" }"),
        .init(
            "missing-key", .animations,
            "\"box.shadowOffset\": { \"values\": [«{» \"width\": 1 }, [1, 2]], \"timing\": \"fade\" }"),
        .init(
            "unknown-key", .animations,
            "\"box.shadowOffset\": { \"values\": [{ \"width\": 1, «\"hight\"»: 2 }, [3, 4]], \"timing\": \"fade\" }"
        ),
        .init(
            "wrong-type", .animations,
            "\"box.shadowOffset\": { \"values\": [[1, «\"2\"»], [3, 4]], \"timing\": \"fade\" }"),
        .init(
            "unknown-property-type", .animations,
            "\"box.glow\": { \"values\": [1, «\"red\"»], \"timing\": \"fade\" }"),
        .init(
            "unknown-property-type", .animations,
            "\"box.glow\": { \"values\": [«null», 1], \"timing\": \"fade\" }"),
        .init(
            "unknown-property-type", .animations,
            "\"box.glow\": { \"values\": [«{ \"left\": 1 }», 1], \"timing\": \"fade\" }"),
        .init(
            "unknown-property-type", .animations,
            "\"box.glow\": { \"values\": [[1, 2], «[1, 2, 3]»], \"timing\": \"fade\" }"),
        .init(
            "component-count", .animations, "\"box.glow\": { \"values\": [«[1]», [2]], \"timing\": \"fade\" }"
        ),
        .init(
            "value-invalid", .animations,
            "\"box.backgroundColor.hue\": { \"values\": [\"90«degrees»\", \"0deg\"], \"timing\": \"fade\" }"),
        .init(
            "value-invalid", .animations,
            "\"box.backgroundColor.hue\": { \"values\": [«\"90\"», \"0deg\"], \"timing\": \"fade\" }"),
        .init(
            "value-invalid", .animations,
            "\"box.backgroundColor.hue\": { \"values\": [«\"90 deg\"», \"0deg\"], \"timing\": \"fade\" }"),
        .init(
            "non-finite", .animations,
            "\"box.backgroundColor.hue\": { \"values\": [«\"1e999deg\"», \"0deg\"], \"timing\": \"fade\" }"),
        .init(
            "wrong-type", .animations,
            "\"box.frame\": { \"values\": [[0, 0, 1, «null»], [0, 0, 1, 1]], \"timing\": \"fade\" }"),
        .init(
            "component-count", .animations,
            "\"box.frame\": { \"values\": [[0, 0, 1, 1], «[0, 0, 1]»], \"timing\": \"fade\" }"),
    ]
}
