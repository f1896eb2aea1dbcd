extension MotionReader {
    /// A curve: its kind, its numbers and its inner curves.
    ///
    /// - Parameter depth: The number of curves around this one.
    mutating func curve(depth: Int = 0) throws(BakedTimelineError) -> Curve {
        let place = input.offset
        try input.require(depth < BakedTimeline.curveDepth, .nesting, at: place)
        let code: CurveCode = try input.coded()
        switch code {
        case .linear: return .linear
        case .instant: return .instant
        case .bezier: return .bezier(try bezier(at: place))
        case .bezierPath: return .bezierPath(try bezierPath(at: place))
        case .points: return .points(try linearPoints())
        case .steps: return .steps(try steps(at: place))
        case .penner: return .penner(try penner(at: place))
        case .spring: return .spring(try spring(at: place))
        case .exponential: return .exponential(try exponential(at: place))
        case .expression: return .expression(try expressionCurve(at: place))
        case .reverse: return .reverse(try curve(depth: depth + 1))
        case .mirror: return .mirror(try curve(depth: depth + 1))
        case .interval:
            let window = try input.range()
            try input.require(
                window.lowerBound.isFinite && window.upperBound.isFinite, .finite, at: place)
            return .interval(window, of: try curve(depth: depth + 1))
        case .scale:
            let factor = try input.number()
            return .scale(factor, of: try curve(depth: depth + 1))
        case .clamp:
            let limits = try input.range()
            return .clamp(limits, of: try curve(depth: depth + 1))
        case .sum: return .sum(try curves(depth: depth + 1))
        case .product: return .product(try curves(depth: depth + 1))
        case .chain: return .chain(try curves(depth: depth + 1))
        }
    }

    private mutating func curves(depth: Int) throws(BakedTimelineError) -> [Curve] {
        var curves: [Curve] = []
        for _ in 0..<(try input.count(ofAtLeast: 1)) { curves.append(try curve(depth: depth)) }
        return curves
    }

    private mutating func bezier(at place: Int) throws(BakedTimelineError) -> CubicBezier {
        let (x1, y1) = (try input.anyNumber(), try input.anyNumber())
        let (x2, y2) = (try input.anyNumber(), try input.anyNumber())
        do throws(CubicBezier.Failure) {
            return try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
        } catch {
            throw .invalid(.curve, offset: place)
        }
    }

    private mutating func bezierPath(at place: Int) throws(BakedTimelineError) -> BezierPath {
        var segments: [BezierPath.Segment] = []
        for _ in 0..<(try input.count(ofAtLeast: 48)) {
            let (control1, control2) = (try curvePoint(), try curvePoint())
            segments.append(
                BezierPath.Segment(control1: control1, control2: control2, end: try curvePoint()))
        }
        do throws(BezierPathError) {
            return try BezierPath(segments: segments)
        } catch {
            throw .invalid(.curve, offset: place)
        }
    }

    private mutating func curvePoint() throws(BakedTimelineError) -> CurvePoint {
        let x = try input.number()
        return CurvePoint(x: x, y: try input.number())
    }

    private mutating func linearPoints() throws(BakedTimelineError) -> LinearPoints {
        let countPlace = input.offset
        let count = try input.count(ofAtLeast: 16)
        try input.require(count > 0, .count, at: countPlace)
        var points: [CurvePoint] = []
        for _ in 0..<count {
            let place = input.offset
            let point = try curvePoint()
            try input.require(points.last.map { $0.x <= point.x } ?? true, .order, at: place)
            points.append(point)
        }
        return LinearPoints(restored: points)
    }

    private mutating func steps(at place: Int) throws(BakedTimelineError) -> Steps {
        let jump: Steps.Jump = try input.coded()
        let count = try input.whole()
        do throws(Steps.Failure) {
            return try Steps(count, jump: jump)
        } catch {
            throw .invalid(.curve, offset: place)
        }
    }

    private mutating func penner(at place: Int) throws(BakedTimelineError) -> Penner {
        let family: Penner.Family = try input.coded()
        let direction: Penner.Direction = try input.coded()
        switch family {
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce: return Penner(family, direction)
        case .back:
            let overshoot = try input.anyNumber()
            do throws(Penner.Failure) {
                return try .back(direction, overshoot: overshoot)
            } catch {
                throw .invalid(.curve, offset: place)
            }
        case .elastic:
            let (amplitude, period) = (try input.anyNumber(), try input.anyNumber())
            do throws(Penner.Failure) {
                return try .elastic(direction, amplitude: amplitude, period: period)
            } catch {
                throw .invalid(.curve, offset: place)
            }
        }
    }

    private mutating func exponential(at place: Int) throws(BakedTimelineError) -> ExponentialCurve {
        let ending: ExponentialCurve.Ending = try input.coded()
        let rate = try input.anyNumber()
        do throws(ExponentialCurve.Failure) {
            return try ExponentialCurve(rate: rate, ending: ending)
        } catch {
            throw .invalid(.curve, offset: place)
        }
    }
}

extension LinearPoints {
    /// Points from a file, which were completed when it was written.
    fileprivate init(restored points: [Point]) { self.points = points }
}
