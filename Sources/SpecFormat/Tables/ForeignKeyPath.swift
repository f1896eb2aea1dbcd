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
        let isKnown = { (keyPath: String) in KnownKeyPath.row(for: keyPath) != nil }
        // What stands inside a value, without the value's own name.
        if let known = ["transform", "bounds", "frame"].lazy.map({ "\($0).\(name)" }).first(where: isKnown) {
            return (known, true)
        }
        guard let stop = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let (head, rest) = (String(name[..<stop]), String(name[name.utf8.index(after: stop)...]))
        // A number of a rectangle, without the name of its half.
        if let known = ["origin", "size"].lazy.map({ "\(head).\($0).\(rest)" }).first(where: isKnown) {
            return (known, true)
        }
        // A part of a value with another name.
        if let row = rows.first(where: { $0.names.contains(head) }), isKnown("\(row.keyPath).\(rest)") {
            return ("\(row.keyPath).\(rest)", !vague.contains(head))
        }
        // A name of two words, of which the first may be a target as well.
        let joined = head + rest.capitalizedFirst
        return (isKnown(joined) ? joined : rows.first { $0.names.contains(joined) }?.keyPath)
            .map { ($0, false) }
    }

    /// Names that mean something else too, or are measured otherwise.
    private static let vague: Set<String> = [
        "x", "y", "w", "h", "size", "dimensions", "translation", "dx", "dy", "angle",
        "radius", "background", "fill", "fillColor", "stroke", "outlineColor", "fade", "visibility",
        "zIndex", "z-index", "pivot", "anchor", "pivotX", "pivotY", "drawSVG", "blurRadius",
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
        (["translateX", "translationX", "tx", "dx", "transform.x"], "transform.translation.x"),
        (["translateY", "translationY", "ty", "dy", "transform.y"], "transform.translation.y"),
        (["translateZ", "translationZ", "transform.z"], "transform.translation.z"),
        (["scaleEffect"], "transform.scale"),
        (["scaleX"], "transform.scale.x"),
        (["scaleY"], "transform.scale.y"),
        (["scaleZ"], "transform.scale.z"),
        (["rotate", "rotateZ", "rotationZ", "rotationEffect", "angle"], "transform.rotation"),
        (["rotateX", "rotationX"], "transform.rotation.x"),
        (["rotateY", "rotationY"], "transform.rotation.y"),
        (["border-radius", "borderRadius", "radius", "corner-radius", "cornerRadii"], "cornerRadius"),
        (["background", "background-color", "fill", "fillColor"], "backgroundColor"),
        (["border-color", "stroke", "strokeColor", "outlineColor"], "borderColor"),
        (["border-width", "stroke-width", "strokeWidth", "lineWidth"], "borderWidth"),
        (["autoAlpha", "visibility", "fade"], "opacity"),
        (["z-index", "zIndex"], "zPosition"),
        (["transform-origin", "transformOrigin", "pivot", "anchor"], "anchorPoint"),
        (["pivotX", "originX"], "anchorPoint.x"),
        (["pivotY", "originY"], "anchorPoint.y"),
        (["pathLength", "trimPathEnd", "drawSVG"], "strokeEnd"),
        (["pathOffset", "trimPathStart"], "strokeStart"),
        (["d", "morphSVG", "pathData"], "path"),
        (["scrollTop", "scrollY"], "contentOffset.y"),
        (["scrollLeft", "scrollX"], "contentOffset.x"),
        (["shadow-color"], "shadowColor"),
        (["shadowOffset.x"], "shadowOffset.width"),
        (["shadowOffset.y"], "shadowOffset.height"),
        (["shadow-radius", "blurRadius"], "shadowRadius"),
        (["shadow-opacity"], "shadowOpacity"),
    ]
}
