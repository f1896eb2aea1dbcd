/// A 4 × 4 matrix that transforms points in space, as four columns; the canonical form of every transform.
///
/// Points are columns too, so in a product the right factor acts first, like the last function of a CSS list.
public struct TransformMatrix: Hashable, Sendable {
    var column0: SIMD4<Double>
    var column1: SIMD4<Double>
    var column2: SIMD4<Double>
    var column3: SIMD4<Double>

    /// Creates a matrix by its columns.
    init(
        _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>
    ) {
        self.column0 = column0
        self.column1 = column1
        self.column2 = column2
        self.column3 = column3
    }

    /// The identity matrix.
    public static let identity = TransformMatrix(
        SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

    static let zero = TransformMatrix(.zero, .zero, .zero, .zero)

    /// Creates a matrix by its 16 numbers, column by column as in `matrix3d()` of CSS.
    ///
    /// - Parameter number: Returns the number at an index from 0 to 15.
    public init(components number: (Int) -> Double) {
        self.init(
            SIMD4(number(0), number(1), number(2), number(3)),
            SIMD4(number(4), number(5), number(6), number(7)),
            SIMD4(number(8), number(9), number(10), number(11)),
            SIMD4(number(12), number(13), number(14), number(15)))
    }

    /// Creates a matrix in the plane by its six numbers, as in `matrix()` of CSS: x′ = a·x + c·y + tx, y′ = b·x + d·y +
    /// ty.
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
        self.init(SIMD4(a, b, 0, 0), SIMD4(c, d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, 0, 1))
    }

    /// One of the 16 numbers, column by column.
    public subscript(index: Int) -> Double {
        switch index >> 2 {
        case 0: column0[index & 3]
        case 1: column1[index & 3]
        case 2: column2[index & 3]
        default: column3[index & 3]
        }
    }

    /// The 16 numbers, column by column.
    public var numbers: [Double] { (0..<16).map { self[$0] } }

    /// The six numbers of a matrix in the plane.
    var planeNumbers: [Double] { [column0.x, column0.y, column1.x, column1.y, column3.x, column3.y] }

    /// The 16 numbers in one register.
    var register: SIMD16<Double> {
        SIMD16(
            lowHalf: SIMD8(lowHalf: column0, highHalf: column1),
            highHalf: SIMD8(lowHalf: column2, highHalf: column3))
    }

    /// Whether it moves nothing out of the plane, and depends on nothing outside it.
    public var is2D: Bool {
        column0.z == 0 && column0.w == 0 && column1.z == 0 && column1.w == 0
            && column2 == SIMD4(0, 0, 1, 0) && column3.z == 0 && column3.w == 1
    }

    /// Whether every number is finite.
    public var isFinite: Bool { (0..<16).allSatisfy { self[$0].isFinite } }

    /// The image of a point.
    ///
    /// - Parameter point: x, y, z and the weight, 1 for a place.
    public func applied(to point: SIMD4<Double>) -> SIMD4<Double> {
        column0 * point.x + column1 * point.y + column2 * point.z + column3 * point.w
    }

    /// The product, which applies `right` and then `left`.
    public static func * (left: TransformMatrix, right: TransformMatrix) -> TransformMatrix {
        TransformMatrix(
            left.applied(to: right.column0), left.applied(to: right.column1),
            left.applied(to: right.column2), left.applied(to: right.column3))
    }

    /// The sum of the numbers.
    static func + (left: TransformMatrix, right: TransformMatrix) -> TransformMatrix {
        TransformMatrix(
            left.column0 + right.column0, left.column1 + right.column1, left.column2 + right.column2,
            left.column3 + right.column3)
    }

    /// Every number multiplied by a factor.
    func scaled(by factor: Double) -> TransformMatrix {
        TransformMatrix(column0 * factor, column1 * factor, column2 * factor, column3 * factor)
    }
}
