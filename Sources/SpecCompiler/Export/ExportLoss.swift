public import MotionModel

/// A part of a motion that an exported format omits or only approximates.
public struct ExportLoss: Hashable, Sendable {
    /// The kind of loss.
    public enum Kind: Hashable, Sendable {
        /// Values that are nearly the same: keyframes instead of a spring.
        case approximation
        /// A substitute: a property that the target lacks, replaced by one it has.
        case replacement
        /// The part is missing.
        case omission
    }

    /// The variant it belongs to; nil for all.
    public let variant: String?
    /// The property; nil if it concerns none.
    public let property: PropertyPath?
    /// The kind of loss.
    public let kind: Kind
    /// The loss and its substitute, in one phrase without a full stop.
    public let phrase: String
    /// The largest measured difference from the motion at any instant, as a share of the property's travel; 1 for a
    /// missing motion. Nil for anything that isn't motion, such as a marker.
    public let size: Double?

    /// The largest difference that is no loss: what rounding alone comes to.
    static let roundings = 1e-9

    /// Creates a loss.
    public init(
        variant: String? = nil, property: PropertyPath? = nil, kind: Kind, phrase: String, size: Double?
    ) {
        self.variant = variant
        self.property = property
        self.kind = kind
        self.phrase = phrase
        self.size = size
    }

    /// Creates the loss of a parameter whose value is fixed in what is written of a property.
    init(of property: PropertyPath, fixing parameter: String) {
        self.init(
            property: property, kind: .omission, phrase: "doesn't follow parameter '\(parameter)'", size: nil)
    }

    /// The losses of parameters whose values are fixed in what is written of properties.
    ///
    /// - Parameters:
    ///   - slots: The components of parameters on which each property depends.
    ///   - names: The parameter of each component.
    static func fixing(_ slots: [PropertyPath: Set<Int>], of names: [String]) -> [ExportLoss] {
        slots.ordered { $0.key < $1.key }.flatMap { path, slots in
            var fixed: [String] = []
            for slot in slots.sorted() where !fixed.contains(names[slot]) { fixed.append(names[slot]) }
            return fixed.map { ExportLoss(of: path, fixing: $0) }
        }
    }

    /// Creates the loss of an integer that isn't rounded on its way; nil for anything else, and for what has no fraction.
    init?(unroundedIn track: PlainTrack, _ variant: String) {
        guard track.type == .integer else { return nil }
        let ends = [track.initial[0], track.final[0]] + track.pieces.flatMap { [$0.from[0], $0.to[0]] }
        let isWhole = ends.allSatisfy { $0 == $0.rounded() } && track.pieces.allSatisfy { $0.isHold }
        guard !isWhole else { return nil }
        let (low, high) = ends.reduce((ends[0], ends[0])) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
        self.init(
            variant: variant, property: track.property, kind: .approximation,
            phrase: "not rounded on its way", size: high - low > 0.5 ? 0.5 / (high - low) : 1)
    }

    /// The place and the phrase, on one line: `expand chip.opacity: …, off by 0.0007`.
    public var text: String {
        let place = [variant, property?.text].compactMap { $0 }.joined(separator: " ")
        let amount =
            size.map { ", off by \(NumberText.text(CurveReduction.roundedUp($0))) of the travel" } ?? ""
        return place.isEmpty ? phrase + amount : "\(place): \(phrase)\(amount)"
    }
}
