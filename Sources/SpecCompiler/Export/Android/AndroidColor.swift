import MotionModel

/// Colours as a resource keeps them: `#aarrggbb`, of which Android mixes red, green and blue as a rough kind of light.
enum AndroidColor {
    /// What `ArgbEvaluator` raises red, green and blue to before it mixes them.
    static let gamma = 2.2

    /// A colour of light.
    static func text(_ light: [Double]) -> String {
        let (red, green, blue, alpha) = bytes(light)
        return [alpha, red, green, blue].reduce("#") { $0 + Hexadecimal.byte($1) }
    }

    /// How far what is kept of a colour is off, as light.
    static func error(_ light: [Double]) -> Double {
        let (red, green, blue, alpha) = bytes(light)
        let kept = [red, green, blue].map { Elementary.pow(Double($0) / 255, gamma) } + [Double(alpha) / 255]
        return zip(kept, light).reduce(0) { Swift.max($0, ($1.0 - $1.1).magnitude) }
    }

    private static func bytes(_ light: [Double]) -> (UInt8, UInt8, UInt8, UInt8) {
        let numbers = light[..<3].map { Elementary.pow($0, 1 / gamma) } + [light[3]]
        let bytes = numbers.map { UInt8(Swift.min(Swift.max(($0 * 255).rounded(), 0), 255)) }
        return (bytes[0], bytes[1], bytes[2], bytes[3])
    }
}
