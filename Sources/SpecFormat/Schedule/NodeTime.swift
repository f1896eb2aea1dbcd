import MotionModel

/// A time in a motion tree: absolute, or a share of its parent's length.
enum NodeTime: Hashable, Sendable {
    case seconds(Double)
    case share(Double)
    /// Absolute, but only known when it plays; until then it is the longest.
    indirect case late(LateNumber)

    /// The seconds, given the parent's length.
    func seconds(in parent: Double) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .share(let share): share * parent
        case .late(let seconds): seconds.largest
        }
    }

    /// The absolute part.
    var fixed: Double {
        switch self {
        case .seconds(let seconds): seconds
        case .share: 0
        case .late(let seconds): seconds.largest
        }
    }

    /// The share of the parent.
    var share: Double { if case .share(let share) = self { share } else { 0 } }

    /// The time, if it is only known when it plays.
    var late: LateNumber? { if case .late(let seconds) = self { seconds } else { nil } }

    static let zero = NodeTime.seconds(0)
}
