/// Forms: other numbers for the values of a type, which a track interpolates instead.
///
/// A new form defines here its canonical type (``canonical``), the conversion of its numbers to canonical ones
/// (``canonicalNumbers(between:at:)`` and its velocity), and, if two keys must be fitted to each other first, the way
/// to do so (``prepared(_:)`` and ``unwound(_:anchor:)``); `MotionValue.converted(to:)` has the conversion back.
extension ValueType {
    /// The type that a property has and a store holds: the type itself, unless it is a form.
    public var canonical: ValueType {
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .path:
            self
        case .transform: .transform(.matrix)
        case .colorIn: .color
        case .turning, .routeTangent: .angle
        case .routePosition: .point
        }
    }

    /// Whether it is a canonical type, no form of another.
    package var isCanonical: Bool {
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .path,
            .transform(.matrix):
            true
        case .transform, .colorIn, .turning, .routePosition, .routeTangent: false
        }
    }

    /// Whether another type has the same canonical type.
    package func isInterchangeable(with other: ValueType) -> Bool {
        let plain = PlainType(self)
        return plain != .other && plain == PlainType(other) || canonical == other.canonical
    }

    /// Whether values of another type are of the same kind, which means that they have the same canonical type,
    /// whatever their texts and the commands of their paths.
    package func isKind(of other: ValueType) -> Bool {
        switch (self, other) {
        case (.string, .string), (.path, .path): true
        default: isInterchangeable(with: other)
        }
    }

    /// Whether the numbers of the form are canonical ones, so that each is interpolated by itself.
    ///
    /// Two transforms aren't interpolated by the 16 numbers of their matrices, so even a canonical transform isn't
    /// direct.
    package var isDirect: Bool {
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .turning, .path:
            true
        case .transform, .colorIn, .routePosition, .routeTangent: false
        }
    }

    /// Whether two ends are fitted to each other before they are interpolated; see ``prepared(_:)``.
    var isPrepared: Bool {
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .turning, .path, .routePosition, .routeTangent:
            false
        case .transform(let form): form.isPrepared
        case .colorIn: true
        }
    }

    /// Whether nothing changes on the way from one value to another, interpolated in this form: a whole turn has the same value
    /// at both ends, and moves.
    package func isStill(from start: MotionValue, to end: MotionValue) -> Bool {
        if case .turning = self {
        } else if isDirect {
            guard start.type.isCanonical, end.type.isCanonical else {
                return start.canonical == end.canonical
            }
            return start.components == end.components && start.type == end.type
        }
        if let route, route.length == 0 { return true }
        var form = self
        if case .transform = self { form = common(of: [start, end], pairs: [(from: 0, to: 1)]) }
        guard let from = start.converted(to: form), let to = end.converted(to: form) else { return false }
        let count = form.componentCount
        let keys = FormEnds(
            numbers: form.unwound(from.components.array + to.components, anchor: 0), from: 0, to: count)
        let ends = form.isPrepared ? FormEnds(numbers: form.prepared(keys), from: 0, to: count) : keys
        return (0..<count).allSatisfy { ends.numbers[ends.from + $0] == ends.numbers[ends.to + $0] }
    }

    /// The numbers of consecutive keys, fitted so that each leads to the next.
    ///
    /// The changes are visible in canonical numbers: an angle gains or loses whole turns. So one key is unchanged, the
    /// one at which the property rests.
    ///
    /// - Parameter anchor: The index of that key.
    func unwound(_ keys: [Double], anchor: Int) -> [Double] {
        guard case .turning(let turn) = self else { return keys }
        var keys = keys
        for index in keys.indices[..<anchor].reversed() {
            keys[index] = turn.start(keys[index], towards: keys[index + 1])
        }
        for index in keys.indices[anchor...].dropFirst() {
            keys[index] = turn.end(keys[index], from: keys[index - 1])
        }
        return keys
    }

    /// The numbers of two ends, fitted to each other: missing components, the shorter arc of a hue, the nearer of two decompositions of a
    /// matrix.
    ///
    /// The changes aren't visible in canonical numbers, except those of a colour with missing components.
    ///
    /// - Returns: The start's numbers and then the end's.
    func prepared(_ ends: FormEnds) -> [Double] {
        let count = componentCount
        let start = Array(ends.numbers[ends.from..<(ends.from + count)])
        let end = Array(ends.numbers[ends.to..<(ends.to + count)])
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .turning, .path, .routePosition, .routeTangent:
            return start + end
        case .transform(let form): return form.prepared(start, end)
        case .colorIn(let space): return space.prepared(start, end)
        }
    }

    /// The canonical numbers between two prepared ends of a form that isn't direct, without an allocation.
    ///
    /// - Returns: The canonical type's numbers first; exactly those of the ends at progress 0 and 1.
    func canonicalNumbers(between ends: FormEnds, at progress: Double) -> SIMD16<Double> {
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .turning, .path:
            preconditionFailure("the numbers of a direct form are canonical")
        case .routePosition(let route):
            let place = route.position(atShare: ends.number(0, at: progress))
            return ValueType.register(place.x, place.y)
        case .routeTangent(let route):
            let angle = route.tangentAngle(atShare: ends.number(0, at: progress))
            return ValueType.register(angle, 0)
        case .transform(let form):
            return form.matrix(between: ends, at: progress, wantsRate: false).matrix.register
        case .colorIn(let space):
            return space.canonicalNumbers(between: ends, at: progress)
        }
    }

    /// The derivatives of ``canonicalNumbers(between:at:)``, per unit of progress.
    ///
    /// - Accuracy: Exact to rounding for transforms and routes; 1e-8 for colours if the conversion is smooth there.
    func canonicalVelocity(between ends: FormEnds, at progress: Double) -> SIMD16<Double> {
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .turning, .path:
            preconditionFailure("the numbers of a direct form are canonical")
        case .routePosition(let route):
            let velocity = ends.travel(0) * route.velocity(atShare: ends.number(0, at: progress))
            return ValueType.register(velocity.x, velocity.y)
        case .routeTangent(let route):
            let rate = ends.travel(0) * route.angularVelocity(atShare: ends.number(0, at: progress))
            return ValueType.register(rate, 0)
        case .transform(let form):
            let moving = form.matrix(between: ends, at: progress, wantsRate: true)
            return (moving.rate ?? .zero).register
        case .colorIn(let space):
            return numericVelocity(
                between: ends, at: progress, beside: space.corners(between: ends, around: progress))
        }
    }

    /// The velocity by differences in progress, of fourth order; beside a corner those of the side with more room.
    private func numericVelocity(
        between ends: FormEnds, at progress: Double, beside corners: (below: Double, above: Double)
    ) -> SIMD16<Double> {
        let step = 0x1p-11
        let (below, above) = (progress - corners.below, corners.above - progress)
        guard below >= 2 * step, above >= 2 * step else {
            let size = Swift.min(step, Swift.max(below, above) / 4)
            let side = above >= below ? size : -size
            func numbers(_ steps: Double) -> SIMD16<Double> {
                canonicalNumbers(between: ends, at: progress + steps * side)
            }
            let near = numbers(1) * 48 - numbers(0) * 25 - numbers(2) * 36
            return (near + numbers(3) * 16 - numbers(4) * 3) / (12 * side)
        }
        let near =
            canonicalNumbers(between: ends, at: progress + step)
            - canonicalNumbers(between: ends, at: progress - step)
        let far =
            canonicalNumbers(between: ends, at: progress + 2 * step)
            - canonicalNumbers(between: ends, at: progress - 2 * step)
        return (near * 8 - far) / (12 * step)
    }

    /// The numbers of the form itself between two prepared ends.
    func formNumbers(between ends: FormEnds, at progress: Double) -> [Double] {
        switch self {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .turning, .path,
            .routePosition, .routeTangent:
            return (0..<componentCount).map { ends.number($0, at: progress) }
        case .boolean, .string:
            return [progress < 0.5 ? ends.numbers[ends.from] : ends.numbers[ends.to]]
        case .transform(let form):
            return form.numbers(between: ends, at: progress)
        case .colorIn(let space):
            return space.numbers(between: ends, at: progress)
        }
    }

    private static func register(_ first: Double, _ second: Double) -> SIMD16<Double> {
        var register = SIMD16<Double>()
        register[0] = first
        register[1] = second
        return register
    }

    /// The form for a track whose values don't all have the track's own form.
    ///
    /// - Parameter pairs: The indices of the values that are interpolated with each other.
    func common(of values: [MotionValue], pairs: [(from: Int, to: Int)]) -> ValueType {
        if case .transform = self { return .transform(TransformForm(of: values, pairs: pairs)) }
        return canonical
    }
}
