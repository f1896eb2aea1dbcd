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
}
