/// The severity of a change of motion, for those who see it and for the code that plays it.
public enum DifferenceClass: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Nobody can see it.
    case invisible
    /// It can be seen side by side.
    case subtle
    /// It can be seen.
    case visible
    /// An object that an app knows by its name, type or unit is gone or has another meaning.
    case breaking

    /// The share of the travel above which a difference is visible.
    public static let visibleShare = 0.02
    /// The share of the travel below which a difference is invisible.
    public static let subtleShare = 0.002
    /// The shift in time, in seconds, above which it is visible: a frame at 60 a second.
    public static let visibleShift = 1.0 / 60

    /// The class of a difference between two values at one instant.
    ///
    /// - Parameter share: The share of the travel; NaN is visible.
    init(share: Double) {
        if share < Self.subtleShare {
            self = .invisible
        } else {
            self = share <= Self.visibleShare ? .subtle : .visible
        }
    }

    /// The class of a shift in time. It is visible at most.
    ///
    /// - Parameter shift: Seconds, of either sign; infinite if a motion that ended is now endless, or the other way
    ///   round.
    init(shift: Double) {
        self = shift.magnitude <= Self.visibleShift ? .invisible : .visible
    }

    /// The rule for the class, in a phrase for people.
    public var meaning: String {
        switch self {
        case .invisible: "less than \(DifferenceText.percent(Self.subtleShare)) of the travel at any instant"
        case .subtle: "up to \(DifferenceText.percent(Self.visibleShare)) of the travel"
        case .visible:
            "more, or a shift by more than a frame (\(DifferenceText.number(Self.visibleShift * 1000)) ms)"
        case .breaking: "a name, type, unit, reduced form or transition that is gone or another one"
        }
    }

    /// Whether the class is less severe.
    public static func < (left: DifferenceClass, right: DifferenceClass) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .invisible: 0
        case .subtle: 1
        case .visible: 2
        case .breaking: 3
        }
    }
}
