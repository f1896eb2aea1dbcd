/// The matrices of the elementary functions.
///
/// - SeeAlso: CSS Transforms Module Level 2, section 13 "Mathematical description of transform functions"
extension TransformMatrix {
    /// A translation.
    static func translation(_ x: Double, _ y: Double, _ z: Double) -> TransformMatrix {
        var matrix = identity
        matrix.column3 = SIMD4(x, y, z, 1)
        return matrix
    }

    /// The rate of a translation.
    static func translationRate(_ x: Double, _ y: Double, _ z: Double) -> TransformMatrix {
        TransformMatrix(.zero, .zero, .zero, SIMD4(x, y, z, 0))
    }

    /// A scale along the axes.
    static func scale(_ x: Double, _ y: Double, _ z: Double) -> TransformMatrix {
        TransformMatrix(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
    }

    /// The rate of a scale.
    static func scaleRate(_ x: Double, _ y: Double, _ z: Double) -> TransformMatrix {
        TransformMatrix(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), .zero)
    }

    /// A rotation in the plane, from the horizontal axis towards the vertical one.
    static func rotation(_ turn: (sin: Double, cos: Double)) -> TransformMatrix {
        TransformMatrix(turn.cos, turn.sin, -turn.sin, turn.cos, 0, 0)
    }

    /// A rotation about the horizontal axis.
    static func rotationX(_ turn: (sin: Double, cos: Double)) -> TransformMatrix {
        TransformMatrix(
            SIMD4(1, 0, 0, 0), SIMD4(0, turn.cos, turn.sin, 0), SIMD4(0, -turn.sin, turn.cos, 0),
            SIMD4(0, 0, 0, 1))
    }

    /// A rotation about the vertical axis.
    static func rotationY(_ turn: (sin: Double, cos: Double)) -> TransformMatrix {
        TransformMatrix(
            SIMD4(turn.cos, 0, -turn.sin, 0), SIMD4(0, 1, 0, 0), SIMD4(turn.sin, 0, turn.cos, 0),
            SIMD4(0, 0, 0, 1))
    }

    /// A rotation about an axis of length 1 (Rodrigues' formula).
    static func rotation(about axis: SIMD3<Double>, _ turn: (sin: Double, cos: Double)) -> TransformMatrix {
        let (x, y, z) = (axis.x, axis.y, axis.z)
        let (sin, rest) = (turn.sin, 1 - turn.cos)
        return TransformMatrix(
            SIMD4(1 - (y * y + z * z) * rest, x * y * rest + z * sin, x * z * rest - y * sin, 0),
            SIMD4(x * y * rest - z * sin, 1 - (x * x + z * z) * rest, y * z * rest + x * sin, 0),
            SIMD4(x * z * rest + y * sin, y * z * rest - x * sin, 1 - (x * x + y * y) * rest, 0),
            SIMD4(0, 0, 0, 1))
    }

    /// The matrix of the vector product with an axis: the rate of a rotation about it, per radian, at the identity.
    static func vectorProduct(with axis: SIMD3<Double>) -> TransformMatrix {
        TransformMatrix(
            SIMD4(0, axis.z, -axis.y, 0), SIMD4(-axis.z, 0, axis.x, 0), SIMD4(axis.y, -axis.x, 0, 0), .zero)
    }

    /// x′ = x + y · xTangent, y′ = y + x · yTangent.
    static func skew(_ xTangent: Double, _ yTangent: Double) -> TransformMatrix {
        TransformMatrix(1, yTangent, xTangent, 1, 0, 0)
    }

    /// A perspective, by one over its distance.
    static func perspective(_ reciprocal: Double) -> TransformMatrix {
        var matrix = identity
        matrix.column2.w = -reciprocal
        return matrix
    }
}

/// Functions of angles in degrees, exact at quarter turns.
enum Degrees {
    /// Sine and cosine of an angle in degrees; exactly 0 and ±1 at multiples of 90°.
    ///
    /// - Accuracy: Relative 1e-15 for angles below 1e12°.
    static func sincos(_ degrees: Double) -> (sin: Double, cos: Double) {
        let quarters = (degrees / 90).rounded()
        let inside = Elementary.sincos((degrees - quarters * 90) * (Double.pi / 180))
        let quadrant = quarters - 4 * (quarters / 4).rounded(.down)
        if quadrant == 0 { return inside }
        // Subtracted from 0, which leaves no negative zero.
        if quadrant == 1 { return (inside.cos, 0 - inside.sin) }
        if quadrant == 2 { return (0 - inside.sin, -inside.cos) }
        return (-inside.cos, inside.sin)
    }

    /// The tangent of an angle in degrees: exactly 0 at whole turns, infinite at quarter ones.
    static func tan(_ degrees: Double) -> Double {
        let (sin, cos) = sincos(degrees)
        return sin / cos
    }

    /// The degrees of an angle in radians.
    static func of(radians: Double) -> Double { radians * (180 / Double.pi) }
}
