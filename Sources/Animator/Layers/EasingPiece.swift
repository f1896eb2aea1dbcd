#if canImport(QuartzCore) && !os(watchOS)
import MotionModel

/// A piece of a curve that Core Animation's timing functions can follow exactly.
struct EasingPiece {
    /// The easing of a value from one key to the next.
    enum Easing: Equatable {
        case linear
        case bezier(CubicBezier)
    }

    /// The times at which it begins and ends, as shares of the segment.
    let start: Double
    let end: Double
    /// The curve's outputs there.
    let startValue: Double
    let endValue: Double
    /// The easing in between, with the output from 0 at the start to 1 at the end.
    let easing: Easing

    /// The pieces of a segment, in order; `nil` if its curve isn't made of such pieces, or it plays a part of its
    /// curve.
    static func pieces(of segment: Segment) -> [EasingPiece]? {
        // A jump shows nothing in between.
        if segment.start == segment.end { return [] }
        guard let pieces = pieces(of: segment.curve) else { return nil }
        switch (segment.inputStart, segment.inputEnd) {
        case (0, 1): return pieces
        case (1, 0): return pieces.reversed().map { $0.turned }
        default: return nil
        }
    }

    private static func pieces(of curve: Curve) -> [EasingPiece]? {
        switch curve {
        case .linear: [line(from: CurvePoint(x: 0, y: 0), to: CurvePoint(x: 1, y: 1))]
        case .instant: [line(from: CurvePoint(x: 0, y: 1), to: CurvePoint(x: 1, y: 1))]
        case .bezier(let bezier):
            [EasingPiece(start: 0, end: 1, startValue: 0, endValue: 1, easing: .bezier(bezier))]
        case .bezierPath(let path): pieces(of: path)
        case .points(let points): pieces(of: points)
        case .steps(let steps):
            (0..<steps.count).map { step in
                let (start, end) = (Double(step), Double(step + 1))
                let height = steps.progress(at: (start + 0.5) / Double(steps.count))
                return line(
                    from: CurvePoint(x: start / Double(steps.count), y: height),
                    to: CurvePoint(x: end / Double(steps.count), y: height))
            }
        case .penner, .spring, .exponential, .expression, .reverse, .mirror, .interval, .scale, .clamp, .sum,
            .product, .chain:
            nil
        }
    }

    private static func pieces(of path: BezierPath) -> [EasingPiece]? {
        var pieces: [EasingPiece] = []
        var start = CurvePoint(x: 0, y: 0)
        for segment in path.segments {
            defer { start = segment.end }
            let (width, height) = (segment.end.x - start.x, segment.end.y - start.y)
            // A piece of zero width is a jump.
            guard width > 0 else { continue }
            guard height != 0 else {
                guard segment.control1.y == start.y, segment.control2.y == start.y else { return nil }
                pieces.append(line(from: start, to: segment.end))
                continue
            }
            do throws(CubicBezier.Failure) {
                let bezier = try CubicBezier(
                    x1: (segment.control1.x - start.x) / width, y1: (segment.control1.y - start.y) / height,
                    x2: (segment.control2.x - start.x) / width, y2: (segment.control2.y - start.y) / height)
                pieces.append(
                    EasingPiece(
                        start: start.x, end: segment.end.x, startValue: start.y, endValue: segment.end.y,
                        easing: .bezier(bezier)))
            } catch {
                return nil
            }
        }
        return pieces
    }

    private static func pieces(of points: LinearPoints) -> [EasingPiece]? {
        guard let first = points.points.first, let last = points.points.last, first.x == 0, last.x == 1 else {
            return nil
        }
        var pieces: [EasingPiece] = []
        for (from, to) in zip(points.points, points.points.dropFirst()) where to.x > from.x {
            pieces.append(line(from: from, to: to))
        }
        return pieces
    }

    private static func line(from: CurvePoint, to: CurvePoint) -> EasingPiece {
        EasingPiece(start: from.x, end: to.x, startValue: from.y, endValue: to.y, easing: .linear)
    }

    /// The piece reversed: the same values, in the opposite order.
    private var turned: EasingPiece {
        var turned = Easing.linear
        if case .bezier(let bezier) = easing {
            // The same curve, rotated about its middle.
            do throws(CubicBezier.Failure) {
                turned = .bezier(
                    try CubicBezier(
                        x1: 1 - bezier.x2, y1: 1 - bezier.y2, x2: 1 - bezier.x1, y2: 1 - bezier.y1))
            } catch {
                preconditionFailure("what is turned stays within its width")
            }
        }
        return EasingPiece(
            start: 1 - end, end: 1 - start, startValue: endValue, endValue: startValue, easing: turned)
    }
}
#endif
