import MotionModel

/// The names of a chart's markers, each beside its line, in as many rows as they need.
struct MarkerLabels {
    private static let size = 10.0
    private static let rowHeight = 12.0
    /// The distance of a name from its line.
    private static let gap = 3.0
    /// The least distance between two names.
    private static let space = 6.0

    private struct Label {
        /// The place of the marker.
        let x: Double
        let name: String
        /// Whether the name stands at the left of the line.
        let isBefore: Bool
        /// The row, counted from the top.
        let row: Int
    }

    private let labels: [Label]
    private let rows: Int

    /// Places the names of markers.
    ///
    /// A name stands behind its line if there is room for it, else before it. One for which there is no room on either side is cut.
    ///
    /// - Parameters:
    ///   - markers: The places of the markers, and their names.
    ///   - start: Where the names may begin.
    ///   - end: Where they must end.
    init(_ markers: [(x: Double, name: String)], from start: Double, to end: Double) {
        var labels: [Label] = []
        // What is taken of each row.
        var taken: [[ClosedRange<Double>]] = []
        func isBefore(_ marker: (x: Double, name: String)) -> Bool {
            let behind = end - marker.x - Self.gap
            return PlotText.width(marker.name, size: Self.size) > behind && marker.x - start > end - marker.x
        }
        let ordered = markers.ordered { $0.x < $1.x }
        let before = ordered.filter { isBefore($0) }
        // A line goes down to the bars, so each name stands below those that reach over its line.
        for (x, name) in before.reversed() + ordered.filter({ !isBefore($0) }) {
            let isBefore = isBefore((x, name))
            let room = (isBefore ? x - start : end - x) - Self.gap
            let shown = PlotText.cut(name, to: room, size: Self.size)
            let reach = PlotText.width(shown, size: Self.size) + Self.gap + Self.space
            let place = isBefore ? x - reach...x : x...x + reach
            let row = taken.lastIndex { $0.contains { $0.overlaps(place) } }.map { $0 + 1 } ?? 0
            if row == taken.count { taken.append([]) }
            taken[row].append(place)
            labels.append(Label(x: x, name: shown, isBefore: isBefore, row: row))
        }
        self.labels = labels
        rows = taken.count
    }

    /// The height of all rows.
    var height: Double { Double(rows) * Self.rowHeight }

    /// Draws the names in rows below `top`, and their lines down to `bottom`.
    func draw(in svg: inout SVGText, top: Double, bottom: Double) {
        for label in labels {
            let y = top + Double(label.row + 1) * Self.rowHeight - 4
            svg.rule("marker", label.x, y - 8, label.x, bottom)
            let x = label.isBefore ? label.x - Self.gap : label.x + Self.gap
            svg.words("tick", x, y, label.name, anchor: label.isBefore ? "end" : "start")
        }
    }
}
