import MotionModel

/// Turns a syntax tree into a spec, collecting every problem on the way.
///
/// Its functions return nil for what they reported, and their callers go on with the rest.
package struct SpecDecoder {
    /// The problems so far.
    package var diagnostics: Diagnostics
    /// What the spec imports, by namespace.
    var imports: ImportScope
    /// The namespaces of the libraries that objects keep to.
    var scales = ScopedValues<JSONString>()
    /// Where objects are played.
    var platforms = ScopedValues<Platform>()
    /// What is written of durations and curves, where there is a library to keep to.
    var chosen = ChosenTimes()
    /// What is written of times and curves; nil where nobody asks for it.
    var statistics: SpecStatistics?
    /// The spec's named durations.
    var durations = NameScope<WrittenDuration>(kind: "duration", unknown: .unknownDuration)
    /// The spec's named curves.
    var curves = NameScope<CurveDraft>(kind: "curve", unknown: .unknownCurve)
    /// The spec's shared timings.
    var timings = NameScope<TimingDraft>(kind: "timing", unknown: .unknownTiming)
    /// What an app may supply, in order; those that were reported are missing.
    var parameters: [MotionParameter] = []
    /// The texts that formulas choose from, those of parameters first; more are put behind them.
    var texts: [String] = []
    /// Where each of them is named.
    var parameterKeys: [JSONString] = []
    /// The names that an expression used.
    var usedParameters: Set<String> = []
    /// What names in an expression mean where nothing else is said: the parameters.
    var environment = ExpressionEnvironment()
    /// The duration of timings that give none.
    var defaultDuration = WrittenDuration.seconds(0.25)
    /// Whether the spec says it.
    var givesDefaultDuration = false
    /// The curve of timings that give none.
    var defaultCurve = Curve.bezier(.easeInOut)
    /// Whether the spec says it.
    var givesDefaultCurve = false

    /// Every property that motion trees move, once its type is known, by its path.
    var treeProperties: [String: PropertyDeclaration] = [:]
    /// The paths of those that neither `animations` nor `properties` name, in the order of the text.
    var treePropertyOrder: [String] = []
    /// The forms that leaves of the variant that is being read ask for, by property path.
    var leafForms: [String: ValueType] = [:]
    /// The first path of each colour that the spec holds, the whole or one of its components, and where it stands; by the whole's path.
    var heldColors: [String: (path: PropertyPath, place: SourceRange)] = [:]
    /// The properties that aren't known.
    var unknownProperties = UnknownProperties()
    /// What is declared of properties, by path.
    var declarations: [String: PropertyDraft] = [:]
    /// The motion of each variant, for those that use it.
    var variantNodes = NameScope<VariantMotion>(kind: "variant", unknown: .unknownVariant)
    /// What is around the motion of each variant, by its name.
    var variantScopes: [String: NodeScope] = [:]
    /// The variant that each mirror mirrors, by name.
    var mirrors: [String: String] = [:]
    /// How many nodes were read, copies included.
    var nodeCount = 0

    /// A decoder of parts that stand alone: nothing is imported.
    package init() { self.init(diagnostics: Diagnostics()) }

    init(diagnostics: Diagnostics, imports: ImportScope = ImportScope()) {
        self.diagnostics = diagnostics
        self.imports = imports
    }
}
