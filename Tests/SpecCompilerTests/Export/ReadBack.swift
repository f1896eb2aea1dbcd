import Foundation
import MotionModel
import Testing

/// Numbers over time as they are read back from a form that was written: pieces of cubics, evaluated by bisection, without the code
/// that wrote them.
struct ReadBack {
    /// A piece from one number to another; the four handles of its easing.
    struct Piece {
        var start, end, from, to: Double
        var handles: [Double] = [0, 0, 1, 1]
    }

    var pieces: [Piece] = []
    /// How often the pieces are played; infinite for ever.
    var count = 1.0
    /// What it is before the first piece, if that isn't its start.
    var offset = 0.0
    /// What plays the time from the first piece's start to the last one's end, by the share of it; nil for the pieces.
    var player: ((Double) -> Double)?

    func value(at time: Double) -> Double {
        guard let first = pieces.first, let last = pieces.last else { return .nan }
        var time = time
        let period = last.end - first.start
        if time > last.end, count > 1, period > 0 {
            let elapsed = (time - first.start) / period
            time = elapsed >= count ? .infinity : first.start + (elapsed - elapsed.rounded(.down)) * period
        }
        if let player { return offset + player(min(max((time - first.start) / period, 0), 1)) }
        if time >= last.end { return last.to + offset }
        guard let piece = pieces.last(where: { $0.start <= time }) else { return first.from + offset }
        guard time < piece.end else { return piece.to + offset }
        let x = (time - piece.start) / (piece.end - piece.start)
        return offset + piece.from + (piece.to - piece.from) * Self.output(piece.handles, at: x)
    }

    /// The output of a cubic from (0, 0) to (1, 1).
    static func output(_ handles: [Double], at x: Double) -> Double {
        func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if cubic(handles[0], handles[2], middle) < x { low = middle } else { high = middle }
        }
        return cubic(handles[1], handles[3], low)
    }

    /// A path from (0, 0) to (1, 1), over a time and between two numbers: its commands, each with its numbers.
    init(path: [(command: Character, numbers: [Double])], from: Double, to: Double, seconds: Double) {
        var (x, y) = (0.0, 0.0)
        for (command, numbers) in path where command != "M" {
            let (endX, endY) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
            let travel = to - from
            var piece = Piece(
                start: x * seconds, end: endX * seconds, from: from + travel * y, to: from + travel * endY)
            if command == "C" {
                piece.handles = [
                    (numbers[0] - x) / (endX - x), (numbers[1] - y) / (endY - y),
                    (numbers[2] - x) / (endX - x),
                    (numbers[3] - y) / (endY - y),
                ]
            }
            if endX > x { pieces.append(piece) }
            (x, y) = (endX, endY)
        }
        // A jump at the very end.
        pieces.append(Piece(start: seconds, end: seconds, from: to, to: to))
    }

    init() {}

    /// All numbers in a text, in order.
    static func numbers(in text: some StringProtocol) -> [Double] {
        let allowed = Set("0123456789.-e")
        return text.split { !allowed.contains($0) }.compactMap { Double($0) }
    }

    /// Compares a number of a property with what was read back, at instants between 0 and an end.
    ///
    /// - Parameter allowed: A share of the travel.
    func expect(
        _ property: BoundProperty, _ component: Int, until end: Double, within allowed: Double,
        absolute: Double = 0,
        _ what: String
    ) {
        func wanted(_ time: Double) -> Double {
            let value = property.value(at: time)
            guard value.type == .color else { return value.components[component] }
            let color = Color(premultiplied: value.components.array)
            let (red, green, blue) = color.srgb
            return [red, green, blue, color.alpha][component]
        }
        let times = (0...37).map { end * Double($0) / 37 }
        var travel = 0.0
        for index in 0..<property.value(at: 0).components.count where property.base.form.canonical != .color {
            let column = times.map { property.value(at: $0).components[index] }
            travel = max(travel, (column.max() ?? 0) - (column.min() ?? 0))
        }
        let isHue = property.base.form.canonical == .color && component < 3
        if property.base.form.canonical == .color { travel = 1 }
        for time in times {
            // On a step, and within rounding of one, either side is right.
            if abs(wanted(time - 1e-3) - wanted(time + 1e-3)) > 0.3 * travel { continue }
            if abs(wanted(time - 1e-9) - wanted(time + 1e-9)) > 1e-4 * travel { continue }
            // A colour counts as far as it can be seen: its product with an opacity that is as near.
            let seen =
                isHue
                ? min(max(Color(premultiplied: property.value(at: time).components.array).alpha, 0), 1) : 1
            let difference = abs(value(at: time) - wanted(time)) * seen
            let share = isHue && seen < 1 ? 2.2 * allowed : 1.2 * allowed
            #expect(
                difference <= share * travel + absolute + 1e-6 * max(travel, 1), "\(what) at \(time)")
        }
    }
}
