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
                What stands before the dot of a name is a namespace: a key of 'imports', which says in which file \
                the name is. No import has this one.
                """,
            remedy: "write the namespace of an import, or add the import",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "material.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importMissing,
            why: """
                An import is a path relative to the file it stands in, not to the folder a tool runs in. Nothing \
                is there.
                """,
            remedy: "correct the path",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "lost.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importUnreadable,
            why: """
                Something is there, but the system doesn't let it be read as a file: it is a folder, or the \
                permission is missing.
                """,
            remedy: "import a file, and let it be read",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "locked.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importOutside,
            why: """
                A spec reads files below one folder only, so that a spec from elsewhere can't look around on the \
                machine: the folder the tool runs in where that contains the spec, else the spec's own. Links are \
                followed before this is checked.
                """,
            remedy: "move the file below the root, or name a wider one with --root",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "../brand.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importCycle,
            why: """
                Each of the files needs another one to be read first, so none can be. What two files share \
                belongs in a third.
                """,
            remedy: "move the shared names into a file that imports neither",
            sample: Sample(
                .head,
                bad: #""imports": { "m3": "circle.json" }, "defaults": { "curve": "m3.brand" }"#,
                good: #""imports": { "m3": "brand.json" }, "defaults": { "curve": "m3.brand" }"#)),
        Explanation(
            .importErrors,
            why: """
                Names of a file with errors can't be trusted, so nothing of it is used. What is wrong is \
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
