/// Two sets of numbers of one form, the start and the end of a value's way, side by side in an array.
struct FormEnds {
    let numbers: [Double]
    /// The index at which the start begins.
    let from: Int
    /// The index at which the end begins.
    let to: Int

    /// The ends of a value that rests.
    init(resting numbers: [Double]) {
        self.init(numbers: numbers, from: 0, to: 0)
    }

    /// The ends at two places of an array.
    init(numbers: [Double], from: Int, to: Int) {
        self.numbers = numbers
        self.from = from
        self.to = to
    }

    /// A number at a share of the way.
    func number(_ index: Int, at progress: Double) -> Double {
        MotionValue.interpolated(numbers[from + index], numbers[to + index], progress: progress)
    }

    /// The change of a number over the whole way.
    func travel(_ index: Int) -> Double { numbers[to + index] - numbers[from + index] }

    /// The ends from a number on.
    func dropping(_ count: Int) -> FormEnds {
        FormEnds(numbers: numbers, from: from + count, to: to + count)
    }

    /// Whether some numbers are the same at both ends.
    func isResting(_ count: Int) -> Bool {
        from == to || (0..<count).allSatisfy { numbers[from + $0] == numbers[to + $0] }
    }
}
