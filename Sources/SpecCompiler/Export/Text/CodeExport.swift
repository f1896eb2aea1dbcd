import MotionModel

/// A motion as source code: one type, with a part for each variant.
protocol CodeExport {
    /// What generated code calls things, which nothing in it may be called.
    static var used: [String] { get }
    /// What the parts that were written don't say.
    var losses: [ExportLoss] { get }

    /// A file of a motion.
    init(_ source: ExportSource)

    /// The part of a variant, and notes what it loses.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - type: What the whole is called.
    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String

    /// The whole of a file, with the losses that were noted.
    ///
    /// - Parameters:
    ///   - type: What it is called.
    ///   - parts: Those of all variants.
    func file(_ type: String, _ parts: String) -> String
}

extension CodeExport {
    /// The whole of a file.
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
