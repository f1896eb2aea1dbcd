/// Two sets of numbers of one form, the start and the end of a value's travel, in one array.
struct FormEnds {
    let numbers: [Double]
    /// The index at which the start begins.
    let from: Int
    /// The index at which the end begins.
    let to: Int

    /// Creates the ends of a value at rest.
    init(resting numbers: [Double]) {
        self.init(numbers: numbers, from: 0, to: 0)
    }

    /// Creates the ends at two places of an array.
    init(numbers: [Double], from: Int, to: Int) {
        self.numbers = numbers
        self.from = from
        self.to = to
    }

    /// A number at a progress.
    func number(_ index: Int, at progress: Double) -> Double {
        MotionValue.interpolated(numbers[from + index], numbers[to + index], progress: progress)
    }

    /// The change of a number from the start to the end.
    func travel(_ index: Int) -> Double { numbers[to + index] - numbers[from + index] }

    /// The ends without the first numbers.
    func dropping(_ count: Int) -> FormEnds {
        FormEnds(numbers: numbers, from: from + count, to: to + count)
    }

    /// Whether the first `count` numbers are the same at both ends.
    func isResting(_ count: Int) -> Bool {
        from == to || (0..<count).allSatisfy { numbers[from + $0] == numbers[to + $0] }
    }
}
