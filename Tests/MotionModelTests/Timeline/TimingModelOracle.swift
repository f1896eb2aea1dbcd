import MotionModel

/// The Web Animations timing model, step by step as the standard writes it down: local time → active time →
/// overall progress → iteration progress → directed progress → curve. Knows nothing of segments and loops.
struct TimingModelOracle {
    let timing: Timing

    private var there: Double { timing.duration / timing.speed }

    private var back: Double {
        switch timing.wayBack {
        case .none: 0
        case .mirrored: there
        case .along(_, let duration): duration / timing.speed
        }
    }

    private var iteration: Double { there + back }

    private var fullActive: Double {
        iteration == 0 || timing.iterations == 0 ? 0 : iteration * timing.iterations
    }

    /// Where the value is: 0 at `from`, 1 at `to`.
    func progress(at local: Double) -> Double {
        let end = max(0, timing.delay + fullActive + timing.endDelay)
        let beforeActive = timing.delay
        let activeAfter = max(timing.delay, min(timing.delay + fullActive, end))
        let isBefore = local < beforeActive
        let isAfter = !isBefore && local >= activeAfter
        let activeTime = isBefore ? 0 : min(local, activeAfter) - timing.delay

        var overall: Double
        if iteration == 0 {
            overall = isBefore ? 0 : timing.iterations
        } else {
            overall = activeTime / iteration
        }
        overall += timing.iterationStart

        var simple =
            overall.isInfinite
            ? timing.iterationStart.truncatingRemainder(dividingBy: 1)
            : overall.truncatingRemainder(dividingBy: 1)
        if simple == 0, !isBefore, activeTime == fullActive, timing.iterations != 0,
            isAfter || activeTime == fullActive
        {
            simple = 1
        }
        let current: Double
        if isAfter && timing.iterations.isInfinite {
            current = .infinity
        } else {
            current = simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
        }
        let isReversed: Bool
        switch timing.direction {
        case .normal: isReversed = false
        case .reverse: isReversed = true
        case .alternate, .alternateReverse:
            let odd = current.isFinite && current.truncatingRemainder(dividingBy: 2) == 1
            isReversed = odd != (timing.direction == .alternateReverse)
        }
        let directed = isReversed ? 1 - simple : simple
        return eased(directed, before: (isBefore && !isReversed) || (isAfter && isReversed))
    }

    /// The curve, and what an iteration that returns makes of it.
    private func eased(_ directed: Double, before: Bool) -> Double {
        switch timing.wayBack {
        case .none:
            return timing.curve.progress(at: directed, before: before)
        case .mirrored:
            let seconds = directed * iteration
            return seconds < there || iteration == 0
                ? timing.curve.progress(at: iteration == 0 ? 0 : seconds / there, before: before)
                : timing.curve.progress(at: (iteration - seconds) / there, before: before)
        case .along(let curve, _):
            let seconds = directed * iteration
            return seconds < there || iteration == 0
                ? timing.curve.progress(at: iteration == 0 ? 0 : seconds / there, before: before)
                : 1 - curve.progress(at: (seconds - there) / back, before: before)
        }
    }
}
