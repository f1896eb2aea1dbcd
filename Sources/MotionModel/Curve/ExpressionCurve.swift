/// A curve whose output is an expression of the progress `p`.
///
/// Outside 0…1 it continues straight, along its slopes at the ends. An output at 0 or 1 that misses 0 or 1 by no more
/// than 1e-12 is exactly that: rounding doesn't keep a curve from arriving.
public struct ExpressionCurve: Hashable, Sendable {
    /// An expression of the progress alone.
    public let expression: Expression
    /// The output at 0.
    public let start: Double
    /// The output at 1.
    public let end: Double
    /// The inputs at which the expression switches from one branch to another, in order.
    ///
    /// Found by comparing the branches at 1025 even inputs and bisecting between neighbours that differ, to the last
    /// bit. A branch that comes and goes between two of them may be missed.
    public let breakpoints: [Breakpoint]

    /// The reason why an expression is no curve.
    public enum Failure: Error, Hashable, Sendable {
        /// It depends on something other than the progress.
        case dependsOnMore
        /// It couldn't be proved to be a number, within the largest output, between these inputs.
        case notFinite(from: Double, to: Double)
    }

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - expression: An expression of the progress alone: without parameters, `from` or time.
    ///   - largest: The largest absolute output.
    /// - Throws: ``Failure``. That every output is a number is proved by interval arithmetic on parts of 0…1 that are
    ///   halved up to 40 times, 4096 parts at most.
    public init(_ expression: Expression, largest: Double = 1e6) throws(Failure) {
        let expression = expression.folded
        guard !expression.usesParameters, !expression.usesFrom, !expression.usesReadings,
            !expression.usesTime
        else {
            throw .dependsOnMore
        }
        if let part = expression.unboundedPart(by: largest) {
            throw .notFinite(from: part.low, to: part.high)
        }
        self.expression = expression
        start = Self.settled(Self.raw(expression, 0))
        end = Self.settled(Self.raw(expression, 1))
        breakpoints = Self.breakpoints(of: expression)
    }

    /// The output at a progress.
    public func progress(at x: Double) -> Double {
        if x == 0 { return start }
        if x == 1 { return end }
        if x < 0 { return start + x * outerSlope(at: 0) }
        if x > 1 { return end + (x - 1) * outerSlope(at: 1) }
        return Self.raw(expression, x)
    }

    /// The output as `x` is approached from one side.
    func limit(at x: Double, from side: CurveSide) -> Double {
        let value = progress(at: x)
        guard let far = Self.neighbor(of: x, side, distance: Self.switchWidth) else { return value }
        let beyond = Self.raw(expression, far)
        func isThere(_ value: Double) -> Bool {
            (value - beyond).magnitude <= 1e-9 * Swift.max(1, beyond.magnitude)
        }
        if isThere(value) { return value }
        let near = Self.neighbor(of: x, side, distance: Swift.max(x.ulp, 0x1p-53)).map {
            Self.raw(expression, $0)
        }
        return near.flatMap { isThere($0) ? $0 : nil } ?? beyond
    }

    /// The slope on one side; at the ends, the slope inside.
    func velocity(at x: Double, from side: CurveSide) -> Double {
        if x < 0 { return outerSlope(at: 0) }
        if x > 1 { return outerSlope(at: 1) }
        return slope(at: x, from: x == 0 ? .above : x == 1 ? .below : side)
    }

    private func slope(at x: Double, from side: CurveSide) -> Double {
        let here = Self.slope(expression, x)
        guard here.isNaN || here.isFinite, let nearby = Self.neighbor(of: x, side, distance: Self.switchWidth)
        else { return here }
        let beside = Self.slope(expression, nearby)
        let isSame = (beside - here).magnitude <= 1e-6 * Swift.max(1, here.magnitude)
        return isSame || beside.isNaN ? here : beside
    }

    /// The slope outside an end; 0 if it is vertical there.
    private func outerSlope(at end: Double) -> Double {
        let slope = velocity(at: end, from: .above)
        return slope.isFinite ? slope : 0
    }

    // MARK: Evaluation

    private static func raw(_ expression: Expression, _ x: Double) -> Double {
        expression.value(Expression.Inputs(progress: x))
    }

    private static func slope(_ expression: Expression, _ x: Double) -> Double {
        expression.valueAndSlope(Expression.Inputs(progress: x)).slope
    }

    private static func settled(_ value: Double) -> Double {
        if value.magnitude <= 1e-12 { return 0 }
        return (value - 1).magnitude <= 1e-12 ? 1 : value
    }

    /// The input at that distance to one side; nil outside 0…1.
    private static func neighbor(of x: Double, _ side: CurveSide, distance: Double) -> Double? {
        let nearby = side == .above ? x + distance : x - distance
        return nearby > 0 && nearby < 1 ? nearby : nil
    }

    // MARK: Branches

    private static func breakpoints(of expression: Expression) -> [Breakpoint] {
        func branch(_ x: Double) -> UInt64 { expression.branches(Expression.Inputs(progress: x)) }
        let count = 1024
        var found: [Breakpoint] = []
        var low = 0.0
        var lowBranch = branch(low)
        for index in 1...count {
            let high = Double(index) / Double(count)
            let highBranch = branch(high)
            var tries = 0
            while lowBranch != highBranch, tries < 16 {
                tries += 1
                let edge = Bisection.boundary(from: low, to: high) { branch($0) == lowBranch }
                if let point = breakpoint(of: expression, at: edge) { found.append(point) }
                low = edge
                lowBranch = branch(low)
            }
            (low, lowBranch) = (high, highBranch)
        }
        return Breakpoint.merged(found)
    }

    /// The distance from a switch within which rounding may still decide which branch is taken.
    package static let switchWidth = 0x1p-47

    /// The breakpoint at the first input of another branch; nil if it isn't visible inside 0…1.
    private static func breakpoint(of expression: Expression, at edge: Double) -> Breakpoint? {
        // A switch right after 0 or right at 1 gives the end a value of its own.
        let x = edge < 1e-15 ? 0 : edge
        let before = raw(expression, x == 0 ? 0 : Swift.max(0, edge - switchWidth))
        let after = raw(expression, Swift.min(1, edge + switchWidth))
        if (after - before).magnitude > 1e-9 * Swift.max(1, before.magnitude) {
            return Breakpoint(at: x, kind: .jump)
        }
        return x > 0 && x < 1 ? Breakpoint(at: x, kind: .kink) : nil
    }
}
