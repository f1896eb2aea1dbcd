/// Which way round an angle goes from one value to the next, where an animation doesn't take angles as they are.
///
/// - SeeAlso: CSS Color Module Level 4, section 12.4 "Hue interpolation" (`shorter` and `longer`)
public enum AngleTurn: String, Hashable, Sendable, CaseIterable {
    /// By at most half a turn.
    case shortest
    /// By at least half a turn and at most a whole one, which equal angles take.
    case longest

    /// The name in a spec.
    public var name: String { rawValue }

    /// The turn of that name.
    public init?(name: String) { self.init(rawValue: name) }

    /// How far it is from one angle to another, in degrees; negative backwards.
    ///
    /// Where both ways are half a turn it goes forwards, and between equal angles the longest way is all round, forwards.
    public func way(from start: Double, to end: Double) -> Double {
        let turns = ((end - start) / 360).rounded(.down)
        // From 0 up to below 360.
        let forwards = end - start - turns * 360
        return switch self {
        case .shortest: forwards <= 180 ? forwards : forwards - 360
        case .longest: forwards == 0 ? 360 : forwards >= 180 ? forwards : forwards - 360
        }
    }

    /// The start angle, whole turns added or taken away, from which it is the right way to an end angle: 10° → 300° the
    /// shortest way starts at 370°.
    public func start(_ start: Double, towards end: Double) -> Double {
        wound(start, near: end - way(from: start, to: end))
    }

    /// The end angle, whole turns added or taken away, to which it is the right way from a start angle.
    public func end(_ end: Double, from start: Double) -> Double {
        wound(end, near: start + way(from: start, to: end))
    }

    /// An angle moved by whole turns, so that one that is in its place already stays bit for bit.
    private func wound(_ angle: Double, near place: Double) -> Double {
        angle + ((place - angle) / 360).rounded() * 360
    }
}
