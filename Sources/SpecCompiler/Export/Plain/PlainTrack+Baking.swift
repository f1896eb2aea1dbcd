import MotionModel

extension PlainTrack {
    /// The space in which another program interpolates values.
    enum Mixing: Hashable {
        /// Each stored component separately, as a track does.
        case components
        /// Colours by their sRGB components: red, green, blue and alpha, not premultiplied, 0…1 if they are inside
        /// sRGB.
        case srgb
        /// The same without limits: a colour outside of sRGB has components below 0 or above 1.
        case extendedSRGB
        /// Colours by their sRGB components, of which red, green and blue are raised to a power, as a rough kind of
        /// light.
        case light(Double)

        /// The numbers of a value.
        func numbers(_ value: MotionValue, _ type: ValueType) -> [Double] {
            guard type == .color else { return value.canonical.components.array }
            switch self {
            case .components: return value.canonical.components.array
            case .srgb: return value.srgbNumbers
            case .extendedSRGB: return value.extendedSRGBNumbers
            case .light(let gamma): return Self.light(value.srgbNumbers, gamma)
            }
        }

        /// How much of a colour's numbers is cut off, as far as it can be seen.
        fileprivate func cut(_ value: MotionValue) -> Double {
            let color = Color(premultiplied: value.canonical.components.array)
            let alpha = Swift.max(-color.alpha, color.alpha - 1, 0)
            guard self != .extendedSRGB else { return alpha }
            let (red, green, blue) = color.srgb
            let excess = [red, green, blue].reduce(0) { Swift.max($0, -$1, $1 - 1) }
            return Swift.max(alpha, excess * Swift.min(Swift.max(color.alpha, 0), 1))
        }

        /// Red, green and blue as light.
        fileprivate static func light(_ numbers: [Double], _ gamma: Double) -> [Double] {
            numbers[..<3].map { Elementary.pow($0, gamma) } + [numbers[3]]
        }
    }

    /// The motion of a property from 0 to a time.
    ///
    /// - Parameters:
    ///   - property: The property with its layers.
    ///   - end: Seconds; later motion is left out, and loops are written out until then.
    ///   - sampling: The placement of keyframes.
    ///   - mixing: The interpolation of colours.
    ///   - work: What the track may cost; it is taken from it.
    init(
        _ property: BoundProperty, until end: Double, sampling: BakeOptions.Sampling,
        mixing: Mixing = .components, _ work: inout KeyframeWork
    ) {
        work.beginTrack()
        let bound = property.base
        let type = bound.form.canonical
        let isColor = type == .color && mixing != .components
        guard property.layers.isEmpty, bound.form.isDirect else {
            self.init(straight: property, until: end, sampling: sampling, mixing: mixing, &work)
            return
        }
        let most =
            if case .framesPerSecond = sampling, !type.isDiscrete { UnrolledLoop.mostSegments } else {
                work.keyframesLeft
            }
        let (segments, isWhole) = bound.track.segments(until: end, most: most)
        let source = SegmentValues(bound)
        var keyframes: [BakedKeyframe]
        var maxError: Double
        switch sampling {
        case .framesPerSecond(let rate) where !type.isDiscrete:
            (keyframes, maxError) =
                UniformKeyframes(source: source, rate: rate, segments: segments, loop: nil).result
        case .framesPerSecond:
            (keyframes, maxError) = ReducedKeyframes(source: source, tolerance: 1).keyframes(
                of: segments, &work)
        case .tolerance(let tolerance):
            (keyframes, maxError) =
                ReducedKeyframes(source: source, tolerance: tolerance).keyframes(of: segments, &work)
        }
        keyframes = bound.ended(keyframes, of: segments)
        // What isn't written out isn't there.
        if !isWhole { maxError = Swift.max(maxError, 1) }
        guard isColor else {
            self.init(property.property, type, keyframes: keyframes, maxError: maxError) {
                $0.canonical.components.array
            }
            return
        }
        if let fade = ColorFade(keyframes) {
            let track = PlainTrack(
                property: property.property, type: type, initial: fade.initial, pieces: fade.pieces,
                end: keyframes[keyframes.count - 1].time, final: fade.final, maxError: maxError)
            // Red, green and blue don't move.
            if case .light(let gamma) = mixing {
                self = track.mapped { Mixing.light($0, gamma) }
            } else {
                self = track
            }
        } else {
            self.init(straight: property, until: end, sampling: sampling, mixing: mixing, &work)
        }
    }

