/// The texts that a property can have, in the order of their first occurrence; a value is the index of one.
public struct StringSet: Hashable, Sendable {
    /// The texts, each once.
    public let strings: [String]

    /// Creates a set of texts, in which repeated texts count once.
    public init(_ strings: [String]) {
        var seen: Set<String> = []
        self.strings = strings.filter { seen.insert($0).inserted }
    }

    /// The index of a text; `nil` when it isn't in the set.
    ///
    /// - Complexity: O(n) in the number of texts.
    public func index(of string: String) -> Int? { strings.firstIndex { $0 == string } }

    /// The texts of both sets.
    public func union(_ other: StringSet) -> StringSet { StringSet(strings + other.strings) }
}
