/// A matrix, and how fast each of its numbers changes.
struct MovingMatrix {
    var matrix: TransformMatrix
    /// Per unit of progress; `nil` where nobody asks.
    var rate: TransformMatrix?

    /// A matrix; its rate is worked out if it is wanted.
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
