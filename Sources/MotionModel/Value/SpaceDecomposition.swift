/// The parts of a matrix: a perspective, a translation, a rotation, skews and a scale, multiplied in that order, and a
/// factor.
///
/// - SeeAlso: CSS Transforms Module Level 2, section 14.1 "Decomposing a 3D matrix"
struct SpaceDecomposition: Hashable, Sendable {
    /// The image of the origin.
    var translation: SIMD3<Double>
    /// The factors along the axes.
    var scale: SIMD3<Double>
    /// The tangents of the skews: of y along x, of z along x, of z along y.
    var skew: SIMD3<Double>
    /// The last row of the perspective.
    var perspective: SIMD4<Double>
    /// The factor of all 16 numbers, which moves no point: the last of them. CSS leaves it out; with it, the numbers
    /// between two ends change smoothly.
    var weight: Double
    /// The rotation, of length 1; all 0 for a singular matrix.
    var rotation: Quaternion

    /// The number of its numbers.
    static let componentCount = 18

    /// The translation, the scale, the skews, the perspective, the factor, the rotation.
    var numbers: [Double] {
        [
            translation.x, translation.y, translation.z, scale.x, scale.y, scale.z, skew.x, skew.y, skew.z,
            perspective.x, perspective.y, perspective.z, perspective.w, weight, rotation.x, rotation.y,
            rotation.z, rotation.w,
        ]
    }

    /// Creates a decomposition from 18 numbers.
    init(numbers number: (Int) -> Double) {
        translation = SIMD3(number(0), number(1), number(2))
        scale = SIMD3(number(3), number(4), number(5))
        skew = SIMD3(number(6), number(7), number(8))
        perspective = SIMD4(number(9), number(10), number(11), number(12))
        weight = number(13)
        rotation = Quaternion(x: number(14), y: number(15), z: number(16), w: number(17))
    }

    /// The decomposition of a matrix that can't be decomposed.
    private init() { self.init { _ in 0 } }

    /// Decomposes a matrix.
    init(_ matrix: TransformMatrix) {
        self.init()
        guard matrix.column3.w != 0, matrix.isFinite else { return }
        weight = matrix.column3.w
        let matrix = matrix.scaled(by: 1 / weight)
        var affine = matrix
        affine.column0.w = 0
        affine.column1.w = 0
        affine.column2.w = 0
        affine.column3.w = 1
        guard let inverse = affine.inverse else {
            self.init()
            return
        }
        let last = SIMD4(matrix.column0.w, matrix.column1.w, matrix.column2.w, 1)
        // The row that, multiplied with the affine part, is the last row of the matrix.
        perspective =
            last == SIMD4(0, 0, 0, 1)
            ? last
            : SIMD4(
                Self.dot(last, inverse.column0), Self.dot(last, inverse.column1),
                Self.dot(last, inverse.column2), Self.dot(last, inverse.column3))
        translation = SIMD3(matrix.column3.x, matrix.column3.y, matrix.column3.z)
        var first = SIMD3(matrix.column0.x, matrix.column0.y, matrix.column0.z)
        var second = SIMD3(matrix.column1.x, matrix.column1.y, matrix.column1.z)
        var third = SIMD3(matrix.column2.x, matrix.column2.y, matrix.column2.z)
        scale.x = Self.length(first)
        first /= scale.x
        skew.x = Self.dot(first, second)
        second -= first * skew.x
        scale.y = Self.length(second)
        second /= scale.y
        skew.x /= scale.y
        skew.y = Self.dot(first, third)
        third -= first * skew.y
        skew.z = Self.dot(second, third)
        third -= second * skew.z
        scale.z = Self.length(third)
        third /= scale.z
        skew.y /= scale.z
        skew.z /= scale.z
        // A mirror image is a rotation of one that is scaled by negative numbers.
        if Self.dot(first, Self.cross(second, third)) < 0 {
            scale = -scale
            (first, second, third) = (-first, -second, -third)
        }
        rotation = Quaternion(axes: first, second, third)
        if !numbers.allSatisfy({ $0.isFinite }) { self.init() }
    }

    /// Whether the matrix can be recomposed.
    var isUsable: Bool { rotation != Quaternion(x: 0, y: 0, z: 0, w: 0) }

    private static func dot(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> Double {
        left.x * right.x + left.y * right.y + left.z * right.z + left.w * right.w
    }

    private static func dot(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
        left.x * right.x + left.y * right.y + left.z * right.z
    }

    private static func length(_ vector: SIMD3<Double>) -> Double {
        dot(vector, vector).squareRoot()
    }

    private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
            left.x * right.y - left.y * right.x)
    }
}
