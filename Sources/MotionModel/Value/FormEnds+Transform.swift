/// Transform functions between two sets of their numbers, prepared by ``TransformKind/start(of:)``.
extension FormEnds {
    /// The product of functions.
    func matrix(_ kinds: [TransformKind], at progress: Double, wantsRate: Bool) -> MovingMatrix {
        var product: MovingMatrix?
        var ends = self
        for kind in kinds {
            let factor = ends.matrix(kind, at: progress, wantsRate: wantsRate)
            product = product.map { $0 * factor } ?? factor
            ends = ends.dropping(kind.componentCount)
        }
        return product ?? MovingMatrix(.identity, wantsRate: wantsRate) { .zero }
    }

    /// One function.
    func matrix(_ kind: TransformKind, at progress: Double, wantsRate: Bool) -> MovingMatrix {
        func number(_ index: Int) -> Double { self.number(index, at: progress) }
        switch kind {
        case .translate:
            return MovingMatrix(.translation(number(0), number(1), 0), wantsRate: wantsRate) {
                .translationRate(travel(0), travel(1), 0)
            }
        case .translate3d:
            return MovingMatrix(.translation(number(0), number(1), number(2)), wantsRate: wantsRate) {
                .translationRate(travel(0), travel(1), travel(2))
            }
        case .scale:
            return MovingMatrix(.scale(number(0), number(1), 1), wantsRate: wantsRate) {
                .scaleRate(travel(0), travel(1), 0)
            }
        case .scale3d:
            return MovingMatrix(.scale(number(0), number(1), number(2)), wantsRate: wantsRate) {
                .scaleRate(travel(0), travel(1), travel(2))
            }
        case .rotate:
            return turn(.rotation(Degrees.sincos(number(0))), SIMD3(0, 0, 1), travel(0), wantsRate)
        case .rotateX:
            return turn(.rotationX(Degrees.sincos(number(0))), SIMD3(1, 0, 0), travel(0), wantsRate)
        case .rotateY:
            return turn(.rotationY(Degrees.sincos(number(0))), SIMD3(0, 1, 0), travel(0), wantsRate)
        case .rotate3d:
            let axis = SIMD3(number(0), number(1), number(2))
            return turn(.rotation(about: axis, Degrees.sincos(number(3))), axis, travel(3), wantsRate)
        case .rotation:
            return rotation(at: progress, wantsRate)
        case .skew, .skewX, .skewY:
            return skew(kind, at: progress, wantsRate)
        case .perspective:
            return MovingMatrix(.perspective(number(0)), wantsRate: wantsRate) {
                var rate = TransformMatrix.zero
                rate.column2.w = -travel(0)
                return rate
            }
        case .matrix:
            return whole(6, at: progress, wantsRate) { dropping(6).planeMatrix(at: progress, wantsRate) }
        case .matrix3d:
            return whole(16, at: progress, wantsRate) { dropping(16).spaceMatrix(at: progress, wantsRate) }
        }
    }

    /// A rotation about a constant axis, by a number of degrees over the whole travel.
    private func turn(
        _ matrix: TransformMatrix, _ axis: SIMD3<Double>, _ degrees: Double, _ wantsRate: Bool
    ) -> MovingMatrix {
        MovingMatrix(matrix, wantsRate: wantsRate) {
            (.vectorProduct(with: axis) * matrix).scaled(by: degrees * (Double.pi / 180))
        }
    }

    /// A rotation between two quaternions.
    private func rotation(at progress: Double, _ wantsRate: Bool) -> MovingMatrix {
        let matrix = quaternion(at: progress).matrix
        return MovingMatrix(matrix, wantsRate: wantsRate) {
            let (axis, radians) = quaternion(startingAt: to).turn(from: quaternion(startingAt: from))
            return (.vectorProduct(with: axis) * matrix).scaled(by: radians)
        }
    }

    /// The four numbers of a quaternion, on the shorter arc.
    func quaternion(at progress: Double) -> Quaternion {
        let start = quaternion(startingAt: from)
        if progress == 0 || isResting(4) { return start }
        let end = quaternion(startingAt: to)
        return progress == 1 ? end : start.interpolated(to: end, at: progress)
    }

    private func quaternion(startingAt place: Int) -> Quaternion {
        Quaternion(
            x: numbers[place], y: numbers[place + 1], z: numbers[place + 2], w: numbers[place + 3])
    }

    private func skew(_ kind: TransformKind, at progress: Double, _ wantsRate: Bool) -> MovingMatrix {
        let x = kind == .skewY ? 0 : number(0, at: progress)
        let y = kind == .skewX ? 0 : number(kind == .skew ? 1 : 0, at: progress)
        let (xTangent, yTangent) = (Degrees.tan(x), Degrees.tan(y))
        return MovingMatrix(.skew(xTangent, yTangent), wantsRate: wantsRate) {
            let xTravel = kind == .skewY ? 0 : travel(0)
            let yTravel = kind == .skewX ? 0 : travel(kind == .skew ? 1 : 0)
            return TransformMatrix(
                SIMD4(0, (1 + yTangent * yTangent) * yTravel * (Double.pi / 180), 0, 0),
                SIMD4((1 + xTangent * xTangent) * xTravel * (Double.pi / 180), 0, 0, 0), .zero, .zero)
        }
    }

