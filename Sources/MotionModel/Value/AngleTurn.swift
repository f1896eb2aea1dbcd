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

    /// The start angle, whole turns added or taken away, from which it is the right way to an end angle.
    ///
    /// The end stays as it is, so that a property rests at what is written: 10° → 300° the shortest way starts at 370°.
    /// Where both ways are half a turn it goes forwards, and all round forwards between equal angles.
    ///
    /// - Parameters:
    ///   - start: Degrees.
    ///   - end: Degrees.
    public func start(_ start: Double, towards end: Double) -> Double {
        let turns = ((end - start) / 360).rounded(.down)
        // From 0 up to below 360.
        let forwards = end - start - turns * 360
        let way: Double
        switch self {
        case .shortest: way = forwards <= 180 ? forwards : forwards - 360
        case .longest: way = forwards == 0 ? 360 : forwards >= 180 ? forwards : forwards - 360
        }
        // A sum of whole turns, so that a start that is right already stays bit for bit.
        let added = (end - way - start) / 360
        return start + added.rounded() * 360
    }
}
