/// The context of a node in a motion tree.
struct NodeScope {
    /// The target that replaces `$`, inside `each`.
    var target: String?
    /// The index of the copy, from 0, and the number of copies, inside `each`.
    var index: Int?
    var count: Int?
    /// The property of leaves without one.
    var property: JSONString?
    /// The indices of the states at the variant's start and end.
    var startState: Int
    var endState: Int
    /// The number of states.
    var stateCount: Int
    /// Whether its group turns its children one by one, so that each may have a way back of its own.
    var isTurned = false

    /// A text with `$` replaced by the target.
    func expanded(_ string: JSONString) -> JSONString {
        let sign = UInt8(ascii: "$")
        guard let target, string.value.utf8.contains(sign) else { return string }
        return string.replacing(sign, by: target)
    }
}
