import MotionModel
import SpecCompiler
import SpecFormat

/// What a page is about: specs with everything they import, and what the command line says about the world.
struct PreviewSource {
    /// The spec's name.
    let title: String
    /// What the page's script reads.
    let json: JSONValue

    /// What a page shows of a spec.
    ///
    /// - Parameter before: What the spec was before, to compare.
    init(_ spec: PreviewSpec, before: PreviewSpec?, _ inputs: PlayInputs) {
        var members = spec.members
        let motion = inputs.motion
        members.append(
            (
                "parameters",
                .object(
                    motion.parameters.compactMap { parameter in
                        inputs.values[parameter.name].map { (parameter.name, $0.asRead.json) }
                    })
            ))
        members.append(
            (
                "initial",
                .object(
                    motion.properties.compactMap { property in
                        inputs.initial[property.path].map { (property.path.text, $0.asRead.json) }
                    })
            ))
        members.append(("before", before.map { .object($0.members) } ?? .null))
        title = motion.name
        json = .object(members)
    }
}

/// A spec for a page: its text, and the files it imports.
struct PreviewSpec {
    /// The spec, with what was found in it.
    let loaded: LoadedSpec
    private let name: String
    private let files: [RecordedImports.PageFile]

    /// Reads a spec and what it imports.
    ///
    /// - Throws: When the file can't be read, or the root is no folder.
    init(_ path: String, root: String?) throws(Failure) {
        let file = try Files.read(path)
        let location = FileImports.real(file.path) ?? Files.join(FileImports.real(".") ?? "", file.path)
        let root = root ?? SpecLoading.root(of: [path])
        var workspace = SpecWorkspace(RecordedImports(try FileImports(root: root)))
        let (spec, diagnostics) = workspace.read(file, at: location)
        loaded = LoadedSpec(file: file, spec: spec, diagnostics: diagnostics)
        (name, files) = workspace.loader.page(of: location)
    }

    /// `"path"`, `"location"`, `"text"` and `"files"`
    var members: [(String, JSONValue)] {
        [
            ("path", .string(loaded.file.path)), ("location", .string(name)),
            ("text", .string(loaded.file.text(in: loaded.file.range))),
            (
                "files",
                .array(
                    files.map { file in
                        .object([
                            ("location", .string(file.name)), ("path", .string(file.path)),
                            ("text", .string(file.text)),
                        ])
                    })
            ),
        ]
    }
}
