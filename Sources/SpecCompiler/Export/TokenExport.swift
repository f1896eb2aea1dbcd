import MotionModel
import SpecFormat

/// A motion as design tokens: a transition for every step of every track.
///
/// A transition gives the timing of a motion, not its content: values, loops and events aren't in the tokens. So the
/// whole spec is in the file too, under a key of its own, and an import restores it.
///
/// - SeeAlso: Design Tokens Format Module 2025.10
struct TokenExport {
    /// The JSON schema of the format.
    private static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"

    /// The name of a layer over another track of its property; no part of a property path has a space.
    private static let layer = "layer above"

    /// The name of a step of a track.
    static func stretch(_ number: Int) -> String { "stretch \(number)" }

    private let source: ExportSource
    /// The losses, in the order of variants and properties.
    private(set) var losses: [ExportLoss] = []
    /// The Béziers found so far, and the curves as JSON, so that a curve that is used again isn't searched again and is there once.
    private var found: [Curve: (fit: CurveFit, exact: JSONValue?)] = [:]

    /// What a text may be to be read again.
    private let limits: JSONSyntax.Limits

    /// Creates an export of a spec.
    ///
    /// - Parameter limits: What a text may be to be laid out, and read again.
    init(_ source: ExportSource, limits: JSONSyntax.Limits = JSONSyntax.Limits()) {
        self.source = source
        self.limits = limits
    }

    /// The file's text.
    ///
    /// - Throws: As `ExportSource.timelines()`.
    mutating func text() throws(BindingError) -> [UInt8] {
        var tree = TokenBranch()
        for (variant, timeline) in try source.timelines() {
            add(variant, timeline, to: &tree)
        }
        if tree.isEmpty { tree.type = nil }
        losses.insert(
            ExportLoss(
                kind: .omission,
                phrase: "values: a transition says when and how something moves, not from where to where",
                size: nil), at: 0)
        var members: [(String, CopiedJSON)] = [("$schema", .value(.string(Self.schema)))]
        if let description = source.spec.description {
            members.append(("$description", .value(.string(description))))
        }
        if let document = source.document {
            let key = TokenExtension.Motion.spec.rawValue
            let whole = CopiedJSON.object([(key, .verbatim(Self.trimmed(document.strictJSON)))])
            members.append(("$extensions", .object([(TokenExtension.motion.rawValue, whole)])))
        }
        members.append((source.spec.name, tree.json))
        var diagnostics = Diagnostics()
        let text = SourceFile(path: "", bytes: CopiedJSON.object(members).text)
        if let bytes = text.formatted(limits: limits, diagnostics: &diagnostics) { return bytes }
        // What was written as JSON is JSON, so there is too much of it.
        losses.append(
            ExportLoss(
                kind: .omission,
                phrase: "line ends, and a way back: 'import' reads no text as large as this one",
                size: nil))
        return text.bytes
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        var rest = bytes[...]
        while let first = rest.first, first <= 0x20 { rest.removeFirst() }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        return Array(rest)
    }

    // MARK: Tracks

    private mutating func add(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, to tree: inout TokenBranch
    ) {
        // A derived form has a full stop in its name, which no token may have.
        let name = variant.name.split(separator: ".").joined(separator: "-")
        for bound in timeline.tracks {
            let track = bound.track
            var path = [name] + track.property.text.split(separator: ".").map { String($0) }
            // The token of a layer is beside that of its track.
            while tree.hasToken(at: path) { path.append(Self.layer) }
            // As they are played: those of a mirrored track run backwards.
            let segments = track.played.segments
            let values = SegmentValues(bound)
            if segments.contains(where: { values.moving($0) != nil }) {
                losses.append(
                    ExportLoss(
                        variant: variant.name, property: track.property, kind: .omission,
                        phrase: "an expression of its own instead of a way from one value to another", size: 1
                    ))
            }
            for (index, segment) in segments.enumerated() {
                let place = segments.count == 1 ? path : path + [Self.stretch(index + 1)]
                tree.add(token(segment, variant.name, track.property), at: place)
            }
            if track.loop != nil {
                losses.append(
                    ExportLoss(
                        variant: variant.name, property: track.property, kind: .omission,
                        phrase: "repetition: the tokens say one time round", size: nil))
            }
        }
        if !timeline.markers.isEmpty {
            losses.append(
                ExportLoss(variant: variant.name, kind: .omission, phrase: "events", size: nil))
        }
    }

