/// The unit of a property's numbers.
public enum PropertyUnit: Hashable, Sendable, CaseIterable {
    /// Points, the app's length unit.
    case points
    /// Degrees.
    case degrees
    /// A share without a unit: 1 is the whole (opacity, scale, stroke ends, anchor points).
    case share
    /// No known unit.
    case none

    /// The unit's name in a spec.
    public var name: String {
        switch self {
        case .points: "points"
        case .degrees: "degrees"
        case .share: "share"
        case .none: "none"
        }
    }

    /// The unit of that name.
    public init?(name: String) {
        for unit in PropertyUnit.allCases where unit.name == name {
            self = unit
            return
        }
        return nil
    }

    /// The speed, in units per second, below which decay and physics count as at rest.
    ///
    /// For lengths, half a point per second: a list that decays at the normal scroll rate (0.998 per millisecond) then
    /// has a quarter of a point left to go. For angles, half a degree per second. For shares, and for numbers of an
    /// unknown unit, which may be shares, 0.002 per second, which is half an 8-bit step of opacity.
    public var restSpeed: Double {
        switch self {
        case .points, .degrees: 0.5
        case .share, .none: 0.002
        }
    }
}
