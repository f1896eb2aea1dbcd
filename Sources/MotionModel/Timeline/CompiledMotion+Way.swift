extension CompiledMotion {
    /// The only variant from one state to another, else the only one back, which then plays reversed; `nil` if there
    /// is none, or several. What is played for reduced motion only doesn't count.
    ///
    /// - Complexity: O(variants²).
    package func way(
        from start: String, to end: String
    ) -> (variant: CompiledVariant, isReversed: Bool)? {
        for isReversed in [false, true] {
            let (first, last) = isReversed ? (end, start) : (start, end)
            let ways = variants.filter { variant in
                variant.startState == first && variant.endState == last
                    && !variants.contains { $0.reducedForm == variant.name }
            }
            if ways.count == 1 { return (ways[0], isReversed) }
            if !ways.isEmpty { return nil }
        }
        return nil
    }

    /// The events that take its transitions, each once, in the order in which these name them.
    package var events: [String] {
        var events: [String] = []
        for name in transitions.flatMap({ $0.trigger.events }) where !events.contains(name) {
            events.append(name)
        }
        return events
    }
}
