import Animator
import MotionModel

/// A store with properties of every kind, ten things of each.
final class Scene {
    static let count = 10

    let store = PropertyStore()
    let animator: Animator
    let replacing: Animator
    /// What is bound, kept alive.
    var views: [View] = []

    init() throws {
        animator = Animator(store)
        replacing = Animator(store, additive: false)
        let square = try PathData(svg: "M0 0L10 0L10 10L0 10Z")
        for index in 0..<Scene.count {
            for (keyPath, type) in [
                ("x", ValueType.number), ("position", .point), ("bounds", .rect), ("opacity", .number),
                ("backgroundColor", .color), ("turn", .angle), ("offsets", .vector(64)), ("isOn", .boolean),
                ("transform", .transform(.matrix)), ("outline", MotionValue.path(square).type),
            ] {
                try store.register(
                    PropertyDeclaration(path: PropertyPath("t\(index).\(keyPath)"), type: type))
            }
        }
    }

    /// Calls a function with the path of a property of each thing.
    func each(_ keyPath: String, _ body: (String, Double) throws -> Void) rethrows {
        for index in 0..<Scene.count { try body("t\(index).\(keyPath)", Double(index + 1)) }
    }

    /// Plays one track on each thing.
    func play(
        _ keyPath: String, as type: ValueType? = nil, _ keys: [Operand], duration: Double = 20,
        curve: Curve = .bezier(.ease), isAdditive: Bool = true, weight: Double = 1, loop: Loop? = nil,
        mirrorTime: Double? = nil, isSynchronized: Bool = false, isOnePlayback: Bool = false
    ) throws {
        let last = keys.count - 1
        var tracks: [Track] = []
        try each(keyPath) { path, _ in
            let declared = store[try store.id(of: path)].type
            let pieces = max(1, last)
            let length = (loop?.period ?? duration) / Double(pieces)
            tracks.append(
                Track(
                    property: try PropertyPath(path), type: type ?? declared, isAdditive: isAdditive,
                    weight: weight, keys: keys,
                    segments: (0..<pieces).map { index in
                        Segment(
                            start: Double(index) * length, end: Double(index + 1) * length,
                            fromKey: min(index, last), toKey: min(index + 1, last), curve: curve)
                    }, loop: loop, mirrorTime: mirrorTime, isSynchronized: isSynchronized))
        }
        if isOnePlayback {
            try animator.play(Timeline(tracks: tracks))
        } else {
            for track in tracks { try animator.play(Timeline(tracks: [track])) }
        }
    }
}

/// What a binding writes to.
final class View {
    var alpha = 0.0
    var place = Point(x: 0, y: 0)
    var color = Color.black
}
