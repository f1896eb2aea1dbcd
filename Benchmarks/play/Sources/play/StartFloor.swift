/// What can't be left out of a start or an interruption: the arithmetic, into flat arrays.
///
/// For each channel it works out when its motion begins and how long it lasts, finds or makes the group of that timing, and
/// writes the offset, the group and the model value; an interruption also removes the channel's entry that was there, and a
/// spring that is interrupted hands over its place and speed. It checks nothing, knows no names, returns no handle, tells
/// nobody of an end, and works for one number a property; a group that has lost all channels stays. No player can be this
/// fast: it is there to see how much of a start is more than arithmetic.
struct StartFloor {
    /// What the channels of a group have in common.
    private struct Timing: Equatable {
        let begin: Double
        /// The seconds from start to end; 0 for a spring.
        let span: Double
        /// A tween's control points, or a spring's decay and frequency.
        let first, second, third, fourth: Double

        var hash: UInt64 {
            let low = begin.bitPattern &* 0x9e37_79b9_7f4a_7c15
            let middle = span.bitPattern &* 0xc2b2_ae3d_27d4_eb4f
            return ((low ^ (low >> 29)) &+ (middle ^ (middle >> 31)) &+ first.bitPattern)
                &* 0x9e37_79b9_7f4a_7c15
        }
    }

    /// How a spring's place and speed follow at the present time from those at its release, for one group.
    private struct Handover {
        var group: Int32 = -1
        /// The place for a displacement of 1 and for a speed of 1.
        var place = (0.0, 0.0)
        var speed = (0.0, 0.0)
    }

    private var now = 0.0
    /// Of each slot: the model value, and the place of its entry; −1 for none.
    private var models: Column<Double>
    private var places: Column<Int32>
    /// Of each entry.
    private var offsets = Column<Double>()
    private var velocities = Column<Double>()
    private var slots = Column<Int32>()
    private var groupOfEntry = Column<Int32>()

    /// Of each group: its timing, how many channels it has, and the next group in the same bucket; −1 for none.
    private var timings = Column<Timing>()
    private var channels = Column<Int32>()
    private var nexts = Column<Int32>()
    private var buckets = Column<Int32>(repeating: -1, count: 16)
    /// The first group that was made at the present time, and the one that was found or made last.
    private var firstOpen = 0
    private var latest: Int32 = -1
    private var handover = Handover()

    init(_ count: Int) {
        models = Column(repeating: 0, count: count)
        places = Column(repeating: -1, count: count)
    }

    /// Moves the clock: what starts later shares no group with what has started before.
    mutating func advance(to time: Double) {
        now = time
        for index in firstOpen..<timings.count { buckets[bucket(timings[index])] = -1 }
        firstOpen = timings.count
        latest = -1
        handover.group = -1
    }

    /// Starts a tween from the model value.
    mutating func tween(
        _ slot: Int, delay: Double, duration: Double, controls: (Double, Double, Double, Double),
        to target: Double
    ) {
        let group = group(
            Timing(
                begin: now + delay, span: duration, first: controls.0, second: controls.1, third: controls.2,
                fourth: controls.3))
        if places[slot] >= 0 { remove(slot) }
        enter(slot, group, models[slot] - target)
        models[slot] = target
    }

    /// Starts a spring from the model value, or from the place and with the speed of the spring that it takes over.
    mutating func spring(_ slot: Int, _ spring: ClosedFormSpring, to target: Double, velocity: Double = 0) {
        let group = group(
            Timing(begin: now, span: 0, first: spring.decay, second: spring.frequency, third: 0, fourth: 0))
        var (displacement, speed) = (0.0, velocity)
        let place = Int(places[slot])
        if place >= 0 {
            if handover.group != groupOfEntry[place] { hand(over: groupOfEntry[place]) }
            let (from, released) = (offsets[place], velocities[place])
            displacement = handover.place.0 * from + handover.place.1 * released
            speed = handover.speed.0 * from + handover.speed.1 * released
            remove(slot)
        }
        enter(slot, group, models[slot] + displacement - target)
        velocities.append(speed)
        models[slot] = target
    }

    /// What a slot shows at a time: to check that the arithmetic is right.
    func shown(_ slot: Int, at time: Double) -> Double {
        let place = Int(places[slot])
        guard place >= 0 else { return models[slot] }
        let timing = timings[Int(groupOfEntry[place])]
        if timing.span == 0 {
            let spring = ClosedFormSpring(decay: timing.first, frequency: timing.second)
            return models[slot]
                + spring.displacement(
                    at: time - timing.begin, from: offsets[place], velocity: velocities[place])
        }
        let bezier = UnitBezier(timing.first, timing.second, timing.third, timing.fourth)
        return models[slot]
            + offsets[place] * (1 - bezier.progress((time - timing.begin) / timing.span, tolerance: 1e-15))
    }

    /// The largest distance of about a hundred channels from what they should show.
    func error(_ channels: Int, at time: Double, _ expected: (Int) -> Double) -> Double {
        largestDistance(channels, { shown($0, at: time) }, expected)
    }

    private mutating func enter(_ slot: Int, _ group: Int32, _ offset: Double) {
        places[slot] = Int32(offsets.count)
        offsets.append(offset)
        groupOfEntry.append(group)
        slots.append(Int32(slot))
        channels[Int(group)] += 1
    }

    /// Removes a slot's entry; the last one takes its place.
    private mutating func remove(_ slot: Int) {
        let place = Int(places[slot])
        channels[Int(groupOfEntry[place])] -= 1
        let last = slots.count - 1
        places[Int(slots[last])] = Int32(place)
        (offsets[place], slots[place], groupOfEntry[place]) = (offsets[last], slots[last], groupOfEntry[last])
        offsets.removeLast()
        slots.removeLast()
        groupOfEntry.removeLast()
        guard velocities.count > 0 else { return }
        velocities[place] = velocities[last]
        velocities.removeLast()
    }

    private func bucket(_ timing: Timing) -> Int {
        Int(truncatingIfNeeded: timing.hash >> 32) & (buckets.count - 1)
    }

    /// Finds or makes the group of a timing.
    private mutating func group(_ timing: Timing) -> Int32 {
        if latest >= 0, timings[Int(latest)] == timing { return latest }
        if timings.count - firstOpen >= buckets.count {
            buckets = Column(repeating: -1, count: 2 * buckets.count)
            for index in firstOpen..<timings.count {
                let bucket = bucket(timings[index])
                nexts[index] = buckets[bucket]
                buckets[bucket] = Int32(index)
            }
        }
        let bucket = bucket(timing)
        latest = buckets[bucket]
        while latest >= 0, timings[Int(latest)] != timing { latest = nexts[Int(latest)] }
        if latest >= 0 { return latest }
        latest = Int32(timings.count)
        timings.append(timing)
        channels.append(0)
        nexts.append(buckets[bucket])
        buckets[bucket] = latest
        return latest
    }

    private mutating func hand(over group: Int32) {
        let timing = timings[Int(group)]
        let spring = ClosedFormSpring(decay: timing.first, frequency: timing.second)
        let place = (
            spring.displacement(at: now - timing.begin, from: 1, velocity: 0),
            spring.displacement(at: now - timing.begin, from: 0, velocity: 1)
        )
        // From x″ = −2·decay·x′ − frequency²·x.
        let speed = (-timing.second * timing.second * place.1, place.0 - 2 * timing.first * place.1)
        handover = Handover(group: group, place: place, speed: speed)
    }
}
