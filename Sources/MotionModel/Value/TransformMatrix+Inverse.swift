extension TransformMatrix {
    /// The determinant.
    public var determinant: Double { minors.determinant }

    /// The inverse matrix; `nil` if there is none, because this one is singular.
    ///
    /// It is computed by cofactors, each a sum of products, so that the inverse of a matrix of whole numbers with
    /// determinant ±1 is exact. That of a matrix in the plane is one in the plane.
    ///
    /// - Accuracy: The product with the matrix is the identity within 1e-15 times the product of the largest numbers of
    ///   the two.
    public var inverse: TransformMatrix? {
        let minors = minors
        let reciprocal = 1 / minors.determinant
        guard reciprocal.isFinite && reciprocal != 0 else { return nil }
        let inverse = minors.adjugate(of: self).scaled(by: reciprocal)
        guard inverse.isFinite else { return nil }
        // A determinant times its reciprocal may be the number below 1.
        guard is2D else { return inverse }
        return TransformMatrix(inverse[0], inverse[1], inverse[4], inverse[5], inverse[12], inverse[13])
    }

    /// The 2 × 2 determinants of the first two columns and of the last two, from which everything else is computed.
    private struct Minors {
        let s0, s1, s2, s3, s4, s5: Double
        let c0, c1, c2, c3, c4, c5: Double

        var determinant: Double { s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0 }

        func adjugate(of m: TransformMatrix) -> TransformMatrix {
            let (p, q, r, s) = (m.column0, m.column1, m.column2, m.column3)
            return TransformMatrix(
                SIMD4(
                    q.y * c5 - q.z * c4 + q.w * c3, -p.y * c5 + p.z * c4 - p.w * c3,
                    s.y * s5 - s.z * s4 + s.w * s3, -r.y * s5 + r.z * s4 - r.w * s3),
                SIMD4(
                    -q.x * c5 + q.z * c2 - q.w * c1, p.x * c5 - p.z * c2 + p.w * c1,
                    -s.x * s5 + s.z * s2 - s.w * s1, r.x * s5 - r.z * s2 + r.w * s1),
                SIMD4(
                    q.x * c4 - q.y * c2 + q.w * c0, -p.x * c4 + p.y * c2 - p.w * c0,
                    s.x * s4 - s.y * s2 + s.w * s0, -r.x * s4 + r.y * s2 - r.w * s0),
                SIMD4(
                    -q.x * c3 + q.y * c1 - q.z * c0, p.x * c3 - p.y * c1 + p.z * c0,
                    -s.x * s3 + s.y * s1 - s.z * s0, r.x * s3 - r.y * s1 + r.z * s0))
        }
    }

    private var minors: Minors {
        let (p, q, r, s) = (column0, column1, column2, column3)
        return Minors(
            s0: p.x * q.y - p.y * q.x, s1: p.x * q.z - p.z * q.x, s2: p.x * q.w - p.w * q.x,
            s3: p.y * q.z - p.z * q.y, s4: p.y * q.w - p.w * q.y, s5: p.z * q.w - p.w * q.z,
            c0: r.x * s.y - r.y * s.x, c1: r.x * s.z - r.z * s.x, c2: r.x * s.w - r.w * s.x,
            c3: r.y * s.z - r.z * s.y, c4: r.y * s.w - r.w * s.y, c5: r.z * s.w - r.w * s.z)
    }
}
