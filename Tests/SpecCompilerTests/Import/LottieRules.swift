/// Lottie's rules for the value of a property at a frame, step by step.
enum LottieRules {
    /// A key with the easing to the next one.
    struct Key {
        var frame: Double
        var value: Double
        var isHold = false
        /// The handles: x and y of one, x and y of the other.
        var handles: [Double] = [0, 0, 1, 1]

        var json: String {
            let easing =
                "\"o\": { \"x\": \(handles[0]), \"y\": \(handles[1]) }, \"i\": { \"x\": \(handles[2]), \"y\": \(handles[3]) }"
            return "{ \"t\": \(frame), \"s\": [\(value)], \(isHold ? "\"h\": 1" : easing) }"
        }
    }

    /// The time inside of a layer that shows a composition.
    enum Inside {
        case stretched(start: Double, factor: Double)
        /// Keys of seconds.
        case remapped([Key])

        var json: String {
            switch self {
            case .stretched(let start, let factor): "\"st\": \(start), \"sr\": \(factor)"
            case .remapped(let keys): "\"tm\": { \"k\": [\(keys.map { $0.json }.joined(separator: ", "))] }"
            }
        }

        /// The frame that is shown at a frame of the layer.
        func frame(at frame: Double, rate: Double) -> Double {
            switch self {
            case .stretched(let start, let factor): (frame - start) / factor
            case .remapped(let keys): LottieRules.value(keys, at: frame) * rate
            }
        }
    }

    /// The value at a frame.
    static func value(_ keys: [Key], at frame: Double) -> Double {
        guard let index = keys.lastIndex(where: { $0.frame <= frame }) else { return keys[0].value }
        let key = keys[index]
        guard index + 1 < keys.count, !key.isHold else { return key.value }
        let next = keys[index + 1]
        let share = (frame - key.frame) / (next.frame - key.frame)
        return key.value + (next.value - key.value) * eased(share, key.handles)
    }

    /// The point of a Bézier curve from 0 to 1 with that x.
    private static func eased(_ x: Double, _ handles: [Double]) -> Double {
        func point(_ one: Double, _ other: Double, _ u: Double) -> Double {
            3 * one * u * (1 - u) * (1 - u) + 3 * other * u * u * (1 - u) + u * u * u
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if point(handles[0], handles[2], middle) < x { low = middle } else { high = middle }
        }
        return point(handles[1], handles[3], low)
    }
}
