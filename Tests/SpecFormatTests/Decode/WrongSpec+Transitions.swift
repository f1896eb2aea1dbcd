extension WrongSpec {
    /// Mistakes in transitions, each and as a whole.
    static let transitions: [WrongSpec] = [
        .init("wrong-type", .file, machine("«{}»")),
        .init("empty-value", .file, machine("«[]»")),
        .init("wrong-type", .file, rows("«1»")),
        .init("missing-key", .file, rows("«{» \"from\": \"off\", \"to\": \"on\" }")),
        .init("missing-key", .file, rows("«{» \"to\": \"on\", \"on\": \"tap\" }")),
        .init("unknown-state", .file, rows(row("\"off\"", "«\"onn\"»", "\"tap\""), back, half, halfBack)),
        .init("unknown-state", .file, rows(there, half, row("[\"on\", «\"hal\"»]", "\"off\"", "\"tap\""))),
        .init("duplicate-name", .file, rows(row("\"off\"", "\"on\"", "[\"tap\", «\"tap\"»]"))),
        .init("empty-value", .file, rows(row("«[]»", "\"on\"", "\"tap\""))),
        .init("empty-value", .file, rows(row("\"off\"", "\"on\"", "«\"\"»"))),
        .init("wrong-type", .file, rows(row("\"off\"", "\"on\"", "«3»"))),
        .init("conflicting-keys", .file, rows(row("\"off\"", "\"on\"", "\"tap\", «\"after\"»: \"1s\""))),
        .init("invalid-time", .file, rows("{ \"from\": \"off\", \"to\": \"on\", \"after\": \"3 «hours»\" }")),
        .init(
            "duration-negative", .file, rows("{ \"from\": \"off\", \"to\": \"on\", \"after\": «-1» }")),
        .init(
            "expression-syntax", .file,
            rows(row("\"off\"", "\"on\"", "\"tap\", \"when\": «\"1 > 0\"»"), back, half, halfBack)),
        .init("expression-type", .file, rows(row("\"off\"", "\"on\"", "\"tap\", \"when\": \"«= 1 + 2»\""))),
        .init(
            "unknown-variant", .file,
            rows(row("\"off\"", "\"on\"", "\"tap\", \"play\": «\"shwo\"»"), back, half, halfBack)),
        .init("transition-variant", .file, rows(row("\"off\"", "«\"off\"»", "\"tap\""))),
        .init("transition-variant", .file, rows(row("\"half\"", "\"on\"", "\"tap\", \"play\": «\"show\"»"))),
        .init("transition-variant", .file, rows(row("\"half\"", "«\"on\"»", "\"tap\""))),
        .init(
            "transition-shadowed", .file,
            rows(there, back, row("\"on\"", "\"off\"", "[\"escape\", «\"tap\"»]"), half, halfBack)),
        .init(
            "transition-shadowed", .file,
            rows(
                there, back, half, halfBack, "{ \"from\": \"on\", \"to\": \"off\", \"after\": \"1s\" }",
                "{ \"from\": \"on\", \"to\": \"off\", \"after\": «\"2s\"» }")),
        .init(
            "transition-circle", .file,
            """
            { "motionSpec": 1, "name": "A", "states": ["off", "on"], "animations": { "x.opacity": [0, 1] },
            "variants": { "show": { "timings": { "*": {} } } }, "transitions": [
            { "from": "off", "to": "on", "after": "complete" }, { "from": "on", "to": "off", "after": «"1s"» }] }
            """),
        .init(
            "transition-circle", .file,
            """
            { "motionSpec": 1, "name": "A", "states": ["off", "on"], "animations": { "x.opacity": [0, 1] },
            "variants": { "show": { "timings": { "*": { "duration": 0 } } } }, "transitions": [
            { "from": "off", "to": "on", "after": 0 }, { "from": "on", "to": "off", "after": «"complete"» }] }
            """),
        .init("state-unreached", .file, machine("[\(there), \(back)]", half: "«\"half\"»")),
        .init("way-back-missing", .file, rows(there, back, row("\"off\"", "«\"half\"»", "\"peek\""))),
        .init(
            "event-misspelt", .file,
            rows(
                there, back, row("\"off\"", "\"half\"", "\"leave\""), row("\"half\"", "\"off\"", "\"leave\""),
                row("\"on\"", "\"off\"", "«\"leavve\"»"))),
        .init(
            "tap-unheard", .file,
            machine(
                "[\(there), \(back), \(half), \(halfBack)]",
                more: ", \"$preview\": { \"layers\": { \"x\": { \"tap\": «\"tpa\"» } } }")),
    ]

    private static let there = row("\"off\"", "\"on\"", "\"tap\"")
    private static let back = row("\"on\"", "\"off\"", "\"tap\"")
    private static let half = row("\"off\"", "\"half\"", "\"peek\"")
    private static let halfBack = row("\"half\"", "\"off\"", "\"peek\"")

    private static func row(_ from: String, _ to: String, _ event: String) -> String {
        "{ \"from\": \(from), \"to\": \(to), \"on\": \(event) }"
    }

    private static func rows(_ rows: String...) -> String { machine("[\(rows.joined(separator: ", "))]") }

    /// A spec of three states with transitions.
    private static func machine(_ text: String, half: String = "\"half\"", more: String = "") -> String {
        "{ \"motionSpec\": 1, \"name\": \"A\", \"states\": [\"off\", \(half), \"on\"], "
            + "\"animations\": { \"x.opacity\": [0, 0.5, 1] }, \"variants\": { "
            + "\"peek\": { \"to\": \"half\", \"timings\": { \"*\": {} } }, "
            + "\"show\": { \"timings\": { \"*\": {} } } }, \"transitions\": \(text)\(more) }"
    }
}
