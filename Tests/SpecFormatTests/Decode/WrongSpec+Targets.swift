extension WrongSpec {
    /// Mistakes in targets that appear and disappear.
    static let targets: [WrongSpec] = [
        .init("wrong-type", .file, spec("«[]»")),
        .init("empty-value", .file, spec("«{}»")),
        .init("wrong-type", .file, spec("{ \"box\": «\"on\"» }")),
        .init("missing-key", .file, spec("{ \"box\": «{» } }")),
        .init("empty-value", .file, spec("{ \"box\": { \"appears\": «[]» } }")),
        .init("wrong-type", .file, spec("{ \"box\": { \"appears\": «1» } }")),
        .init("duplicate-name", .file, spec("{ \"box\": { \"appears\": [\"on\", «\"on\"»] } }")),
        .init("unknown-state", .file, spec("{ \"box\": { \"disappears\": «\"onn\"» } }")),
        .init("unknown-key", .file, spec("{ \"box\": { «\"apears\"»: \"on\" } }")),
        .init(
            "target-states", .file,
            spec("{ \"box\": { \"appears\": [\"half\", «\"on\"»], \"disappears\": [\"on\", \"off\"] } }")),
        .init(
            "target-states", .file, spec("{ «\"box\"»: { \"appears\": \"on\", \"disappears\": \"off\" } }")),
        .init("target-constant", .file, spec("{ «\"box\"»: { \"appears\": [\"off\", \"half\", \"on\"] } }")),
        .init(
            "target-constant", .file, spec("{ «\"box\"»: { \"disappears\": [\"off\", \"half\", \"on\"] } }")),
        .init("target-unmoved", .file, spec("{ «\"bxo\"»: { \"appears\": \"on\" } }")),
        .init(
            "target-unmoved", .file,
            """
            { "motionSpec": 1, "name": "A", "variants": {
              "pop": { "motion": { "animate": "box.opacity", "from": 0, "to": 1 }, "reducedMotion": "instant" },
              "two": { "motion": { "use": "pop", "targets": { «"bxo"»: "card" } }, "reducedMotion": "instant" } } }
            """),
    ]

    private static func spec(_ targets: String) -> String {
        """
        { "motionSpec": 1, "name": "A", "states": ["off", "half", "on"], "animations": { "box.opacity": [0, 0.5, 1] },
          "variants": { "show": { "to": "half", "timings": { "*": {} } }, "all": { "to": "on", "timings": { "*": {} } } },
          "targets": \(targets) }
        """
    }
}
