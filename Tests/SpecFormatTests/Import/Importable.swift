import SpecFormat

/// Files that the specs of other tests import: one that is right, and one for each way to be wrong.
enum Importable {
    /// The files, for a spec at a path.
    static func sources(for path: String) -> SourceSet {
        let folder =
            path.contains("/") ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) : ""
        func file(_ name: String, _ members: String) -> SourceFile {
            SourceFile(path: folder + name, text: "{ \"motionSpec\": 1, \"name\": \"Imported\", \(members) }")
        }
        return SourceSet(
            [
                file(
                    "brand.json",
                    """
                    "imports": { "base": "base.json" },
                    "durations": { "brief": "120ms", "byTravel": { "min": 0.1, "max": 0.3, "perUnit": 0.01 } },
                    "curves": { "brand": { "bezier": [0.4, 0, 0.2, 1] } },
                    "timings": { "glide": { "duration": "brief", "curve": "brand" } }
                    """),
                file("base.json", "\"curves\": { \"sharp\": { \"bezier\": [0.4, 0, 0.6, 1] } }"),
                file("broken.json", "\"curves\": { \"brand\": \"nowhere\", \"other\": \"nowhere\" }"),
                file("circle.json", "\"imports\": { \"back\": \"\(path.dropFirst(folder.count))\" }"),
                SourceFile(path: path, text: ""),
            ], unreadable: [folder + "locked.json": "Permission denied"])
    }

    /// Reads a spec that may import them; its properties need not be known, unless that is what is looked for.
    static func read(
        _ text: String, path: String, for ids: [String]
    ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        var (spec, diagnostics) = read(SourceFile(path: path, text: text))
        if !ids.contains(DiagnosticID.propertyUndeclared.name) {
            diagnostics.removeAll { $0.id == .propertyUndeclared }
        }
        return (spec, diagnostics)
    }

    /// Reads a spec that may import them.
    static func read(
        _ file: SourceFile, options: SpecReader.Options = SpecReader.Options()
    ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        var workspace = SpecWorkspace(sources(for: file.path), options: options)
        return workspace.read(file)
    }
}
