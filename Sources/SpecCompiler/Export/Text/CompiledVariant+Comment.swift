import MotionModel

extension CompiledVariant {
    /// What a comment in code says of it: the states in which it begins and ends; nil where the spec names none.
    var comment: String? {
        startState == "from" && endState == "to" ? nil : "From `\(startState)` to `\(endState)`."
    }
}
