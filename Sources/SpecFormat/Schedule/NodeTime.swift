/// A time in a motion tree: absolute, or a share of its parent's length.
enum NodeTime: Hashable, Sendable {
    case seconds(Double)
    case share(Double)

    /// The seconds, given the parent's length.
    func seconds(in parent: Double) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .share(let share): share * parent
        }
    }

    /// The absolute part.
    var fixed: Double { if case .seconds(let seconds) = self { seconds } else { 0 } }

    /// The share of the parent.
    var share: Double { if case .share(let share) = self { share } else { 0 } }

    static let zero = NodeTime.seconds(0)
}
