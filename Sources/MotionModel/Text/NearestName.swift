/// A guess at the meaning of an unknown name.
package enum NearestName {
    /// The known name nearest to `name`, if it is near enough for a typing error.
    ///
    /// A name that differs only in case wins. Otherwise the smallest number of inserted, removed, replaced and swapped
    /// neighbouring characters wins, the first of `known` in a tie, up to a third of the length (1 for short names).
    ///
    /// - Complexity: O(k·n²) for k names of length n; names over 64 characters are never near.
    package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        var steps = Int.max
        return nearest(to: name, among: known, steps: &steps)
    }

    /// The known name nearest to `name`, looked for in so many steps at most.
    ///
    /// - Parameter steps: How many there are (see ``NameSearch/steps``), and afterwards how many are left.
    /// - Returns: nil too when they didn't last: a name that wasn't compared might be nearer.
    package static func nearest(
        to name: String, among known: some Sequence<String>, steps: inout Int
    ) -> String? {
        var search = NameSearch(name)
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
