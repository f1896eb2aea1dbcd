extension Explanation {
    /// Imports, and the names that they bring.
    static let imports: [Explanation] = [
        Explanation(
            .unknownParameter,
            why: """
                'with' gives values to parameters of the spec that the used variant belongs to. That spec has no \
                parameter of this name, so the value would reach nothing.
                """,
            remedy: "write the name of one of that spec's parameters",
            sample: Sample(
                .spec,
                bad: """
                    "parameters": { "height": 40 }, "variants": {
                    "rise": { "motion": { "animate": "box.zPosition", "from": 0, "to": "= height" } },
                    "show": { "motion": { "use": "rise", "with": { "hight": 80 } } } }
                    """,
                good: """
                    "parameters": { "height": 40 }, "variants": {
                    "rise": { "motion": { "animate": "box.zPosition", "from": 0, "to": "= height" } },
                    "show": { "motion": { "use": "rise", "with": { "height": 80 } } } }
                    """)),
        Explanation(
            .unknownNamespace,
            why: """
                The part of a name before its dot is a namespace: a key of 'imports', which tells the \
                file that defines the name. No import has this namespace.
                """,
            remedy: "write the namespace of an import, or add the import",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "material.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importMissing,
            why: """
                An import is a path relative to the file it stands in, not to the folder a tool runs \
                in. There is no such file.
                """,
            remedy: "correct the path",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "lost.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importUnreadable,
            why: """
                There is something at the path, but it can't be read as a file: it is a folder, or the \
                permission is missing.
                """,
            remedy: "import a file, and allow it to be read",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "locked.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importOutside,
            why: """
                A spec reads files below one folder only, so that a spec from elsewhere can't look \
                around on the machine. It is the folder in which the tool runs if that contains the \
                spec, and otherwise the spec's own folder. Links are followed before this is checked.
                """,
            remedy: "move the file below the root, or name a wider one with --root",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "../brand.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importCycle,
            why: """
                Each of the files needs another one to be read first, so none can be. Names that two \
                files share belong in a third.
                """,
            remedy: "move the shared names into a file that imports neither",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "circle.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importErrors,
            why: """
                Names of a file with errors can't be trusted, so none of them is used. The errors are \
                reported when the file itself is validated.
                """,
            remedy: "validate the imported file and correct it",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "broken.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .limitImports,
            why: """
                A spec imports at most 1,000 files, with those of its imports and 64 MiB together, so that no \
                text keeps a tool busy for ever.
                """,
            remedy: "import fewer files"),
    ]
}
