/// A row of the table of known key paths: the rules for a property, by its name alone.
///
/// The rows are in ``all``. Any other key path is allowed too; ``PropertyDeclaration`` has the rules for
/// those.
public struct KnownKeyPath: Hashable, Sendable {
    /// The part of a property path after its target, such as `bounds.size.width`.
    public let keyPath: String
    /// The type of its values.
    public let type: ValueType
    /// The unit of its numbers.
    public let unit: PropertyUnit
    /// Whether animations of it add up by default; otherwise the latest replaces the others.
    public let isAdditive: Bool
    /// The range of each component; `nil` for any number.
    public let range: ClosedRange<Double>?
    /// Whether it moves, scales or rotates what is shown, which reduced motion avoids.
    public let isSpatial: Bool
    /// Whether an overshoot leaves the range that can be shown (opacities, colours, strokes) and deserves a warning.
    public let isBounded: Bool
    /// Its value before anything sets it.
    public let initial: MotionValue
    /// A description in one line, for reference pages and completions.
    public let summary: String
    /// The larger value that it is a part of, and its components there; `nil` for a property of its own.
    public let part: Part?

    /// The components of a larger value that are a property.
    public struct Part: Hashable, Sendable {
        /// The key path of the larger value.
        public let whole: String
        /// The components of it, in stored order.
        public let components: Range<Int>
    }

    /// The speed, in units per second, below which decay and physics count as at rest.
    public var restSpeed: Double { unit.restSpeed }

    /// The row of a key path; `nil` when it isn't in the table.
    ///
    /// - Complexity: O(n) for n rows of one kind of value, of which there are few.
    public static func row(for keyPath: String) -> KnownKeyPath? {
        rows(withGroupOf: keyPath).first { $0.keyPath == keyPath }
    }
}
