/// The fewest pieces that follow a smooth interval within a tolerance, by always taking the longest.
///
/// A piece that follows the curve over an interval also follows it over each shorter one, up to the change of
/// its end value by less than the tolerance. Where that is so, no division into pieces can have its n-th end
/// beyond that of the greedy one (by induction: the greedy n-th piece starts no earlier and reaches at least as
/// far), so none has fewer. The longest piece is found by bracketing: the error grows as the fourth power of
/// a cubic's length and the second of a line's, which makes the next guess.
struct GreedyReduction {
    let model: CurveModel
    let isLinear: Bool
    /// The first and the last output, which the pieces meet exactly.
    let first, last: Double

    private var start: Double { model.cells[0].start }
    private var end: Double { model.cells[model.cells.count - 1].end }

    /// The pieces, or nil when more than `limit` would be needed.
    func pieces(tolerance: Double, limit: Int = .max) -> [PieceFit]? {
        var result: [PieceFit] = []
        var (x, y) = (start, first)
        var guess: Double?
        var wall = 0
        while x < end {
            guard result.count < limit else { return nil }
            wall = self.wall(from: max(wall, model.cell(at: x)), tolerance)
            let reachable = wall < model.cells.count ? model.cells[wall].start : end
            let next =
                x < reachable
                ? longest(from: x, y, to: reachable, tolerance: tolerance, guess: guess)
                : ownCell(from: x, y)
            result.append(next)
            guess = next.piece.end - x
            (x, y) = (next.piece.end, next.piece.y3)
        }
        return withoutRemnant(result, tolerance: tolerance)
    }

    /// The pieces, with a last line that is no remnant: what the longest lines leave over may be so short that it only steps from beside
    /// the curve to its end. The last two lines then meet on the curve, further from the end, if both still fit.
    private func withoutRemnant(_ pieces: [PieceFit], tolerance: Double) -> [PieceFit] {
        guard isLinear, pieces.count > 1 else { return pieces }
        let (before, rest) = (pieces[pieces.count - 2].piece, pieces[pieces.count - 1].piece)
        guard rest.end - rest.start < before.end - before.start else { return pieces }
        for share in [0.5, 0.625, 0.75, 0.875] {
            let middle = before.start + (end - before.start) * share
            let y = model.value(at: middle)
            let one = PieceFit.line(model, from: before.start, before.y0, to: middle, y)
            let other = PieceFit.line(model, from: middle, y, to: end, last)
            if one.bound <= allowed(before.start, middle, tolerance),
                other.bound <= allowed(middle, end, tolerance)
            {
                return pieces.dropLast(2) + [one, other]
            }
        }
        return pieces
    }

    /// Pieces within a tolerance or, if the limit of work is exceeded, within a larger one for which they are few
    /// enough.
    ///
    /// A model less exact than the tolerance would need a piece for each of its cells: the bounds of the cells then
    /// dominate.
    func limited(tolerance: Double) -> [PieceFit] {
        var tolerance = tolerance
        if model.cells.count > WorkLimit.pieces {
            let inexact = model.cells.reduce(0) { count, cell in cell.bound > tolerance ? count + 1 : count }
            if inexact > WorkLimit.pieces / 8 {
                tolerance = model.cells.reduce(tolerance) { max($0, 2 * $1.bound) }
            }
        }
        while tolerance.isFinite {
            if let pieces = pieces(tolerance: tolerance, limit: WorkLimit.pieces) {
                return equalised(pieces, tolerance: tolerance)
            }
            tolerance *= 4
        }
        return [ownLine]
    }

    /// The whole interval as one line.
    private var ownLine: PieceFit { PieceFit.line(model, from: start, first, to: end, last) }

    /// As few pieces as `tolerance` needs, with errors as even as a few trials make them.
    private func equalised(_ pieces: [PieceFit], tolerance: Double) -> [PieceFit] {
        var best = pieces
        guard best.count > 1, best.count <= 64 else { return best }
        // The error of the fixed ends can't be evened out.
        let fixed = max(
            (first - model.cells[0].y0).magnitude, (last - model.cells[model.cells.count - 1].y3).magnitude)
        var (low, high) = (fixed, tolerance)
        for _ in 0..<4 where low < 0.9 * high {
            let trial = (low + high) / 2
            if let even = self.pieces(tolerance: trial, limit: best.count), even.count <= best.count {
                best = even
                high = trial
            } else {
                low = trial
            }
        }
        return best
    }

