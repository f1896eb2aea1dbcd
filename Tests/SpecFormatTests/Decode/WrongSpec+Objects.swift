extension WrongSpec {
    /// Mistakes in objects, keys, names, states, animations and variants.
    static let objects: [WrongSpec] = [
        // The document
        .init("wrong-type", .file, "«[]»"),
        .init("wrong-type", .file, "«\"a spec\"»"),
        .init("missing-key", .file, "«{»}"),
        .init("version", .file, "{ \"motionSpec\": «2», \"name\": \"A\", \"nonsense\": 1 }"),
        .init(
            "version", .file,
            "{ \"motionSpec\": «0», \"name\": \"A\", \"animations\": { \"a.opacity\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "not-an-integer", .file,
            "{ \"motionSpec\": «1.5», \"name\": \"A\", \"animations\": { \"a.opacity\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "wrong-type", .file,
            "{ \"motionSpec\": «\"1\"», \"name\": \"A\", \"animations\": { \"a.opacity\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "missing-key", .file,
            "«{» \"name\": \"A\", \"animations\": { \"a.opacity\": [0, 1] }, \"variants\": { \"v\": { \"timings\": { \"*\": {} } } } }"
        ),
        .init(
            "missing-key", .file,
            "«{» \"motionSpec\": 1, \"name\": \"A\", \"variants\": { \"v\": { \"timings\": {} } } }"),
        .init(
            "missing-key", .file,
            "«{» \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"a.opacity\": [0, 1] } }"),
        .init(
            "empty-value", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"a.opacity\": [0, 1] }, \"variants\": «{}» }"
        ),
        .init(
            "empty-value", .file,
            "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": «{}», \"variants\": { \"v\": { \"timings\": {} } } }"
        ),
        .init("unknown-key", .head, "«\"nmae\"»: 1,"),
        // What a slip of the key names is still read: nothing is missing or unused for it.
        .init("unknown-key", .animations, "\"box.opacity\": { \"values\": [0, 1], «\"timng\"»: \"fade\" }"),
        .init("unknown-key", .animations, "\"box.opacity\": { «\"vlaues\"»: [0, 1], \"timing\": \"fade\" }"),
        .init("unknown-key", .head, "«\"animation\"»: {},"),
        .init("unknown-key", .head, "«\"curve\"»: {},"),
        .init("unknown-key", .head, "«\"variables\"»: {},"),
        .init("duplicate-key", .head, "\"curves\": {}, «\"curves\"»: {},"),
        .init("wrong-type", .head, "\"description\": «3»,"),
        .init("wrong-type", .head, "\"$comment\": «[]»,"),
        .init("wrong-type", .head, "\"$extensions\": «\"x\"»,"),
        .init("wrong-type", .head, "\"$schema\": «null»,"),
        .init("wrong-type", .head, "\"curves\": «[]»,"),
        .init("wrong-type", .head, "\"durations\": «\"quick\"»,"),
        .init("wrong-type", .head, "\"timings\": «3»,"),
        .init("wrong-type", .head, "\"defaults\": «0.3»,"),
        .init("unknown-key", .head, "\"defaults\": { «\"curv\"»: \"linear\" },"),
        .init("unknown-curve", .head, "\"defaults\": { \"curve\": «\"liner\"» },"),
        .init("wrong-type", .head, "\"properties\": «[]»,"),

        // Names
        .init("wrong-type", .name, "«7»"),
        .init("empty-value", .name, "«\"\"»"),
        .init("invalid-identifier", .name, "«\"Calendar chip\"»"),
        .init("invalid-identifier", .name, "«\"2Fast\"»"),
        .init("invalid-identifier", .name, "«\"chip-expand\"»"),
        .init("invalid-identifier", .name, "«\"Größe\"»"),
        .init("invalid-identifier", .head, "\"durations\": { «\"2x\"»: 0.2 },"),
        .init("invalid-identifier", .head, "\"curves\": { «\"steps(2)\"»: \"linear\" },"),
        .init("empty-value", .head, "\"curves\": { «\"\"»: \"linear\" },"),
        .init("name-unused", .head, "\"curves\": { «\"sharp\"»: \"linear\" },"),
        .init("name-unused", .head, "\"durations\": { «\"quick\"»: \"75ms\" },"),
        .init("timing-unused", .head, "\"timings\": { «\"quick\"»: { \"duration\": 0.1 } },"),
        .init("name-cycle", .head, "\"curves\": { \"a\": \"b\", \"b\": «\"a\"» },"),
        .init("name-cycle", .head, "\"curves\": { \"a\": «\"a\"» },"),
        .init(
            "name-cycle", .head,
            "\"curves\": { \"a\": { \"reverse\": \"b\" }, \"b\": { \"sum\": [«\"a\"»] } },"),
        .init("name-cycle", .head, "\"durations\": { \"a\": \"b\", \"b\": \"c\", \"c\": «\"a\"» },"),
        .init("name-cycle", .head, "\"timings\": { \"a\": \"b\", \"b\": «\"a\"» },"),
        .init("unknown-curve", .head, "\"curves\": { \"a\": «\"stanard\"» },"),
        .init("unknown-duration", .head, "\"durations\": { \"quick\": 0.1, \"fast\": «\"quik\"» },"),
        .init("unknown-timing", .head, "\"timings\": { \"quick\": {}, \"fast\": «\"quik\"» },"),
        .init("wrong-type", .head, "\"durations\": { \"a\": «[1]» },"),
        .init("wrong-type", .head, "\"timings\": { \"a\": «0.3» },"),

        // States
        .init("wrong-type", .states, "«\"on\"»"),
        .init("empty-value", .states, "«[]»"),
        .init("range", .states, "«[\"on\"]»"),
        .init("duplicate-name", .states, "[\"on\", «\"on\"»]"),
        .init("wrong-type", .states, "[\"on\", «1»]"),
        .init("empty-value", .states, "[\"on\", «\"\"»]"),
        .init("value-count", .values, "«[0]»"),
        .init("value-count", .values, "[0, 1, «1»]"),
        .init("empty-value", .values, "«[]»"),

        // Animations
        .init("wrong-type", .animations, "\"box.opacity\": «3»"),
        .init("wrong-type", .animations, "\"box.opacity\": «\"fade\"»"),
        .init("missing-key", .animations, "\"box.opacity\": «{» \"timing\": \"fade\" }"),
        .init(
            "unknown-key", .animations,
            "\"box.opacity\": { «\"value\"»: [0, 1], \"timing\": \"fade\" }"),
        .init(
            "unknown-key", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", «\"wieght\"»: 1 }"),
        .init(
            "unknown-key", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", «\"duration\"»: 1 }"),
        .init("wrong-type", .values, "«1»"),
        .init("wrong-type", .values, "«{ \"off\": 0, \"on\": 1 }»"),
        .init(
            "property-path-invalid", .animations,
            "«\"opacity\"»: { \"values\": [0, 1], \"timing\": \"fade\" }"),
        .init(
            "property-path-invalid", .animations,
            "\"box.«»\": { \"values\": [0, 1], \"timing\": \"fade\" }"),
        .init(
            "property-path-invalid", .animations,
            "\"box.«».opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }"),
        .init(
            "property-path-invalid", .animations,
            "\"my« »box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }"),
        .init(
            "property-path-invalid", .animations,
            "«\"box[0].opacity\"»: { \"values\": [0, 1], \"timing\": \"fade\" }"),
        .init(
            "property-path-invalid", .animations,
            "«\"\"»: { \"values\": [0, 1], \"timing\": \"fade\" }"),
        .init(
            "range", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", \"weight\": «1.5» }"),
        .init(
            "range", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", \"weight\": «-0.1» }"),
        .init(
            "wrong-type", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", \"additive\": «\"true\"» }"),
        .init(
            "wrong-type", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", \"additive\": «1» }"),
        .init(
            "wrong-type", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": \"fade\", \"velocity\": «\"fast\"» }"),
        .init(
            "unknown-value", .animations,
            "\"box.backgroundColor\": { \"values\": [\"red\", \"blue\"], \"timing\": \"fade\", \"space\": «\"okalb\"» }"
        ),
        .init(
            "unknown-value", .animations,
            "\"box.angle\": { \"values\": [\"0deg\", \"9deg\"], \"timing\": \"fade\", \"turn\": «\"left\"» }"),
        .init(
            "unknown-timing", .animations,
            "\"box.opacity\": { \"values\": [0, 1], \"timing\": «\"fad\"» }"),
        .init(
            "empty-value", .animations,
            "\"a.opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }, \"box.opacity\": { \"values\": [0, 1], \"timing\": «\"\"» }"
        ),
        .init(
            "wrong-type", .animations,
            "\"a.opacity\": { \"values\": [0, 1], \"timing\": \"fade\" }, \"box.opacity\": { \"values\": [0, 1], \"timing\": «7» }"
        ),
        .init(
            "component-overlap", .animations,
            "\"box.bounds\": { \"values\": [[0, 0, 1, 1], [0, 0, 1, 1]], \"timing\": \"fade\" }, «\"box.bounds.size.width\"»: { \"values\": [1, 1], \"timing\": \"fade\" }"
        ),
        .init(
            "component-overlap", .animations,
            "\"box.shadowOffset.width\": { \"values\": [0, 1], \"timing\": \"fade\" }, «\"box.shadowOffset\"»: { \"values\": [[0, 0], [1, 1]], \"timing\": \"fade\" }"
        ),

        // Property declarations
        .init("unknown-value", .head, "\"properties\": { \"a.b\": { \"type\": «\"numbre\"» } },"),
        .init("wrong-type", .head, "\"properties\": { \"a.b\": «\"number\"» },"),
        .init("unknown-key", .head, "\"properties\": { \"a.b\": { «\"tpye\"»: \"number\" } },"),
        .init("unknown-value", .head, "\"properties\": { \"a.b\": { \"unit\": «\"px\"» } },"),
        .init("wrong-type", .head, "\"properties\": { \"a.b\": { \"additive\": «\"yes\"» } },"),
        .init("unknown-value", .head, "\"properties\": { \"a.path\": { \"align\": «\"nearst\"» } },"),
        .init("wrong-type", .head, "\"properties\": { \"a.path\": { \"align\": «false» } },"),
        .init(
            "value-type-mismatch", .head,
            "\"properties\": { \"box.opacity\": { «\"align\"»: \"none\" } },"),
        .init(
            "value-type-mismatch", .head,
            "\"properties\": { \"a.b\": { \"type\": \"color\", «\"align\"»: \"nearest\" } },"),
        .init(
            "value-type-mismatch", .head,
            "\"properties\": { \"a.b\": { \"type\": \"number\", \"initial\": «\"red\"» } },"),
        .init("value-type-mismatch", .head, "\"properties\": { \"a.opacity\": { \"initial\": «true» } },"),
        .init("value-out-of-range", .head, "\"properties\": { \"a.opacity\": { \"initial\": «2» } },"),
        .init("property-path-invalid", .head, "\"properties\": { «\"opacity\"»: { \"initial\": 0 } },"),
        .init("unknown-property-type", .head, "\"properties\": { \"a.b\": { \"initial\": «null» } },"),
    ]
}
