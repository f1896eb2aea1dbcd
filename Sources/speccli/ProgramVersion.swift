/// Which version of the program this is.
enum ProgramVersion {
    /// Semantic: the language's version is another number.
    static let text = "0.1.0"
}
