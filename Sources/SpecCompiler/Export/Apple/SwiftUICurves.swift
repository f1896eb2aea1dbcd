import MotionModel

/// The curves of a file for SwiftUI: each is a constant with a name.
struct SwiftUICurves {
    private var places: [CubicBezier: Int] = [:]
    private var curves: [CubicBezier] = []

    /// The name of a curve where one is expected.
    mutating func name(of curve: CubicBezier) -> String {
        let place = places[curve] ?? curves.count
        if place == curves.count {
            places[curve] = place
            curves.append(curve)
        }
        return ".curve\(place + 1)"
    }

    /// The declarations at the end of the file; empty without curves.
    var text: String {
        guard !curves.isEmpty else { return "" }
        func point(_ x: Double, _ y: Double) -> CodeNode {
            .text("UnitPoint(x: \(SwiftText.plain(x)), y: \(SwiftText.plain(y)))")
        }
        var text = "\n\(SwiftUIExport.availability)extension UnitCurve {\n"
        for (index, curve) in curves.enumerated() {
            let head = "    fileprivate static let curve\(index + 1) = "
            let node = CodeNode.call(
                "UnitCurve.bezier",
                [
                    ("startControlPoint: ", point(curve.x1, curve.y1)),
                    ("endControlPoint: ", point(curve.x2, curve.y2)),
                ])
            text += head + node.written(indent: 4, column: head.utf8.count, trailingComma: false) + "\n"
        }
        return text + "}\n"
    }
}
