public import MotionModel

/// What of a motion an exported form doesn't say, or says only nearly.
public struct ExportLoss: Hashable, Sendable {
    /// What becomes of the thing that is lost.
    public enum Kind: Hashable, Sendable {
        /// Other numbers that are nearly the same: keyframes instead of a spring.
        case approximation
        /// Something else stands in for it: a property that the target hasn't, by one it has.
        case replacement
        /// It isn't there.
        case omission
    }

    /// The variant it is a part of; nil for all.
    public let variant: String?
    /// The property; nil where it isn't of one.
    public let property: PropertyPath?
    /// What becomes of it.
    public let kind: Kind
    /// What is lost and what is there instead, in one phrase without a full stop.
    public let phrase: String
    /// The largest difference to the motion at any instant, measured, as a share of the property's travel; 1 for a
    /// motion that isn't there. Nil for what is no motion, such as a marker.
    public let size: Double?

    /// A loss.
    public init(
        variant: String? = nil, property: PropertyPath? = nil, kind: Kind, phrase: String, size: Double?
    ) {
        self.variant = variant
        self.property = property
        self.kind = kind
        self.phrase = phrase
        self.size = size
    }

    /// Where it is and what it is, in one line: `expand chip.opacity: …, off by 0.0007`.
    public var text: String {
        let place = [variant, property?.text].compactMap { $0 }.joined(separator: " ")
        let amount = size.map { ", off by \(NumberText.text($0)) of the travel" } ?? ""
        return place.isEmpty ? phrase + amount : "\(place): \(phrase)\(amount)"
    }
}
