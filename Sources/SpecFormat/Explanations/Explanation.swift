/// ★ The explanation of a rule: its reason, the remedy, and samples.
///
/// The rows stand by group in `Explanation+Text` to `Explanation+Judgements`, one for each ``DiagnosticID``.
package struct Explanation: Sendable {
    /// The rule.
    package let id: DiagnosticID
    /// The reason for the rule, in one to three sentences.
    package let why: String
    /// The way to mend a breach: a phrase without a full stop.
    package let remedy: String
    /// A breach and its correction; nil if a breach is too large or isn't text.
    package let sample: Sample?

    /// Creates a row.
    init(_ id: DiagnosticID, why: String, remedy: String, sample: Sample? = nil) {
        self.id = id
        self.why = why
        self.remedy = remedy
        self.sample = sample
    }

    /// All rows, in the order of the groups.
    package static let all: [Explanation] =
        text + objects + imports + timings + curves + values + expressions + judgements + transitions
        + targets + trees
        + tokens
        + styles

    /// A part of a spec that breaks a rule, and the part that takes its place.
    package struct Sample: Sendable {
        /// The place of the parts in a spec.
        package let place: Place
        /// The part that breaks the rule.
        package let bad: String
        /// The part that takes its place, and keeps the rule.
        package let good: String

        /// Creates a sample.
        init(_ place: Place, bad: String, good: String) {
            self.place = place
            self.bad = bad
            self.good = good
        }
    }

    /// The place of a sample in a spec that is otherwise right.
    package enum Place: Sendable, CaseIterable {
        /// The whole file.
        case file
        /// After the spec.
        case end
        /// Among the members of the spec.
        case head
        /// The members `states`, `animations` and `variants` of the spec.
        case spec
        /// The members of the only timing.
        case timing
        /// The members of `animations`; a variant has the timing "fade".
        case animations
        /// The members of `variants`; an animation of depth has the timing "rise".
        case variants
        /// The members of `variants`; an animation of a place has the timing "rise".
        case moving
        /// The motion tree of the only variant.
        case motion
        /// A file of design tokens.
        case tokens
        /// A style sheet.
        case css

        /// The place in words, for people.
        package var title: String {
            switch self {
            case .file: "a file"
            case .end: "behind a spec"
            case .head, .spec: "in a spec"
            case .timing: "in a timing"
            case .animations: "in 'animations'"
            case .variants, .moving: "in 'variants'"
            case .motion: "as the motion of a variant"
            case .tokens: "design tokens"
            case .css: "a style sheet"
            }
        }

        /// A spec with the part in its place; everything else in it is right.
        package func spec(_ part: String) -> String {
            var head = ""
            var animations = #""box.zPosition": { "values": [0, 1], "timing": "rise" }"#
            var variants = #""show": { "timings": { "rise": { "duration": 0.2 } } }"#
            switch self {
            case .file, .tokens, .css: return part + "\n"
            case .spec: return "{ \"motionSpec\": 1, \"name\": \"Sample\",\n\(part)\n}\n"
            case .end: break
            case .head: head = "\(part)\n, "
            case .timing: variants = "\"show\": { \"timings\": { \"rise\": {\n\(part)\n} } }"
            case .animations:
                animations = part
                variants = #""show": { "timings": { "fade": { "duration": 0.2 } } }"#
            case .variants: variants = part
            case .moving:
                animations = #""box.position.x": { "values": [0, 1], "timing": "rise" }"#
                variants = part
            case .motion: variants = "\"show\": { \"motion\":\n\(part)\n}"
            }
            let end = self == .end ? part + "\n" : ""
            return """
                { "motionSpec": 1, "name": "Sample",
                \(head)"animations": {
                \(animations)
                },
                "variants": {
                \(variants)
                } }
                \(end)
                """
        }
    }
}

extension DiagnosticID {
    /// The explanation of the rule.
    ///
    /// - Complexity: O(n) for n rules.
    package var explanation: Explanation {
        guard let row = Explanation.all.first(where: { $0.id == self }) else {
            preconditionFailure("every rule has an explanation")
        }
        return row
    }
}
