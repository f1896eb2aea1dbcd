extension MotionWriter {
    /// Writes the ends of a track's segments that depend on travels alone.
    mutating func appendEnds(_ late: LateTimes, to output: inout BinaryOutput) {
        output.append(late.segments.count)
        for late in late.segments {
            output.append(late.segment)
            if let travel = late.travel { append(travel, to: &output) }
            output.append(late.steps.count)
            for step in late.steps {
                output.append(step.speed)
                output.append(step.delay)
            }
        }
    }

    /// Writes the late times of a track with at least one delay that is only known when it is bound.
    mutating func append(_ late: LateTimes, to output: inout BinaryOutput) {
        output.append(late.segments.count)
        for late in late.segments {
            output.append(late.segment)
            output.append(late.start)
            switch late.end {
            case .at(let end):
                output.append(flags: [])
                output.append(end)
            case .after(.travel(let travel)):
                output.append(flags: [true])
                append(travel, to: &output)
            case .after(.release(let release)):
                output.append(flags: [false, true])
                append(release, to: &output)
            case .after(.glide(let glide)):
                output.append(flags: [false, false, true])
                output.append(glide.decay.friction)
                output.append(glide.stopVelocity)
                output.append(glide.ways.count)
                for way in glide.ways { append(way.expression, to: &output) }
            case .after(.bounce):
                // What is thrown stands in the key to which it leads.
                output.append(flags: [false, false, false, true])
            }
            append(late.steps, to: &output)
        }
        output.append(flags: [late.loopStart != nil])
        if let start = late.loopStart { append(start, to: &output) }
    }

    /// Writes the late instants of a timeline.
    mutating func append(_ late: LateInstants, to output: inout BinaryOutput) {
        output.append(late.markers.count)
        for late in late.markers {
            output.append(late.marker)
            append(late.time, to: &output)
        }
        output.append(late.ends.count)
        for end in late.ends { append(end, to: &output) }
    }

    private func append(_ travel: TravelDuration, to output: inout BinaryOutput) {
        output.append(travel.minimum)
        output.append(travel.maximum)
        output.append(travel.perUnit)
    }

    private mutating func append(_ release: LateRelease, to output: inout BinaryOutput) {
        output.append(index(of: .spring(release.spring)))
        append(release.velocity.expression, to: &output)
        output.append(flags: [release.way != nil])
        if let way = release.way { append(way.expression, to: &output) }
        for number in [release.leastWay, release.greatestWay, release.shortest, release.longest] {
            output.append(number)
        }
    }

    /// Writes a throw.
    mutating func append(_ thrown: LateThrow, to output: inout BinaryOutput) {
        let physics = thrown.physics
        for number in [physics.friction, physics.restitution, physics.stopVelocity, thrown.width] {
            output.append(number)
        }
        for velocity in thrown.velocity { append(velocity.expression, to: &output) }
        output.append(flags: [!thrown.walls.isEmpty])
        for walls in thrown.walls {
            append(walls.low.expression, to: &output)
            append(walls.high.expression, to: &output)
        }
    }

    private mutating func append(_ time: LateTime, to output: inout BinaryOutput) {
        output.append(time.seconds)
        append(time.steps, to: &output)
    }

    private mutating func append(_ steps: [ClockStep], to output: inout BinaryOutput) {
        output.append(steps.count)
        for step in steps {
            output.append(step.speed)
            output.append(step.delay)
            output.append(flags: [step.late != nil])
            if let late = step.late { append(late.expression, to: &output) }
        }
    }
}
