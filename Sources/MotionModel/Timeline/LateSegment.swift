/// The times of a segment that depend on values which are only known when its track is bound.
///
/// Until then the segment begins and ends as late as it can, so that whatever is judged by it holds for every other.
public struct LateSegment: Hashable, Sendable {
    /// The index of the segment among those of its track.
    public let segment: Int
    /// The start in seconds on its own clock, 0 or more.
    public let start: Double
    /// Its end.
    public let end: End
    /// The steps from its own clock to that of the track, innermost first.
    public let steps: [ClockStep]

    /// The end of a segment on its own clock.
    public enum End: Hashable, Sendable {
        /// A time in seconds, not before the start.
        case at(Double)
        /// As long after the start as the values of its two keys, and what else is known then, say.
        case after(LateCourse)
    }

    /// Creates the times of a segment.
    public init(segment: Int, start: Double = 0, end: End, steps: [ClockStep]) {
        self.segment = segment
        self.start = start
        self.end = end
        self.steps = steps
    }

    /// Its duration by travel, if it has one.
    package var travel: TravelDuration? {
        if case .travel(let duration)? = course { return duration }
        return nil
    }

    /// What decides its duration, if that is only known when its track is bound.
    package var course: LateCourse? {
        if case .after(let course) = end { return course }
        return nil
    }

    /// Whether it stands for the phases of a throw.
    package var bounces: Bool { if case .bounce? = course { true } else { false } }

    /// Whether its start is only known when its track is bound.
    package var startsLate: Bool { steps.contains { $0.late != nil } }

    /// The earliest start in seconds on the track's clock.
    package var earliestStart: Double { LateTime(start, steps).earliest }

    /// The earliest end in seconds on the track's clock.
    package var earliest: Double {
        switch end {
        case .at(let end): LateTime(end, steps).earliest
        case .after(let course): LateTime(start + course.shortest, steps).earliest
        }
    }

    /// The latest end in seconds on the track's clock.
    package var latest: Double {
        switch end {
        case .at(let end): LateTime(end, steps).latest
        case .after(let course): LateTime(start + course.longest, steps).latest
        }
    }

    /// The start and the end in seconds on the track's clock, and the curve, between two values.
    ///
    /// - Parameter curve: The curve of the segment until then.
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func times(
        _ parameters: [Double], from first: MotionValue, to second: MotionValue, along curve: Curve
    ) -> (start: Double, end: Double, curve: Curve) {
        let steps = steps.map { $0.known(parameters) }
        var (seconds, curve) = (0.0, curve)
        switch end {
        case .at(let end): seconds = end
        case .after(let course):
            let known = course.known(parameters, from: first, to: second, along: curve)
            (seconds, curve) = (start + known.seconds, known.curve)
        }
        return (LateTime(start, steps).latest, LateTime(seconds, steps).latest, curve)
    }

    /// The times on the track's clock of seconds on its own.
    ///
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func clock(_ parameters: [Double]) -> (Double) -> Double {
        let steps = steps.map { $0.known(parameters) }
        return { [start] in LateTime(start + $0, steps).latest }
    }

    /// The numbers on which it depends besides the values of its keys.
    fileprivate var numbers: [LateNumber] { (course?.numbers ?? []) + steps.numbers }

    /// The times with the model's numbers in place of the properties that they read.
    fileprivate func reading(
        _ model: (PropertyPath) -> MotionValue?
    ) throws(BindingError) -> LateSegment {
        var end = end
        if case .after(let course) = end {
            end = .after(
                try course.mapped { (number) throws(BindingError) in try number.reading(model) })
        }
        return LateSegment(segment: segment, start: start, end: end, steps: try steps.reading(model))
    }
}

/// The times of a track that depend on values which are only known when it is bound.
public struct LateTimes: Hashable, Sendable {
    /// The segments, in order.
    public let segments: [LateSegment]
    /// The start of the track's loop, if that is one of them.
    public let loopStart: LateTime?

    /// Creates the late times of a track.
    ///
    /// - Precondition: There is a segment; they are in order.
    public init(segments: [LateSegment], loopStart: LateTime? = nil) {
        precondition(!segments.isEmpty, "a segment waits")
        for index in segments.indices.dropFirst() {
            precondition(segments[index - 1].segment < segments[index].segment, "late segments are in order")
        }
        self.segments = segments
        self.loopStart = loopStart
    }

    /// The number of stored components of parameters that they need.
    package var parameterCount: Int {
        numbers.reduce(0) { Swift.max($0, $1.parameterCount) }
    }

    /// What they read of properties.
    package var readings: [PropertyReading] { numbers.flatMap { $0.expression.readings } }

    private var numbers: [LateNumber] {
        segments.flatMap { $0.numbers } + (loopStart?.steps.numbers ?? [])
    }

    /// The times with the model's numbers in place of the properties that they read.
    func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> LateTimes {
        var known: [LateSegment] = []
        for late in segments { known.append(try late.reading(model)) }
        var start: LateTime?
        if let loopStart { start = try loopStart.reading(model) }
        return LateTimes(segments: known, loopStart: start)
    }
}
