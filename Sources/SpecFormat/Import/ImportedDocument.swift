import MotionModel

/// A document as those see it that import it.
struct ImportedDocument: Sendable {
    /// Its text, with the path that reports show.
    let file: SourceFile
    /// Everything that was found in it, by place.
    let diagnostics: [Diagnostic]
    /// What it says; nil when it has errors. Without variants where it is a library.
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
    /// What it chooses of times and curves; nil where nobody asks for it, and where it has errors.
    private(set) var census: SpecCensus?

    /// A document of which nothing but problems is known.
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

    /// How many errors it has, of those that are kept.
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
    /// The variant's place among the spec's.
    let index: Int
}
