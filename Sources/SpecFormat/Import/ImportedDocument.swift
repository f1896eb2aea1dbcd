import MotionModel

/// A document as it looks to the documents that import it.
struct ImportedDocument: Sendable {
    /// The text, with the path for reports.
    let file: SourceFile
    /// All its problems, by place.
    let diagnostics: [Diagnostic]
    /// The spec; nil when it has errors. A library has no variants.
    let spec: Spec?
    /// Its named durations; those of its own imports aren't among them.
    var durations = NamedValues<WrittenDuration>()
    /// Its named curves.
    var curves = NamedValues<CurveNode>()
    /// Its shared timings, with places in its own text.
    var timings = NamedValues<TimingDraft>()
    /// Its variants.
    var variants = NamedValues<ImportedVariant>()
    /// The locations of its own imports, by namespace.
    var imports = NamedValues<String>()
    /// The times and curves that it uses; nil unless a census was asked for, and when it has errors.
    private(set) var census: SpecCensus?

    /// A document of which only the problems are known.
    init(file: SourceFile, diagnostics: [Diagnostic]) {
        self.file = file
        self.diagnostics = diagnostics
        spec = nil
    }

    /// A document, read by a decoder.
    init(file: SourceFile, spec: Spec?, readBy decoder: SpecDecoder) {
        self.file = file
        self.spec = spec
        diagnostics = decoder.diagnostics.sorted
        // Of a document with errors nothing can be used, see `reportErrors`.
        guard let spec else { return }
        census = decoder.finishedCensus
        for name in decoder.durations.order {
            if let value = decoder.durations.value(name) { durations.add(name, value) }
        }
        for name in decoder.curves.order {
            if let value = decoder.curves.value(name) { curves.add(name, value) }
        }
        for name in decoder.timings.order {
            if let value = decoder.timings.value(name) { timings.add(name, value) }
        }
        for (index, variant) in spec.variants.enumerated() {
            variants.add(variant.name, ImportedVariant(spec: spec, index: index))
        }
        for namespace in decoder.imports.order {
            if let location = decoder.imports.location(of: namespace) { imports.add(namespace, location) }
        }
    }

    /// The number of its errors, of those that were kept.
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
