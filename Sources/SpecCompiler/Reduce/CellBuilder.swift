import MotionModel

/// Divides a smooth interval of a curve into cells, all of one width together, until each is exact enough.
///
/// A part that can't be proved smooth is halved until its range is small. That ends soon at a single place, such as a
/// vertical tangent. Over a whole interval, because an enclosure can't tell that `min(2p, p + p)` has no corner, the
/// number of cells would grow as the tolerance shrinks: there halving ends at ``mostUnproven`` cells, and the reduction
/// states the larger error. An interval whose parts all have its own range, as where the inside of a chain rounds to
/// the input at which its outside jumps, becomes one cell.
struct CellBuilder {
    let curve: Curve
    /// The largest error of a smooth cell.
    let smooth: Double
    /// The largest range of a cell that isn't proved smooth.
    let steep: Double
    /// The inputs at the two ends of the interval.
    let first, last: Double
    /// The largest number of parts that are enclosed.
    let limit: Int

    /// The distance from an end of the interval within which a one-sided limit may be evaluated beyond it.
    private static let edgeWidth = 2 * ExpressionCurve.switchWidth
    /// The largest number of cells of one width that aren't proved smooth.
    static let mostUnproven = 8192
    /// The number of consecutive unproved parts that are examined as one.
    private static let run = 64

    /// A part yet to be judged: the curve's values and slopes at its ends.
    private struct Part {
        let start, y0, slope0: Double
        let end, y3, slope3: Double

        var middle: Double { start + (end - start) / 2 }
        /// Whether no number lies between its ends.
        var isIndivisible: Bool { middle <= start || middle >= end }
    }

    private enum Verdict {
        case cell(CurveModel.Cell)
        case tooWide
        case unproven(range: Double)
    }

    /// The cells, in order, and the number of parts that were enclosed.
    var cells: (cells: [CurveModel.Cell], enclosures: Int) {
        var cells: [CurveModel.Cell] = []
        var parts = [
            Part(
                start: first, y0: curve.limit(at: first, from: .above),
                slope0: curve.velocity(at: first, from: .above), end: last,
                y3: curve.limit(at: last, from: .below), slope3: curve.velocity(at: last, from: .below))
        ]
        var left = limit
        while !parts.isEmpty {
            // When the limit of work is reached, the remaining parts are kept with the errors they have.
            if parts.count > left, parts.count > 1 {
                cells += parts.map { ranging($0) }
                break
            }
            left -= parts.count
            var wide: [Part] = []
            var unproven: [(part: Part, range: Double)] = []
            for part in parts {
                switch verdict(part) {
                case .cell(let cell): cells.append(cell)
                case .tooWide: wide.append(part)
                case .unproven(let range): unproven.append((part, range))
                }
            }
            if unproven.count >= Self.run { unproven = joining(unproven, to: &cells) }
            if unproven.count > Self.mostUnproven {
                cells += unproven.map { straight($0.part, bound: $0.range) }
            } else {
                wide += unproven.map { $0.part }
            }
            parts = wide.flatMap { halves($0) }
        }
        return (cells.ordered { $0.start < $1.start }, limit - left)
    }

    private func verdict(_ part: Part) -> Verdict {
        let width = part.end - part.start
        let jet = curve.jet(over: Enclosure(part.start, part.end))
        let square = width * width
        let bound = square * square * jet.c4.magnitude / 16
        if bound <= smooth, part.slope0.isFinite, part.slope3.isFinite {
            let cell = CurveModel.Cell(
                start: part.start, end: part.end, y0: part.y0, y1: part.y0 + width * part.slope0 / 3,
                y2: part.y3 - width * part.slope3 / 3, y3: part.y3, bound: bound)
            let isOuter = part.start == first || part.end == last
            if !isOuter || follows(cell) { return .cell(cell) }
        }
        let range = jet.c0.hull(Enclosure(part.y0, part.y3)).width
        if let edge = edge(of: part) { return .cell(edge) }
        if part.isIndivisible { return .cell(straight(part, bound: (part.y3 - part.y0).magnitude)) }
        if range <= steep { return .cell(straight(part, bound: range)) }
        if bound.isFinite { return .tooWide }
        // The distance from the chord is bounded by the range of the slope, corners or not.
        let bend = width * jet.c1.width / 4
        return bend <= smooth ? .cell(straight(part, bound: bend)) : .unproven(range: range)
    }

