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
        /// What the component is multiplied with.
        var factor = 1.0
        /// Whether it is the share of a shape that is before the place of its anchor point: the shape is moved back
        /// by as much.
        var isAnchor = false

        /// The function as CSS writes it.
        func text(_ value: MotionValue) -> String {
            let number = value.components[component]
            let argument =
                isAnchor ? "\(WebUnit.number.text((0.5 - number) * 100))%" : unit.text(number * factor)
            return "\(name)(\(argument))"
        }
    }

    struct Shape: Hashable, Sendable {
        let style: String
        let component: Int?
        let unit: WebUnit
        /// Whether it is less than 0 at times, where nothing is shown: then a custom property moves, and the style is
        /// what of it is above 0.
        var isCut = false

        /// The length that moves where the style is cut.
        var variable: String { "--\(style)" }
    }

    /// ★ The styles of a known key path; a part of a value has those of the whole. Empty for one that a picture can't
    /// show.
    ///
    /// The list is built at run time: a constant list of cases that hold lists is more than the compiler can lay
    /// down for 32-bit machines (Swift 6.3.1 crashes).
    ///
    /// - Parameter isCorner: Whether a frame is a place, which then is that of its corner: its middle is half of its
    ///   size away.
    static func rows(for keyPath: String, isCorner: Bool) -> [PictureStyle] {
        var rows: [PictureStyle] = []
        if let group = group(for: keyPath) { rows.append(group) }
        if keyPath == "frame", isCorner {
            rows.append(
                .group([
                    Function(name: "translateX", component: 2, unit: .pixels, factor: 0.5),
                    Function(name: "translateY", component: 3, unit: .pixels, factor: 0.5),
                ]))
        }
        if let shapes = shapes(for: keyPath) { rows.append(.shape(shapes)) }
        return rows
    }

    /// The components that styles show; nil if one of them shows a value as a whole.
    static func shownComponents(of styles: [PictureStyle]) -> Set<Int>? {
        var shown: Set<Int> = []
        for style in styles {
            switch style {
            case .group(let functions): shown.formUnion(functions.map { $0.component })
            case .transform, .opacity: return nil
            case .shape(let shapes):
                guard shapes.allSatisfy({ $0.component != nil }) else { return nil }
                shown.formUnion(shapes.compactMap { $0.component })
            }
        }
        return shown
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
        case "anchorPoint":
            return .group([
                Function(name: "translateX", component: 0, unit: .number, isAnchor: true),
                Function(name: "translateY", component: 1, unit: .number, isAnchor: true),
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
                : .group(
                    own.map {
                        Function(
                            name: $0.name, component: $0.component - first, unit: $0.unit, factor: $0.factor,
                            isAnchor: $0.isAnchor)
                    })
        case .shape(let shapes):
            let own = shapes.compactMap { shape -> Shape? in
                guard let component = shape.component else { return shape }
                guard (first..<(first + count)).contains(component) else { return nil }
                return Shape(
                    style: shape.style, component: component - first, unit: shape.unit, isCut: shape.isCut)
            }
            return own.isEmpty ? nil : .shape(own)
        }
    }

    /// The declarations of a value.
    func declarations(_ value: MotionValue) -> [WebDeclaration] {
        switch self {
        case .group(let functions):
            return [
                WebDeclaration(
                    property: "transform", value: functions.map { $0.text(value) }.joined(separator: " "))
            ]
        case .transform: return [WebDeclaration(property: "transform", value: WebUnit.transform.text(value))]
        case .opacity:
            return [WebDeclaration(property: "opacity", value: WebUnit.number.text(value.components[0]))]
        case .shape(let shapes):
            return shapes.map { shape in
                guard let component = shape.component else {
                    return WebDeclaration(property: shape.style, value: shape.unit.text(value))
                }
                let number = value.components[component]
                return shape.isCut
                    ? WebDeclaration(property: shape.variable, value: shape.unit.text(number))
                    : WebDeclaration(property: shape.style, value: shape.unit.text(max(number, 0)))
            }
        }
    }

    /// The style with its lengths cut that are less than 0 at times.
    ///
    /// - Parameter low: The least that each component is.
    func cut(_ low: [Double]) -> PictureStyle {
        guard case .shape(let shapes) = self else { return self }
        return .shape(
            shapes.map { shape in
                var shape = shape
                shape.isCut = shape.unit == .pixels && (shape.component.map { low[$0] < 0 } ?? false)
                return shape
            })
    }

    /// What the shape has besides its animations.
    var rules: [WebDeclaration] {
        if case .group(let functions) = self, functions.contains(where: { $0.isAnchor }) {
            // Of the size of what is in the group.
            return [WebDeclaration(property: "transform-box", value: "fill-box")]
        }
        guard case .shape(let shapes) = self else { return [] }
        return shapes.filter { $0.isCut }.map {
            WebDeclaration(property: $0.style, value: "max(0px, var(\($0.variable)))")
        }
    }

    /// The order of groups around a shape, the outermost first: as CSS has translate, rotate, scale and transform.
    var order: Int {
        switch self {
        case .opacity: 0
        case .group(let functions):
            functions.contains { $0.isAnchor }
                ? 5
                : functions.allSatisfy { $0.unit == .pixels }
                    ? 1 : functions.allSatisfy { $0.unit == .degrees } ? 2 : 3
        case .transform: 4
        case .shape: 6
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
