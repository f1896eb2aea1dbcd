import MotionModel

/// Decodes a syntax tree into a spec, collecting every problem on the way.
///
/// Its functions return nil for values that were reported, and their callers continue with the rest.
package struct SpecDecoder {
    /// The problems so far.
    package var diagnostics: Diagnostics
    /// The text that is decoded, for corrections that move pieces of it; empty if it isn't known.
    var source: [UInt8] = []
    /// The imported documents, by namespace.
    var imports: ImportScope
    /// The namespaces of the libraries that objects adhere to.
    var scales = ScopedValues<JSONString>()
    /// The platforms on which objects are played.
    var platforms = ScopedValues<Platform>()
    /// The durations and curves chosen in the text, if there is a library to adhere to.
    var chosen = ChosenTimes()
    /// The statistics of times and curves; nil unless requested.
    var statistics: SpecStatistics?
    /// What the places of the text are; nil unless requested.
    var annotations: Annotations?
    /// The spec's named durations.
    var durations = NameScope<WrittenDuration>(kind: "duration", unknown: .unknownDuration)
    /// The spec's named curves.
    var curves = NameScope<CurveDraft>(kind: "curve", unknown: .unknownCurve)
    /// The spec's shared timings.
    var timings = NameScope<Boxed<TimingDraft>>(kind: "timing", unknown: .unknownTiming)
    /// The parameters that an app may supply, in order, without those that were reported.
    var parameters: [MotionParameter] = []
    /// The texts that formulas choose from, those of parameters first; others are appended.
    var texts: [String] = []
    /// Whether the paths of a property are aligned, where its declaration or that of a used variant says so.
    var alignments: [PropertyPath: Bool] = [:]
    /// The key of each parameter.
    var parameterKeys: [JSONString] = []
    /// The names used by expressions.
    var usedParameters: Set<String> = []
    /// The default meanings of names in expressions: the parameters.
    var environment = ExpressionEnvironment()
    /// The properties that expressions read, each at its first place.
    var readings: [PropertyPath: (type: ValueType, place: SourceRange)] = [:]
    /// The names of the states where they are listed.
    var stateKeys: [JSONString] = []
    /// Whether the text lists the states.
    var statesAreGiven = false
    /// The names of the states; empty while they aren't known.
    var stateNames: [String] = []
    /// Whether a variant has a timing for all that have none of their own.
    var hasWildcard = false
    /// The number of values of an animation that was reported because there are more or fewer states.
    var wrongCount: Int?
    /// The unit of the property whose values are read, which tells what is meant by a number of elsewhere.
    var valueUnit = PropertyUnit.none
    /// The kind of the container whose children are being read.
    var container: NodeHead?
    /// The events that taps on the preview's layers send.
    var taps: [JSONString] = []
    /// The names of the preview's layers.
    var layers: [String] = []
    /// The variants that transitions name.
    var plays: [JSONString] = []
    /// The corrections that take out members without a value, by the range of the null.
    var needless: [SourceRange: FixIt] = [:]
    /// The duration of timings without one.
    var defaultDuration = WrittenDuration.seconds(0.25)
    /// Whether the spec has a default duration.
    var givesDefaultDuration = false
    /// The curve of timings without one.
    var defaultCurve = Curve.bezier(.easeInOut)
    /// Whether the spec has a default curve.
    var givesDefaultCurve = false

    /// The properties of motion trees.
    var treeProperties = TreeProperties()
    /// The values of motion trees for properties that can't show every number, and for scales.
    var shownValues: [ShownValue] = []
    /// The forms requested by leaves of the variant that is being read, by property path.
    var leafForms: [String: ValueType] = [:]
    /// The first path of each colour that the spec holds, as a whole or by component, and its range; by the path of the
    /// whole.
    var heldColors: [String: (path: PropertyPath, place: SourceRange)] = [:]
    /// The targets of the properties that the spec moves.
    var targets = TargetPlaces()
    /// The properties that aren't known.
    var unknownProperties = UnknownProperties()
    /// The declarations of properties, by path.
    var declarations: [String: PropertyDraft] = [:]
    /// The motion of each variant, for others that use it.
    var variantNodes = NameScope<VariantMotion>(kind: "variant", unknown: .unknownVariant)
    /// The values of the spec's animations, one for each state, by property path; only for variants with motion trees.
    var stateValues: [PropertyPath: [ValueDraft]] = [:]
    /// The scope of each variant's motion, by name.
    var variantScopes: [String: NodeScope] = [:]
    /// The original of each mirror, by the mirror's name.
    var mirrors: [String: String] = [:]
    /// The number of nodes read so far, copies included.
    var nodeCount = 0

    /// Creates a decoder of stand-alone parts: nothing is imported.
    package init() { self.init(diagnostics: Diagnostics()) }

    init(diagnostics: Diagnostics, imports: ImportScope = ImportScope()) {
        self.diagnostics = diagnostics
        self.imports = imports
    }
}
