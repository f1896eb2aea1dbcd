extension ImportedDocument {
    /// Creates a document from a decoder that has read it.
    init(file: SourceFile, spec: Spec?, readBy decoder: SpecDecoder) {
        self.init(file: file, diagnostics: decoder.diagnostics.sorted, spec: spec)
        annotations = decoder.annotations
        annotations?.finish()
        // A document with errors can't be used, see `reportErrors`.
        guard let spec else { return }
        statistics = decoder.finishedStatistics
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
}
