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
        // Zero iterations never begin: unlike in the standard, no step is taken when they would have ended.
        let isBefore =
            local < beforeActive || timing.iterations == 0 || fullActive > 0 && activeAfter == timing.delay
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
            let odd = current.truncatingRemainder(dividingBy: 2) == 1
            isReversed = current.isFinite && odd != (timing.direction == .alternateReverse)
        }
        let directed = isReversed ? 1 - simple : simple
        let seconds = directed * iteration
        // Between two ways: the one that comes, and after the end the one that was.
        let turn = isReversed != isAfter ? seconds <= there : seconds < there
        let isOnTheWayThere = iteration == 0 || turn || timing.wayBack == .none
        // The standard has no iterations that return. On a mirrored way back the curve's input falls while
        // progress grows, so the flag is the other one there.
        let rises = timing.wayBack == .mirrored && !isOnTheWayThere ? isReversed : !isReversed
        let flag = (isBefore && rises) || (isAfter && !rises)
        if isOnTheWayThere {
            let input = timing.wayBack == .none ? directed : iteration == 0 ? 0 : seconds / there
            return timing.curve.progress(at: input, before: flag)
        }
        if case .along(let curve, _) = timing.wayBack {
            return 1 - curve.progress(at: (seconds - there) / back, before: flag)
        }
        return timing.curve.progress(at: (iteration - seconds) / there, before: flag)
    }
}
