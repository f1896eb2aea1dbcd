import MotionModel

/// The styles on a web page that show the values of a key path.
enum WebPlace: Hashable, Sendable {
    /// The value as a whole, such as a colour.
    case whole(Argument)
    /// Each stored component separately; nil for one that no style shows.
    case components([Argument?])

    /// A role in a style.
    struct Argument: Hashable, Sendable {
        let style: WebStyle
        let role: WebStyle.Role

        init(_ style: WebStyle, _ role: WebStyle.Role = .whole) {
            self.style = style
            self.role = role
        }
    }
}

extension WebPlace {
    /// ★ The key paths that CSS has a property for; a part of a value has the row of the whole.
    ///
    /// Any other key path has no style: a custom property holds its value, for the page to use.
    static func row(for keyPath: String) -> WebPlace? {
        switch keyPath {
        case "alpha", "opacity": .components([Argument(.opacity)])
        case "anchorPoint": .components([Argument(.transformOrigin, .x), Argument(.transformOrigin, .y)])
        case "backgroundColor": .whole(Argument(.backgroundColor))
        case "borderColor": .whole(Argument(.borderColor))
        case "borderWidth": .components([Argument(.borderWidth)])
        // The content of a view moves against the origin of its bounds; CSS has no property for that.
        case "bounds": .components([nil, nil, Argument(.width), Argument(.height)])
        case "center", "position":
            .components([Argument(.translate, .middleX), Argument(.translate, .middleY)])
        case "cornerRadius": .components([Argument(.borderRadius)])
        case "frame":
            .components([
                Argument(.translate, .x), Argument(.translate, .y), Argument(.width), Argument(.height),
            ])
        case "path": .whole(Argument(.outline))
        case "shadowColor": .whole(Argument(.boxShadow, .color))
        case "shadowOffset": .components([Argument(.boxShadow, .x), Argument(.boxShadow, .y)])
        case "shadowOpacity": .components([Argument(.boxShadow, .opacity)])
        case "shadowRadius": .components([Argument(.boxShadow, .radius)])
        case "strokeEnd": .components([Argument(.strokeDashes, .end)])
        case "strokeStart": .components([Argument(.strokeDashes, .start)])
        case "transform": .whole(Argument(.transform))
        case "transform.rotation": .components([Argument(.rotate)])
        case "transform.rotation.x": .components([Argument(.transform, .rotationX)])
        case "transform.rotation.y": .components([Argument(.transform, .rotationY)])
        case "transform.scale": .components([Argument(.scale, .even)])
        case "transform.scale.x": .components([Argument(.scale, .x)])
        case "transform.scale.y": .components([Argument(.scale, .y)])
        case "transform.scale.z": .components([Argument(.scale, .z)])
        case "transform.translation": .components([Argument(.translate, .x), Argument(.translate, .y)])
        case "transform.translation.z": .components([Argument(.translate, .z)])
        default: nil
        }
    }
}
