/// A guess at the meaning of an unknown name.
package enum NearestName {
    /// The known name nearest to `name`, if it is near enough for a typing error.
    ///
    /// A name that differs only in case wins. Otherwise the smallest number of inserted, removed, replaced and swapped
    /// neighbouring characters wins, the first of `known` in a tie, up to a third of the length (1 for short names).
    ///
    /// - Parameter most: The largest number of changes; nil for a third of the length.
    /// - Complexity: O(k·n²) for k names of length n; names over 64 characters are never near.
    package static func nearest(
        to name: String, among known: some Sequence<String>, most: Int? = nil
    ) -> String? {
        var search = NameSearch(name, most: most)
        for candidate in known where search.isExact(candidate) { break }
        return search.nearest
    }
}