    /// Straight lines between values that aren't interpolated by component, within the tolerance.
    private init(
        straight property: BoundProperty, until end: Double, sampling: BakeOptions.Sampling, mixing: Mixing,
        _ work: inout KeyframeWork
    ) {
        let type = property.base.form.canonical
        func numbers(_ value: MotionValue) -> [Double] { mixing.numbers(value, type) }
        let (knots, played, isWhole) = property.knots(until: end, most: work.keyframesLeft)
        let last = knots[knots.count - 1]
        let final = property.final(at: last, after: played)
        let cost = ([property.base] + property.layers).reduce(0) { $0 + $1.track.largestCost }
        let lines = StraightLines(
            knots: knots, sampling: sampling, cost: cost, &work,
            isColor: type == .color && mixing != .components
        ) {
            numbers($0 == last ? final : property.value(at: $0))
        }
        var cut = 0.0
        if type == .color, mixing != .components, lines.travel > 0 {
            for piece in lines.pieces {
                for time in [piece.start, piece.start + (piece.end - piece.start) / 2, piece.end] {
                    cut = Swift.max(cut, mixing.cut(property.value(at: time)))
                }
            }
            cut = Swift.max(cut, mixing.cut(final)) / lines.travel
        }
        self.init(
            property: property.property, type: type,
            initial: lines.start(after: numbers(property.value(at: Swift.max(0, knots[0].nextDown)))),
            pieces: lines.pieces, end: last, final: numbers(final),
            maxError: isWhole
                ? cut > 1e-6 ? CurveReduction.roundedUp(lines.maxError + cut) : lines.maxError
                : Swift.max(lines.maxError + cut, 1))
    }
}

extension BoundProperty {
    /// What is shown when it is over at a time: where it rests, if it is at rest then but for rounding. What goes on has what
    /// it reaches by then, with a last step, not what its next period begins with.
    ///
    /// - Parameter segment: The last segment of its own track until then.
    fileprivate func final(at time: Double, after segment: Segment) -> MotionValue {
        let slack = 1e-9 * Swift.max(1, time.magnitude)
        if ([base] + layers).allSatisfy({ $0.track.end <= time + slack }) { return value(at: time + slack) }
        return layers.isEmpty
            ? SegmentValues(base).held(segment, atEnd: true) : value(at: time.nextDown)
    }

    /// The times from 0 on at which a segment begins, ends or turns a corner, in order and each once; the last segment of
    /// its own track; and whether they are complete to the end.
    fileprivate func knots(
        until end: Double, most: Int
    ) -> (times: [Double], last: Segment, isWhole: Bool) {
        var times: [Double] = []
        var last: Segment?
        var isWhole = true
        for bound in [base] + layers {
            let played = bound.track.segments(until: end, most: most)
            isWhole = isWhole && played.isWhole
            last = last ?? played.segments.last
            var known: [CurvePart: [Breakpoint]] = [:]
            for segment in played.segments {
                times += [segment.start, segment.end]
                guard times.count < most else {
                    isWhole = false
                    continue
                }
                let part = CurvePart(curve: segment.curve)
                let points = known[part] ?? segment.curve.breakpoints
                known[part] = points
                for point in points {
                    let share = (point.x - segment.inputStart) / (segment.inputEnd - segment.inputStart)
                    if share > 0, share < 1 {
                        times.append(segment.start + (segment.end - segment.start) * share)
                    }
                }
            }
        }
        var result: [Double] = []
        for time in times.sorted() where result.last.map({ time - $0 > 1e-12 }) ?? true {
            result.append(time)
        }
        guard let last else { preconditionFailure("a track has a segment") }
        return (result, last, isWhole)
    }
}
