/// How much a change of motion matters, to who sees it and to what plays it.
public enum DifferenceClass: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Nobody sees it.
    case invisible
    /// Seen when both are laid side by side.
    case subtle
    /// Seen.
    case visible
    /// Something that an app knows by name, type or unit is gone or means something else.
    case breaking

    /// More than this share of the travel is visible.
    public static let visibleShare = 0.02
    /// Less than this share of the travel is invisible.
    public static let subtleShare = 0.002
    /// More than this, in seconds, is a visible shift in time: a frame at 60 a second.
    public static let visibleShift = 1.0 / 60

    /// The class of a difference between two values at one instant.
    ///
    /// - Parameter share: Of the travel; one that isn't a number is visible.
    init(share: Double) {
        if share < Self.subtleShare {
            self = .invisible
        } else {
            self = share <= Self.visibleShare ? .subtle : .visible
        }
    }

    /// The class of a shift in time, which alone is never more than a shift.
    ///
    /// - Parameter shift: Seconds, of either sign; infinite where something goes on for ever by now, or no longer does.
    init(shift: Double) {
        self = shift.magnitude <= Self.visibleShift ? .invisible : .visible
    }

    /// What puts a change into the class, in a phrase for people.
    public var meaning: String {
        switch self {
        case .invisible: "less than \(DifferenceText.percent(Self.subtleShare)) of the travel at any instant"
        case .subtle: "up to \(DifferenceText.percent(Self.visibleShare)) of the travel"
        case .visible:
            "more, or a shift by more than a frame (\(DifferenceText.number(Self.visibleShift * 1000)) ms)"
        case .breaking: "a name, type, unit or reduced form that is gone or another one"
        }
    }

    /// Whether it matters less.
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
