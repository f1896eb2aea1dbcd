/// The direction in which an angle turns from one value to the next, if it isn't interpolated as it is.
///
/// - SeeAlso: CSS Color Module Level 4, section 12.4 "Hue interpolation" (`shorter` and `longer`)
public enum AngleTurn: String, Hashable, Sendable, CaseIterable {
    /// The direction of at most half a turn.
    case shortest
    /// The direction of at least half a turn and at most a whole turn, which is the turn between equal angles.
    case longest

    /// The name in a spec.
    public var name: String { rawValue }

    /// The turn of that name.
    public init?(name: String) { self.init(rawValue: name) }

    /// The turn from one angle to another, in degrees; negative if it goes backwards.
    ///
    /// If both directions are half a turn, it goes forwards; between equal angles the longest turn is a whole one
    /// forwards.
    public func way(from start: Double, to end: Double) -> Double {
        let turns = ((end - start) / 360).rounded(.down)
        // From 0 up to below 360.
        let forwards = end - start - turns * 360
        return switch self {
        case .shortest: forwards <= 180 ? forwards : forwards - 360
        case .longest: forwards == 0 ? 360 : forwards >= 180 ? forwards : forwards - 360
        }
    }

    /// The start angle, changed by whole turns, from which linear interpolation turns the right way to an end angle:
    /// for 10° → 300° the shortest way starts at 370°.
    public func start(_ start: Double, towards end: Double) -> Double {
        wound(start, near: end - way(from: start, to: end))
    }

    /// The end angle, changed by whole turns, to which linear interpolation turns the right way from a start angle.
    public func end(_ end: Double, from start: Double) -> Double {
        wound(end, near: start + way(from: start, to: end))
    }

    /// An angle moved by whole turns; one that is already in its place is unchanged, bit for bit.
    private func wound(_ angle: Double, near place: Double) -> Double {
        angle + ((place - angle) / 360).rounded() * 360
    }
}
