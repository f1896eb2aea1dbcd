public import MotionModel
public import SpecFormat

/// What an exporter works on: a spec, and what is to be made of it.
public struct ExportSource: Sendable {
    /// The spec.
    public let spec: Spec
    /// The spec, compiled, with those of its variants that are to be written and their reduced forms.
    public let motion: CompiledMotion
    /// The names of the variants to write; nil writes all.
    public let variants: [String]?
    /// Where keyframes stand, which way values go, and what the result says made it.
    public let options: BakeOptions
    /// The stored components of all parameters; nil for their defaults.
    public let parameters: [Double]?
    /// What properties are before anything plays, where nothing else is to be taken.
    public let initial: [PropertyPath: MotionValue]
    /// The text that the spec was read from, for forms that carry it along; nil where there is none.
    public let document: SourceFile?

    /// A source.
    ///
    /// - Parameters:
    ///   - spec: The spec.
    ///   - motion: What it compiles to, perhaps with further texts; nil compiles it.
    ///   - variants: The names of the variants to write; nil writes all. Names the motion doesn't have are passed over.
    ///   - options: Where keyframes stand, and which way values go.
    ///   - parameters: The stored components of all parameters; nil for their defaults.
    ///   - initial: What properties are before anything plays.
    ///   - document: The text that the spec was read from; nil leaves it out of forms that carry it along.
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
        self.initial = initial
        self.document = document
    }

    /// The variants to write as timelines of numbers, in the spec's order.
    ///
    /// - Throws: `BindingError` when a value to start from is missing or has another type, or an expression gives no
    ///   usable number.
    func timelines() throws(BindingError) -> [(variant: CompiledVariant, timeline: BoundTimeline)] {
        var result: [(variant: CompiledVariant, timeline: BoundTimeline)] = []
        for variant in motion.variants where variants?.contains(variant.name) ?? true {
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
    /// The motion with some of its variants, and the reduced forms that stand in for those.
    func keeping(_ names: [String]) -> CompiledMotion {
        var kept = Set(names)
        for variant in variants where kept.contains(variant.name) {
            if let form = variant.reducedForm { kept.insert(form) }
        }
        return CompiledMotion(
            name: name, parameters: parameters, properties: properties, states: states,
            variants: variants.filter { kept.contains($0.name) })
    }
}
