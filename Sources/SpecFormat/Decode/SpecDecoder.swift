import MotionModel

/// Turns a syntax tree into a spec, collecting every problem on the way.
///
/// Its functions return nil for what they reported, and their callers go on with the rest.
struct SpecDecoder {
    /// The problems so far.
    var diagnostics: Diagnostics
    /// What the spec imports, by namespace.
    var imports: ImportScope
    /// The spec's named durations.
    var durations = NameScope<Spec.Timing.Duration>(kind: "duration", unknown: .unknownDuration)
    /// The spec's named curves.
    var curves = NameScope<CurveNode>(kind: "curve", unknown: .unknownCurve)
    /// The spec's shared timings.
    var timings = NameScope<TimingNode>(kind: "timing", unknown: .unknownTiming)
    /// The duration of timings that give none.
    var defaultDuration = Spec.Timing.Duration.seconds(0.25)
    /// The curve of timings that give none.
    var defaultCurve = Curve.bezier(.easeInOut)

    init(diagnostics: Diagnostics = Diagnostics(), imports: ImportScope = ImportScope()) {
        self.diagnostics = diagnostics
        self.imports = imports
    }
}
