import MotionModel

/// The properties whose changes make a browser lay out a page again in every frame.
///
/// Those of CSS take part in layout by the standard: sizes and their limits, insets, margins, paddings, borders, gaps,
/// and the properties of text. Of the known key paths these are extents, frames, constraints and border widths;
/// `position`, `center` and transforms aren't among them, because a page shows them by a translation, which is only
/// composited.
enum LayoutProperty {
    private static let known = ["bounds", "bounds.size", "frame", "constant", "borderWidth"]
    private static let wholes = ["bounds.size.", "frame."]

    private static let css = [
        "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "blockSize", "inlineSize",
        "top", "right", "bottom", "left", "inset",
        "margin", "padding", "border", "gap", "rowGap", "columnGap", "columnWidth",
        "flexBasis", "flexGrow", "flexShrink", "gridTemplateColumns", "gridTemplateRows",
        "font", "fontSize", "fontWeight", "lineHeight", "letterSpacing", "wordSpacing", "textIndent",
    ]

    /// Whether a key path is one of them, or a part of one: `margin-top`, `marginTop` and `margin.top` alike.
    static func contains(_ keyPath: String) -> Bool {
        guard KnownKeyPath.row(for: keyPath) == nil else {
            return known.contains(keyPath) || wholes.contains { keyPath.utf8.starts(with: $0.utf8) }
        }
        let name = camelCase(keyPath)
        return css.contains(name) || sides.contains { name.hasPrefix($0) && isSide(name.dropFirst($0.count)) }
    }

    /// The properties with a side, or an axis, in their names.
    private static let sides = ["margin", "padding", "border", "inset"]

    private static func isSide(_ rest: Substring) -> Bool {
        ["Top", "Right", "Bottom", "Left", "Block", "Inline", "Width"].contains { rest.hasPrefix($0) }
            && !["Color", "Style", "Radius"].contains { rest.hasSuffix($0) }
    }

    /// The name in scripts: `margin-top` and `margin.top` as `marginTop`.
    static func camelCase(_ keyPath: String) -> String {
        var name: [UInt8] = []
        var raises = false
        for byte in keyPath.utf8 {
            if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
                raises = true
                continue
            }
            let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            name.append(raises && isLower ? byte - 32 : byte)
            raises = false
        }
        return String(decoding: name, as: UTF8.self)
    }
}
