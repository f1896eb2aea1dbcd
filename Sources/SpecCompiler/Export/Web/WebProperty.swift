import MotionModel

/// The declarations written by the animations of one property.
struct WebProperty: Hashable, Sendable {
    let declaration: PropertyDeclaration
    let unit: WebUnit
    let outputs: [Output]

    /// Whether some style is made of it.
    let isShown: Bool

    /// One declaration of every keyframe.
    enum Output: Hashable, Sendable {
        /// A style composed of these parts.
        case style(WebStyle, [Part])
        /// Parts of a style that others are part of too: they are written together, and only offsets alone.
        case part(WebStyle, [Part])
        /// A custom property: the value, or a component of it.
        case variable(WebVariable, component: Int?)
    }

    /// A component, or a whole value, with its role in a style.
    struct Part: Hashable, Sendable {
        let role: WebStyle.Role
        let component: Int?
    }

    var path: PropertyPath { declaration.path }

    /// Whether offsets can be added to it.
    var canAdd: Bool { !unit.isWhole && !declaration.type.isDiscrete }

    /// The declarations of a value, without those that are written together with other properties.
    ///
    /// - Parameter isOffset: Whether it is an offset that is added to another value.
    func declarations(_ value: WebValue, isOffset: Bool = false) -> [WebDeclaration] {
        outputs.compactMap { output in
            switch output {
            case .part where !isOffset: return nil
            case .style(let style, let parts), .part(let style, let parts):
                let terms = parts.map {
                    WebStyle.Term(role: $0.role, text: value.text($0.component, unit, in: style))
                }
                return WebDeclaration(
                    property: style.rawValue, value: style.text(terms, isOffset: isOffset))
            case .variable(let variable, let component):
                return WebDeclaration(property: variable.name, value: value.text(component, unit, in: nil))
            }
        }
    }

    /// Whether it has animations of its own.
    var movesAlone: Bool {
        outputs.contains { output in
            if case .part = output { return false }
            return true
        }
    }

    /// Whether a custom property has its value.
    var isVariable: Bool { outputs.contains { if case .variable = $0 { true } else { false } } }

    /// The components that styles show; nil for a value that is shown as a whole, or not at all.
    static func shownComponents(of declaration: PropertyDeclaration) -> Set<Int>? {
        let components = WebFeed.all(of: declaration, at: 0, addsUp: false).map { $0.component }
        return components.isEmpty || components.contains(nil) ? nil : Set(components.compactMap { $0 })
    }

    /// The components that are in a style of their own which is never less than 0.
    static func extents(of declaration: PropertyDeclaration) -> [Int] {
        WebFeed.all(of: declaration, at: 0, addsUp: false).compactMap {
            $0.style.isExtent ? $0.component : nil
        }
    }
}
