/// Reads specs: from a text to a valid spec and all diagnostics.
public enum SpecReader {
    /// The options for reading.
    public struct Options: Hashable, Sendable {
        /// Whether comments and trailing commas are refused.
        public var strictJSON: Bool
        /// Whether times and curves are recorded, for ``SpecWorkspace/statistics(of:)``.
        package var gathersStatistics = false
        /// Whether names and facts are recorded by their places, for ``SpecWorkspace/annotations(of:)``.
        package var annotates = false

        /// Creates options; comments and trailing commas are accepted unless `strictJSON` refuses them.
        public init(strictJSON: Bool = false) {
            self.strictJSON = strictJSON
        }
    }

    /// Reads a spec that imports nothing; ``SpecWorkspace`` reads imports too.
    ///
    /// - Returns: The spec, nil exactly when an error was found, and without variants if it is a library; and all
    ///   problems, sorted by place, each once.
    /// - Complexity: O(n log n) for n bytes; never traps, whatever the bytes.
    public static func read(
        _ file: SourceFile, options: Options = Options()
    ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        var workspace = SpecWorkspace(SourceSet(), options: options)
        return workspace.read(file)
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
