public import MotionModel

extension Spec {
    /// What one leaf of a motion tree does to one property: keyframes over the leaf's length.
    public struct Leaf: Hashable, Sendable {
        /// What moves, and what holds for it.
        public let property: PropertyDeclaration
        /// The type, or the form of it, that its values are interpolated in.
        public let form: ValueType
        /// Whether it adds to another leaf of the same property instead of following it.
        public let isLayer: Bool
        /// The share, 0…1, of an additive contribution.
        public let weight: Double
        /// Where it starts: nil is the property's value when the node starts.
        public let start: Operand?
        /// What follows, in order of time.
        public let keyframes: [Keyframe]
        /// The name of the timing that the leaf has from its variant's `timings`: one that animations can share, or the property's
        /// path. nil in a tree that is written as one.
        public let timingName: String?

        /// A value that a leaf reaches.
        public struct Keyframe: Hashable, Sendable {
            /// When, as a share of the leaf's length, 0…1, not before the keyframe in front of it.
            public let place: Double
            /// The value; an operand that refers to a key refers to the leaf's own, of which 0 is the start.
            public let value: Operand
            /// The easing from the keyframe in front of it, or from the start.
            public let curve: Curve

            /// A value that a leaf reaches.
            package init(place: Double, value: Operand, curve: Curve) {
                self.place = place
                self.value = value
                self.curve = curve
            }
        }

        /// What one leaf does to one property.
        package init(
            property: PropertyDeclaration, form: ValueType? = nil, isLayer: Bool = false, weight: Double = 1,
            start: Operand?, keyframes: [Keyframe], timingName: String? = nil
        ) {
            precondition(!keyframes.isEmpty, "a leaf leads somewhere")
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
            self.keyframes = keyframes
            self.timingName = timingName
        }

        /// The leaf without the name of a timing.
        var unnamed: Leaf {
            Leaf(
                property: property, form: form, isLayer: isLayer, weight: weight, start: start,
                keyframes: keyframes)
        }

        /// The leaf with other parts; what isn't given stays as it is.
        func with(
            property: PropertyDeclaration? = nil, form: ValueType? = nil, start: Operand?? = nil,
            keyframes: [Keyframe]? = nil
        ) -> Leaf {
            Leaf(
                property: property ?? self.property, form: form ?? self.form, isLayer: isLayer,
                weight: weight,
                start: start ?? self.start, keyframes: keyframes ?? self.keyframes, timingName: timingName)
        }
    }
}
