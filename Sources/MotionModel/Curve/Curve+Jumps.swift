extension Curve {
    /// The input of a jump within a billionth of an input; nil if there is none.
    func jump(near x: Double) -> Double? {
        guard x >= 0, x <= 1, mayJump else { return nil }
        let near = Swift.max(x - 1e-9, 0)...Swift.min(x + 1e-9, 1)
        return breakpoints(in: near).first { $0.kind == .jump && near.contains($0.x) }?.x
    }

    /// Whether it jumps anywhere, as far as its parts tell: false is sure, and takes no search.
    private var mayJump: Bool {
        switch self {
        case .instant, .steps: true
        case .linear, .bezier, .bezierPath, .points, .penner, .spring, .exponential, .expression:
            breakpoints.contains { $0.kind == .jump }
        case .interval(let window, let curve): window.lowerBound == window.upperBound || curve.mayJump
        case .reverse(let curve), .mirror(let curve), .scale(_, let curve), .clamp(_, let curve):
            curve.mayJump
        case .sum(let curves), .product(let curves), .chain(let curves): curves.contains { $0.mayJump }
        }
    }

    /// Whether a jump is one of a curve that bends the time of this one, as a container's does: the first of a chain whose second is a
    /// line.
    func bendsTime(at jump: Double) -> Bool {
        switch self {
        case .reverse(let curve): return curve.bendsTime(at: 1 - jump)
        case .chain(let curves):
            guard curves.count > 2, curves[1].isLine else { return false }
            let (time, own) = (Curve.chain(Array(curves[..<2])), curves[2])
            if time.limit(at: jump, from: .below) != time.limit(at: jump, from: .above) { return true }
            return own.jump(near: time.progress(at: jump)).map { own.bendsTime(at: $0) } ?? false
        default: return false
        }
    }

    /// Whether it is one straight line.
    private var isLine: Bool {
        switch self {
        case .linear: true
        case .points(let points): points.points.count == 2
        default: false
        }
    }
}
