import MotionModel

/// The durations and curves that a text chooses, in the order in which they are read.
///
/// References and names of timings aren't included: their values are chosen elsewhere.
struct ChosenTimes {
    /// A duration, in seconds.
    struct ChosenDuration {
        let seconds: Double
        let range: SourceRange
    }

    /// A curve.
    struct ChosenCurve {
        let node: CurveDraft
        let range: SourceRange
    }

    /// The durations of timings and leaves, of names and of the defaults.
    private(set) var durations: [ChosenDuration] = []
    /// The curves of timings and nodes, of names and of the defaults.
    private(set) var curves: [ChosenCurve] = []
    /// The places that leave a duration, or a curve, to the language's default.
    private(set) var openDurations: [SourceRange] = []
    private(set) var openCurves: [SourceRange] = []

    mutating func add(_ duration: ChosenDuration) { durations.append(duration) }

    mutating func add(_ curve: ChosenCurve) { curves.append(curve) }

    /// Records a timing or a leaf that leaves its duration to the language.
    mutating func leaveDurationOpen(at range: SourceRange) { openDurations.append(range) }

    /// Records a timing or a leaf that leaves its curve to the language.
    mutating func leaveCurveOpen(at range: SourceRange) { openCurves.append(range) }
}

extension SpecDecoder {
    /// Returns a duration, recorded if it is chosen here.
    ///
    /// - Parameter name: The name that it defines; nil at a use.
    mutating func chosenDuration(
        _ syntax: JSONSyntax, _ what: Phrase, defining name: String? = nil
    ) -> (duration: WrittenDuration, isSuspicious: Bool)? {
        let read = duration(syntax, what)
        if let read {
            count(read.duration, at: syntax, defining: name)
            note(.duration(read.duration), at: syntax.range)
        }
        guard !scales.entries.isEmpty, let read, !read.isSuspicious,
            !names(syntax, { durations[$0] != nil }), case .seconds(let seconds) = read.duration, seconds > 0
        else { return read }
        chosen.add(ChosenTimes.ChosenDuration(seconds: seconds, range: syntax.range))
        return read
    }

    /// Returns a curve, recorded if it is chosen here.
    ///
    /// - Parameter name: The name that it defines; nil at a use.
    mutating func chosenCurve(
        _ syntax: JSONSyntax, _ what: Phrase, defining name: String? = nil
    ) -> CurveDraft? {
        let node = curve(syntax, what)
        if let node {
            count(node, at: syntax, defining: name)
            if !syntax.isString { checkEnds(of: node.curve, at: syntax.range) }
            note(.curve(node.curve), at: syntax.range)
        }
        guard !scales.entries.isEmpty, let node, node.curve != .instant,
            !names(syntax, { curves[$0] != nil })
        else { return node }
        chosen.add(ChosenTimes.ChosenCurve(node: node, range: syntax.range))
        return node
    }

    /// Records the duration and curve that a timing leaves to the language.
    mutating func noteOpen(duration: WrittenDuration?, curve: Curve?, at range: SourceRange) {
        if curve == nil, duration != .seconds(0) { leaveCurveOpen(at: range) }
        let lastsByItself = (curve ?? defaultCurve).naturalDuration != nil
        if !scales.entries.isEmpty, !givesDefaultDuration, duration == nil, !lastsByItself {
            chosen.leaveDurationOpen(at: range)
        }
    }

    /// Records a curve that is left to the language, unless the spec has a default.
    mutating func leaveCurveOpen(at range: SourceRange) {
        if !scales.entries.isEmpty, !givesDefaultCurve { chosen.leaveCurveOpen(at: range) }
    }

    private func names(_ syntax: JSONSyntax, _ isName: (String) -> Bool) -> Bool {
        if case .string(let string) = syntax.content { return isName(string.value) }
        return false
    }
}
