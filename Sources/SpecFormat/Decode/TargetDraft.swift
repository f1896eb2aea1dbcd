/// A target as it was read: the states in which it is present, and those in which it isn't.
struct TargetDraft {
    let key: JSONString
    /// The object's opening bracket.
    let opening: SourceRange
    /// The names in `appears`; nil where the key isn't given.
    let present: [JSONString]?
    /// The names in `disappears`; nil where the key isn't given.
    let absent: [JSONString]?
}
