import MotionModel

/// A matrix in the plane as Chromium takes it apart to mix it with another: a translation, a turn, a skew and a
/// scale, multiplied in that order.
///
/// CSS Transforms 1, section 11.2, which other browsers and this compiler follow, has a remainder of four numbers for
/// the skew. Between two matrices the two show something else; between near ones nearly the same.
struct SkewDecomposition: Hashable, Sendable {
    private let translation: SIMD2<Double>
    /// Radians.
    private let angle: Double
    /// The tangent along the horizontal axis.
    private let skew: Double
    /// Negative along the axis that is flipped.
    private let scale: SIMD2<Double>

    /// The parts of a matrix.
    ///
    /// - Parameter numbers: Six, as in `matrix()` of CSS.
    /// - Returns: nil for a matrix that flattens.
    init?(_ numbers: [Double]) {
        var first = SIMD2(numbers[0], numbers[1])
        var second = SIMD2(numbers[2], numbers[3])
        let determinant = first.x * second.y - first.y * second.x
        guard determinant != 0, determinant.isFinite else { return nil }
        var flip = SIMD2(1.0, 1.0)
        if determinant < 0 {
            if first.x < second.y {
                flip.x = -1
                first = -first
            } else {
                flip.y = -1
                second = -second
            }
        }
        let width = Elementary.hypot(first.x, first.y)
        first /= width
        let along = first.x * second.x + first.y * second.y
        second -= first * along
        let height = Elementary.hypot(second.x, second.y)
        translation = SIMD2(numbers[4], numbers[5])
        angle = Elementary.atan2(y: first.y, x: first.x)
        skew = along / height
        scale = SIMD2(width, height) * flip
    }

    /// Whether Firefox turns the long way towards another: it doesn't look for the shorter one.
    func turnsFar(to other: SkewDecomposition) -> Bool { (other.angle - angle).magnitude > Double.pi }

    /// The six numbers of the matrix at a share of the way to another, turned the shorter way.
    func numbers(towards other: SkewDecomposition, progress: Double) -> [Double] {
        func mixed(_ from: Double, _ to: Double) -> Double {
            MotionValue.interpolated(from, to, progress: progress)
        }
        let turns = ((other.angle - angle) / (2 * Double.pi)).rounded()
        let (sin, cos) = Elementary.sincos(mixed(angle, other.angle - turns * (2 * Double.pi)))
        let skew = mixed(self.skew, other.skew)
        let (width, height) = (mixed(scale.x, other.scale.x), mixed(scale.y, other.scale.y))
        return [
            cos * width, sin * width, (cos * skew - sin) * height, (sin * skew + cos) * height,
            mixed(translation.x, other.translation.x), mixed(translation.y, other.translation.y),
        ]
    }
}

extension MotionValue {
    /// Whether Firefox turns some matrix in the plane the long way towards another value of the same form.
    func turnsFar(to other: MotionValue) -> Bool {
        if case .transform(.pairs) = type {
            return inOneList(with: other).map { $0.0.turnsFar(to: $0.1) } ?? false
        }
        guard case .transform(.functions(let kinds)) = type else { return false }
        var place = 0
        for kind in kinds {
            let range = place..<(place + kind.componentCount)
            if kind == .matrix, let one = SkewDecomposition(Array(components[range])),
                let next = SkewDecomposition(Array(other.components[range])), one.turnsFar(to: next)
            {
                return true
            }
            place = range.upperBound
        }
        return false
    }

    /// The value at a share of the way to another of the same form, where Chromium shows another than the form says;
    /// nil where it doesn't.
    func interpolatedBySkew(to other: MotionValue, progress: Double) -> MotionValue? {
        if case .transform(.pairs) = type {
            guard let (one, next) = inOneList(with: other) else { return nil }
            return one.interpolatedBySkew(to: next, progress: progress)
        }
        guard case .transform(.functions(let kinds)) = type, kinds.contains(.matrix) else { return nil }
        var numbers = interpolated(to: other, progress: progress).components.array
        var place = 0
        for kind in kinds {
            if kind == .matrix {
                let range = place..<(place + 6)
                let (from, to) = (Array(components[range]), Array(other.components[range]))
                if let first = SkewDecomposition(from), let last = SkewDecomposition(to) {
                    numbers.replaceSubrange(range, with: first.numbers(towards: last, progress: progress))
                } else {
                    // What can't be taken apart is one or the other.
                    numbers.replaceSubrange(range, with: progress < 0.5 ? from : to)
                }
            }
            place += kind.componentCount
        }
        return MotionValue(type: type, components: numbers)
    }
}
