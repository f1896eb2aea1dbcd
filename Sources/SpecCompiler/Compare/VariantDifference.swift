import MotionModel
import SpecFormat

/// The difference in one variant, or in its form for reduced motion.
public struct VariantDifference: Hashable, Sendable {
    /// The variant's name; `expand.reduced` for the reduced form of `expand`.
    public let name: String
    /// The changes besides those of the properties.
    public let alterations: [MotionAlteration]
    /// The properties that move differently, in the order of their paths.
    public let properties: [PropertyDifference]

    /// The severity of the worst change.
    public var difference: DifferenceClass {
        var gravest = alterations.map { $0.difference }.max() ?? .invisible
        for property in properties { gravest = max(gravest, property.difference) }
        return gravest
    }

    /// Creates a difference; nil if there is none.
    init?(_ name: String, _ alterations: [MotionAlteration], _ properties: [PropertyDifference] = []) {
        guard !alterations.isEmpty || !properties.isEmpty else { return nil }
        self.name = name
        self.alterations = alterations
        self.properties = properties
    }

    /// Compares two variants.
    ///
    /// - Throws: `BindingError` when one of them can't be played with these values.
    init?(
        _ name: String, _ old: CompiledVariant, of before: MotionDifference.Side, _ new: CompiledVariant,
        of after: MotionDifference.Side, also alterations: [MotionAlteration] = []
    ) throws(BindingError) {
        var alterations = alterations
        if old.startState != new.startState || old.endState != new.endState {
            alterations.append(
                .states(
                    from: "'\(old.startState)' to '\(old.endState)'",
                    to: "'\(new.startState)' to '\(new.endState)'"))
        }
        let (oldTimeline, newTimeline) = (try before.bound(old), try after.bound(new))
        if oldTimeline.duration != newTimeline.duration {
            alterations.append(.duration(from: oldTimeline.duration, to: newTimeline.duration))
        }
        alterations += Self.alterations(of: oldTimeline.markers, newTimeline.markers)
        let (oldDeclared, newDeclared) = (before.motion.declarations, after.motion.declarations)
        let oldProperties = oldTimeline.properties.divided(like: newTimeline.properties, newDeclared)
        let newProperties = newTimeline.properties.divided(like: oldTimeline.properties, oldDeclared)
        let (oldPlaces, newPlaces) = (oldProperties.places, newProperties.places)
        var properties: [PropertyDifference] = []
        for path in Set((oldProperties + newProperties).map { $0.property }).sorted() {
            let difference = PropertyDifference(
                oldPlaces[path].map { oldProperties[$0] }, newPlaces[path].map { newProperties[$0] },
                declared: oldDeclared[path], newDeclared[path])
            if let difference { properties.append(difference) }
        }
        self.init(name, alterations, properties)
    }

    /// Whether two markers have one payload, however it is written.
    private static func haveSamePayload(_ one: Marker, _ other: Marker) -> Bool {
        guard let text = one.payload, let otherText = other.payload else {
            return one.payload == other.payload
        }
        return text == otherText
            || JSONValue(text: text)?.sorted.text(pretty: false)
                == JSONValue(text: otherText)?.sorted.text(pretty: false)
    }

    /// The changes of the markers; markers with the same name are paired in their order.
    private static func alterations(of old: [Marker], _ new: [Marker]) -> [MotionAlteration] {
        var alterations: [MotionAlteration] = []
        var waiting: [String: [Int]] = [:]
        for index in new.indices.reversed() { waiting[new[index].name, default: []].append(index) }
        var isPaired = [Bool](repeating: false, count: new.count)
        for marker in old {
            guard let index = waiting[marker.name]?.popLast() else {
                alterations.append(.markerRemoved(marker.name))
                continue
            }
            isPaired[index] = true
            let other = new[index]
            if other.time != marker.time || other.period != marker.period {
                alterations.append(.markerTime(marker.name, from: marker.time, to: other.time))
            }
            if !haveSamePayload(marker, other) { alterations.append(.markerPayload(marker.name)) }
        }
        return alterations + new.indices.filter { !isPaired[$0] }.map { .markerAdded(new[$0].name) }
    }
}

extension CompiledMotion {
    /// The declarations of properties, by their paths.
    fileprivate var declarations: [PropertyPath: PropertyDeclaration] {
        var declarations: [PropertyPath: PropertyDeclaration] = [:]
        for property in properties { declarations[property.path] = property }
        return declarations
    }
}

extension [BoundProperty] {
    /// The motion with the numbers of a value as properties of their own where the other motion, which knows the value too, has
    /// them so because it moves a part by itself.
    fileprivate func divided(
        like others: [BoundProperty], _ declared: [PropertyPath: PropertyDeclaration]
    ) -> [BoundProperty] {
        let paths = Set(others.map { $0.property })
        return flatMap { property -> [BoundProperty] in
            guard !paths.contains(property.property), declared[property.property] != nil else {
                return [property]
            }
            let numbers = property.property.numbers
            guard numbers.contains(where: { paths.contains($0.path) }) else { return [property] }
            let parts = numbers.compactMap { property.part($0.component, as: $0.path, $0.row.type) }
            return parts.count == numbers.count ? parts : [property]
        }
    }
}
