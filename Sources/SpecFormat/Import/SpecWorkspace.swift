/// Reads specs with everything they import, each file once.
///
/// A file that several specs import, or one in several ways, is read and checked a single time; what is wrong in it is
/// reported where it is checked itself, and as one error at every import of it.
public struct SpecWorkspace<Loader: ImportLoader> {
    /// Finds and reads the imported files.
    public private(set) var loader: Loader
    /// What to accept.
    public let options: SpecReader.Options
    /// Every document that was read, by its location.
    private var documents: [String: ImportedDocument] = [:]

    /// A workspace in which nothing was read yet.
    public init(_ loader: Loader, options: SpecReader.Options = SpecReader.Options()) {
        self.loader = loader
        self.options = options
    }

    /// Reads a spec and what it imports.
    ///
    /// - Parameters:
    ///   - file: The text.
    ///   - location: Where it stands, as the loader names places; nil for its path.
    /// - Returns: The spec, nil exactly when an error was found, and without variants where it is a library; and all
    ///   problems of this file, sorted by place, each once.
    /// - Complexity: O(n log n) for n bytes, those of imports that weren't read before included; never traps, whatever
    ///   the bytes.
    public mutating func read(
        _ file: SourceFile, at location: String? = nil
    ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        let location = location ?? file.path
        if let known = documents[location], known.file.path == file.path, known.file.bytes == file.bytes {
            return (known.spec, known.diagnostics)
        }
        var visit = Visit(OpenDocument(file, at: location, options))
        while true {
            if let request = visit.top.request {
                follow(request, &visit)
                continue
            }
            let finished = visit.close()
            let document = finished.document(with: documents)
            documents[finished.location] = document
            guard !visit.isOver else { return (document.spec, document.diagnostics) }
            visit.settle(.document(location: finished.location))
        }
    }

    /// What a spec that was read chooses of times and curves.
    ///
    /// - Returns: nil where it wasn't read or has errors, and without ``SpecReader/Options/takesCensus``.
    package func census(of location: String) -> SpecCensus? { documents[location]?.census }

    private mutating func follow(_ request: OpenDocument.Request, _ visit: inout Visit) {
        do throws(ImportFailure) {
            let location = try loader.locate(request.path, from: visit.top.location)
            if visit.closeCircle(at: location) { return }
            guard documents[location] == nil else {
                visit.count(everythingFrom: location, in: documents)
                if visit.isBeyondLimit { visit.giveUp() } else { visit.settle(.document(location: location)) }
                return
            }
            let file = try loader.load(location)
            visit.count(location, file)
            if visit.isBeyondLimit {
                visit.giveUp()
            } else {
                visit.open(OpenDocument(file, at: location, options))
            }
        } catch {
            visit.settle(.failure(error))
        }
    }
}

extension SpecWorkspace: Sendable where Loader: Sendable {}
