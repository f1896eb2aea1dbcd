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
        var steps = Int.max
        return nearest(to: name, among: known, most: most, steps: &steps)
    }

    /// The known name nearest to `name`, searched in a limited number of steps.
    ///
    /// - Parameter steps: The steps available (see ``NameSearch/steps``), and afterwards those left.
    /// - Returns: nil too when they didn't suffice: a name that wasn't compared might be nearer.
    package static func nearest(
        to name: String, among known: some Sequence<String>, most: Int? = nil, steps: inout Int
    ) -> String? {
        var search = NameSearch(name, most: most)
        for candidate in known {
            guard search.steps < steps else {
                steps = 0
                return nil
            }
            if search.isExact(candidate) { break }
        }
        steps -= Swift.min(search.steps, steps)
        return search.nearest
    }
}
