/// A document whose imports are being read.
struct OpenDocument {
    /// An import to be read.
    struct Request {
        let namespace: String
        let path: String
    }

    let file: SourceFile
    let location: String
    let options: SpecReader.Options
    private let root: JSONSyntax?
    private let diagnostics: Diagnostics
    private var requests: ArraySlice<Request> = []
    private var outcomes: [String: ImportScope.Outcome] = [:]

    /// Creates a document that was parsed; none of its imports has been read yet.
    init(_ file: SourceFile, at location: String, _ options: SpecReader.Options) {
        var diagnostics = Diagnostics()
        self.file = file
        self.location = location
        self.options = options
        root = JSONSyntax.parse(file, strictJSON: options.strictJSON, diagnostics: &diagnostics)
        self.diagnostics = diagnostics
        if let root { requests = Self.requests(of: root)[...] }
    }

    /// Creates a document that differs from another in a correction, with the imports of that.
    init(_ file: SourceFile, at location: String, _ options: SpecReader.Options, knowing other: OpenDocument)
    {
        self.init(file, at: location, options)
        requests = []
        outcomes = other.outcomes
    }

    /// The import to be read next; nil when there are no more.
    var request: Request? { requests.first }

    /// Records the result of the next import, unless it is already known.
    mutating func settle(_ outcome: ImportScope.Outcome) {
        guard let request = requests.popFirst() else { return }
        if outcomes[request.namespace] == nil { outcomes[request.namespace] = outcome }
    }

    /// Records that the next import, which is being read, leads back to this document.
    mutating func noteCircle(_ paths: [String]) {
        guard let request = requests.first, outcomes[request.namespace] == nil else { return }
        outcomes[request.namespace] = .circle(paths)
    }

    /// Skips all imports that haven't been read.
    mutating func skipRest() {
        while !requests.isEmpty { settle(.skipped) }
    }

    /// The finished document, once the results of its imports are known.
    func document(with documents: [String: ImportedDocument]) -> ImportedDocument {
        tried(decoded(with: documents), with: documents)
    }

    /// The document with every correction that comes to mind.
    func decoded(with documents: [String: ImportedDocument]) -> ImportedDocument {
        guard let root else { return ImportedDocument(file: file, diagnostics: diagnostics.sorted) }
        var decoder = SpecDecoder(diagnostics: diagnostics, imports: ImportScope(outcomes, documents))
        decoder.source = file.bytes
        if options.gathersStatistics { decoder.statistics = SpecStatistics() }
        if options.annotates { decoder.annotations = Annotations() }
        decoder.readLint(root)
        guard let draft = decoder.document(root) else {
            return ImportedDocument(file: file, diagnostics: decoder.diagnostics.sorted)
        }
        var reader = MotionReader(draft, decoder)
        reader.read()
        var validator = SpecValidator(reader)
        let spec = validator.spec()
        return ImportedDocument(file: file, spec: spec, readBy: validator.decoder)
    }

    /// The imports that can be followed; the others are reported when the document is decoded.
    private static func requests(of root: JSONSyntax) -> [Request] {
        guard case .object(let object) = root.content,
            case .object(let imports)? = object[SpecField.imports.rawValue]?.value.content,
            imports.members.count <= Limits.imports
        else { return [] }
        var seen: Set<String> = []
        var requests: [Request] = []
        for member in imports.members where CommonField(rawValue: member.key.value) == nil {
            guard case .string(let path) = member.value.content, SpecDecoder.isImportPath(path.value),
                seen.insert(member.key.value).inserted
            else { continue }
            requests.append(Request(namespace: member.key.value, path: path.value))
        }
        return requests
    }
}
