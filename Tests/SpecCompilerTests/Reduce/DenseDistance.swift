import MotionModel

@testable import SpecCompiler

/// An oracle for reductions: pieces and curve compared at very many places, with a Bézier solved by bisection.
struct DenseDistance {
    private(set) var largest = 0.0
    private(set) var place = 0.0

    init(_ pieces: [CurvePiece], _ curve: Curve, from start: Double = 0, to end: Double = 1, count: Int) {
        let jumps = curve.breakpoints.filter { $0.kind == .jump }.map { $0.x }
        var index = 0
        for number in 0...count {
            let share = Double(number) / Double(count)
            while index < pieces.count - 1, pieces[index].end <= share { index += 1 }
            let x = start + (end - start) * share
            // Exactly on a jump, and within rounding of it, either side is right.
            if jumps.contains(where: { abs($0 - x) < 1e-9 }) { continue }
            let distance = abs(Self.output(pieces[index], share) - curve.progress(at: x))
            if distance > largest { (largest, place) = (distance, share) }
        }
    }

    static func output(_ piece: CurvePiece, _ share: Double) -> Double {
        let inside = min(max((share - piece.start) / (piece.end - piece.start), 0), 1)
        guard let easing = piece.easing else { return piece.from + (piece.to - piece.from) * inside }
        return piece.from + (piece.to - piece.from) * bezier(easing, inside)
    }

    /// The curve's own parametric definition, its parameter found by bisection.
    static func bezier(_ bezier: CubicBezier, _ x: Double) -> Double {
        func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(bezier.x1, bezier.x2, middle) < x { low = middle } else { high = middle }
        }
        return value(bezier.y1, bezier.y2, (low + high) / 2)
    }
}
