public import MotionModel

extension Spec {
    /// One leaf of a motion tree: keyframes of one property over the leaf's length.
    public final class Leaf: Hashable, Sendable {
        /// The property's declaration.
        public let property: PropertyDeclaration
        /// The type, or the form of it, in which its values are interpolated.
        public let form: ValueType
        /// Whether it adds to another leaf of the same property instead of following it.
        public let isLayer: Bool
        /// The share, 0…1, of an additive contribution.
        public let weight: Double
        /// The start; nil is the property's value when the node starts.
        public let start: Operand?
        /// Whether the start is written: a state's value and the property's own aren't, unless a step leaves them, or
        /// another variant uses the leaf that doesn't lead from that value.
        public let startsAsWritten: Bool
        /// The keyframes, in order of time.
        public let keyframes: [Keyframe]
        /// The name of the leaf's timing in its variant's `timings`: one that animations can share, or the property's
        /// path. nil in a written motion tree.
        public let timingName: String?
        /// What decides how its only way goes, if that is only known when it plays; its node has the longest duration until then.
        /// Where a throw comes to rest is what its keyframe says then.
        public let lateCourse: LateCourse?

        /// A value that a leaf reaches.
        public struct Keyframe: Hashable, Sendable {
            /// The time as a share of the leaf's length, 0…1, not before that of the preceding keyframe.
            public let place: Double
            /// The value; an operand that refers to a key refers to the leaf's own keys, of which 0 is the start.
            public let value: Operand
            /// The easing from the preceding keyframe, or from the start.
            public let curve: Curve

            /// Creates a keyframe.
            package init(place: Double, value: Operand, curve: Curve) {
                self.place = place
                self.value = value
                self.curve = curve
            }
        }

        /// Creates a leaf.
        package init(
            property: PropertyDeclaration, form: ValueType? = nil, isLayer: Bool = false, weight: Double = 1,
            start: Operand?, startsAsWritten: Bool, keyframes: [Keyframe], timingName: String? = nil,
            lateCourse: LateCourse? = nil
        ) {
            precondition(!keyframes.isEmpty, "a leaf leads somewhere")
            precondition(lateCourse == nil || keyframes.count == 1, "a late course leads to one value")
            var keyframes = keyframes
            if case .bounce(let thrown)? = lateCourse {
                let place = keyframes[0].place
                keyframes = [
                    Keyframe(place: place, value: .resting(thrown, from: 0), curve: thrown.outline)
                ]
            }
            var reached = 0.0
            for keyframe in keyframes {
                precondition(
                    keyframe.place >= reached && keyframe.place <= 1,
                    "keyframes are in order, within the leaf")
                reached = keyframe.place
            }
            self.property = property
            self.form = form ?? property.type
            self.isLayer = isLayer
            self.weight = weight
            self.start = start
            self.startsAsWritten = startsAsWritten
            self.keyframes = keyframes
            self.timingName = timingName
            self.lateCourse = lateCourse
        }

        /// Whether two leaves are the same motion of the same property.
        public static func == (left: Leaf, right: Leaf) -> Bool {
            left === right
                || left.property == right.property && left.form == right.form && left.isLayer == right.isLayer
                    && left.weight == right.weight && left.start == right.start
                    && left.startsAsWritten == right.startsAsWritten && left.keyframes == right.keyframes
                    && left.timingName == right.timingName && left.lateCourse == right.lateCourse
        }

        /// Hashes what tells most leaves apart.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(property)
            hasher.combine(keyframes)
        }

        /// The leaf as another variant uses it: without the name of a timing, which belongs to its own variant.
        ///
        /// - Parameter isHeld: Whether the state from which the other variant leads has its start.
        package func used(isHeld: Bool) -> Leaf {
            let startsAsWritten = startsAsWritten || start != nil && !isHeld
            guard timingName != nil || startsAsWritten != self.startsAsWritten else { return self }
            return Leaf(
                property: property, form: form, isLayer: isLayer, weight: weight, start: start,
                startsAsWritten: startsAsWritten, keyframes: keyframes, lateCourse: lateCourse)
        }

        /// Returns the leaf with some parts replaced.
        func with(
            property: PropertyDeclaration? = nil, form: ValueType? = nil, start: Operand?? = nil,
            keyframes: [Keyframe]? = nil, lateCourse: LateCourse? = nil
        ) -> Leaf {
            Leaf(
                property: property ?? self.property, form: form ?? self.form, isLayer: isLayer,
                weight: weight,
                start: start ?? self.start, startsAsWritten: startsAsWritten,
                keyframes: keyframes ?? self.keyframes, timingName: timingName,
                lateCourse: lateCourse ?? self.lateCourse)
        }
    }
}
