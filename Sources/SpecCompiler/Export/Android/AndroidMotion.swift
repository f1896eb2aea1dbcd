import MotionModel

/// A property's motion as the animators of Android and of Compose play it: once, or over and over, in whole milliseconds.
struct AndroidMotion {
    /// The motion from 0 on; of what is repeated, one iteration.
    let track: PlainTrack
    /// The timing; nil if there is none of so many milliseconds.
    let timing: AndroidTiming?

    /// What a motion without a timing is.
    static let tooLong = "lasts longer than the milliseconds that 32 bits can count"

    /// - Parameters:
    ///   - counts: Whether what is repeated for some times stays a repetition, if that is exact; otherwise only what is repeated for
    ///     ever is one.
    ///   - isShort: Whether the track gets few digits.
    /// - Returns: nil for endless motion that isn't one loop.
    init?(
        _ property: BoundProperty, _ options: BakeOptions, _ mixing: PlainTrack.Mixing, counts: Bool,
        isShort: Bool, _ work: inout KeyframeWork
    ) {
        guard
            let long = RepeatedTrack(property, sampling: options.webSampling, mixing: mixing, &work)
        else { return nil }
        let repeated = isShort ? long.shortened : long
        let isEndless = !repeated.count.isFinite
        if isEndless || (counts && repeated.count > 1 && repeated.isWhole(property, mixing)) {
            timing = AndroidTiming(
                offset: repeated.start, period: repeated.duration, pieces: repeated.track.pieces.count,
                count: repeated.count)
            track = repeated.track.shifted(by: -repeated.start)
                .played(timing?.periods ?? 1, every: repeated.duration)
            return
        }
        // Other motion is written out: fractional iterations, and times between two milliseconds, are in the path.
        let whole = PlainTrack(
            property, until: property.end, sampling: options.webSampling, mixing: mixing, &work)
        track = isShort ? whole.shortened : whole
        timing = AndroidTiming(duration: track.end)
    }

    /// What is lost by the numbers and times of these systems: of 32 bits, and in whole milliseconds.
    func losses(of property: PropertyPath, in variant: String) -> [ExportLoss] {
        var losses: [ExportLoss] = []
        func lose(_ kind: ExportLoss.Kind, _ phrase: String, _ size: Double) {
            losses.append(
                ExportLoss(variant: variant, property: property, kind: kind, phrase: phrase, size: size))
        }
        if track.exceedsFloats { lose(.replacement, "numbers of 32 bits end at 3.4e38", 1) }
        guard let timing else { return losses }
        if let rounding = timing.rounding { lose(.approximation, rounding, 1) }
        guard timing.offsetError != 0 else { return losses }
        let late = track.initial.indices.map { index in
            let number = track.component(index)
            return number.distance(to: number.shifted(by: timing.offsetError), until: timing.span)
        }
        if let size = late.max(), size > ExportLoss.roundings {
            let exact = (Double(timing.offset) - timing.offsetError * 1000).rounded(digits: 6)
            lose(
                .approximation, "a start at \(NumberText.text(exact)) ms is one at \(timing.offset) ms",
                CurveReduction.roundedUp(size))
        }
        return losses
    }
}

extension RepeatedTrack {
    /// Whether it is repeated in whole milliseconds, shows its start until then, and ends as a period does.
    fileprivate func isWhole(_ property: BoundProperty, _ mixing: PlainTrack.Mixing) -> Bool {
        let rest = property.base.restValue
        return AndroidTiming.isWhole(duration * 1000) && (start == 0 || AndroidTiming.isWhole(start * 1000))
            && !jumpsLate && property.layers.isEmpty
            && mixing.numbers(rest, rest.type.canonical) == track.final
    }
}

extension BoundProperty {
    /// The time at which all its tracks have ended, in seconds.
    var end: Double { ([base] + layers).reduce(0) { Swift.max($0, $1.track.end) } }
}
