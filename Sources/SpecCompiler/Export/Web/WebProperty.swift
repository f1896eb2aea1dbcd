import MotionModel

/// What an animation of one property writes.
struct WebProperty: Hashable, Sendable {
    let declaration: PropertyDeclaration
    let unit: WebUnit
    let outputs: [Output]

    /// One declaration of every keyframe.
    enum Output: Hashable, Sendable {
        /// A style that these parts make up.
        case style(WebStyle, [Part])
        /// A custom property: the value, or a component of it.
        case variable(WebVariable, component: Int?)
    }

    /// A component, or a value that is one thing, with the part that it has in a style.
    struct Part: Hashable, Sendable {
        let role: WebStyle.Role
        let component: Int?
    }

    var path: PropertyPath { declaration.path }

    /// Whether offsets can be added to it.
    var canAdd: Bool { !unit.isWhole && !declaration.type.isDiscrete }

    /// A value as declarations.
    ///
    /// - Parameter isOffset: Whether it is a difference that is added to another value.
    func declarations(_ value: MotionValue, isOffset: Bool = false) -> [WebDeclaration] {
        declarations(isOffset: isOffset) { component in
            component.map { unit.text(value.components[$0]) } ?? unit.text(value)
        }
    }

    /// Declarations of a value whose components are texts.
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