    /// A cell so close to an end of the interval that rounding may have evaluated it beyond: it has the value of that
    /// end, and its error is the change of the curve over that distance.
    private func edge(of part: Part) -> CurveModel.Cell? {
        let value: Double
        let inner: Double
        if part.end <= first + Self.edgeWidth {
            value = curve.limit(at: first, from: .above)
            inner = curve.limit(at: first + Self.edgeWidth, from: .above)
        } else if part.start >= last - Self.edgeWidth {
            value = curve.limit(at: last, from: .below)
            inner = curve.limit(at: last - Self.edgeWidth, from: .below)
        } else {
            return nil
        }
        return CurveModel.Cell(
            start: part.start, end: part.end, y0: value, y1: value, y2: value, y3: value,
            bound: (inner - value).magnitude)
    }

    /// A part as one cell, whatever its range.
    private func ranging(_ part: Part) -> CurveModel.Cell {
        let jet = curve.jet(over: Enclosure(part.start, part.end))
        return straight(part, bound: jet.c0.hull(Enclosure(part.y0, part.y3)).width)
    }

    /// Turns parts that halving hasn't improved into cells, and returns the remaining unproved parts.
    private func joining(
        _ parts: [(part: Part, range: Double)], to cells: inout [CurveModel.Cell]
    ) -> [(part: Part, range: Double)] {
        let parts = parts.ordered { $0.part.start < $1.part.start }
        var left: [(part: Part, range: Double)] = []
        var first = 0
        while first < parts.count {
            var end = first + 1
            while end < parts.count, parts[end].part.start == parts[end - 1].part.end { end += 1 }
            let run = parts[first..<end]
            if let cell = joined(run) { cells.append(cell) } else { left += run }
            first = end
        }
        return left
    }

    /// Adjacent parts as one cell, if their common range equals that of one of them.
    private func joined(_ run: ArraySlice<(part: Part, range: Double)>) -> CurveModel.Cell? {
        guard run.count >= Self.run, let first = run.first?.part, let last = run.last?.part else {
            return nil
        }
        let whole = Part(
            start: first.start, y0: first.y0, slope0: first.slope0, end: last.end, y3: last.y3,
            slope3: last.slope3)
        let jet = curve.jet(over: Enclosure(whole.start, whole.end))
        let range = jet.c0.hull(Enclosure(whole.y0, whole.y3)).width
        return range <= 2 * run.reduce(0) { max($0, $1.range) } ? straight(whole, bound: range) : nil
    }

    private func straight(_ part: Part, bound: Double) -> CurveModel.Cell {
        let third = (part.y3 - part.y0) / 3
        return CurveModel.Cell(
            start: part.start, end: part.end, y0: part.y0, y1: part.y0 + third, y2: part.y3 - third,
            y3: part.y3, bound: bound)
    }

    /// The halves of a part. An unknown corner is found by halving: its two sides differ.
    private func halves(_ part: Part) -> [Part] {
        let middle = part.middle
        return [
            Part(
                start: part.start, y0: part.y0, slope0: part.slope0, end: middle,
                y3: curve.limit(at: middle, from: .below), slope3: curve.velocity(at: middle, from: .below)),
            Part(
                start: middle, y0: curve.limit(at: middle, from: .above),
                slope0: curve.velocity(at: middle, from: .above), end: part.end, y3: part.y3,
                slope3: part.slope3),
        ]
    }

    /// Whether the slopes at the cell's ends are those inside.
    ///
    /// At a corner moved by rounding, a one-sided slope can be that of the other side. Two wrong slopes can't be right
    /// at both quarters of the cell.
    private func follows(_ cell: CurveModel.Cell) -> Bool {
        for t in [0.25, 0.75] {
            let distance = cell.value(at: t) - curve.progress(at: cell.start + t * cell.width)
            if !(distance.magnitude <= 2 * cell.bound + 1e-12) { return false }
        }
        return true
    }
}
