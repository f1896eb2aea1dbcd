/// Reads specs: text in, a valid spec and everything that was found out.
public enum SpecReader {
    /// What to accept.
    public struct Options: Hashable, Sendable {
        /// Whether comments and trailing commas are refused.
        public var strictJSON: Bool

        /// Comments and trailing commas are accepted unless `strictJSON` refuses them.
        public init(strictJSON: Bool = false) {
            self.strictJSON = strictJSON
        }
    }

    /// Reads a spec.
    ///
    /// - Returns: The spec, nil exactly when an error was found; and all problems, sorted by place, each once.
    /// - Complexity: O(n log n) for n bytes; never traps, whatever the bytes.
    public static func read(
        _ file: SourceFile, options: Options = Options()
    ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        var diagnostics = Diagnostics()
        let root = JSONSyntax.parse(file, strictJSON: options.strictJSON, diagnostics: &diagnostics)
        guard let root else { return (nil, diagnostics.sorted) }
        var decoder = SpecDecoder(diagnostics: diagnostics)
        decoder.readSuppressions(root)
        guard let draft = decoder.document(root) else { return (nil, decoder.diagnostics.sorted) }
        var validator = SpecValidator(draft, decoder)
        let spec = validator.spec()
        return (spec, validator.decoder.diagnostics.sorted)
    }
}

extension Spec {
    /// Reads a spec; see ``SpecReader/read(_:options:)``.
    public static func read(
        _ file: SourceFile, options: SpecReader.Options = SpecReader.Options()
    ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        SpecReader.read(file, options: options)
    }
}
