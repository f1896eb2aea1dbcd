import MotionModel

/// A motion as source code: one type, with a part for each variant.
protocol CodeExport {
    /// The names that generated code uses, which no generated declaration may have.
    static var used: [String] { get }
    /// The losses of the parts written so far.
    var losses: [ExportLoss] { get }

    /// Creates the writer of a file.
    init(_ source: ExportSource)

    /// Returns the part of a variant, and records its losses.
    ///
    /// - Parameters:
    ///   - name: The identifier of the variant.
    ///   - type: The name of the whole type.
    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String

    /// Returns the whole file, with the recorded losses.
    ///
    /// - Parameters:
    ///   - type: The name of the type.
    ///   - parts: The parts of all variants.
    func file(_ type: String, _ parts: String) -> String
}

extension CodeExport {
    /// Writes the whole file.
    ///
    /// - Throws: `BindingError`.
    static func result(_ source: ExportSource) throws(BindingError) -> Export {
        let variants = try source.timelines()
        var export = Self(source)
        var types = CodeNames(taken: used)
        let type = types.identifier(for: source.motion.name)
        var names = CodeNames(taken: used + [type])
        var parts = ""
        for (variant, timeline) in variants {
            parts += export.variant(variant, timeline, names.identifier(for: variant.name), in: type)
        }
        return Export(text: export.file(type, parts), losses: export.losses)
    }
}
