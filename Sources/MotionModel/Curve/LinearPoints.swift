/// A curve of straight pieces through given points.
///
/// - SeeAlso: CSS Easing Functions Level 2, the `linear()` easing function.
public struct LinearPoints: Sendable, Hashable {
    /// A point as written: an output, and at most two inputs.
    public struct Stop: Sendable, Hashable {
        /// The output.
        public let y: Double
        /// The input; nil spreads the stop evenly between its neighbours.
        public let x: Double?
        /// The end of a flat piece that begins at ``x``; nil if there is none.
        public let endX: Double?

        /// Creates a stop with an output and, if given, its input, or the two ends of its flat piece.
        public init(y: Double, x: Double? = nil, endX: Double? = nil) {
            self.y = y
            self.x = x
            self.endX = endX
        }
    }

    /// A point with both coordinates known.
    public typealias Point = CurvePoint

    /// The reason why stops were refused.
    public enum Failure: Error, Sendable, Hashable {
        /// There must be at least one stop.
        case noStops
        /// A number of the stop with this index is infinite or not a number.
        case notFinite(stop: Int)
    }

    /// The points, in order; no input is less than the one before.
    public let points: [Point]

    /// Creates a curve through stops, completed by the rules of CSS.
    ///
    /// A missing first input is 0, a missing last one 1. An input below an earlier one is raised to the greatest before
    /// it. All other missing inputs are spread evenly.
    ///
    /// - Throws: ``Failure``. Stops that go back or that don't end at 1 are allowed, as in CSS; callers that refuse
    ///   them ask ``firstStopGoingBack(in:)`` and ``endsAtOne``.
    public init(stops: [Stop]) throws(Failure) {
        guard !stops.isEmpty else { throw .noStops }
        var inputs: [Double?] = []
        var outputs: [Double] = []
        for (index, stop) in stops.enumerated() {
            let finite = stop.y.isFinite && (stop.x ?? 0).isFinite && (stop.endX ?? 0).isFinite
            guard finite else { throw .notFinite(stop: index) }
            inputs.append(stop.x)
            outputs.append(stop.y)
            if let endX = stop.endX {
                inputs.append(endX)
                outputs.append(stop.y)
            }
        }
        let completed = Self.completed(inputs)
        points = zip(completed, outputs).map { Point(x: $0, y: $1) }
    }

    /// The index of the first stop with an input below an earlier one; nil if the inputs never go back.
    public static func firstStopGoingBack(in stops: [Stop]) -> Int? {
        var largest = -Double.infinity
        for (index, stop) in stops.enumerated() {
            let first = stop.x ?? (index == 0 ? 0 : nil)
            let last = stop.endX ?? (index == stops.count - 1 && stop.x == nil ? 1 : nil)
            for input in [first, last] {
                guard let input else { continue }
                if input < largest { return index }
                largest = input
            }
        }
        return nil
    }

    /// Whether the output at the input 0 is exactly 0.
    public var startsAtZero: Bool { progress(at: 0, before: true) == 0 }

    /// Whether the output at the input 1 is exactly 1.
    public var endsAtOne: Bool { progress(at: 1) == 1 }

    /// The output at `x`.
    ///
    /// - Parameters:
    ///   - x: Outside the points the first or last piece continues straight. Exactly on several points, the last
    ///     counts.
    ///   - before: The *before flag* of Web Animations: exactly on the first point's input, that point counts.
    /// - Complexity: O(log n), no allocation.
    public func progress(at x: Double, before: Bool = false) -> Double {
        if before, x == points[0].x { return points[0].y }
        return limit(at: x, from: .above)
    }

    private static func completed(_ inputs: [Double?]) -> [Double] {
        var inputs = inputs
        if inputs[0] == nil { inputs[0] = 0 }
        if inputs[inputs.count - 1] == nil { inputs[inputs.count - 1] = 1 }
        var result: [Double] = []
        var largest = -Double.infinity
        for input in inputs {
            guard let input else { continue }
            let x = max(input, largest)
            largest = x
            result.append(x)
        }
        guard result.count < inputs.count else { return result }
        return spread(known: result, over: inputs)
    }

    /// The inputs with evenly spaced numbers in place of the missing ones; the first and the last are known.
    private static func spread(known: [Double], over inputs: [Double?]) -> [Double] {
        var result: [Double] = []
        var next = known.makeIterator()
        var missing = 0
        for input in inputs {
            guard input != nil, let x = next.next() else {
                missing += 1
                continue
            }
            if missing > 0, let previous = result.last {
                for index in 1...missing {
                    result.append(previous + (x - previous) * Double(index) / Double(missing + 1))
                }
                missing = 0
            }
            result.append(x)
        }
        return result
    }
}
