/// A matrix and the rates of change of its numbers.
struct MovingMatrix {
    var matrix: TransformMatrix
    /// The rates per unit of progress; `nil` if they aren't wanted.
    var rate: TransformMatrix?

    /// Creates a matrix; its rate is computed if it is wanted.
    init(_ matrix: TransformMatrix, wantsRate: Bool, rate: () -> TransformMatrix) {
        self.matrix = matrix
        self.rate = wantsRate ? rate() : nil
    }

    /// The product, with the rate of a product.
    static func * (left: MovingMatrix, right: MovingMatrix) -> MovingMatrix {
        var rate: TransformMatrix?
        if let leftRate = left.rate, let rightRate = right.rate {
            rate = leftRate * right.matrix + left.matrix * rightRate
        }
        return MovingMatrix(left.matrix * right.matrix, rate)
    }

    private init(_ matrix: TransformMatrix, _ rate: TransformMatrix?) {
        self.matrix = matrix
        self.rate = rate
    }
}
