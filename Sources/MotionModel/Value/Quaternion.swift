/// A rotation in space: the axis times the sine of half the angle, and the cosine of half the angle.
struct Quaternion: Hashable, Sendable {
    var x: Double
    var y: Double
    var z: Double
    var w: Double

    /// Creates a quaternion by its four numbers.
    init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    /// Creates a turn about an axis of length 1.
    init(axis: SIMD3<Double>, degrees: Double) {
        let half = Degrees.sincos(degrees / 2)
        self.init(x: axis.x * half.sin, y: axis.y * half.sin, z: axis.z * half.sin, w: half.cos)
    }

    /// The rotation that turns the axes into three others, at right angles and of length 1.
    ///
    /// It uses the largest of the four numbers, so that nothing is divided by a small one (Shepperd, 1978).
    init(axes first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        let trace = first.x + second.y + third.z
        if trace >= first.x && trace >= second.y && trace >= third.z {
            let double = (1 + trace).squareRoot()
            let factor = 0.5 / double
            self.init(
                x: (second.z - third.y) * factor, y: (third.x - first.z) * factor,
                z: (first.y - second.x) * factor, w: double / 2)
        } else if first.x >= second.y && first.x >= third.z {
            let double = (1 + first.x - second.y - third.z).squareRoot()
            let factor = 0.5 / double
            self.init(
                x: double / 2, y: (second.x + first.y) * factor, z: (third.x + first.z) * factor,
                w: (second.z - third.y) * factor)
        } else if second.y >= third.z {
            let double = (1 + second.y - first.x - third.z).squareRoot()
            let factor = 0.5 / double
            self.init(
                x: (second.x + first.y) * factor, y: double / 2, z: (third.y + second.z) * factor,
                w: (third.x - first.z) * factor)
        } else {
            let double = (1 + third.z - first.x - second.y).squareRoot()
            let factor = 0.5 / double
            self.init(
                x: (third.x + first.z) * factor, y: (third.y + second.z) * factor, z: double / 2,
                w: (first.y - second.x) * factor)
        }
    }

    /// The same rotation with all numbers negated.
    static prefix func - (quaternion: Quaternion) -> Quaternion {
        Quaternion(x: -quaternion.x, y: -quaternion.y, z: -quaternion.z, w: -quaternion.w)
    }

    /// The cosine of half the angle between two rotations.
    func dot(_ other: Quaternion) -> Double { x * other.x + y * other.y + z * other.z + w * other.w }

    /// The rotation as a matrix.
    var matrix: TransformMatrix {
        TransformMatrix(
            SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
            SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
            SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
            SIMD4(0, 0, 0, 1))
    }

    /// The axis, of length 1, and degrees from 0 to 360; the z axis if nothing turns.
    var axisAndAngle: (axis: SIMD3<Double>, degrees: Double) {
        let sine = (x * x + y * y + z * z).squareRoot()
        guard sine > 0 else { return (SIMD3(0, 0, 1), 0) }
        let angle = 2 * Elementary.atan2(y: sine, x: w)
        return (SIMD3(x / sine, y / sine, z / sine), Degrees.of(radians: angle))
    }

    /// The rotation that turns another into this one the shorter way: an axis, and radians up to π.
    func turn(from start: Quaternion) -> (axis: SIMD3<Double>, radians: Double) {
        // This one times the inverse of the other.
        let difference = Quaternion(
            x: -w * start.x + x * start.w - y * start.z + z * start.y,
            y: -w * start.y + x * start.z + y * start.w - z * start.x,
            z: -w * start.z - x * start.y + y * start.x + z * start.w,
            w: dot(start))
        let short = difference.w < 0 ? -difference : difference
        let sine = (short.x * short.x + short.y * short.y + short.z * short.z).squareRoot()
        guard sine > 0 else { return (SIMD3(0, 0, 1), 0) }
        return (
            SIMD3(short.x / sine, short.y / sine, short.z / sine), 2 * Elementary.atan2(y: sine, x: short.w)
        )
    }

    /// The rotation at a share of the shorter way to another, at an even rate (spherical interpolation).
    func interpolated(to end: Quaternion, at progress: Double) -> Quaternion {
        let (axis, radians) = end.turn(from: self)
        let half = Elementary.sincos(radians * progress / 2)
        let turn = Quaternion(x: axis.x * half.sin, y: axis.y * half.sin, z: axis.z * half.sin, w: half.cos)
        return turn.times(self)
    }

    /// The product: this rotation after another.
    func times(_ other: Quaternion) -> Quaternion {
        Quaternion(
            x: w * other.x + x * other.w + y * other.z - z * other.y,
            y: w * other.y - x * other.z + y * other.w + z * other.x,
            z: w * other.z + x * other.y - y * other.x + z * other.w,
            w: w * other.w - x * other.x - y * other.y - z * other.z)
    }
}
