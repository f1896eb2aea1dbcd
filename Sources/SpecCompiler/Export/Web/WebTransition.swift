import MotionModel

/// How something goes from one value to another: what `transition` says behind the name of a property.
struct WebTransition: Hashable, Sendable {
    /// The delay in seconds; negative if it begins part-way in.
    let delay: Double
    /// The duration in seconds.
    let duration: Double
    /// The share of the way over the share of the duration.
    let curve: Curve
    /// The easing in the syntax of CSS.
    let easing: String
    /// The largest distance of that easing from the curve, as a share of the way.
    let error: Double

    /// - Parameter tolerance: The largest distance of the easing from the curve allowed, as a share of the way.
    init(delay: Double, duration: Double, curve: Curve, tolerance: Double) {
        self.delay = (delay * 1e9).rounded() / 1e9 + 0
        self.duration = Self.shortened(duration, curve, within: tolerance / 10)
        self.curve = curve
        do throws(CurveConversion.Failure) {
            let conversion = try CurveConversion(of: curve, to: .css, tolerance: tolerance * 0.9)
            (easing, error) = (conversion.text, conversion.maxError)
        } catch {
            preconditionFailure("every curve is an easing of CSS")
        }
    }

    /// Whether something is seen of it: otherwise the value changes at once, as without it.
    var takesTime: Bool { duration + delay > 0 }

    /// Whether its easing is a list of points, which older browsers don't know.
    var isLinearPoints: Bool { easing.utf8.starts(with: "linear(".utf8) }

    /// The share of the way at a time.
    ///
    /// - Parameters:
    ///   - time: Seconds since the value was set.
    ///   - share: The share of the duration that a browser takes: less than 1 for what turns back on its way.
    func progress(at time: Double, shortenedTo share: Double = 1) -> Double {
        let begin = delay < 0 ? delay * share : delay
        let length = duration * share
        if time < begin { return 0 }
        if time >= begin + length { return 1 }
        return curve.progress(at: (time - begin) / length)
    }

    /// The duration with as few decimals as stay near enough, three at least.
    private static func shortened(_ duration: Double, _ curve: Curve, within budget: Double) -> Double {
        var scale = 1000.0
        while scale < 1e10 {
            let rounded = (duration * scale).rounded() / scale
            if rounded > 0 || duration == 0 {
                let strays = (0...64).map { step in
                    let time = duration * Double(step) / 64
                    let shown = duration > 0 ? curve.progress(at: min(time / rounded, 1)) : 1
                    return (shown - curve.progress(at: Double(step) / 64)).magnitude
                }
                let isSame = (rounded - duration).magnitude <= 1e-12
                if isSame || strays.allSatisfy({ $0 <= budget }) { return rounded }
            }
            scale *= 10
        }
        return duration
    }
}
