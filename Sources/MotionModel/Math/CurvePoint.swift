/// A point that a curve goes through or is drawn towards.
public struct CurvePoint: Sendable, Hashable {
    /// The input.
    public let x: Double
    /// The output.
    public let y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
