import MotionModel

extension CompiledVariant {
    /// What a comment in code says of it: the states in which it begins and ends.
    var comment: String { "From `\(startState)` to `\(endState)`." }
}
