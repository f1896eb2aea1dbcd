/// What the text around a node of a motion tree gives it.
struct NodeScope {
    /// The target that `$` stands for, inside `each`.
    var target: String?
    /// The number of the copy, from 0, and how many there are, inside `each`.
    var index: Int?
    var count: Int?
    /// The property of leaves that name none.
    var property: JSONString?
    /// The indices of the states that the variant leads from and to.
    var startState: Int
    var endState: Int
    /// How many states there are.
    var stateCount: Int
    /// Whether the group around it turns its children one by one, so that each may have a way back of its own.
    var isTurned = false

    /// A text with the target in the place of `$`.
    func expanded(_ string: JSONString) -> JSONString {
        guard let target, string.value.utf8.contains(UInt8(ascii: "$")) else { return string }
        var text = ""
        for scalar in string.value.unicodeScalars {
            if scalar == "$" { text += target } else { text.unicodeScalars.append(scalar) }
        }
        return JSONString(value: text, range: string.range, contentRange: string.contentRange, escapes: [])
    }
}
