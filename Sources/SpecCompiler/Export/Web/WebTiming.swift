import MotionModel

/// A timing of a variant as custom properties, for a page's own transitions: `--calendar-chip-expand-chip-height`.
struct WebTiming: Hashable, Sendable {
    /// The prefix of the names of its custom properties, with two hyphens.
    let name: String
    /// The duration of one direction in seconds.
    let duration: Double
    /// The delay in seconds.
    let delay: Double
    /// The curve if every browser supports that easing, otherwise the nearest `cubic-bezier()`.
    let easing: String
    /// The error of that easing, as a share of the travel.
    let error: Double
    /// The curve as `linear()`; `nil` if the easing is exact.
    let linear: String?

    /// - Parameter tolerance: The largest error of `linear()` allowed, as a share of the travel.
    init(_ name: String, _ timing: Timing, tolerance: Double) {
        self.name = name
        duration = timing.duration / timing.speed
        delay = timing.delay
        if let exact = timing.curve.cssText {
            (easing, error, linear) = (exact, 0, nil)
        } else {
            let fit = CurveFit.bezier(timing.curve)
            guard case .bezier(let bezier) = fit.shape else { preconditionFailure("a Bézier was asked for") }
            (easing, error) = (bezier.cssText, fit.maxResidual)
            do throws(CurveConversion.Failure) {
                linear = try CurveConversion(of: timing.curve, to: .css, tolerance: tolerance).text
            } catch {
                preconditionFailure("every curve is a CSS easing")
            }
        }
    }

    /// The timings of all variants that a source writes; none of motion trees, in which timings have no names.
    ///
    /// - Parameter names: The names of the motion.
    static func all(of source: ExportSource, names: WebNames) -> [WebTiming] {
        var names = names
        let tolerance: Double
        switch source.options.sampling {
        case .tolerance(let asked): tolerance = asked
        case .framesPerSecond: tolerance = 0.001
        }
        var result: [WebTiming] = []
        for variant in source.motion.variants {
            for shared in source.spec.sharedTimings(ofVariant: variant.name) where shared.timing.duration > 0
            {
                let words = [variant.name, shared.name]
                let name = names.name(words, of: "timing " + words.joined(separator: " "), prefix: "--")
                result.append(WebTiming(name, shared.timing, tolerance: tolerance))
            }
        }
        return result
    }
}
