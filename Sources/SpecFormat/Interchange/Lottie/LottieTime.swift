/// The time of a layer: `seconds of the whole animation = scale · frames of the layer + offset`.
struct LottieTime {
    let scale: Double
    let offset: Double

    /// The time of the layers of a composition that begins with the whole animation.
    ///
    /// - Parameters:
    ///   - first: The first frame that is shown.
    ///   - rate: Frames a second, greater than 0.
    init(first: Double, rate: Double) {
        scale = 1 / rate
        offset = -first / rate
    }

    private init(scale: Double, offset: Double) {
        self.scale = scale
        self.offset = offset
    }

    /// What stands for all times that no spec can have.
    private static let beyond = 2 * Limits.time

    /// Whether a time is one that a spec can have.
    static func isPossible(_ second: Double) -> Bool { second.magnitude <= Limits.time }

    /// The second of a frame; a finite one, but an impossible one of frames without end.
    func callAsFunction(_ frame: Double) -> Double {
        let exact = scale * frame + offset
        guard Self.isPossible(exact) else { return exact < 0 ? -Self.beyond : Self.beyond }
        return Self.rounded(exact)
    }

    private static func rounded(_ second: Double) -> Double {
        // Whole microseconds where frames are no thirds of a millisecond: 0.15, not 0.15000000000000002.
        let short = (second * 1e6).rounded() / 1e6
        return (short - second).magnitude < 1e-12 ? short : second
    }

    /// The time inside a layer that begins at a frame and is stretched.
    func shifted(by frames: Double, stretched factor: Double) -> LottieTime {
        LottieTime(scale: scale * factor, offset: scale * frames + offset)
    }

    /// The time inside a layer whose own time goes straight from one of its seconds to another between two frames.
    func remapped(_ frames: (Double, Double), to seconds: (Double, Double), rate: Double) -> LottieTime {
        // Frame `seconds · rate` of the inside is shown at a frame of this time.
        let factor = (frames.1 - frames.0) / ((seconds.1 - seconds.0) * rate)
        return shifted(by: frames.0 - seconds.0 * rate * factor, stretched: factor)
    }
}
