import MotionModel
import SpecFormat

/// A property of Lottie: numbers over the frames of the whole scene.
struct LottieProperty {
    /// Its numbers in each window, in order.
    private let stretches: [Stretch]

    /// Its numbers in one window.
    struct Stretch {
        /// The frame the window begins at.
        let start: Double
        /// The motion of each number from the window's start on, in seconds.
        let numbers: [PlainTrack]
    }

    init(_ stretches: [Stretch]) {
        self.stretches = stretches
    }

    /// A key: a frame, numbers, and the easings to the next key.
    private struct Key {
        let frame: Double
        let values: [Double]
        /// The easing of each number; nil holds.
        let easings: [CubicBezier?]?
    }

    /// The property as JSON.
    ///
    /// - Parameter isScalar: Whether a value that doesn't move is a number, not a list of one.
    func json(isScalar: Bool) -> JSONValue {
        let keys = self.keys
        let first = keys[0].values
        guard keys.contains(where: { $0.values != first }) else {
            let value: JSONValue = isScalar ? .number(first[0]) : .array(first.map { .number($0) })
            return .object([("a", 0), ("k", value)])
        }
        return .object([
            ("a", 1), ("k", .array(keys.indices.map { json(of: keys[$0], isLast: $0 == keys.count - 1) })),
        ])
    }

    private func json(of key: Key, isLast: Bool) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("t", .number(key.frame)), ("s", .array(key.values.map { .number($0) })),
        ]
        guard !isLast else { return .object(members) }
        guard let easings = key.easings else { return .object(members + [("h", 1)]) }
        func handle(_ x: (CubicBezier) -> Double, _ y: (CubicBezier) -> Double, _ none: Double) -> JSONValue {
            .object([
                ("x", .array(easings.map { .number($0.map(x) ?? none) })),
                ("y", .array(easings.map { .number($0.map(y) ?? none) })),
            ])
        }
        members.append(("o", handle({ $0.x1 }, { $0.y1 }, 0)))
        members.append(("i", handle({ $0.x2 }, { $0.y2 }, 1)))
        return .object(members)
    }

    private var keys: [Key] {
        var keys: [Key] = []
        for stretch in stretches {
            func frame(_ time: Double) -> Double { stretch.start + time * LottieScene.frameRate }
            let merged = MergedPieces(stretch.numbers)
            var shown = merged.pieces.first?.from ?? merged.initial
            let firstTime = merged.pieces.first?.start ?? merged.end
            // The value before it moves, unless it moves at once.
            if firstTime > 0 { keys.append(Key(frame: stretch.start, values: merged.initial, easings: nil)) }
            for piece in merged.pieces {
                let key = Key(
                    frame: frame(piece.start), values: piece.from, easings: piece.isHold ? nil : piece.easings
                )
                if piece.from != shown {
                    // The end of the previous motion, and then the jump.
                    keys.append(Key(frame: key.frame, values: shown, easings: nil))
                }
                keys.append(key)
                shown = piece.to
            }
            if !merged.pieces.isEmpty, shown != merged.final, !merged.endsHeld {
                keys.append(Key(frame: frame(merged.end), values: shown, easings: nil))
            }
            keys.append(Key(frame: frame(merged.end), values: merged.final, easings: nil))
        }
        return LottieProperty.thinned(keys)
    }

    /// The keys without redundant ones.
    private static func thinned(_ keys: [Key]) -> [Key] {
        var result: [Key] = []
        for key in keys {
            if let last = result.last, last.values == key.values, last.easings == nil {
                // It is held already: the later key takes over if it has easings.
                if key.easings == nil { continue }
                if last.frame == key.frame { result.removeLast() }
            }
            result.append(key)
        }
        return result
    }
}
