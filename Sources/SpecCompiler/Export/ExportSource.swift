public import MotionModel
public import SpecFormat

/// The input of an exporter: a spec, and the options of the export.
public struct ExportSource: Sendable {
    /// The spec.
    public let spec: Spec
    /// The compiled spec, with the variants to write and their reduced forms.
    public let motion: CompiledMotion
    /// The names of the variants to write; nil writes all.
    public let variants: [String]?
    /// The placement of keyframes, whether values are reversed, and the generator named in the output.
    public let options: BakeOptions
    /// The stored components of all parameters; nil for their defaults.
    public let parameters: [Double]?
    /// The values of properties before anything plays, for values that come from nowhere else.
    public let initial: [PropertyPath: MotionValue]
    /// The source text of the spec, for formats that embed it; nil if there is none.
    public let document: SourceFile?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - spec: The spec.
    ///   - motion: The compiled spec, perhaps with further texts; nil compiles it.
    ///   - variants: The names of the variants to write; nil writes all. Names the motion doesn't have are passed over.
    ///   - options: The placement of keyframes, whether values are reversed, and the generator.
    ///   - parameters: The stored components of all parameters; nil for their defaults.
    ///   - initial: The values of properties before anything plays.
    ///   - document: The source text of the spec; nil leaves it out of formats that embed it.
    public init(
        _ spec: Spec, motion: CompiledMotion? = nil, variants: [String]? = nil,
        options: BakeOptions = BakeOptions(), parameters: [Double]? = nil,
        initial: [PropertyPath: MotionValue] = [:], document: SourceFile? = nil
    ) {
        self.spec = spec
        let motion = motion ?? CompiledMotion(spec)
        self.motion = variants.map { motion.keeping($0) } ?? motion
        self.variants = variants
        self.options = options
        self.parameters = parameters
        self.initial = self.motion.completed(initial)
        self.document = document
    }

    /// The variants to write, in the spec's order.
    var chosen: [CompiledVariant] { motion.variants.filter { variants?.contains($0.name) ?? true } }

    /// The variants to write as bound timelines, in the spec's order.
    ///
    /// - Throws: `BindingError` when an initial value is missing or has another type, or an expression has no finite
    ///   value.
    func timelines() throws(BindingError) -> [(variant: CompiledVariant, timeline: BoundTimeline)] {
        var result: [(variant: CompiledVariant, timeline: BoundTimeline)] = []
        for variant in chosen {
            let timeline = try motion.bind(
                variant, reversingValues: options.reversesValues, parameters: parameters, initial: initial)
            result.append((variant, timeline))
        }
        return result
    }

    /// The variants to write as keyframes.
    ///
    /// - Throws: `BindingError`, as ``timelines()``.
    func baked() throws(BindingError) -> BakedDocument {
        try BakedDocument(
            motion, variants: variants, options: options, parameters: parameters, initial: initial)
    }
}

extension CompiledMotion {
    /// Returns the motion with only the named variants and their reduced forms.
    func keeping(_ names: [String]) -> CompiledMotion {
        var kept = Set(names)
        for variant in variants where kept.contains(variant.name) {
            if let form = variant.reducedForm { kept.insert(form) }
        }
        return CompiledMotion(
            name: name, parameters: parameters, properties: properties, states: states,
            variants: variants.filter { kept.contains($0.name) },
            transitions: transitions.filter { kept.contains($0.variant) }, targets: targets)
    }
}
