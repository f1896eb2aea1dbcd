/// A row of the table of known key paths: the rules for a property, by its name alone.
///
/// The rows are in ``all``. Any other key path is allowed too; ``PropertyDeclaration`` has the rules for
/// those.
///
/// It is the row's place in the table, which nothing counts references to; a ``PropertyPath`` knows it from the start.
public struct KnownKeyPath: Hashable, Sendable {
    private let kind: Kind
    /// The place among the rows of the kind.
    private let index: UInt8

    /// The part of a property path after its target, such as `bounds.size.width`.
    public var keyPath: String { row.keyPath }
    /// The rules of the properties on it that have no others.
    var rules: PropertyRules { row.rules }
    /// The type of its values.
    public var type: ValueType { row.rules.type }
    /// The unit of its numbers.
    public var unit: PropertyUnit { row.rules.unit }
    /// Whether animations of it add up by default; otherwise the latest replaces the others.
    public var isAdditive: Bool { row.rules.isAdditive }
    /// The range of each component; `nil` for any number.
    public var range: ClosedRange<Double>? { row.rules.range }
    /// The speed, in units per second, below which decay and physics count as at rest.
    public var restSpeed: Double { row.rules.restSpeed }
    /// Whether it moves, scales or rotates what is shown, which reduced motion avoids.
    public var isSpatial: Bool { row.rules.isSpatial }
    /// Whether an overshoot leaves the range that can be shown (opacities, colours, strokes) and deserves a warning.
    public var isBounded: Bool { row.rules.isBounded }
    /// Its value before anything sets it.
    public var initial: MotionValue { row.initial }
    /// A description in one line, for reference pages and completions.
    public var summary: String { row.summary }
    /// The larger value that it is a part of, and its components there; `nil` for a property of its own.
    public var part: Part? { row.part }
    /// The largest value that it is a part of, with its components there; `nil` for a property of its own.
    package var outermost: Part? { row.outermost }
    /// Whether other key paths are parts of it, so that they share its numbers.
    package var hasParts: Bool { row.hasParts }
    /// The key path of the colour that it is a component of; `nil` for every other property.
    package var color: String? { row.color }
    /// Whether it is a colour, or a component of one.
    package var isOfColor: Bool { kind == .colors }
    /// The number of bytes of the key path's first component.
    var wholeCount: Int { row.wholeCount }
    /// That component by another name, which the value has in Core Animation; `nil` if it has one name only.
    var firstWhole: String? { row.firstWhole }

    /// The components of a larger value that are a property.
    public struct Part: Hashable, Sendable {
        /// The key path of the larger value.
        public let whole: String
        /// The components of it, in stored order.
        public let components: Range<Int>
    }

    @inline(__always)
    private var row: Row { kind.rows[Int(index)] }

    /// A row by its place among those of a kind.
    init(_ kind: Kind, _ index: Int) {
        self.kind = kind
        self.index = UInt8(index)
    }

    /// The row of a key path; `nil` when it isn't in the table.
    ///
    /// - Complexity: O(n) for n rows of one kind of value, of which there are few.
    public static func row(for keyPath: String) -> KnownKeyPath? {
        let utf8 = ContiguousArray(keyPath.utf8)
        return KnownKeyPath(utf8.span)
    }

    /// The row of a key path; `nil` when it isn't in the table. Only the rows of its kind are made.
    init?(_ keyPath: Span<UInt8>) {
        // An index begins with a digit.
        guard !keyPath.isEmpty, keyPath[0] >= UInt8(ascii: "a") else { return nil }
        let kind = Kind(ofGroup: keyPath.extracting(0..<keyPath.componentCount))
        let rows = kind.rows
        for index in rows.indices where keyPath.isEqual(to: rows[index].bytes) {
            self.init(kind, index)
            return
        }
        return nil
    }
}
