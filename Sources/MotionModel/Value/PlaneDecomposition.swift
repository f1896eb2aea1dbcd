/// The parts of a matrix in the plane: a translation, a remainder, a rotation and a scale, multiplied in that order.
///
/// - SeeAlso: CSS Transforms Module Level 1, section 11.2 "Decomposing a 2D matrix"
struct PlaneDecomposition: Hashable, Sendable {
    /// The image of the origin.
    var translation: SIMD2<Double>
    /// The factors along the axes; negative along the one that is flipped.
    var scale: SIMD2<Double>
    /// The rotation in degrees.
    var angle: Double
    /// The four numbers of the remaining matrix, column by column; all 0 for a singular matrix.
    var remainder: SIMD4<Double>

    /// The number of its numbers.
    static let componentCount = 9

    /// The translation, the scale, the rotation, the remainder.
    var numbers: [Double] {
        [
            translation.x, translation.y, scale.x, scale.y, angle, remainder.x, remainder.y, remainder.z,
            remainder.w,
        ]
    }

    /// Creates a decomposition from nine numbers.
    init(numbers number: (Int) -> Double) {
        self.translation = SIMD2(number(0), number(1))
        self.scale = SIMD2(number(2), number(3))
        self.angle = number(4)
        self.remainder = SIMD4(number(5), number(6), number(7), number(8))
    }

    /// Decomposes a matrix in the plane.
    init(_ matrix: TransformMatrix) {
        translation = SIMD2(matrix.column3.x, matrix.column3.y)
        var first = SIMD2(matrix.column0.x, matrix.column0.y)
        var second = SIMD2(matrix.column1.x, matrix.column1.y)
        scale = SIMD2(Elementary.hypot(first.x, first.y), Elementary.hypot(second.x, second.y))
        let determinant = first.x * second.y - first.y * second.x
        guard determinant != 0, scale.x.isFinite, scale.y.isFinite else {
            angle = 0
            remainder = .zero
            return
        }
        if determinant < 0 {
            if first.x < second.y { scale.x = -scale.x } else { scale.y = -scale.y }
        }
        first /= scale.x
        second /= scale.y
        angle = Degrees.of(radians: Elementary.atan2(y: first.y, x: first.x))
        // Turned back; of a matrix without a skew nothing remains but the identity.
        let (cos, sin) = (first.x, first.y)
        remainder = SIMD4(
            cos * first.x - sin * second.x, cos * first.y - sin * second.y,
            sin * first.x + cos * second.x, sin * first.y + cos * second.y)
    }

    /// Whether the matrix can be recomposed.
    var isUsable: Bool { remainder != .zero }
}
