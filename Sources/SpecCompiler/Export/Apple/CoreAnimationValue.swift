import MotionModel

/// Numbers as a Swift expression for an object that Core Animation takes.
struct CoreAnimationValue {
    let kind: LayerKeyPath.Kind

    /// Whether a colour written so far lies outside of sRGB.
    private(set) var hasWideColors = false

    /// Where a line may be broken, or has a space.
    static let breaking: Character = "\n"

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
        func list(_ names: [String], _ separator: String = ", ") -> String {
            zip(names, numbers).map { "\($0): \(SwiftText.plain($1))" }.joined(separator: separator)
        }
        switch kind {
        case .number: return SwiftText.double(numbers[0])
        case .degrees: return SwiftText.double(numbers[0] * (Double.pi / 180))
        case .point: return "CGPoint(\(list(["x", "y"])))"
        case .size, .translation: return "CGSize(\(list(["width", "height"])))"
        case .rect: return "CGRect(\(list(["x", "y", "width", "height"])))"
        case .color:
            // What is made of components of sRGB may be cut to it.
            guard numbers[..<3].allSatisfy({ (0...1).contains($0) }) else {
                hasWideColors = true
                return "\(Self.wideColor)(\(list(["red", "green", "blue", "alpha"], ",\(Self.breaking)")))"
            }
            return "CGColor(\(list(["srgbRed", "green", "blue", "alpha"], ",\(Self.breaking)")))"
        case .transform:
            let names = (1...4).flatMap { column in (1...4).map { "m\(column)\($0)" } }
            // Too long for a line.
            return "CATransform3D(\(list(names, ",\(Self.breaking)")))"
        case .path: preconditionFailure("an outline isn't made of numbers")
        }
    }
}
