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

    /// The second of a frame.
    func callAsFunction(_ frame: Double) -> Double {
        // Whole microseconds where frames are no thirds of a millisecond: 0.15, not 0.15000000000000002.
        let second = scale * frame + offset
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
