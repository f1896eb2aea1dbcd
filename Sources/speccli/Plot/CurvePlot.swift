import MotionModel

/// A curve drawn with dots: progress from left to right, the value from the bottom up, lines of single dots at 0 and 1.
struct CurvePlot {
    private static let columns = 60
    private static let rows = 15
    /// The distance of the dots in the lines at 0 and 1.
    private static let guideStep = 4

    /// The number of straight pieces that the SVG picture draws a curve by.
    private static let pieces = 120

    private let curve: Curve
    private let range: ClosedRange<Double>

    /// The picture of a curve, with room for all of its values, and at least for 0…1.
    init(_ curve: Curve) {
        self.curve = curve
        let extrema = curve.extrema()
        self.range = Swift.min(0, extrema.lowerBound)...Swift.max(1, extrema.upperBound)
    }

    /// The picture as SVG: the curve, and lines at 0 and 1, in colours that show on light and on dark.
    var svg: String {
        let (width, height, margin) = (240.0, 96.0, 6.0)
        func number(_ value: Double) -> String { NumberText.text((value * 10).rounded() / 10) }
        func y(_ value: Double) -> String {
            let share = (range.upperBound - value) / (range.upperBound - range.lowerBound)
            return number(margin + share * (height - 2 * margin))
        }
        let points = (0...Self.pieces).map { piece in
            let x = Double(piece) / Double(Self.pieces)
            return "\(number(margin + x * (width - 2 * margin))),\(y(curve.progress(at: x)))"
        }
        let guides = [0.0, 1].map { "M\(number(margin)) \(y($0))H\(number(width - margin))" }.joined()
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))">\
            <path d="\(guides)" stroke="#888" stroke-dasharray="2 3"/>\
            <polyline points="\(points.joined(separator: " "))" fill="none" stroke="#3b82f6" stroke-width="2"/></svg>
            """
    }

    /// The lines of the picture, with the values at their left, and the start and the end below them.
    var text: String {
        var canvas = BrailleCanvas(columns: Self.columns, rows: Self.rows)
        for x in stride(from: 0, to: canvas.width, by: Self.guideStep) {
            canvas.set(x, row(of: 0, in: canvas))
            canvas.set(x, row(of: 1, in: canvas))
        }
        var last: Int?
        for x in 0..<canvas.width {
            let here = row(of: curve.progress(at: Double(x) / Double(canvas.width - 1)), in: canvas)
            // Vertically connected to the previous dot, so that a steep curve stays one line.
            let from = last.map { $0 < here ? $0 + 1 : $0 > here ? $0 - 1 : here } ?? here
            for y in Swift.min(from, here)...Swift.max(from, here) { canvas.set(x, y) }
            last = here
        }
        let labels = labels(in: canvas)
        let width = labels.map { $0.count }.max() ?? 0
        var lines: [String] = []
        for (label, line) in zip(labels, canvas.lines) {
            lines.append(String(repeating: " ", count: width - label.count) + label + " " + line)
        }
        let end = curve.naturalDuration.map { "\(CurvePlot.short($0)) s" } ?? "1"
        let gap = String(repeating: " ", count: Swift.max(1, Self.columns - 1 - end.count))
        lines.append(String(repeating: " ", count: width + 1) + "0" + gap + end)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The row of dots of a value, counted from the top.
    private func row(of value: Double, in canvas: BrailleCanvas) -> Int {
        let share = (range.upperBound - value) / (range.upperBound - range.lowerBound)
        return Int((Swift.min(Swift.max(share, 0), 1) * Double(canvas.height - 1)).rounded())
    }

    /// The labels at the left of the lines.
    private func labels(in canvas: BrailleCanvas) -> [String] {
        var labels = Array(repeating: "", count: Self.rows)
        for value in [range.lowerBound, range.upperBound, 0, 1] {
            labels[row(of: value, in: canvas) / 4] = CurvePlot.short(value)
        }
        return labels
    }

    /// A number with at most three decimals, or as many as tell it from others that lie so far apart.
    static func short(_ value: Double, apart distance: Double = 1) -> String {
        var scale = 1000.0
        while distance > 0, distance * scale < 100, scale < 1e300 { scale *= 10 }
        let rounded = (value * scale).rounded() / scale
        guard rounded.isFinite else { return "\(value)" }
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
