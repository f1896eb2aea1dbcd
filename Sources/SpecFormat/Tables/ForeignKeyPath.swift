import MotionModel

/// ★ The names that other tools have for known key paths.
enum ForeignKeyPath {
    /// The key path that is meant by a name, and whether that is the same in every tool that has it; nil for a name that no tool has.
    ///
    /// - Complexity: O(1): the table has a fixed size.
    static func meaning(of name: String) -> (keyPath: String, isSame: Bool)? {
        if let row = rows.first(where: { $0.names.contains(name) }) {
            return (row.keyPath, !vague.contains(name))
        }
        // What stands inside a value, without the value's own name.
        return ["transform", "bounds", "frame"].lazy.map { "\($0).\(name)" }
            .first { KnownKeyPath.row(for: $0) != nil }.map { ($0, true) }
    }

    /// Names that mean something else too, or are measured otherwise.
    private static let vague: Set<String> = [
        "w", "h", "size", "dimensions", "translation", "dx", "dy", "xPercent", "yPercent", "angle", "radius",
        "background", "fill", "fillColor", "color", "stroke", "outlineColor", "fade", "visibility",
        "elevation", "pivot", "anchor", "pivotX", "pivotY", "drawSVG", "blurRadius",
    ]

    /// Names of CSS, SVG, GSAP, Motion, SwiftUI, Android and Compose, and what to write for them.
    private static let rows: [(names: [String], keyPath: String)] = [
        (["x"], "position.x"),
        (["y"], "position.y"),
        (["left"], "frame.origin.x"),
        (["top"], "frame.origin.y"),
        (["width", "w"], "bounds.size.width"),
        (["height", "h"], "bounds.size.height"),
        (["size", "dimensions"], "bounds.size"),
        (["translate", "offset", "translation"], "transform.translation"),
        (["translateX", "translationX", "tx", "dx", "xPercent"], "transform.translation.x"),
        (["translateY", "translationY", "ty", "dy", "yPercent"], "transform.translation.y"),
        (["translateZ", "translationZ"], "transform.translation.z"),
        (["scaleEffect"], "transform.scale"),
        (["scaleX"], "transform.scale.x"),
        (["scaleY"], "transform.scale.y"),
        (["scaleZ"], "transform.scale.z"),
        (["rotate", "rotateZ", "rotationZ", "rotationEffect", "angle"], "transform.rotation"),
        (["rotateX", "rotationX"], "transform.rotation.x"),
        (["rotateY", "rotationY"], "transform.rotation.y"),
        (["border-radius", "borderRadius", "radius", "corner-radius", "cornerRadii"], "cornerRadius"),
        (["background", "background-color", "fill", "fillColor", "color"], "backgroundColor"),
        (["border-color", "stroke", "strokeColor", "outlineColor"], "borderColor"),
        (["border-width", "stroke-width", "strokeWidth", "lineWidth"], "borderWidth"),
        (["autoAlpha", "visibility", "fade"], "opacity"),
        (["z-index", "zIndex", "elevation"], "zPosition"),
        (["transform-origin", "transformOrigin", "pivot", "anchor"], "anchorPoint"),
        (["pivotX", "originX"], "anchorPoint.x"),
        (["pivotY", "originY"], "anchorPoint.y"),
        (["pathLength", "trimPathEnd", "drawSVG"], "strokeEnd"),
        (["pathOffset", "trimPathStart"], "strokeStart"),
        (["d", "morphSVG", "pathData"], "path"),
        (["scrollTop", "scrollY"], "contentOffset.y"),
        (["scrollLeft", "scrollX"], "contentOffset.x"),
        (["shadow-color"], "shadowColor"),
        (["shadow-radius", "blurRadius"], "shadowRadius"),
        (["shadow-opacity"], "shadowOpacity"),
    ]
}
