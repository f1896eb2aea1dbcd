/// A row of the table of known key paths: the rules for a property, by its name alone.
///
/// The rows are in ``all``. Any other key path is allowed too; ``PropertyDeclaration`` has the rules for
/// those.
///
/// A row exists once, and is referred to; a ``PropertyPath`` knows its row from the start.
public final class KnownKeyPath: Hashable, Sendable {
    /// The part of a property path after its target, such as `bounds.size.width`.
    public let keyPath: String
    /// The rules of the properties on it that have no others.
    let rules: PropertyRules
    /// The type of its values.
    public var type: ValueType { rules.type }
    /// The unit of its numbers.
    public var unit: PropertyUnit { rules.unit }
    /// Whether animations of it add up by default; otherwise the latest replaces the others.
    public var isAdditive: Bool { rules.isAdditive }
    /// The range of each component; `nil` for any number.
    public var range: ClosedRange<Double>? { rules.range }
    /// The speed, in units per second, below which decay and physics count as at rest.
    public var restSpeed: Double { rules.restSpeed }
    /// Whether it moves, scales or rotates what is shown, which reduced motion avoids.
    public var isSpatial: Bool { rules.isSpatial }
    /// Whether an overshoot leaves the range that can be shown (opacities, colours, strokes) and deserves a warning.
    public var isBounded: Bool { rules.isBounded }
    /// Its value before anything sets it.
    public let initial: MotionValue
    /// A description in one line, for reference pages and completions.
    public let summary: String
    /// The larger value that it is a part of, and its components there; `nil` for a property of its own.
    public let part: Part?
    /// The largest value that it is a part of, with its components there; `nil` for a property of its own.
    package let outermost: Part?
    /// Whether other key paths are parts of it, so that they share its numbers.
    package let hasParts: Bool
    /// The key path of the colour that it is a component of; `nil` for every other property.
    package let color: String?

    /// The components of a larger value that are a property.
    public struct Part: Hashable, Sendable {
        /// The key path of the larger value.
        public let whole: String
        /// The components of it, in stored order.
        public let components: Range<Int>
    }

    /// Whether its values are colours.
    package var isColor: Bool { if case .color = type { true } else { false } }

    /// The number of bytes of the key path's first component.
    let wholeCount: Int
    /// That component by another name, which the value has in Core Animation; `nil` if it has one name only.
    let firstWhole: String?
    /// The key path in UTF-8, to be compared with a part of a text.
    private let bytes: [UInt8]

    /// Creates a row.
    init(
        keyPath: String, type: ValueType, unit: PropertyUnit, isAdditive: Bool, range: ClosedRange<Double>?,
        isSpatial: Bool, isBounded: Bool, initial: MotionValue, summary: String, part: Part? = nil,
        outermost: Part? = nil, hasParts: Bool = false, color: String? = nil
    ) {
        self.keyPath = keyPath
        bytes = Array(keyPath.utf8)
        wholeCount = keyPath.utf8.prefix { $0 != UInt8(ascii: ".") }.count
        let whole = Self.group(of: keyPath)
        let first = Self.firstName(of: whole)
        firstWhole = first == whole ? nil : first
        rules = PropertyRules(
            type: type, unit: unit, isAdditive: isAdditive, range: range, isSpatial: isSpatial,
            isBounded: isBounded, initial: initial)
        self.initial = initial
        self.summary = summary
        self.part = part
        self.outermost = outermost ?? part
        self.hasParts = hasParts
        self.color = color
    }

    /// Whether two rows are the same: there is one of a key path.
    public static func == (first: KnownKeyPath, second: KnownKeyPath) -> Bool { first === second }

    /// Hashes the key path.
    public func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }

    /// The row of a key path; `nil` when it isn't in the table.
    ///
    /// - Complexity: O(n) for n rows of one kind of value, of which there are few.
    public static func row(for keyPath: String) -> KnownKeyPath? {
        let utf8 = ContiguousArray(keyPath.utf8)
        return number(of: utf8.span).map { row(numbered: $0) }
    }

    /// The number of a key path's row; `nil` when it isn't in the table. Only the rows of its kind are made.
    static func number(of keyPath: Span<UInt8>) -> UInt8? {
        // An index begins with a digit.
        guard !keyPath.isEmpty, keyPath[0] >= UInt8(ascii: "a") else { return nil }
        let kind = Kind(ofGroup: keyPath.extracting(0..<keyPath.componentCount))
        let rows = kind.rows
        for index in rows.indices where keyPath.isEqual(to: rows[index].bytes) {
            return kind.rawValue << 5 | UInt8(index)
        }
        return nil
    }

    /// The row of a number.
    static func row(numbered number: UInt8) -> KnownKeyPath {
        guard let kind = Kind(rawValue: number >> 5) else { preconditionFailure("a number belongs to a row") }
        return kind.rows[Int(number & 31)]
    }
}
