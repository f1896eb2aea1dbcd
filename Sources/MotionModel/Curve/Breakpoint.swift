/// An input at which a curve is not smooth.
public struct Breakpoint: Sendable, Hashable {
    /// The change at a breakpoint.
    public enum Kind: Sendable, Hashable {
        /// The output is continuous; the slope jumps or is infinite.
        case kink
        /// The output jumps; the two limits are `limit(at:from:)`.
        case jump
    }

    /// The input, from 0 to 1.
    public let x: Double

    /// The change at the breakpoint.
    public let kind: Kind

    /// Creates a breakpoint at an input from 0 to 1.
    public init(at x: Double, kind: Kind) {
        self.x = x
        self.kind = kind
    }

    /// The breakpoints in order of input, one at each input; a jump hides a kink.
    static func merged(_ points: [Breakpoint]) -> [Breakpoint] {
        var result: [Breakpoint] = []
        for point in points.ordered(by: { $0.x < $1.x }) {
            if let last = result.last, last.x == point.x {
                if point.kind == .jump { result[result.count - 1] = point }
            } else {
                result.append(point)
            }
        }
        return result
    }
}
