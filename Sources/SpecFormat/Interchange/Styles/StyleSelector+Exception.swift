extension StyleSelector {
    /// The state outside of which alone the selector means its element: `on` of `.card:not(.on)`; nil for any other selector.
    func exception(_ alone: Set<String>, _ targets: Set<String>) -> (state: String, text: String)? {
        guard let last = compounds.last else { return nil }
        let states = StyleCompound(last).meaning(alone).states
        guard states.count == 1, states[0].hasPrefix("not "),
            meaning(alone, targets).state == StyleText.identifier(states[0])
        else { return nil }
        let inside = String(states[0].dropFirst(4))
        guard !inside.contains(",") else { return nil }
        let compound = StyleCompound(inside)
        let all = (compound.names + compound.states).joined(separator: " ")
        guard let state = StyleText.identifier(all) else { return nil }
        return (state, ([all] + compound.attributes).joined(separator: "|"))
    }
}
