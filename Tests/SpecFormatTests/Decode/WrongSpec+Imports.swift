extension WrongSpec {
    /// Mistakes in imports and in names of what is imported.
    static let imports: [WrongSpec] = [
        // What is imported
        .init("wrong-type", .head, #""imports": «"brand.json"»,"#),
        .init("wrong-type", .head, #""imports": { "m3": «3» },"#),
        .init("wrong-type", .head, #""imports": { "m3": «{ "file": "brand.json" }» },"#),
        .init("empty-value", .head, #""imports": { "m3": «""» },"#),
        .init("invalid-identifier", .head, #""imports": { «"m-3"»: "brand.json" },"#),
        .init("invalid-identifier", .head, #""imports": { «"3m"»: "brand.json" },"#),
        .init("empty-value", .head, #""imports": { «""»: "brand.json" },"#),
        .init("duplicate-key", .head, #""imports": { "m3": "brand.json", «"m3"»: "brand.json" },"#),
        .init("import-missing", .head, #""imports": { "m3": «"lost.json"» },"#),
        .init("import-missing", .head, #""imports": { "m3": «"brand.json/base.json"» },"#),
        .init("import-unreadable", .head, #""imports": { "m3": «"locked.json"» },"#),
        .init("import-outside", .head, #""imports": { "m3": «"../brand.json"» },"#),
        .init("import-outside", .head, #""imports": { "m3": «"./base/../../brand.json"» },"#),
        .init("import-outside", .head, #""imports": { "m3": «"/brand.json"» },"#),
        .init("import-outside", .head, #""imports": { "m3": «"a\u0000.json"» },"#),
        .init("import-cycle", .head, #""imports": { "me": «"wrong.json"» },"#),
        .init("import-cycle", .head, #""imports": { "m3": «"circle.json"» },"#),
        .init(
            "import-cycle", .head,
            #""imports": { "m3": «"./circle.json"» }, "defaults": { "curve": "m3.x" },"#),
        .init("import-errors", .head, #""imports": { "m3": «"broken.json"» },"#),
        .init(
            "import-errors", .head,
            #""imports": { "m3": «"broken.json"» }, "defaults": { "curve": "m3.brand" },"#),
        .init(
            "import-errors", .head,
            #""imports": { "m3": «"broken.json"» }, "defaults": { "duration": "m3.x.y" },"#),
        .init(
            "import-missing import-errors", .head,
            #""imports": { "m3": «"lost.json"», "m4": «"broken.json"» }, "timings": { "fade": "m4.fade" },"#),
        .init(
            "limit-imports", .head,
            #""imports": «{ "#
                + (0..<1001).map { "\"m\($0)\": \"brand.json\"" }.joined(separator: ", ") + " }»,"),
        .init("name-unused", .head, #""imports": { «"m3"»: "brand.json" },"#),
        .init(
            "case-only-name", .head,
            #""imports": { "m3": "brand.json", «"M3"»: "brand.json" }, "#
                + #""defaults": { "curve": "m3.brand", "duration": "M3.brief" },"#),

        // Names of what is imported
        .init(
            "unknown-curve", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "curve": «"m3.brnad"» },"#),
        .init(
            "unknown-curve", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "curve": «"m3.base.shrp"» },"#),
        .init(
            "unknown-curve", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "curve": «"m3"» },"#),
        .init(
            "unknown-curve", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "curve": «"m3."» },"#),
        // What an import imports has a namespace there, not here.
        .init(
            "unknown-curve", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "curve": «"m3.sharp"» },"#),
        // The kinds have names of their own.
        .init(
            "unknown-curve", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "curve": «"m3.brief"» },"#),
        .init(
            "unknown-duration", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "duration": «"m3.breif"» },"#),
        .init(
            "unknown-timing", .head,
            #""imports": { "m3": "brand.json" }, "timings": { "fade": «"m3.glidde"» },"#),
        .init(
            "unknown-timing", .file,
            #"{ "motionSpec": 1, "name": "A", "imports": { "m3": "brand.json" }, "animations": "#
                + #"{ "box.opacity": { "values": [0, 1], "timing": «"m3.glid"» } }, "#
                + #""variants": { "show": { "timings": {} } } }"#),
        .init(
            "unknown-timing", .file,
            #"{ "motionSpec": 1, "name": "A", "imports": { "m3": "brand.json" }, "animations": "#
                + #"{ "box.opacity": { "values": [0, 1], "timing": «"m3.nothing_like_it"» } }, "#
                + #""variants": { "show": { "timings": {} } } }"#),
        .init("unknown-namespace", .curve, #""«m3».standard""#),
        .init(
            "unknown-namespace", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "curve": "«material».brand" },"#),
        .init(
            "unknown-namespace", .head,
            #""imports": { "material": "brand.json" }, "defaults": { "duration": "«metarial».short" },"#),
        .init(
            "unknown-namespace", .head,
            #""imports": { "m3": "brand.json" }, "timings": { "fade": "«carbon».glide" },"#),
        .init(
            "unknown-duration", .head,
            #""imports": { "m3": "brand.json" }, "defaults": { "duration": «"m4.brief"» },"#),
        .init(
            "wrong-type", .head,
            #""imports": { "m3": "brand.json" }, "timings": { "fade": { "delay": «"m3.byTravel"» } },"#),

        // Variants of imported specs
        .init(
            "unknown-variant", .motion,
            #"{ "use": «"rises"» }"#),
        .init("unknown-namespace", .motion, #"{ "use": "«m3».rise" }"#),
        .init(
            "unknown-parameter", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "a": 1 }, "#
                + #""variants": { "rise": { "motion": { "animate": "box.zPosition", "from": 0, "to": "= a" } }, "#
                + #""show": { "motion": { "use": "rise", "with": { «"b"»: 1 } } } } }"#),
        .init(
            "wrong-type", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "a": 1 }, "#
                + #""variants": { "rise": { "motion": { "animate": "box.zPosition", "from": 0, "to": "= a" } }, "#
                + #""show": { "motion": { "use": "rise", "with": «[1]» } } } }"#),
        .init(
            "expression-value", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "a": 1 }, "#
                + #""variants": { "rise": { "motion": { "animate": "box.zPosition", "from": 0, "to": "= 1 / a" } }, "#
                + #""show": { "motion": { "use": "rise", "with": «{ "a": 0 }» } } } }"#),
        .init(
            "expression-type", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "a": 1, "b": "red" }, "#
                + #""variants": { "rise": { "motion": { "animate": "box.zPosition", "from": 0, "to": "= a" } }, "#
                + #""show": { "motion": { "use": "rise", "with": { "a": "«= b»" } } } } }"#),

        // Libraries
        .init("missing-key", .file, #"«{» "motionSpec": 1, "name": "A" }"#),
        .init(
            "missing-key", .file, #"«{» "motionSpec": 1, "name": "A", "states": ["a", "b"], "curves": {} }"#),
        .init("missing-key", .file, #"«{» "motionSpec": 1, "name": "A", "properties": {}, "curves": {} }"#),
        .init("missing-key", .file, #"«{» "motionSpec": 1, "curves": {} }"#),
        .init("unknown-curve", .file, #"{ "motionSpec": 1, "name": "A", "curves": { "a": «"nowhere"» } }"#),
    ]
}
