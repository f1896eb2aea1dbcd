package import MotionModel

extension Spec.Timing {
    /// The timing in seconds, for what it moves.
    ///
    /// A duration that depends on the travel, and a spring that starts with a velocity in the property's own
    /// unit, become definite here.
    package func resolved(for animation: Spec.Animation, from start: Int, to end: Int) -> Timing {
        let (first, last) = (animation.values[start], animation.values[end])
        let curve = curve.starting(at: animation.relativeVelocity(from: first, to: last))
        let oneWay = curve.naturalDuration ?? seconds(from: first, to: last)
        let wayBack: Timing.WayBack =
            if !autoreverses {
                .none
            } else if let reverseCurve {
                .along(reverseCurve, duration: reverseCurve.naturalDuration ?? oneWay)
            } else {
                .mirrored
            }
        return Timing(
            delay: delay, endDelay: endDelay, duration: oneWay, curve: curve,
            iterations: iterations(oneWay: oneWay, wayBack: wayBack), iterationStart: iterationStart,
            direction: direction, wayBack: wayBack, speed: speed)
    }

    private func seconds(from start: Operand, to end: Operand) -> Double {
        switch duration {
        case .seconds(let seconds): return seconds
        case .travel(let minimum, let maximum, let perUnit):
            guard let start = start.constant, let end = end.constant else {
                preconditionFailure("a duration by travel needs a travel that is known")
            }
            return Swift.min(minimum + perUnit * start.distance(to: end), maximum)
        }
    }

    /// The number of plays; a repetition by time ends mid-play when the time isn't a multiple of one.
    private func iterations(oneWay: Double, wayBack: Timing.WayBack) -> Double {
        switch repetition {
        case .iterations(let count):
            return count
        case .seconds(let seconds):
            let iteration = Timing(duration: oneWay, curve: curve, wayBack: wayBack, speed: speed)
                .iterationDuration
            // A play that takes no time is over at once, however long it is to be repeated.
            return iteration > 0 ? seconds / iteration : 1
        }
    }
}

extension Curve {
    /// The curve released at another velocity, in whole travels per second; curves that aren't springs, and all
    /// without a velocity, stay as they are.
    fileprivate func starting(at velocity: Double?) -> Curve {
        guard let velocity, case .spring(let spring) = self else { return self }
        do throws(SpringError) {
            return .spring(
                try SpringCurve(
                    spring.spring, initialVelocity: velocity, tolerance: spring.tolerance,
                    clamp: spring.clamp,
                    stopsAtTarget: spring.stopsAtTarget))
        } catch {
            preconditionFailure("a valid spec's velocities leave its springs settling")
        }
    }
}
