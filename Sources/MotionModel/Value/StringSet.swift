/// The texts that a property takes, in the order in which they were met; a value is the index of one.
public struct StringSet: Hashable, Sendable {
    /// The texts, each once.
    public let strings: [String]

    /// The texts, of which repeated ones count once.
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
