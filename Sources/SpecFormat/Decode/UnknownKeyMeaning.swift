/// What is meant by a key that an object doesn't have.
enum UnknownKeyMeaning {
    /// It isn't known, so any key that is missing may be meant.
    case unknown
    /// A key of the object under another name, for sure or as a guess.
    case key(String, isSure: Bool)
    /// Members with these keys, or none.
    case members([String])
}
