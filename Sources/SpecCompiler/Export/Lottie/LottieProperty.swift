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
        /// The motion of all numbers from the window's start on, in seconds.
        let numbers: MergedPieces
    }

    init(_ stretches: [Stretch]) {
        self.stretches = stretches
    }

    /// A key: a frame, numbers, and the easing to the next key.
    private struct Key {
        let frame: Double
        let values: [Double]
        let easing: Easing

        enum Easing: Equatable {
            case hold
            case linear
            case bezier(CubicBezier)
        }
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
        // A handle has a number for each dimension, of which many players read the first.
        func handle(_ x: Double, _ y: Double) -> JSONValue {
            let count = key.values.count
            return .object([
                ("x", .array(Array(repeating: .number(x), count: count))),
                ("y", .array(Array(repeating: .number(y), count: count))),
            ])
        }
        switch key.easing {
        case .hold: members.append(("h", 1))
        case .linear: members += [("o", handle(0, 0)), ("i", handle(1, 1))]
        case .bezier(let bezier):
            members += [("o", handle(bezier.x1, bezier.y1)), ("i", handle(bezier.x2, bezier.y2))]
            if let name = Self.name(of: bezier) { members.append(("n", .string(name))) }
        }
        return .object(members)
    }

    /// The name of an easing; nil where two decimals are all of it.
    ///
    /// rlottie takes easings without names for the same if two decimals of theirs are.
    private static func name(of easing: CubicBezier) -> String? {
        let numbers = [easing.x1, easing.y1, easing.x2, easing.y2]
        guard numbers.contains(where: { $0 != ShortPieces.rounded($0, to: 1e-2) }) else { return nil }
        return numbers.map { NumberText.text(ShortPieces.rounded($0, to: 1e-6) + 0) }.joined(separator: "_")
    }

    private var keys: [Key] {
        var keys: [Key] = []
        for stretch in stretches {
            func frame(_ time: Double) -> Double { stretch.start + LottieScene.frames(time) }
            let merged = stretch.numbers
            var shown = merged.pieces.first?.from ?? merged.initial
            let firstTime = merged.pieces.first?.start ?? merged.end
            // The value before it moves, unless it moves at once.
            if firstTime > 0 { keys.append(Key(frame: stretch.start, values: merged.initial, easing: .hold)) }
            for piece in merged.pieces {
                let key = Key(
                    frame: frame(piece.start), values: piece.from,
                    easing: piece.isHold ? .hold : piece.easing.map { .bezier($0) } ?? .linear)
                if piece.from != shown {
                    // The end of the previous motion, and then the jump.
                    keys.append(Key(frame: key.frame, values: shown, easing: .hold))
                }
                keys.append(key)
                shown = piece.to
            }
            if !merged.pieces.isEmpty, shown != merged.final, !merged.endsHeld {
                keys.append(Key(frame: frame(merged.end), values: shown, easing: .hold))
            }
            keys.append(Key(frame: frame(merged.end), values: merged.final, easing: .hold))
        }
        return LottieProperty.thinned(keys)
    }

    /// The keys without redundant ones.
    private static func thinned(_ keys: [Key]) -> [Key] {
        var result: [Key] = []
        for key in keys {
            if let last = result.last, last.values == key.values, last.easing == .hold {
                // It is held already: the later key takes over if it has an easing.
                if key.easing == .hold { continue }
                if last.frame == key.frame { result.removeLast() }
            }
            result.append(key)
        }
        return result
    }
}
