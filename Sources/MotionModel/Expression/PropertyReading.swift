/// What an expression reads of a property: one stored component of the value that the model has when a motion starts.
public struct PropertyReading: Hashable, Sendable {
    /// The property.
    public let property: PropertyPath
    /// The canonical type of its values.
    public let type: ValueType
    /// The index of the component among those that values of the type store.
    public let component: Int

    /// Creates a reading.
    ///
    /// - Precondition: The type is canonical and has that component.
    public init(_ property: PropertyPath, type: ValueType, component: Int = 0) {
        precondition(type == type.canonical, "the model's values are canonical")
        precondition(component >= 0 && component < type.componentCount, "what is read is a part of the value")
        self.property = property
        self.type = type
        self.component = component
    }

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

    /// The same of another property.
    package func of(_ property: PropertyPath) -> PropertyReading {
        PropertyReading(property, type: type, component: component)
    }

    /// The path, and the name of the part if there are several: `sheet.bounds.height`.
    package var text: String {
        let names = type.componentNames
        return names.indices.contains(component) ? "\(property.text).\(names[component])" : property.text
    }
}

extension Formula {
    /// See ``Expression/substituting(readings:)``.
    public func substituting(readings replacement: (PropertyReading) -> Expression?) -> Formula {
        Formula(type: type, components: components.map { $0.substituting(readings: replacement) })
    }

    /// What the components read of properties, in their order.
    public var readings: [PropertyReading] { components.flatMap { $0.readings } }

    /// Whether a component reads a property.
    public var usesReadings: Bool { components.contains { $0.usesReadings } }

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
        if case .formula(let formula, _) = self { return formula.readings }
        return []
    }

    /// The operand with numbers in place of the properties that it reads.
    ///
    /// - Throws: `missingValue` and `wrongType`, as ``Formula/reading(_:)``.
    package func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> Operand {
        guard case .formula(let formula, let from) = self, formula.usesReadings else { return self }
        return .formula(try formula.reading(model), from: from)
    }
}

extension Track {
    /// What its keys read of properties, in their order.
    package var readings: [PropertyReading] { readsProperties ? keys.flatMap { $0.readings } : [] }

    /// The track with numbers in place of the properties that its keys read.
    ///
    /// - Throws: `missingValue` and `wrongType`, as ``Formula/reading(_:)``.
    package func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> Track {
        guard readsProperties else { return self }
        var known: [Operand] = []
        for key in keys { known.append(try key.reading(model)) }
        return with(type: type, keys: known)
    }
}

extension CompiledMotion {
    /// What it reads of properties, in its order; what it reads several times is there several times.
    package var readings: [PropertyReading] {
        states.flatMap { $0.operands.flatMap { $0?.readings ?? [] } }
            + variants.flatMap { variant in
                (variant.timeline.tracks + variant.reversedTimeline.tracks).flatMap { $0.readings }
            }
    }
}
