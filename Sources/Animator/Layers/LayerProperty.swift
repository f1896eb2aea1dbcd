#if canImport(QuartzCore) && !os(watchOS)
import MotionModel
import QuartzCore

/// The property of a `CALayer` that shows a property of a store.
struct LayerProperty {
    private let layer: LayerKeyPath

    /// The property of a layer for a property; `nil` if layers have none.
    init?(_ declaration: PropertyDeclaration) {
        guard let layer = LayerKeyPath(declaration) else { return nil }
        self.layer = layer
    }

    /// The layer's key path.
    var keyPath: String { layer.text }

    /// Whether Core Animation can animate it.
    var isAnimatable: Bool { layer.isAnimatable }

    /// Whether Core Animation adds values in the same way as a store.
    var addsUp: Bool { layer.addsUp }

    /// Whether Core Animation interpolates its values in the same way as a track.
    var interpolatesAlike: Bool { layer.interpolatesAlike }

    /// A value as an object of Core Animation.
    func object(_ value: MotionValue) -> Any {
        let numbers = value.components
        switch layer.kind {
        case .number: return NSNumber(value: numbers[0])
        case .degrees: return NSNumber(value: numbers[0] * (Double.pi / 180))
        case .point: return CGPoint { numbers[$0] }
        case .size, .translation: return CGSize { numbers[$0] }
        case .rect: return CGRect { numbers[$0] }
        case .transform: return CATransform3D { numbers[$0] }
        case .color:
            let color = Color(premultiplied: numbers.array)
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
