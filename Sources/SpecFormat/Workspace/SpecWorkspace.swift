package import MotionModel

/// Reads specs with everything they import, each file once.
///
/// A file is read and checked only once, even if several specs import it, or one spec by several paths. Its problems
/// are reported when it is checked itself, and as a single error at every import of it.
public struct SpecWorkspace<Loader: ImportLoader> {
    /// The source of the imported files.
    public private(set) var loader: Loader
    /// The options for reading.
    public let options: SpecReader.Options
    /// Every document that was read, by its location.
    private var documents: [String: ImportedDocument] = [:]

    /// Creates an empty workspace.
    public init(_ loader: Loader, options: SpecReader.Options = SpecReader.Options()) {
        self.loader = loader
        self.options = options
    }

    /// Reads a spec and its imports.
    ///
    /// - Parameters:
    ///   - file: The text.
    ///   - location: The location in the loader's terms; nil for the path of the file.
    /// - Returns: The spec, which is nil exactly when there is an error and has no variants when it is a library; and
    ///   all problems of this file, sorted by place, each once.
    /// - Complexity: O(n log n) for n bytes, including imports that weren't read before. Never traps, whatever the
    ///   bytes.
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

    /// The times and curves that a spec uses, once it has been read.
    ///
    /// - Returns: nil unless it was read without errors, with ``SpecReader/Options/gathersStatistics``.
    package func statistics(of location: String) -> SpecStatistics? { documents[location]?.statistics }

    /// What the places of a document are, once it has been read, errors or not.
    ///
    /// - Returns: nil unless it was read with ``SpecReader/Options/annotates``.
    package func annotations(of location: String) -> Annotations? { documents[location]?.annotations }

    /// The documents that were read with what their places are, by their locations.
    package var annotatedFiles: [String: AnnotatedFile] {
        documents.compactMapValues { document in
            document.annotations.map { AnnotatedFile(file: document.file, annotations: $0) }
        }
    }

    /// The curve that a document calls so, once it has been read.
    package func curve(named name: String, at location: String) -> Curve? {
        documents[location]?.curves[name]?.curve
    }

    /// The names of a document's curves, once it has been read.
    package func curveNames(at location: String) -> [String] { documents[location]?.curves.names ?? [] }

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
