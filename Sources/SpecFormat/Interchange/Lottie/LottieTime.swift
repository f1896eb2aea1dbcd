/// The time of a layer: `seconds of the whole animation = scale · frames of the layer + offset`, in a window beside which it stands.
struct LottieTime {
    /// Seconds for a frame; below 0 for what plays backwards.
    let scale: Double
    let offset: Double
    /// The seconds of the whole animation between which the layer's time goes on.
    let window: ClosedRange<Double>

    /// Whether later frames of the layer are shown earlier.
    var isReversed: Bool { scale < 0 }

    /// The time of the layers of a composition that begins with the whole animation.
    ///
    /// - Parameters:
    ///   - first: The first frame that is shown.
    ///   - rate: Frames a second, greater than 0.
    init(first: Double, rate: Double) {
        self.init(scale: 1 / rate, offset: -first / rate, window: Self.always)
    }

    private init(scale: Double, offset: Double, window: ClosedRange<Double>) {
        self.scale = scale
        self.offset = offset
        self.window = window
    }

    /// The window of a time that never stands.
    static let always = -Double.infinity...Double.infinity

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
        LottieTime(scale: scale * factor, offset: scale * frames + offset, window: window)
    }

    /// The time inside a layer whose own time goes along a line, and stands before and after it.
    func remapped(_ remap: LottieRemap, rate: Double) -> LottieTime {
        // Frame `seconds · rate` of the inside is shown at a frame of this time.
        let length = remap.frames.upperBound - remap.frames.lowerBound
        let factor = length / ((remap.last - remap.first) * rate)
        let inside = shifted(
            by: remap.frames.lowerBound - remap.first * rate * factor, stretched: factor)
        let (one, other) = (self(remap.frames.lowerBound), self(remap.frames.upperBound))
        // Where this time stands beside the line, what is inside stands at the nearer end of it.
        return LottieTime(
            scale: inside.scale, offset: inside.offset,
            window: window.clamped(to: Swift.min(one, other)...Swift.max(one, other)))
    }

    /// The seconds between which a layer is there, from its first frame to the one behind its last; without end where the time stands at
    /// a frame that it has.
    func presence(from first: Double?, to last: Double?) -> (start: Double, end: Double) {
        let start = (isReversed ? last : first).map { self($0) } ?? -.infinity
        let end = (isReversed ? first : last).map { self($0) } ?? .infinity
        // The first frame belongs to the layer, the one behind its last doesn't.
        let slack = isReversed ? -1e-9 : 1e-9
        return (
            start < window.lowerBound + slack ? -.infinity : start,
            end > window.upperBound + slack ? .infinity : end
        )
    }
}
