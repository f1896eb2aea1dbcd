import Foundation
import Testing

/// Evaluates the form for the player on the web, from its documentation: the numbers of tracks whose keys are numbers
/// and whose curves are what a timeline alone shows.
struct PlayerModel {
    let file: [String: Any]

    init(_ text: String) throws {
        file = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    func rows(_ name: String) -> [Any] { file[name] as? [Any] ?? [] }

    /// The timeline of a variant.
    func timeline(_ variant: String) -> [String: Any]? {
        let row = rows("variants").compactMap { $0 as? [String: Any] }.first {
            $0["name"] as? String == variant
        }
        return (row?["timeline"] as? Int).flatMap { rows("timelines")[$0] as? [String: Any] }
    }

    /// The only track of a property in a timeline, if it has plain numbers for keys.
    func track(_ path: String, in timeline: [String: Any]) -> [String: Any]? {
        let tracks = (timeline["tracks"] as? [Int] ?? []).compactMap { rows("tracks")[$0] as? [String: Any] }
        let own = tracks.filter { track in
            let property = rows("properties")[track["property"] as? Int ?? 0] as? [Any]
            return property?[0] as? String == path
        }
        guard own.count == 1, own[0]["type"] == nil, own[0]["weight"] == nil else { return nil }
        return own[0]["keys"] is [[Double]] ? own[0] : nil
    }

    /// The numbers of a track at a time.
    func value(of track: [String: Any], at time: Double) -> [Double] {
        let keys = track["keys"] as? [[Double]] ?? []
        let segments = (track["segments"] as? [[Double]] ?? [])
        var time = (track["mirror"] as? Double).map { $0 - time } ?? time
        var slack = 0.0
        if let loop = track["loop"] as? [Any], let start = loop[0] as? Double, let period = loop[1] as? Double
        {
            let end = start + period * (loop[2] as? Double ?? .infinity)
            if time > start {
                let inside = (min(time, end) - start).truncatingRemainder(dividingBy: period)
                // What would begin where it ends doesn't.
                if time >= end { slack = 1e-9 * period }
                time = start + (time >= end && inside < slack ? period : inside)
            }
        }
        let segment = segments.last { $0[0] <= time - slack } ?? segments[0]
        let isOver = time >= segment[1] - slack
        let share = isOver ? 1 : max((time - segment[0]) / (segment[1] - segment[0]), 0)
        let (first, last) = segment.count > 5 ? (segment[5], segment[6]) : (0, 1)
        let isForward = first <= last
        // Held before its start, a jump there hasn't happened; held behind its end, one there has.
        let isBefore = time < segment[0] ? isForward : isOver ? !isForward : false
        let input = time < segment[0] ? first : first + (last - first) * share
        let output = progress(rows("curves")[Int(segment[4])] as? [Any] ?? [], input, isBefore)
        return zip(keys[Int(segment[2])], keys[Int(segment[3])]).map { $0 + ($1 - $0) * output }
    }

    private func progress(_ curve: [Any], _ x: Double, _ isBefore: Bool) -> Double {
        let numbers = curve.dropFirst().compactMap { $0 as? Double }
        switch curve[0] as? String {
        case "spring": return spring(numbers, x)
        case "settling": return x >= 1 ? 1 : 1 - Foundation.exp(-numbers[0] * x)
        case "arriving":
            return numbers[0] == 0
                ? x : (1 - Foundation.exp(-numbers[0] * x)) / (1 - Foundation.exp(-numbers[0]))
        case "pieces": return piece(curve.dropFirst(2).compactMap { $0 as? [Double] }, x, isBefore)
        default: return x
        }
    }

    private func piece(_ rows: [[Double]], _ x: Double, _ isBefore: Bool) -> Double {
        let row =
            rows.first { isBefore ? $0[$0.count - 2] >= x : $0[$0.count - 2] > x } ?? rows[rows.count - 1]
        let (start, end) = (row[0], row[row.count - 2])
        if x >= end { return row[row.count - 1] }
        let points = stride(from: 0, to: row.count, by: 2).map { (row[$0], row[$0 + 1]) }
        // By de Casteljau, and halving until the input is met.
        func at(_ t: Double) -> (Double, Double) {
            var level = points
            while level.count > 1 {
                level = zip(level, level.dropFirst()).map {
                    ($0.0 + ($1.0 - $0.0) * t, $0.1 + ($1.1 - $0.1) * t)
                }
            }
            return level[0]
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 where start < end {
            let middle = (low + high) / 2
            if at(middle).0 < x { low = middle } else { high = middle }
        }
        return at(low).1
    }

    /// By small steps of its differential equation, of the fourth order.
    private func spring(_ numbers: [Double], _ x: Double) -> Double {
        if x >= 1 { return 1 }
        let (decay, square, duration) = (numbers[0], numbers[1], numbers[3])
        var (place, velocity) = (-1.0, numbers[2])
        let step = x * duration / 2000
        func pull(_ place: Double, _ velocity: Double) -> Double { -square * place - 2 * decay * velocity }
        for _ in 0..<2000 {
            let (a, b) = (velocity, pull(place, velocity))
            let (c, d) = (velocity + step / 2 * b, pull(place + step / 2 * a, velocity + step / 2 * b))
            let (e, f) = (velocity + step / 2 * d, pull(place + step / 2 * c, velocity + step / 2 * d))
            let (g, h) = (velocity + step * f, pull(place + step * e, velocity + step * f))
            place += step / 6 * (a + 2 * c + 2 * e + g)
            velocity += step / 6 * (b + 2 * d + 2 * f + h)
        }
        let limits =
            numbers.count > 4 ? numbers[4]...max(numbers[4], numbers.count > 5 ? numbers[5] : .infinity) : nil
        return limits.map { min(max(1 + place, $0.lowerBound), $0.upperBound) } ?? 1 + place
    }
}
