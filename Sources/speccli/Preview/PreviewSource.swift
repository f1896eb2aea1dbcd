import MotionModel
import SpecCompiler
import SpecFormat

/// The source of a page: specs with everything they import, and the inputs on the command line.
struct PreviewSource {
    /// The spec's name.
    let title: String
    /// The data that the page's script reads.
    let json: JSONValue
    /// Whether a script beside the page updates it.
    let hasNews: Bool

    /// The source of a page about a spec.
    ///
    /// - Parameters:
    ///   - before: The old spec, for comparison.
    ///   - inputs: The inputs on the command line; nil if the spec has errors.
    ///   - news: The name of the script beside the page that updates it; nil if there is none.
    init(_ spec: PreviewSpec, before: PreviewSpec?, _ inputs: PlayInputs?, news: String? = nil) {
        hasNews = news != nil
        title = inputs?.motion.name ?? PreviewSpec.shown(spec.loaded.file.path)
        json = .object(
            spec.members + [
                ("parameters", .object(inputs?.parameterJSON ?? [])),
                ("initial", .object(inputs?.initialJSON ?? [])),
                ("before", before.map { .object($0.members) } ?? .null),
                ("news", news.map { .string($0) } ?? .null),
            ])
    }
}

extension PlayInputs {
    /// The values of parameters, in the spec's order.
    fileprivate var parameterJSON: [(String, JSONValue)] {
        motion.parameters.compactMap { parameter in
            values[parameter.name].map { (parameter.name, $0.asRead.json) }
        }
    }

    /// The start values of properties, in the spec's order.
    fileprivate var initialJSON: [(String, JSONValue)] {
        motion.properties.compactMap { property in
            initial[property.path].map { (property.path.text, $0.asRead.json) }
        }
    }
}

/// A spec for a page: its text, and the files it imports.
struct PreviewSpec {
    /// The spec, with its problems.
    let loaded: LoadedSpec
    /// The files from which it was read.
    let watched: WatchedFiles
    /// The loading of the spec, with its imports.
    let loading: SpecLoading
    private let name: String
    private let files: [RecordedImports.PageFile]

    /// Reads a spec and its imports.
    ///
    /// - Throws: When the file can't be read, or the root is no folder.
    init(_ path: String, _ arguments: Arguments) throws(Failure) {
        var loading = try SpecLoading(arguments, paths: [path])
        loaded = try loading.load(path)
        watched = WatchedFiles(loading, [loaded.file])
        self.loading = loading
        (name, files) = loading.imports.page(of: SpecLoading.location(of: loaded.file))
    }

    /// A path as a page shows it: of one from the root only the name, since the rest is about the author's machine.
    static func shown(_ path: String) -> String {
        path.utf8.first == UInt8(ascii: "/") ? Files.split(path).name : path
    }

    /// What the spec says of its preview; nil where it says nothing.
    var scene: JSONValue? {
        let text = loaded.file.text(in: loaded.file.range)
        guard case .object(let members)? = JSONValue(text: text, strictJSON: false) else { return nil }
        return members.last { $0.0 == "$preview" }?.1
    }

    /// `"path"`, `"location"`, `"text"` and `"files"`
    var members: [(String, JSONValue)] {
        [
            ("path", .string(Self.shown(loaded.file.path))), ("location", .string(name)),
            ("text", .string(loaded.file.text(in: loaded.file.range))),
            (
                "files",
                .array(
                    files.map { file in
                        .object([
                            ("location", .string(file.name)), ("path", .string(Self.shown(file.path))),
                            ("text", .string(file.text)),
                        ])
                    })
            ),
        ]
    }
}
