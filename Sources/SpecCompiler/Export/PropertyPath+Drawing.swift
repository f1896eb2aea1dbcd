import MotionModel

/// What of an SVG shape a property draws.
enum Drawing {
    /// Its outline, wherever that is.
    case outline
    /// How far its outline is stroked.
    case stroke
}

extension PropertyPath {
    /// What it draws of an SVG shape; nil for what other elements show too. A target with such a property is taken for an SVG
    /// shape, which of itself turns and scales about a corner, and which no other property makes it.
    var drawing: Drawing? {
        switch keyPath {
        case "path": .outline
        case "strokeStart", "strokeEnd": .stroke
        default: nil
        }
    }
}
