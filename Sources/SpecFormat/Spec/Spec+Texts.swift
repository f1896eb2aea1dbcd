import MotionModel

/// Properties whose values are texts.
extension Spec {
    /// The spec with one set of texts for each property: all that the spec has for it, in the order of the document.
    ///
    /// - Complexity: O(values), where there are texts; else O(properties).
    var withSharedTexts: Spec {
        var sets: [PropertyPath: StringSet] = [:]
        for property in restingProperties { Self.collect(property, [property.initial], &sets) }
        for animation in animations {
            Self.collect(
                animation.property,
                [animation.property.initial] + animation.values.map { $0.constant }, &sets)
        }
        for variant in variants {
            guard case .tree(let node) = variant.motion else { continue }
            for leaf in node.leaves {
                Self.collect(
                    leaf.property,
                    [leaf.property.initial, leaf.start?.constant] + leaf.keyframes.map { $0.value.constant },
                    &sets)
            }
        }
        guard !sets.isEmpty else { return self }
        return Spec(
            name: name, description: description, parameters: parameters, states: states,
            animations: animations.map { animation in
                guard let set = sets[animation.property.path] else { return animation }
                return Animation(
                    property: animation.property.with(set), values: animation.values.map { $0.with(set) },
                    weight: animation.weight, velocity: animation.velocity)
            },
            restingProperties: restingProperties.map { property in
                sets[property.path].map { property.with($0) } ?? property
            },
            variants: variants.map { variant in
                guard case .tree(let node) = variant.motion else { return variant }
                let shared = node.mapLeaves { leaf in sets[leaf.property.path].map { leaf.with($0) } ?? leaf }
                return Variant(
                    name: variant.name, description: variant.description, startState: variant.startState,
                    endState: variant.endState, motion: .tree(shared), reducedMotion: variant.reducedMotion)
            })
    }

    private static func collect(
        _ property: PropertyDeclaration, _ values: [MotionValue?], _ sets: inout [PropertyPath: StringSet]
    ) {
        guard case .string = property.type else { return }
        let texts = values.compactMap { $0?.string }
        sets[property.path] = (sets[property.path] ?? StringSet([])).union(StringSet(texts))
    }
}

extension PropertyDeclaration {
    /// The declaration, for a property of these texts.
    fileprivate func with(_ set: StringSet) -> PropertyDeclaration {
        PropertyDeclaration(
            path: path, type: .string(set), unit: unit, isAdditive: isAdditive,
            initial: initial?.converted(to: .string(set)))
    }
}

extension Operand {
    /// The operand, for a property of these texts.
    fileprivate func with(_ set: StringSet) -> Operand {
        constant?.converted(to: .string(set)).map { .constant($0) } ?? self
    }
}

extension Spec.Leaf {
    /// The leaf, for a property of these texts.
    fileprivate func with(_ set: StringSet) -> Spec.Leaf {
        Spec.Leaf(
            property: property.with(set), isLayer: isLayer, weight: weight, start: start?.with(set),
            keyframes: keyframes.map { Keyframe(place: $0.place, value: $0.value.with(set), curve: $0.curve) }
        )
    }
}
