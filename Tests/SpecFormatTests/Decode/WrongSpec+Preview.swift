extension WrongSpec {
    /// Mistakes in the scene of a preview.
    static let preview: [WrongSpec] = [
        .init("wrong-type", .file, scene("«[]»")),
        .init("unknown-key", .file, scene("{ «\"colour\"»: \"#fff\" }")),
        .init("component-count", .file, scene("{ \"screen\": «[390]» }")),
        .init("range", .file, scene("{ \"screen\": «[390, 0]» }")),
        .init("value-invalid", .file, scene("{ \"fill\": \"«no-colour»\" }")),
        .init("wrong-type", .file, scene("{ \"layers\": «[]» }")),
        .init("wrong-type", .file, layer("«1»")),
        .init("unknown-key", .file, layer("{ «\"size\"»: 3 }")),
        .init("unknown-value", .file, layer("{ \"parent\": «\"nobody\"» }")),
        .init("name-cycle", .file, layer("{ \"parent\": «\"box\"» }")),
        .init(
            "name-cycle", .file,
            scene("{ \"layers\": { \"a\": { \"parent\": «\"b\"» }, \"b\": { \"parent\": \"a\" } } }")),
        .init("component-count", .file, layer("{ \"frame\": «[0, 0, 40]» }")),
        .init("range", .file, layer("{ \"frame\": «[0, 0, -1, 40]» }")),
        .init("component-count", .file, layer("{ \"anchor\": «[0]» }")),
        .init("unknown-value", .file, layer("{ \"shape\": «\"oval\"» }")),
        .init("value-invalid", .file, layer("{ \"path\": \"M 0 0 «X»\" }")),
        .init("value-invalid", .file, layer("{ \"icon\": \"«»12\" }")),
        .init("value-invalid", .file, layer("{ \"image\": «\"https://example.com/cat.png\"» }")),
        .init("conflicting-keys", .file, layer("{ \"shape\": \"rect\", «\"icon\"»: \"M0 0\" }")),
        .init("wrong-type", .file, layer("{ \"text\": «3» }")),
        .init("range", .file, layer("{ \"opacity\": «2» }")),
        .init("wrong-type", .file, layer("{ \"clip\": «1» }")),
    ]

    /// Those that a schema can't find, because they are about several values.
    static let previewBeyondSchema: Set<String> = [
        layer("{ \"parent\": «\"nobody\"» }"), layer("{ \"frame\": «[0, 0, -1, 40]» }"),
        layer("{ \"shape\": \"rect\", «\"icon\"»: \"M0 0\" }"),
    ]

    /// A spec with a scene.
    private static func scene(_ text: String) -> String {
        "{ \"motionSpec\": 1, \"name\": \"A\", \"animations\": { \"box.opacity\": [0, 1] }, "
            + "\"variants\": { \"show\": { \"timings\": { \"*\": {} } } }, \"$preview\": \(text) }"
    }

    /// A spec with a scene of one layer.
    private static func layer(_ text: String) -> String { scene("{ \"layers\": { \"box\": \(text) } }") }
}