    private mutating func token(
        _ segment: Segment, _ variant: String, _ property: PropertyPath
    ) -> CopiedJSON {
        let curve = Self.shape(of: segment)
        let known = curve.map { bezier(of: $0) }
        let fit = known?.fit
        let numbers: [Double]
        if case .bezier(let bezier)? = fit?.shape {
            numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
        } else {
            numbers = [0, 0, 1, 1]
        }
        let value = JSONValue.object([
            ("duration", Self.duration(segment.end - segment.start)),
            ("delay", Self.duration(segment.start)),
            ("timingFunction", .array(numbers.map { .number($0) })),
        ])
        var own: [(TokenExtension.Motion, JSONValue)] = []
        // Of a reversed Bézier, which is one, some rounding errors are left.
        if let fit, let curve, fit.maxResidual > 1e-12 {
            let error = CurveReduction.roundedUp(fit.maxResidual)
            losses.append(
                ExportLoss(
                    variant: variant, property: property, kind: .replacement,
                    phrase: "a Bézier instead of the \(curve.kindName) curve", size: error))
            own.append((.maxError, .number(error)))
            if Self.isPlayed(curve, for: segment.end - segment.start), let exact = known?.exact {
                own.insert((.curve, exact), at: 0)
            }
        } else if curve == nil, segment.start < segment.end {
            losses.append(
                ExportLoss(
                    variant: variant, property: property, kind: .omission,
                    phrase: "a motion that ends where it begins", size: 1))
        }
        own.append((.standIn, value))
        let extensions = JSONValue.object([
            (TokenExtension.motion.rawValue, .object(own.map { ($0.0.rawValue, $0.1) }))
        ])
        return .value(.object([("$value", value), ("$extensions", extensions)]))
    }

    /// A time without the rounding error of sums: 360 ms, not 359.99999999999994.
    private static func duration(_ seconds: Double) -> JSONValue {
        let text = NumberText.text(seconds.rounded(digits: 13), shiftedBy: 3)
        return .object([
            ("value", .number(NumberText.value(of: text) ?? seconds * 1000)), ("unit", .string("ms")),
        ])
    }

    // MARK: Curves

    /// Whether a curve has this duration wherever it is played: a stretched spring is no longer a spring.
    private static func isPlayed(_ curve: Curve, for seconds: Double) -> Bool {
        guard let own = curve.naturalDuration else { return true }
        return (own - seconds).magnitude <= 1e-9 * own
    }

    private mutating func bezier(of curve: Curve) -> (fit: CurveFit, exact: JSONValue?) {
        if let known = found[curve] { return known }
        let new = (fit: CurveFit.bezier(curve), exact: curve.json)
        found[curve] = new
        return new
    }

    /// The course of a segment as a curve from 0 to 1; nil if its first and last value are the same.
    private static func shape(of segment: Segment) -> Curve? {
        let (first, last) = (segment.inputStart, segment.inputEnd)
        if segment.start == segment.end || first == 0 && last == 1 { return segment.curve }
        if first == 1, last == 0 { return .reverse(segment.curve) }
        let from = segment.curve.limit(at: first, from: first <= last ? .above : .below)
        let to = segment.curve.limit(at: last, from: first <= last ? .below : .above)
        guard from != to, let input = line(first, last),
            let offset = line(-from / (to - from), -from / (to - from))
        else { return nil }
        return .sum([.scale(1 / (to - from), of: .chain([input, segment.curve])), offset])
    }

    private static func line(_ from: Double, _ to: Double) -> Curve? {
        do throws(LinearPoints.Failure) {
            return .points(try LinearPoints(stops: [.init(y: from, x: 0), .init(y: to, x: 1)]))
        } catch {
            return nil
        }
    }
}
