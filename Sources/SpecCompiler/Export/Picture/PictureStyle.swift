import MotionModel

/// The representation of a property in a picture: by a group around the shape, or on the shape itself.
enum PictureStyle: Hashable, Sendable {
    /// A group that is moved, turned or scaled: functions with a component and a unit each.
    case group([Function])
    /// A group that is transformed as a whole.
    case transform
    /// A group that fades.
    case opacity
    /// Styles of the shape, each with its component; nil if the value is taken as a whole.
    case shape([Shape])

    struct Function: Hashable, Sendable {
        let name: String
        let component: Int
        let unit: WebUnit
    }

    struct Shape: Hashable, Sendable {
        let style: String
        let component: Int?
        let unit: WebUnit
    }

    /// ★ The styles of a known key path; a part of a value has those of the whole. Empty for one that a picture can't
    /// show.
    ///
    /// The list is built at run time: a constant list of cases that hold lists is more than the compiler can lay
    /// down for 32-bit machines (Swift 6.3.1 crashes).
    static func rows(for keyPath: String) -> [PictureStyle] {
        var rows: [PictureStyle] = []
        if let group = group(for: keyPath) { rows.append(group) }
        if let shapes = shapes(for: keyPath) { rows.append(.shape(shapes)) }
        return rows
    }

    private static func group(for keyPath: String) -> PictureStyle? {
        func functions(_ name: String, _ unit: WebUnit) -> PictureStyle {
            .group([Function(name: name, component: 0, unit: unit)])
        }
        switch keyPath {
        case "position", "center", "transform.translation", "frame":
            return .group([
                Function(name: "translateX", component: 0, unit: .pixels),
                Function(name: "translateY", component: 1, unit: .pixels),
            ])
        case "transform": return .transform
        case "transform.rotation": return functions("rotate", .degrees)
        case "transform.scale": return functions("scale", .number)
        case "transform.scale.x": return functions("scaleX", .number)
        case "transform.scale.y": return functions("scaleY", .number)
        case "opacity", "alpha": return .opacity
        default: return nil
        }
    }

    private static func shapes(for keyPath: String) -> [Shape]? {
        switch keyPath {
        case "frame", "bounds":
            [
                Shape(style: "width", component: 2, unit: .pixels),
                Shape(style: "height", component: 3, unit: .pixels),
            ]
        case "backgroundColor": [Shape(style: "fill", component: nil, unit: .color)]
        case "borderColor": [Shape(style: "stroke", component: nil, unit: .color)]
        case "borderWidth": [Shape(style: "stroke-width", component: 0, unit: .pixels)]
        case "cornerRadius": [Shape(style: "rx", component: 0, unit: .pixels)]
        case "path": [Shape(style: "d", component: nil, unit: .path)]
        case "strokeEnd": [Shape(style: "--end", component: 0, unit: .number)]
        case "strokeStart": [Shape(style: "--start", component: 0, unit: .number)]
        default: nil
        }
    }

    /// The style for `count` components from `first` on, which count from 0 then; nil if there is none.
    func limited(to first: Int, count: Int) -> PictureStyle? {
        switch self {
        case .transform, .opacity: return self
        case .group(let functions):
            let own = functions.filter { (first..<(first + count)).contains($0.component) }
            return own.isEmpty
                ? nil
                : .group(own.map { Function(name: $0.name, component: $0.component - first, unit: $0.unit) })
        case .shape(let shapes):
            let own = shapes.compactMap { shape -> Shape? in
                guard let component = shape.component else { return shape }
                guard (first..<(first + count)).contains(component) else { return nil }
                return Shape(style: shape.style, component: component - first, unit: shape.unit)
            }
            return own.isEmpty ? nil : .shape(own)
        }
    }

    /// The declarations of a value.
    func declarations(_ value: MotionValue) -> [WebDeclaration] {
        switch self {
        case .group(let functions):
            let text = functions.map { "\($0.name)(\($0.unit.text(value.components[$0.component])))" }
            return [WebDeclaration(property: "transform", value: text.joined(separator: " "))]
        case .transform: return [WebDeclaration(property: "transform", value: WebUnit.transform.text(value))]
        case .opacity:
            return [WebDeclaration(property: "opacity", value: WebUnit.number.text(value.components[0]))]
        case .shape(let shapes):
            return shapes.map { shape in
                let text = shape.component.map { shape.unit.text(max(value.components[$0], 0)) }
                return WebDeclaration(property: shape.style, value: text ?? shape.unit.text(value))
            }
        }
    }

    /// The order of groups around a shape, the outermost first: as CSS has translate, rotate, scale and transform.
    var order: Int {
        switch self {
        case .opacity: 0
        case .group(let functions):
            functions.allSatisfy { $0.unit == .pixels }
                ? 1 : functions.allSatisfy { $0.unit == .degrees } ? 2 : 3
        case .transform: 4
        case .shape: 5
        }
    }

    /// Whether a group of its own can add the offsets of a layer.
    var canLayer: Bool {
        switch self {
        case .group(let functions): functions.allSatisfy { $0.unit != .number }
        case .transform, .opacity, .shape: false
        }
    }
}
