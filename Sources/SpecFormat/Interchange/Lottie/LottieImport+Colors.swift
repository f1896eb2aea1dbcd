import MotionModel

/// The colours of shapes, and how much of them is seen.
extension LottieImport {
    /// ★ The numbers of a colour, each of which is a property.
    private static let components = ["red", "green", "blue"]
    private static let alpha = "alpha"

    /// Adds what moves of a shape's colour: all of it, how opaque it is, or, where these move at once, each number by itself, which is how
    /// players mix them.
    mutating func add(color shape: JSONObject, _ path: String, _ time: LottieTime) {
        let color = color(shape["c"], time)
        let opacity = reader.track(shape["o"], time)?.mapped { $0.prefix(1).map { $0 / 100 } }
        guard let member = color == nil ? shape["o"] : shape["c"], color != nil || opacity != nil,
            claims(path, at: member)
        else { return }
        if let color, let whole = whole(color, opacity, of: shape) {
            moving.append(Moving(path: path, track: whole, isColor: true, range: member.key.range))
            return
        }
        if let color {
            for (index, name) in Self.components.enumerated() {
                add(component: color.component(index), "\(path).\(name)", at: member)
            }
        }
        if let opacity, let member = shape["o"] {
            add(component: opacity, "\(path).\(Self.alpha)", at: member)
        }
    }

    private mutating func add(component track: LottieTrack, _ path: String, at member: JSONMember) {
        guard track.moves else { return }
        moving.append(Moving(path: path, track: track, isColor: false, range: member.key.range))
    }

    /// A colour with its opacity; nil if one easing doesn't do for both.
    private func whole(_ color: LottieTrack, _ opacity: LottieTrack?, of shape: JSONObject) -> LottieTrack? {
        guard color.hasOneEasing else { return nil }
        guard let opacity else {
            let still = reader.property(shape["o"])?["k"]?.value.numbers?.first ?? 100
            return color.mapped { $0 + (still == 100 ? [] : [still / 100]) }
        }
        return color.joined(with: opacity)
    }

    /// The red, green and blue of a colour that moves.
    private mutating func color(_ member: JSONMember?, _ time: LottieTime) -> LottieTrack? {
        guard let member, let track = reader.track(member, time), track.keys[0].numbers.count >= 3 else {
            return nil
        }
        let unit = colorUnit
        let color = track.mapped { $0.prefix(3).map { $0 / unit } }
        guard color.moves else { return nil }
        if color.keys.contains(where: { $0.numbers.contains { $0 > 1 + 1e-6 } }) {
            reader.skip(
                "a number of this colour is beyond 1, which players cut off: it is read as it stands",
                at: member.key.range)
        }
        return color
    }
}
