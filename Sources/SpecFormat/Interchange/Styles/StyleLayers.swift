/// The cascade layers of a style sheet, in the order in which they are named first.
///
/// - SeeAlso: CSS Cascading and Inheritance Level 5, "Layer Ordering"
struct StyleLayers {
    /// The places of each layer in those around it, by its full name.
    private var places: [String: [Int]] = [:]
    /// How many layers are in each.
    private var counts: [String: Int] = [:]
    private var nameless = 0

    /// What stands in a layer itself counts more than what stands in the layers in it.
    func place(of layer: String) -> [Int] { (places[layer] ?? []) + [.max] }

    /// Adds the layers of an at-rule: one with a block, which may have no name, or a list of names.
    ///
    /// - Returns: The full name of the last one.
    mutating func add(_ names: String, inside outer: String) -> String {
        var last = outer
        for list in StyleText.lists(names) {
            last = outer
            var words = list.map { $0.text }.joined().split(separator: ".").map { String($0) }
            if words.isEmpty {
                // Names have no spaces.
                words = [" \(nameless)"]
                nameless += 1
            }
            for word in words {
                let name = last + "." + word
                if places[name] == nil {
                    let count = counts[last] ?? 0
                    places[name] = (places[last] ?? []) + [count]
                    counts[last] = count + 1
                }
                last = name
            }
        }
        return last
    }
}
