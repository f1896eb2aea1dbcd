import MotionModel

/// The box of a target on the stage, drawn from its known key paths.
struct StageBox {
    private var origin: (x: Double?, y: Double?) = (nil, nil)
    private var place: (x: Double?, y: Double?) = (nil, nil)
    private var size: (width: Double?, height: Double?) = (nil, nil)
    private var anchor = (x: 0.5, y: 0.5)
    private var scale = (x: 1.0, y: 1.0)
    private var move = (x: 0.0, y: 0.0)
    private var degrees = 0.0
    private var matrix: TransformMatrix?
    private(set) var radius = 0.0
    private(set) var opacity = 1.0
    private(set) var color: Color?
    /// Whether any key path affects its appearance.
    private(set) var isSeen = false

    /// The size of a box without a size of its own.
    private static let loose = (width: 56.0, height: 40.0)

    /// Whether no property gives it a place.
    var isLoose: Bool { origin.x == nil && place.x == nil && origin.y == nil && place.y == nil }

    /// Applies the value of a property.
    mutating func take(_ keyPath: String, _ value: MotionValue) {
        let numbers = value.components
        let first = numbers.first ?? 0
        isSeen = true
        switch keyPath {
        case "position", "center": place = (numbers[0], numbers[1])
        case "position.x", "center.x": place.x = first
        case "position.y", "center.y": place.y = first
        case "bounds.size": size = (numbers[0], numbers[1])
        case "bounds.size.width", "frame.size.width": size.width = first
        case "bounds.size.height", "frame.size.height": size.height = first
        case "bounds": size = (numbers[2], numbers[3])
        case "frame":
            origin = (numbers[0], numbers[1])
            size = (numbers[2], numbers[3])
        case "frame.origin": origin = (numbers[0], numbers[1])
        case "frame.origin.x": origin.x = first
        case "frame.origin.y": origin.y = first
        case "anchorPoint": anchor = (numbers[0], numbers[1])
        case "anchorPoint.x": anchor.x = first
        case "anchorPoint.y": anchor.y = first
        case "cornerRadius": radius = first
        case "opacity", "alpha": opacity = first
        case "backgroundColor": color = value.color
        case "transform": matrix = value.matrix
        case "transform.scale": scale = (scale.x * first, scale.y * first)
        case "transform.scale.x": scale.x *= first
        case "transform.scale.y": scale.y *= first
        case "transform.rotation", "transform.rotation.z": degrees += first
        case "transform.rotation.x": scale.y *= Elementary.cos(first * Double.pi / 180)
        case "transform.rotation.y": scale.x *= Elementary.cos(first * Double.pi / 180)
        case "transform.translation":
            move = (move.x + numbers[0], move.y + numbers[1])
        case "transform.translation.x": move.x += first
        case "transform.translation.y": move.y += first
        default: isSeen = false
        }
    }

    /// Its width and height.
    var extent: (width: Double, height: Double) {
        (max(size.width ?? Self.loose.width, 0), max(size.height ?? Self.loose.height, 0))
    }

    /// The matrix that takes its own coordinates, from its left upper corner, to the stage.
    ///
    /// - Parameter slot: The place for a box without one.
    func placed(at slot: (x: Double, y: Double)) -> StageMatrix {
        let extent = extent
        let (ax, ay) = (extent.width * anchor.x, extent.height * anchor.y)
        let x = place.x ?? ((origin.x ?? slot.x) + ax)
        let y = place.y ?? ((origin.y ?? slot.y) + ay)
        let angle = degrees * Double.pi / 180
        let (cosine, sine) = (Elementary.cos(angle), Elementary.sin(angle))
        var own = StageMatrix(
            a: cosine * scale.x, b: sine * scale.x, c: -sine * scale.y, d: cosine * scale.y, e: move.x,
            f: move.y)
        if let matrix {
            let n = matrix.numbers
            own = own.after(StageMatrix(a: n[0], b: n[1], c: n[4], d: n[5], e: n[12], f: n[13]))
        }
        return StageMatrix(a: 1, b: 0, c: 0, d: 1, e: x, f: y).after(own)
            .after(StageMatrix(a: 1, b: 0, c: 0, d: 1, e: -ax, f: -ay))
    }
}

/// A transform of the plane: (x, y) goes to (a·x + c·y + e, b·x + d·y + f).
struct StageMatrix {
    let a: Double
    let b: Double
    let c: Double
    let d: Double
    let e: Double
    let f: Double

    /// The transform that applies the other first, then this one.
    func after(_ other: StageMatrix) -> StageMatrix {
        StageMatrix(
            a: a * other.a + c * other.b, b: b * other.a + d * other.b, c: a * other.c + c * other.d,
            d: b * other.c + d * other.d, e: a * other.e + c * other.f + e, f: b * other.e + d * other.f + f)
    }

    /// The image of a point.
    func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + e, b * x + d * y + f)
    }

    /// The transform in the notation of SVG.
    var text: String {
        let numbers = [a, b, c, d, e, f].map { NumberText.text(($0 * 1e4).rounded() / 1e4 + 0) }
        return "matrix(\(numbers.joined(separator: " ")))"
    }
}
