/// The direction in which the iterations of an animation run.
///
/// - SeeAlso: Web Animations Level 1, 4.9 "Direction control"
public enum PlaybackDirection: String, Hashable, Sendable, CaseIterable {
    /// Every iteration runs from progress 0 to 1.
    case normal
    /// Every iteration runs from progress 1 to 0: the mirror in time.
    case reverse
    /// Iterations 0, 2, 4 … run as `normal`, the others as `reverse`.
    case alternate
    /// Iterations 0, 2, 4 … run as `reverse`, the others as `normal`.
    case alternateReverse = "alternate-reverse"

    /// Whether the first iteration runs from progress 1 to 0.
    package var beginsReversed: Bool { self == .reverse || self == .alternateReverse }

    /// Whether neighbouring iterations run in opposite directions.
    package var alternates: Bool { self == .alternate || self == .alternateReverse }
}
