/// The motion of one number of a value.
extension BoundProperty {
    /// The motion of one of its numbers, as a property of its own; nil where its numbers don't move by themselves, as on a route.
    ///
    /// - Parameters:
    ///   - component: The number's place among the stored components.
    ///   - property: The path of that property.
    ///   - type: Its type, which has one component.
    package func part(_ component: Int, as property: PropertyPath, _ type: ValueType) -> BoundProperty? {
        guard let base = base.part(component, as: property, type) else { return nil }
        var result = BoundProperty(base: base)
        for layer in layers {
            guard let part = layer.part(component, as: property, type) else { return nil }
            result.layers.append(part)
        }
        return result
    }
}

extension BoundTrack {
    fileprivate func part(_ component: Int, as property: PropertyPath, _ type: ValueType) -> BoundTrack? {
        guard isPlain, !beginsElsewhere, track.late == nil else { return nil }
        var keys: [Operand] = []
        for key in track.keys.indices {
            let number = keyComponents[key * componentCount + component]
            guard let value = MotionValue(type: type, components: [number]) else { return nil }
            keys.append(.constant(value))
        }
        return BoundTrack(
            constants: Track(
                property: property, type: type, isAdditive: track.isAdditive, weight: track.weight,
                keys: keys,
                segments: track.segments, loop: track.loop, mirrorTime: track.mirrorTime,
                isLayer: track.isLayer, isSynchronized: track.isSynchronized,
                startsAsWritten: track.startsAsWritten, late: nil, phase: track.phase))
    }
}
