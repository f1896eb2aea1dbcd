import MotionModel

extension PlainTrack {
    /// The largest distance to another track, as a share of the travel, for the first number: measured at 32 instants of
    /// each piece of both, and at a thousand of them together.
    ///
    /// A jump may be half a millisecond earlier or later where times are whole milliseconds, and nothing moves in the millisecond
    /// before it: there, either side is right. Where that is everywhere, nothing is.
    ///
    /// - Complexity: O(n log n) for n pieces.
    func distance(to other: PlainTrack, until end: Double) -> Double {
        var (low, high, largest) = (Double.infinity, -Double.infinity, 0.0)
        let jumps =
            zip(pieces, pieces.dropFirst()).filter { $0.to != $1.from }.map { $1.start }
            + (pieces.last?.to == final ? [] : [self.end])
        var times = (0...1000).map { end * Double($0) / 1000 }
        for piece in pieces + other.pieces {
            let step = (piece.end - piece.start) / 32
            times += (0..<32).map { piece.start + step * (Double($0) + 0.5) }
        }
        times.sort()
        var (next, compares) = (0, false)
        for time in times where time >= 0 && time <= end {
            let number = value(at: time)[0]
            (low, high) = (Swift.min(low, number), Swift.max(high, number))
            while next < jumps.count, jumps[next] < time - 0.00051 { next += 1 }
            if next < jumps.count, jumps[next] <= time + 0.00151 { continue }
            largest = Swift.max(largest, (number - other.value(at: time)[0]).magnitude)
            compares = true
        }
        return high > low ? (compares ? largest / (high - low) : 1) : 0
    }

    /// How far numbers of 32 bits are from its own, and from each other, as a share of its travel, for the first number.
    var floatError: Double {
        let numbers = [initial[0], final[0]] + pieces.flatMap { [$0.from[0], $0.to[0]] }
        let travel = numbers.reduce(numbers[0], Swift.max) - numbers.reduce(numbers[0], Swift.min)
        let error = numbers.reduce(0) { largest, number in
            let near = Float(number)
            return Swift.max(
                largest, (number - Double(near)).magnitude, Swift.min(Double(near.ulp) / 2, travel))
        }
        return travel > 0 && error.isFinite ? error / travel : 0
    }
}

extension ExportLoss {
    /// The loss of numbers that 32 bits hold less closely than a ten-thousandth of the travel; nil where they don't.
    init?(floatError error: Double, of property: PropertyPath, in variant: String) {
        guard error > 1e-4 else { return nil }
        self.init(
            variant: variant, property: property, kind: .approximation,
            phrase: "numbers of 32 bits instead of 64", size: CurveReduction.roundedUp(error))
    }
}
