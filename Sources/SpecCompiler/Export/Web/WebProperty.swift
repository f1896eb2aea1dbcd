import MotionModel

/// The declarations written by the animations of one property.
struct WebProperty: Hashable, Sendable {
    let declaration: PropertyDeclaration
    let unit: WebUnit
    let outputs: [Output]

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
        declarations(isOffset: isOffset) { component in
            component.map { unit.text(value.components[$0]) } ?? unit.text(value)
        }
    }

    /// The declarations of a value whose components are given as texts.
    func declarations(isOffset: Bool, _ text: (Int?) -> String) -> [WebDeclaration] {
        outputs.map { output in
            switch output {
            case .style(let style, let parts):
                WebDeclaration(
                    property: style.rawValue,
                    value: style.text(
                        parts.map { WebStyle.Term(role: $0.role, text: text($0.component)) },
                        isOffset: isOffset))
            case .variable(let variable, let component):
                WebDeclaration(property: variable.name, value: text(component))
            }
        }
    }
}
