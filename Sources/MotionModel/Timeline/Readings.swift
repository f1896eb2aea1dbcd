extension PropertyReading {
    /// What is read of a value.
    ///
    /// - Throws: `missingValue` if there is none, `wrongType` if it has another type.
    package func number(of value: MotionValue?) throws(BindingError) -> Double {
        guard let value else { throw .missingValue(property) }
        guard value.type.canonical == type else {
            throw .wrongType(property, expected: type, found: value.type)
        }
        return value.canonical.components[component]
    }
}

extension Formula {
    /// The formula with numbers in place of the properties that it reads.
    ///
    /// - Parameter model: The model's value of a property.
    /// - Throws: `missingValue` and `wrongType` for the first property whose value is missing or of another type.
    package func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> Formula {
        var numbers: [PropertyReading: Double] = [:]
        for reading in readings { numbers[reading] = try reading.number(of: model(reading.property)) }
        return numbers.isEmpty ? self : substituting { numbers[$0].map { .constant($0) } }
    }
}

extension Operand {
    /// What it reads of properties, in its order.
    package var readings: [PropertyReading] {
        switch self {
        case .formula(let formula, _): formula.readings
        case .resting(let thrown, _): thrown.numbers.flatMap { $0.expression.readings }
        case .constant, .current, .mixed: []
        }
    }

    /// The operand with numbers in place of the properties that it reads.
    ///
    /// - Throws: `missingValue` and `wrongType`, as ``Formula/reading(_:)``.
    package func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> Operand {
        switch self {
        case .formula(let formula, let from) where formula.usesReadings:
            return .formula(try formula.reading(model), from: from)
        case .resting(let thrown, let from):
            return .resting(
                try thrown.mapped { (number) throws(BindingError) in try number.reading(model) }, from: from)
        case .constant, .current, .formula, .mixed: return self
        }
    }
}

extension Track {
    /// What its keys read of properties, in their order, and then what its late times read.
    package var readings: [PropertyReading] {
        readsProperties ? keys.flatMap { $0.readings } + (late?.readings ?? []) : []
    }

    /// The track with numbers in place of the properties that its keys and late times read.
    ///
    /// - Throws: `missingValue` and `wrongType`, as ``Formula/reading(_:)``.
    package func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> Track {
        guard readsProperties else { return self }
        var known: [Operand] = []
        for key in keys { known.append(try key.reading(model)) }
        let read = with(type: type, keys: known)
        guard let late else { return read }
        return read.with(
            segments: segments, loop: loop, mirrorTime: mirrorTime, phase: phase,
            late: try late.reading(model))
    }
}

extension Timeline {
    /// What its tracks and its late instants read of properties.
    package var readings: [PropertyReading] { tracks.flatMap { $0.readings } + (late?.readings ?? []) }
}

extension CompiledMotion {
    /// What it reads of properties, in its order; what it reads several times is there several times.
    package var readings: [PropertyReading] {
        states.flatMap { $0.operands.flatMap { $0?.readings ?? [] } }
            + variants.flatMap { variant in
                variant.timeline.readings + variant.reversedTimeline.readings
            }
    }
}
