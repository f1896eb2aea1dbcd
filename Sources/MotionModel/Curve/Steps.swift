/// A staircase of equal steps.
///
/// - SeeAlso: CSS Easing Functions Level 2, step easing functions.
public struct Steps: Sendable, Hashable {
    /// The places of the jumps.
    public enum Jump: String, Sendable, Hashable, CaseIterable {
        /// The first jump is at the input 0.
        case start
        /// The last jump is at the input 1.
        case end
        /// No jump at either end.
        case none
        /// A jump at both ends.
        case both
    }

    /// The reason why a number of steps was refused.
    public enum Failure: Error, Sendable, Hashable {
        /// There are fewer steps than one, or than two if neither end jumps.
        case tooFew(count: Int, least: Int)
    }

    /// The number of equal intervals, at least 1; at least 2 if neither end jumps.
    public let count: Int

    /// The places of the jumps.
    public let jump: Jump

    /// Creates a staircase of `count` equal intervals.
    ///
    /// - Throws: ``Failure/tooFew(count:least:)``.
    public init(_ count: Int, jump: Jump = .end) throws(Failure) {
        let least = jump == .none ? 2 : 1
        guard count >= least else { throw .tooFew(count: count, least: least) }
        self.init(unchecked: count, jump: jump)
    }

    init(unchecked count: Int, jump: Jump) {
        self.count = count
        self.jump = jump
    }

    /// The height of the stair at `x`.
    ///
    /// - Parameters:
    ///   - x: Outside 0…1 the stairs continue.
    ///   - before: The *before flag* of Web Animations: on the edge of a step, take the lower one.
    public func progress(at x: Double, before: Bool = false) -> Double {
        let position = x * Double(count)
        var step = position.rounded(.down)
        if jump == .start || jump == .both { step += 1 }
        if before, position == position.rounded(.down) { step -= 1 }
        if x >= 0, step < 0 { step = 0 }
        if x <= 1, step > jumps { step = jumps }
        return step / jumps
    }

    /// The edges of the steps inside 0…1.
    var breakpoints: [Breakpoint] {
        let first = jump == .start || jump == .both ? 0 : 1
        let last = jump == .end || jump == .both ? count : count - 1
        guard first <= last else { return [] }
        return (first...last).map { Breakpoint(at: Double($0) / Double(count), kind: .jump) }
    }

    private var jumps: Double {
        switch jump {
        case .start, .end: Double(count)
        case .none: Double(count) - 1
        case .both: Double(count) + 1
        }
    }
}
