/// A number that is a part of a colour: the last component of a key path such as `backgroundColor.hue`.
enum ColorComponent: String, CaseIterable {
    case red
    case green
    case blue
    case hue
    case saturation
    case brightness
    case white
    case alpha

    /// The models of colours; alpha belongs to all of them.
    private enum Model {
        case srgb, hsb, grey, alpha
    }

    private var model: Model {
        switch self {
        case .red, .green, .blue: .srgb
        case .hue, .saturation, .brightness: .hsb
        case .white: .grey
        case .alpha: .alpha
        }
    }

    /// The meaning of the number.
    var meaning: String {
        switch self {
        case .red, .green, .blue: "in sRGB"
        case .hue, .saturation, .brightness: "by hue, saturation and brightness"
        case .white: "if it is a grey"
        case .alpha: "0 transparent, 1 opaque"
        }
    }

    /// Whether two key paths of one colour set the same numbers: the whole colour and a component, or components of two
    /// models.
    ///
    /// - Returns: nil if they don't belong to one colour.
    static func overlap(_ first: String, _ second: String) -> Bool? {
        guard let one = place(of: first), let other = place(of: second), one.whole == other.whole else {
            return nil
        }
        guard let model = one.component?.model, let otherModel = other.component?.model else { return true }
        return model != otherModel && model != .alpha && otherModel != .alpha
    }

    /// The key path of the colour, and its component; the component is nil for the whole colour.
    fileprivate static func place(of keyPath: String) -> (whole: String, component: ColorComponent?)? {
        guard let row = KnownKeyPath.row(for: keyPath) else { return nil }
        if row.type == .color { return (keyPath, nil) }
        guard let whole = row.color else { return nil }
        let name = String(decoding: keyPath.utf8.dropFirst(whole.utf8.count + 1), as: UTF8.self)
        return (whole, ColorComponent(rawValue: name))
    }
}

extension KnownKeyPath {
    /// The largest relative luminance that a component gives its colour, from 0 to 1; nil for one that may give it none,
    /// and for every other key path.
    ///
    /// - SeeAlso: WCAG 2.2, "relative luminance"
    package var largestLuminance: Double? {
        switch ColorComponent.place(of: keyPath)?.component {
        case .white, .brightness: 1
        case .red: 0.2126
        case .green: 0.7152
        case .blue: 0.0722
        case .hue, .saturation, .alpha, nil: nil
        }
    }

    /// The key paths of a colour's components; empty for every other key path.
    ///
    /// A colour and its components are different numbers, so they aren't held side by side: either the whole or its
    /// components are.
    package static func components(ofColor keyPath: String) -> [String] {
        row(for: keyPath)?.type == .color ? ColorComponent.allCases.map { "\(keyPath).\($0.rawValue)" } : []
    }
}
