import MotionModel
import SpecFormat

extension ExportSource {
    /// Whether some times of its motion are only known when it plays, or some values read properties of the model.
    var isLate: Bool { motion.variants.contains { $0.isLate } || !motion.readings.isEmpty }

    /// The source with every time and every reading known: the times that depend on current values and parameters are those
    /// that it has for them, and what is read is the value of the state from which a variant leads.
    ///
    /// - Throws: `BindingError`, as `timelines()`.
    func settled() throws(BindingError) -> ExportSource {
        var variants: [CompiledVariant] = []
        for variant in motion.variants {
            guard variant.isLate else {
                variants.append(variant)
                continue
            }
            variants.append(
                CompiledVariant(
                    name: variant.name, timeline: try settled(variant, reversingValues: false),
                    reversedTimeline: try settled(variant, reversingValues: true),
                    startState: variant.startState, endState: variant.endState,
                    reducedForm: variant.reducedForm))
        }
        let settled = CompiledMotion(
            name: motion.name, parameters: motion.parameters, properties: motion.properties,
            states: try motion.states.map { state throws(BindingError) in
                MotionState(
                    name: state.name,
                    operands: try state.operands.map { operand throws(BindingError) in
                        try operand?.settled { motion.initial(of: $0, initial) }
                    })
            }, variants: variants, transitions: motion.transitions,
            targets: motion.targets)
        return ExportSource(
            spec, motion: settled, variants: self.variants, options: options, parameters: parameters,
            initial: initial, document: document)
    }

    private func settled(
        _ variant: CompiledVariant, reversingValues: Bool
    ) throws(BindingError) -> Timeline {
        let bound = try motion.bind(
            variant, reversingValues: reversingValues, parameters: parameters, initial: initial)
        let timed = variant.timeline(reversingValues: reversingValues).timed(as: bound)
        let model = try motion.model(
            before: variant, reversingValues: reversingValues, parameters: parameters, initial: initial)
        return try timed.settled(model)
    }

    /// What a format with fixed values and times loses of those that are only known when a motion plays.
    func lateLosses() throws(BindingError) -> [ExportLoss] {
        var losses: [ExportLoss] = []
        let names = motion.slotParameters
        for variant in chosen where variant.isLate {
            let timeline = variant.timeline(reversingValues: options.reversesValues)
            let bound = try motion.bind(
                variant, reversingValues: options.reversesValues, parameters: parameters, initial: initial)
            let model = try motion.model(
                before: variant, reversingValues: options.reversesValues, parameters: parameters,
                initial: initial)
            for track in timeline.tracks {
                var told: Set<PropertyReading> = []
                for reading in track.readings where told.insert(reading).inserted {
                    let number = NumberText.text(try reading.number(of: model(reading.property)))
                    losses.append(
                        ExportLoss(
                            variant: variant.name, property: track.property, kind: .replacement,
                            phrase:
                                "always takes \(number) for '\(reading.text)', whose value counts when it plays",
                            size: nil))
                }
                for name in track.courseSlots.sorted().map({ names[$0] }) {
                    let loss = ExportLoss(of: track.property, fixing: name)
                    if !losses.contains(loss) { losses.append(loss) }
                }
                losses += try lateTimes(of: track, model).map { phrase in
                    ExportLoss(
                        variant: variant.name, property: track.property, kind: .replacement, phrase: phrase,
                        size: nil)
                }
            }
            for late in timeline.late?.markers ?? []
            where late.time.earliest < late.time.latest && late.time.steps.isOpen {
                let marker = timeline.markers[late.marker]
                let known = bound.markers.filter { $0.name == marker.name && $0.payload == marker.payload }
                let times = known.map { NumberText.seconds($0.time) }.joined(separator: " and ")
                losses.append(
                    ExportLoss(
                        variant: variant.name, kind: .replacement,
                        phrase:
                            "'\(marker.name)' always comes at \(times), which with other values would be "
                            + range(late.time.earliest, late.time.latest), size: nil))
            }
        }
        return losses
    }

    /// What is said of a track's late times: the first start that waits, and every duration that the values decide.
    private func lateTimes(
        of track: Track, _ model: (PropertyPath) -> MotionValue?
    ) throws(BindingError) -> [String] {
        let parameters = self.parameters ?? motion.defaultNumbers
        var phrases: [String] = []
        for late in track.late?.segments ?? [] {
            // Alone, since a throw becomes several segments.
            let alone = LateSegment(segment: 0, start: late.start, end: late.end, steps: late.steps)
            let own = track.with(
                segments: [track.segments[late.segment]], loop: nil, mirrorTime: nil, phase: 0,
                late: LateTimes(segments: [alone]))
            let bound = try BoundTrack(own, parameters: parameters, reading: model).track
            if let course = late.course, track.isOpen(late) {
                let speed = late.steps.reduce(1) { $0 * $1.speed }
                let (least, most) = (course.shortest / speed, course.longest / speed)
                // What differs by less than is written differs by nothing.
                if NumberText.seconds(least) != NumberText.seconds(most) {
                    phrases.append(
                        "always takes \(NumberText.seconds(bound.end - bound.start)), which from other values would be "
                            + range(least, most))
                }
            }
            let latest = LateTime(late.start, late.steps).latest
            guard late.segment == track.late?.segments[0].segment, late.steps.isOpen,
                late.earliestStart < latest
            else { continue }
            phrases.append(
                "always begins at \(NumberText.seconds(bound.start)), which with other values would be "
                    + range(late.earliestStart, latest))
        }
        return phrases
    }

    /// A range of times, in words.
    private func range(_ earliest: Double, _ latest: Double) -> String {
        "\(NumberText.seconds(earliest)) to \(NumberText.seconds(latest))"
    }
}

extension Track {
    /// The components of parameters that decide how its springs and throws go, besides the values between which they do.
    ///
    /// A decay goes alike on each way, but for its time.
    fileprivate var courseSlots: Set<Int> {
        var slots: Set<Int> = []
        for segment in late?.segments ?? [] {
            switch segment.course {
            case .release?, .bounce?:
                for number in segment.course?.numbers ?? [] {
                    slots.formUnion(number.expression.parameterSlots)
                }
            case .travel?, .glide?, nil: break
            }
        }
        return slots
    }
}

extension Operand {
    /// The operand with numbers in place of the properties that it reads.
    fileprivate func settled(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> Operand {
        guard !readings.isEmpty else { return self }
        let known = try reading(model)
        return known.constant.map { .constant($0) } ?? known
    }
}

extension Timeline {
    /// The timeline with numbers in place of the properties that its keys read.
    fileprivate func settled(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> Timeline {
        var known: [Track] = []
        for track in tracks {
            var keys: [Operand] = []
            for key in track.keys { keys.append(try key.settled(model)) }
            known.append(track.readsProperties ? track.with(type: track.type, keys: keys) : track)
        }
        return with(tracks: known)
    }
}

extension CompiledVariant {
    /// Whether some of its times are only known when it is bound.
    fileprivate var isLate: Bool {
        [timeline, reversedTimeline].contains { timeline in
            timeline.isLate || timeline.tracks.contains { $0.readsProperties }
        }
    }
}
