import MotionModel

/// The visible quantity of a value: its opacity, or its lightness.
///
/// A colour has both: its opacity and its relative luminance, computed as the cube of OKLab's lightness, which is exact
/// for greys.
enum VisibleChannel: Hashable {
    case opacity
    case luminance

    /// The visible quantities of a property; empty for one that is neither an opacity nor a colour.
    static func channels(of property: PropertyDeclaration) -> [VisibleChannel] {
        if case .color = property.type { return [.opacity, .luminance] }
        return property.isOpacity ? [.opacity] : []
    }

    /// Whether a property has visible quantities.
    static func has(_ property: PropertyDeclaration) -> Bool {
        if case .color = property.type { return true }
        return property.isOpacity
    }

    /// The quantity of a value of such a property, from 0 to 1.
    func level(_ value: MotionValue) -> Double {
        func clamped(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }
        guard value.type == .color else { return clamped(value.components[0]) }
        switch self {
        case .opacity: return clamped(value.components[3])
        case .luminance:
            guard let color = value.color else { return 0 }
            let lightness = clamped(color.lightness)
            return lightness * lightness * lightness * clamped(color.alpha)
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
