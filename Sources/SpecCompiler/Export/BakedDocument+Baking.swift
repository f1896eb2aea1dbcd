public import MotionModel

extension BakedDocument {
    /// Bakes a motion: a pure function of its arguments, with the same result on every machine.
    ///
    /// - Parameters:
    ///   - motion: The motion to bake.
    ///   - variants: The names of the variants to bake; nil bakes all. Names the motion doesn't have are passed over.
    ///   - options: The placement of keyframes, and whether values are reversed.
    ///   - parameters: The stored components of all parameters; nil for their defaults.
    ///   - initial: The values of properties before anything plays, for values that come from nowhere else; see
    ///     `CompiledMotion.bind`.
    /// - Throws: `BindingError` when an initial value is missing or has another type, or an expression has no finite
    ///   value.
    public init(
        _ motion: CompiledMotion, variants: [String]? = nil, options: BakeOptions = BakeOptions(),
        parameters: [Double]? = nil, initial: [PropertyPath: MotionValue] = [:]
    ) throws(BindingError) {
        var baked: [BakedVariant] = []
        var work = KeyframeWork()
        for variant in motion.variants where variants?.contains(variant.name) ?? true {
            let timeline = try motion.bind(
                variant, reversingValues: options.reversesValues, parameters: parameters, initial: initial)
            baked.append(BakedVariant(name: variant.name, of: timeline, sampling: options.sampling, &work))
        }
        self.init(
            generator: options.generator, spec: motion.name,
            parameters: motion.parameterValues(parameters),
            variants: baked.ordered { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }
}

extension BakedVariant {
    /// Bakes a timeline.
    ///
    /// - Parameter work: What it may cost; it is taken from it.
    init(
        name: String, of timeline: BoundTimeline, sampling: BakeOptions.Sampling, _ work: inout KeyframeWork
    ) {
        self.init(
            name: name, duration: timeline.duration, sampling: sampling, markers: timeline.markers,
            tracks: timeline.properties.ordered { $0.property < $1.property }
                .flatMap { [$0.base] + $0.layers }.map { BakedTrack($0, sampling: sampling, &work) })
    }
}

extension BakedTrack {
    /// Bakes a track.
    ///
    /// - Parameters:
    ///   - inBrowsers: Whether keyframes are for what mixes values as browsers do.
    ///   - work: What the track may cost; it is taken from it.
    init(
        _ bound: BoundTrack, sampling: BakeOptions.Sampling, inBrowsers: Bool = false,
        _ work: inout KeyframeWork
    ) {
        let (segments, loop) = bound.track.played
        self.init(bound, playing: segments, loop, sampling: sampling, inBrowsers: inBrowsers, &work)
    }

    /// Bakes segments between the keys of a track.
    init(
        _ bound: BoundTrack, playing segments: [Segment], _ loop: Loop?, sampling: BakeOptions.Sampling,
        inBrowsers: Bool = false, _ work: inout KeyframeWork
    ) {
        work.beginTrack()
        let track = bound.track
        var keyframes: [BakedKeyframe]
        var maxError: Double
        if let route = bound.form.route {
            (keyframes, maxError) = Self.keyframes(along: route, bound, segments, loop, sampling, &work)
        } else {
            (keyframes, maxError) = Self.keyframes(
                SegmentValues(bound, inBrowsers: inBrowsers), segments, loop, sampling, &work)
        }
        if track.unwrittenPeriods > 0 { maxError = Swift.max(maxError, 1) }
        if let loop {
            keyframes = keyframes.map { $0.time.isNearly(loop.start) ? $0.with(time: loop.start) : $0 }
            if keyframes[0].time < loop.start { keyframes = bound.begun(keyframes) }
        } else {
            keyframes = bound.ended(keyframes, of: segments)
        }
        let ended = WholeLoop(keyframes, loop, rest: bound.restValue)
        keyframes = ended.keyframes
        if track.isLayer {
            let start = bound.value(at: track.originPosition)
            keyframes = keyframes.map {
                BakedKeyframe(time: $0.time, value: $0.value - start, easing: $0.easing)
            }
        }
        self.init(
            property: track.property, type: bound.form.route == nil ? bound.form : bound.form.canonical,
            isAdditive: track.isAdditive, weight: track.weight,
            isLayer: track.isLayer,
            maxError: maxError, loop: ended.loop, keyframes: keyframes)
    }
}

extension BakedTrack {
    /// Keyframes in the bound form, and their largest distance from the motion as a share of the travel.
    private static func keyframes(
        _ source: SegmentValues, _ segments: [Segment], _ loop: Loop?, _ sampling: BakeOptions.Sampling,
        _ work: inout KeyframeWork
    ) -> ([BakedKeyframe], maxError: Double) {
        switch sampling {
        case .tolerance(let tolerance):
            return ReducedKeyframes(source: source, tolerance: tolerance).keyframes(
                of: segments, &work)
        case .framesPerSecond(let rate):
            if source.type.isDiscrete {
                return ReducedKeyframes(source: source, tolerance: 1).keyframes(of: segments, &work)
            } else {
                return UniformKeyframes(source: source, rate: rate, segments: segments, loop: loop).result
            }
        }
    }
}

extension BakedKeyframe {
    /// The keyframe at another time.
    fileprivate func with(time: Double) -> BakedKeyframe {
        BakedKeyframe(time: time, value: value, easing: easing)
    }
}

extension Double {
    /// Whether two times are the same to within rounding.
    func isNearly(_ other: Double) -> Bool { (self - other).magnitude <= 1e-12 * Swift.max(1, magnitude) }
}
