public import MotionModel

/// A curve converted to another form, and the error of the conversion.
public struct CurveConversion: Hashable, Sendable {
    /// A form a curve can be converted to.
    public enum Target: String, Hashable, Sendable, CaseIterable {
        /// A CSS easing: the exact one where there is one, else `linear()`.
        case css
        /// A list of Web Animations keyframes with offset, value and easing.
        case waapi
        /// The language's cubic pieces as SVG path data.
        case bezierPath
        /// The language's straight pieces.
        case points
        /// A Lottie property that goes from 0 to 1 in 100 frames.
        case lottie
    }

    /// The reason for which a curve has no such form.
    public enum Failure: Error, Hashable, Sendable {
        /// The form must begin at 0 and end at 1, and the curve doesn't.
        case endsElsewhere(from: Double, to: Double)
    }

    /// The form it was converted to.
    public let target: Target
    /// The converted curve as text, without a final line feed.
    public let text: String
    /// The number of pieces between two points or keyframes.
    public let pieceCount: Int
    /// The largest distance to the curve, as a share of the travel, with the numbers as they are printed; rounded up to
    /// three significant digits, 0 where the form is exactly the curve.
    public let maxError: Double

    /// The length of the text in UTF-8.
    public var byteCount: Int { text.utf8.count }

    /// Converts a curve.
    ///
    /// Numbers are printed with as few decimals as keep the error within the tolerance.
    ///
    /// - Parameters:
    ///   - curve: The curve to convert.
    ///   - target: The form to convert it to.
    ///   - tolerance: The largest distance allowed, as a share of the travel; greater than 0.
    /// - Throws: ``Failure``.
    public init(of curve: Curve, to target: Target, tolerance: Double = 0.001) throws(Failure) {
        switch target {
        case .css:
            if let css = curve.cssText {
                self.init(target: target, text: css, pieceCount: 1, maxError: 0)
            } else {
                self = Self.straight(curve, target, tolerance)
            }
        case .points:
            self = Self.straight(curve, target, tolerance)
        case .waapi, .lottie:
            self = Self.cubic(curve, target, tolerance)
        case .bezierPath:
            let (from, to) = (curve.progress(at: 0, before: true), curve.progress(at: 1))
            guard from == 0, to == 1 else { throw .endsElsewhere(from: from, to: to) }
            self = Self.cubic(curve, target, tolerance)
        }
    }

    private init(target: Target, text: String, pieceCount: Int, maxError: Double) {
        self.target = target
        self.text = text
        self.pieceCount = pieceCount
        self.maxError = maxError
    }

    private static func straight(_ curve: Curve, _ target: Target, _ tolerance: Double) -> CurveConversion {
        let ends = ConversionText.Ends(of: curve, tolerance: tolerance)
        return converted(curve, target, .straight, tolerance) { pieces, _ in
            let points = ConversionText.points(pieces, ends)
            return (target == .css ? points.cssText : ConversionText.points(points), pieces)
        }
    }

    private static func cubic(_ curve: Curve, _ target: Target, _ tolerance: Double) -> CurveConversion {
        let ends = ConversionText.Ends(of: curve, tolerance: tolerance)
        return converted(curve, target, .cubic, tolerance) { pieces, decimals in
            if target == .waapi { return (ConversionText.keyframes(pieces, ends), pieces) }
            if target == .lottie { return (ConversionText.lottie(pieces, ends), pieces) }
            let cubics = ConversionText.cubics(pieces, decimals: decimals)
            var printed: [CurvePiece] = []
            for cubic in cubics { CurvePiece.append(cubic, window: (0, 1), to: &printed) }
            return (ConversionText.path(cubics), printed)
        }
    }

    private static func converted(
        _ curve: Curve, _ target: Target, _ kind: PieceKind, _ tolerance: Double,
        _ print: ([CurvePiece], _ decimals: Int) -> (text: String, pieces: [CurvePiece])
    ) -> CurveConversion {
        // A margin for the rounding of the numbers.
        var reduced = curve.reduced(as: kind, tolerance: tolerance * 0.98, endTolerance: tolerance)
        for decimals in 3...9 {
            let rounded = reduced.pieces.map { $0.rounded(decimals: decimals) }
            guard rounded.allSatisfy({ $0.start < $0.end }) else { continue }
            let printed = print(rounded, decimals)
            let error = PrintedError(of: printed.pieces, from: curve).maximum
            // An exact conversion stays exact, however many digits that takes.
            if error <= (reduced.maxError == 0 ? 1e-15 : tolerance * (1 + 1e-9)) {
                return CurveConversion(
                    target: target, text: printed.text, pieceCount: rounded.count,
                    maxError: CurveReduction.roundedUp(error))
            }
        }
        if reduced.maxError > 0 { reduced = curve.reduced(as: kind, tolerance: tolerance) }
        let printed = print(reduced.pieces, 17)
        let error = PrintedError(of: printed.pieces, from: curve).maximum
        return CurveConversion(
            target: target, text: printed.text, pieceCount: reduced.pieces.count,
            maxError: CurveReduction.roundedUp(error))
    }
}
