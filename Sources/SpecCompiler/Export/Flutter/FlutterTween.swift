import MotionModel

/// A `TweenSequence` of Flutter as a Dart expression: the pieces of a value over the whole time of a controller.
struct FlutterTween {
    /// The expression, over several lines.
    let text: String
    /// The error that rounding adds, as a share of the travel.
    let rounding: Double

    /// The kind of value.
    enum Kind: String {
        case number = "double"
        case color = "Color?"
    }

    /// - Parameters:
    ///   - track: The motion of a number, or of the red, green, blue and alpha of a colour.
    ///   - end: Seconds that the controller takes, greater than 0.
    init(_ track: PlainTrack, until end: Double, _ kind: Kind) {
        let whole = track.pieces(from: 0, until: Swift.max(end, track.end))
        let short = ShortPieces(whole.flatMap { $0.cut(at: end) }, isExact: track.maxError == 0)
        rounding = short.error
        func value(_ numbers: [Double]) -> String {
            kind == .color ? DartText.color(numbers) : DartText.number(numbers[0])
        }
        var items: [(tween: String, curve: String?, weight: Double)] = []
        for piece in short.pieces {
            let weight = ShortPieces.rounded((piece.end - piece.start) * 1000, to: 1e-6)
            guard !piece.isHold else {
                items.append(("ConstantTween<\(kind.rawValue)>(\(value(piece.from)))", nil, weight))
                continue
            }
            let ends = "begin: \(value(piece.from)), end: \(value(piece.to))"
            let curve = piece.easing.map { easing in
                let numbers = [easing.x1, easing.y1, easing.x2, easing.y2].map(DartText.number)
                return "const Cubic(\(numbers.joined(separator: ", ")))"
            }
            items.append((kind == .color ? "ColorTween(\(ends))" : "Tween<double>(\(ends))", curve, weight))
        }
        // A sequence ends with what its last item ends with.
        if let last = short.pieces.last, last.to != track.final, track.end <= end {
            items.append(("ConstantTween<\(kind.rawValue)>(\(value(track.final)))", nil, 1e-6))
        }
        var text = "TweenSequence<\(kind.rawValue)>([\n"
        for (tween, curve, weight) in items {
            let whole = tween + (curve.map { ".chain(CurveTween(curve: \($0)))" } ?? "")
            let line = "    TweenSequenceItem(tween: \(whole), weight: \(DartText.number(weight))),\n"
            if line.utf8.count <= 81 {
                text += line
                continue
            }
            text += "    TweenSequenceItem(\n      tween: \(tween)"
            if let curve { text += "\n          .chain(CurveTween(curve: \(curve)))" }
            text += ",\n      weight: \(DartText.number(weight)),\n    ),\n"
        }
        self.text = text + "  ])"
    }
}
