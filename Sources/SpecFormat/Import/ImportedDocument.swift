import MotionModel

/// A document as seen by the documents that import it.
struct ImportedDocument: Sendable {
    /// The text, with the path for reports.
    let file: SourceFile
    /// All its problems, by place.
    let diagnostics: [Diagnostic]
    /// The spec; nil when it has errors. A library has no variants.
    let spec: Spec?
    /// Its named durations, without those of its own imports.
    var durations = NamedValues<WrittenDuration>()
    /// Its named curves.
    var curves = NamedValues<CurveDraft>()
    /// Its shared timings, with places in its own text.
    var timings = NamedValues<Boxed<TimingDraft>>()
    /// Its variants.
    var variants = NamedValues<ImportedVariant>()
    /// The locations of its own imports, by namespace.
    var imports = NamedValues<String>()
    /// The times and curves that it uses; nil unless statistics were requested, and when it has errors.
    var statistics: SpecStatistics?
    /// What its places are, errors or not; nil unless that was requested.
    var annotations: Annotations?

    /// Creates a document; without a spec it has only its problems.
    init(file: SourceFile, diagnostics: [Diagnostic], spec: Spec? = nil) {
        self.file = file
        self.diagnostics = diagnostics
        self.spec = spec
    }

    /// The number of its errors that were kept.
    var errorCount: Int {
        var count = 0
        for diagnostic in diagnostics where diagnostic.severity == .error { count += 1 }
        return count
    }
}

/// A variant of an imported spec.
struct ImportedVariant: Sendable {
    /// The spec.
    let spec: Spec
    /// The variant's index in the spec.
    let index: Int
}
