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

    /// The declarations of a value.
    ///
    /// - Parameter isOffset: Whether it is an offset that is added to another value.
    func declarations(_ value: MotionValue, isOffset: Bool = false) -> [WebDeclaration] {
        declarations(isOffset: isOffset) { component, style in
            guard let component else { return unit.text(value) }
            let number = value.components[component]
            return unit.text(style?.isExtent ?? false ? max(number, 0) : number)
        }
    }

    /// The components that are in a style of their own which is never less than 0.
    static func extents(of declaration: PropertyDeclaration) -> [Int] {
        WebFeed.all(of: declaration, at: 0, addsUp: false).compactMap {
            $0.style.isExtent ? $0.component : nil
        }
    }

    /// Declarations of a value whose components are texts.
    ///
    /// - Parameter text: Of a component, in a style or in a custom property.
    func declarations(isOffset: Bool, _ text: (Int?, WebStyle?) -> String) -> [WebDeclaration] {
        outputs.map { output in
            switch output {
            case .style(let style, let parts):
                WebDeclaration(
                    property: style.rawValue,
                    value: style.text(
                        parts.map { WebStyle.Term(role: $0.role, text: text($0.component, style)) },
                        isOffset: isOffset))
            case .variable(let variable, let component):
                WebDeclaration(property: variable.name, value: text(component, nil))
            }
        }
    }
}
