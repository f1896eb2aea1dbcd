import MotionModel
import SpecCompiler

/// A variant drawn with characters: for each property a bar of its time and a graph of its value, with lines of single
/// dots at the start and at the resting value, if there is one.
struct VariantDrawing {
    private static let columns = 60
    private static let rows = 6
    /// The distance of the dots in those lines.
    private static let guideStep = 4
    /// The number of periods that are drawn of an endless loop.
    private static let periods = 2.0

    private let name: String
    private let timeline: BoundTimeline
    private let duration: Double

    /// Creates a drawing of a variant.
    init(name: String, _ timeline: BoundTimeline) {
        self.name = name
        self.timeline = timeline
        var end = timeline.duration.isFinite ? timeline.duration : 0
        for bound in timeline.tracks {
            let track = bound.track
            if track.end.isFinite {
                end = Swift.max(end, track.end)
            } else if let loop = track.loop {
                end = Swift.max(end, loop.start + Self.periods * loop.period)
            }
        }
        duration = end > 0 ? end : 0.05
    }

    /// The drawing's lines.
    var text: String {
        let length = timeline.duration.isFinite ? "\(CurvePlot.short(timeline.duration)) s" : "for ever"
        var lines = ["\(name), \(length)"]
        for moving in timeline.properties {
            lines.append("")
            lines += graph(of: moving)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func graph(of moving: BoundProperty) -> [String] {
        var canvas = BrailleCanvas(columns: Self.columns, rows: Self.rows)
        let instants = moving.instants(until: duration, count: canvas.width - 1)
        let columns = instants.map { Int(($0 / duration * Double(canvas.width - 1)).rounded()) }
        let values = instants.map { components(of: moving, at: $0) }
        let (first, last) = (values[0], values[values.count - 1])
        var range = (low: Double.infinity, high: -Double.infinity)
        for value in values.joined() { range = (Swift.min(range.low, value), Swift.max(range.high, value)) }
        func row(_ value: Double) -> Int {
            let width = range.high - range.low
            let share = width > 0 ? (range.high - value) / width : 0.5
            return Int((share * Double(canvas.height - 1)).rounded())
        }
        let rests = moving.isEndless ? [] : last
        for rest in first + rests {
            for x in stride(from: 0, to: canvas.width, by: Self.guideStep) { canvas.set(x, row(rest)) }
        }
        for component in first.indices {
            var before: Int?
            for (x, value) in zip(columns, values) {
                let here = row(value[component])
                // Vertically connected to the previous dot, so that a steep line stays one.
                let from = before.map { $0 < here ? $0 + 1 : $0 > here ? $0 - 1 : here } ?? here
                for y in Swift.min(from, here)...Swift.max(from, here) { canvas.set(x, y) }
                before = here
            }
        }
        var labels = Array(repeating: "", count: Self.rows)
        for value in [range.low, range.high] + first.prefix(1) + rests.prefix(1) {
            labels[row(value) / 4] = CurvePlot.short(value, apart: range.high - range.low)
        }
        let width = labels.map { $0.count }.max() ?? 0
        func padded(_ label: String) -> String { String(repeating: " ", count: width - label.count) + label }
        var lines = ["\(moving.property.text)"]
        lines.append(padded("") + " " + bar(of: moving))
        for (label, line) in zip(labels, canvas.lines) { lines.append(padded(label) + " " + line) }
        let end = "\(CurvePlot.short(duration)) s"
        let gap = String(repeating: " ", count: Swift.max(1, Self.columns - 1 - end.count))
        lines.append(padded("") + " 0" + gap + end)
        return lines
    }

    /// The bar of the motion in time: delays light, motion full, the tail of a spring in between.
    private func bar(of moving: BoundProperty) -> String {
        var text = ""
        for column in 0..<Self.columns {
            let time = duration * (Double(column) + 0.5) / Double(Self.columns)
            let tracks = [moving.base] + moving.layers
            if tracks.allSatisfy({ time < $0.track.start }) {
                text += "░"
            } else if tracks.allSatisfy({ time >= $0.track.end }) {
                text += " "
            } else {
                text += tracks.contains { !$0.isInTail(at: time) } ? "█" : "▒"
            }
        }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// The numbers that are drawn for a value; if there are too many, its progress.
    private func components(of moving: BoundProperty, at time: Double) -> [Double] {
        let value = moving.value(at: time).asRead
        return value.components.count <= 4
            ? value.components.array : [moving.base.track.position(at: time).progress]
    }
}

extension BoundTrack {
    /// Whether it is a spring that already seems to have ended.
    fileprivate func isInTail(at time: Double) -> Bool {
        guard track.loop == nil, let last = track.played.segments.last, case .spring(let spring) = last.curve,
            spring.naturalDuration > 0
        else { return false }
        let share = Swift.min(spring.spring.perceptualDuration / spring.naturalDuration, 1)
        return time >= last.start + (last.end - last.start) * share
    }
}
