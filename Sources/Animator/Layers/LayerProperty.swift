#if canImport(QuartzCore) && !os(watchOS)
import MotionModel
import QuartzCore

/// A property of a `CALayer` that a property of a store is shown in.
@available(macOS 10.15, iOS 13, tvOS 13, *)
struct LayerProperty {
    /// How a layer has the value.
    enum Kind {
        case number
        /// Degrees that a layer has as radians.
        case degrees
        case point
        case size
        /// A point that a layer has as a size.
        case translation
        case rect
        case color
        case transform
        case path
    }

    /// The layer's key path.
    let keyPath: String
    let kind: Kind

    /// The property of a layer for a property; `nil` if layers have none.
    ///
    /// UIKit's names of layer properties stand for these. A name that isn't in the table of known key paths is taken for a
    /// property of the layer's own class, with an angle in degrees.
    init?(_ declaration: PropertyDeclaration) {
        let name = declaration.path.keyPath
        guard KnownKeyPath.row(for: name) != nil else {
            guard let kind = LayerProperty.kind(of: declaration.type) else { return nil }
            self.init(name, kind)
            return
        }
        switch name {
        case "alpha": self.init("opacity", .number)
        case "center": self.init("position", .point)
        case "center.x": self.init("position.x", .number)
        case "center.y": self.init("position.y", .number)
        case "transform.translation": self.init(name, .translation)
        case "constant", "contentOffset", "contentOffset.x", "contentOffset.y": return nil
        default:
            // Layers have whole colours only, and a frame that follows from other properties.
            guard !LayerProperty.isPartOfColor(name), !name.hasPrefix("frame."),
                let kind = LayerProperty.kind(of: declaration.type)
            else { return nil }
            self.init(name, declaration.type == .angle ? .degrees : kind)
        }
    }

    private init(_ keyPath: String, _ kind: Kind) {
        self.keyPath = keyPath
        self.kind = kind
    }

    private static func kind(of type: ValueType) -> Kind? {
        switch type {
        case .number, .integer, .angle, .boolean: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .transform(.matrix): .transform
        case .path: .path
        case .vector, .insets, .string, .transform, .colorIn, .turning, .routePosition, .routeTangent:
            nil
        }
    }

    private static func isPartOfColor(_ name: String) -> Bool {
        ["backgroundColor.", "borderColor.", "shadowColor."].contains { name.hasPrefix($0) }
    }

    /// Whether Core Animation can animate it. A layer's frame follows from what can be.
    var isAnimatable: Bool { keyPath != "frame" }

    /// Whether Core Animation adds values up the way a store does. It adds colours, paths and whole transforms in ways of
    /// its own.
    var addsUp: Bool {
        switch kind {
        case .number, .degrees, .point, .size, .translation, .rect: true
        case .color, .transform, .path: false
        }
    }

    /// Whether what lies between two values is the same for Core Animation as for a track: not so for colours, which it
    /// mixes by their components, and transforms.
    var interpolatesAlike: Bool {
        switch kind {
        case .number, .degrees, .point, .size, .translation, .rect, .path: true
        case .color, .transform: false
        }
    }

    /// A value as the object that Core Animation takes for it.
    func object(_ value: MotionValue) -> Any {
        let numbers = value.components
        switch kind {
        case .number: return NSNumber(value: numbers[0])
        case .degrees: return NSNumber(value: numbers[0] * (Double.pi / 180))
        case .point: return CGPoint { numbers[$0] }
        case .size, .translation: return CGSize { numbers[$0] }
        case .rect: return CGRect { numbers[$0] }
        case .transform: return CATransform3D { numbers[$0] }
        case .color:
            let color = Color(premultiplied: numbers)
            let (red, green, blue) = color.srgb
            return CGColor(srgbRed: red, green: green, blue: blue, alpha: color.alpha)
        case .path: return LayerProperty.path(value)
        }
    }

    private static func path(_ value: MotionValue) -> CGPath {
        let path = CGMutablePath()
        guard case .path(let form) = value.type else { return path }
        var next = 0
        func point() -> CGPoint {
            next += 2
            return CGPoint(x: value.components[next - 2], y: value.components[next - 1])
        }
        for step in form.steps {
            switch step {
            case .move: path.move(to: point())
            case .line: path.addLine(to: point())
            case .quadratic:
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case .cubic:
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
#endif
