import MotionModel

/// The calls of a timeline of GSAP that move one value of one element.
struct GSAPCall {
    /// The error that rounding adds, as a share of the travel.
    let rounding: Double
    /// Whether one of its eases is a cubic of its own.
    let hasEases: Bool
    /// What stands before and behind the element in each call.
    private let parts: [(before: String, behind: String)]

    /// - Parameters:
    ///   - track: One play of the value, without gaps.
    ///   - repeated: When it plays, and how often.
    init(_ track: PlainTrack, _ repeated: RepeatedTrack, _ key: MotionKey) {
        func value(_ numbers: [Double]) -> String {
            "\(key.name): \(key.kind == .color ? Self.color(numbers) : JavaScriptText.number(numbers[0]))"
        }
        guard !track.isConstant, repeated.duration > 0 else {
            parts = [(".set(", ", { \(value(track.final)) }, \(NumberText.text(repeated.start)))")]
            (rounding, hasEases) = (0, false)
            return
        }
        let short = ShortPieces(track.pieces, isExact: track.maxError == 0)
        rounding = short.error
        hasEases = short.pieces.contains { !$0.isHold && $0.easing != nil }
        func members(_ piece: PlainPiece) -> String {
            let length = ShortPieces.rounded(piece.end - piece.start, to: 1e-9)
            let ease = piece.isHold ? "\"none\"" : Self.ease(piece.easing)
            return "\(value(piece.to)), duration: \(NumberText.text(length)), ease: \(ease)"
        }
        let start = NumberText.text(ShortPieces.rounded(repeated.start, to: 1e-9))
        let first = short.pieces.first?.from ?? track.initial
        var ending = ""
        if repeated.count != 1 {
            ending = ", repeat: \(repeated.count.isFinite ? NumberText.text(repeated.count - 1) : "-1")"
        }
        if short.pieces.count == 1, short.pieces[0].to == track.final, track.initial == first {
            parts = [
                (".fromTo(", ", { \(value(first)) }, { \(members(short.pieces[0]))\(ending) }, \(start))")
            ]
            return
        }
        var keyframes: [String] = []
        var shown = track.initial
        for piece in short.pieces {
            if piece.from != shown { keyframes.append("{ \(value(piece.from)), duration: 0 }") }
            keyframes.append("{ \(members(piece)) }")
            shown = piece.to
        }
        if shown != track.final { keyframes.append("{ \(value(track.final)), duration: 0 }") }
        let list = keyframes.map { "\n          \($0)," }.joined()
        parts = [
            (".set(", ", { \(value(track.initial)) }, 0)"),
            (".to(", ", {\n        keyframes: [\(list)\n        ]\(ending),\n      }, \(start))"),
        ]
    }

    /// The calls for an element, an expression.
    func text(_ element: String) -> String {
        parts.map { "\($0.before)\(element)\($0.behind)" }.joined(separator: "\n      ")
    }

    private static func ease(_ easing: CubicBezier?) -> String {
        guard let easing else { return "\"none\"" }
        let numbers = [easing.x1, easing.y1, easing.x2, easing.y2].map { NumberText.text($0 + 0) }
        return "bezier(\(numbers.joined(separator: ", ")))"
    }

    private static func color(_ numbers: [Double]) -> String {
        let parts = numbers[..<3].map { ShortPieces.rounded($0 * 255, to: 1e-3) }
        let alpha = ShortPieces.rounded(numbers[3], to: 1e-5)
        return "\"rgba(\((parts + [alpha]).map { NumberText.text($0) }.joined(separator: ", ")))\""
    }
}