    /// A matrix that is exact at both ends. Between them it is composed from its parts or, if one end is singular,
    /// interpolated by component.
    private func whole(
        _ count: Int, at progress: Double, _ wantsRate: Bool, _ made: () -> MovingMatrix?
    ) -> MovingMatrix {
        let isExact = progress == 0 || progress == 1 || isResting(count)
        let made = isExact && !wantsRate ? nil : made()
        if let made, !isExact { return made }
        let entries =
            count == 6
            ? TransformMatrix(
                number(0, at: progress), number(1, at: progress), number(2, at: progress),
                number(3, at: progress), number(4, at: progress), number(5, at: progress))
            : TransformMatrix { number($0, at: progress) }
        return MovingMatrix(entries, wantsRate: wantsRate) {
            if let rate = made?.rate { return rate }
            guard count == 6 else { return TransformMatrix { travel($0) } }
            return TransformMatrix(
                SIMD4(travel(0), travel(1), 0, 0), SIMD4(travel(2), travel(3), 0, 0), .zero,
                SIMD4(travel(4), travel(5), 0, 0))
        }
    }

    /// The matrix from the nine numbers of a `PlaneDecomposition`; `nil` if the matrix could not be decomposed.
    private func planeMatrix(at progress: Double, _ wantsRate: Bool) -> MovingMatrix? {
        let parts = PlaneDecomposition { number($0, at: progress) }
        guard PlaneDecomposition(numbers: { numbers[from + $0] }).isUsable else { return nil }
        let rest = parts.remainder
        let remainder = MovingMatrix(
            TransformMatrix(rest.x, rest.y, rest.z, rest.w, parts.translation.x, parts.translation.y),
            wantsRate: wantsRate
        ) {
            TransformMatrix(
                SIMD4(travel(5), travel(6), 0, 0), SIMD4(travel(7), travel(8), 0, 0), .zero,
                SIMD4(travel(0), travel(1), 0, 0))
        }
        let turn = turn(
            .rotation(Degrees.sincos(parts.angle)), SIMD3(0, 0, 1), travel(4), wantsRate)
        let scale = MovingMatrix(.scale(parts.scale.x, parts.scale.y, 1), wantsRate: wantsRate) {
            .scaleRate(travel(2), travel(3), 0)
        }
        return remainder * turn * scale
    }

    /// The matrix from the 18 numbers of a `SpaceDecomposition`; `nil` if the matrix could not be decomposed.
    private func spaceMatrix(at progress: Double, _ wantsRate: Bool) -> MovingMatrix? {
        guard SpaceDecomposition(numbers: { numbers[from + $0] }).isUsable else { return nil }
        let parts = SpaceDecomposition { number($0, at: progress) }
        var perspective = TransformMatrix.identity
        perspective.column0.w = parts.perspective.x
        perspective.column1.w = parts.perspective.y
        perspective.column2.w = parts.perspective.z
        perspective.column3.w = parts.perspective.w
        let projection = MovingMatrix(perspective, wantsRate: wantsRate) {
            TransformMatrix(
                SIMD4(0, 0, 0, travel(9)), SIMD4(0, 0, 0, travel(10)), SIMD4(0, 0, 0, travel(11)),
                SIMD4(0, 0, 0, travel(12)))
        }
        let move = MovingMatrix(
            .translation(parts.translation.x, parts.translation.y, parts.translation.z),
            wantsRate: wantsRate
        ) { .translationRate(travel(0), travel(1), travel(2)) }
        let skew = MovingMatrix(
            TransformMatrix(
                SIMD4(1, 0, 0, 0), SIMD4(parts.skew.x, 1, 0, 0), SIMD4(parts.skew.y, parts.skew.z, 1, 0),
                SIMD4(0, 0, 0, 1)), wantsRate: wantsRate
        ) {
            TransformMatrix(.zero, SIMD4(travel(6), 0, 0, 0), SIMD4(travel(7), travel(8), 0, 0), .zero)
        }
        let scale = MovingMatrix(
            .scale(parts.scale.x, parts.scale.y, parts.scale.z), wantsRate: wantsRate
        ) { .scaleRate(travel(3), travel(4), travel(5)) }
        let rotation = dropping(14).rotation(at: progress, wantsRate)
        let weight = MovingMatrix(TransformMatrix.identity.scaled(by: parts.weight), wantsRate: wantsRate) {
            TransformMatrix.identity.scaled(by: travel(13))
        }
        return weight * projection * move * rotation * skew * scale
    }
}
