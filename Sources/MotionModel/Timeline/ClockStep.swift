/// A step from a clock to the one around it: what is at `t` on the inner one is at `t / speed + delay` on the outer one.
public struct ClockStep: Hashable, Sendable {
    /// The speed, above 0.
    public let speed: Double
    /// The delay in seconds on the outer clock, 0 or more; the longest, if it is only known when a motion is bound.
    public let delay: Double
    /// The delay, if it is only known when a motion is bound.
    public let late: LateNumber?

    /// Creates a step.
    ///
    /// - Precondition: `speed > 0`, `delay ≥ 0`, both finite.
    public init(speed: Double = 1, delay: Double = 0, late: LateNumber? = nil) {
        precondition(
            speed > 0 && speed.isFinite && delay >= 0 && delay.isFinite, "what waits starts at its start")
        self.speed = speed
        self.delay = delay
        self.late = late
    }

    /// Whether the two clocks are the same.
    package var isIdentity: Bool { speed == 1 && delay == 0 && late == nil }
}

/// A time on a clock, and the steps from that to the clock of a track or a timeline, innermost first.
public struct LateTime: Hashable, Sendable {
    /// The time in seconds on its own clock, 0 or more.
    public let seconds: Double
    /// The steps to the outer clock.
    public let steps: [ClockStep]

    /// Creates a time.
    public init(_ seconds: Double, _ steps: [ClockStep]) {
        self.seconds = seconds
        self.steps = steps
    }

    /// The earliest time in seconds on the outer clock.
    package var earliest: Double {
        var time = seconds
        for step in steps {
            time = time / step.speed + Swift.min(step.late?.smallest ?? step.delay, step.delay)
        }
        return time
    }

    /// The latest time in seconds on the outer clock.
    package var latest: Double {
        var time = seconds
        for step in steps { time = time / step.speed + step.delay }
        return time
    }

    /// The time with every delay known.
    ///
    /// - Precondition: As ``LateNumber/value(parameters:)``.
    func known(_ parameters: [Double]) -> Double {
        LateTime(seconds, steps.map { $0.known(parameters) }).latest
    }

    /// The time with the model's numbers in place of the properties that its delays read.
    func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> LateTime {
        LateTime(seconds, try steps.reading(model))
    }
}

extension ClockStep {
    /// The step with its delay known.
    func known(_ parameters: [Double]) -> ClockStep {
        late.map { ClockStep(speed: speed, delay: Swift.min($0.value(parameters: parameters), delay)) }
            ?? self
    }

    /// The step with the model's numbers in place of the properties that its delay reads.
    func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> ClockStep {
        guard let late else { return self }
        return ClockStep(speed: speed, delay: delay, late: try late.reading(model))
    }
}

extension [ClockStep] {
    /// The number of stored components of parameters that the delays need.
    package var parameterCount: Int { reduce(0) { Swift.max($0, $1.late?.parameterCount ?? 0) } }

    /// Whether a delay depends on parameters or on values of the model.
    package var isOpen: Bool { numbers.contains { !$0.expression.isConstant } }

    /// What the delays read of properties.
    package var readings: [PropertyReading] { numbers.flatMap { $0.expression.readings } }

    /// The delays that are only known when a motion is bound.
    var numbers: [LateNumber] { compactMap { $0.late } }

    /// The steps with the model's numbers in place of the properties that their delays read.
    func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> [ClockStep] {
        var known: [ClockStep] = []
        for step in self { known.append(try step.reading(model)) }
        return known
    }
}
