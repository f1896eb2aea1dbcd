/// One function of a transform: its kind and its numbers.
public struct TransformFunction: Hashable, Sendable {
    /// Its kind.
    public let kind: TransformKind
    /// Its numbers, as many as the kind has.
    public let numbers: [Double]

    /// Creates a function.
    ///
    /// - Precondition: There are as many numbers as the kind has.
    init(_ kind: TransformKind, _ numbers: [Double]) {
        precondition(numbers.count == kind.componentCount, "a transform function has its kind's numbers")
        self.kind = kind
        self.numbers = numbers
    }

    /// A translation in the plane.
    public static func translate(_ x: Double, _ y: Double) -> TransformFunction {
        TransformFunction(.translate, [x, y])
    }

    /// A translation in space.
    public static func translate(_ x: Double, _ y: Double, _ z: Double) -> TransformFunction {
        TransformFunction(.translate3d, [x, y, z])
    }

    /// A scale in the plane.
    public static func scale(_ x: Double, _ y: Double) -> TransformFunction {
        TransformFunction(.scale, [x, y])
    }

    /// A scale in space.
    public static func scale(_ x: Double, _ y: Double, _ z: Double) -> TransformFunction {
        TransformFunction(.scale3d, [x, y, z])
    }

    /// A rotation in the plane, clockwise where y points down.
    public static func rotate(degrees: Double) -> TransformFunction { TransformFunction(.rotate, [degrees]) }

    /// A rotation about the horizontal axis.
    public static func rotateX(degrees: Double) -> TransformFunction {
        TransformFunction(.rotateX, [degrees])
    }

    /// A rotation about the vertical axis.
    public static func rotateY(degrees: Double) -> TransformFunction {
        TransformFunction(.rotateY, [degrees])
    }

    /// A rotation about an axis of any length except 0; for an axis of length 0, as in CSS, nothing rotates.
    public static func rotate(about x: Double, _ y: Double, _ z: Double, degrees: Double) -> TransformFunction
    {
        let length = Elementary.hypot(Elementary.hypot(x, y), z)
        guard length > 0 && length.isFinite else { return TransformFunction(.rotate3d, [0, 0, 1, 0]) }
        return TransformFunction(.rotate3d, [x / length, y / length, z / length, degrees])
    }

    /// A skew along both axes.
    public static func skew(xDegrees: Double, yDegrees: Double) -> TransformFunction {
        TransformFunction(.skew, [xDegrees, yDegrees])
    }

    /// A skew along the horizontal axis.
    public static func skewX(degrees: Double) -> TransformFunction { TransformFunction(.skewX, [degrees]) }

    /// A skew along the vertical axis.
    public static func skewY(degrees: Double) -> TransformFunction { TransformFunction(.skewY, [degrees]) }

    /// A perspective from a distance; infinite is none. A distance below 1 counts as 1, as in CSS.
    public static func perspective(_ distance: Double) -> TransformFunction {
        TransformFunction(.perspective, [1 / Swift.max(distance, 1)])
    }

    /// A matrix, which is one of the plane if it stays in the plane.
    public static func matrix(_ matrix: TransformMatrix) -> TransformFunction {
        TransformFunction.matrix(matrix, as: matrix.is2D ? .matrix : .matrix3d)
    }

    /// A matrix and its parts, as one of the two kinds of matrix.
    static func matrix(_ matrix: TransformMatrix, as kind: TransformKind) -> TransformFunction {
        if kind == .matrix {
            return TransformFunction(kind, matrix.planeNumbers + PlaneDecomposition(matrix).numbers)
        }
        return TransformFunction(kind, matrix.numbers + SpaceDecomposition(matrix).numbers)
    }

    /// Whether it is a matrix that can't be decomposed, because it is singular.
    package var flattens: Bool {
        switch kind {
        case .matrix: !PlaneDecomposition { numbers[6 + $0] }.isUsable
        case .matrix3d: !SpaceDecomposition { numbers[16 + $0] }.isUsable
        case .translate, .translate3d, .scale, .scale3d, .rotate, .rotateX, .rotateY, .rotate3d, .rotation,
            .skew,
            .skewX, .skewY, .perspective:
            false
        }
    }

    /// The function as one of the kind of matrices in space, even if it stays in the plane.
    package var inSpace: TransformFunction { .matrix(matrix, as: .matrix3d) }

    /// The function as a matrix.
    public var matrix: TransformMatrix {
        FormEnds(resting: numbers).matrix(kind, at: 0, wantsRate: false).matrix
    }
}
