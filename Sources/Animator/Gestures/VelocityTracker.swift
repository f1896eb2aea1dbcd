/// The velocity of a finger, from its recent positions.
///
/// The samples of the last 0.1 s are fitted, component by component, with a least-squares parabola; the velocity is its
/// slope at the newest sample. Fewer than three instants are fitted with a straight line, and a single one has no
/// velocity. Samples before a pause are ignored, and a finger that has rested is at rest.
///
/// So linear and quadratic motion is found exactly, and the jitter of a single sample counts for little. (Android and
/// Chromium estimate the same way, with the same window and the same pauses.)
///
/// Samples less than half a millisecond apart count as one instant: of those at one time the latest added is kept, of those that come
/// faster one for each instant, and always the newest. Samples may come out of order; one that belongs to an instant that is already
/// there is then ignored. Memory is bounded: at most 202 samples are kept.
public struct VelocityTracker: Sendable {
    /// The number of components of a sample.
    public let componentCount: Int
    /// The time before the newest sample from which samples count, in seconds: 0.1.
    public static let window = 0.1
    /// The pause between two samples after which the finger is taken to have begun anew, in seconds: 0.04.
    public static let pause = 0.04
    /// The time without a sample after which the finger is taken to be at rest, in seconds: 0.08. Longer than
    /// ``pause``, since systems take some time to tell that a finger has been lifted.
    public static let rest = 0.08
    /// The time between two samples, in seconds, below which they are of one instant.
    static let instant = 0.0005

    /// The times, in order; at least an instant apart, but that the newest may be nearer to the one before.
    private var times: [Double] = []
    /// The components of all samples, one sample after another.
    private var values: [Double] = []

    /// Creates a tracker without samples.
    ///
    /// - Parameter componentCount: The number of components of a sample, at least 1.
    public init(componentCount: Int) {
        precondition(componentCount > 0, "what moves has a component")
        self.componentCount = componentCount
    }

    /// Removes all samples.
    public mutating func reset() {
        times.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    /// Adds a sample.
    ///
    /// - Parameters:
    ///   - components: The position of the finger, as many numbers as ``componentCount``.
    ///   - time: The time in seconds of any clock. A sample older than the window is ignored.
    /// - Throws: `unusableNumber` for a number that isn't finite, or larger than ``PropertyStore/largestMagnitude``;
    ///   then nothing is added.
    /// - Complexity: O(samples in the window).
    public mutating func add(_ components: [Double], at time: Double) throws(AnimatorError) {
        precondition(components.count == componentCount, "a sample has as many numbers as its tracker")
        guard time.isFinite else { throw .unusableNumber(time, of: "the time of a sample") }
        for component in components where !(component.magnitude <= PropertyStore.largestMagnitude) {
            throw .unusableNumber(component, of: "a sample")
        }
        if let newest = times.last, time < newest - Self.window { return }
        var index = times.count
        while index > 0, times[index - 1] > time { index -= 1 }
        if index > 0, times[index - 1] == time {
            forget((index - 1)..<index)
            insert(components, at: time, index - 1)
        } else if index == times.count {
            // It was kept as the newest only.
            if newestIsCrowded { forget((index - 1)..<index) }
            insert(components, at: time, times.count)
        } else if times[index] - time >= Self.instant,
            index == 0 || time - times[index - 1] >= Self.instant
        {
            insert(components, at: time, index)
        }
        forgetOld()
    }

    /// Adds a sample of a value, of whose numbers the first ``componentCount`` count; see ``add(_:at:)-([Double],_)``.
    ///
    /// - Throws: `unusableNumber`.
    public mutating func add<Value: PropertyValue>(_ value: Value, at time: Double) throws(AnimatorError) {
        try add((0..<componentCount).map { value.component($0) }, at: time)
    }

    /// The velocity of the finger, each component in its unit per second.
    ///
    /// - Parameter time: The time at which the finger is lifted, on the clock of the samples; by default that of the
    ///   newest sample.
    /// - Returns: 0 from fewer than two instants, and when the newest sample is older than ``rest``.
    /// - Accuracy: 1e-9 of the largest slope between samples, for motion that is a parabola.
    /// - Complexity: O(samples in the window).
    public func velocity(at time: Double? = nil) -> [Double] {
        var velocity = [Double](repeating: 0, count: componentCount)
        guard let newest = times.last, (time ?? newest) - newest <= Self.rest else { return velocity }
        var instants = Array(firstAfterPause..<times.count)
        if newestIsCrowded { instants.remove(at: instants.count - 2) }
        guard instants.count >= 2 else { return velocity }
        let fit = SlopeFit(instants.map { (times[$0] - newest) / Self.window })
        for component in velocity.indices {
            let newestValue = values[values.count - componentCount + component]
            velocity[component] =
                fit.slope { values[instants[$0] * componentCount + component] - newestValue } / Self.window
        }
        return velocity
    }

    /// The velocity of the finger as a value's type, 0 in numbers that its samples don't have; see ``velocity(at:)``.
    public func velocity<Value: PropertyValue>(as type: Value.Type, at time: Double? = nil) -> Value {
        let velocity = velocity(at: time)
        return Value { $0 < velocity.count ? velocity[$0] : 0 }
    }

    private var firstAfterPause: Int {
        var first = times.count - 1
        while first > 0, times[first] - times[first - 1] <= Self.pause { first -= 1 }
        return first
    }

    /// Whether the newest sample is less than an instant from the one before.
    private var newestIsCrowded: Bool {
        times.count >= 2 && times[times.count - 1] - times[times.count - 2] < Self.instant
    }

    private mutating func insert(_ components: [Double], at time: Double, _ index: Int) {
        times.insert(time, at: index)
        values.insert(contentsOf: components, at: index * componentCount)
    }

    private mutating func forgetOld() {
        guard let newest = times.last else { return }
        // A sample exactly at the edge of the window still counts, though times are rounded.
        let count = times.prefix { $0 < newest - Self.window - Self.instant / 2 }.count
        if count > 0 { forget(0..<count) }
    }

    private mutating func forget(_ samples: Range<Int>) {
        times.removeSubrange(samples)
        values.removeSubrange((samples.lowerBound * componentCount)..<(samples.upperBound * componentCount))
    }
}

/// The slope, at 0, of the least-squares parabola through values at given places.
private struct SlopeFit {
    /// The weight of each value.
    private let weights: [Double]

    /// Creates a fit for places that differ from each other, at least two.
    ///
    /// By orthogonal polynomials, p₁ = u and p₂ = u² − αu − β about the mean, so that no matrix needs to be inverted.
    init(_ places: [Double]) {
        let count = Double(places.count)
        let mean = places.reduce(0, +) / count
        let centred = places.map { $0 - mean }
        let squares = centred.reduce(0) { $0 + $1 * $1 }
        guard places.count > 2 else {
            weights = centred.map { $0 / squares }
            return
        }
        let alpha = centred.reduce(0) { $0 + $1 * $1 * $1 } / squares
        let beta = squares / count
        let second = centred.map { $0 * $0 - alpha * $0 - beta }
        let secondSquares = second.reduce(0) { $0 + $1 * $1 }
        let secondSlope = -2 * mean - alpha
        weights = centred.indices.map {
            centred[$0] / squares + secondSlope * second[$0] / secondSquares
        }
    }

    func slope(_ value: (Int) -> Double) -> Double {
        var slope = 0.0
        for index in weights.indices { slope += weights[index] * value(index) }
        return slope
    }
}
