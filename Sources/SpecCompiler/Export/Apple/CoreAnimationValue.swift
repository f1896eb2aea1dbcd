import MotionModel

/// Numbers as a Swift expression for an object that Core Animation takes.
struct CoreAnimationValue {
    let kind: LayerKeyPath.Kind

    /// Whether a colour written so far lies outside of sRGB.
    private(set) var hasWideColors = false

    /// The name of the function that makes a colour outside of sRGB.
    static let wideColor = "wideColor"

    /// - Returns: nil for outlines, which no expression of numbers can be.
    init?(_ kind: LayerKeyPath.Kind) {
        guard kind != .path else { return nil }
        self.kind = kind
    }

    /// The expression.
    ///
    /// - Parameter numbers: The numbers of a value; for a colour its red, green, blue and alpha.
    mutating func text(_ numbers: [Double]) -> String {
        func list(_ names: [String]) -> String {
            zip(names, numbers).map { "\($0): \(SwiftText.number($1))" }.joined(separator: ", ")
        }
        switch kind {
        case .number: return "\(SwiftText.number(numbers[0])) as Double"
        case .degrees: return "\(SwiftText.number(numbers[0] * (Double.pi / 180))) as Double"
        case .point: return "CGPoint(\(list(["x", "y"])))"
        case .size, .translation: return "CGSize(\(list(["width", "height"])))"
        case .rect: return "CGRect(\(list(["x", "y", "width", "height"])))"
        case .color:
            // What is made of components of sRGB may be cut to it.
            guard numbers[..<3].allSatisfy({ (0...1).contains($0) }) else {
                hasWideColors = true
                return "\(Self.wideColor)(\(list(["red", "green", "blue", "alpha"])))"
            }
            return "CGColor(\(list(["srgbRed", "green", "blue", "alpha"])))"
        case .transform:
            let names = (1...4).flatMap { column in (1...4).map { "m\(column)\($0)" } }
            return "CATransform3D(\(list(names)))"
        case .path: preconditionFailure("an outline isn't made of numbers")
        }
    }
}
