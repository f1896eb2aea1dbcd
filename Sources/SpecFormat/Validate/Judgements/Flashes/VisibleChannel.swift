import MotionModel

/// The visible quantity of a value: its opacity, or its lightness.
///
/// A colour has both: its opacity and its relative luminance, computed as the cube of OKLab's lightness, which is exact
/// for greys. A number of a colour, such as its red, is taken for all of its light.
enum VisibleChannel: Hashable {
    case opacity
    case luminance
    /// A number of a colour, from 0 to 1, with the luminance that it gives at most.
    case component(luminance: Double)

    /// The visible quantities of a property; empty for one that is neither an opacity nor a colour or a part of one.
    static func channels(of property: PropertyDeclaration) -> [VisibleChannel] {
        if case .color = property.type { return [.opacity, .luminance] }
        return number(of: property).map { [$0] } ?? []
    }

    /// Whether a property has visible quantities.
    static func has(_ property: PropertyDeclaration) -> Bool {
        if case .color = property.type { return true }
        return number(of: property) != nil
    }

    /// The visible quantity of a property that is a number.
    private static func number(of property: PropertyDeclaration) -> VisibleChannel? {
        // All of them are shares, as few other properties are.
        guard case .number = property.type, let row = property.path.known, row.isBounded else { return nil }
        guard let whole = row.color else { return opacities.contains(row.keyPath) ? .opacity : nil }
        if row.keyPath == "\(whole).alpha" { return .opacity }
        return row.largestLuminance.map { .component(luminance: $0) }
    }

    /// ★ The key paths of opacities.
    private static let opacities = ["opacity", "alpha", "shadowOpacity"]

    /// The quantity of a value of such a property, from 0 to 1.
    func level(_ value: MotionValue) -> Double {
        func clamped(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }
        switch self {
        case .opacity: return clamped(value.components[value.type == .color ? 3 : 0])
        case .luminance:
            guard let color = value.color else { return 0 }
            let lightness = clamped(color.lightness)
            return lightness * lightness * lightness * clamped(color.alpha)
        case .component(let luminance):
            let share = clamped(value.components[0])
            let grey = MotionValue.color(Color(red: share, green: share, blue: share))
            return luminance * VisibleChannel.luminance.level(grey)
        }
    }
}

extension Spec.Node {
    /// Whether something inside moves a visible quantity.
    var hasVisibleLeaf: Bool {
        switch body {
        case .wait, .emit: false
        case .animate(let leaf): VisibleChannel.has(leaf.property)
        case .sequence(let nodes): nodes.contains { $0.hasVisibleLeaf }
        case .group(let members): members.contains { $0.node.hasVisibleLeaf }
        }
    }
}
