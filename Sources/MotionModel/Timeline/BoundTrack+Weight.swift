extension BoundTrack {
    /// The track with its weight applied: it starts from a value and moves by a share of its travel, whatever its keys
    /// are.
    ///
    ///     key' = origin + weight · (key − start)
    ///
    /// For a transform it is the share of the matrix that leads from the start to the key, by its decomposition.
    ///
    /// - Parameter current: The value of the property before the track plays; nil for the track's own start.
    func weighted(from current: MotionValue?) -> BoundTrack {
        let position = track.startPosition
        let start = value(at: position)
        let origin = current?.canonical ?? start
        let weight = track.weight
        func share(_ number: Double, _ index: Int) -> Double {
            origin.components[index] + weight * (number - start.components[index])
        }
        let canonical = form.canonical
        let count = canonical.componentCount
        if form.isDirect {
            // The keys of a turning angle have been fitted to each other already: its numbers are plain ones.
            let values = (0..<track.keys.count).map { key in
                MotionValue(
                    unchecked: canonical,
                    MotionValue.Components(count: count) { share(keyComponents[key * count + $0], $0) })
            }
            let moving = moving.map { components in
                components.indices.map { index in
                    Expression.binary(
                        .add, .constant(origin.components[index] - weight * start.components[index]),
                        .binary(.multiply, .constant(weight), components[index]))
                }
            }
            return BoundTrack(track.weighted(canonical, values, moving: moving), values, moving: moving)
        }
        let keys = (0..<track.keys.count).map { key(at: $0) }
        let isAtKey = position.progress == 0 || position.progress == 1
        if isAtKey, origin == start {
            let segment = track.segments[position.segment]
            let first = keys[position.progress == 0 ? segment.fromKey : segment.toKey]
            let values = keys.map { first.interpolated(to: $0, progress: weight) }
            return BoundTrack(track.weighted(form, values), values)
        }
        let values = keys.map { key in
            let key = key.canonical
            if let way = BoundTrack.way(from: start, to: key) {
                let share = MotionValue.transform(.identity).interpolated(
                    to: .transform(way), progress: weight)
                return MotionValue.transform(
                    TransformMatrix { share.components[$0] } * TransformMatrix { origin.components[$0] })
            }
            return MotionValue(
                unchecked: canonical,
                MotionValue.Components(count: count) { share(key.components[$0], $0) })
        }
        return BoundTrack(track.weighted(canonical, values), values)
    }

    /// The matrix that leads from one transform to another; nil for other values, and from a singular one.
    private static func way(from start: MotionValue, to end: MotionValue) -> TransformMatrix? {
        guard case .transform = start.type, let inverse = (TransformMatrix { start.components[$0] }).inverse
        else { return nil }
        return TransformMatrix { end.components[$0] } * inverse
    }
}

extension Track {
    /// Whether binding applies the weight: it adds a share, and isn't a layer, whose weight applies where it is added.
    var bringsShare: Bool { weight != 1 && isAdditive && !isLayer && !type.isDiscrete }

    /// The track between keys to which its weight is applied.
    fileprivate func weighted(
        _ type: ValueType, _ values: [MotionValue], moving: [[Expression]] = []
    ) -> Track {
        let keys = values.indices.map { index -> Operand in
            guard !moving.isEmpty, !moving[index].isEmpty else { return .constant(values[index]) }
            return .formula(Formula(type: type, components: moving[index]), from: nil)
        }
        return with(type: type, weight: 1, keys: keys)
    }
}