    private func fit(from x: Double, _ y: Double, to end: Double) -> PieceFit {
        if end == self.end {
            return isLinear
                ? PieceFit.line(model, from: x, y, to: end, last)
                : expressible(.cubic(model, from: x, y, to: end, last))
        }
        return isLinear
            ? PieceFit.line(model, from: x, y, to: end)
            : expressible(.cubic(model, from: x, y, to: end, model.value(at: end)))
    }

    /// A piece whose ends are nearly equal can't express its handles as shares of the travel: it is replaced by a
    /// straight one.
    private func expressible(_ fit: PieceFit) -> PieceFit {
        let piece = fit.piece
        guard !piece.planeCubic.hasUsableTravel else { return fit }
        return PieceFit.line(model, from: piece.start, piece.y0, to: piece.end, piece.y3)
    }

    /// The next cell, from one on, whose own bound exceeds every piece's allowance: no fitting piece reaches into it.
    private func wall(from index: Int, _ tolerance: Double) -> Int {
        let most = allowed(start, end, tolerance)
        return model.cells[index...].firstIndex { $0.bound > most } ?? model.cells.count
    }

    /// The largest error of a piece allowed: the tolerance, or the error of a fixed end if that is larger.
    private func allowed(_ x: Double, _ end: Double, _ tolerance: Double) -> Double {
        var allowed = tolerance
        if x == start { allowed = max(allowed, (first - model.cells[0].y0).magnitude) }
        if end == self.end {
            allowed = max(allowed, (last - model.cells[model.cells.count - 1].y3).magnitude)
        }
        // A margin for rounding, for errors that equal the tolerance, such as that of a spring's last jump.
        return allowed * (1 + 1e-9)
    }

    /// The longest piece that fits and ends no later than at `end`.
    private func longest(from x: Double, _ y: Double, to end: Double, tolerance: Double, guess: Double?)
        -> PieceFit
    {
        var rough: Double?
        // An interval many pieces long needn't be tried as one.
        if (guess.map { x + 4 * $0 >= end }) ?? true {
            let whole = fit(from: x, y, to: end)
            if whole.bound <= allowed(x, end, tolerance) { return whole }
            rough = reach(from: x, to: end, error: whole.bound, tolerance: tolerance)
        }
        var best: PieceFit?
        var (low, high) = (x, end)
        var next = guess.map { x + $0 } ?? rough ?? (x + end) / 2
        for round in 0..<200 {
            let margin = (high - low) * 0.02
            next = min(max(next, low + margin), high - margin)
            guard next > low, next < high else { break }
            let trial = fit(from: x, y, to: next)
            if trial.bound <= allowed(x, next, tolerance) {
                (low, best) = (next, trial)
                if trial.bound >= 0.97 * tolerance { break }
            } else {
                high = next
            }
            if best != nil, round > 20 || high - low < 2e-3 * (low - x) { break }
            next = reach(from: x, to: next, error: trial.bound, tolerance: tolerance)
            // Far from the range of the power law, halving is certain to end.
            if best == nil, round > 6 { next = low + (high - low) / 2 }
        }
        // Not even the smallest piece fits: the curve is steeper here than numbers can resolve.
        return best ?? ownCell(from: x, y)
    }

    /// The rest of the cell that contains an input, as a line.
    private func ownCell(from x: Double, _ y: Double) -> PieceFit {
        let cell = model.cells[model.cell(at: x)]
        let stop = cell.end > x ? cell.end : end
        return PieceFit.line(model, from: x, y, to: stop, stop == end ? last : cell.y3)
    }

    private func reach(from x: Double, to end: Double, error: Double, tolerance: Double) -> Double {
        guard error > 0, error.isFinite else { return x + (end - x) * (error == 0 ? 2 : 0.5) }
        let root = (0.985 * tolerance / error).squareRoot()
        return x + (end - x) * min(isLinear ? root : root.squareRoot(), 4)
    }
}
