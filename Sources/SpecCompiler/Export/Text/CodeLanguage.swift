/// A language that constants are generated in.
enum CodeLanguage {
    /// Swift 6.
    case swift
    /// Kotlin 2.
    case kotlin
}
